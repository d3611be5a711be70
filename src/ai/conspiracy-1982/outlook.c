#include "ai/conspiracy-1982/outlook.h"

#include <string.h>

/* Odds, fitted to who won matches of agents from the worlds between their turns: README.md, What a world is worth. */
static const float SURE = 1; /* a grip on a spy: nobody can come to have as much */
static const float LEADS = 0.64f;
static const float WIDENS = 0.8f; /* and by how much more, the nearer that is to being sure */
static const float LEVEL = 0.37f;
static const float NOBODYS = 0.45f;
static const float OVERTAKES =
    0.55f;                        /* with what is free it can have most; less, the more of it that takes */
static const float BEGINS = 0.3f; /* the same where it has paid nothing yet */
static const float DEARER = 1.2f;
static const float OUT_OF_REACH = 0.01f;
static const float CLOSER[] = {1, 0.61f, 0.37f, 0.22f, 0.14f, 0.08f, 0.05f}; /* steps from spy to briefcase */
/* Steps from the briefcase to the HQ; once there it has to leave and return. */
static const float HOMEWARD[] = {0.74f, 2.46f, 0.74f, 0.55f, 0.41f, 0.3f, 0.22f};
static const float GUARDED = 0.69f;     /* each door of the HQ at which somebody else's spy stands */
enum { CLOSE = 3 };                     /* steps that the briefcase is from an HQ before doors matter */
static const float OWING = 0.95f;       /* a lost turn */
static const float SNATCHED = 0.75f;    /* a rival who is up before has a spy by the briefcase */
static const float OF_BALANCE = 0.025f; /* a hundred that is still free */
static const float OF_PROOF = 0.004f;   /* a hundred that everybody knows of */
static const float STALLED = 0.005f;    /* that nobody will ever win: denying the others is not all */
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

static float grip_of(const c82_book *mine, int spy, int most, int could)
{
    int has = mine->paid[spy], lacks = most - has;

    if (has > 0 && lacks <= 0)
        return has >= could  ? SURE
               : has == most ? LEVEL
                             : LEADS * (1 - WIDENS * (float)lacks / (float)(could - most));
    if (lacks >= mine->balance)
        return OUT_OF_REACH;
    if (most == 0)
        return NOBODYS;
    float dear = 1 + DEARER * (float)lacks / (float)mine->balance;
    return (has > 0 ? OVERTAKES : BEGINS) / (dear * dear);
}

void c82_outlook_paid(struct c82_outlook *o, const c82_book book[C82_SEATS], int spy)
{
    for (int i = 0; i < o->world->seats; i++) {
        int could, most = c82_rival_most(book, o->world->seats, i, spy, &could);
        bool holds = book[i].paid[spy] > 0 && book[i].paid[spy] >= most;
        o->means[i] = (1 + OF_BALANCE * (float)book[i].balance) * (1 - OF_PROOF * (float)o->shown[i]);
        o->grip[i][spy] = grip_of(&book[i], spy, most, could);
        o->holds[i] = (uint8_t)((o->holds[i] & ~(1U << spy)) | (unsigned)holds << spy);
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
        out->holds[i] = 0;
        for (int spy = 0; spy < C82_SPIES; spy++)
            out->shown[i] += s->proof[i][spy].least;
    }
    for (int spy = 0; spy < C82_SPIES; spy++)
        c82_outlook_paid(out, s->book, spy);
}

static float by_steps(const float *odds, size_t count, int steps)
{
    return odds[(size_t)steps < count ? (size_t)steps : count - 1];
}

static float homeward(const struct c82_outlook *o, int home)
{
    return by_steps(HOMEWARD, sizeof HOMEWARD / sizeof *HOMEWARD, o->box->map.steps[o->case_place][home]);
}

/* By how much each spy's place multiplies a grip on it. */
static void find_pull(const struct c82_outlook *o, float out[C82_SPIES])
{
    const struct c82_view *s = o->world;
    const uint8_t *steps = o->box->map.steps[o->case_place];

    for (int spy = 0; spy < C82_SPIES; spy++) {
        int place = o->place[spy];
        out[spy] = place == C82_NOWHERE ? 0 : by_steps(CLOSER, sizeof CLOSER / sizeof *CLOSER, steps[place]);
        if (s->casablanca)
            out[spy] *= homeward(o, s->home[spy]);
    }
}

/* What those who stand at the doors of a seat's HQ leave of its odds, once the briefcase comes near. */
static float guarded(const struct c82_outlook *o, int seat)
{
    const struct c82_view *s = o->world;
    const uint8_t *steps = o->box->map.steps[s->hq[seat]];
    uint64_t doors = 0;
    float left = 1;

    if (s->casablanca || steps[o->case_place] > CLOSE || steps[o->case_place] == 0)
        return 1;
    for (int spy = 0; spy < C82_SPIES; spy++)
        if (o->place[spy] != C82_NOWHERE && steps[o->place[spy]] == 1 && !(o->holds[seat] >> spy & 1))
            doors |= map_bit(o->place[spy]);
    for (; doors; doors &= doors - 1)
        left *= GUARDED;
    return left;
}

/* Whether the briefcase has just been brought home for a seat. */
static bool has_won(const struct c82_outlook *o, int seat)
{
    const struct c82_view *s = o->world;

    if (s->casablanca)
        return s->home[o->carrier] == o->case_place && o->holds[seat] >> o->carrier & 1;
    return s->hq[seat] == o->case_place;
}

/* With that seat's turn next. */
static void worth_from(const struct c82_outlook *o, int next, float out[GAME_MAX_SEATS])
{
    const struct c82_view *s = o->world;
    float pull[C82_SPIES], sum = STALLED, late = 1;

    find_pull(o, pull);
    /* In the order of turns: who has the briefcase at hand is in the way of all who come later. */
    for (int i = 0; i < s->seats; i++) {
        int seat = next + i < s->seats ? next + i : next + i - s->seats;
        bool owes = s->owes >> seat & 1, at_hand = false;
        float odds = 0;
        for (int spy = 0; spy < C82_SPIES; spy++) {
            odds += pull[spy] * o->grip[seat][spy];
            at_hand |= o->place[spy] == o->case_place && o->holds[seat] >> spy & 1;
        }
        odds *= late * o->means[seat] * guarded(o, seat) * (owes ? OWING : 1);
        out[seat] = s->casablanca ? odds : odds * homeward(o, s->hq[seat]);
        if (o->carrier >= 0 && has_won(o, seat))
            out[seat] = WON;
        late = at_hand && !owes ? SNATCHED : late;
        sum += out[seat];
    }
    for (int seat = 0; seat < s->seats; seat++)
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
