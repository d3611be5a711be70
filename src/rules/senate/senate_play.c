/* Carrying out what a seat or chance does: turns, placing, Locations, the Opponent, the end. That the action is legal may be taken for
 * granted. */
#include "base/bits.h"
#include "rules/most.h"
#include "rules/senate/senate_change.h"

/* A seat, or chance, acts next. The Opponent's decisions are the player's. */
static void ask(const struct senate_act *act, int phase, int side)
{
    int seat = side >= 0 && senate_is_rival(act->s, side) ? 0 : side;
    senate_tell(act, SENATE_ASKS, seat, TELL_ARGS((int16_t)phase));
}

/* ---- The end ---- */

/* Who has won (ruling 23); how, by what decided. */
static unsigned best_sides(const struct senate_view *s, int *how)
{
    int total[SENATE_SIDES], pearls[SENATE_SIDES];
    for (int i = 0; i < s->sides; i++)
        total[i] = senate_score_of(s, i).total;
    unsigned best = seats_with_most(total, s->sides);
    *how = best & (best - 1) ? SENATE_END_PEARLS : SENATE_END_INFLUENCE;
    for (int i = 0; i < s->sides; i++)
        pearls[i] = best >> i & 1 ? s->pearls[i] : 0;
    return best & seats_with_most(pearls, s->sides);
}

/* In the solo game a tie is the Pearl Master's (ruling 35). */
static unsigned solo_winner(const struct senate_view *s, int *how)
{
    int ahead = senate_score_of(s, 0).total - senate_score_of(s, SENATE_RIVAL).total;
    *how = ahead == 0 ? SENATE_END_PEARLS : SENATE_END_INFLUENCE;
    return ahead > 0 || (ahead == 0 && s->master == 0);
}

static void end(const struct senate_act *act)
{
    int how;
    unsigned winners = senate_solo(act->s) ? solo_winner(act->s, &how) : best_sides(act->s, &how);
    senate_tell(act, SENATE_ENDED, SEAT_NATURE, TELL_ARGS((int16_t)how, (int16_t)winners));
}

/* ---- Placing (ruling 13) ---- */

static void gain_pearls(const struct senate_act *act, int side, int pearls)
{
    const struct senate_view *s = act->s;
    if (pearls == 0)
        return;
    senate_tell(act, SENATE_GAINS, side, TELL_ARGS((int16_t)pearls));
    if (s->master == SENATE_NONE || (s->master != side && s->pearls[side] >= s->pearls[s->master]))
        senate_tell(act, SENATE_MASTER, side, TELL_NOTHING);
}

/* The spaces of the player's areas of at least three, guild by guild. */
static void large_areas(const struct senate_view *s, unsigned large[SENATE_GUILDS])
{
    senate_by_guild(s, 0, large);
    for (int guild = 0; guild < SENATE_GUILDS; guild++)
        for (unsigned left = large[guild], area; left; left &= ~area) {
            area = senate_area(left, left & -left);
            large[guild] &= bits_count(area) < 3 ? ~area : ~0U;
        }
}

/* The token comes if the player has an area of three or more none of whose spaces was in one of that guild before (ruling 26). */
static void look_for_areas(const struct senate_act *act, const unsigned before[SENATE_GUILDS])
{
    const struct senate_view *s = act->s;
    unsigned now[SENATE_GUILDS];
    if (!senate_solo(s) || s->token)
        return;
    large_areas(s, now);
    for (int guild = 0; guild < SENATE_GUILDS; guild++)
        for (unsigned left = now[guild], area; left; left &= ~area) {
            area = senate_area(left, left & -left);
            if (!(area & before[guild])) {
                senate_tell(act, SENATE_TOKEN, 0, TELL_ARGS(1));
                return;
            }
        }
}

