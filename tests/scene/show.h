/* The states of the program that are worth looking at, by name: tests measure each, and draw some. */
#ifndef CONSPIRACY_TESTS_SCENE_SHOW_H
#define CONSPIRACY_TESTS_SCENE_SHOW_H

#include "scene/stand.h"

/* The name of the i-th, NULL past the last. */
const char *show_name(size_t i);

/* Brings an opened stand there. */
void show_go(struct stand *t, size_t i);

/* A record of tests/scene/records as text; the caller frees it. */
char *show_record(const char *name);

#endif
