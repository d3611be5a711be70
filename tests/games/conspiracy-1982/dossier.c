/* What can be derived about rivals: by examples, and against a search that knows nothing of deadlines. */
#include "table.h"

#include "base/rng.h"
#include "base/text.h"

#include "cmocka_all.h"

#include <string.h>

enum {
    MATCHES = 2000 / TEST_SHARE,
    TRIED = 6 /* pay-offs at most, where all ways to spread them are tried */
};

/* What the seat can derive about a rival's spy (or `balance`): `700 to 9300`. */
static const char *derives(struct table *t, int seat, const char *what)
{
    static char text[4096];
    struct c82_view view;
    struct text x = text_over(text, sizeof text);
    size_t k = strlen(what);
    t->r->observe(t->box, table_state(t), seat, (struct game_view *)&view);
    t->r->dossier_text(t->box, (const struct game_view *)&view, &x);
    for (char *line = text, *stop; (stop = strchr(line, '\n')); line = stop + 1) {
        *stop = '\0';
        if (strncmp(line, what, k) == 0 && line[k] == ':')
            return line + k + 2;
    }
    fail_msg("no line `%s`", what);
    return NULL;
}

/* Two seats; seat 1 has made these pay-offs, and turns have gone by as they must. */
static struct table begun(const char *opening)
{
    struct table t = table_begin("conspiracy-1982", "seats:2 fixed reveal");
    plays(&t, opening);
    plays(&t, "2 open none / chance start 1");
    return t;
}

static void nobody_knows_where_a_pay_off_went(void **state)
{
    (void)state;
    struct table t = begun("1 open Rita-Palm 700");
    for (int spy = 0; spy < C82_SPIES; spy++) {
        char what[32];
        struct text x = text_over(what, sizeof what);
        text_add(&x, "seat 1 %s", c82_spy_name[spy]);
        assert_string_equal(derives(&t, 1, what), "0 to 10000");
    }
    assert_string_equal(derives(&t, 1, "seat 1 balance"), "0 to 10000");
}

static void a_proof_takes_the_only_pay_off(void **state)
{
    (void)state;
    struct table t = begun("1 open Rita-Palm 700");
    plays(&t, "1 payoff none / 2 move Rita-Palm Rio / 1 challenge");
    assert_string_equal(derives(&t, 1, "seat 1 Rita-Palm"), "100 to 10000");
    assert_string_equal(derives(&t, 1, "seat 1 Al-Ibi"), "0 to 9900"); /* by the other pay-off */
    t = begun("1 open Rita-Palm 700");
    plays(&t, "1 move Rita-Palm Rio / 2 pass / 2 move Rita-Palm Dakar / 1 challenge / 2 fight / 1 bid 500");
    assert_string_equal(derives(&t, 1, "seat 1 Rita-Palm"), "500 to 10000");
    assert_string_equal(derives(&t, 1, "seat 1 Al-Ibi"), "0 to 0");
    assert_string_equal(derives(&t, 1, "seat 1 balance"), "0 to 9500");
    assert_string_equal(sees(&t, 1, "seat 1 paid"),
                        "Ahmed-Cahr=0 Al-Ibi=0 Earl-E-Byrd=0 Peking-Tom=0 Polly-Graff=0 "
                        "Rita-Palm=? Rock-Bottom=0 Tanya-Hyde=0");
}

/* Two spies proven by the first two pay-offs; a third, made later, can be anybody's. */
static void proofs_are_due_in_time(void **state)
{
    (void)state;
    struct table t = begun("1 open Rita-Palm 700");
    plays(&t, "1 payoff Tanya-Hyde 300 / 2 move Rita-Palm Rio / 1 challenge / 2 back / 1 move Al-Ibi London "
              "/ 2 pass / "
              "2 move Tanya-Hyde Rio / 1 challenge / 2 back");
    assert_string_equal(derives(&t, 1, "seat 1 Al-Ibi"), "0 to 0");
    plays(&t, "1 payoff none");
    assert_string_equal(derives(&t, 1, "seat 1 Al-Ibi"), "0 to 9800");
}

static void covers_are_paid_from_what_is_proven(void **state)
{
    (void)state;
    struct table t = begun("1 open Rita-Palm 2500");
    plays(&t,
          "1 move Tanya-Hyde Washington / 2 pass / 2 payoff none / 1 move Rita-Palm Washington / 2 pass / "
          "2 payoff none / 1 blow Rita-Palm Tanya-Hyde / 2 pass");
    assert_string_equal(derives(&t, 1, "seat 1 Rita-Palm"), "0 to 9000");
    assert_string_equal(derives(&t, 1, "seat 1 balance"), "0 to 9000");
    plays(&t, "2 reveal 0 / 1 reveal 0");
    assert_string_equal(derives(&t, 0, "seat 2 Tanya-Hyde"), "0 to 0");
    assert_string_equal(derives(&t, 0, "seat 2 Rita-Palm"), "0 to 10000");
}

/* ---- Against a search ---- */

