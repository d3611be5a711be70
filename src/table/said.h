/* A sentence as games bring it; sentence.h says it. */
#ifndef CONSPIRACY_TABLE_SAID_H
#define CONSPIRACY_TABLE_SAID_H

/* A sentence, N_() or NC_(), and what goes into its places (%s, %d, %1$s …) in their order. In C that is letters: `w`, the seat that
 * does it; `n` and a digit, that argument as a number; `s` and a digit, the seat of that number; `r`, who named the highest number over the
 * announcement that stands, `M`, that number, and `m`, the same times `unit`; `l`, the names of several; `q`, what of each figure the arguments count,
 * `Q`, the same with a sign; any other letter is a kind of the
 * game's own: alone, of what the view tells, or with a digit, of that argument. More than the sentence has places for is left out.
 * In data places have names: sentence_read. */
typedef struct sentence {
    const char *text; /* NULL: it is not said */
    const char *of;   /* NULL: it has no places */
    const char *many; /* plural of `text`, chosen by the first number among the places; NULL: none */
    /* Instead of it where the seat that its first place names is called `you` (host_is_you), with places of its own; NULL: the same. */
    const char *you;
    const char *you_of;
} sentence;

#endif
