/* Actions, states and dossiers as text: the words of records and of the command line, the same in every language. */
#include "base/i18n.h"
#include "base/text.h"
#include "rules/conspiracy-1982/c82_change.h"
#include "rules/map_read.h"
#include "rules/refuse.h"
#include "rules/state_text.h"
#include "rules/words.h"

const char *const c82_spy_name[] = {"Ahmed-Cahr", "Al-Ibi",      "Earl-E-Byrd", "Peking-Tom", "Polly-Graff",
                                    "Rita-Palm",  "Rock-Bottom", "Tanya-Hyde",  NULL};

const char *const c82_spy_title[] = {N_("Ahmed Cahr"),  N_("Al Ibi"),      N_("Earl E. Byrd"),
                                     N_("Peking Tom"),  N_("Polly Graff"), N_("Rita Palm"),
                                     N_("Rock Bottom"), N_("Tanya Hyde")};

/* ---- Actions ---- */

static const char *start_word(const struct game_box *box, int index)
{
    return index < C82_SPIES ? map_box_word(box, c82_box_of(box)->start[index]) : NULL;
}

static const char *const with_case[] = {"case", NULL};
static const struct word_type spies = {
    .list = c82_spy_name, .unknown = N_("no such spy: \"%.*s\""), .label = "SPY"};
static const struct word_type places = {.name = map_box_word, .unknown = N_("no such city: \"%.*s\"")};
static const struct word_type cases = {
    .list = with_case, .plus = 1, .unknown = N_("only \"case\" can follow, not \"%.*s\"")};
static const struct word_type starts = {.name = start_word};
static const struct word_type seats = {.least = 1, .most = C82_SEATS, .plus = -1};
static const struct word_type dollars = {.least = C82_UNIT, .most = C82_ACCOUNT * C82_UNIT, .step = C82_UNIT};
static const struct word_type shown = {.most = C82_ACCOUNT * C82_UNIT, .step = C82_UNIT};

static bool check_amount(const struct game_box *box, const game_action *so_far, bool last, game_error *err)
{
    (void)box;
    return !last || so_far->n == 2 || game_refuse(err, _("an amount is missing"));
}

/* Hidden it is `payoff ?`: that there is an amount would tell it from a feint. */
#define PAYS(verb, kind)                                                                                     \
    {WORDS(verb " none", kind, 0, 0, NULL), .implied = 2, .implies = {C82_NOBODY, 0}},                       \
    {                                                                                                        \
        WORDS(verb, kind, 1, 2, &spies, &dollars), .veiled = true, .check = check_amount                     \
    }

static const struct word_rule rules[] = {
    {WORDS("spies", C82_DEAL_SPIES, C82_SPIES, C82_SPIES, &spies), .shape = WORDS_KEYED, .key = &starts,
     .chance = true},
    {WORDS("start", C82_DEAL_START, 1, 1, &seats), .chance = true},
    PAYS("open", C82_OPEN),
    PAYS("payoff", C82_PAYOFF),
    {WORDS("move", C82_MOVE, 2, 3, &spies, &places, &cases)},
    {WORDS("blow", C82_BLOW, 2, 2, &spies)},
    {WORDS("pass", C82_PASS, 0, 0, NULL)},
    {WORDS("challenge", C82_CHALLENGE, 0, 0, NULL)},
    {WORDS("back", C82_BACK, 0, 0, NULL)},
    {WORDS("fight", C82_FIGHT, 0, 0, NULL)},
    {WORDS("stop", C82_STOP, 0, 0, NULL)},
    {WORDS("bid", C82_BID, 1, 1, &dollars)},
    {WORDS("uncovered", C82_UNCOVERED, 0, 0, NULL)},
    {WORDS("covered", C82_COVERED, 0, 0, NULL)},
    {WORDS("silent", C82_SILENT, 0, 0, NULL)},
    {WORDS("reveal", C82_REVEAL, 1, 1, &shown)},
};

const struct words c82_action_words = {rules, sizeof rules / sizeof *rules, C82_SPIES + 1};

/* ---- States ---- */

static void add_seat(struct text *out, const struct c82_view *v, int seat)
{
    struct c82_bounds known;
    int spent = 0;
    c82_dossier(v, seat, &known);
    text_add(out, "seat %d loses-turn: %s\n", seat + 1, v->owes >> seat & 1 ? "yes" : "no");
    text_add(out, "seat %d balance: ", seat + 1);
    state_amount(known.balance.least * C82_UNIT, known.balance.most * C82_UNIT, out);
    text_add(out, "\nseat %d paid:", seat + 1);
    for (int spy = 0; spy < C82_SPIES; spy++) {
        text_add(out, " %s=", c82_spy_name[spy]);
        state_amount(known.paid[spy].least * C82_UNIT, known.paid[spy].most * C82_UNIT, out);
        spent += v->covers[seat][spy] * C82_COVER_COST;
    }
    text_add(out, "\nseat %d spent: %d\n", seat + 1, spent * C82_UNIT);
}

/* What is open to challenge. */
static void add_action(struct text *out, const struct game_box *box, const struct c82_view *v)
{
    game_action a = {.kind = v->verb, .n = v->carried ? 3 : 2, .arg = {v->spy, v->target, v->carried}};
    char line[64];
    struct text text = text_over(line, sizeof line);
    words_write(&c82_action_words, box, &a, &text);
    state_word("action", v->verb ? line : NULL, out);
    state_word("from", v->verb == C82_MOVE ? map_box_word(box, v->from) : NULL, out);
}

void c82_view_text(const struct game_box *box, const struct game_view *view, const struct game_state *truth,
                   struct text *out)
{
    const struct c82_view *v = c82_view_of(truth ? (const void *)truth : view);
    text_add(out, "round: %d\n", v->round);
    state_turns(&c82_rules, &v->at, out);
    state_word("case", map_box_word(box, v->case_place), out);
    for (int spy = 0; spy < C82_SPIES; spy++)
        state_piece("spy", c82_spy_name[spy], map_box_word(box, v->spy_place[spy]),
                    v->blown >> spy & 1 ? "blown" : "–", out);
    add_action(out, box, v);
    state_number("challenger", v->bidding.challenger >= 0 ? v->bidding.challenger + 1 : 0, out);
    state_number("bid", v->bidding.named * C82_UNIT, out);
    for (int i = 0; i < v->seats; i++)
        add_seat(out, v, i);
    state_end(&c82_rules, &v->at, out);
}

static void add_range(struct text *out, int seat, const char *what, c82_range range)
{
    state_range(seat, what, range.least * C82_UNIT, range.most * C82_UNIT, out);
}

void c82_dossier_text(const struct game_box *box, const struct game_view *view, struct text *out)
{
    (void)box;
    const struct c82_view *v = c82_view_of(view);
    for (int i = 0; i < v->seats; i++) {
        struct c82_bounds known;
        if (i == v->seat)
            continue;
        c82_dossier(v, i, &known);
        for (int spy = 0; spy < C82_SPIES; spy++)
            add_range(out, i, c82_spy_name[spy], known.paid[spy]);
        add_range(out, i, "balance", known.balance);
    }
}
