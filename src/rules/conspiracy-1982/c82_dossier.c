#include "rules/conspiracy-1982/c82_dossier.h"

#include "rules/deadlines.h"
#include "rules/draw.h"

#include <string.h>

static int earlier(int a, int b)
{
    return a < b ? a : b;
}

/* What a pay-off to a spy asks that was made before what is known of it: before the first proof, while it was in play. */
static uint64_t job(const struct c82_view *v, int seat, int spy)
{
    int last = earlier(v->payoffs[seat], v->left_at[seat][spy]);
    return deadlines_job(earlier(last, v->proof[seat][spy].by));
}

/* What all spies ask together on which the seat is proven to have money; and the hundreds that it has kept at most. */
static uint64_t asked_by_proofs(const struct c82_view *v, int seat, int *kept)
{
    uint64_t asked = 0;
    *kept = C82_ACCOUNT;
    for (int spy = 0; spy < C82_SPIES; spy++)
        if (v->proof[seat][spy].least > 0) {
            asked += job(v, seat, spy);
            *kept -= v->proof[seat][spy].least;
        }
    return asked;
}

/* Whether there can be more with a spy than is proven, so much being asked by then. */
static bool open_upwards(const struct c82_view *v, int seat, int spy, uint64_t asked)
{
    const c82_proof *proof = &v->proof[seat][spy];
    return !proof->exact && (proof->least > 0 || deadlines_met(asked + job(v, seat, spy)));
}

void c82_dossier(const struct c82_view *v, int seat, struct c82_bounds *out)
{
    const c82_book *book = &v->book[seat];
    int kept;
    uint64_t asked = asked_by_proofs(v, seat, &kept);
    out->balance = (c82_range){(uint8_t)kept, (uint8_t)kept};
    for (int spy = 0; spy < C82_SPIES; spy++) {
        int least = c82_proven(v, seat, spy);
        bool more = kept > 0 && open_upwards(v, seat, spy, asked);
        out->paid[spy] = (c82_range){(uint8_t)least, (uint8_t)(least + (more ? kept : 0))};
        if (more)
            out->balance.least = 0;
        if (v->open >> seat & 1)
            out->paid[spy].least = out->paid[spy].most = book->paid[spy];
    }
    if (v->open >> seat & 1)
        out->balance.least = out->balance.most = book->balance;
}

bool c82_book_fits(const struct c82_view *v, int seat, const c82_book *book)
{
    uint64_t asked = 0;
    int sum = book->balance;
    for (int spy = 0; spy < C82_SPIES; spy++) {
        const c82_proof *proof = &v->proof[seat][spy];
        int gross = book->paid[spy] + c82_spent(v, seat, spy);
        sum += gross;
        asked += gross > 0 ? job(v, seat, spy) : 0;
        if (gross < proof->least || (proof->exact && gross > proof->least))
            return false;
    }
    return sum == C82_ACCOUNT && deadlines_met(asked);
}

c82_book c82_draw_book(const struct c82_view *v, int seat, game_draw draw, void *ctx)
{
    static const uint8_t all[C82_SPIES] = {0, 1, 2, 3, 4, 5, 6, 7};
    uint8_t order[C82_SPIES], paid = 0;
    int left;
    uint64_t asked = asked_by_proofs(v, seat, &left);
    c82_book book = {0};
    memcpy(order, all, sizeof order);
    draw_shuffle(draw, ctx, order, C82_SPIES);
    /* Who is paid at all: each other spy at even odds, as far as pay-offs go. */
    for (int i = 0; i < C82_SPIES; i++) {
        int spy = order[i];
        bool sure = v->proof[seat][spy].least > 0;
        book.paid[spy] = (uint8_t)c82_proven(v, seat, spy);
        if (sure && !v->proof[seat][spy].exact)
            paid |= (uint8_t)(1U << spy);
        if (sure || left == 0 || !open_upwards(v, seat, spy, asked) || !draw_below(draw, ctx, 2))
            continue;
        asked += job(v, seat, spy);
        paid |= (uint8_t)(1U << spy);
        book.paid[spy] = 1;
        left--;
    }
    for (int i = 0; i < C82_SPIES; i++) /* then how much more */
        if (paid >> order[i] & 1) {
            int more = draw_below(draw, ctx, left + 1);
            book.paid[order[i]] += (uint8_t)more;
            left -= more;
        }
    book.balance = (uint8_t)left;
    return book;
}
