/* Carrying out what is legal, a seat's action or chance's; turns and the cards part; scorings, dossiers and who has won. */
#include "rules/most.h"
#include "rules/topsecret/tss_change.h"

/* ---- The end ---- */

/* The agent that a seat keeps: the farthest, of equals the one that it received first (ruling 14). */
static int kept(const struct tss_view *s, int seat)
{
    int best = s->agent[seat][0];
    for (int i = 1; i < s->held[seat]; i++)
        if (s->marker[s->agent[seat][i]] > s->marker[best])
            best = s->agent[seat][i];
    return best;
}

/* Right guesses of a seat that are worth something; owner: of each agent, seat + 1 or TSS_FREE. */
static int right_guesses(const struct tss_view *s, int seat, const uint8_t *owner)
{
    int right = 0;
    for (int a = 0; a < TSS_AGENTS; a++) {
        int guess = s->guess[seat][a];
        bool counts = guess && (guess != TSS_FREE || !s->option[TSS_OPPONENTS_ONLY]);
        right += counts && guess == owner[a];
    }
    return right;
}

/* All agent cards are turned up, and all dossiers; who has won, and how (rulings 14, 15, 17, 32 to 35). */
static void end(const struct tss_act *act, bool limit)
{
    const struct tss_view *s = act->s;
    uint8_t owner[TSS_AGENTS];
    int marker[TSS_SEATS], score[TSS_SEATS], keeps[TSS_SEATS], free = 0, most = 0;
    memset(owner, TSS_FREE, sizeof owner);
    for (int i = 0; i < s->seats; i++) {
        for (int k = 0; k < s->held[i]; k++)
            tss_tell(act, TSS_OWNS, i, TELL_ARGS(s->agent[i][k], (int16_t)k));
        keeps[i] = kept(s, i);
        owner[keeps[i]] = (uint8_t)(i + 1);
    }
    for (int i = 0; i < s->seats; i++) {
        int16_t guess[TSS_AGENTS];
        for (int a = 0; a < TSS_AGENTS; a++)
            guess[a] = s->guess[i][a];
        if (s->written)
            tss_tell(act, TSS_GUESSED, i, TSS_AGENTS, guess);
        int right = right_guesses(s, i, owner);
        marker[i] = s->marker[keeps[i]];
        score[i] = marker[i] + TSS_GUESS * right;
        most = score[i] > most ? score[i] : most;
        tss_tell(act, TSS_JUDGED, i, TELL_ARGS((int16_t)keeps[i], (int16_t)right, (int16_t)score[i]));
    }
    for (int a = 0; a < TSS_AGENTS; a++)
        if (owner[a] == TSS_FREE && s->marker[a] > free)
            free = s->marker[a];
    bool robs = s->option[TSS_DOSSIER_ON] ? s->option[TSS_SPOILER] : !s->option[TSS_BEST_SPY];
    unsigned winners = robs && free > most ? 0 : seats_with_most(score, s->seats);
    int how = !winners                                       ? TSS_END_FREE_AGENT
              : winners != seats_with_most(marker, s->seats) ? TSS_END_DOSSIER
              : limit                                        ? TSS_END_LIMIT
                                                             : TSS_END_FINISH;
    tss_tell(act, TSS_ENDED, SEAT_NATURE, TELL_ARGS((int16_t)how, (int16_t)winners));
}

/* ---- The turn ---- */

static void end_turn(const struct tss_act *act)
{
    const struct tss_view *s = act->s;
    int seat = (s->turn + 1) % s->seats, limit = s->option[TSS_ROUND_LIMIT];
    if (seat == s->start && limit && s->round >= limit)
        end(act, true);
    else
        tss_tell(act, TSS_TURN, seat, TELL_ARGS((int16_t)(s->round + (seat == s->start))));
}

static bool someone_at(const struct tss_view *s, int least)
{
    for (int a = 0; a < TSS_AGENTS; a++)
        if (s->marker[a] >= least)
            return true;
    return false;
}

/* Everybody writes, if a marker has come far enough and nobody has yet (ruling 30). */
static bool dossiers_due(const struct tss_act *act)
{
    const struct tss_view *s = act->s;
    if (!s->option[TSS_DOSSIER_ON] || s->written || !someone_at(s, TSS_DOSSIER))
        return false;
    tss_ask(act, TSS_PHASE_GUESS, 0, 0);
    return true;
}

