#include "table/yields.h"

#include "base/i18n.h"
#include "base/text.h"
#include "rules/challenge.h"
#include "rules/layout.h"
#include "table/bidding.h"
#include "table/game.h"
#include "table/sentence.h"
#include "table/table.h"

/* The seat that acted has given way in a challenge: what it is about, and where. False: it has not. */
static bool gave_way(const struct table *t, const struct host_happening *what, size_t *thing,
                     struct yield_mark *mark)
{
    const struct announced *act = layout_announced(table_rules(t), what->before),
                           *later = layout_announced(table_rules(t), what->after);
    const struct challenge *before = act ? &act->bidding : NULL, *after = later ? &later->bidding : NULL;

    if (!before || before->challenger == CHALLENGE_NOBODY || before->asked != what->actor ||
        before->named == 0 || act->piece >= YIELD_THINGS)
        return false;
    bool goes_on = after && after->challenger == before->challenger && after->count > 0 &&
                   challenge_answered(after->said[after->count - 1]) != CHALLENGE_YIELD;
    *thing = act->piece;
    mark->at = before->named;
    mark->mover = what->actor == before->mover;
    return !goes_on;
}

static void hear(struct table *t, uint32_t n)
{
    struct host_happening what;
    size_t thing;
    struct yield_mark mark = {.event = n};

    if (!t->h->happening_at(t->h, n, &what) || what.actor < 0 || !gave_way(t, &what, &thing, &mark))
        return;
    mark.round = (uint16_t)table_rules(t)->view_decision(t->box, what.before).round;
    t->yields.of[what.actor][thing] = mark;
}

void yields_follow(struct table *t)
{
    struct yields *y = &t->yields;
    uint32_t shown = t->play.number > 0 ? t->play.number - 1 : t->h->events(t->h);

    if (!table_rules(t)->layout || !t->h->happening_at)
        return;
    if (y->epoch != t->epoch || y->heard > shown)
        *y = (struct yields){.epoch = t->epoch};
    while (y->heard < shown)
        hear(t, ++y->heard);
}

bool yields_mark(const struct table *t, int seat, size_t thing, range known, struct yield_mark *out)
{
    struct yield_mark none = {0};

    *out = seat >= 0 && seat < GAME_MAX_SEATS && thing < YIELD_THINGS ? t->yields.of[seat][thing] : none;
    bool shown = out->event > 0 && (!t->now.looking.on || out->event <= t->now.looking.event);
    return shown && known.least <= out->at && known.most > out->at;
}

void yields_say(const struct table *t, int seat, size_t thing, range known, struct text *out)
{
    struct yield_mark m;
    char sum[32];

    if (!yields_mark(t, seat, thing, known, &m))
        return;
    const struct bidding_words *w = t->game->bids;
    const sentence *own = !w ? NULL : m.mover ? &w->yielded_mover : &w->yielded;
    int16_t of[] = {(int16_t)(m.at * table_unit(t)), (int16_t)m.round};
    struct sentence_about about = {
        .h = t->h, .view = table_view_of(t), .who = seat, .arg = of, .args = 2, .unit = 1};
    table_sum(t, m.at, sum, sizeof sum);
    text_gap(out);
    if (own && own->text)
        sentence_write(t->game->words, &about, *own, out);
    else if (host_is_you(t->h, seat))
        text_add(out, _("You yielded at %s in round %d."), sum, m.round);
    else
        text_add(out, _("%s yielded at %s in round %d."), table_seat_name(t, seat), sum, m.round);
}
