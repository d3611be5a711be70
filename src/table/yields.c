#include "table/yields.h"

#include "base/i18n.h"
#include "base/text.h"
#include "rules/challenge.h"
#include "rules/layout.h"
#include "table/game.h"
#include "table/table.h"

/* The seat that acted has given way in a challenge: what it is about, and the number. False: it has not. */
static bool gave_way(const struct table *t, const struct host_happening *what, size_t *thing, int *at)
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
    *at = before->named;
    return !goes_on;
}

static void hear(struct table *t, uint32_t n)
{
    struct host_happening what;
    size_t thing;
    int at;

    if (!t->h->happening_at(t->h, n, &what) || what.actor < 0 || !gave_way(t, &what, &thing, &at))
        return;
    game_decision d = table_rules(t)->view_decision(t->box, what.before);
    t->yields.of[what.actor][thing] = (struct yield_mark){n, (int16_t)at, (uint16_t)d.round};
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
    struct yield_mark none = {0, 0, 0};

    *out = seat >= 0 && seat < GAME_MAX_SEATS && thing < YIELD_THINGS ? t->yields.of[seat][thing] : none;
    bool shown = out->event > 0 && (!t->looking.on || out->event <= t->looking.event);
    return shown && known.least <= out->at && known.most > out->at;
}

void yields_say(const struct table *t, int seat, size_t thing, range known, struct text *out)
{
    struct yield_mark m;
    char sum[32];

    if (!yields_mark(t, seat, thing, known, &m))
        return;
    table_sum(t, m.at, sum, sizeof sum);
    if (host_is_you(t->h, seat))
        text_sentence(out, _("You yielded at %s in round %d."), sum, m.round);
    else
        text_sentence(out, _("%s yielded at %s in round %d."), table_seat_name(t, seat), sum, m.round);
}
