/* The reader of records. What it accepts is written, read and written again the same. */
#include "base/text.h"
#include "fuzz.h"

#include "rules/record.h"

#include <stdlib.h>
#include <string.h>

static void written(const struct match *m, struct text *out)
{
    record_write(m, out);
    if (out->cut)
        abort();
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static struct game_shelf shelf;
    record_error err = {0};
    struct match *m = record_read(&shelf, (const char *)data, size, &err);

    if (!m) {
        if (err.line == 0 || err.text[0] == '\0' || strchr(err.text, '\n'))
            abort();
        return 0;
    }
    char *once = malloc(RECORD_MAX + 1), *twice = malloc(RECORD_MAX + 1);
    if (!once || !twice)
        abort();
    struct text first = text_over(once, RECORD_MAX + 1), second = text_over(twice, RECORD_MAX + 1);
    written(m, &first);
    struct match *again = record_read(&shelf, once, first.length, &err);
    if (!again)
        abort();
    written(again, &second);
    if (strcmp(once, twice) != 0)
        abort();
    match_free(m);
    match_free(again);
    free(once);
    free(twice);
    return 0;
}
