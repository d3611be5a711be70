#include "ai/conspiracy-1982/outlook.h"

#include <math.h>
#include <string.h>

/* In sixteenths of a turn. */
enum {
    CONTESTED = 6, /* somebody could still pay more for the spy */
    NOBODYS = 13,  /* nobody has paid it; less than a turn, see at_hand */
    ONE_PAYOFF = 19,
    OUT_OF_REACH = 56,
    SNATCHED = 19, /* a rival who is up before has a spy by the briefcase */
    SECOND = 7,    /* the second best spy is slower by so many times the most of it that counts: an eighth */
    OWING = 13,    /* a lost turn */
    GUARDED = 8,   /* a spy that somebody else may use stands at one of the two doors of the HQ */
    CLOSE = 3,     /* steps that the briefcase is from an HQ before doors matter */
    NEVER = 480,
};

static const float PER_TURN = 0.6f; /* of the odds' logarithm */
static const float OF_BALANCE =
    0.1f; /* of the odds, times the root of the hundreds that are still free: the last are the dearest */
static const float OF_PROOF = 0.0004f; /* of them, for a hundred that everybody knows of */
static const float STALLED = 0.02f;    /* odds that nobody will ever win: denying the others is not all */
static const float WON = 1e6f;

int c82_rival_most(const c82_book *book, int seats, int seat, int spy, int *could)
{
    int most = 0;

    *could = 0;
    for (int i = 0; i < seats; i++) {
        int has = book[i].paid[spy], may = has + book[i].balance;
        if (i == seat)
            continue;
        most = has > most ? has : most;
        *could = may > *could ? may : *could;
    }
    return most;
}

static int lacks(const c82_book *mine, int spy, int most, int could)
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
    for (int i = 0; i < o->world->seats; i++) {
        int could, most = c82_rival_most(book, o->world->seats, i, spy, &could);
        o->means[i] = 1 + OF_BALANCE * sqrtf((float)book[i].balance) - OF_PROOF * (float)o->shown[i];
        o->need[i][spy] = (int16_t)lacks(&book[i], spy, most, could);
    }
}

/* The seat whose turn comes after the one at hand; SEAT_NONE: chance has yet to name it. */
static int next_up(const struct c82_view *s)
{
    int seat = s->turn;

    if (seat < 0)
        return SEAT_NONE;
    for (int i = 0; i < s->seats; i++) {
        seat = seat + 1 < s->seats ? seat + 1 : 0;
        if (!(s->owes >> seat & 1))
            break;
    }
    return seat;
}

void c82_outlook_of(const struct game_box *box, const struct game_state *world, struct c82_outlook *out)
{
    const struct c82_view *s = c82_view_of(world);

    out->box = c82_box_of(box);
    out->world = s;
    memcpy(out->place, s->spy_place, sizeof out->place);
    out->case_place = s->case_place;
    out->carrier = -1;
    out->next = s->phase == C82_PHASE_TURN ? s->turn : next_up(s);
    for (int i = 0; i < s->seats; i++) {
        out->shown[i] = 0;
        for (int spy = 0; spy < C82_SPIES; spy++)
            out->shown[i] += s->proof[i][spy].least;
    }
    for (int spy = 0; spy < C82_SPIES; spy++)
        c82_outlook_paid(out, s->book, spy);
}

static int less(int a, int b)
{
    return a < b ? a : b;
}

/* Of every spy the steps to the briefcase. */
static void reach(const struct c82_outlook *o, int16_t out[C82_SPIES])
{
    for (int spy = 0; spy < C82_SPIES; spy++)
        out[spy] = o->place[spy] == C82_NOWHERE
                       ? NEVER
                       : (int16_t)(C82_A_TURN * o->box->map.steps[o->place[spy]][o->case_place]);
}

