/* What a fuzz target defines. */
#ifndef CONSPIRACY_TESTS_FUZZ_H
#define CONSPIRACY_TESTS_FUZZ_H

#include <stddef.h>
#include <stdint.h>

/* Reads size bytes of anything. Returns 0; aborts when a promise is broken. */
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

#endif
