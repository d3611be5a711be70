/* What follows from what lies on the table: areas, scores, and what the Opponent wants. */
#include "base/bits.h"
#include "rules/senate/senate_change.h"

#define AT(space) (1U << ((space)-1))

/* By the numbers that are printed on the chamber. */
// clang-format off
const uint16_t senate_touching[SENATE_SPACES] = {
    AT(2) | AT(6),                          AT(1) | AT(3) | AT(6) | AT(7),
    AT(2) | AT(4) | AT(7) | AT(8),          AT(3) | AT(5) | AT(8) | AT(9),
    AT(4) | AT(9),                          AT(1) | AT(2) | AT(7) | AT(10),
    AT(2) | AT(3) | AT(6) | AT(8) | AT(10) | AT(11), AT(3) | AT(4) | AT(7) | AT(9) | AT(11) | AT(12),
    AT(4) | AT(5) | AT(8) | AT(12),         AT(6) | AT(7) | AT(11) | AT(13),
    AT(7) | AT(8) | AT(10) | AT(12) | AT(13) | AT(14), AT(8) | AT(9) | AT(11) | AT(14),
    AT(10) | AT(11) | AT(14) | AT(15),      AT(11) | AT(12) | AT(13) | AT(15),
    AT(13) | AT(14),
};

const uint8_t senate_card[SENATE_GUILDS][SENATE_CARD_CONDITIONS] = {
    [SENATE_BROKER] = {SENATE_PEARLS, SENATE_COALITION, SENATE_SEVERAL, SENATE_CONDITIONS},
    [SENATE_CONSUL] = {SENATE_SIX, SENATE_KEYS, SENATE_COALITION, SENATE_SEVERAL},
    [SENATE_GROWER] = {SENATE_SEVERAL, SENATE_KEYS, SENATE_COALITION, SENATE_CONDITIONS},
    [SENATE_MILITARY] = {SENATE_SOLDIERS, SENATE_SIX, SENATE_COALITION, SENATE_SEVERAL},
    [SENATE_ORACLE] = {SENATE_KEYS, SENATE_COALITION, SENATE_SEVERAL, SENATE_CONDITIONS},
};
// clang-format on

/* ---- Areas ---- */

unsigned senate_spaces(const struct senate_view *v, int side, int guild)
{
    unsigned found = 0;
    for (int i = 0; i < v->placed[side]; i++)
        found |= (unsigned)(senate_guild_of(v->lord[side][i]) == guild) << i;
    return found;
}

unsigned senate_area(unsigned guild, unsigned from)
{
    unsigned area = from & guild;
    for (unsigned edge = area; edge;) {
        unsigned more = senate_touching[__builtin_ctz(edge)] & guild & ~area;
        edge = (edge & (edge - 1)) | more;
        area |= more;
    }
    return area;
}

void senate_by_guild(const struct senate_view *v, int side, unsigned spaces[SENATE_GUILDS])
{
    memset(spaces, 0, SENATE_GUILDS * sizeof *spaces);
    for (int i = 0; i < v->placed[side]; i++)
        spaces[senate_guild_of(v->lord[side][i])] |= 1U << i;
}

unsigned senate_largest(const struct senate_view *v, int side)
{
    unsigned best = 0, of[SENATE_GUILDS];
    int most = 0;
    senate_by_guild(v, side, of);
    for (int guild = 0; guild < SENATE_GUILDS; guild++)
        for (unsigned left = of[guild], area; left; left &= ~area) {
            area = senate_area(left, left & -left);
            int more = bits_count(area) - most;
            if (more > 0 || (more == 0 && (area & -area) < (best & -best))) {
                best = area;
                most += more;
            }
        }
    return best;
}

/* ---- Locations and scores ---- */

bool senate_owns(const struct senate_view *v, int side, senate_location location)
{
    if (senate_is_rival(v, side))
        return false;
    for (int i = 0; i < v->placed[side]; i++)
        if (v->location[side][i] == location)
            return true;
    return false;
}

