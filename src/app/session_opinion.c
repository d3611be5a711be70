/* What somebody could expect of another's secrets at any moment of a finished match: the game's adviser is shown what that seat
 * was shown. */
#include "ai/level.h"
#include "app/session_part.h"
#include "rules/match.h"

static struct ai_player *observer_of(struct session *s, int seat)
{
    const struct match_setup *setup = match_setup_of(s->m);
    const struct ai_kind *adviser = ai_adviser(setup->rules->id);
    game_error unheard;
    struct ai_setup own = {.rules = setup->rules, .box = setup->box, .config = &setup->config, .seat = seat};

    return adviser ? ai_open(adviser->id, &own, &unheard) : NULL;
}

static void forget(struct observer *o)
{
    if (o->player)
        ai_close(o->player);
    *o = (struct observer){NULL, 0};
}

double session_expects(struct session *s, uint32_t n, int seat, int about, int thing)
{
    struct observer *o = &s->observer[seat];

    if (o->seen > n)
        forget(o);
    if (!o->player)
        o->player = observer_of(s, seat);
    for (; o->player && o->seen < n && o->seen < match_length(s->m); o->seen++) {
        union match_view_room after = {0};
        game_action seen = match_action_seen(s->m, o->seen, o->seen + 1, seat);
        match_view(s->m, o->seen + 1, seat, match_room_view(&after));
        ai_see(o->player, match_actor(s->m, o->seen), &seen, match_room_view(&after));
    }
    return o->player ? ai_expects(o->player, about, thing) : -1;
}

void session_forget_opinions(struct session *s)
{
    for (int seat = 0; seat < GAME_MAX_SEATS; seat++)
        forget(&s->observer[seat]);
}
