#include "table/threat.h"

#include "base/i18n.h"
#include "base/text.h"
#include "table/game.h"
#include "table/map_board.h"
#include "table/notes.h"
#include "table/sentence.h"
#include "table/table.h"
#include "ui/widgets.h"

#include <math.h>
#include <string.h>

/* A decision of the viewer's own turn, and not an answer to what others announce. */
static bool wanted(const struct table *t)
{
    enum table_asks how = table_how(t);

    return t->game->foresees && t->viewer >= 0 && table_asks(t) && (how == ASKS_TURN || how == ASKS_STEP);
}

static struct outlook_task task_of(const struct table *t)
{
    return (struct outlook_task){.rules = table_rules(t),
                                 .box = t->box,
                                 .view = table_view_of(t),
                                 .mover = t->viewer,
                                 .open = t->game->wins_open && t->game->wins_open(table_view_of(t))};
}

/* The word on the bar that gives the answer; nothing: there is none. */
static void word_of(const struct table *t, const game_action *answer, struct text *out)
{
    static const struct pick none = {0};
    struct way way[PICK_WAYS];

    if (t->game->ways && t->game->ways(t, &none, answer, way) > 0 && way[0].count == 1 &&
        t->game->thing[way[0].step[0].kind].word)
        table_word(t, way[0].step[0], out);
}

int threats_first(const game_action *first)
{
    return first->arg[0];
}

/* Which answers, of a few, let somebody win who cannot by another. */
static void compare_answers(struct table *t, struct outlook_task task)
{
    struct threats *found = &t->threats;
    uint32_t all = UINT32_MAX, any = 0;

    if (table_how(t) != ASKS_STEP || t->ask.legal_count < 2 || t->ask.legal_count > THREATS_ANSWERS)
        return;
    for (size_t i = 0; i < t->ask.legal_count; i++) {
        struct threats_then *then = &found->then[i];
        char words[80] = "";
        struct text word = text_over(words, sizeof words);
        then->answer = t->ask.legal[i];
        word_of(t, &then->answer, &word);
        if (word.length == 0)
            return;
        task.first = &then->answer;
        any |= outlook_next(&task, &then->is) ? then->is.may : 0;
        all &= then->is.may;
    }
    if (any == all)
        return;
    found->answers = t->ask.legal_count;
    for (size_t i = 0; i < found->answers; i++)
        found->then[i].is.may &= ~all;
    found->is.may &= all;
}

void threats_read(struct table *t)
{
    if (!wanted(t)) {
        t->threats.key = 0;
        t->threats.is.may = 0;
        t->threats.answers = 0;
        t->threats.given.read = false;
        return;
    }
    uint64_t key = gfx_key(1, t->view.bytes, table_rules(t)->view_size);
    if (key == t->threats.key)
        return;
    t->threats.key = key;
    t->threats.given.read = false;
    struct outlook_task task = task_of(t);
    (void)outlook_next(&task, &t->threats.is);
    t->threats.answers = 0;
    compare_answers(t, task);
}

/* Looks ahead only where the mildest that could follow lets somebody win. */
static void read_given(struct table *t, const game_action *action)
{
    struct threats_given *given = &t->threats.given;
    struct outlook_task task = task_of(t);

    *given = (struct threats_given){.read = true, .action = *action};
    task.first = &given->action;
    if (outlook_next(&task, &given->is))
        given->is.may &= ~t->threats.is.may;
    if (given->is.may != 0)
        given->is.may &= outlook_given(&task);
}

bool threats_given(struct table *t, const game_action *action)
{
    const struct threats_given *given = &t->threats.given;
    bool veiled = t->discreet && t->game->words && (t->game->words->veiled >> action->kind & 1);

    if (!wanted(t) || t->lesson.on || veiled || t->threats.answers > 0)
        return false;
    if (!given->read || memcmp(&given->action, action, sizeof *action) != 0)
        read_given(t, action);
    return given->is.may != 0;
}

bool threats_near(const struct table *t)
{
    return t->threats.is.may != 0 || t->threats.answers > 0;
}

/* The things by which a seat may win, each once. */
static size_t things_of(const struct table *t, const struct outlook_next *is, int seat,
                        int thing[TABLE_KNOWN])
{
    size_t n = 0;

    for (uint8_t i = 0; t->game->foresees && i < is->firsts[seat]; i++) {
        int about = t->game->foresees(&is->first[seat][i]);
        bool told = about < 0;
        for (size_t k = 0; k < n && !told; k++)
            told = thing[k] == about;
        if (!told && n < TABLE_KNOWN)
            thing[n++] = about;
    }
    return n;
}

