#include "rules/deadlines.h"
#include "rules/solomon/solomon_state.h"

#include <string.h>

static const uint8_t opening_coins[3] = {0, 1, 3};

static bool load_fits(const struct solomon_record *r, const solomon_load *l)
{
    return deadlines_met(l->due) && l->jobs + r->doctor <= r->payoffs &&
           l->coins + r->doctor <= SOLOMON_COINS;
}

static int earlier(int a, int b)
{
    return a < b ? a : b;
}

void solomon_read_record(const struct solomon_public *pub, int seat, const uint8_t *paid,
                         struct solomon_record *out)
{
    out->payoffs = pub->payoffs[seat];
    out->doctor = paid ? paid[SOLOMON_DOCTOR] : 0;
    for (int a = 0; a < SOLOMON_AGENTS; a++) {
        const solomon_proof *proof = &pub->proof[seat][a];
        struct solomon_slot *slot = &out->slot[a];
        int last = earlier(pub->payoffs[seat], pub->burnt_by[seat][a]);
        int have = paid ? paid[a] + pub->spent[seat][a] : proof->least;
        slot->step = deadlines_job(last);
        for (int i = 0; i < 3; i++) {
            bool job = have > opening_coins[i];
            int coins = job ? have : opening_coins[i];
            int due = proof->least > opening_coins[i] ? earlier(last, proof->proven_by[i]) : last;
            slot->need[i] =
                (solomon_load){.due = job ? deadlines_job(due) : 0, .jobs = job, .coins = (uint8_t)coins};
            slot->can[i] = !paid || (have >= opening_coins[i] && have >= proof->least);
        }
    }
}

bool solomon_opening_load(const struct solomon_record *record, const solomon_opening *opening,
                          solomon_load *out)
{
    solomon_load sum = {0};
    for (int a = 0; a < SOLOMON_AGENTS; a++) {
        int level = solomon_opening_level(opening, a);
        const solomon_load *need = &record->slot[a].need[level];
        if (!record->slot[a].can[level])
            return false;
        sum.due += need->due;
        sum.jobs += need->jobs;
        sum.coins += need->coins;
    }
    *out = sum;
    return load_fits(record, &sum);
}

bool solomon_job_fits(const struct solomon_record *record, const solomon_load *load, int agent)
{
    solomon_load more = *load;
    more.due += record->slot[agent].step;
    more.jobs++;
    more.coins++;
    return load_fits(record, &more);
}

/* The coins of a seat where they lie open (ruling 20) or are the viewer's own, or NULL. */
static const uint8_t *open_coins(const struct solomon_view *v, int seat)
{
    return v->seat == seat || (v->open >> seat & 1) ? v->secret[seat].paid : NULL;
}

static void add_opening(solomon_openings *out, int token, int first, int second)
{
    out->item[out->count++] = (solomon_opening){(uint8_t)token, {(uint8_t)first, (uint8_t)second}};
    out->tokens |= (uint8_t)(1U << token);
}

/* All pairs for one token that the record allows. */
static void openings_with(const struct solomon_record *r, int token, solomon_openings *out)
{
    for (int x = 0; x < SOLOMON_AGENTS; x++) {
        for (int y = x + 1; y < SOLOMON_AGENTS && x != token; y++) {
            solomon_load load;
            solomon_opening o = {(uint8_t)token, {(uint8_t)x, (uint8_t)y}};
            if (y != token && solomon_opening_load(r, &o, &load))
                add_opening(out, token, x, y);
        }
    }
}

void solomon_openings_of(const struct solomon_view *view, int rival, solomon_openings *out)
{
    const struct solomon_public *pub = &view->pub;
    const struct solomon_secret *all = &view->secret[rival];
    out->count = out->tokens = 0;
    if (solomon_knows_all(view, rival)) {
        if (all->token != SOLOMON_NOWHERE)
            add_opening(out, all->token, all->invested[0], all->invested[1]);
        return;
    }
    if (!solomon_step_done(pub, SOLOMON_PHASE_TOKEN, rival))
        return;
    unsigned taken = 0;
    for (int i = 0; i < pub->seats; i++)
        if (i != rival && solomon_knows_all(view, i) && view->secret[i].token != SOLOMON_NOWHERE)
            taken |= 1U << view->secret[i].token;
    struct solomon_record record;
    solomon_read_record(pub, rival, open_coins(view, rival), &record);
    for (int t = 0; t < SOLOMON_AGENTS; t++) {
        if (taken >> t & 1)
            continue;
        if (solomon_step_done(pub, SOLOMON_PHASE_INVEST, rival))
            openings_with(&record, t, out);
        else
            add_opening(out, t, SOLOMON_NOWHERE, SOLOMON_NOWHERE);
    }
}

