/* Draws a world that fits a view. Openings are uniform over all that fit together; from there every world has some
 * chance, and which has how much is for an opponent's beliefs to weigh. */
#include "rules/draw.h"
#include "rules/solomon/solomon_state.h"

#include <string.h>

struct dice {
    game_draw draw;
    void *ctx;
};

/* Different boards for the seats that have one. */
static void sample_boards(const struct solomon_view *v, const struct dice *d, struct solomon_state *s)
{
    uint8_t left[SOLOMON_SEATS];
    int n = 0;
    unsigned taken = 0;
    for (int i = 0; i < v->pub.seats; i++)
        taken |= solomon_knows_all(v, i) ? 1U << v->secret[i].board : 0;
    for (int board = 1; board <= SOLOMON_SEATS; board++)
        if (!(taken >> board & 1))
            left[n++] = (uint8_t)board;
    draw_shuffle(d->draw, d->ctx, left, n);
    for (int i = 0; i < v->pub.seats; i++)
        if (!solomon_knows_all(v, i) && solomon_step_done(&v->pub, SOLOMON_PHASE_BOARD, i))
            s->secret[i].board = left[--n];
}

/* A uniform choice among the openings of all rivals whose tokens differ: drawn one by one, and again on a clash. */
static bool sample_openings(const struct solomon_view *v, const struct dice *d, solomon_opening *out)
{
    solomon_openings all[SOLOMON_SEATS];
    for (int i = 0; i < v->pub.seats; i++) {
        if (solomon_knows_all(v, i))
            continue;
        solomon_openings_of(v, i, &all[i]);
        if (all[i].count == 0 && solomon_step_done(&v->pub, SOLOMON_PHASE_TOKEN, i))
            return false;
    }
    for (int tries = 0; tries < 1 << 20; tries++) {
        unsigned used = 0;
        bool clash = false;
        for (int i = 0; i < v->pub.seats && !clash; i++) {
            if (solomon_knows_all(v, i) || all[i].count == 0)
                continue;
            out[i] = all[i].item[draw_below(d->draw, d->ctx, all[i].count)];
            clash = used >> out[i].token & 1;
            used |= 1U << out[i].token;
        }
        if (!clash)
            return true;
    }
    return false; /* no such view comes from play */
}

/* Which agents are paid besides those that must be: each with an even chance, as far as the payoffs go. */
static unsigned sample_jobs(const struct dice *d, const struct solomon_record *r, const solomon_opening *o,
                            solomon_load *load)
{
    uint8_t optional[SOLOMON_AGENTS];
    unsigned paid = 0;
    int n = 0;
    for (int a = 0; a < SOLOMON_AGENTS; a++)
        if (r->slot[a].need[solomon_opening_level(o, a)].jobs)
            paid |= 1U << a;
        else
            optional[n++] = (uint8_t)a;
    draw_shuffle(d->draw, d->ctx, optional, n);
    unsigned wanted = (unsigned)draw_below(d->draw, d->ctx, 1 << n);
    for (int i = 0; i < n; i++) {
        int a = optional[i];
        if (!(wanted >> i & 1) || !solomon_job_fits(r, load, a))
            continue;
        load->due += r->slot[a].step;
        load->jobs++;
        load->coins++;
        paid |= 1U << a;
    }
    return paid;
}

/* Coins on agents and Dr. Solomon, given the opening; the rest in reserve. */
static void sample_coins(const struct dice *d, const struct solomon_record *r, const solomon_opening *o,
                         const uint8_t *spent, struct solomon_secret *out)
{
    solomon_load load;
    uint8_t order[SOLOMON_AGENTS];
    int n = 0;
    if (!solomon_opening_load(r, o, &load))
        return; /* solomon_openings_of gives none of these */
    unsigned paid = sample_jobs(d, r, o, &load);
    for (int a = 0; a < SOLOMON_AGENTS; a++) {
        const solomon_load *need = &r->slot[a].need[solomon_opening_level(o, a)];
        bool chosen = (paid >> a & 1) && !need->jobs;
        out->paid[a] = (uint8_t)(need->coins + chosen - spent[a]);
        if (paid >> a & 1)
            order[n++] = (uint8_t)a;
    }
    int left = SOLOMON_COINS - load.coins, most = r->payoffs - load.jobs;
    most = most < left ? most : left;
    out->paid[SOLOMON_DOCTOR] = (uint8_t)draw_below(d->draw, d->ctx, most + 1);
    left -= out->paid[SOLOMON_DOCTOR];
    draw_shuffle(d->draw, d->ctx, order, n);
    for (int i = 0; i < n; i++) {
        int more = draw_below(d->draw, d->ctx, left + 1);
        out->paid[order[i]] += (uint8_t)more;
        left -= more;
    }
    out->reserve = (uint8_t)left;
}

static void sample_secret(const struct solomon_view *v, const struct dice *d, int seat,
                          const solomon_opening *o, struct solomon_secret *out)
{
    const struct solomon_public *pub = &v->pub;
    if (!solomon_step_done(pub, SOLOMON_PHASE_TOKEN, seat))
        return;
    out->token = o->token;
    if (v->open >> seat & 1) {
        memcpy(out->paid, v->secret[seat].paid, sizeof out->paid);
        out->reserve = v->secret[seat].reserve;
    }
    if (!solomon_step_done(pub, SOLOMON_PHASE_INVEST, seat)) {
        out->paid[o->token] = 3;
        out->reserve = SOLOMON_COINS - 3;
        return;
    }
    memcpy(out->invested, o->agent, sizeof out->invested);
    if (v->open >> seat & 1)
        return;
    struct solomon_record record;
    solomon_read_record(pub, seat, NULL, &record);
    sample_coins(d, &record, o, pub->spent[seat], out);
}

bool solomon_sample(const struct game_box *box, const struct game_view *view, game_draw draw, void *ctx,
                    struct game_state *out)
{
    (void)box;
    const struct solomon_view *v = solomon_view_of(view);
    const struct dice d = {draw, ctx};
    struct solomon_state *s = solomon_state_of(out);
    solomon_opening opening[SOLOMON_SEATS] = {0};
    memset(s, 0, sizeof *s);
    s->pub = v->pub;
    for (int i = 0; i < v->pub.seats; i++)
        s->secret[i] = solomon_knows_all(v, i) ? v->secret[i] : solomon_blank_secret();
    if (!sample_openings(v, &d, opening))
        return false;
    sample_boards(v, &d, s);
    for (int i = 0; i < v->pub.seats; i++)
        if (!solomon_knows_all(v, i))
            sample_secret(v, &d, i, &opening[i], &s->secret[i]);
    return true;
}
