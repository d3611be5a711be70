/* What a position is worth where the match is a race, and what guesses on a sheet came to. */
#include "base/i18n.h"
#include "base/text.h"
#include "rules/most.h"
#include "table/cast.h"
#include "table/game.h"
#include "table/sheet.h"
#include "table/story.h"
#include "table/table.h"

#include <math.h>

static int come(const struct table *t, const struct game_view *open, int seat)
{
    return t->game->story->measure[0].of(t->box, open, seat);
}

int story_worth(const struct table *t, const struct game_view *open, int seat)
{
    const struct table_story *story = t->game->story;
    float all = 0, race = (float)story->race;

    if (story->worth)
        return story->worth(t->box, open, seat);
    if (story->race == 0)
        return 0;
    for (int i = 0; i < t->h->seats(t->h); i++) /* against one's own, so that nothing grows without end */
        all += exp2f((float)(come(t, open, i) - come(t, open, seat)) / race);
    return (int)(1000 / all);
}

uint32_t story_leads(const struct table *t, const struct game_view *open)
{
    const struct table_story *story = t->game->story;
    int at[GAME_MAX_SEATS], seats = t->h->seats(t->h);

    if (story->leads)
        return story->leads(t->box, open);
    if (story->race == 0)
        return 0;
    for (int i = 0; i < seats; i++)
        at[i] = come(t, open, i);
    return seats_with_most(at, seats);
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
