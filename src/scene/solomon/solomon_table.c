#include "base/i18n.h"
#include "gfx/texture.h"
#include "scene/scene.h"
#include "scene/solomon/board.h"
#include "scene/solomon/names.h"
#include "scene/solomon/own.h"
#include "scene/solomon/parts.h"
#include "table/game.h"
#include "table/map_board.h"
#include "table/roster.h"
#include "table/seats.h"
#include "ui/widgets.h"

const struct solomon_secret *own_secret(const struct table *t)
{
    const struct solomon_view *view = shown(t);

    return t->viewer >= 0 && (view->open >> t->viewer & 1) ? &view->secret[t->viewer] : NULL;
}

const struct solomon_secret *open_secret(const struct table *t, int seat)
{
    if (shown(t)->open >> seat & 1)
        return &shown(t)->secret[seat];
    const struct game_view *open = table_watched(t, seat);
    return open ? &solomon_view_of(open)->secret[seat] : NULL;
}

/* --- choosing ------------------------------------------------------------------------------------------------ */

static const uint8_t asks[] = {
    [SOLOMON_PHASE_INVEST] = ASKS_CARD, [SOLOMON_PHASE_TURN] = ASKS_TURN,
    [SOLOMON_PHASE_RESPOND] = ASKS_BID, [SOLOMON_PHASE_BID] = ASKS_BID,
    [SOLOMON_PHASE_CARRY] = ASKS_STEP,  [SOLOMON_PHASE_ABILITY] = ASKS_STEP,
};

static const struct table_thing things[THING_KINDS] = {
    [THING_AGENT] = {.key = "agent"},     [THING_CITY] = {.key = "city"},
    [THING_LATER] = {.key = "later"},     [THING_STOP] = {.key = "stop"},
    [THING_WITHOUT] = {.key = "without"}, [THING_WITH] = {.key = "with"},
    [THING_CASE] = {.key = "case"},       [THING_TRACK] = {.key = "track"},
    [THING_BURNT] = {.key = "counter"},
};

static size_t ways(const struct table *t, const struct pick *pick, const game_action *action,
                   struct way out[PICK_WAYS])
{
    struct ways_of of = {shown(t), t->ask.legal, t->ask.legal_count};

    return solomon_ways(&of, pick, action, out);
}

/* The burns that anybody at all might make. */
static size_t burns(const struct table *t, game_action *out)
{
    return shown(t)->pub.restricted >> t->viewer & 1 ? 0 : map_board_pairs(t, SOLOMON_BURN, out);
}

/* --- a frame ------------------------------------------------------------------------------------------------- */

/* When the die is about to be thrown, its faces. */
static void fetch(struct table *t)
{
    static const char *const die[] = {"solomon/figures/die-atlas.png", "solomon/figures/die-blank.png",
                                      "solomon/figures/die-blank-shadow.png",
                                      "solomon/figures/die-solomon.png",
                                      "solomon/figures/die-solomon-shadow.png"};
    struct gfx *gfx = ui_gfx(t->ui);

    for (size_t i = 0; i < sizeof die / sizeof die[0] && shown(t)->pub.track <= 1; i++)
        (void)gfx_texture_ready(gfx, gfx_load(gfx, die[i]));
}

/* --- words and cards ----------------------------------------------------------------------------------------- */

/* To let something pass or lie is not worth a line of the recap; of a bidding only where it began, how high it went and how it
 * ended. */
static const uint8_t lines[] = {
    [SOLOMON_PASS] = LINE_DROPPED, [SOLOMON_LEAVE] = LINE_DROPPED, [SOLOMON_RAISE] = LINE_LAST};

/* The briefcase decides, or a die that only the end of a turn rolls. */
static bool wins_open(const struct game_view *view)
{
    (void)view;
    return true;
}

/* Until the viewer has sent somebody, and so knows; then, while somebody stands at the briefcase, how that is fetched. */
static const char *note_of_move(const struct table *t)
{
    const struct solomon_public *p = &shown(t)->pub;

    if (p->payoffs[t->viewer] + 1 >= p->round)
        return _("A move takes no coins; they only count in a challenge.");
    for (size_t a = 0; a < SOLOMON_AGENTS; a++)
        if (p->agent_city[a] == p->case_city && p->case_city != SOLOMON_NOWHERE)
            return _("Whoever leaves the briefcase's city may take it along.");
    return NULL;
}

