/* The square of Top Secret Spies: who stands where, what a scoring would do, and what lies in the middle. */
#include "base/i18n.h"
#include "base/text.h"
#include "scene/topsecret/tss_parts.h"
#include "table/die.h"
#include "table/stands.h"
#include "ui/widgets.h"

#include <stdio.h>

int tss_opener(const struct tss_view *v)
{
    for (int a = 0; a < TSS_AGENTS; a++)
        if (v->arrived[a] != TSS_NONE)
            return a;
    return TSS_NONE;
}

int tss_first(const struct tss_view *v)
{
    int best = 0;

    for (int a = 1; a < TSS_AGENTS; a++)
        best = v->marker[a] > v->marker[best] ? a : best;
    return best;
}

bool tss_ended(const struct tss_view *v)
{
    return v->marker[tss_first(v)] >= TSS_FINISH || v->phase == TSS_PHASE_OVER;
}

bool tss_weighed(const struct tss_view *v)
{
    return tss_opener(v) != TSS_NONE && !v->scored &&
           (v->phase == TSS_PHASE_MOVE || v->phase == TSS_PHASE_PLAY);
}

static void read(const struct game_view *view, struct stands_at *out)
{
    const struct tss_view *v = tss_view_of(view);

    out->prop = v->safe;
    out->weighed = tss_weighed(v);
    for (int a = 0; a < TSS_AGENTS; a++) {
        out->place[a] = v->place[a];
        out->marker[a] = v->marker[a];
        out->gain[a] = (int16_t)(v->used >> a & 1 && !v->scored && !tss_ended(v) ? tss_gain(v, a) : 0);
    }
}

static void after(struct game_view *view, int seat, const game_action *action)
{
    tss_board_after((struct tss_view *)(void *)view, seat, action);
}

static unsigned own(const struct game_view *view, int seat)
{
    return tss_view_of(view)->used & ~tss_unknown(tss_view_of(view), seat, TSS_HELD);
}

static size_t marked(const struct table *t, struct track_mark *out)
{
    out[0] = (struct track_mark){.note = C_("space of a track", "The end"),
                                 .says = _("As soon as a marker comes here or past it, the match is over.")};
    out[1] = (struct track_mark){.space = TSS_DOSSIER,
                                 .color = {0.82f, 0.3f, 0.27f, 1},
                                 .note = C_("space of a track", "Dossiers"),
                                 .more = C_("space of a track", "Dossiers: who is who"),
                                 .says = _("As soon as a marker comes here or past it, everybody writes down "
                                           "who works for whom.")};
    return shown(t)->option[TSS_DOSSIER_ON] ? 2 : 1;
}

/* Whom forged papers are for. */
static bool by_marker(const struct table *t)
{
    return pick_taken(&t->ask.pick, (struct thing){THING_CARD, TSS_CARD_MARKERS});
}

/* What would make all score, or who has brought it about. */
static void tally(const struct table *t, struct text *heading)
{
    union table_view room;
    const struct tss_view *v = tss_view_of(stands_weighed(t, &room));

    if (tss_ended(v))
        text_add(heading, "%s", _("Where the markers are"));
    else if (v->scored)
        text_add(heading, "%s", _("All have scored. Next, the safe is moved."));
    else if (tss_weighed(v) && host_is_you(t->h, v->arrived[tss_opener(v)]))
        text_add(heading, _("You bring %s to the safe: all score"),
                 cast_name(&tss_cast, (size_t)tss_opener(v)));
    else if (tss_weighed(v))
        text_add(heading, _("%s brings %s to the safe: all score"),
                 table_seat_name(t, v->arrived[tss_opener(v)]), cast_name(&tss_cast, (size_t)tss_opener(v)));
    else if (stands_ends(t))
        text_add(heading, "%s", _("The next scoring ends the match:"));
    else
        text_add(heading,
                 tss_agents_in(v, v->safe) ? _("If one more agent enters %s, each scores its house:")
                                           : _("If an agent enters %s, each scores its house:"),
                 tss_house(v->safe));
}

const struct stands_look tss_stands = {
    .data = "topsecret/board.json",
    .print = "topsecret/map/map-2048.jpg",
    .fine_print = "topsecret/map/map-4096.jpg",
    .figures = "topsecret/figures",
    .prop = "safe",
    .ends = true,
    .cast = &tss_cast,
    .figure = 0.128f,
    .ground = {0.13f, 0.18f, 0.28f, 1},
    .prop_color = 0x6B747F,
    .place_kind = THING_HOUSE,
    .figure_kind = THING_AGENT,
    .prop_kind = THING_SAFE,
    .name = tss_house,
    .start = NC_("where markers lie before they set out", "Start"),
    .marked = marked,
    .by_marker = by_marker,
    .tally = tally,
    .own = own,
    .after = after,
    .read = read,
};

bool tss_spend(const struct table *t, struct spend *out)
{
    const struct tss_view *v = shown(t);

    *out = (struct spend){.action = TSS_MOVE,
                          .pieces = TSS_AGENTS,
                          .open = v->used,
                          .least = v->die == TSS_ANY ? 1 : v->die,
                          .most = v->die == TSS_ANY ? 3 : v->die,
                          .confirm = _("Confirm the move")};
    return v->phase == TSS_PHASE_MOVE;
}

/* Beside and under the start: the die over the piles; the rest is for the hand. */
struct rect tss_middle(const struct table *t, struct rect *left)
{
    struct rect in = stands_inside(t), start = stands_start(t);

    *left = cut_left(&in, start.x + start.w - in.x);
    cut_top(left, start.y + start.h + in.h * 0.05f - in.y);
    cut_left(&in, in.h * 0.05f);
    return in;
}

void tss_over(struct table *t)
{
    struct rect left, in = tss_middle(t, &left);
    bool cards = shown(t)->option[TSS_CARDS_ON];
    float d = cards ? left.h * 0.37f : in.h * 0.36f;
    char name[12];
    struct die_thrown die = {.sprites = &t->stands->sprites,
                             .look = {.tumble = "topsecret/figures/die-atlas.png", .columns = 5, .rows = 4},
                             .name = name,
                             .words = shown(t)->die == TSS_ANY ? _("1–3") : name + 4,
                             .more = shown(t)->die == TSS_ANY ? _("1, 2 or 3") : NULL,
                             .event = TSS_ROLLED,
                             .thing = {THING_DIE, 0}};

    snprintf(name, sizeof name, "die-%d", shown(t)->die);
    if (shown(t)->die && !tss_ended(shown(t)))
        die_lies(t, &die, cards ? rect_place(left, d, d, 0.5f, 1) : rect_place(in, d, d, 0.5f, 0.5f));
}
