/* The plan over the whole match, in a few sentences: what the winner relied on and when it was put there, what counted on the
 * way, and that nobody could stop the end. */
#include "base/i18n.h"
#include "base/text.h"
#include "rules/layout.h"
#include "table/game.h"
#include "table/past.h"
#include "table/story.h"
#include "table/table.h"

#include <stdio.h>
#include <string.h>

enum { PUTS = 12, COUNTED = 4 };

struct put {
    uint32_t event;
    int round, amount;
};

static const struct game_view *view_at(const struct table *t, uint32_t n)
{
    return t->h->past->view(t->h, n);
}

/* What a seat has put on a thing, round by round; what was taken off again does not count. */
static size_t find_puts(const struct table *t, int seat, int thing, struct put out[PUTS])
{
    const struct table_story *game = t->game->story;
    uint32_t length = t->h->past->length(t->h);
    int had = game->put(view_at(t, 0), seat, thing);
    size_t n = 0;

    for (uint32_t i = 1; i <= length; i++) {
        int round = table_rules(t)->view_decision(t->box, view_at(t, i - 1)).round;
        int has = game->put(view_at(t, i), seat, thing), more = has - had;
        had = has;
        if (more <= 0)
            continue;
        if (n > 0 && out[n - 1].round == round)
            out[n - 1].amount += more;
        else if (n < PUTS)
            out[n++] = (struct put){i, round, more};
    }
    return n;
}

/* `3 at the start, 5 in round 2 and 4 in round 4` */
static void list_puts(const struct table *t, const struct put *put, size_t n, struct text *out)
{
    char words[PUTS][64];
    const char *item[PUTS];

    for (size_t i = 0; i < n; i++) {
        char sum[32];
        table_sum(t, put[i].amount, sum, sizeof sum);
        if (put[i].round == 0)
            snprintf(words[i], sizeof words[i], _("%s at the start"), sum);
        else
            snprintf(words[i], sizeof words[i], _("%s in round %d"), sum, put[i].round);
        item[i] = words[i];
    }
    i18n_list(item, n, out);
}

static struct story_moment *add(struct story *s, uint32_t event)
{
    struct story_moment *m = &s->plan[s->plans++];

    *m = (struct story_moment){.event = event};
    return m;
}

static void tell_backing(const struct table *t, int seat, int thing, struct story *s)
{
    struct put put[PUTS];
    char list[STORY_WORDS];
    struct text words = text_over(list, sizeof list);
    size_t n = find_puts(t, seat, thing, put);

    if (n == 0)
        return;
    list_puts(t, put, n, &words);
    struct story_moment *m = add(s, put[0].event);
    struct text out = text_over(m->text, sizeof m->text);
    story_backed(t, seat, thing, list, &out);
}

/* Something is said of that event already: what was believed then is another matter than what was done. */
static bool is_told(const struct story *s, const struct story_moment *m)
{
    for (size_t i = 0; i < s->plans; i++)
        if (s->plan[i].event == m->event && (s->plan[i].judged > 0) == (m->judged > 0))
            return true;
    return false;
}

/* The heaviest moments, one an event, but for what is only said at the end. */
static void tell_moments(const struct table *t, struct story *s)
{
    uint32_t length = t->h->past->length(t->h);
    bool taken[STORY_MOMENTS] = {false};

    for (int k = 0; k < COUNTED; k++) {
        size_t best = STORY_MOMENTS;
        for (size_t i = 0; i < s->moments; i++)
            if (!taken[i] && s->moment[i].event < length && !is_told(s, &s->moment[i]) &&
                (best == STORY_MOMENTS || s->moment[i].weight > s->moment[best].weight))
                best = i;
        if (best == STORY_MOMENTS)
            return;
        taken[best] = true;
        *add(s, s->moment[best].event) = s->moment[best];
    }
}

/* What the last announcement since then was about; less than 0: there was none. */
static int announced_last(const struct table *t, uint32_t from)
{
    for (uint32_t n = t->h->past->length(t->h); n > from; n--) {
        const struct announced *act = layout_announced(table_rules(t), view_at(t, n - 1));
        if (act)
            return act->piece;
    }
    return -1;
}

static int won_by(const struct table_story *game, const struct game_view *end, int announced)
{
    if (game->won_by)
        return game->won_by(end, announced);
    return turns_in(end)->winners ? announced : -1;
}

void story_plan(const struct table *t, uint32_t winners, struct story *s)
{
    enum { TOLD = 2 };
    const struct table_story *game = t->game->story;
    uint32_t length = t->h->past->length(t->h);
    int announced = announced_last(t, s->turn_from), told = 0, first = SEAT_NONE,
        thing = game && game->put ? won_by(game, view_at(t, length), announced) : -1;

    for (int seat = t->h->seats(t->h) - 1; seat >= 0; seat--)
        first = winners >> seat & 1 ? seat : first;
    for (int seat = 0; thing >= 0 && seat < t->h->seats(t->h) && told < TOLD; seat++)
        if (winners >> seat & 1) {
            tell_backing(t, seat, thing, s);
            told++;
        }
    tell_moments(t, s);
    char words[STORY_WORDS];
    struct text end = text_over(words, sizeof words);
    if (thing >= 0 && first >= 0)
        story_unstopped(t, view_at(t, length), first, thing, &end);
    if (end.length > 0)
        snprintf(add(s, length)->text, STORY_WORDS, "%s", words);
    story_in_order(s->plan, s->plans);
}

/* The moment when the viewer's last own turn began; 0: there was none. */
static uint32_t last_own_turn(const struct table *t)
{
    for (uint32_t n = t->h->past->length(t->h); n-- > 1;) {
        game_decision d = table_rules(t)->view_decision(t->box, view_at(t, n));
        bool turn = (size_t)d.phase < t->game->phases && t->game->asks[d.phase] == ASKS_TURN;
        if (turn && game_asks(&d, t->viewer))
            return n;
    }
    return 0;
}

void story_missed(const struct table *t, struct text *out)
{
    const struct table_story *game = t->game->story;
    union table_view turn, end;
    game_outcome outcome;

    if (!game || !game->missed || t->viewer < 0 || !t->h->past || !t->h->over(t->h, &outcome) ||
        (outcome.winners >> t->viewer & 1) || table_given_up(t))
        return;
    uint32_t own = last_own_turn(t), length = t->h->past->length(t->h), from = length - 1;
    if (own == 0)
        return;
    int last = table_rules(t)->view_decision(t->box, view_at(t, from)).turn;
    while (from > 0 && table_rules(t)->view_decision(t->box, view_at(t, from - 1)).turn == last)
        from--;
    int announced = announced_last(t, from);
    memcpy(turn.bytes, view_at(t, own), table_rules(t)->view_size);
    memcpy(end.bytes, view_at(t, length), table_rules(t)->view_size);
    const struct game_view *then = (const struct game_view *)(const void *)turn.bytes,
                           *now = (const struct game_view *)(const void *)end.bytes;
    int thing = won_by(game, now, announced);
    if (thing >= 0)
        game->missed(t, then, now, t->viewer, thing, out);
}
