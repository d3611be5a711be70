/* What a commentator would shake his head at: plays matches and says what was done in them that looks silly to whoever sees
 * everyone's coins, as a count for each player, and with `say=1` turn by turn.
 *
 *     commentate [games=N] [seed=N] [express=1] [iterations=N] [say=1] WHO WHO [WHO [WHO]]
 *
 * WHO as in `farm`. Not a test.
 */
#include "ai/ai_test.h"

#include "base/text.h"
#include "rules/words.h"
#include "who.h"

#include "cmocka_all.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_TURNS = 512 };

/* What is counted for a player; the words are in `words`. */
typedef enum fault {
    TURNS,
    MOVES,
    UNDONE,
    WON_NOT,
    SETS_UP,
    YIELDS,
    YIELDS_MORE,
    IN_VAIN,
    HOPELESS_MOVE,
    CHALLENGES,
    HOPELESS,
    ASKED,
    LETS_WIN,
    FAULTS
} fault;

static const char *const words[FAULTS] = {
    [TURNS] = "turns",
    [MOVES] = "moves announced",
    [UNDONE] = "of these, left the map as it had been before",
    [WON_NOT] = "turns that did not take a win nobody could have stopped",
    [SETS_UP] = "turns that gave the next seat such a win",
    [YIELDS] = "own moves given up",
    [YIELDS_MORE] = "of these, with more coins there than the challenger",
    [IN_VAIN] = "of these, at once, with four coins there or more",
    [HOPELESS_MOVE] = "moves given up that somebody was known from the start to be able to stop",
    [CHALLENGES] = "challenges",
    [HOPELESS] = "of these, of a mover known to have more",
    [ASKED] = "asked about a move that wins, with coins enough",
    [LETS_WIN] = "of these, let it pass or gave up",
};

struct commentary {
    int seats;
    struct who_run run;
    bool say;
    struct who who[SOLOMON_SEATS];
    long count[SOLOMON_SEATS][FAULTS];
    double won[SOLOMON_SEATS];
    int by_case;
};

/* A match while it is looked at. */
struct watch {
    struct commentary *c;
    int game;
    struct ai_test s;
    struct solomon_map map;
    const struct solomon_view *v; /* open */
    union ai_test_room room;
    solomon_position seen[MOST_TURNS]; /* at the start of every turn */
    int turns;
    int up;            /* who began the turn at hand, or SEAT_NONE */
    bool moved;        /* by announcing a move */
    bool known_better; /* of an agent on which a rival was known to have more */
    bool sure;         /* whoever is up had a win that nobody can stop, as its turn began */
};

/* Which of the players sits in a seat. */
static int who_in(const struct watch *w, int seat)
{
    return (seat + w->game) % w->c->seats;
}

static void note(struct watch *w, int seat, fault what, const char *detail)
{
    w->c->count[who_in(w, seat)][what]++;
    if (w->c->say && what != TURNS && what != MOVES && what != ASKED && what != CHALLENGES)
        printf("    [seat %d: %s%s]\n", seat + 1, words[what], detail);
}

/* Most coins of the others on an agent. */
static int others(const struct watch *w, int seat, int agent)
{
    int most = 0;

    for (int rival = 0; rival < w->c->seats; rival++)
        if (rival != seat && w->v->secret[rival].paid[agent] > most)
            most = w->v->secret[rival].paid[agent];
    return most;
}

/* Whether a seat can win on its turn by an agent on which it has more than anybody. */
static bool sure_win(const struct watch *w, int seat)
{
    const struct solomon_public *pub = &w->v->pub;
    solomon_position at = solomon_position_of(pub);

    if ((pub->restricted >> seat & 1) || at.case_city == pub->hq[seat])
        return false;
    for (unsigned left = solomon_homing(&w->map, &at, pub->hq[seat]); left; left &= left - 1) {
        int agent = __builtin_ctz(left);
        if (w->v->secret[seat].paid[agent] > others(w, seat, agent))
            return true;
    }
    return false;
}

struct homing {
    size_t home;
    bool found;
};

static void find_home(void *ctx, const solomon_position *after)
{
    struct homing *h = ctx;

    h->found |= after->case_city == h->home;
}

static bool move_wins(const struct watch *w)
{
    const struct solomon_public *pub = &w->v->pub;
    struct homing h = {.home = pub->hq[pub->turn]};
    solomon_position at = solomon_position_of(pub);

    if (pub->verb == SOLOMON_MOVE && at.case_city != h.home)
        solomon_each_outcome(&w->map, &at, pub->agent, pub->target, find_home, &h);
    return h.found;
}

