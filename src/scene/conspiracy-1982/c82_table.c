/* Conspiracy, 1982 as a table: its cast, its buttons, and struct table_game filled in. */
#include "base/i18n.h"
#include "base/text.h"
#include "scene/conspiracy-1982/c82_parts.h"
#include "scene/scene.h"
#include "table/map_board.h"
#include "table/roster.h"
#include "table/seats.h"
#include "table/strokes.h"
#include "table/threat.h"

/* --- who there is -------------------------------------------------------------------------------------------- */

static const struct cast_member members[C82_SPIES] = {
    {NULL, NC_("letter of a spy", "A"), "ahmed-cahr", N_("Drives for whoever pays."), 0x3A6FC4},
    {NULL, NC_("letter of a spy", "I"), "al-ibi", N_("Was somewhere else at the time."), 0x7B56B8},
    {NULL, NC_("letter of a spy", "E"), "earl-e-byrd", N_("Is always there first."), 0x4C9A3F},
    {NULL, NC_("letter of a spy", "T"), "peking-tom", N_("Sees everything through the gap."), 0xE0B71E},
    {NULL, NC_("letter of a spy", "G"), "polly-graff", N_("Never lies, she says."), 0x17A398},
    {NULL, NC_("letter of a spy", "P"), "rita-palm", N_("Reads hands, and takes what is in them."), 0xCC3A86},
    {NULL, NC_("letter of a spy", "B"), "rock-bottom", N_("Has been lower than this."), 0xB04A3A},
    {NULL, NC_("letter of a spy", "H"), "tanya-hyde", N_("Is thick-skinned."), 0xE0862E},
};

const struct cast c82_spies = {"conspiracy-1982", members, C82_SPIES, NULL, c82_spy_title};

/* Dark inks, for what is bright belongs to a spy. */
static const struct home homes[] = {
    {"Washington", NULL, 0x27446B},
    {"London", NULL, 0x2F5D4A},
    {"Moscow", NULL, 0x7A2F34},
    {"Peking", NULL, 0x8A6A1E},
};

const struct homes c82_homes = {"conspiracy-1982", homes, sizeof homes / sizeof homes[0],
                                offsetof(struct c82_box, hqs)};

static const struct table_roster roster = {
    .title = N_("The spies"),
    .cast = &c82_spies,
    .count = C82_SPIES,
    .figure = map_board_figure,
};

/* --- whose money ---------------------------------------------------------------------------------------------- */

const c82_book *open_book(const struct table *t, int seat)
{
    const struct game_view *other = table_watched(t, seat);

    if (shown(t)->open >> seat & 1)
        return &shown(t)->book[seat];
    return other ? &c82_view_of(other)->book[seat] : NULL;
}

void known_of(const struct table *t, int seat, struct c82_bounds *out)
{
    struct c82_view v = *shown(t);

    if (v.phase != C82_PHASE_OVER)
        v.open &= (uint8_t) ~(1U << seat);
    c82_dossier(&v, seat, out);
}

static size_t known(const struct table *t, int seat, struct table_known out[TABLE_KNOWN])
{
    struct c82_bounds b;

    known_of(t, seat, &b);
    for (size_t i = 0; i < C82_SPIES; i++)
        out[i] = cast_known(&c82_spies, i, (range){b.paid[i].least, b.paid[i].most}, C82_ACCOUNT);
    out[C82_SPIES] = (struct table_known){
        _("Balance"), {b.balance.least, b.balance.most}, C82_ACCOUNT, color_hex(0x4A5560), NULL};
    return C82_SPIES + 1;
}

static const uint8_t *opened(const struct table *t, int seat)
{
    const c82_book *book = open_book(t, seat);

    return book ? book->paid : NULL;
}

/* --- choosing ------------------------------------------------------------------------------------------------ */

static const uint8_t asks[] = {
    [C82_PHASE_OPEN] = ASKS_CARD,   [C82_PHASE_TURN] = ASKS_TURN, [C82_PHASE_RESPOND] = ASKS_BID,
    [C82_PHASE_ANSWER] = ASKS_BID,  [C82_PHASE_BID] = ASKS_BID,   [C82_PHASE_REPLY] = ASKS_BID,
    [C82_PHASE_REVEAL] = ASKS_STEP,
};

static const struct table_thing things[THING_KINDS] = {
    [THING_SPY] = {.key = "spy"},   [THING_PLACE] = {.key = "place"},   [THING_WITHOUT] = {.key = "without"},
    [THING_WITH] = {.key = "with"}, [THING_SILENT] = {.key = "silent"}, [THING_SHOW] = {.key = "show"},
    [THING_CASE] = {.key = "case"},
};

/* The same move is open with the briefcase and without. Moves are listed behind all payoffs. */
static bool may_carry(const struct table *t, const game_action *a)
{
    for (size_t i = t->ask.legal_count; i > 0 && t->ask.legal[i - 1].kind != C82_PAYOFF; i--) {
        const game_action *other = &t->ask.legal[i - 1];
        if (other->kind == C82_MOVE && other->n == 3 && other->arg[0] == a->arg[0] &&
            other->arg[1] == a->arg[1])
            return true;
    }
    return false;
}

static size_t ways(const struct table *t, const struct pick *pick, const game_action *a,
                   struct way out[PICK_WAYS])
{
    struct thing first = {THING_SPY, (uint8_t)a->arg[0]}, to = {THING_PLACE, (uint8_t)a->arg[1]};
    struct thing word = {a->n == 3 ? THING_WITH : THING_WITHOUT, 0};
    size_t steps = a->kind == C82_MOVE && may_carry(t, a) ? 3 : 2;

