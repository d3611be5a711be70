/* Setting up a match, what may be done in it, and what chance draws. */
#include "rules/options.h"
#include "rules/senate/senate_change.h"

/* ---- Before the first event ---- */

void senate_all_lords(uint8_t heap[SENATE_LORDS])
{
    static const uint8_t copies[SENATE_RANKS] = {1, 4, 2, 2, 2, 1};
    for (int lord = 0; lord < SENATE_LORDS; lord++)
        heap[lord] = copies[lord % SENATE_RANKS];
}

bool senate_init(const struct game_box *box, const game_config *config, struct game_state *out,
                 game_error *err)
{
    (void)box;
    struct senate_view *s = (struct senate_view *)out;
    if (!config_allowed(&senate_rules, SENATE_SEATS, config, err))
        return false;
    int named = config->option[SENATE_OPPONENT];
    bool by_chance = config->seats == 1 && named == 0;
    *s = (struct senate_view){.seat = SEAT_NONE,
                              .sides = config->seats == 1 ? SENATE_RIVAL + 1 : config->seats,
                              .veiled = (uint8_t)config->option[SENATE_VEILED],
                              .opponent = named > 0 ? (uint8_t)(named - 1) : SENATE_NONE,
                              .complete = SENATE_NONE,
                              .master = SENATE_NONE,
                              .condition = SENATE_NONE};
    turns_clear(&s->at, config->seats);
    turns_ask(&s->at, by_chance ? SENATE_PHASE_OPPONENT : SENATE_PHASE_LOCATION, SEAT_NATURE, 0);
    senate_all_lords(s->deck);
    memset(s->location_deck, 1, sizeof s->location_deck);
    memset(s->lord, SENATE_NONE, sizeof s->lord);
    memset(s->location, SENATE_NONE, sizeof s->location);
    return true;
}

/* ---- What chance owes ---- */

static struct draw_due cards_due(uint8_t kind, const uint8_t *heap, int kinds, int n)
{
    return (struct draw_due){.kind = kind, .n = (uint8_t)n, .heap = heap, .kinds = (uint8_t)kinds};
}

static struct draw_due due(const struct game_state *state)
{
    const struct senate_view *s = senate_view_of(state);
    bool open = deck_count(s->open, SENATE_LOCATIONS) > 0;
    switch (s->phase) {
    case SENATE_PHASE_OPPONENT:
        return (struct draw_due){.kind = SENATE_NAME, .n = 1, .possible = (1U << SENATE_GUILDS) - 1};
    case SENATE_PHASE_LOCATION:
        return cards_due(SENATE_OPEN, s->location_deck, SENATE_LOCATIONS, 1);
    case SENATE_PHASE_START:
        return (struct draw_due){.kind = SENATE_START, .n = 1, .possible = (1U << s->seats) - 1};
    case SENATE_PHASE_LORDS:
        return cards_due(SENATE_DEAL, s->deck, SENATE_LORDS, s->drawing);
    case SENATE_PHASE_TOP:
        return cards_due(SENATE_TURN_UP, s->deck, SENATE_LORDS, 1);
    case SENATE_PHASE_LOCATIONS:
        return cards_due(SENATE_FIND, s->location_deck, SENATE_LOCATIONS, s->drawing);
    default:
        return cards_due(SENATE_SEIZE, open ? s->open : s->location_deck, SENATE_LOCATIONS, 1);
    }
}

game_action senate_chance(const struct game_box *box, const struct game_state *state, game_draw draw,
                          void *ctx)
{
    (void)box;
    struct draw_due one = due(state);
    return draw_event(&one, draw, ctx);
}

/* ---- What a seat may do ---- */

static int up_to(int most, int there)
{
    return there < most ? there : most;
}

/* Rulings 7 to 9. */
static void list_recruits(struct listing *k, const struct senate_view *s)
{
    int deck = deck_count(s->deck, SENATE_LORDS), bound = s->bound[s->turn];
    if (bound > 0 && deck > 0) {
        listing_put(k, SENATE_DRAW, 1, up_to(bound, deck), 0);
        return;
    }
    listing_run(k, SENATE_DRAW, 1, 1, 0, 0, 1, up_to(SENATE_AT_ONCE, deck));
    listing_members(k, SENATE_TAKE, senate_piles(s));
}

/* Ruling 14. */
static void list_swaps(struct listing *k, const struct senate_view *s)
{
    for (unsigned left = senate_keyless(s, s->turn); left; left &= left - 1)
        listing_each(k, SENATE_SWAP, __builtin_ctz(left), left & (left - 1));
    listing_put(k, SENATE_STAY, 0, 0, 0);
}

/* Ruling 17. */
static void list_claims(struct listing *k, const struct senate_view *s)
{
    bool map = senate_owns(s, s->turn, SENATE_MAP_ROOM);
    listing_members(k, SENATE_CLAIM, deck_kinds(map ? s->location_deck : s->open, SENATE_LOCATIONS));
    if (!map)
        listing_run(k, SENATE_SEARCH, 1, 1, 0, 0, 1,
                    up_to(SENATE_AT_ONCE, deck_count(s->location_deck, SENATE_LOCATIONS)));
}

static void list_all(struct listing *k, const struct game_box *box, const struct game_state *state)
{
    (void)box;
    const struct senate_view *s = senate_view_of(state);
    switch (s->phase) {
    case SENATE_PHASE_RECRUIT:
        list_recruits(k, s);
        break;
    case SENATE_PHASE_KEEP:
        listing_members(k, SENATE_KEEP, deck_kinds(s->table, SENATE_LORDS));
        break;
    case SENATE_PHASE_PLACE:
        listing_members(k, SENATE_PLACE, deck_kinds(s->table, SENATE_LORDS));
        break;
    case SENATE_PHASE_SWAP:
        list_swaps(k, s);
        break;
    case SENATE_PHASE_CLAIM:
        list_claims(k, s);
        break;
    case SENATE_PHASE_PICK:
        listing_members(k, SENATE_PICK, deck_kinds(s->found, SENATE_LOCATIONS));
        break;
    case SENATE_PHASE_GRANT:
        listing_members(k, SENATE_GRANT, s->wanted);
        break;
    default:
        listing_put(k, SENATE_REPLAY, 0, 0, 0);
        listing_put(k, SENATE_DONE, 0, 0, 0);
        break;
    }
}

LISTING_FUNCTIONS(senate, list_all, due)
