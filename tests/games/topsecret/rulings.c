/* Positions of Top Secret Spies drawn in words, and its rulings by them.
 *
 * Words, in any order but `seats` first, are those of table_begin and: AGENT:BUILDING · safe:BUILDING · turn:SEAT (whose turn it is) ·
 * die:N (it is rolled; 1 is `1-3`) · start:SEAT · round:N · markers:AGENT=N,… · ownSEAT:AGENT,… · handSEAT:CARD,… · discards:CARD,… (or
 * `discards:rest`: all that are in no hand). What is not said: everybody owns an agent, in their order; agents in the church, the safe
 * at 7, markers at the start, hands empty, all cards in the supply, seat 1's turn and start, round 1. */
#include "games/script.h"
#include "rules/topsecret/tss_change.h"
#include "rules/words.h"

#include "cmocka_all.h"

#include <stdlib.h>

static struct tss_view *at(struct table *t)
{
    return (struct tss_view *)table_state(t);
}

static void begin(struct table *t)
{
    struct tss_view *s = at(t);
    unsigned agents = s->used;
    for (int i = 0; i < s->seats; i++, agents &= agents - 1) {
        s->held[i] = 1;
        s->agent[i][0] = (uint8_t)__builtin_ctz(agents);
    }
    s->start = 0;
    s->round = 1;
}

static int find(const char *const *names, const char *word)
{
    int i = words_index(names, word);
    if (i < 0)
        fail_msg("`%s` means nothing", word);
    return i;
}

/* One of the words of a list: a card in a hand (of a seat) or on the discards, an agent of a seat, where a marker is. */
static void set_one(struct tss_view *s, char what, int seat, char *word)
{
    uint8_t rest[TSS_CARDS];
    char *number = strchr(word, '=');
    if (number)
        *number++ = '\0';
    if (what == 'm')
        s->marker[find(tss_agent_name, word)] = (uint8_t)strtol(number, NULL, 10);
    else if (what == 'o')
        s->agent[seat][s->held[seat]++] = (uint8_t)find(tss_agent_name, word);
    else if (what == 'd' && strcmp(word, "rest") == 0) {
        tss_unseen(s, rest);
        memcpy(s->discards, rest, sizeof rest);
    } else
        deck_take(NULL, what == 'd' ? s->discards : s->card[seat], find(tss_card_name, word));
}

static bool own(struct table *t, const char *word, char *value)
{
    struct tss_view *s = at(t);
    size_t letters = strcspn(word, "1234567");
    int seat = word[letters] ? word[letters] - '1' : 0;
    char *rest;
    if (strncmp(word, "own", 3) != 0 && strncmp(word, "hand", 4) != 0 && strcmp(word, "markers") != 0 &&
        strcmp(word, "discards") != 0)
        return false;
    if (*word == 'o') {
        memset(s->agent[seat], TSS_NONE, TSS_HELD);
        s->held[seat] = 0;
    }
    for (char *one = strtok_r(value, ",", &rest); one; one = strtok_r(NULL, ",", &rest)) {
        set_one(s, *word, seat, one);
        s->hand[seat] += *word == 'h';
    }
    return true;
}

static void turn(struct table *t, int seat)
{
    struct tss_view *s = at(t);
    int die = s->die;
    const struct tss_act act = {.s = s};
    tss_tell(&act, TSS_TURN, seat, TELL_ARGS((int16_t)s->round));
    if (die)
        tss_tell(&act, TSS_ROLLED, seat, TELL_ARGS((int16_t)die));
}

static const struct table_word word[] = {{"safe", TABLE_PLACE, TABLE_AT(struct tss_view, safe)},
                                         {"start", TABLE_SEAT, TABLE_AT(struct tss_view, start)},
                                         {"die", TABLE_NUMBER, TABLE_AT(struct tss_view, die)},
                                         {"round", TABLE_NUMBER, TABLE_AT(struct tss_view, round)},
                                         {.word = NULL}};

static const struct table_layout layout = {.game = "topsecret",
                                           .word = word,
                                           .thing = tss_agent_name,
                                           .moving = TSS_AGENTS,
                                           .places = tss_building_name,
                                           .place = offsetof(struct tss_view, place),
                                           .out = offsetof(struct tss_view, used),
                                           .begin = begin,
                                           .own = own,
                                           .turn = turn,
                                           .whole = true};

static struct table lay(const char *words)
{
    return table_lay(&layout, words);
}

int main(void)
{
    return script_run("topsecret/rulings.txt", "topsecret", lay);
}