/* A Location is due and can be had (rulings 16 to 18): asks for it. */
static bool location_due(const struct senate_act *act, int side)
{
    const struct senate_view *s = act->s;
    bool rival = senate_is_rival(s, side);
    if (!senate_pair(s, side))
        return false;
    bool there = deck_count(s->location_deck, SENATE_LOCATIONS) > 0 ||
                 (!senate_owns(s, side, SENATE_MAP_ROOM) && deck_count(s->open, SENATE_LOCATIONS) > 0);
    if (!there)
        return false;
    ask(act, rival ? SENATE_PHASE_SEIZE : SENATE_PHASE_CLAIM, rival ? SEAT_NATURE : side);
    return true;
}

/* Lays a Lord from the table on the lowest free space of whoever's turn it is, and deals with it. True: somebody is asked. */
static bool place(const struct senate_act *act, int lord)
{
    const struct senate_view *s = act->s;
    int side = s->turn, worth = senate_worth(lord);
    bool rival = senate_is_rival(s, side);
    unsigned before[SENATE_GUILDS] = {0};
    if (!rival && senate_solo(s) && !s->token)
        large_areas(s, before);
    senate_tell(act, SENATE_PLACED, side, TELL_ARGS((int16_t)lord, s->placed[side]));
    gain_pearls(act, side, senate_pearls_of(lord));
    if (!rival)
        look_for_areas(act, before);
    if (rival && s->opponent == SENATE_MILITARY && senate_guild_of(lord) == SENATE_MILITARY)
        senate_tell(act, SENATE_BINDS, 0, TELL_ARGS(1));
    if (senate_has_key(lord))
        return location_due(act, side);
    unsigned keyless = senate_keyless(s, side);
    if (worth == 0 && !rival && keyless & (keyless - 1)) {
        ask(act, SENATE_PHASE_SWAP, side);
        return true;
    }
    if (worth == 6 && deck_count(s->deck, SENATE_LORDS) > 0) {
        ask(act, SENATE_PHASE_TOP, SEAT_NATURE);
        return true;
    }
    return false;
}

/* ---- Turns ---- */

/* The Opponent takes a pile, or lets the player say which. True: somebody is asked (ruling 30). */
static bool choose_pile(const struct senate_act *act)
{
    const struct senate_view *s = act->s;
    int condition, degree;
    unsigned wanted = senate_wanted(s, s->pile, &condition, &degree);
    if (!wanted && deck_count(s->deck, SENATE_LORDS) > 0) {
        ask(act, SENATE_PHASE_TOP, SEAT_NATURE);
        return true;
    }
    if (!wanted) {
        condition = SENATE_NONE;
        degree = 0;
        wanted = senate_piles(s);
    }
    senate_tell(act, SENATE_WANTS, SENATE_RIVAL,
                TELL_ARGS((int16_t)condition, (int16_t)degree, (int16_t)wanted));
    if (wanted & (wanted - 1)) {
        ask(act, SENATE_PHASE_GRANT, 0);
        return true;
    }
    senate_tell(act, SENATE_TOOK, SENATE_RIVAL, TELL_ARGS((int16_t)__builtin_ctz(wanted)));
    return false;
}

/* So many Lords are drawn from the deck. */
static void draw_lords(const struct senate_act *act, int side, int n)
{
    senate_tell(act, SENATE_DRAWS, side, TELL_ARGS((int16_t)n));
    ask(act, SENATE_PHASE_LORDS, SEAT_NATURE);
}

/* A side's turn begins. True: somebody is asked. */
static bool begin_turn(const struct senate_act *act, int side, bool extra)
{
    const struct senate_view *s = act->s;
    int round = s->round + (!extra && (s->start == side || s->start < 0));
    int deck = deck_count(s->deck, SENATE_LORDS);
    senate_tell(act, SENATE_TURN, side, TELL_ARGS((int16_t)round, extra));
    if (!senate_is_rival(s, side)) {
        ask(act, SENATE_PHASE_RECRUIT, side);
        return true;
    }
    if (s->bound[side] == 0 || deck == 0)
        return choose_pile(act);
    draw_lords(act, side, s->bound[side] < deck ? s->bound[side] : deck);
    return true;
}

static bool next_turn(const struct senate_act *act)
{
    int next = (act->s->turn + 1) % act->s->sides;
    if (next != act->s->complete)
        return begin_turn(act, next, false);
    end(act);
    return true;
}

