/* The states of the program that are worth looking at, by name: tests measure each, and draw some. */
#ifndef CONSPIRACY_TESTS_SCENE_SHOWCASE_H
#define CONSPIRACY_TESTS_SCENE_SHOWCASE_H

#include "scene/app_test.h"

/* The name of the i-th, NULL past the last. */
const char *showcase_name(size_t i);

/* Brings an opened program there. */
void showcase_go(struct app_test *t, size_t i);

/* A record of tests/scene/records as text; the caller frees it. */
char *showcase_record(const char *name);
/* Opens the program with it. */
void showcase_open(struct app_test *t, const char *name);

#endif
