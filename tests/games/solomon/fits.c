#include "games/solomon/fits.h"

#include "rules/solomon/solomon_state.h"

#include <string.h>

bool solomon_world_fits(const struct solomon_view *view, int rival, const uint8_t paid[SOLOMON_AGENTS + 1])
{
    solomon_openings openings;
    if (view->seat == rival || (view->open >> rival & 1))
        return memcmp(view->secret[rival].paid, paid, SOLOMON_AGENTS + 1) == 0;
    unsigned tokens = solomon_tokens_possible(view, rival);
    solomon_openings_of(view, rival, &openings);
    if (!solomon_step_done(&view->pub, SOLOMON_PHASE_INVEST,
                           rival)) { /* three coins on a token, or none anywhere yet */
        int at = -1, sum = 0;
        for (int a = 0; a <= SOLOMON_DOCTOR; a++) {
            sum += paid[a];
            at = a < SOLOMON_DOCTOR && paid[a] == 3 ? a : at;
        }
        return solomon_step_done(&view->pub, SOLOMON_PHASE_TOKEN, rival)
                   ? sum == 3 && at >= 0 && (tokens >> at & 1)
                   : sum == 0;
    }
    for (int i = 0; i < openings.count; i++)
        if ((tokens >> openings.item[i].token & 1) &&
            solomon_opening_fits(&view->pub, rival, &openings.item[i], paid))
            return true;
    return false;
}
