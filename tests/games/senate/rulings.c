/* Positions of the Drowned Senate drawn in words, and its rulings by them.
 *
 * Words, in any order but `seats` first, are those of table_begin and: chamberSIDE:LORD,… (by spaces; LORD+LOCATION with one on it) ·
 * pile:LORD,… · open:LOCATION,… (face up) · silverSIDE:N and goldSIDE:N (free keys) · boundSIDE:N ·
 * token:1 (the player has it) · complete:SIDE · master:SIDE. `pile:rest` and `open:rest`, last, empty the decks. In the solo game side 2 is the
 * Opponent. What is not said: chambers empty, everything in the decks, the Master is who has most Pearls, seat 1 begins its turn in round 1. */
#include "games/script.h"
#include "rules/senate/senate_change.h"
#include "rules/words.h"

#include "cmocka_all.h"

#include <stdlib.h>

static struct senate_view *at(struct table *t)
{
    return (struct senate_view *)table_state(t);
}

static void begin(struct table *t)
{
    at(t)->start = 0;
    at(t)->round = 0;
}

static int find(const char *const *names, const char *word)
{
    int i = words_index(names, word);
    if (i < 0)
        fail_msg("`%s` means nothing", word);
    return i;
}

static void set_lord(struct senate_view *s, int side, char *word)
{
    char *on = strchr(word, '+');
    int space = s->placed[side]++;
    if (on)
        *on++ = '\0';
    s->lord[side][space] = (uint8_t)find(senate_lord_name, word);
    deck_take(s->deck, NULL, s->lord[side][space]);
    s->pearls[side] = (uint8_t)(s->pearls[side] + senate_pearls_of(s->lord[side][space]));
    if (!on)
        return;
    s->location[side][space] = (uint8_t)find(senate_location_name, on);
    s->location_deck[s->location[side][space]] = 0;
}

/* One of a list: a Lord of a chamber or a pile, a Location face up. */
static void set_one(struct senate_view *s, char what, int side, char *word)
{
    bool rest = strcmp(word, "rest") == 0;
    if (what == 'c')
        set_lord(s, side, word);
    else if (what == 'p' && rest)
        deck_pour(s->deck, s->pile, SENATE_LORDS);
    else if (what == 'p')
        deck_take(s->deck, s->pile, find(senate_lord_name, word));
    else if (rest)
        deck_pour(s->location_deck, s->open, SENATE_LOCATIONS);
    else
        deck_take(s->location_deck, s->open, find(senate_location_name, word));
}

static bool own(struct table *t, const char *word, char *value)
{
    struct senate_view *s = at(t);
    size_t letters = strcspn(word, "1234");
    int side = word[letters] ? word[letters] - '1' : 0;
    uint8_t number = (uint8_t)strtol(value, NULL, 10);
    char *rest;
    if (strncmp(word, "chamber", letters) == 0 || strcmp(word, "pile") == 0 || strcmp(word, "open") == 0)
        for (char *one = strtok_r(value, ",", &rest); one; one = strtok_r(NULL, ",", &rest))
            set_one(s, *word, side, one);
    else if (strncmp(word, "silver", letters) == 0)
        s->silver[side] = number;
    else if (strncmp(word, "gold", letters) == 0)
        s->gold[side] = number;
    else if (strncmp(word, "bound", letters) == 0)
        s->bound[side] = number;
    else
        return false;
    return true;
}

/* Who has most Pearls is Master, unless a word has said who is. */
static void crown(struct senate_view *s)
{
    for (int side = 0; side < s->sides && s->master == SENATE_NONE; side++) {
        bool most = s->pearls[side] > 0;
        for (int other = 0; other < s->sides; other++)
            most &= s->pearls[other] <= s->pearls[side];
        s->master = most ? (uint8_t)side : s->master;
    }
}

static void turn(struct table *t, int side)
{
    const struct senate_act act = {.s = at(t)};
    crown(act.s);
    senate_tell(&act, SENATE_TURN, side, TELL_ARGS((int16_t)(act.s->round + 1), 0));
}

static const struct table_word word[] = {{"token", TABLE_NUMBER, TABLE_AT(struct senate_view, token)},
                                         {"complete", TABLE_SEAT, TABLE_AT(struct senate_view, complete)},
                                         {"master", TABLE_SEAT, TABLE_AT(struct senate_view, master)},
                                         {.word = NULL}};

static const struct table_layout layout = {
    .game = "senate", .word = word, .begin = begin, .own = own, .turn = turn, .whole = true};

static struct table lay(const char *words)
{
    return table_lay(&layout, words);
}

int main(void)
{
    return script_run("senate/rulings.txt", "senate", lay);
}
