/* What can be derived about rivals, against a search that knows nothing of deadlines. Examples are in rulings.txt. */
#include "table.h"

#include "base/rng.h"

#include "cmocka_all.h"

#include <string.h>

enum {
    MATCHES = 2000 / TEST_SHARE,
    TRIED = 4, /* pay-offs of a seat at most: all ways to spread them are tried */
    ROOM = 8,
};

/* What everybody has seen a seat do, in its own words. */
struct seen {
    int payoffs;
    uint8_t in_play[ROOM]; /* at each pay-off: bit per spy */
    int proven[C82_SPIES]; /* hundreds paid in, covers included; 0: nothing proven */
    int by[C82_SPIES];     /* pay-offs made at the first proof */
    int shown[C82_SPIES];  /* hundreds paid in, exactly; -1: not shown */
    int spent[C82_SPIES];
};

/* Follows one action; `before` is the position that it is done in. */
static void follow(struct seen *s, const struct c82_view *before, const game_action *a)
{
    int spy = a->kind == C82_BLOW ? a->arg[0] : a->kind == C82_REVEAL ? before->target : before->spy;
    int proof = a->kind == C82_CHALLENGE                      ? 1
                : a->kind == C82_BLOW                         ? C82_COVER_COST
                : a->kind == C82_COVERED                      ? before->bidding.named
                : a->kind == C82_BID || a->kind == C82_REVEAL ? a->arg[0] / C82_UNIT
                                                              : 0;
    if (a->kind == C82_OPEN || a->kind == C82_PAYOFF)
        s->in_play[s->payoffs++] = (uint8_t)~before->blown;
    if (proof > 0 && s->proven[spy] == 0)
        s->by[spy] = s->payoffs;
    if (proof > 0 && proof + s->spent[spy] > s->proven[spy])
        s->proven[spy] = proof + s->spent[spy];
    if (a->kind == C82_REVEAL)
        s->shown[spy] = proof + s->spent[spy];
}

static void widen(c82_range *r, int least, int most)
{
    r->least = (uint8_t)(least < r->least ? least : r->least);
    r->most = (uint8_t)(most > r->most ? most : r->most);
}

static struct c82_bounds nothing_yet(void)
{
    struct c82_bounds b = {.balance = {C82_NEVER, 0}};
    for (int spy = 0; spy < C82_SPIES; spy++)
        b.paid[spy] = b.balance;
    return b;
}

/* One way to spread the pay-offs, to[i] being whom the i-th served: what it allows is allowed. */
static void allow(const struct seen *s, const uint8_t *to, struct c82_bounds *out)
{
    int first[C82_SPIES], paid_in = 0, left;
    memset(first, C82_NEVER, sizeof first);
    for (int i = s->payoffs - 1; i >= 0; i--)
        if (to[i] < C82_SPIES)
            first[to[i]] = i;
    for (int spy = 0; spy < C82_SPIES; spy++) {
        bool paid = first[spy] >= 0;
        if ((s->proven[spy] > 0 && (!paid || first[spy] >= s->by[spy])) || (paid && s->shown[spy] == 0))
            return;
        paid_in += s->proven[spy] > 0 ? s->proven[spy] : paid; /* the least: 100 each */
    }
    left = C82_ACCOUNT - paid_in;
    if (left < 0)
        return;
    bool open = false;
    for (int spy = 0; spy < C82_SPIES; spy++) {
        bool paid = first[spy] >= 0, more = paid && s->shown[spy] < 0;
        int least = (s->proven[spy] > 0 ? s->proven[spy] : paid) - s->spent[spy];
        widen(&out->paid[spy], least, least + (more ? left : 0));
        open |= more;
    }
    widen(&out->balance, open ? 0 : left, left);
}

static void spread(const struct seen *s, uint8_t *to, int i, struct c82_bounds *out)
{
    if (i == s->payoffs) {
        allow(s, to, out);
        return;
    }
    for (to[i] = 0; to[i] <= C82_SPIES; to[i]++)
        if (to[i] == C82_SPIES || (s->in_play[i] >> to[i] & 1))
            spread(s, to, i + 1, out);
}

static void assert_exact(struct table *t, const struct seen *s, int rival)
{
    struct c82_view view;
    struct c82_bounds known, tried = nothing_yet();
    uint8_t to[ROOM];
    t->r->observe(t->box, table_state(t), SEAT_NONE, (struct game_view *)&view);
    c82_dossier(&view, rival, &known);
    spread(s, to, 0, &tried);
    assert_memory_equal(&known, &tried, sizeof known);
}

