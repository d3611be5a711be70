#include "table/sentence.h"

#include "base/i18n.h"
#include "base/text.h"
#include "table/game.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PLACES = 6 };

/* The entry of a list of places that begins at c. */
static void fill(const struct table_words *words, const struct sentence_about *a, const char *c,
                 struct text *out)
{
    size_t i = isdigit((unsigned char)c[1]) ? (size_t)(c[1] - '0') : a->args;
    int value = i < a->args ? a->arg[i] : -1;

    if (*c == 'w')
        text_add(out, "%s", host_seat_name(a->h, a->who));
    else if (*c == 's')
        text_add(out, "%s", host_seat_name(a->h, value));
    else if (*c == 'n')
        text_add(out, "%d", value);
    else
        words->name(a->h->box(a->h), a->view, *c, value, out);
}

void sentence_write(const struct table_words *words, const struct sentence_about *about, const char *text,
                    const char *of, struct text *out)
{
    char room[PLACES][HOST_NAME_MAX + 64] = {""};
    size_t n = 0, next = 0;

    for (const char *c = of; *c != 0 && n < PLACES; c += isdigit((unsigned char)c[1]) ? 2 : 1) {
        struct text place = text_over(room[n], sizeof room[n]);
        fill(words, about, c, &place);
        n++;
    }
    while (*text != 0) {
        size_t plain = strcspn(text, "%");
        text_put(out, text, plain);
        text += plain;
        if (*text == 0)
            break;
        if (text[1] == '%') {
            text_put(out, "%", 1);
            text += 2;
            continue;
        }
        char *end = NULL;
        unsigned long chosen = strtoul(text + 1, &end, 10); /* %2$s: translations may order them otherwise */
        bool ordered = end > text + 1 && *end == '$';
        size_t k = ordered ? (size_t)chosen - 1 : next++;
        text_add(out, "%s", k < n ? room[k] : "");
        text = ordered ? end + 1 : text + 1;
        text += *text != 0;
    }
}

/* --- the log ------------------------------------------------------------------------------------------------- */

/* Another clause behind what stands there. */
static void goes_on(struct text *out, const char *clause)
{
    char so_far[HOST_LINE_MAX];

    snprintf(so_far, sizeof so_far, "%s", out->at);
    *out = text_over(out->at, out->size);
    /* TRANSLATORS: a line of the log: what was done, and what follows from it */
    text_add(out, _("%s — %s"), so_far, clause);
}

/* What follows from an action by itself and deserves a word. */
static void say_after(const struct table_game *game, const struct host *h, const struct host_happening *what,
                      struct text *out)
{
    const struct table_words *words = game->words;

    for (size_t i = 0; i < what->events.count; i++) {
        const game_event *e = &what->events.item[i];
        struct sentence_about about = {h, what->after, e->seat, e->arg, e->n};
        char clause[HOST_LINE_MAX] = "";
        struct text text = text_over(clause, sizeof clause);
        if (game->say)
            game->say(&(struct table_saying){.voice = SAY_AFTER, .h = h, .what = what, .event = e}, &text);
        const struct event_words *of = words && e->kind < words->events ? &words->event[e->kind] : NULL;
        if (text.length == 0 && of && of->after)
            sentence_write(words, &about, _(of->after), of->of, &text);
        if (text.length > 0)
            goes_on(out, clause);
    }
}

void sentence_log(const struct table_game *game, const struct host *h, const struct host_happening *what,
                  struct text *out)
{
    const game_action *a = &what->action;
    const struct table_words *words = game ? game->words : NULL;
    const struct action_words *of = words && a->kind < words->actions ? &words->action[a->kind] : NULL;
    struct sentence_about about = {h, what->before, what->actor, a->arg, a->n};

    if (game && game->say)
        game->say(&(struct table_saying){.voice = SAY_LOG, .h = h, .what = what}, out);
    if (out->length == 0 && of && of->log)
        sentence_write(words, &about, _(of->log), of->log_of, out);
    if (game && out->length > 0)
        say_after(game, h, what, out);
    if (words || (game && game->say))
        return;
    text_add(out, "%s: ", what->actor >= 0 ? host_seat_name(h, what->actor) : "–");
    h->rules(h)->action_text(h->box(h), a, out);
}
