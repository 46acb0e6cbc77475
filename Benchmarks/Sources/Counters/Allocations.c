// Every allocation of the process passes here: what the program defines comes before the C library's.
#include "Counters.h"

#if defined(__linux__)
#include <features.h>
#endif

#if defined(__GLIBC__)

#include <errno.h>
#include <malloc.h>
#include <stdatomic.h>
#include <stddef.h>

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *old, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static _Atomic uint64_t allocations;

// One thread measures. A load and a store are cheaper than an atomic addition, and cannot be torn.
static inline void count(void) {
    uint64_t seen = atomic_load_explicit(&allocations, memory_order_relaxed);
    atomic_store_explicit(&allocations, seen + 1, memory_order_relaxed);
}

void *malloc(size_t size) {
    count();
    return __libc_malloc(size);
}

void *calloc(size_t items, size_t size) {
    count();
    return __libc_calloc(items, size);
}

void *realloc(void *old, size_t size) {
    count();
    return __libc_realloc(old, size);
}

void *memalign(size_t alignment, size_t size) {
    count();
    return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
    count();
    return __libc_memalign(alignment, size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
    count();
    void *made = __libc_memalign(alignment, size);
    if (made == NULL) {
        return ENOMEM;
    }
    *result = made;
    return 0;
}

bool counters_count_allocations(void) { return true; }

uint64_t counters_allocations(void) { return atomic_load_explicit(&allocations, memory_order_relaxed); }

uint64_t counters_held_bytes(void) {
    struct mallinfo2 heap = mallinfo2();
    return heap.uordblks + heap.hblkhd;
}

#else

bool counters_count_allocations(void) { return false; }

uint64_t counters_allocations(void) { return 0; }

uint64_t counters_held_bytes(void) { return 0; }

#endif
