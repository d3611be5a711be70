#include "rules/turning.h"

static game_decision decision_of(const struct turns *t)
{
    return game_decision_of(t->to_act, t->phase, t->round, t->turns);
}

game_decision turns_decision(const struct game_box *box, const struct game_state *state)
{
    (void)box;
    return decision_of(turns_of(state));
}

game_decision turns_view_decision(const struct game_box *box, const struct game_view *view)
{
    (void)box;
    return decision_of((const struct turns *)(const void *)view);
}

bool turns_outcome(const struct game_box *box, const struct game_state *state, game_outcome *out)
{
    (void)box;
    const struct turns *t = turns_of(state);
    if (t->to_act != SEAT_NONE)
        return false;
    *out = (game_outcome){.winners = t->winners, .how = t->how};
    return true;
}
