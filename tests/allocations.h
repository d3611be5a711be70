/* Counts what a program allocates, the libraries of this project included. The program is linked with
 * `WRAP malloc calloc realloc` (conspiracy_test). */
#ifndef CONSPIRACY_TESTS_ALLOCATIONS_H
#define CONSPIRACY_TESTS_ALLOCATIONS_H

/* How many calls of malloc, calloc and realloc there have been. */
long allocations(void);

#endif