/* All Lords of the turn are dealt with (rulings 9, 22, 27). True: somebody is asked, or the match is over. */
static bool end_turn(const struct senate_act *act)
{
    const struct senate_view *s = act->s;
    int side = s->turn;
    if (s->bound[side] > 0)
        senate_tell(act, SENATE_BINDS, side, TELL_ARGS(0));
    if (s->placed[side] == SENATE_SPACES && s->complete == SENATE_NONE)
        senate_tell(act, SENATE_COMPLETED, side, TELL_NOTHING);
    if (!senate_is_rival(s, side) && s->token && s->placed[side] < SENATE_SPACES) {
        ask(act, SENATE_PHASE_REPLAY, side);
        return true;
    }
    return next_turn(act);
}

/* The only kind of Lord on the table, if only one lies there; else SENATE_NONE. */
static int single_lord(const struct senate_view *s)
{
    int found = SENATE_NONE;
    for (int lord = 0; lord < SENATE_LORDS; lord++)
        if (s->table[lord] > 0) {
            if (found != SENATE_NONE || s->table[lord] > 1)
                return SENATE_NONE;
            found = lord;
        }
    return found;
}

/* Goes on until somebody is asked: the Lords on the table are placed, then the turn ends and the next begins. */
static void go_on(const struct senate_act *act)
{
    const struct senate_view *s = act->s;
    bool asked = false;
    while (!asked) {
        int lords = deck_count(s->table, SENATE_LORDS);
        if (lords > 0 && s->placed[s->turn] == SENATE_SPACES)
            senate_tell(act, SENATE_RETURNED, s->turn, TELL_NOTHING);
        else if (lords == 1)
            asked = place(act, single_lord(s));
        else if (lords > 1) {
            ask(act, SENATE_PHASE_PLACE, s->turn);
            asked = true;
        } else
            asked = end_turn(act);
    }
}

/* ---- Locations ---- */

static void bind_others(const struct senate_act *act, int side, int lords)
{
    for (int i = 0; i < act->s->sides && i < SENATE_SIDES; i++)
        if (i != side)
            senate_tell(act, SENATE_BINDS, i, TELL_ARGS((int16_t)lords));
}

/* A side has chosen its Location: it lies on the Lord placed last, and works at once, if it is a player's (ruling 19). */
static void claim(const struct senate_act *act, int location)
{
    const struct senate_view *s = act->s;
    int side = s->turn;
    senate_tell(act, SENATE_CLAIMED, side, TELL_ARGS((int16_t)location, (int16_t)(s->placed[side] - 1)));
    if (senate_is_rival(s, side))
        return;
    if (location == SENATE_CHECKPOINT || location == SENATE_TURNSTILE)
        bind_others(act, side, location == SENATE_CHECKPOINT ? 1 : 2);
    else if (location == SENATE_TIDE_GATE)
        senate_tell(act, SENATE_REFILLED, side, TELL_NOTHING);
    else if (location == SENATE_SLUICE)
        senate_tell(act, SENATE_SLUICED, side, TELL_NOTHING);
    else
        gain_pearls(act, side,
                    location == SENATE_PEARL_STAIRS  ? 1
                    : location == SENATE_OYSTER_BANK ? 2
                    : location == SENATE_DIVERS_QUAY ? 3
                                                     : 0);
}

/* ---- What chance does ---- */

/* Lords are drawn. True: somebody has to say which is kept. */
static bool drawn(const struct senate_act *act, const game_action *a)
{
    const struct senate_view *s = act->s;
    senate_tell(act, SENATE_DRAWN, s->turn, a->n, a->arg);
    if (a->n == 1)
        return false;
    int kept = senate_is_rival(s, s->turn) ? senate_preferred(s, a->arg[0], a->arg[1]) : SENATE_NONE;
    if (kept == SENATE_NONE) {
        ask(act, SENATE_PHASE_KEEP, s->turn);
        return true;
    }
    senate_tell(act, SENATE_KEPT, s->turn, TELL_ARGS((int16_t)kept));
    return false;
}