/* The first of a seat and a thing stays; the list falls by how far ahead they are, and keeps their order else. */
static size_t add_way(struct threats_way *list, size_t n, const struct threats_way *way)
{
    size_t k = n;

    for (size_t i = 0; i < n; i++)
        if (list[i].seat == way->seat && list[i].thing == way->thing)
            return n;
    if (n == THREATS_WAYS)
        return n;
    for (; k > 0 && list[k - 1].ahead < way->ahead; k--)
        list[k] = list[k - 1];
    list[k] = *way;
    return n + 1;
}

size_t threats_ways(const struct table *t, struct threats_way out[THREATS_WAYS])
{
    const struct outlook_next *is = &t->threats.is;
    const uint8_t *own = !t->discreet && t->game->opened ? t->game->opened(t, t->viewer) : NULL;
    size_t n = 0;

    for (int s = 0; s < t->h->seats(t->h); s++) {
        struct table_known row[TABLE_KNOWN];
        size_t rows = t->game->known ? t->game->known(t, s, row) : 0;
        for (uint8_t i = 0; (is->may >> s & 1) && i < is->firsts[s]; i++) {
            int thing = t->game->foresees ? t->game->foresees(&is->first[s][i]) : -1;
            struct threats_way way = {.seat = s, .thing = thing, .first = &is->first[s][i]};
            if (thing >= 0 && (size_t)thing < rows)
                way.ahead = row[thing].known.least - (own ? own[thing] : 0);
            n = add_way(out, n, &way);
        }
    }
    return n;
}

/* How the viewer stands against it: where that is known, and may be said aloud. */
static void say_defence(const struct table *t, int seat, int thing, struct text *out)
{
    struct table_known own[TABLE_KNOWN], rival[TABLE_KNOWN];
    const uint8_t *open = t->game->opened ? t->game->opened(t, t->viewer) : NULL;

    if (t->discreet || !open || !t->game->known)
        return;
    size_t rows = t->game->known(t, t->viewer, own);
    (void)t->game->known(t, seat, rival);
    if ((size_t)thing >= rows)
        return;
    int have = open[thing], equal = t->game->equal_stands ? 1 : 0;
    char sum[32];
    table_sum(t, have, sum, sizeof sum);
    if (have == 0)
        text_sentence(out, _("In a challenge only %s counts, and you have nothing there."), own[thing].name);
    else if (have - equal >= rival[thing].known.most)
        text_sentence(out, _("In a challenge only %s counts: your %s can stop it."), own[thing].name, sum);
    else if (have - equal < rival[thing].known.least)
        text_sentence(out, _("In a challenge only %s counts: your %s cannot stop it."), own[thing].name, sum);
    else
        text_sentence(out, _("In a challenge only %s counts: your %s may stop it."), own[thing].name, sum);
}

/* The things by which a seat may win: `Spy or Guard`; nothing where they have no names. Returns how many. */
static size_t name_things(const struct table *t, int seat, const int *thing, size_t n, struct text *out)
{
    struct table_known row[TABLE_KNOWN];
    const char *name[TABLE_KNOWN];
    size_t rows = t->game->known ? t->game->known(t, seat, row) : 0, named = 0;

    for (size_t i = 0; i < n; i++)
        if ((size_t)thing[i] < rows)
            name[named++] = row[thing[i]].name;
    if (named > 0)
        i18n_either(name, named, out);
    return named;
}

enum { HOW_WORDS = 320, WAYS_TOLD = 2 };

/* Step by step, where there are few. */
static void say_ways(const struct table *t, int seat, struct text *out)
{
    struct threats_way way[THREATS_WAYS];
    char clause[THREATS_WAYS][HOW_WORDS / 2];
    const char *item[THREATS_WAYS];
    size_t n = threats_ways(t, way), told = 0;

    for (size_t i = 0; i < n; i++) {
        struct text words = text_over(clause[told], sizeof clause[told]);
        if (way[i].seat != seat)
            continue;
        map_board_say_threat(t, &way[i], &words);
        if (words.length == 0)
            return;
        item[told] = clause[told];
        told++;
    }
    if (told > 0)
        i18n_either(item, told, out);
}

