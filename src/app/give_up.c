/* A match that whoever plays it will not finish. It is over as it stands, with the same pages at its end as any other, and its record
 * is filed with those of finished matches: to be watched, not to be gone on with. Of one person against opponents it counts as
 * lost, once; of several people it counts for nobody. */
#include "app/app.h"
#include "rules/match.h"

static bool can_give_up(const struct host *h)
{
    const struct session *s = app_of(h)->session;
    return s && session_kept(s) && session_humans(s) > 0 && !session_over(s, NULL) && session_events(s) > 0;
}

static bool give_up(const struct host *h, game_error *err)
{
    struct app *a = app_of(h);
    game_error unheard;
    if (!can_give_up(h))
        return false;
    const struct match *m = session_match(a->session);
    if (!a->no_writes && !store_give_up(&a->store, m, a->match_id, err ? err : &unheard))
        return false;
    app_report_store(a);
    session_give_up(a->session);
    a->recorded = true;
    app_note_next_time(a);
    h->shell->back(h);
    return true;
}

void app_host_give_up(struct app *a)
{
    a->host.can_give_up = can_give_up;
    a->host.give_up = give_up;
}
