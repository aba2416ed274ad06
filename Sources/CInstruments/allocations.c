// Counts heap allocations by standing in front of the C library's allocator.
#define _GNU_SOURCE
#include "CInstruments.h"
#include <dlfcn.h>
#include <malloc.h>
#include <stdatomic.h>
#include <stddef.h>

static _Atomic uint64_t allocations;
static _Atomic int64_t live_blocks;
static _Atomic int64_t live_bytes;

uint64_t instruments_allocation_count(void) {
    return atomic_load_explicit(&allocations, memory_order_relaxed);
}

int64_t instruments_live_blocks(void) {
    return atomic_load_explicit(&live_blocks, memory_order_relaxed);
}

int64_t instruments_live_bytes(void) {
    return atomic_load_explicit(&live_bytes, memory_order_relaxed);
}

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);
extern void *__libc_valloc(size_t);
extern void *__libc_pvalloc(size_t);
extern void __libc_free(void *);

// A growing array asks how large its block has become, and takes what is there. How much that is hangs
// on what was on the heap before, so that one run would make a block more than the next. Blocks are
// therefore asked for and told of in steps of 32 bytes: what the allocator adds, 16 at most, is not
// told of.
enum { step = 32, smallest = 24 };

/// The size to ask for instead of `size`.
static size_t stepped(size_t size) {
    if (size <= smallest) { return smallest; }
    if (size > PTRDIFF_MAX - step) { return size; }
    return (size - smallest + step - 1) / step * step + smallest;
}

/// How many bytes a block really has.
static size_t whole_size(void *block) {
    static size_t (*next)(void *);
    if (!next) { next = (size_t(*)(void *))dlsym(RTLD_NEXT, "malloc_usable_size"); }
    return next(block);
}

size_t malloc_usable_size(void *block) {
    if (!block) { return 0; }
    size_t size = whole_size(block);
    return size < smallest ? size : (size - smallest) / step * step + smallest;
}

/// Counts a block that has been made; none where there was no memory for it.
static void *made(void *block) {
    atomic_fetch_add_explicit(&allocations, 1, memory_order_relaxed);
    if (!block) { return block; }
    atomic_fetch_add_explicit(&live_blocks, 1, memory_order_relaxed);
    atomic_fetch_add_explicit(
        &live_bytes, (int64_t)whole_size(block), memory_order_relaxed);
    return block;
}

/// Counts a block of so many bytes as gone.
static void gone(size_t bytes) {
    atomic_fetch_sub_explicit(&live_blocks, 1, memory_order_relaxed);
    atomic_fetch_sub_explicit(&live_bytes, (int64_t)bytes, memory_order_relaxed);
}

void *malloc(size_t size) { return made(__libc_malloc(stepped(size))); }
void *calloc(size_t count, size_t size) {
    size_t bytes;
    // Too many are for the allocator to refuse.
    if (__builtin_mul_overflow(count, size, &bytes)) { return made(__libc_calloc(count, size)); }
    return made(__libc_calloc(1, stepped(bytes)));
}
void *memalign(size_t alignment, size_t size) { return made(__libc_memalign(alignment, stepped(size))); }
void *aligned_alloc(size_t alignment, size_t size) { return made(__libc_memalign(alignment, stepped(size))); }
void *valloc(size_t size) { return made(__libc_valloc(size)); }
void *pvalloc(size_t size) { return made(__libc_pvalloc(size)); }

void *realloc(void *old, size_t size) {
    size_t former = old ? whole_size(old) : 0;
    void *block = __libc_realloc(old, size == 0 ? 0 : stepped(size));
    // Without memory the old block stays; a size of 0 takes it away and gives none.
    if (old && (block || size == 0)) { gone(former); }
    return made(block);
}

void free(void *block) {
    if (!block) { return; }
    gone(whole_size(block));
    __libc_free(block);
}

int posix_memalign(void **out, size_t alignment, size_t size) {
    void *memory = made(__libc_memalign(alignment, stepped(size)));
    if (!memory) { return 12 /* ENOMEM */; }
    *out = memory;
    return 0;
}