/* A rival who may win: as things stand, or given what is about to be done. */
static void say_seat(const struct table *t, const struct outlook_next *is, int seat, struct text *out)
{
    bool given = is == &t->threats.given.is, alone = (is->may & (is->may - 1)) == 0;
    int thing[TABLE_KNOWN] = {0};
    char list[320];
    struct text names = text_over(list, sizeof list);
    size_t n = things_of(t, is, seat, thing), named = name_things(t, seat, thing, n, &names);

    if (named == 0) {
        text_sentence(out,
                      given ? _("If this goes ahead, %s may win next turn.") : _("%s may win next turn."),
                      table_seat_name(t, seat));
        return;
    }
    char steps[HOW_WORDS] = "";
    struct text how = text_over(steps, sizeof steps);
    if (!given && t->board && named <= (alone ? WAYS_TOLD : 1))
        say_ways(t, seat, &how);
    /* TRANSLATORS: a rival, and a clause: `Rita may win next turn: Spy goes home to Rome with the bag.` */
    if (how.length > 0)
        text_sentence(out, _("%s may win next turn: %s."), table_seat_name(t, seat), steps);
    else /* TRANSLATORS: a rival, and what it would win with: `Rita may win next turn with Spy or Guard.` */
        text_sentence(out,
                      given ? _("If this goes ahead, %s may win next turn with %s.")
                            : _("%s may win next turn with %s."),
                      table_seat_name(t, seat), list);
    if (alone && named == 1)
        say_defence(t, seat, thing[0], out);
}

/* What an answer would let a seat do. */
static void say_then(const struct table *t, const struct threats_then *then, int seat, struct text *out)
{
    int thing[TABLE_KNOWN] = {0};
    char list[320], answer[80];
    struct text names = text_over(list, sizeof list), word = text_over(answer, sizeof answer);
    size_t n = things_of(t, &then->is, seat, thing);

    word_of(t, &then->answer, &word);
    if (name_things(t, seat, thing, n, &names) == 0)
        /* TRANSLATORS: the word on a button, then a rival */
        text_sentence(out, _("If you choose “%s”, %s may win next turn."), answer, table_seat_name(t, seat));
    else
        /* TRANSLATORS: the word on a button, a rival, and what it would win with */
        text_sentence(out, _("If you choose “%s”, %s may win next turn with %s."), answer,
                      table_seat_name(t, seat), list);
}

static void say_all(const struct table *t, const struct outlook_next *is, struct text *out)
{
    for (int seat = 0; seat < t->h->seats(t->h); seat++)
        if (is->may >> seat & 1)
            say_seat(t, is, seat, out);
}

void threats_say_given(const struct table *t, struct text *out)
{
    say_all(t, &t->threats.given.is, out);
}

void threats_say(const struct table *t, struct text *out)
{
    say_all(t, &t->threats.is, out);
    for (size_t i = 0; i < t->threats.answers; i++)
        for (int seat = 0; seat < t->h->seats(t->h); seat++)
            if (t->threats.then[i].is.may >> seat & 1)
                say_then(t, &t->threats.then[i], seat, out);
}

/* At the foot of the middle; it reaches over the edge a little. */
static struct rect ribbon(const struct table *t, float w, float h)
{
    static const float out = 9;
    struct rect room = t->layout.middle;

    room.h += out;
    return notes_edge(t, room, w, h, 1);
}

void threats_frame(struct table *t)
{
    static const float side = 18, above = 4;
    const struct ui_colors *c = &ui_theme(t->ui)->color;
    char words[640];
    struct text says = text_over(words, sizeof words);
    float most = t->layout.middle.w - 2 * side;

    if (!threats_near(t) || !table_asks(t) || t->lesson.on) /* whose card says it */
        return;
    threats_say(t, &says);
    enum ui_style style = ui_text_width(t->ui, STYLE_STRONG, words) + 2 <= most ? STYLE_STRONG : STYLE_SMALL;
    float wide = ui_text_even(t->ui, style, words, fminf(most, ui_text_width(t->ui, style, words) + 2)),
          high = ui_text_height(t->ui, style, words, wide);
    struct rect at = ribbon(t, wide + 2 * side, high + 2 * above);
    gfx_glow(ui_gfx(t->ui), at, 10, (struct color){0, 0, 0, 0.5f});
    gfx_round(ui_gfx(t->ui), at, 4, c->accent);
    ui_keep_clear(t->ui, at);
    ui_tell(t->ui, "threat", 0, at,
            &(struct ui_words){.name = words,
                               .legible = true,
                               .text = _("Unless somebody stops it. This is what the rules allow, "
                                         "not what you cannot know.")});
    ui_text_in(t->ui, rect_pad_xy(at, side, above), style, ALIGN_LEFT, words, c->cream);
}
