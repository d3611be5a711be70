/* The Top Secret cards: where they lie, and how each is played by pressing it and whom it is played on. */
#include "base/i18n.h"
#include "base/text.h"
#include "rules/deck.h"
#include "scene/topsecret/tss_parts.h"
#include "table/holding.h"
#include "table/standing.h"
#include "table/stands.h"
#include "ui/layout.h"

bool tss_holding(const struct table *t, struct holding *out)
{
    const struct tss_view *v = shown(t);
    struct rect left, in = tss_middle(t, &left);

    *out = (struct holding){.thing = THING_CARD,
                            .kinds = TSS_CARDS,
                            .discards = v->discards,
                            .supply = tss_supply(v),
                            .in_play = v->in_play == TSS_NONE ? -1 : v->in_play,
                            .by = v->first,
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

/* What is pressed between the card and the word that plays it; two agents in either order. */
size_t tss_play_ways(const struct tss_view *v, const game_action *a, struct way out[PICK_WAYS])
{
    struct thing card = {THING_CARD, (uint8_t)a->arg[0]}, one = {THING_AGENT, (uint8_t)a->arg[1]},
                 other = {THING_AGENT, (uint8_t)a->arg[2]}, play = {THING_PLAY, 0};

    switch (a->arg[0]) {
    case TSS_CARD_CURFEW:
    case TSS_CARD_RECRUIT:
        out[0] = (struct way){2, {card, play}};
        return 1;
    case TSS_CARD_SAFE:
        out[0] = (struct way){3, {card, {THING_HOUSE, (uint8_t)a->arg[1]}, play}};
        return 1;
    case TSS_CARD_BACK:
    case TSS_CARD_DASH:
    case TSS_CARD_SIDESTEP:
    case TSS_CARD_SHOVE:
        other = ahead(v, a->arg[1], a->arg[0] == TSS_CARD_BACK ? -a->arg[2] : a->arg[2]);
        break;
    case TSS_CARD_JOIN:
        other = (struct thing){THING_HOUSE, (uint8_t)a->arg[2]};
        break;
    default:
        break;
    }
    out[0] = a->n < 3 ? (struct way){3, {card, one, play}} : (struct way){4, {card, one, other, play}};
    out[1] = (struct way){4, {card, other, one, play}};
    return a->n == 3 && other.kind == THING_AGENT ? 2 : 1;
}

/* Whoever has passed looks up again when a card has been played, when a turn is about to score or no longer does, and in their own. */
static uint64_t about(const struct table *t)
{
    const struct tss_view *v = shown(t);
    int before = (t->viewer - v->start + v->seats) % v->seats; /* seats whose turns come earlier */
    uint64_t own = (uint64_t)((v->turns + v->seats - 1 - before) / v->seats);
    uint64_t scoring = tss_opener(v) != TSS_NONE ? v->turns + 1U : 0;

    return own << 40 | (uint64_t)deck_count(v->discards, TSS_CARDS) << 32 | scoring;
}

const struct table_standing tss_standing = {.action = TSS_PASS, .about = about};
