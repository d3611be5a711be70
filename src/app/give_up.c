/* A match that whoever plays it will not finish. Its record stays as it is, unfinished, and is filed with those of finished
 * matches; it is not offered to be continued any more, but can be gone on with from there. Of one person against opponents it
 * counts as lost; of several people it counts for nobody. */
#include "app/app.h"
#include "base/i18n.h"
#include "rules/match.h"
#include "scene/scene.h"

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
    a->giving_up = true;
    h->shell->show(h, HOST_SCREEN_TITLE);
    h->shell->toast(h, _("You gave up. The game is kept under Records."));
    return true;
}

void app_end_given_up(struct app *a)
{
    if (!a->giving_up || app_table(a))
        return;
    a->giving_up = false;
    session_free(a->session);
    a->session = NULL;
    a->note_seat = SEAT_NONE;
    app_log_clear(a);
}

void app_host_give_up(struct app *a)
{
    a->host.can_give_up = can_give_up;
    a->host.give_up = give_up;
}
