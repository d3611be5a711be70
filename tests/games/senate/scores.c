/* A second way of counting: in every position of many random matches, scores and areas as they are said in words, by no code of the
 * rules' own. And the Replay token, by areas before and after. */
#include "games/wander.h"
#include "rules/senate/senate_view.h"

#include "cmocka_all.h"

#include <stdio.h>
#include <string.h>

enum { MATCHES = 1000 / TEST_SHARE };

/* Row and place in its row of a space, in half spaces: two touch where they are a step apart. */
static void where(int space, int *row, int *across)
{
    static const int first[] = {0, 5, 9, 12, 14, 15};
    for (*row = 0; space >= first[*row + 1]; ++*row)
        ;
    *across = 2 * (space - first[*row]) + *row;
}

static bool touch(int a, int b)
{
    int row[2], across[2];
    where(a, &row[0], &across[0]);
    where(b, &row[1], &across[1]);
    int down = row[1] - row[0], aside = across[1] - across[0];
    return (down == 0 && (aside == 2 || aside == -2)) ||
           ((down == 1 || down == -1) && (aside == 1 || aside == -1));
}

/* How many Lords hang together with that one. */
static int joined(char lord[SENATE_SPACES][16], int space, bool seen[SENATE_SPACES])
{
    int n = 1;
    seen[space] = true;
    for (int other = 0; other < SENATE_SPACES; other++)
        if (!seen[other] && lord[other][0] && touch(space, other) &&
            strcspn(lord[other], "-") == strcspn(lord[space], "-") &&
            strncmp(lord[other], lord[space], strcspn(lord[space], "-")) == 0)
            n += joined(lord, other, seen);
    return n;
}

/* Lords and areas of a side, from the names of what lies there. */
static void count(const struct senate_view *v, int side, int *lords, int *largest)
{
    char lord[SENATE_SPACES][16] = {{0}};
    *lords = *largest = 0;
    for (int i = 0; i < v->placed[side]; i++)
        snprintf(lord[i], sizeof lord[i], "%s", senate_lord_name[v->lord[side][i]]);
    for (int guild = 0; guild < SENATE_GUILDS; guild++) {
        int best = 0;
        for (int i = 0; i < SENATE_SPACES; i++)
            if (strncmp(lord[i], senate_guild_name[guild], strlen(senate_guild_name[guild])) == 0) {
                int worth = lord[i][strlen(lord[i]) - 1] - '0';
                best = worth > best ? worth : best;
            }
        *lords += best;
    }
    for (int i = 0; i < v->placed[side]; i++) {
        bool seen[SENATE_SPACES] = {false};
        int n = joined(lord, i, seen);
        *largest = n > *largest ? n : *largest;
    }
}

/* Location by location, by what its name says. */
static int count_locations(const struct senate_view *v, int side, bool rival)
{
    int sum = 0;
    for (int i = 0; i < v->placed[side]; i++) {
        if (v->location[side][i] == SENATE_NONE)
            continue;
        const char *name = senate_location_name[v->location[side][i]];
        int best = 0, members = 0, silver = 0, gold = 0, held = 0;
        for (int k = 0; k < v->placed[side]; k++) {
            const char *lord = senate_lord_name[v->lord[side][k]];
            int worth = lord[strlen(lord) - 1] - '0';
            bool member = strncmp(lord, name, strcspn(name, "-")) == 0;
            members += member;
            best = member && worth > best ? worth : best;
            silver += worth == 1;
            gold += worth == 2;
            held += v->location[side][k] != SENATE_NONE;
        }
        sum += rival                                 ? 5
               : strstr(name, "-Hall")               ? best
               : strstr(name, "-Club")               ? 1 + members
               : strcmp(name, "Admiralty") == 0      ? 7
               : strcmp(name, "Pearl-Stairs") == 0   ? 5
               : strcmp(name, "Oyster-Bank") == 0    ? 4
               : strcmp(name, "Locksmith") == 0      ? silver
               : strcmp(name, "Mint") == 0           ? 2 * gold
               : strcmp(name, "Counting-House") == 0 ? v->pearls[side] / 2
               : strcmp(name, "Land-Registry") == 0  ? 2 * held
                                                     : 3;
    }
    return sum;
}

static void compare(const struct game_state *state)
{
    const struct senate_view *v = senate_view_of(state);
    for (int side = 0; side < v->sides; side++) {
        senate_score score = senate_score_of(v, side);
        int lords, largest, locations = count_locations(v, side, side >= v->seats);
        count(v, side, &lords, &largest);
        assert_int_equal(score.lords, lords);
        assert_int_equal(score.largest, largest);
        assert_int_equal(score.locations, locations);
        assert_int_equal(score.total,
                         lords + 3 * largest + locations + (v->master == side ? 5 : 0) + score.bonus);
    }
}

static void test_scores(void **state)
{
    (void)state;
    for (int i = 0; i < MATCHES; i++)
        wander(&senate_rules, (uint8_t)(1 + i % SENATE_SEATS), (uint64_t)i + 1, compare);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_scores)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
