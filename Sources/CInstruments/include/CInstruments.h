#pragma once
#include <stdint.h>

/// Heap allocations of this process so far (malloc, calloc, realloc, memalign and kin).
uint64_t instruments_allocation_count(void);
