/* How a match of the Drowned Senate ended, and what it was about. */
#include "base/i18n.h"
#include "base/text.h"
#include "scene/senate/sen_parts.h"
#include "table/ending.h"
#include "table/story.h"

#include <stdio.h>

/* --- the plate ------------------------------------------------------------------------------------------------- */

static void solo_ending(const struct table *t, struct ending *e, struct text *reason)
{
    const struct senate_view *v = shown(t);
    int own = senate_score_of(v, 0).total, other = senate_score_of(v, SENATE_RIVAL).total;
    const char *who = sen_title(t, CARD_RIVAL + v->opponent);
    bool level = own == other, won = v->winners != 0;

    e->plate = won ? "senate/portraits/victory.jpg" : "senate/portraits/defeat.jpg";
    if (!won) {
        static const char *const file[SENATE_GUILDS] = {"broker", "consul", "grower", "military", "oracle"};
        e->title = _("Defeat");
        snprintf(e->hero, sizeof e->hero, "senate/portraits/home-%s.png", file[v->opponent]);
    }
    if (level && won)
        text_sentence(reason, _("%d each: the Pearl Master’s title saves you from %s."), own, who);
    else if (level)
        text_sentence(reason, _("%d each, and you are not Pearl Master: %s wins."), own, who);
    else if (won)
        text_sentence(reason, _("You come to %d, %s to %d."), own, who, other);
    else
        text_sentence(reason, _("You come to %d, %s to %d: the senate is lost."), own, who, other);
    e->guest = (struct ending_guest){.name = who, .suit = sen_guild_face(v->opponent), .score = other};
    struct text says = text_over(e->guest.says, sizeof e->guest.says);
    sen_seat_tip(t, SENATE_RIVAL, &says);
}

void sen_ending(const struct table *t, struct ending *e, struct text *reason)
{
    const struct senate_view *v = shown(t);
    int best = v->winners ? __builtin_ctz(v->winners) : 0;

    e->seats_word = _("The scores");
    e->seats_stamp = _("THE SCORES");
    if (senate_solo(v)) {
        solo_ending(t, e, reason);
        return;
    }
    e->plate = ENDING_PLATE(t, v->winners, "senate");
    if (v->winners & (v->winners - 1))
        text_sentence(reason, _("%s are level at %d points, with as many Pearls."), e->names,
                      senate_score_of(v, best).total);
    else if (v->how == SENATE_END_PEARLS)
        text_sentence(reason, _("Level at %d points: %d Pearls decide it."), senate_score_of(v, best).total,
                      v->pearls[best]);
    else
        text_sentence(reason, _("Most points: %d."), senate_score_of(v, best).total);
}

/* --- the story ---------------------------------------------------------------------------------------------------- */

static int total(const struct game_box *box, const struct game_view *open, int seat)
{
    (void)box;
    return senate_score_of(senate_view_of(open), seat).total;
}

static int lords(const struct game_box *box, const struct game_view *open, int seat)
{
    (void)box;
    return senate_view_of(open)->placed[seat];
}

static const char *part(const struct game_view *open, int side, size_t which, int *points)
{
    static const char *const form[] = {
        N_("The best Lords made most of the difference: %d points to %d."),
        N_("Locations made most of the difference: %d points to %d."),
        N_("The largest coalition made most of the difference: %d points to %d."),
        N_("The Pearl Master’s title made most of the difference: %d points to %d."),
        N_("The Opponent’s bonus made most of the difference: %d points to %d.")};
    senate_score s = senate_score_of(senate_view_of(open), side);
    const int of[] = {s.lords, s.locations, s.coalition, s.master, s.bonus};

    if (which >= sizeof of / sizeof of[0])
        return NULL;
    *points = of[which];
    return form[which];
}

/* A full chamber, a pile that the Opponent took, a Location, an extra turn, the title: of one action what counts most. */
static int weigh(const struct story_look *look, const game_event *e)
{
    static const uint16_t weight[SENATE_ENDED + 1] = {
        [SENATE_COMPLETED] = 500, [SENATE_TOKEN] = 350, [SENATE_MASTER] = 250};
    const struct senate_view *then = senate_view_of(look->what->after);

    if (e->kind == SENATE_WANTS)
        return 40 * story_gain(look, SENATE_RIVAL);
    if (e->kind == SENATE_CLAIMED)
        return 100 + 40 * senate_location_worth(then, e->seat, e->arg[0]);
    return e->kind == SENATE_TOKEN && !e->arg[0] ? 0 : weight[e->kind]; /* not where it goes back */
}

static int moment(const struct story_look *look, struct text *out)
{
    int weight;
    const game_event *best = story_heaviest(look, weigh, &weight, out);

    if (best && best->kind == SENATE_WANTS)
        text_sentence(out, _("That brought %d points."), story_gain(look, SENATE_RIVAL));
    return weight;
}

static const struct story_measure measures[] = {{N_("Points"), 0, total},
                                                {N_("Lords"), SENATE_SPACES, lords}};

static const char *guest(const struct table *t, const struct game_view *end, struct color *color)
{
    const struct senate_view *v = senate_view_of(end);

    if (!senate_solo(v) || v->opponent == SENATE_NONE)
        return NULL;
    *color = sen_guild_color(v->opponent);
    return sen_title(t, CARD_RIVAL + v->opponent);
}

const struct table_story sen_story = {.guest = guest,
                                      .part = part,
                                      .moment = moment,
                                      .measure = measures,
                                      .measures = sizeof measures / sizeof measures[0],
                                      .race = 6,
                                      .counted = true};
