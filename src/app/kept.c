#include "app/kept.h"

#include "base/i18n.h"
#include "base/text.h"
#include "platform/saves.h"
#include "rules/list.h"
#include "rules/record.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char *kept_name(const char *path)
{
    const char *slash = strrchr(path, '/');
    return slash ? slash + 1 : path;
}

void *kept_list(const char *folder, const char *ending, size_t size, size_t *n)
{
    struct save_slot *slot;
    size_t found = saves_list(folder, ending, &slot);
    unsigned char *list = calloc(found + 1, size);
    *n = list ? found : 0;
    for (size_t i = 0; i < *n; i++)
        memcpy(list + i * size, &slot[i], sizeof slot[i]);
    free(slot);
    return list;
}

static void refuse(const char *path, record_error *why, game_error *err)
{
    enum { READABLE = 120 };
    struct text text = text_over(err->text, sizeof err->text);
    text_shorten(why->text, READABLE);
    text_add(&text, _("%s, line %zu: %s"), kept_name(path), why->line, why->text);
}

/* Whether what a comment says of the end can be so in its game: another version of the game may have more ways to end. */
static bool can_be(const struct save_head *head, const char *game)
{
    const struct game_rules *rules = game_find(game);
    size_t ways = 0;
    while (rules && rules->ending_name[ways])
        ways++;
    return !head->told || head->outcome.how < ways;
}

/* Reads what is there of a record. False: it takes the whole file to tell. */
static bool read_text(struct game_shelf *shelf, const char *text, size_t bytes, bool whole, bool beginning,
                      struct kept_match *out, record_error *why)
{
    bool vouched = save_head_read(text, bytes, whole, &out->head) && (out->head.told || !out->head.over);
    out->later = record_is_later(text, bytes);
    out->foreign = record_game(text, bytes, out->game, sizeof out->game) && !game_find(out->game);
    vouched &= out->foreign || can_be(&out->head, out->game);
    if (!whole && !vouched)
        return false;
    if (vouched && beginning) {
        out->m = record_begin(shelf, text, bytes, why);
        return true;
    }
    out->m = record_read(shelf, text, bytes, why);
    if (out->m && !vouched)
        save_head_of(out->m, 0, &out->head);
    return true;
}

bool kept_read(struct game_shelf *shelf, const char *path, bool beginning, struct kept_match *out,
               game_error *err)
{
    char error[256] = "";
    record_error why = {.line = 0};
    bool start = beginning, done = false;
    *out = (struct kept_match){.m = NULL};
    while (!done) {
        size_t bytes = 0;
        bool whole = true;
        char *text = start ? saves_read_start(path, &bytes, &whole, error, sizeof error)
                           : saves_read(path, &bytes, error, sizeof error);
        if (!text) {
            snprintf(err->text, sizeof err->text, "%.*s", (int)sizeof err->text - 1, error);
            return false;
        }
        done = read_text(shelf, text, bytes, whole, beginning, out, &why);
        start = false;
        free(text);
    }
    if (!out->m)
        refuse(path, &why, err);
    return out->m;
}
