// Counts heap allocations by standing in front of the C library's allocator.
#include "CInstruments.h"
#include <stdatomic.h>
#include <stddef.h>

static _Atomic uint64_t allocations;

uint64_t instruments_allocation_count(void) {
    return atomic_load_explicit(&allocations, memory_order_relaxed);
}

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

static void count_one(void) {
    atomic_fetch_add_explicit(&allocations, 1, memory_order_relaxed);
}

void *malloc(size_t size) { count_one(); return __libc_malloc(size); }
void *calloc(size_t count, size_t size) { count_one(); return __libc_calloc(count, size); }
void *realloc(void *old, size_t size) { count_one(); return __libc_realloc(old, size); }
void *memalign(size_t alignment, size_t size) { count_one(); return __libc_memalign(alignment, size); }
void *aligned_alloc(size_t alignment, size_t size) { count_one(); return __libc_memalign(alignment, size); }

int posix_memalign(void **out, size_t alignment, size_t size) {
    count_one();
    void *memory = __libc_memalign(alignment, size);
    if (!memory) { return 12 /* ENOMEM */; }
    *out = memory;
    return 0;
}
