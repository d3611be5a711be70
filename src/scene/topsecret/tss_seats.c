/* The cards beside the square: whose agents, whose hands; and what there is to say of everything on the table. */
#include "base/i18n.h"
#include "base/text.h"
#include "scene/topsecret/tss_parts.h"
#include "table/head.h"
#include "table/holding.h"
#include "table/homes.h"
#include "table/perform.h"
#include "table/seats.h"

#include <stdio.h>

/* Colours that no agent wears, each of another lightness, as on the seals of these places. */
static const struct home places[TSS_SEATS] = {{.color = 0x2B6675}, {.color = 0x3A3943}, {.color = 0xBC7A90},
                                              {.color = 0x7C7A3A}, {.color = 0xA6D2DE}, {.color = 0x6B4225},
                                              {.color = 0xC9AB88}};
const struct homes tss_homes = {.game = "topsecret", .home = places, .count = TSS_SEATS, .of = HOMES_BARE};

void tss_status(const struct table *t, int seat, struct table_status *out)
{
    const struct tss_view *v = shown(t);
    bool passed = v->passed >> seat & 1, last = passed && v->played && seat == v->first;
    bool asks = v->phase == TSS_PHASE_PLAY && !v->scored && !tss_ended(v);
    int next = v->done + 1, end = v->seats + v->played; /* who has no cards is not asked (ruling 25) */
    while (asks && next < end && v->hand[(v->first + next) % v->seats] == 0)
        next++;
    bool comes = next < end && seat == (v->first + next) % v->seats;
    out->style = STYLE_SMALL;
    if (asks && seat != v->to_act && (passed || comes))
        snprintf(out->words, sizeof out->words, "%s",
                 last     ? C_("on a seat's card", "asked last")
                 : passed ? C_("on a seat's card", "passed")
                          : C_("on a seat's card", "asked next"));
    if (asks && comes && !passed)
        snprintf(out->brief, sizeof out->brief, "%s", C_("on a seat's card", "next"));
    if (v->keeps[seat] != TSS_NONE) /* its guesses have been shown */
        snprintf(out->words, sizeof out->words, P_("%d point", "%d points", v->score[seat]), v->score[seat]);
}

void tss_seat(struct table *t, int seat, struct rect row, struct rect card)
{
    const struct tss_view *v = shown(t);

    (void)card;
    holding_backs(t, &row, v->hand[seat]);
    if (seat == t->viewer && v->phase != TSS_PHASE_OVER &&
        seats_covered(t, row, _("Hold %s, or press here, to see your agent")))
        return;
    float turned = 0;
    bool turns = perform_shows(t, TSS_OWNS, &turned) && t->play.now.seat == seat; /* as it is shown to all */
    for (int k = 0; k < v->held[seat]; k++) {
        int agent = v->agent[seat][k], now = turns && t->play.now.arg[1] == k && agent == TSS_NONE;
        cast_card(t, &tss_cast, now ? t->play.now.arg[0] : agent, now ? turned : agent != TSS_NONE, &row);
    }
}

void tss_seat_tip(const struct table *t, int seat, struct text *out)
{
    const struct tss_view *v = shown(t);

    if (v->option[TSS_CARDS_ON])
        text_sentence(out, P_("%d card in hand.", "%d cards in hand.", v->hand[seat]), v->hand[seat]);
    if (v->held[seat] > 1)
        text_sentence(out, P_("%d agent.", "%d agents.", v->held[seat]), v->held[seat]);
}

/* --- the head ------------------------------------------------------------------------------------------------ */

static void say_safe(const struct table *t, bool brief, struct text *out)
{
    text_add(out, brief ? _("Safe: %s") : _("The safe is in %s"), tss_house(shown(t)->safe));
}

static void say_leader(const struct table *t, bool brief, struct text *out)
{
    const struct tss_view *v = shown(t);
    char room[200];
    struct text list = text_over(room, sizeof room);
    unsigned who = 0;
    int most = v->marker[tss_first(v)];

    for (size_t a = 0; a < TSS_AGENTS; a++)
        who |= (v->marker[a] == most ? v->used & 1U << a : 0);
    unsigned n = cast_list_within(&tss_cast, who, brief ? 0 : 3, &list);
    if (most == 0)
        text_add(out, _("First to %d ends it"), TSS_FINISH);
    else if (n > 3 && brief && most < TSS_FINISH)
        text_add(out, _("The lead: %d of %d"), most, TSS_FINISH);
    else if (most >= TSS_FINISH)
        text_add(out, _("At the end: %s, %d"), room, most);
    else
        text_add(out, P_("%s leads: %d of %d", "%s lead: %d of %d", n), room, most, TSS_FINISH);
}

void tss_head(struct table *t, struct rect inside)
{
    struct head_row safe = {"topsecret/ui/icons/safe.png", .say = say_safe, .strong = true},
                    lead = {"topsecret/ui/icons/lead.png", .say = say_leader};

    (void)head_round(t, &inside);
    (void)head_row(t, &inside, &safe);
    (void)head_row(t, &inside, &lead);
}

/* --- things on the board ------------------------------------------------------------------------------------- */

void tss_tip(const struct table *t, struct thing thing, struct text *name, struct text *says)
{
    const struct tss_view *v = shown(t);

    (void)name;
    if (thing.kind == THING_HOUSE)
        text_sentence(
            says,
            thing.index == TSS_RUINS
                ? _("A scoring takes the marker of everybody here 3 back, but not behind the start.")
                : _("A scoring moves the marker of everybody here by %d."),
            thing.index);
    if (thing.kind == THING_AGENT)
        text_sentence(says, _("Marker at %d."), v->marker[thing.index]);
}
