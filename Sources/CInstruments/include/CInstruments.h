#pragma once
#include <stdint.h>

/// Heap allocations of this process so far (malloc, calloc, realloc, memalign and kin).
uint64_t instruments_allocation_count(void);

/// Heap blocks of this process that are alive.
int64_t instruments_live_blocks(void);

/// Bytes in these blocks, as the allocator has rounded them up.
int64_t instruments_live_bytes(void);

/// Calls `body` with `context`. A tool that counts instructions finds what is to be counted by this
/// function's name.
void instruments_measured(void (*body)(void *), void *context);

/// The version and revision of the compiler that built this, such as `17.0.0 10a1b2c`.
const char *instruments_compiler(void);

/// The version of the C library, such as `2.36`.
const char *instruments_c_library(void);

/// How much of its instruction set this processor has, such as `x86-64-v3`; `baseline` elsewhere.
const char *instruments_processor_level(void);
