#include "table/sentence.h"

#include "base/i18n.h"
#include "base/text.h"
#include "rules/layout.h"
#include "rules/map.h"
#include "rules/words.h"
#include "table/cast.h"
#include "table/game.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PLACES = SENTENCE_PLACES };

/* A place of a sentence that is filled in. */
struct place {
    const struct table_words *words;
    const struct sentence_about *about;
    char letter;
    int value; /* its argument; -1: it has none */
};

typedef void place_writer(const struct place *p, struct text *out);

/* A figure or a place on the map, as an argument has it or as it is announced. */
static void fill_of_map(const struct place *p, struct text *out)
{
    const struct host *h = p->about->h;
    const struct cast *cast = p->words->cast;
    const struct map_box *box = (const void *)h->box(h);
    const struct announced *act = (const void *)layout_at(p->about->view, h->rules(h)->layout->announced);
    int index = p->letter == 'g'                       ? act->piece
                : p->letter == 'v' || p->letter == 't' ? act->target
                : p->letter == 'f'                     ? act->from
                                                       : p->value;

    if (strchr("cft", p->letter)) {
        text_add(out, "%s", i18n_data(cast->game, map_title(&box->map, index)));
        return;
    }
    if (p->words->figures_from > 0)
        index %= p->words->figures_from;
    text_add(out, "%s", p->letter == 'b' ? cast_text(cast, (size_t)index) : cast_name(cast, (size_t)index));
}

/* A place of the game's own that is what is printed on cards. False: it is another. */
static bool fill_printed(const struct place *place, struct text *out)
{
    const struct table_words *words = place->words;
    const struct printed_place *p = words->printed;
    const char *name[16];
    size_t n = 0;

    while (p && p->letter && p->letter != place->letter)
        p++;
    if (!p || !p->letter)
        return false;
    int of = p->view > 0 ? ((const uint8_t *)(const void *)place->about->view)[p->view] : place->value;
    for (int i = 0; i < 16; i++) {
        size_t card = (size_t)p->card + (size_t)(p->bits ? i : of);
        if ((p->bits ? !(of >> i & 1) : i > 0) || of < 0 || card >= words->cards)
            continue;
        name[n++] = i18n_marked(p->text ? words->card[card].text : words->card[card].title);
    }
    i18n_either(name, n, out);
    return true;
}

/* A place that has no letter for all games. */
static void fill_own(const struct place *p, struct text *out)
{
    if (p->words->cast)
        fill_of_map(p, out);
    else if (!fill_printed(p, out))
        p->words->name(p->about->h->box(p->about->h), p->about->view, p->letter, p->value, out);
}

/* `Ash 2, Bo 1`: the figures of whose index the argument is not 0, and what it is. */
static void fill_counts(const struct place *p, struct text *out)
{
    const struct sentence_about *a = p->about;
    char name[GAME_MAX_ARGS][64], each[GAME_MAX_ARGS][80], gain[16];
    const char *item[GAME_MAX_ARGS];
    size_t n = 0;

    for (size_t i = 0; i < a->args; i++) {
        struct text who = text_over(name[n], sizeof name[n]);
        if (a->arg[i] == 0)
            continue;
        fill_own(&(struct place){p->words, a, 'a', (int)i}, &who);
        if (p->letter == 'Q')
            /* TRANSLATORS: a figure's name, and what it gains: `Ash +2` */
            snprintf(each[n], sizeof each[n], C_("what is gained", "%s %s"), name[n],
                     text_signed(a->arg[i], gain));
        else
            /* TRANSLATORS: a figure's name, and so many steps or points: `Ash 2` */
            snprintf(each[n], sizeof each[n], C_("what is counted", "%s %d"), name[n], a->arg[i]);
        item[n] = each[n];
        n++;
    }
    i18n_list(item, n, out);
}

