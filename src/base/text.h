/* Text into a buffer of fixed size: it never overruns, and it knows when something did not fit. */
#ifndef CONSPIRACY_BASE_TEXT_H
#define CONSPIRACY_BASE_TEXT_H

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>

/* A text being written. The buffer belongs to the caller and is always terminated. */
struct text {
    char *at;
    size_t size;   /* bytes in the buffer, the terminator included; at least 1 */
    size_t length; /* bytes written so far, the terminator not included */
    bool cut;      /* something did not fit */
};

/* An empty text over a buffer of size bytes (size ≥ 1): whatever it held is gone. */
struct text text_over(char *buffer, size_t size);

/* A text that goes on behind what the buffer, of size bytes, holds already: for whoever may add to another's words. */
struct text text_behind(char *buffer, size_t size);

/* Appends as printf does. What does not fit is cut, at a whole UTF-8 character, and `cut` is set. */
void text_add(struct text *t, const char *format, ...) __attribute__((format(printf, 2, 3)));
void text_addv(struct text *t, const char *format, va_list args) __attribute__((format(printf, 2, 0)));

/* A blank where something stands already: another sentence follows. */
void text_gap(struct text *t);
/* Appends a sentence, with that blank before it. */
void text_sentence(struct text *t, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Takes back all behind its first `length` bytes, and with it that something did not fit. More than there are: nothing. */
void text_back_to(struct text *t, size_t length);

/* A number with its sign, as print has it: `+3`, `−3`. Returns room. */
const char *text_signed(int n, char room[16]);

/* Makes one line of it that a terminal can show: what is no whole UTF-8 character (cut in two by a precision, `%.40s`) is
 * left out, control characters become blanks. */
void text_plain(char *line);

/* Cuts a line of more than `most` bytes between words, so that with the `…` at its end it has no more; a word that is longer
 * than all of that is cut at a whole character. */
void text_shorten(char *line, size_t most);

/* Appends n bytes. */
void text_put(struct text *t, const char *bytes, size_t n);

/* Appends what somebody typed, so that it can be read whatever it is: a byte of no UTF-8 character as `\xff`, control
 * characters as blanks. */
void text_put_typed(struct text *t, const char *typed);

/* The same of one word within a line, as `text_typed(word).at`: what is longer than TEXT_TYPED_MOST bytes ends with `…`. */
enum { TEXT_TYPED_MOST = 80 };
struct text_typed {
    char at[TEXT_TYPED_MOST + 4];
};
struct text_typed text_typed(const char *word);

#endif
