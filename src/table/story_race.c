/* What a position is worth where the match is a race, and what guesses on a sheet came to. */
#include "base/i18n.h"
#include "base/text.h"
#include "rules/layout.h"
#include "rules/most.h"
#include "table/cast.h"
#include "table/game.h"
#include "table/past.h"
#include "table/sentence.h"
#include "table/sheet.h"
#include "table/story.h"
#include "table/table.h"

#include <math.h>

static int come(const struct table *t, const struct game_view *open, int seat)
{
    return t->game->story->measure[0].of(t->box, open, seat);
}

const char *story_guest(const struct table *t, const struct game_view *view, struct color *color)
{
    struct color unused;

    return t->game->story && t->game->story->guest ? t->game->story->guest(t, view, color ? color : &unused)
                                                   : NULL;
}

/* Seats, and whoever played without one, who comes behind them. */
static int racers(const struct table *t, const struct game_view *view)
{
    return t->h->seats(t->h) + (story_guest(t, view, NULL) ? 1 : 0);
}

int story_worth(const struct table *t, const struct game_view *open, int seat)
{
    const struct table_story *story = t->game->story;
    float all = 0, race = (float)story->race;

    if (story->worth)
        return story->worth(t->box, open, seat);
    if (story->race == 0)
        return 0;
    for (int i = 0; i < racers(t, open); i++) /* against one's own, so that nothing grows without end */
        all += exp2f((float)(come(t, open, i) - come(t, open, seat)) / race);
    return (int)(1000 / all);
}

uint32_t story_leads(const struct table *t, const struct game_view *open)
{
    const struct table_story *story = t->game->story;
    int at[GAME_MAX_SEATS + 1], seats = racers(t, open);

    if (story->leads)
        return story->leads(t->box, open);
    if (story->race == 0)
        return 0;
    for (int i = 0; i < seats; i++)
        at[i] = come(t, open, i);
    return seats_with_most(at, seats) & ((1U << t->h->seats(t->h)) - 1);
}

int story_gain(const struct story_look *look, int side)
{
    const struct table *t = look->t;
    const struct host_past *past = t->h->past;
    const struct game_view *view = look->what->after;

    for (uint32_t n = look->what->number; n < past->length(t->h) && turns_in(view)->turn == side;)
        view = past->view(t->h, ++n);
    return come(t, view, side) - come(t, look->what->before, side);
}

const game_event *story_heaviest(const struct story_look *look,
                                 int (*weigh)(const struct story_look *look, const game_event *e),
                                 int *weight, struct text *out)
{
    const struct table_words *words = look->t->game->words;
    const game_event *best = NULL;

    *weight = 0;
    for (uint32_t i = 0; i < look->what->events.count; i++) {
        const game_event *e = &look->what->events.item[i];
        int counts = weigh(look, e);
        best = counts > *weight ? e : best;
        *weight = counts > *weight ? counts : *weight;
    }
    if (!best)
        return NULL;
    const struct sentence_about about = {
        .h = look->t->h, .view = look->what->before, .who = best->seat, .arg = best->arg, .args = best->n};
    sentence_write(words, &about, sentence_event(words, look->what->before, best).now, out);
    return best;
}

static void tell_hidden(const struct table *t, uint32_t found, struct text *out)
{
    char names[STORY_WORDS];
    struct text list = text_over(names, sizeof names);

    table_seats_named(t, ~found, &list);
    if (list.length > 0)
        text_sentence(out, _("Nobody had found out %s."), names);
}

int story_guessed(const struct story_look *look, const struct game_view *end, uint32_t *found,
                  struct text *out)
{
    const struct table_sheet *s = look->t->game->sheet;
    const game_action *a = &look->what->action;
    const struct game_rules *rules = table_rules(look->t);
    int right = 0, asked = 0;

    if (!s || !s->owner || a->kind != s->action)
        return 0;
    for (size_t i = 0; i < a->n; i++) {
        int whose = s->owner(end, i);
        asked += a->arg[i] != 0;
        if (whose >= 0 && a->arg[i] == whose + 1)
            *found |= 1U << whose;
        right += a->arg[i] != 0 && a->arg[i] == (whose == SEAT_NONE ? s->free : whose + 1);
    }
    /* TRANSLATORS: how many of somebody's guesses, all of them together: `Ada had 3 of 6 right in the dossier.` */
    if (host_is_you(look->t->h, look->what->actor))
        text_add(out, _("You had %d of %d right in the dossier."), right, asked);
    else
        text_add(out, _("%s had %d of %d right in the dossier."), table_seat_name(look->t, look->what->actor),
                 right, asked);
    if (rules->view_decision(look->t->box, look->what->after).phase !=
        rules->view_decision(look->t->box, look->what->before).phase)
        tell_hidden(look->t, *found, out);
    return 300 + 500 * right / (asked > 0 ? asked : 1);
}