/* A Lord is turned up onto its pile: of a 6, or because the Opponent wants none of what lies there. */
static bool topped(const struct senate_act *act, int lord)
{
    const struct senate_view *s = act->s;
    senate_tell(act, SENATE_TOPPED, s->turn, TELL_ARGS((int16_t)lord, s->chosen));
    return senate_is_rival(s, s->turn) && !s->chosen && choose_pile(act);
}

static bool found(const struct senate_act *act, const game_action *a)
{
    senate_tell(act, SENATE_FOUND, act->s->turn, a->n, a->arg);
    if (a->n == 1)
        claim(act, a->arg[0]);
    else
        ask(act, SENATE_PHASE_PICK, act->s->turn);
    return a->n > 1;
}

static bool opened(const struct senate_act *act, int location)
{
    senate_tell(act, SENATE_OPENED, SEAT_NATURE, TELL_ARGS((int16_t)location));
    if (act->s->seats == 1)
        return begin_turn(act, 0, false);
    ask(act, SENATE_PHASE_START, SEAT_NATURE);
    return true;
}

static bool named(const struct senate_act *act, int guild)
{
    senate_tell(act, SENATE_NAMED, SEAT_NATURE, TELL_ARGS((int16_t)guild));
    ask(act, SENATE_PHASE_LOCATION, SEAT_NATURE);
    return true;
}

/* True: somebody is asked. */
static bool happens(const struct senate_act *act, const game_action *a)
{
    switch (a->kind) {
    case SENATE_NAME:
        return named(act, a->arg[0]);
    case SENATE_OPEN:
        return opened(act, a->arg[0]);
    case SENATE_START:
        return begin_turn(act, a->arg[0], false);
    case SENATE_DEAL:
        return drawn(act, a);
    case SENATE_TURN_UP:
        return topped(act, a->arg[0]);
    case SENATE_FIND:
        return found(act, a);
    default:
        claim(act, a->arg[0]);
        return false;
    }
}

/* ---- What a seat does ---- */

static void swap(const struct senate_act *act, const game_action *a)
{
    unsigned before[SENATE_GUILDS];
    large_areas(act->s, before);
    senate_tell(act, SENATE_SWAPPED, act->s->turn, TELL_ARGS(a->arg[0], a->arg[1]));
    look_for_areas(act, before);
}

static void search(const struct senate_act *act, int n)
{
    senate_tell(act, SENATE_SEARCHES, act->s->turn, TELL_ARGS((int16_t)n));
    ask(act, SENATE_PHASE_LOCATIONS, SEAT_NATURE);
}

/* True: somebody is asked. */
static bool does(const struct senate_act *act, const game_action *a)
{
    const struct senate_view *s = act->s;
    switch (a->kind) {
    case SENATE_DRAW:
        draw_lords(act, s->turn, a->arg[0]);
        return true;
    case SENATE_TAKE:
    case SENATE_GRANT:
        senate_tell(act, SENATE_TOOK, s->turn, TELL_ARGS(a->arg[0]));
        return false;
    case SENATE_KEEP:
        senate_tell(act, SENATE_KEPT, s->turn, TELL_ARGS(a->arg[0]));
        return false;
    case SENATE_PLACE:
        return place(act, a->arg[0]);
    case SENATE_SWAP:
        swap(act, a);
        return false;
    case SENATE_CLAIM:
    case SENATE_PICK:
        claim(act, a->arg[0]);
        return false;
    case SENATE_SEARCH:
        search(act, a->arg[0]);
        return true;
    case SENATE_REPLAY:
        senate_tell(act, SENATE_TOKEN, 0, TELL_ARGS(0));
        return begin_turn(act, s->turn, true);
    case SENATE_DONE:
        return next_turn(act);
    default: /* stay */
        return false;
    }
}

bool senate_apply(const struct game_box *box, struct game_state *state, int seat, const game_action *action,
                  game_events *events)
{
    struct senate_act act = {(struct senate_view *)state, events};
    if (!senate_is_legal(box, state, seat, action))
        return false;
    if (!(seat == SEAT_NATURE ? happens(&act, action) : does(&act, action)))
        go_on(&act);
    return true;
}