/* Coins of a seat that everybody knows of. */
static int known(const struct watch *w, int seat, int agent)
{
    return w->v->pub.proof[seat][agent].least - w->v->pub.spent[seat][agent];
}

/* A turn has ended, and the next begins, or the match is over. */
static void between_turns(struct watch *w)
{
    int before = w->up;
    solomon_position now = solomon_position_of(&w->v->pub);
    bool over = w->v->pub.phase == SOLOMON_PHASE_OVER;

    if (before >= 0 && w->moved)
        for (int i = 0; i + 1 < w->turns; i++)
            if (memcmp(&w->seen[i], &now, sizeof now) == 0 &&
                memcmp(&w->seen[w->turns - 1], &now, sizeof now) != 0) {
                note(w, before, UNDONE, "");
                break;
            }
    if (before >= 0 && w->sure && !over)
        note(w, before, WON_NOT, "");
    if (over)
        return;
    if (w->turns < MOST_TURNS)
        w->seen[w->turns++] = now;
    bool had = w->sure;
    w->sure = sure_win(w, w->v->pub.turn);
    if (before >= 0 && w->sure && !had)
        note(w, before, SETS_UP, "");
}

/* What is done, before it has been carried out. */
static void judge(struct watch *w, int actor, const game_action *a)
{
    const struct solomon_public *pub = &w->v->pub;
    int agent = pub->agent, mine = 0;
    char detail[64] = "";

    if (actor < 0)
        return;
    if (pub->phase == SOLOMON_PHASE_TURN) {
        note(w, actor, TURNS, "");
        w->known_better = false;
        for (int rival = 0; rival < w->c->seats && a->kind == SOLOMON_MOVE; rival++)
            w->known_better |=
                rival != actor && known(w, rival, a->arg[0]) > w->v->secret[actor].paid[a->arg[0]];
        if (a->kind == SOLOMON_MOVE)
            note(w, actor, MOVES, "");
    }
    if (pub->phase != SOLOMON_PHASE_RESPOND && pub->phase != SOLOMON_PHASE_BID)
        return;
    int other = actor != pub->turn ? pub->turn : pub->bidding.challenger;
    int theirs = w->v->secret[other < 0 ? actor : other].paid[agent];
    mine = w->v->secret[actor].paid[agent];
    snprintf(detail, sizeof detail, ": has %d there, the other %d", mine, theirs);
    if (actor != pub->turn && move_wins(w) && mine > theirs) {
        note(w, actor, ASKED, "");
        if (a->kind == SOLOMON_PASS || a->kind == SOLOMON_YIELD)
            note(w, actor, LETS_WIN, detail);
    }
    if (a->kind == SOLOMON_CHALLENGE) {
        note(w, actor, CHALLENGES, "");
        if (known(w, pub->turn, agent) > mine)
            note(w, actor, HOPELESS, detail);
    }
    if (a->kind == SOLOMON_YIELD && actor == pub->turn && pub->verb == SOLOMON_MOVE) {
        note(w, actor, YIELDS, detail);
        if (mine > theirs)
            note(w, actor, YIELDS_MORE, "");
        if (mine >= 4 && pub->bidding.named == 1)
            note(w, actor, IN_VAIN, "");
        if (w->known_better)
            note(w, actor, HOPELESS_MOVE, "");
    }
}

static void look(struct watch *w)
{
    w->s.rules->unveil(w->s.box, ai_test_state(&w->s), (struct game_view *)(void *)w->room.bytes);
    w->v = solomon_view_of((struct game_view *)(void *)w->room.bytes);
}

static void say_turn(const struct watch *w)
{
    const struct solomon_public *pub = &w->v->pub;

    if (!w->c->say || pub->phase != SOLOMON_PHASE_TURN)
        return;
    printf("-- round %d, die %d, seat %d;", pub->round, pub->track, pub->turn + 1);
    for (int seat = 0; seat < w->c->seats; seat++) {
        const struct solomon_secret *s = &w->v->secret[seat];
        printf(" %s%d:", pub->restricted >> seat & 1 ? "R" : "", seat + 1);
        for (int agent = 0; agent <= SOLOMON_DOCTOR; agent++)
            printf(" %d", s->paid[agent]);
        printf(" +%d;", s->reserve);
    }
    puts("");
}

