/* The Top Secret cards: what is printed on them, and how each is played by pressing it and whom it is played on. */
#include "base/i18n.h"
#include "base/text.h"
#include "rules/deck.h"
#include "scene/topsecret/tss_parts.h"
#include "table/holding.h"
#include "table/standing.h"
#include "table/stands.h"
#include "ui/layout.h"

/* What it is called, and what it does. */
#define PICTURE(name) "topsecret/cards/" name ".jpg"
static const struct {
    const char *title, *text, *picture;
} printed[TSS_CARDS] = {
    [TSS_CARD_SAFE] = {N_("Safe house"), N_("The safe goes to another building."), PICTURE("safe")},
    [TSS_CARD_MARKERS] = {N_("Forged papers"), N_("Two markers go 3 forward, to 40 at most."),
                          PICTURE("markers")},
    [TSS_CARD_BACK] = {N_("About turn"), N_("An agent goes back 1 or 2."), PICTURE("back")},
    [TSS_CARD_DASH] = {N_("Dash"), N_("An agent goes forward 1, 2 or 3."), PICTURE("dash")},
    [TSS_CARD_SIDESTEP] = {N_("Sidestep"), N_("An agent goes 1 forward or back."), PICTURE("sidestep")},
    [TSS_CARD_ADVANCE] = {N_("Advance"), N_("Two agents go 1 forward each."), PICTURE("advance")},
    [TSS_CARD_RETREAT] = {N_("Retreat"), N_("Two agents go 1 back each."), PICTURE("retreat")},
    [TSS_CARD_SHOVE] = {N_("Shove"), N_("An agent at the safe goes 1 forward or back."), PICTURE("shove")},
    [TSS_CARD_CRACK] = {N_("Crack"), N_("An agent goes to the safe."), PICTURE("crack")},
    [TSS_CARD_AMBUSH] = {N_("Ambush"), N_("An agent goes to the ruins."), PICTURE("ambush")},
    [TSS_CARD_RESCUE] = {N_("Rescue"), N_("One or two agents go from the ruins to the church."),
                         PICTURE("rescue")},
    [TSS_CARD_CURFEW] = {N_("Curfew"), N_("All agents go to the church."), PICTURE("curfew")},
    [TSS_CARD_SWAP] = {N_("Swap"), N_("Two agents change places."), PICTURE("swap")},
    [TSS_CARD_JOIN] = {N_("Join"), N_("An agent goes to a building with others."), PICTURE("join")},
    [TSS_CARD_RECRUIT] = {N_("Recruit"), N_("You get a second agent."), PICTURE("recruit")},
};

const char *tss_card_title(int card)
{
    return card >= 0 && card < TSS_CARDS ? _(printed[card].title) : "";
}

static void face(size_t kind, card_face *out)
{
    *out = (card_face){
        .title = _(printed[kind].title), .text = _(printed[kind].text), .picture = printed[kind].picture};
}

bool tss_holding(const struct table *t, struct holding *out)
{
    const struct tss_view *v = shown(t);
    struct rect left, in = tss_middle(t, &left);

    *out = (struct holding){.thing = THING_CARD,
                            .kinds = TSS_CARDS,
                            .face = face,
                            .discards = v->discards,
                            .supply = tss_supply(v),
                            .in_play = v->in_play == TSS_NONE ? -1 : v->in_play,
                            .draws = TSS_DRAWS,
                            .plays = TSS_PLAYED,
                            .puts_away = TSS_DISCARDED,
                            .back = {0.42f, 0.14f, 0.17f, 1}};
    out->own = t->viewer >= 0 ? v->card[t->viewer] : NULL;
    cut_bottom(&left, left.h * 0.35f); /* the die */
    out->piles = left;
    out->hand = in;
    return v->option[TSS_CARDS_ON];
}

/* The building that an agent comes to by so many steps. */
static struct thing ahead(const struct tss_view *v, int agent, int steps)
{
    return (struct thing){THING_HOUSE, (uint8_t)tss_ahead(v->place[agent], steps)};
}

/* A card that is played on two agents may be played on either first. */
static size_t two_ways(const game_action *a, struct way out[PICK_WAYS])
{
    struct thing card = {THING_CARD, (uint8_t)a->arg[0]}, one = {THING_AGENT, (uint8_t)a->arg[1]},
                 other = {THING_AGENT, (uint8_t)a->arg[2]};

    out[0] = (struct way){3, {card, one, other}};
    out[1] = (struct way){3, {card, other, one}};
    return 2;
}

size_t tss_play_ways(const struct tss_view *v, const game_action *a, struct way out[PICK_WAYS])
{
    struct thing card = {THING_CARD, (uint8_t)a->arg[0]}, agent = {THING_AGENT, (uint8_t)a->arg[1]},
                 play = {THING_PLAY, 0};
    bool several = (tss_agents_in(v, TSS_RUINS) & ~(1U << a->arg[1])) != 0;

    switch (a->arg[0]) {
    case TSS_CARD_SAFE:
        out[0] = (struct way){2, {card, {THING_HOUSE, (uint8_t)a->arg[1]}}};
        return 1;
    case TSS_CARD_BACK:
        out[0] = (struct way){3, {card, agent, ahead(v, a->arg[1], -a->arg[2])}};
        return 1;
    case TSS_CARD_DASH:
    case TSS_CARD_SIDESTEP:
    case TSS_CARD_SHOVE:
        out[0] = (struct way){3, {card, agent, ahead(v, a->arg[1], a->arg[2])}};
        return 1;
    case TSS_CARD_JOIN:
        out[0] = (struct way){3, {card, agent, {THING_HOUSE, (uint8_t)a->arg[2]}}};
        return 1;
    case TSS_CARD_CURFEW:
    case TSS_CARD_RECRUIT:
        out[0] = (struct way){2, {card, play}};
        return 1;
    default:
        if (a->n == 3)
            return two_ways(a, out);
        out[0] = (struct way){a->arg[0] == TSS_CARD_RESCUE && several ? 3 : 2, {card, agent, play}};
        return 1;
    }
}

/* Whoever has passed looks up again when a card has been played, when it scores or no longer does, and in their own next turn. */
static uint64_t about(const struct table *t)
{
    const struct tss_view *v = shown(t);
    int before =
        (t->viewer - v->start + v->seats) % v->seats; /* seats that have their turns before the viewer */
    uint64_t own = (uint64_t)((v->turns + v->seats - 1 - before) / v->seats);

    return own << 32 | (uint64_t)deck_count(v->discards, TSS_CARDS) << 16 | tss_scores(v);
}

const struct table_standing tss_standing = {.action = TSS_PASS, .about = about};
