/* What seats have put on things, told in a game's sentences. */
#include "base/i18n.h"
#include "base/text.h"
#include "rules/layout.h"
#include "table/cast.h"
#include "table/game.h"
#include "table/story.h"
#include "table/table.h"

#include <math.h>
#include <stdlib.h>

/* What everybody has put on a thing, as a list. */
static void list_all(const struct table *t, const struct game_view *open, int thing, struct text *out)
{
    int had[GAME_MAX_SEATS] = {0};

    for (int seat = 0; seat < t->h->seats(t->h); seat++)
        had[seat] = t->game->story->put(open, seat, thing);
    story_amounts(t, had, out);
}

int story_rival_most(const struct table *t, const struct game_view *open, int seat, int thing)
{
    int most = 0;

    for (int i = 0; i < t->h->seats(t->h); i++) {
        int put = i == seat ? 0 : t->game->story->put(open, i, thing);
        most = put > most ? put : most;
    }
    return most;
}

/* A guess that is off by more than all there is was made of nothing, and tells nothing of how the match went. */
static bool is_credible(double thought, int put)
{
    return fabs(thought - put) <= fmax(put, 2);
}

/* On which thing a seat had put most before the event, and how much. */
static int most_of(const struct story_look *look, int seat, int *paid)
{
    const struct table_story *story = look->t->game->story;
    int most = 0;

    *paid = 0;
    for (int thing = 0; thing < story->words.things; thing++) {
        int put = story->put(look->what->before, seat, thing);
        most = put > *paid ? thing : most;
        *paid = put > *paid ? put : *paid;
    }
    return most;
}

void story_judged(const struct story_look *look, int rival, int seat, struct text *out)
{
    const struct table *t = look->t;
    const struct table_story *story = t->game->story;
    int paid, most = most_of(look, seat, &paid), unit = table_unit(t);

    double thought = story_expects(look, rival, seat, most);
    if (!story->words.judged || thought < 0 || paid == 0 || !is_credible(thought, paid))
        return;
    const char *on = cast_name(story->words.cast, (size_t)most);
    double about = unit * round(thought / unit);
    if ((int)about == paid * unit) /* it knew, or as good as */
        return;
    if (story->words.judged_you && host_is_you(t->h, seat))
        text_add(out, i18n_marked(story->words.judged_you), table_seat_name(t, rival), about, on,
                 paid * unit);
    else
        text_add(out, i18n_marked(story->words.judged), table_seat_name(t, rival), table_seat_name(t, seat),
                 about, on, paid * unit);
}

/* What of a seat's was proven to the others before the event; a least below 0: that is not known. */
static range proven_before(const struct story_look *look, int seat, int thing)
{
    const struct table_game *game = look->t->game;
    struct table *then = malloc(sizeof *then); /* as the table was, and too large for the stack */
    void *own = calloc(1, game->own_size + 1);
    struct table_known row[TABLE_KNOWN];
    range proven = {-1, -1};

    if (then && own && game->known) {
        *then = *look->t;
        then->own = own;
        then->judged = seat + 1;
        table_show(then, look->what->before);
        if ((size_t)thing < game->known(then, seat, row))
            proven = row[thing].known;
    }
    free(own);
    free(then);
    return proven;
}

void story_proven(const struct story_look *look, int seat, struct text *out)
{
    const struct table *t = look->t;
    const struct story_words *words = &t->game->story->words;
    int paid, most = most_of(look, seat, &paid), unit = table_unit(t);
    range proven =
        words->proven && words->unproven && paid > 0 ? proven_before(look, seat, most) : (range){-1, -1};
    int least = proven.least;
    bool you = words->proven_you && words->unproven_you && host_is_you(t->h, seat);
    const char *on = least < 0 ? "" : cast_name(words->cast, (size_t)most), *who = table_seat_name(t, seat);

    if (least > 0 && least == proven.most && you && words->exact_you)
        text_add(out, i18n_marked(words->exact_you), paid * unit, on);
    else if (least > 0 && least == proven.most && words->exact)
        text_add(out, i18n_marked(words->exact), who, paid * unit, on);
    else if (least > 0 && you)
        text_add(out, i18n_marked(words->proven_you), least * unit, on, paid * unit);
    else if (least > 0)
        text_add(out, i18n_marked(words->proven), least * unit, who, on, paid * unit);
    else if (least == 0 && you)
        text_add(out, i18n_marked(words->unproven_you), on, paid * unit);
    else if (least == 0)
        text_add(out, i18n_marked(words->unproven), who, on, paid * unit);
}