/* Can the seats from `seat` on get different tokens out of their sets, those in `used` gone? */
static bool tokens_matched(const unsigned *set, int seats, int seat, unsigned used)
{
    if (seat == seats)
        return true;
    if (!set[seat]) /* not dealt yet */
        return tokens_matched(set, seats, seat + 1, used);
    for (unsigned left = set[seat] & ~used; left; left &= left - 1)
        if (tokens_matched(set, seats, seat + 1, used | (left & -left)))
            return true;
    return false;
}

unsigned solomon_tokens_possible(const struct solomon_view *view, int rival)
{
    unsigned set[SOLOMON_SEATS] = {0}, possible = 0;
    for (int i = 0; i < view->pub.seats; i++) {
        solomon_openings o;
        solomon_openings_of(view, i, &o);
        set[i] = o.tokens;
    }
    for (unsigned left = set[rival]; left; left &= left - 1) {
        unsigned own = set[rival];
        set[rival] = left & -left;
        if (tokens_matched(set, view->pub.seats, 0, 0))
            possible |= set[rival];
        set[rival] = own;
    }
    return possible;
}

static void widen(solomon_range *r, int least, int most)
{
    if (least < r->least)
        r->least = (uint8_t)least;
    if (most > r->most)
        r->most = (uint8_t)most;
}

/* What is possible with one opening: each agent's most is what is left when the others have the least. */
static void widen_by(struct solomon_bounds *out, const struct solomon_record *r, const solomon_opening *o,
                     const uint8_t *spent)
{
    solomon_load load;
    if (!solomon_opening_load(r, o, &load))
        return;
    int left = SOLOMON_COINS - load.coins;
    for (int a = 0; a < SOLOMON_AGENTS; a++) {
        const solomon_load *need = &r->slot[a].need[solomon_opening_level(o, a)];
        bool more = need->jobs > 0 || solomon_job_fits(r, &load, a);
        widen(&out->paid[a], need->coins - spent[a], need->coins - spent[a] + (more ? left : 0));
    }
    widen(&out->paid[SOLOMON_DOCTOR], 0, earlier(left, r->payoffs - load.jobs));
    /* Who has made a payoff may have emptied the reserve with it: an agent in play is always left to take it. */
    widen(&out->reserve, r->payoffs > 0 ? 0 : left, left);
}

static void exactly(solomon_range *r, int coins)
{
    r->least = r->most = (uint8_t)coins;
}

void solomon_dossier_bounds(const struct solomon_view *view, int rival, struct solomon_bounds *out)
{
    const struct solomon_public *pub = &view->pub;
    memset(out, 0, sizeof *out);
    if (open_coins(view, rival)) {
        for (int a = 0; a <= SOLOMON_DOCTOR; a++)
            exactly(&out->paid[a], view->secret[rival].paid[a]);
        exactly(&out->reserve, view->secret[rival].reserve);
        return;
    }
    if (!solomon_step_done(pub, SOLOMON_PHASE_INVEST, rival)) {
        bool dealt = solomon_step_done(pub, SOLOMON_PHASE_TOKEN, rival);
        unsigned tokens = dealt ? solomon_tokens_possible(view, rival) : 0;
        for (int a = 0; a < SOLOMON_AGENTS; a++)
            out->paid[a].most = tokens >> a & 1 ? 3 : 0;
        exactly(&out->reserve, SOLOMON_COINS - (dealt ? 3 : 0));
        return;
    }
    unsigned tokens = solomon_tokens_possible(view, rival);
    solomon_openings openings;
    struct solomon_record record;
    solomon_openings_of(view, rival, &openings);
    solomon_read_record(pub, rival, NULL, &record);
    for (int a = 0; a <= SOLOMON_DOCTOR; a++)
        out->paid[a] = (solomon_range){UINT8_MAX, 0};
    out->reserve = (solomon_range){UINT8_MAX, 0};
    for (int i = 0; i < openings.count; i++)
        if (tokens >> openings.item[i].token & 1)
            widen_by(out, &record, &openings.item[i], pub->spent[rival]);
}

bool solomon_opening_fits(const struct solomon_public *pub, int rival, const solomon_opening *opening,
                          const uint8_t paid[SOLOMON_AGENTS + 1])
{
    struct solomon_record record;
    solomon_load load;
    solomon_read_record(pub, rival, paid, &record);
    return solomon_opening_load(&record, opening, &load);
}