static void fill_card(const struct place *p, struct text *out)
{
    if (p->value < 0 || (size_t)p->value >= p->words->cards)
        return;
    const struct card_words *card = &p->words->card[p->value];
    const char *said = p->letter == 'k' ? card->title : p->letter == 'i' ? card->press : card->then;
    text_add(out, "%s", said && said[0] != '\0' ? i18n_marked(said) : "");
}

static void fill_seat(const struct place *p, struct text *out)
{
    const struct sentence_about *a = p->about;
    const struct challenge *said = a->said;
    int seat = p->letter == 'w'             ? a->who
               : p->letter == 'u'           ? turns_in(a->view)->turn
               : p->letter == 's' || !said  ? p->value
               : said->asked == said->mover ? said->challenger
                                            : said->mover;

    if (p->letter != 'r' || said)
        text_add(out, "%s", host_seat_name(a->h, seat));
}

static void fill_number(const struct place *p, struct text *out)
{
    const struct challenge *said = p->about->said;

    if (p->letter == 'n')
        text_add(out, p->value < 0 ? "\u2212%d" : "%d", abs(p->value));
    else if (said)
        text_add(out, "%d", said->named * (p->letter == 'm' ? p->about->unit : 1));
}

static void fill_given(const struct place *p, struct text *out)
{
    const char *given = p->letter == 'o' ? p->about->advice : p->about->names;

    text_add(out, "%s", given ? given : "");
}

/* What sentence_read makes of the names of places, by letter. */
static const struct {
    const char *letters;
    place_writer *write;
} writers[] = {
    {"wsur", fill_seat}, {"nmM", fill_number}, {"lo", fill_given}, {"qQ", fill_counts}, {"kij", fill_card},
};

/* The entry of a list of places that begins at c. */
static void fill(const struct table_words *words, const struct sentence_about *a, const char *c,
                 struct text *out)
{
    size_t i = isdigit((unsigned char)c[1]) ? (size_t)(c[1] - '0') : a->args;
    struct place p = {words, a, *c, i < a->args ? a->arg[i] : -1};

    for (size_t k = 0; k < sizeof writers / sizeof writers[0]; k++)
        if (strchr(writers[k].letters, *c)) {
            writers[k].write(&p, out);
            return;
        }
    fill_own(&p, out);
}

/* The seat that the first place names is called `you`; of several, the one among them. */
static bool is_to_you(const struct sentence_about *about, const sentence *said)
{
    const char *of = said->you && said->of ? said->of : "";
    size_t i = *of == 's' ? (size_t)(of[1] - '0') : about->args;

    if (*of == 'u') /* whatever that one is called: it is said to whoever is asked */
        return turns_in(about->view)->turn == about->who;
    bool who = *of == 'w' || *of == 'l';
    return host_is_you(about->h, who ? about->who : i < about->args ? about->arg[i] : SEAT_NONE);
}

/* Translated. */
static const char *text_of(const struct sentence_about *about, const sentence *said)
{
    const char *number = said->many && said->of ? strchr(said->of, 'n') : NULL;
    size_t i = number ? (size_t)(number[1] - '0') : 0;

    if (!said->many)
        return i18n_marked(said->text);
    return plural_of((struct plural){said->text, said->many}, i < about->args ? (unsigned)about->arg[i] : 0);
}

void sentence_write(const struct table_words *words, const struct sentence_about *about, sentence said,
                    struct text *out)
{
    char room[PLACES][HOST_NAME_MAX + 64] = {""};

    if (said.text && is_to_you(about, &said))
        said = (sentence){.text = said.you, .of = said.you_of};
    const char *text = said.text ? text_of(about, &said) : "";
    size_t n = 0, next = 0;

