#include "Counters.h"

#if defined(__has_include)
#if __has_include(<valgrind/callgrind.h>)
#include <valgrind/callgrind.h>
#define HAS_CALLGRIND 1
#endif
#endif

#if defined(HAS_CALLGRIND)

bool counters_in_valgrind(void) { return RUNNING_ON_VALGRIND != 0; }

void counters_begin_instructions(void) {
    CALLGRIND_START_INSTRUMENTATION;
    CALLGRIND_ZERO_STATS;
}

void counters_end_instructions(const char *label) {
    CALLGRIND_DUMP_STATS_AT(label);
    CALLGRIND_STOP_INSTRUMENTATION;
}

#else

bool counters_in_valgrind(void) { return false; }

void counters_begin_instructions(void) {}

void counters_end_instructions(const char *label) { (void)label; }

#endif