/* Of every spy the steps that the briefcase then has to a seat's home. Once there, it has to leave and return. */
static void way_home(const struct c82_outlook *o, int seat, int16_t out[C82_SPIES])
{
    const struct c82_view *s = o->world;
    const uint8_t *steps = o->box->map.steps[o->case_place];

    for (int spy = 0; spy < C82_SPIES; spy++) {
        int home = steps[s->casablanca ? s->home[spy] : s->hq[seat]];
        out[spy] = (int16_t)(C82_A_TURN * (home ? home : 2));
    }
}

/* How long a seat takes to win with its two quickest spies, and to have any of them at the briefcase. */
static int time_to_win(const struct c82_outlook *o, int seat, const int16_t to_case[C82_SPIES],
                       const int16_t to_home[C82_SPIES], int *to_have)
{
    int best = NEVER, second = NEVER;

    *to_have = NEVER;
    for (int spy = 0; spy < C82_SPIES; spy++) {
        int have = to_case[spy] + o->need[seat][spy], time = have + to_home[spy];
        *to_have = less(*to_have, have);
        second = less(second, time < best ? best : time);
        best = less(best, time);
    }
    return best + less(second - best, 3 * C82_A_TURN) / SECOND;
}

/* How much longer it takes for those who stand at the doors of a seat's HQ, once the briefcase comes near. */
static int guarded(const struct c82_outlook *o, int seat)
{
    const struct c82_view *s = o->world;
    const uint8_t *steps = o->box->map.steps[s->hq[seat]];
    uint64_t doors = 0;

    if (s->casablanca || steps[o->case_place] > CLOSE)
        return 0;
    for (int spy = 0; spy < C82_SPIES; spy++)
        if (o->place[spy] != C82_NOWHERE && steps[o->place[spy]] == 1 && o->need[seat][spy] > CONTESTED)
            doors |= map_bit(o->place[spy]);
    return GUARDED * __builtin_popcountll(doors);
}

/* Whether the briefcase has just been brought home for a seat. */
static bool has_won(const struct c82_outlook *o, int seat)
{
    const struct c82_view *s = o->world;

    if (s->casablanca)
        return s->home[o->carrier] == o->case_place && o->need[seat][o->carrier] <= CONTESTED;
    return s->hq[seat] == o->case_place;
}

/* e to the minus x, nearly, and much faster. */
static float fade(float x)
{
    float y = 1 + x / 16;

    y *= y;
    y *= y;
    y *= y;
    return 1 / (y * y);
}

/* With that seat's turn next. */
static void worth_from(const struct c82_outlook *o, int next, float out[GAME_MAX_SEATS])
{
    const struct c82_view *s = o->world;
    int16_t to_case[C82_SPIES], to_home[C82_SPIES];
    float sum = STALLED;
    int late = 0, seats = s->seats;

    reach(o, to_case);
    /* In the order of turns: who has the briefcase at hand is in the way of all who come later. */
    for (int i = 0; i < seats; i++) {
        int seat = next + i < seats ? next + i : next + i - seats, to_have;
        bool owes = s->owes >> seat & 1;
        way_home(o, seat, to_home);
        int time = time_to_win(o, seat, to_case, to_home, &to_have) + late + C82_A_TURN * i / seats +
                   (owes ? OWING : 0) + guarded(o, seat);
        if (o->carrier >= 0 && has_won(o, seat))
            out[seat] = WON;
        else
            out[seat] = fade(PER_TURN / C82_A_TURN * (float)time) * o->means[seat];
        if (to_have < NOBODYS && !owes)
            late = SNATCHED;
        sum += out[seat];
    }
    for (int seat = 0; seat < seats; seat++)
        out[seat] /= sum;
}

void c82_outlook_worth(const struct c82_outlook *o, float out[GAME_MAX_SEATS])
{
    float from[GAME_MAX_SEATS], share = 1.0f / (float)o->world->seats;

    if (o->next != SEAT_NONE) {
        worth_from(o, o->next, out);
        return;
    }
    memset(out, 0, GAME_MAX_SEATS * sizeof *out);
    for (int next = 0; next < o->world->seats; next++) {
        worth_from(o, next, from);
        for (int seat = 0; seat < o->world->seats; seat++)
            out[seat] += from[seat] * share;
    }
}
