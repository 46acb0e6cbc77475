#ifndef COUNTERS_H
#define COUNTERS_H

#include <stdbool.h>
#include <stdint.h>

/// Whether allocations are counted in this process: with glibc they are.
bool counters_count_allocations(void);

/// How often memory was asked for, since the process began.
uint64_t counters_allocations(void);

/// How many bytes the heap holds at the moment.
uint64_t counters_held_bytes(void);

/// Whether the process runs under valgrind.
bool counters_in_valgrind(void);

/// Has callgrind count instructions from here on.
void counters_begin_instructions(void);

/// Has callgrind write down what it counted since, under a label, and stop.
void counters_end_instructions(const char *label);

#endif
