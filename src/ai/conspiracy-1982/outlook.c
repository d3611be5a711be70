#include "ai/conspiracy-1982/outlook.h"

#include <math.h>
#include <string.h>

static const float PER_TURN = 0.6f;   /* of the odds' logarithm, for a turn nearer to winning */
static const float CONTESTED = 0.4f;  /* turns' worth: somebody could still pay more for the spy */
static const float NOBODYS = 0.8f;    /* has been paid by nobody */
static const float ONE_PAYOFF = 1.2f; /* can be had for a payoff */
static const float OUT_OF_REACH = 3.5f;
static const float SNATCHED = 1.2f;     /* a rival who is up before has a spy with the briefcase */
static const float SECOND = 0.15f;      /* of what the second best spy is slower */
static const float OWING = 0.8f;        /* a lost turn */
static const float OF_BALANCE = 0.004f; /* of the odds, for a hundred that is still free */
static const float OF_PROOF = 0.0004f;  /* of them, for a hundred that everybody knows of */
static const float WON = 1e6f;

int c82_rival_most(const struct c82_view *world, int seat, int spy, int *could)
{
    int most = 0;

    *could = 0;
    for (int i = 0; i < world->seats; i++) {
        int has = world->book[i].paid[spy], may = has + world->book[i].balance;
        if (i == seat)
            continue;
        most = has > most ? has : most;
        *could = may > *could ? may : *could;
    }
    return most;
}

static float lacks(const c82_book *mine, int spy, int most, int could)
{
    int has = mine->paid[spy];

    if (has >= most && has > 0)
        return could > has ? CONTESTED : 0;
    if (has + mine->balance >= most && mine->balance > 0)
        return most == 0 ? NOBODYS : ONE_PAYOFF;
    return most == 0 ? NOBODYS + CONTESTED : OUT_OF_REACH;
}

void c82_outlook_paid(struct c82_outlook *o, const c82_book book[C82_SEATS], int spy)
{
    int has[C82_SEATS], may[C82_SEATS];

    for (int i = 0; i < o->world->seats; i++) {
        has[i] = book[i].paid[spy];
        may[i] = has[i] + book[i].balance;
    }
    for (int i = 0; i < o->world->seats; i++) {
        int most = 0, could = 0;
        for (int k = 0; k < o->world->seats; k++)
            if (k != i) {
                most = has[k] > most ? has[k] : most;
                could = may[k] > could ? may[k] : could;
            }
        o->need[i][spy] = lacks(&book[i], spy, most, could);
    }
}

/* The seat whose turn comes after the one at hand. */
static int next_up(const struct c82_view *s)
{
    int seat = s->turn;

    if (seat < 0)
        return 0;
    for (int i = 0; i < s->seats; i++) {
        seat = seat + 1 < s->seats ? seat + 1 : 0;
        if (!(s->owes >> seat & 1))
            break;
    }
    return seat;
}

void c82_outlook_of(const struct game_box *box, const struct game_state *world, struct c82_outlook *out)
{
    const struct c82_view *s = (const struct c82_view *)world;

    out->box = c82_box_of(box);
    out->world = s;
    memcpy(out->place, s->spy_place, sizeof out->place);
    out->case_place = s->case_place;
    out->carrier = -1;
    out->next = s->phase == C82_PHASE_TURN ? s->turn : next_up(s);
    for (int spy = 0; spy < C82_SPIES; spy++)
        c82_outlook_paid(out, s->book, spy);
}

/* Turns until a seat can have won with its two quickest spies. */
static float turns_to_win(const struct c82_outlook *o, int seat)
{
    const struct c82_view *s = o->world;
    float best = 30, second = 30;

    for (int spy = 0; spy < C82_SPIES; spy++) {
        if (o->place[spy] == C82_NOWHERE)
            continue;
        int home = s->casablanca ? s->home[spy] : s->hq[seat];
        int steps = o->box->map.steps[o->case_place][home];
        if (steps == 0 && spy == o->carrier)
            return o->need[seat][spy] <= CONTESTED || !s->casablanca ? -1 : 30;
        float turns = (float)(o->box->map.steps[o->place[spy]][o->case_place] + (steps ? steps : 2)) +
                      o->need[seat][spy];
        if (turns < best) {
            second = best;
            best = turns;
        } else if (turns < second) {
            second = turns;
        }
    }
    return best + SECOND * fminf(second - best, 3);
}

/* Whether the seat has its way with a spy that stands by the briefcase. */
static bool at_the_case(const struct c82_outlook *o, int seat)
{
    for (int spy = 0; spy < C82_SPIES; spy++)
        if (o->place[spy] == o->case_place && o->need[seat][spy] < NOBODYS)
            return true;
    return false;
}

static float means(const struct c82_view *s, int seat)
{
    int proven = 0;

    for (int spy = 0; spy < C82_SPIES; spy++)
        proven += s->proof[seat][spy].least;
    return 1 + OF_BALANCE * (float)s->book[seat].balance - OF_PROOF * (float)proven;
}

void c82_outlook_worth(const struct c82_outlook *o, float out[GAME_MAX_SEATS])
{
    const struct c82_view *s = o->world;
    float late = 0, sum = 0;

    /* In the order of turns: who has the briefcase at hand is in the way of all who come later. */
    for (int i = 0; i < s->seats; i++) {
        int seat = (o->next + i) % s->seats;
        float turns = turns_to_win(o, seat);
        if (turns < 0)
            out[seat] = WON;
        else {
            turns += late + (float)i / (float)s->seats + (s->owes >> seat & 1 ? OWING : 0);
            out[seat] = expf(-PER_TURN * turns) * means(s, seat);
        }
        if (late == 0 && !(s->owes >> seat & 1) && at_the_case(o, seat))
            late = SNATCHED;
        sum += out[seat];
    }
    for (int seat = 0; seat < s->seats; seat++)
        out[seat] /= sum;
}