/* What everybody has seen a seat do, in its own words. */
struct seen {
    int payoffs;
    uint8_t in_play[TRIED + 1]; /* at each pay-off: bit per spy */
    int proven[C82_SPIES];      /* hundreds paid in, covers included; 0: nothing proven */
    int by[C82_SPIES];          /* pay-offs made at the first proof */
    int shown[C82_SPIES];       /* hundreds paid in, exactly; -1: not shown */
    int spent[C82_SPIES];
};

static void prove(struct seen *s, int spy, int hundreds)
{
    if (s->proven[spy] == 0 && hundreds > 0)
        s->by[spy] = s->payoffs;
    if (hundreds + s->spent[spy] > s->proven[spy])
        s->proven[spy] = hundreds + s->spent[spy];
}

/* Follows one action; `before` is the position that it is done in. */
static void follow(struct seen *all, const struct c82_view *before, int seat, const game_action *a)
{
    struct seen *s = &all[seat];
    switch (a->kind) {
    case C82_OPEN:
    case C82_PAYOFF:
        if (s->payoffs <= TRIED)
            s->in_play[s->payoffs] = (uint8_t)~before->blown;
        s->payoffs++;
        break;
    case C82_CHALLENGE:
        prove(s, before->spy, 1);
        break;
    case C82_BID:
        prove(s, before->spy, a->arg[0] / C82_UNIT);
        break;
    case C82_COVERED:
        prove(s, before->spy, before->bidding.named);
        break;
    case C82_BLOW:
        prove(s, a->arg[0], C82_COVER_COST);
        break;
    case C82_REVEAL:
        prove(s, before->target, a->arg[0] / C82_UNIT);
        s->shown[before->target] = a->arg[0] / C82_UNIT + s->spent[before->target];
        break;
    default:
        break;
    }
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
    bool open = false;
    for (int spy = 0; spy < C82_SPIES && left >= 0; spy++) {
        bool paid = first[spy] >= 0, more = paid && s->shown[spy] < 0;
        int least = (s->proven[spy] > 0 ? s->proven[spy] : paid) - s->spent[spy];
        c82_range *r = &out->paid[spy];
        r->least = (uint8_t)(least < r->least ? least : r->least);
        r->most = (uint8_t)(least + (more ? left : 0) > r->most ? least + (more ? left : 0) : r->most);
        open |= more;
    }
    if (left < 0)
        return;
    out->balance.most = (uint8_t)(left > out->balance.most ? left : out->balance.most);
    out->balance.least = (uint8_t)(open ? 0 : left < out->balance.least ? left : out->balance.least);
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
    struct c82_bounds known, tried = {.balance = {C82_NEVER, 0}};
    uint8_t to[TRIED];
    for (int spy = 0; spy < C82_SPIES; spy++)
        tried.paid[spy] = (c82_range){C82_NEVER, 0};
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
            if (seat == SEAT_NONE || (seat >= 0 && a.kind == C82_PAYOFF && seen[seat].payoffs == 4))
                break;
            if (seat >= 0)
                follow(seen, &before, seat, &a);
            assert_true(t.r->apply(t.box, table_state(&t), seat, &a, NULL));
            for (int spy = 0; seat == SEAT_NATURE && spy < C82_SPIES;
                 spy++) /* together, for covers to be blown */
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
    struct table t = begun("1 open Rita-Palm 700");
    struct c82_view view;
    struct c82_bounds known, drawn = {.balance = {C82_NEVER, 0}};
    struct rng rng;
    plays(&t, "1 payoff none / 2 move Rita-Palm Rio / 1 challenge / 2 fight / 1 bid 500 / 2 uncovered");
    t.r->observe(t.box, table_state(&t), 1, (struct game_view *)&view);
    c82_dossier(&view, 0, &known);
    for (int spy = 0; spy < C82_SPIES; spy++)
        drawn.paid[spy] = (c82_range){C82_NEVER, 0};
    rng_start(&rng, 2, "books");
    for (int i = 0; i < 40000; i++) {
        c82_book book = c82_draw_book(&view, 0, rng_draw, &rng);
        assert_true(c82_book_fits(&view, 0, &book));
        for (int spy = 0; spy < C82_SPIES; spy++) {
            c82_range *r = &drawn.paid[spy];
            r->least = book.paid[spy] < r->least ? book.paid[spy] : r->least;
            r->most = book.paid[spy] > r->most ? book.paid[spy] : r->most;
        }
        drawn.balance.least = book.balance < drawn.balance.least ? book.balance : drawn.balance.least;
        drawn.balance.most = book.balance > drawn.balance.most ? book.balance : drawn.balance.most;
    }
    assert_memory_equal(&drawn, &known, sizeof known);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nobody_knows_where_a_pay_off_went),
        cmocka_unit_test(a_proof_takes_the_only_pay_off),
        cmocka_unit_test(proofs_are_due_in_time),
        cmocka_unit_test(covers_are_paid_from_what_is_proven),
        cmocka_unit_test(bounds_are_those_of_a_search),
        cmocka_unit_test(drawn_books_reach_the_bounds),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
