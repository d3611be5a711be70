/* Reasons, in a sentence. */
#include "ai/senate/knowledge.h"
#include "base/i18n.h"
#include "rules/deck.h"

#include <math.h>

/* What an act does for its side: how much it is worth at once, in IP, and what of it. */
static senate_score gained(const struct senate_view *v, int side, const game_action *a)
{
    struct senate_view next = *v;
    senate_score before = senate_score_of(v, side), now;
    senate_rules.apply(NULL, (void *)&next, v->seat, a, NULL);
    now = senate_score_of(&next, side);
    return (senate_score){.lords = now.lords - before.lords,
                          .locations = now.locations - before.locations,
                          .coalition = now.coalition - before.coalition,
                          .master = now.master - before.master,
                          .total = now.total - before.total};
}

static const char *reason_of(const struct senate_view *v, const game_action *a)
{
    senate_score gain = gained(v, v->turn, a);
    if (senate_is_rival(v, v->turn))
        return _("It does the Opponent the least good.");
    if (gain.master > 0)
        return _("It brings the Pearl Master's title.");
    if (gain.locations > 0)
        return _("The Location pays at once.");
    if (gain.coalition > 0 && gain.coalition >= gain.lords)
        return _("It makes the largest coalition larger.");
    if (gain.lords > 0)
        return _("It is the best Lord of its guild so far.");
    if (a->kind == SENATE_DRAW)
        return a->arg[0] == 1 ? _("Nothing on the piles fits, and nobody is to be handed a good discard.")
                              : _("Nothing on the piles fits as well as a choice of new Lords.");
    if (a->kind == SENATE_TAKE)
        return deck_count(v->pile + a->arg[0] * SENATE_RANKS, SENATE_RANKS) > 1
                   ? _("The whole pile fits, and it saves turns.")
                   : _("What lies there is certain; what the deck brings is not.");
    if (a->kind == SENATE_REPLAY)
        return _("A turn more is worth most now.");
    return _("It leaves the next space best placed.");
}

void senate_why(const struct ai_setup *player, const struct game_view *view, const game_action *a,
                float worth, char out[AI_WHY_SIZE])
{
    (void)player;
    ai_say(out, "%s", reason_of(senate_view_of(view), a));
    /* TRANSLATORS: why an opponent does what it does; %d is from 0 to 100 */
    ai_say(out, _("Wins about %d times in 100 from here."), (int)lroundf(100 * worth));
}