    for (const char *c = said.text && said.of ? said.of : ""; *c != 0 && n < PLACES;
         c += isdigit((unsigned char)c[1]) ? 2 : 1) {
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

/* --- rows ---------------------------------------------------------------------------------------------------- */

static bool row_holds(const struct row_when *when, const struct announced *act, const int16_t *arg, size_t n)
{
    if (when->by_argument && (when->argument >= n || arg[when->argument] != when->value))
        return false;
    return (when->announced == 0 || act->verb + 1 == when->announced) &&
           (!when->answered || act->bidding.step != CHALLENGE_RESPOND);
}

/* Of so many rows the last ones are told instead of another when that holds. */
struct rows_when {
    const struct row_when *when;
    size_t n, of;
};

/* The first of those that takes the place of this one; else this one. */
static size_t row_instead(const struct rows_when *rows, const void *announced, size_t row, const int16_t *arg,
                          size_t args)
{
    for (size_t i = 0; i < rows->n; i++)
        if (rows->when[i].of == row && row_holds(&rows->when[i], announced, arg, args))
            return rows->of - rows->n + i;
    return row;
}

size_t sentence_action_row(const struct table_words *words, const struct game_view *view,
                           const game_action *a)
{
    const struct rows_when rows = {words->action_when, words->action_whens, words->actions};
    size_t row = words->action_row ? words->action_row(view, a) : a->kind;

    return row_instead(&rows, layout_at(view, words->announced), row, a->arg, a->n);
}

size_t sentence_event_row(const struct table_words *words, const struct game_view *view, const game_event *e)
{
    const struct rows_when rows = {words->event_when, words->event_whens, words->events};
    size_t row = words->event_row ? words->event_row(view, e) : e->kind;

    return row_instead(&rows, layout_at(view, words->announced), row, e->arg, e->n);
}

struct action_words sentence_action(const struct table_words *words, const struct game_view *view,
                                    const game_action *a)
{
    size_t row = words ? sentence_action_row(words, view, a) : 0;

    return words && row < words->actions ? words->action[row] : (struct action_words){0};
}

struct event_words sentence_event(const struct table_words *words, const struct game_view *view,
                                  const game_event *e)
{
    size_t row = words ? sentence_event_row(words, view, e) : 0;

    return words && row < words->events ? words->event[row] : (struct event_words){0};
}

/* --- the log ------------------------------------------------------------------------------------------------- */

void sentence_goes_on(struct text *out, const char *clause)
{
    char so_far[HOST_LINE_MAX];

    snprintf(so_far, sizeof so_far, "%s", out->at);
    *out = text_over(out->at, out->size);
    /* TRANSLATORS: a line of the log: what was done, and what follows from it */
    text_add(out, _("%s — %s"), so_far, clause);
}

/* What follows from an action by itself and deserves a word. False: nothing does. */
static bool say_after(const struct table_game *game, const struct host *h, const struct host_happening *what,
                      struct text *out)
{
    bool any = false;

    for (size_t i = 0; i < what->events.count; i++) {
        const game_event *e = &what->events.item[i];
        struct event_words of = sentence_event(game->words, what->after, e);
        struct sentence_about about = {
            .h = h, .view = what->after, .who = e->seat, .arg = e->arg, .args = e->n, .unit = 1};
        char clause[HOST_LINE_MAX] = "";
        struct text text = text_over(clause, sizeof clause);
        if (game->say)
            game->say(&(struct table_saying){.voice = SAY_AFTER, .h = h, .what = what, .event = e}, &text);
        if (text.length == 0 && !of.line.text)
            sentence_write(game->words, &about, of.after, &text);
        if (text.length > 0)
            sentence_goes_on(out, clause);
        any |= text.length > 0;
    }
    return any;
}

/* The action as the log may tell it; whom chance has dealt to may be known. */
static game_action told(const struct table_words *words, const struct host *h,
                        const struct host_happening *what)
{
    game_action a = what->action;
    bool veiled = words && (words->veiled >> a.kind & 1) && h->humans(h) > 1 && !h->over(h, NULL);

    for (size_t i = what->actor < 0 ? 1 : 0; veiled && i < a.n; i++)
        a.arg[i] = GAME_HIDDEN;
    return a;
}

bool sentence_log(const struct table_game *game, const struct host *h, const struct host_happening *what,
                  struct text *out)
{
    const struct table_words *words = game ? game->words : NULL;
    game_action a = told(words, h, what);
    struct action_words of = sentence_action(words, what->before, &a);
    const struct announced *act = layout_announced(h->rules(h), what->before);
    struct sentence_about about = {.h = h,
                                   .view = what->before,
                                   .who = what->actor,
                                   .arg = a.arg,
                                   .args = a.n,
                                   .said = act ? &act->bidding : NULL,
                                   .unit = game && game->unit > 0 ? game->unit : 1};

    if (game && game->say)
        game->say(&(struct table_saying){.voice = SAY_LOG, .h = h, .what = what}, out);
    if (out->length == 0)
        sentence_write(words, &about, of.log, out);
    bool led = game && out->length > 0 && say_after(game, h, what, out);
    if (words || (game && game->say))
        return led;
    text_add(out, "%s: ", what->actor >= 0 ? host_seat_name(h, what->actor) : "–");
    words_write(h->rules(h)->words, h->box(h), &what->action, out);
    return false;
}

bool sentence_log_instead(const struct table_game *game, const struct host_happening *what, int before)
{
    struct action_words of = sentence_action(game ? game->words : NULL, what->before, &what->action);

    return of.instead > 0 && of.instead == before + 1;
}

bool sentence_several(const struct table_game *game, const struct host *h, int kind, const int *seat,
                      size_t n, struct text *out)
{
    const struct table_words *words = game ? game->words : NULL;
    const char *name[GAME_MAX_SEATS];
    char list[HOST_LINE_MAX];
    struct text names = text_over(list, sizeof list);
    int16_t none = 0;
    struct sentence_about about = {.h = h, .who = SEAT_NONE, .names = list, .arg = &none};
    size_t others = 0;

    if (!words || kind < 0 || (size_t)kind >= words->actions || !words->action[kind].several.text)
        return false;
    for (size_t i = 0; i < n && i < GAME_MAX_SEATS; i++)
        if (words->action[kind].several.you && host_is_you(h, seat[i]))
            about.who = seat[i];
        else
            name[others++] = host_seat_name(h, seat[i]);
    i18n_list(name, others, &names);
    bool all = n > 2 && n == (size_t)h->seats(h) && words->action[kind].all.text;
    sentence_write(words, &about, all ? words->action[kind].all : words->action[kind].several, out);
    return true;
}

void sentence_log_line(const struct table_game *game, const struct host *h, const struct host_happening *what,
                       struct sentence_line *line, struct text *out)
{
    line->gist = 0;
    line->sought = false;
    line->whose = line->side = SEAT_NONE;
    while (game && game->words && line->from < what->events.count) {
        const game_event *e = &what->events.item[line->from++];
        struct event_words of = sentence_event(game->words, what->after, e);
        struct sentence_about about = {
            .h = h, .view = what->after, .who = e->seat, .arg = e->arg, .args = e->n, .unit = 1};
        if (!of.line.text)
            continue;
        char clause[HOST_LINE_MAX] = "";
        struct text text = text_over(clause, sizeof clause);
        if (game->words->by)
            about.who = game->words->by(what->after, e);
        sentence_write(game->words, &about, of.line, out);
        sentence_write(game->words, &about, of.after, &text);
        line->gist = text.length > 0 ? out->length : 0;
        if (text.length > 0)
            sentence_goes_on(out, clause);
        line->side = about.who;
        line->sought = of.before.text;
        if (about.who < h->seats(h)) /* an automaton has no seat */
            line->whose = about.who;
        return;
    }
}

bool sentence_story(const struct table_game *game, const struct host *h, const struct host_happening *what,
                    struct text *out)
{
    struct sentence_line line = {0};

    if (game && game->words && game->words->by)
        sentence_log_line(game, h, what, &line, out);
    return out->length > 0 || sentence_log(game, h, what, out);
}
