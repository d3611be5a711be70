/* Everything before the first turn: what a match is set up with, the spies' places, the start seat. */
#include "base/i18n.h"
#include "rules/conspiracy-1982/c82_change.h"
#include "rules/draw.h"
#include "rules/map_read.h"
#include "rules/options.h"
#include "rules/refuse.h"

#include <string.h>

bool c82_default_config(const struct game_box *box, uint8_t seats, game_config *out)
{
    return map_seats_usual(&c82_box_of(box)->seats, 2, seats, out);
}

static bool config_good(const struct c82_box *b, const game_config *c, game_error *err)
{
    static const char *const wrong[] = {
        [MAP_NO_PLACE] = N_("a seat has no HQ"),
        [MAP_PLACE_SHARED] = N_("two seats share one HQ"),
        [MAP_NOT_CLOCKWISE] =
            N_("the seats must be in clockwise order of their HQs: Washington, London, Moscow, Peking"),
    };
    if (c->seats < 2 || c->seats > C82_SEATS)
        return game_refuse(err, _("2, 3 or 4 can play"));
    map_seating seating = map_seats_check(&b->seats, c);
    if (seating != MAP_SEATED)
        return game_refuse(err, "%s", _(wrong[seating]));
    return options_allowed(&c82_rules, c, err);
}

/* The spies go to the start cities: spy[i] to the i-th in alphabetical order. */
static void place_spies(const struct c82_act *act, const int16_t *spy)
{
    const struct c82_box *b = act->box;
    for (int i = 0; i < C82_SPIES; i++)
        c82_tell(act, C82_PLACED, SEAT_NATURE, TELL_ARGS(spy[i], b->start[i], b->home[i]));
    c82_ask(act, C82_PHASE_OPEN, 0, 0);
}

bool c82_init(const struct game_box *box, const game_config *config, struct game_state *out, game_error *err)
{
    const struct c82_box *b = c82_box_of(box);
    struct c82_view *s = c82_state_of(out);
    const struct c82_act act = {.box = b, .s = s};
    int16_t fixed[C82_SPIES];
    if (!config_good(b, config, err))
        return false;
    memset(s, 0, sizeof *s);
    s->seats = config->seats;
    s->open = (uint8_t)((1U << s->seats) - 1);
    s->round_limit = (uint8_t)config->option[C82_ROUND_LIMIT];
    s->any_arrival = (uint8_t)config->option[C82_ANY_ARRIVAL];
    s->casablanca = (uint8_t)config->option[C82_CASABLANCA];
    s->revealing = (uint8_t)config->option[C82_REVEALING];
    memset(s->hq, C82_NOWHERE, sizeof s->hq);
    memset(s->spy_place, C82_NOWHERE, sizeof s->spy_place);
    memset(s->home, C82_NOWHERE, sizeof s->home);
    memset(s->left_at, C82_NEVER, sizeof s->left_at);
    for (int i = 0; i < s->seats; i++) {
        s->hq[i] = b->seats.place[config->place[i]];
        s->book[i].balance = C82_ACCOUNT;
        for (int spy = 0; spy < C82_SPIES; spy++)
            s->proof[i][spy].by = C82_NEVER;
    }
    s->case_place = b->case_start;
    s->seat = s->turn = s->start = SEAT_NONE;
    s->to_act = SEAT_NATURE;
    challenge_clear(&s->bidding);
    for (int i = 0; i < C82_SPIES; i++)
        fixed[i] = b->fixed[i];
    if (config->option[C82_FIXED])
        place_spies(&act, fixed);
    return true;
}

/* What chance owes, all that it decides left open. */
game_action c82_deal_due(const struct c82_view *s)
{
    game_action a = {.kind = C82_DEAL_START, .n = 1};
    if (s->phase == C82_PHASE_SPIES)
        a = (game_action){.kind = C82_DEAL_SPIES, .n = C82_SPIES};
    for (int i = 0; i < a.n; i++)
        a.arg[i] = GAME_HIDDEN;
    return a;
}

bool c82_deal_allowed(const struct c82_view *s, const game_action *a)
{
    game_action due = c82_deal_due(s);
    if (a->kind != due.kind || a->n != due.n)
        return false;
    return a->kind == C82_DEAL_SPIES ? draw_permuted(a->arg, C82_SPIES)
                                     : a->arg[0] >= 0 && a->arg[0] < s->seats;
}

void c82_deal(const struct c82_act *act, const game_action *a)
{
    if (a->kind == C82_DEAL_SPIES) {
        place_spies(act, a->arg);
        return;
    }
    c82_tell(act, C82_STARTS, SEAT_NATURE, TELL_ARGS(a->arg[0]));
    c82_tell(act, C82_ROUND, SEAT_NATURE, TELL_ARGS(1));
    c82_tell(act, C82_TURN, a->arg[0], TELL_ARGS(a->arg[0]));
}

game_action c82_chance(const struct game_box *box, const struct game_state *state, game_draw draw, void *ctx)
{
    (void)box;
    const struct c82_view *s = c82_const_state(state);
    game_action a = c82_deal_due(s);
    if (a.kind == C82_DEAL_SPIES)
        draw_permutation(draw, ctx, a.arg, C82_SPIES);
    else
        a.arg[0] = (int16_t)draw_below(draw, ctx, s->seats);
    return a;
}