    switch (a->kind) {
    case C82_MOVE:
        out[0] = (struct way){steps, {first, to, word}};
        out[1] = (struct way){steps, {to, first, word}};
        return pick->mode == PICK_MOVE ? 2 : 0;
    case C82_BLOW:
        out[0] = (struct way){2, {first, {THING_SPY, (uint8_t)a->arg[1]}}};
        return pick->mode == PICK_BLOW ? 1 : 0;
    case C82_SILENT:
    case C82_REVEAL:
        out[0] = (struct way){1, {{a->kind == C82_REVEAL ? THING_SHOW : THING_SILENT, 0}}};
        return 1;
    default:
        return 0;
    }
}

/* The covers that anybody at all might blow. */
static size_t blows(const struct table *t, game_action *out)
{
    return map_board_pairs(t, C82_BLOW, out);
}

/* Where others look on it is grey for a reason that all can see. */
static void cover_lacks(const struct table *t, struct text *out)
{
    const c82_book *own = t->discreet || t->viewer < 0 ? NULL : open_book(t, t->viewer);
    size_t able = 0;

    while (own && able < C82_SPIES &&
           (own->paid[able] < C82_COVER_COST || shown(t)->spy_place[able] == C82_NOWHERE))
        able++;
    text_add(out,
             !own               ? C_("what blowing a cover lacks", "no two in one city")
             : able < C82_SPIES ? C_("what blowing a cover lacks", "%s is alone")
                                : C_("what blowing a cover lacks", "no spy has $1000 of yours"),
             able < C82_SPIES ? cast_name(&c82_spies, able) : "");
}

static const struct table_button turn_buttons[] = {
    {.key = "blow", .action = C82_BLOW, .mode = PICK_BLOW, .offered = blows, .lacks = cover_lacks},
    {.key = "pay", .action = C82_PAYOFF, .card = true},
    {.key = "move", .action = C82_MOVE, .mode = PICK_MOVE},
};

/* --- what happens -------------------------------------------------------------------------------------------- */

static const struct table_words words = {
    .event_names = "placed,starts,paid,moved,named,passed,challenged,gave-back,fought,stopped,raised,"
                   "fell-short,matched,owes,returned,blown,kept-still,showed,passed-over,round,turn,asks,"
                   "book,ended,wrote",
    .veiled = 1U << C82_PAYOFF | 1U << C82_OPEN,
    .cast = &c82_spies,
};

/* To let something pass is not worth a line of the recap; of a bidding only how high it went. */
static const uint8_t lines[] = {
    [C82_PASS] = LINE_DROPPED, [C82_FIGHT] = LINE_DROPPED, [C82_BID] = LINE_LAST, [C82_COVERED] = LINE_LAST};

static const char *topic(const struct table *t)
{
    const struct c82_view *v = shown(t);

    if (t->now.card == CARD_DOSSIER)
        return "know";
    if (t->now.card == CARD_GAME || v->phase == C82_PHASE_OPEN)
        return "money";
    if (stands(v))
        return v->phase == C82_PHASE_RESPOND ? "challenge" : "bidding";
    return t->ask.pick.mode == PICK_BLOW || v->phase == C82_PHASE_REVEAL ? "cover" : "turn";
}

/* --- all of it ----------------------------------------------------------------------------------------------- */

static const struct table_game table_game = {
    .data = "conspiracy-1982/table.json",
    .shape = 4096.0f / 2620,
    .unit = C82_UNIT,
    .faces_above = true,
    .head_rows = 2,
    .facts = C82_SPIES,
    .asks = asks,
    .phases = sizeof asks / sizeof asks[0],
    .thing = things,
    .things = THING_KINDS,
    .begin = {THING_SPY, THING_PLACE},
    .button = turn_buttons,
    .turn_buttons = sizeof turn_buttons / sizeof turn_buttons[0],
    .ways = ways,
    .held = 1U << C82_PAYOFF | 1U << C82_MOVE | 1U << C82_BLOW,
    MAP_BOARD_GAME(c82_board),
    .prepare = c82_prepare,
    .pieces = c82_pieces,
    .spots = map_board_all_spots,
    .tip = c82_tip,
    .point = map_board_point,
    .from = map_board_from_pick,
    .words = &words,
    .head = c82_head,
    .homes = &c82_homes,
    .status = c82_status,
    .tag = seats_tag,
    .seat_tip = c82_seat_tip,
    .seat = c82_seat,
    .roster = &roster,
    .known = known,
    .opened = opened,
    .line = lines,
    .lines = sizeof lines / sizeof lines[0],
    .ledger = &c82_books,
    .fall = {.event = C82_BLOWN + 1, .by = 0, .gone = 1},
    .wins_open = c82_wins_open,
    .foresees = threats_first,
    .equal_stands = true,
    .bidding = c82_bidding,
    .amounts = c82_amounts,
    .amounts_picture = roster_poster,
    .amounts_pile = strokes_pile,
    .ending = c82_ending,
    .story = &c82_story,
    .help = topic,
};

static const char *const endings[] = {"", N_("the briefcase came home"), N_("the last round was over"), NULL};

extern const struct game_scene c82_scene;
const struct game_scene c82_scene = {
    .id = "conspiracy-1982",
    .poster = "conspiracy-1982/portraits/title.jpg",
    .motto = N_("Eight spies for sale. The world, 1982."),
    .least_minutes = 20,
    .most_minutes = 60,
    .effort = GAME_LEARNT_BY_PLAYING,
    .endings = endings,
    .vacant = N_("An ordinary city this time."),
    .table = &table_game,
    .tension = home_tension,
};