/* The moves are made and the cards are played: a scoring, if an agent counts as arrived (rulings 10 to 13). */
static void settle(const struct tss_act *act)
{
    const struct tss_view *s = act->s;
    int16_t gain[TSS_AGENTS];
    bool arrived = false;
    for (int a = 0; a < TSS_AGENTS; a++) {
        arrived |= s->arrived[a] != TSS_NONE;
        gain[a] = (int16_t)(s->used >> a & 1 ? tss_gain(s, a) : 0);
    }
    if (!arrived) {
        end_turn(act);
        return;
    }
    tss_tell(act, TSS_SCORED, s->turn, TSS_AGENTS, gain);
    if (someone_at(s, TSS_FINISH))
        end(act, false);
    else if (!dossiers_due(act))
        tss_ask(act, TSS_PHASE_SAFE, s->turn, 0);
}

/* The cards part goes on after `done` seats: clockwise, past empty hands, and back to who has played (rulings 24, 25). */
static void ask_for_cards(const struct tss_act *act, int done)
{
    const struct tss_view *s = act->s;
    if (s->option[TSS_CARDS_ON])
        for (; done < s->seats + s->played; done++) {
            int seat = (s->first + done) % s->seats;
            if (s->hand[seat] > 0) {
                tss_ask(act, TSS_PHASE_PLAY, seat, done);
                return;
            }
        }
    settle(act);
}

/* A card is due to a seat: whether chance has to draw one (rulings 22, 23). */
static bool draws(const struct tss_act *act, int seat)
{
    const struct tss_view *s = act->s;
    if (s->hand[seat] >= TSS_HAND)
        return false;
    if (tss_supply(s) == 0) {
        if (deck_count(s->discards, TSS_CARDS) == 0)
            return false;
        tss_tell(act, TSS_SHUFFLED, SEAT_NATURE, TELL_NOTHING);
    }
    tss_ask(act, TSS_PHASE_CARD, SEAT_NATURE, 0);
    return true;
}

static void go_to(const struct tss_act *act, int seat, const game_action *a)
{
    const struct tss_view *s = act->s;
    unsigned before = tss_agents_in(s, TSS_RUINS);
    tss_tell(act, TSS_MOVED, seat, TSS_AGENTS, a->arg);
    bool due = s->option[TSS_CARDS_ON] && (tss_agents_in(s, TSS_RUINS) & ~before);
    if (!due || !draws(act, seat))
        ask_for_cards(act, 0);
}

/* ---- Cards ---- */

/* What a card does at once. Returns whether it brought an agent into the ruins. */
static bool carry_out_card(const struct tss_act *act, int seat, const game_action *a)
{
    const struct tss_view *s = act->s;
    unsigned before = tss_agents_in(s, TSS_RUINS);
    int16_t of[TSS_AGENTS] = {0};
    switch (a->arg[0]) {
    case TSS_CARD_SAFE:
        tss_tell(act, TSS_SAFE_MOVED, seat, TELL_ARGS(a->arg[1], s->safe));
        return false;
    case TSS_CARD_MARKERS: /* ruling 27 */
        for (int i = 1; i < a->n; i++) {
            int left = TSS_MARKERS_LAST - s->marker[a->arg[i]];
            of[a->arg[i]] = (int16_t)(left < TSS_MARKERS_STEP ? left : TSS_MARKERS_STEP);
        }
        tss_tell(act, TSS_ADVANCED, seat, TSS_AGENTS, of);
        return false;
    case TSS_CARD_RECRUIT:
        return false;
    default:
        for (int i = 0; i < TSS_AGENTS; i++)
            of[i] = s->place[i];
        tss_send(s, a, of);
        tss_tell(act, TSS_SENT, seat, TSS_AGENTS, of);
        return tss_agents_in(s, TSS_RUINS) & ~before;
    }
}

void tss_board_after(struct tss_view *v, int seat, const game_action *action)
{
    const struct tss_act act = {.s = v};
    if (action->kind == TSS_MOVE)
        tss_tell(&act, TSS_MOVED, seat, TSS_AGENTS, action->arg);
    else if (action->kind == TSS_PLAY)
        carry_out_card(&act, seat, action);
    else if (action->kind == TSS_PUT_SAFE)
        tss_tell(&act, TSS_SAFE_MOVED, seat, TELL_ARGS(action->arg[0], v->safe));
}

/* The card has done all that it does: it goes away, and its player is asked again. */
static void finish_card(const struct tss_act *act, bool gone)
{
    const struct tss_view *s = act->s;
    tss_tell(act, TSS_DISCARDED, s->first, TELL_ARGS(s->in_play, gone));
    if (!dossiers_due(act))
        ask_for_cards(act, 0);
}

