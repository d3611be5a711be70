/* Reading UTF-8 strictly: no overlong forms, no surrogates, nothing past U+10FFFF. */
#ifndef CONSPIRACY_BASE_UTF8_H
#define CONSPIRACY_BASE_UTF8_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The character at the start of `left` bytes. Returns how many bytes it takes (1 to 4) and puts it in *code, or 0
 * when the bytes are no valid UTF-8 (or left is 0). */
size_t utf8_next(const char *at, size_t left, uint32_t *code);

/* A character that has no place in a line of text: controls (C0, DEL, C1), line and paragraph separators, and the
 * byte order mark. */
bool utf8_is_control(uint32_t code);

#endif
