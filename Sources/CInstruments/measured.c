// What a tool that counts instructions is told of this program.
#include "CInstruments.h"
#include <gnu/libc-version.h>

__attribute__((noinline)) void instruments_measured(void (*body)(void *), void *context) {
    body(context);
    // Nothing after the call: it would be a jump otherwise, and its end would not be seen.
    __asm__ volatile("" ::: "memory");
}

const char *instruments_c_library(void) { return gnu_get_libc_version(); }

const char *instruments_compiler(void) { return __VERSION__; }

const char *instruments_processor_level(void) {
#if defined(__x86_64__)
    __builtin_cpu_init();
    if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512vl")) { return "x86-64-v4"; }
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma")) { return "x86-64-v3"; }
    if (__builtin_cpu_supports("sse4.2")) { return "x86-64-v2"; }
#endif
    return "baseline";
}