static void play(const struct tss_act *act, int seat, const game_action *a)
{
    const struct tss_view *s = act->s;
    bool recruit = a->arg[0] == TSS_CARD_RECRUIT;
    tss_tell(act, TSS_PLAYED, seat, TELL_ARGS(a->arg[0]));
    bool ambushed = carry_out_card(act, seat, a);
    if (recruit && tss_free(s) > 0)
        tss_ask(act, TSS_PHASE_FREE, SEAT_NATURE, 0);
    else if (!(recruit || (ambushed && seat == s->turn)) || !draws(act, seat))
        finish_card(act, recruit);
}

/* ---- What chance and seats do ---- */

static void take_agent(const struct tss_act *act, int seat, int agent)
{
    tss_tell(act, TSS_TAKES, seat, TELL_NOTHING);
    tss_tell_to(act, 1U << seat, TSS_OWNS, seat,
                TELL_ARGS((int16_t)agent, (int16_t)(act->s->held[seat] - 1)));
}

/* An agent card before the first turn. */
static void deal_agent(const struct tss_act *act, const game_action *a)
{
    const struct tss_view *s = act->s;
    take_agent(act, a->arg[0], a->arg[1]);
    if (a->arg[0] + 1 == s->seats)
        tss_ask(act, s->option[TSS_CARDS_ON] ? TSS_PHASE_CARD : TSS_PHASE_START, SEAT_NATURE, 0);
}

static void deal_card(const struct tss_act *act, const game_action *a)
{
    const struct tss_view *s = act->s;
    int seat = a->arg[0];
    tss_tell(act, TSS_DRAWS, seat, TELL_NOTHING);
    tss_tell_to(act, 1U << seat, TSS_GETS, seat, TELL_ARGS(a->arg[1]));
    if (s->in_play != TSS_NONE)
        finish_card(act, s->in_play == TSS_CARD_RECRUIT);
    else if (s->start >= 0)
        ask_for_cards(act, 0);
    else if (seat + 1 == s->seats && s->hand[seat] == TSS_FIRST_HAND)
        tss_ask(act, TSS_PHASE_START, SEAT_NATURE, 0);
}

static void guess(const struct tss_act *act, int seat, const game_action *a)
{
    const struct tss_view *s = act->s;
    tss_tell(act, TSS_WRITES, seat, TELL_NOTHING);
    tss_tell_to(act, 1U << seat, TSS_GUESSED, seat, TSS_AGENTS, a->arg);
    if (seat + 1 < s->seats)
        tss_ask(act, TSS_PHASE_GUESS, seat + 1, 0);
    else if (s->scored)
        tss_ask(act, TSS_PHASE_SAFE, s->turn, 0);
    else
        ask_for_cards(act, 0);
}

static void carry_out(const struct tss_act *act, int seat, const game_action *a)
{
    const struct tss_view *s = act->s;
    switch (a->kind) {
    case TSS_DEAL_AGENT:
        deal_agent(act, a);
        break;
    case TSS_DEAL_FREE:
        take_agent(act, a->arg[0], a->arg[1]);
        finish_card(act, false);
        break;
    case TSS_DEAL_CARD:
        deal_card(act, a);
        break;
    case TSS_DEAL_START:
        tss_tell(act, TSS_TURN, a->arg[0], TELL_ARGS(1));
        break;
    case TSS_ROLL:
        tss_tell(act, TSS_ROLLED, s->turn, TELL_ARGS(a->arg[0]));
        break;
    case TSS_MOVE:
        go_to(act, seat, a);
        break;
    case TSS_STAY:
        tss_tell(act, TSS_STAYED, seat, TELL_NOTHING);
        if (!draws(act, seat))
            ask_for_cards(act, 0);
        break;
    case TSS_PLAY:
        play(act, seat, a);
        break;
    case TSS_PASS:
        tss_tell(act, TSS_PASSED, seat, TELL_NOTHING);
        ask_for_cards(act, s->done + 1);
        break;
    case TSS_GUESS_ALL:
        guess(act, seat, a);
        break;
    default: /* PUT_SAFE */
        tss_tell(act, TSS_SAFE_MOVED, seat, TELL_ARGS(a->arg[0], s->safe));
        end_turn(act);
        break;
    }
}

bool tss_apply(const struct game_box *box, struct game_state *state, int seat, const game_action *action,
               game_events *events)
{
    if (!tss_is_legal(box, state, seat, action))
        return false;
    const struct tss_act act = {.s = (struct tss_view *)state, .events = events};
    carry_out(&act, seat, action);
    return true;
}