static void say_action(struct watch *w, int actor, const game_action *a)
{
    char words_of[128];
    struct text text = text_over(words_of, sizeof words_of);

    if (!w->c->say || actor < 0)
        return;
    words_write(w->s.rules->words, w->s.box, a, &text);
    printf("  %d %s\n", actor + 1, words_of);
}

static void open_match(struct watch *w, struct commentary *c, int game)
{
    const struct ai_kind *kind[SOLOMON_SEATS];

    memset(w, 0, sizeof *w);
    w->c = c;
    w->game = game;
    for (int seat = 0; seat < c->seats; seat++)
        kind[seat] = &c->who[who_in(w, seat)].kind;
    ai_test_open_with(&w->s, "solomon", c->seats, kind, SOLOMON_OPTION_EXPRESS, c->run.express,
                      c->run.seed * 100003 + (uint64_t)game);
    w->s.limits.iterations = c->run.iterations;
    for (int seat = 0; seat < c->seats; seat++)
        who_dress(&c->who[who_in(w, seat)], w->s.player[seat]);
    solomon_map_read(w->s.box, c->run.express, &w->map);
    look(w);
    if (c->say)
        printf("\n== match %d\n", game + 1);
}

/* One event, judged by how it stood before. False: the match is over. */
static bool watch_event(struct watch *w)
{
    size_t at = w->s.events;
    bool more = ai_test_step(&w->s);
    int was = w->v->pub.phase;

    if (w->s.events == at)
        return more;
    int actor = w->s.actor[at];
    const game_action *a = &w->s.action[at];
    say_action(w, actor, a);
    judge(w, actor, a);
    if (was == SOLOMON_PHASE_TURN) {
        w->up = actor;
        w->moved = a->kind == SOLOMON_MOVE;
    }
    look(w);
    int now = w->v->pub.phase;
    if (now == SOLOMON_PHASE_OVER ||
        (now == SOLOMON_PHASE_TURN && (was != SOLOMON_PHASE_TURN || a->kind == SOLOMON_PAYOFF))) {
        between_turns(w);
        say_turn(w);
    }
    return more;
}

static void watch_match(struct commentary *c, int game)
{
    static struct watch w;

    open_match(&w, c, game);
    w.up = SEAT_NONE;
    while (watch_event(&w))
        ;
    for (int seat = 0; seat < c->seats; seat++)
        if (w.v->pub.winners >> seat & 1)
            c->won[who_in(&w, seat)] += 1.0 / __builtin_popcount(w.v->pub.winners);
    c->by_case += w.v->pub.how == SOLOMON_END_BRIEFCASE;
    if (c->say)
        printf("== ends by %s\n", w.v->pub.how == SOLOMON_END_BRIEFCASE ? "the case" : "Dr. Solomon");
    ai_test_close(&w.s);
}

static void print(const struct commentary *c)
{
    printf("| |");
    for (int i = 0; i < c->seats; i++)
        printf(" `%s` |", c->who[i].name);
    printf("\n| --- |");
    for (int i = 0; i < c->seats; i++)
        printf(" --- |");
    puts("");
    printf("| wins, of %d matches; %d ended by the case |", c->run.games, c->by_case);
    for (int i = 0; i < c->seats; i++)
        printf(" %.1f |", c->won[i]);
    puts("");
    for (int f = 0; f < FAULTS; f++) {
        printf("| %s |", words[f]);
        for (int i = 0; i < c->seats; i++)
            printf(" %ld |", c->count[i][f]);
        puts("");
    }
}

static bool take_setting(struct commentary *c, const char *word)
{
    unsigned long n = 0;

    if (!who_is_setting(word))
        return false;
    if (who_number(word, "say", &n))
        c->say = n != 0;
    else if (!who_run_take(&c->run, word))
        who_quit("not understood", word);
    return true;
}

int main(int argc, char **argv)
{
    static struct commentary c = {.run = {.games = 10, .seed = 1}};

    for (int i = 1; i < argc; i++) {
        if (take_setting(&c, argv[i]))
            continue;
        if (c.seats == SOLOMON_SEATS)
            who_quit("too many players", argv[i]);
        who_read(argv[i], &c.who[c.seats++]);
    }
    if (c.seats < 2)
        who_quit("commentate", "two players at least");
    for (int game = 0; game < c.run.games; game++)
        watch_match(&c, game);
    print(&c);
    return 0;
}