void story_highest(const struct story_look *look, struct text *out)
{
    const struct table *t = look->t;
    const struct story_words *words = &t->game->story->words;
    const struct announced *act = layout_announced(table_rules(t), look->what->after);
    char list[STORY_WORDS];
    struct text all = text_over(list, sizeof list);

    if (!words->highest || !act || act->piece >= words->things)
        return;
    list_all(t, look->what->before, act->piece, &all);
    int high = act->bidding.named * table_unit(t);
    if (words->highest_you && host_is_you(t->h, look->what->actor))
        text_add(out, i18n_marked(words->highest_you), high, cast_name(words->cast, act->piece), list);
    else
        text_add(out, i18n_marked(words->highest), table_seat_name(t, look->what->actor), high,
                 cast_name(words->cast, act->piece), list);
}

void story_bid(const struct story_look *look, enum story_bid what, int mover, int thing, struct text *out)
{
    const struct table *t = look->t;
    const struct story_words *w = &t->game->story->words;
    const struct {
        const char *said, *you, *by;
    } form[] = {[STORY_LIED] = {w->lied, w->lied_you, NULL},
                [STORY_STOPPED] = {w->stopped, w->stopped_you, NULL},
                [STORY_PASSED] = {w->passed, w->passed_you, w->passed_by},
                [STORY_GAVE_UP] = {w->gave_up, w->gave_up_you, w->gave_up_by},
                [STORY_LOST] = {w->lost, w->lost_you, w->lost_by}},
      *f = &form[what];
    int seat = look->what->actor, unit = table_unit(t),
        have = t->game->story->put(look->what->before, seat, thing) * unit,
        had = t->game->story->put(look->what->before, mover, thing) * unit;
    const char *on = cast_name(w->cast, (size_t)thing), *name = table_seat_name(t, mover);

    if (f->you && host_is_you(t->h, seat))
        text_add(out, i18n_marked(f->you), have, on, name, had);
    else if (f->by && host_is_you(t->h, mover))
        text_add(out, i18n_marked(f->by), table_seat_name(t, seat), have, on, had);
    else if (f->said)
        text_add(out, i18n_marked(f->said), table_seat_name(t, seat), have, on, name, had);
}

/* The thing that an action was about; less than 0: none. */
static int about(const struct table_game *game, const game_action *action)
{
    if (game->story->about)
        return game->story->about(action);
    bool announced = action->kind < game->words->actions && game->words->action[action->kind].act.text;
    return announced ? action->arg[0] : -1;
}

void story_behind(const struct story_look *look, struct text *out)
{
    int thing = about(look->t->game, &look->what->action);

    if (thing >= 0)
        story_behind_of(look, thing, out);
}

void story_behind_of(const struct story_look *look, int thing, struct text *out)
{
    const struct table_story *story = look->t->game->story;
    char list[STORY_WORDS];
    struct text all = text_over(list, sizeof list);

    if (!story->words.behind)
        return;
    list_all(look->t, look->what->before, thing, &all);
    text_add(out, i18n_marked(story->words.behind), cast_name(story->words.cast, (size_t)thing), list);
}

void story_backed(const struct table *t, int seat, int thing, const char *list, struct text *out)
{
    const struct story_words *words = &t->game->story->words;

    if (words->backed_you && host_is_you(t->h, seat))
        text_add(out, i18n_marked(words->backed_you), cast_name(words->cast, (size_t)thing), list);
    else
        text_add(out, i18n_marked(words->backed), table_seat_name(t, seat),
                 cast_name(words->cast, (size_t)thing), list);
}

/* The rivals who had enough there to stop a seat, as a list; nothing: nobody. */
static void list_able(const struct table *t, const struct game_view *end, int seat, int thing,
                      struct text *out)
{
    const struct table_story *story = t->game->story;
    int had = story->put(end, seat, thing), enough = story->words.even_stops && had > 0 ? had : had + 1;
    const char *item[GAME_MAX_SEATS];
    size_t n = 0;

    for (int i = 0; i < t->h->seats(t->h) && n < GAME_MAX_SEATS; i++)
        if (i != seat && story->put(end, i, thing) >= enough)
            /* TRANSLATORS: the reader, in a list of players */
            item[n++] = host_is_you(t->h, i) ? C_("in a list of players", "you") : table_seat_name(t, i);
    if (n > 0)
        i18n_list(item, n, out);
}

void story_unstopped(const struct table *t, const struct game_view *end, int seat, int thing,
                     struct text *out)
{
    const struct story_words *words = &t->game->story->words;
    char list[STORY_WORDS], rivals[STORY_WORDS];
    struct text all = text_over(list, sizeof list), able = text_over(rivals, sizeof rivals);
    bool ends = thing >= words->things; /* nothing was announced */

    if (!ends)
        list_able(t, end, seat, thing, &able);
    const char *says = ends ? words->in_the_end : able.length > 0 ? words->stoppable : words->unstopped;
    if (!says)
        return;
    list_all(t, end, thing, &all);
    if (able.length > 0)
        text_add(out, i18n_marked(says), rivals, cast_name(words->cast, (size_t)thing), list);
    else
        text_add(out, i18n_marked(says), cast_name(words->cast, (size_t)thing), list);
}