/* A random action of the seat that is asked, with a taste for challenges and small sums, so that something is proven. */
static game_action draw_action(struct table *t, int seat, struct rng *rng)
{
    game_action legal[GAME_MAX_LEGAL];
    size_t n = t->r->legal(t->box, table_state(t), seat, legal, GAME_MAX_LEGAL), pick = 0;
    for (int tries = 0; tries < 20; tries++) {
        pick = rng_below(rng, (uint32_t)n);
        const game_action *a = &legal[pick];
        bool dull =
            a->kind == C82_PASS || a->kind == C82_BACK || a->kind == C82_SILENT || a->kind == C82_MOVE;
        bool large = (a->kind == C82_OPEN || a->kind == C82_PAYOFF) && a->arg[1] > 2000;
        if (!large && (!dull || rng_below(rng, 4) == 0))
            break;
    }
    return legal[pick];
}

static void bounds_are_those_of_a_search(void **state)
{
    (void)state;
    int compared = 0, covers = 0, shown = 0;
    for (uint64_t seed = 1; seed <= MATCHES; seed++) {
        struct table t = table_begin("conspiracy-1982", seed % 2 ? "seats:3 reveal" : "seats:2");
        struct seen seen[C82_SEATS] = {0};
        struct rng rng;
        rng_start(&rng, seed, "dossier");
        for (int i = 0; i < C82_SEATS; i++)
            memset(seen[i].shown, 0xff, sizeof seen[i].shown);
        for (int events = 0; events < 80; events++) {
            const struct c82_view before = *c82_at(&t);
            int seat = before.to_act;
            game_action a = seat == SEAT_NATURE ? t.r->chance(t.box, table_state(&t), rng_draw, &rng)
                            : seat >= 0         ? draw_action(&t, seat, &rng)
                                                : (game_action){0};
            if (seat == SEAT_NONE || (a.kind == C82_PAYOFF && seen[seat].payoffs == TRIED))
                break;
            if (seat >= 0)
                follow(&seen[seat], &before, &a);
            assert_true(t.r->apply(t.box, table_state(&t), seat, &a, NULL));
            /* All together, for covers to be blown. */
            for (int spy = 0; seat == SEAT_NATURE && spy < C82_SPIES; spy++)
                c82_at(&t)->spy_place[spy] = c82_at(&t)->case_place;
            if (c82_at(&t)->blown != before.blown) {
                seen[before.turn].spent[before.spy] += C82_COVER_COST;
                covers++;
            }
            shown += a.kind == C82_REVEAL;
            if (c82_at(&t)->phase == C82_PHASE_OVER)
                break;
            if (seat < 0 || rng_below(&rng, 6))
                continue;
            assert_exact(&t, &seen[seat], seat);
            compared++;
        }
    }
    print_message("%d compared, %d covers, %d shown\n", compared, covers, shown);
    assert_true(compared > 2000 / TEST_SHARE && covers > 200 / TEST_SHARE && shown > 200 / TEST_SHARE);
}

/* Books drawn for a seat fit, and both ends of every range come up, or nearly. */
static void drawn_books_reach_the_bounds(void **state)
{
    (void)state;
    struct table t = table_begin("conspiracy-1982", "seats:2 fixed");
    struct c82_view view;
    struct c82_bounds known, drawn = nothing_yet();
    struct rng rng;
    plays(&t, "1 open Rita-Palm 700 / 2 open none / chance start 1");
    plays(&t, "1 payoff none / 2 move Rita-Palm Rio / 1 challenge / 2 fight / 1 bid 500 / 2 uncovered");
    t.r->observe(t.box, table_state(&t), 1, (struct game_view *)&view);
    c82_dossier(&view, 0, &known);
    rng_start(&rng, 2, "books");
    for (int i = 0; i < 40000; i++) {
        c82_book book = c82_draw_book(&view, 0, rng_draw, &rng);
        assert_true(c82_book_fits(&view, 0, &book));
        for (int spy = 0; spy < C82_SPIES; spy++)
            widen(&drawn.paid[spy], book.paid[spy], book.paid[spy]);
        widen(&drawn.balance, book.balance, book.balance);
    }
    assert_memory_equal(&drawn, &known, sizeof known);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(bounds_are_those_of_a_search),
        cmocka_unit_test(drawn_books_reach_the_bounds),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