static const struct table_button turn_buttons[] = {
    {.key = "burn",
     .action = SOLOMON_BURN,
     .mode = PICK_BURN,
     .offered = burns,
     .why = solomon_why_no_burn,
     .lacks = solomon_burn_lacks},
    {.key = "pay", .action = SOLOMON_PAYOFF, .card = true},
    {.key = "move",
     .action = SOLOMON_MOVE,
     .mode = PICK_MOVE,
     .why = solomon_why_no_move,
     .note = note_of_move},
};

static const struct table_roster roster = {
    .title = N_("The agents"),
    .count = SOLOMON_AGENTS,
    .cast = &solomon_agents,
    .figure = map_board_figure,
};

static size_t known(const struct table *t, int seat, struct table_known out[TABLE_KNOWN])
{
    known_refresh(t);
    solomon_range kept = known_reserve(t, seat);
    for (size_t a = 0; a <= SOLOMON_DOCTOR; a++) {
        bool burnt = a < SOLOMON_AGENTS && shown(t)->pub.agent_city[a] == SOLOMON_NOWHERE;
        solomon_range paid =
            burnt ? (solomon_range){0, 0} : known_range(t, seat, a); /* all coins there are gone */
        out[a] = cast_known(&solomon_agents, a, (range){paid.least, paid.most}, SOLOMON_COINS);
    }
    out[SOLOMON_DOCTOR + 1] =
        (struct table_known){_("Reserve"), {kept.least, kept.most}, SOLOMON_COINS, color_hex(0x8A6A2C), NULL};
    return SOLOMON_DOCTOR + 2;
}

static const uint8_t *opened(const struct table *t, int seat)
{
    const struct solomon_secret *open = open_secret(t, seat);

    return open ? open->paid : NULL;
}

static const struct table_game table_game = {
    .own_size = sizeof(struct solomon_own),
    .data = "solomon/table.json",
    .shape = 4096.0f / 2731,
    .head_rows = 2,
    .facts = SOLOMON_AGENTS,
    .sound = solomon_sound,
    .begins = solomon_begins,
    .asks = asks,
    .phases = sizeof asks / sizeof asks[0],
    .thing = things,
    .things = THING_KINDS,
    .begin = {THING_AGENT, THING_CITY},
    .button = turn_buttons,
    .turn_buttons = sizeof turn_buttons / sizeof turn_buttons[0],
    .ways = ways,
    .held = 1U << SOLOMON_PAYOFF | 1U << SOLOMON_MOVE | 1U << SOLOMON_BURN,
    MAP_BOARD_GAME(solomon_board),
    .prepare = board_prepare,
    .pieces = board_pieces,
    .spots = solomon_spots,
    .tip = solomon_tip,
    .point = solomon_point,
    .from = solomon_from,
    .over = doctor_draw_throw,
    .word = solomon_word,
    .words = &solomon_words,
    .head = solomon_head,
    .homes = &solomon_homes,
    .status = solomon_status,
    .tag = seats_tag,
    .seat_tip = solomon_seat_tip,
    .seat = solomon_seat,
    .roster = &roster,
    .known = known,
    .faces_above = true,
    .opened = opened,
    .line = lines,
    .lines = sizeof lines / sizeof lines[0],
    .wins_open = wins_open,
    .foresees = solomon_foresees,
    .bidding = solomon_bidding,
    .bidding_says = solomon_bidding_says,
    .amounts = solomon_amounts,
    .amounts_of = solomon_amounts_of,
    .amounts_picture = roster_poster,
    .amounts_pile = solomon_coins,
    .ending = solomon_ending,
    .story = &solomon_story,
    .end_amount = solomon_end_amount,
    .end_badge = roster_badge,
    .end_picture = seat_shield,
    .prize = solomon_prize,
    .help = solomon_topic,
    .fetch = fetch,
};

static const char *const endings[] = {"", N_("the briefcase came home"), N_("Dr. Solomon arrived"), NULL};

extern const struct game_scene solomon_scene;
const struct game_scene solomon_scene = {
    .id = "solomon",
    .poster = "solomon/portraits/title.jpg",
    .motto = N_("Agents whom nobody owns. Europe, 1973."),
    .least_minutes = 20,
    .most_minutes = 40,
    .effort = GAME_LEARNT_BY_PLAYING,
    .endings = endings,
    .vacant = N_("An ordinary city this time."),
    .table = &table_game,
    .tension = solomon_tension,
};
