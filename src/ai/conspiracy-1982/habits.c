/* How seats pay, move, fight and pass: what their acts tell of their books. */
#include "ai/conspiracy-1982/knowledge.h"
#include "ai/conspiracy-1982/outlook.h"
#include "rules/conspiracy-1982/c82_dossier.h"

#include <math.h>

/* What money with a spy adds to the wish to use it: from 0 to nearly 1. */
static float backing(int hundreds)
{
    return (float)hundreds / (float)(hundreds + 6);
}

/* What follows is what agents do, counted over 150 matches of four of them: README.md, What acts tell. */
static float likes_to_challenge(const struct c82_view *s, int has)
{
    if (has == 0)
        return 0.005f;
    if (!s->carried)
        return s->verb == C82_BLOW ? 0.02f + 0.15f * backing(has) : 0.13f;
    return s->target == s->hq[s->turn] ? 0.15f + 0.45f * backing(has) : 0.16f + 0.15f * backing(has);
}

/* The least that may be named, all there is, anything between. */
static float names(const struct c82_view *s, int has, int number)
{
    int least = s->bidding.named + 1;

    if (has < number)
        return 0;
    return (number == least ? 0.2f : 0) + (number == has ? 0.3f : 0) + 0.5f / (float)(has - least + 1);
}

/* How often a turn is a pay-off; without money it can only be a feint. */
static float pays(const c82_book *book)
{
    return 0.01f + 0.045f * sqrtf((float)book->balance);
}

/* How readily somebody moves a spy: with the briefcase it matters less who has paid it. */
static float moves(const c82_book *book, const game_action *seen)
{
    float unpaid = seen->n == 3 ? 0.5f : 0.35f;

    return (1 - pays(book)) * (unpaid + (1 - unpaid) * backing(book->paid[seen->arg[0]]));
}

float c82_likelihood(const struct game_box *box, const struct game_state *world, int actor,
                     const game_action *seen)
{
    const struct c82_view *s = c82_view_of(world);
    const c82_book *book = &s->book[actor];
    int has = book->paid[s->spy];

    (void)box;
    switch (seen->kind) {
    case C82_PAYOFF:
        return pays(book);
    case C82_MOVE:
        return moves(book, seen);
    case C82_BLOW:
        return book->paid[seen->arg[0]] >= C82_COVER_COST ? 1 - pays(book) : 0;
    case C82_PASS:
        return 1 - likes_to_challenge(s, has);
    case C82_CHALLENGE:
        return likes_to_challenge(s, has);
    case C82_FIGHT:
        return 0.45f + 0.55f * backing(has);
    case C82_BACK:
        return 0.55f - 0.55f * backing(has);
    case C82_BID:
        return names(s, has, seen->arg[0] / C82_UNIT);
    case C82_STOP:
        return has > s->bidding.named ? 0.04f : 1;
    case C82_COVERED:
        return has >= s->bidding.named ? 0.9f : 0;
    case C82_UNCOVERED:
        return has >= s->bidding.named ? 0.1f : 1;
    default:
        return 1;
    }
}

/* How a seat that pays picks its spy: one that it has paid, or one that is near the briefcase. */
static int pick_spy(const struct c82_box *box, const struct c82_view *s, int seat, struct rng *rng)
{
    float weight[C82_SPIES], sum = 0;

    for (int spy = 0; spy < C82_SPIES; spy++) {
        if (s->blown >> spy & 1)
            weight[spy] = 0;
        else
            weight[spy] = (1 + 2 * backing(s->book[seat].paid[spy])) /
                          (float)(1 + box->map.steps[s->spy_place[spy]][s->case_place]);
        sum += weight[spy];
    }
    float at = (float)rng_unit(rng) * sum;
    for (int spy = 0; spy < C82_SPIES; spy++)
        if (weight[spy] > 0 && (at -= weight[spy]) <= 0)
            return spy;
    return C82_NOBODY;
}

/* How many hundreds it pays: mostly a round sum, at times any of a few, or a good part of what is left. */
static int pick_sum(int balance, struct rng *rng)
{
    static const uint8_t round[] = {1, 1, 3, 3, 5, 5, 12, 12, 12, 35, 35, 100};
    double share = rng_unit(rng), kind = rng_unit(rng);
    double most = kind < 0.21 ? 7 * share : kind < 0.26 ? 25 : balance;
    int sum = kind < 0.28 ? 1 + (int)(share * most) : round[rng_below(rng, sizeof round)];

    return sum < balance ? sum : balance;
}

bool c82_complete(const struct game_box *box, const struct game_state *world, int actor,
                  const game_action *seen, struct rng *rng, game_action *out)
{
    const struct c82_view *s = c82_view_of(world);
    bool feint = s->book[actor].balance == 0 || rng_below(rng, 25) == 0;
    int spy = feint ? C82_NOBODY : pick_spy(c82_box_of(box), s, actor, rng);

    *out = *seen;
    out->arg[0] = (int16_t)spy;
    out->arg[1] = 0;
    if (spy != C82_NOBODY)
        out->arg[1] = (int16_t)(C82_UNIT * pick_sum(s->book[actor].balance, rng));
    return true;
}

/* Moves so much into a book's account with a spy: out of the balance, else out of what is not proven elsewhere. */
static void fill_up(const struct c82_view *s, int actor, c82_book *book, int spy, int lacks)
{
    int from = book->balance < lacks ? book->balance : lacks;

    book->balance -= (uint8_t)from;
    book->paid[spy] += (uint8_t)from;
    lacks -= from;
    for (int other = 0; other < C82_SPIES && lacks > 0; other++) {
        int proven = c82_proven(s, actor, other);
        int free = book->paid[other] - (proven > 0 ? proven : 0);
        from = free < lacks ? free : lacks;
        if (other == spy || s->proof[actor][other].exact || from <= 0)
            continue;
        book->paid[other] -= (uint8_t)from;
        book->paid[spy] += (uint8_t)from;
        lacks -= from;
    }
}

bool c82_mend(const struct game_box *box, struct game_state *world, int actor, const game_action *seen)
{
    struct c82_view *s = (struct c82_view *)world;
    c82_book *book = &s->book[actor];
    int spy = s->spy, need = 1;

    (void)box;
    if (seen->kind == C82_REVEAL)
        return false;
    if (seen->kind == C82_BLOW) {
        spy = seen->arg[0];
        need = C82_COVER_COST;
    } else if (seen->kind == C82_BID) {
        need = seen->arg[0] / C82_UNIT;
    } else if (seen->kind == C82_COVERED) {
        need = s->bidding.named;
    }
    fill_up(s, actor, book, spy, need - book->paid[spy]);
    return book->paid[spy] >= need && c82_book_fits(s, actor, book);
}