bool senate_pair(const struct senate_view *v, int side)
{
    int silver = v->silver[side], gold = v->gold[side];
    if (silver >= 2 || gold >= 2)
        return true;
    if (silver + gold < 2)
        return false;
    return senate_is_rival(v, side) ? v->opponent == SENATE_ORACLE : senate_owns(v, side, SENATE_FORGERS_DEN);
}

unsigned senate_keyless(const struct senate_view *v, int side)
{
    unsigned found = 0;
    for (int i = 0; i < v->placed[side]; i++)
        found |= (unsigned)!senate_has_key(v->lord[side][i]) << i;
    return found;
}

/* Lords of a side that are worth so much. */
static int worth_so_much(const struct senate_view *v, int side, int worth)
{
    int n = 0;
    for (int i = 0; i < v->placed[side]; i++)
        n += senate_worth(v->lord[side][i]) == worth;
    return n;
}

static int locations_of(const struct senate_view *v, int side)
{
    int n = 0;
    for (int i = 0; i < v->placed[side]; i++)
        n += v->location[side][i] != SENATE_NONE;
    return n;
}

/* The IP of the best Lord of each guild, 0 without one; returned is the best of all. */
static int best_lords(const struct senate_view *v, int side, int best[SENATE_GUILDS])
{
    int most = 0;
    memset(best, 0, SENATE_GUILDS * sizeof *best);
    for (int i = 0; i < v->placed[side]; i++) {
        int *of = &best[senate_guild_of(v->lord[side][i])], worth = senate_worth(v->lord[side][i]);
        *of = worth > *of ? worth : *of;
        most = worth > most ? worth : most;
    }
    return most;
}

int senate_location_worth(const struct senate_view *v, int side, int location)
{
    /* Of each guild's Hall and Club: the guild, counted from 1; a Club's with a minus. */
    static const int8_t house[SENATE_LOCATIONS] = {
        [SENATE_BROKER_HALL] = 1,   [SENATE_CONSUL_HALL] = 2,  [SENATE_GROWER_HALL] = 3,
        [SENATE_MILITARY_HALL] = 4, [SENATE_ORACLE_HALL] = 5,  [SENATE_BROKER_CLUB] = -1,
        [SENATE_CONSUL_CLUB] = -2,  [SENATE_GROWER_CLUB] = -3, [SENATE_MILITARY_CLUB] = -4,
        [SENATE_ORACLE_CLUB] = -5,
    };
    int best[SENATE_GUILDS];
    if (senate_is_rival(v, side))
        return 5;
    if (house[location] > 0) {
        (void)best_lords(v, side, best);
        return best[house[location] - 1];
    }
    if (house[location] < 0)
        return 1 + bits_count(senate_spaces(v, side, -house[location] - 1));
    switch (location) {
    case SENATE_ADMIRALTY:
        return 7;
    case SENATE_PEARL_STAIRS:
        return 5;
    case SENATE_OYSTER_BANK:
        return 4;
    case SENATE_LOCKSMITH:
        return worth_so_much(v, side, 1);
    case SENATE_MINT:
        return 2 * worth_so_much(v, side, 2);
    case SENATE_COUNTING_HOUSE:
        return v->pearls[side] / 2;
    case SENATE_LAND_REGISTRY:
        return 2 * locations_of(v, side);
    default:
        return 3;
    }
}

/* What stands on an Opponent's card besides (ruling 28). */
static int bonus_of(const struct senate_view *v, int side)
{
    int best[SENATE_GUILDS];
    switch (v->opponent) {
    case SENATE_BROKER:
        return v->pearls[side] / 2;
    case SENATE_CONSUL:
        return best_lords(v, side, best);
    case SENATE_MILITARY:
        return 1 + 2 * bits_count(senate_spaces(v, side, SENATE_MILITARY));
    case SENATE_ORACLE:
        return locations_of(v, side);
    default:
        return 0;
    }
}

