/* What somebody made of another's secrets at any moment of a finished match: an opponent of the same level, or for a person the
 * game's adviser, is shown what that seat was shown. */
#include "ai/level.h"
#include "app/session_part.h"
#include "rules/match.h"

#include <string.h>

/* A level that keeps no opinion is credited with none, nor is an outside bot. */
static struct ai_player *observer_of(struct session *s, int seat)
{
    const struct match_setup *setup = match_setup_of(s->m);
    const struct ai_kind *adviser = ai_adviser(setup->rules->id);
    bool person = strcmp(setup->seat[seat].who, "human") == 0;
    const char *who = person && adviser ? adviser->id : setup->seat[seat].who;
    game_error unheard;
    struct ai_setup own = {.rules = setup->rules, .box = setup->box, .config = &setup->config, .seat = seat};

    return ai_open(who, &own, &unheard);
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
