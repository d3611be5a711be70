#include "rules/layout.h"

const struct announced *layout_announced(const struct game_rules *rules, const struct game_view *view)
{
    const struct game_layout *l = rules->layout;
    if (!l || l->announced == 0)
        return NULL;
    const struct announced *a = (const void *)layout_at(view, l->announced);
    return a->verb != 0 && turns_in(view)->phase <= l->stands ? a : NULL;
}

int layout_announcer(const struct game_rules *rules, const struct game_view *view, game_action *act)
{
    const struct announced *a = layout_announced(rules, view);
    if (!a)
        return SEAT_NONE;
    bool carried = rules->layout->carries && a->carried;
    if (act)
        *act = (game_action){
            .kind = a->verb, .n = carried ? 3 : 2, .arg = {a->piece, a->target, carried ? a->carried : 0}};
    return turns_in(view)->turn;
}

bool layout_undecided(const struct game_rules *rules, const struct game_view *view)
{
    return layout_announced(rules, view) && turns_in(view)->phase <= rules->layout->argued;
}

bool layout_argued(const struct game_rules *rules, const struct game_view *view)
{
    return layout_undecided(rules, view) && turns_in(view)->phase > rules->layout->respond;
}

void layout_unopposed(const struct game_rules *rules, struct game_view *view)
{
    const struct game_layout *l = rules->layout;
    struct turns *at = (struct turns *)(void *)view;
    if (!layout_argued(rules, view))
        return;
    struct announced *a = (void *)((unsigned char *)view + l->announced);
    challenge_unsay(&a->bidding);
    at->phase = l->respond;
    at->to_act = a->bidding.asked;
}
