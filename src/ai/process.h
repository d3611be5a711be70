/* Another program and lines of text to and from it, each within a deadline. Nothing it does can block, kill or crash
 * this one: what it is sent waits for its reading at most until the deadline, its lines are bounded, and stopping it
 * ends it and all it started, and so does the end of this program, in whatever way, within a second or so. Its
 * standard error is this program's. */
#ifndef CONSPIRACY_AI_PROCESS_H
#define CONSPIRACY_AI_PROCESS_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { PROCESS_LINE_SIZE = 1024 }; /* bytes of a line it may write, with its terminator */

struct process;

typedef enum process_result {
    PROCESS_OK,
    PROCESS_LATE,    /* the deadline came first */
    PROCESS_GONE,    /* it closed its side, or exited */
    PROCESS_GARBLED, /* a line too long, or not UTF-8 text */
    PROCESS_STOPPED, /* *stop was set */
} process_result;

/* Milliseconds of a steady clock, for deadlines. */
uint64_t process_now(void);

/* Starts `/bin/sh -c COMMAND`. NULL: errno says why. */
struct process *process_start(const char *command);

/* Sends bytes, all of them or not. stop may be NULL. */
process_result process_send(struct process *p, const char *bytes, size_t length, uint64_t deadline,
                            const atomic_bool *stop);

/* Its next line, without the line break (and the CR before it). */
process_result process_line(struct process *p, char out[PROCESS_LINE_SIZE], uint64_t deadline,
                            const atomic_bool *stop);

/* Closes its standard input, waits at most grace milliseconds for its exit, then kills it and its children. */
void process_stop(struct process *p, unsigned grace);

#endif