senate_score senate_score_of(const struct senate_view *v, int side)
{
    senate_score score = {.master = v->master == side ? 5 : 0,
                          .bonus = senate_is_rival(v, side) ? bonus_of(v, side) : 0,
                          .largest = bits_count(senate_largest(v, side))};
    int best[SENATE_GUILDS];
    (void)best_lords(v, side, best);
    for (int guild = 0; guild < SENATE_GUILDS; guild++)
        score.lords += best[guild];
    for (int i = 0; i < v->placed[side]; i++)
        if (v->location[side][i] != SENATE_NONE)
            score.locations += senate_location_worth(v, side, v->location[side][i]);
    score.coalition = 3 * score.largest;
    score.total = score.lords + score.locations + score.coalition + score.master + score.bonus;
    return score;
}

/* ---- What the Opponent wants ---- */

/* How large the area of its lowest free space becomes with so many Lords of a guild; 0: the first alone makes none of three, or
 * no space is free. */
static int joined(const struct senate_view *v, int guild, int lords)
{
    int space = v->placed[SENATE_RIVAL];
    unsigned there = senate_spaces(v, SENATE_RIVAL, guild) | 1U << space;
    if (lords == 0 || space == SENATE_SPACES || bits_count(senate_area(there, 1U << space)) < 3)
        return 0;
    for (int i = 1; i < lords && space + i < SENATE_SPACES; i++)
        there |= 1U << (space + i);
    return bits_count(senate_area(there, 1U << space));
}

int senate_degree(const struct senate_view *v, senate_condition condition, int guild, const uint8_t *heap)
{
    const uint8_t *of = heap + guild * SENATE_RANKS;
    int lords = deck_count(of, SENATE_RANKS);
    switch (condition) {
    case SENATE_SEVERAL:
        return lords >= 2 ? lords : 0;
    case SENATE_KEYS:
        return of[1] + of[2];
    case SENATE_PEARLS:
        return of[3] + of[4];
    case SENATE_SOLDIERS:
        return guild == SENATE_MILITARY ? lords : 0;
    case SENATE_SIX:
        return of[SENATE_RANKS - 1];
    default:
        return joined(v, guild, lords);
    }
}

/* A pile that the Opponent looks at: a guild's Lords of a heap. */
struct offer {
    int guild;
    const uint8_t *heap;
};

/* Which of n offers are wanted, as bits (ruling 30). */
static unsigned chosen(const struct senate_view *v, const struct offer *offer, int n, int *condition,
                       int *degree)
{
    unsigned wanted = 0;
    for (int i = 0; i < SENATE_CARD_CONDITIONS && !wanted; i++) {
        uint8_t asks = senate_card[v->opponent][i];
        int most = 1;
        for (int k = 0; k < n && asks < SENATE_CONDITIONS; k++) {
            int reached = senate_degree(v, asks, offer[k].guild, offer[k].heap);
            if (reached > most)
                wanted = 0;
            if (reached >= most) {
                wanted |= 1U << k;
                most = reached;
            }
        }
        *condition = i;
        *degree = most;
    }
    return wanted;
}

unsigned senate_wanted(const struct senate_view *v, const uint8_t *piles, int *condition, int *degree)
{
    struct offer offer[SENATE_GUILDS];
    for (int guild = 0; guild < SENATE_GUILDS; guild++)
        offer[guild] = (struct offer){guild, piles};
    return chosen(v, offer, SENATE_GUILDS, condition, degree);
}

int senate_preferred(const struct senate_view *v, int one, int other)
{
    uint8_t heap[2][SENATE_LORDS] = {{0}};
    struct offer offer[2] = {{senate_guild_of(one), heap[0]}, {senate_guild_of(other), heap[1]}};
    int condition, degree;
    heap[0][one] = heap[1][other] = 1;
    unsigned wanted = chosen(v, offer, 2, &condition, &degree);
    return wanted == 1 || one == other ? one : wanted == 2 ? other : SENATE_NONE;
}
