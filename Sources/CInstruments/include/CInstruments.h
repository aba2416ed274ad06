#pragma once
#include <stdint.h>

/// Heap allocations of this process so far (malloc, calloc, realloc, memalign and kin).
uint64_t instruments_allocation_count(void);

/// Heap blocks of this process that are alive.
int64_t instruments_live_blocks(void);

/// Bytes in these blocks, as the allocator has rounded them up.
int64_t instruments_live_bytes(void);
