#include "base/i18n.h"
#include "gfx/target.h"
#include "rules/solomon/solomon_view.h"
#include "scene/scene.h"
#include "scene/solomon/agents_card.h"
#include "scene/solomon/bar.h"
#include "scene/solomon/board.h"
#include "scene/solomon/board_draw.h"
#include "scene/solomon/city_names.h"
#include "scene/solomon/doctor.h"
#include "scene/solomon/dossier_panel.h"
#include "scene/solomon/duel.h"
#include "scene/solomon/end.h"
#include "scene/solomon/events.h"
#include "scene/solomon/head.h"
#include "scene/solomon/known.h"
#include "scene/solomon/laying.h"
#include "scene/solomon/log_panel.h"
#include "scene/solomon/notes.h"
#include "scene/solomon/own.h"
#include "scene/solomon/pieces.h"
#include "scene/solomon/seats.h"
#include "scene/solomon/shield.h"
#include "scene/solomon/slip.h"
#include "scene/solomon/solomon_help.h"
#include "scene/solomon/touch.h"
#include "scene/solomon/ways.h"
#include "scene/solomon/words.h"
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
    const struct game_view *open = t->looking.on ? NULL : t->h->view_of(t->h, seat);
    bool watched = t->viewer < 0 && t->h->setting(t->h, HOST_SHIELDS_OPEN) != 0;
    return open && watched ? &solomon_view_of(open)->secret[seat] : NULL;
}

/* --- choosing ------------------------------------------------------------------------------------------------ */

static const uint8_t asks[] = {
    [SOLOMON_PHASE_INVEST] = ASKS_CARD, [SOLOMON_PHASE_TURN] = ASKS_TURN,
    [SOLOMON_PHASE_RESPOND] = ASKS_BID, [SOLOMON_PHASE_BID] = ASKS_BID,
    [SOLOMON_PHASE_CARRY] = ASKS_STEP,  [SOLOMON_PHASE_ABILITY] = ASKS_STEP,
};

static const struct table_thing things[THING_KINDS] = {
    [THING_AGENT] = {.key = "agent"},
    [THING_CITY] = {.key = "city"},
    [THING_LATER] = {.key = "later", .word = true},
    [THING_STOP] = {.key = "stop", .word = true},
    [THING_WITHOUT] = {.key = "without", .word = true},
    [THING_WITH] = {.key = "with", .word = true},
    [THING_CASE] = {.key = "case", .word = true, .first = true},
};

static void begin_asking(struct table *t)
{
    own_of(t)->shield = (struct shield){.target = SOLOMON_NOBODY};
}

static size_t ways(const struct table *t, const struct pick *pick, const game_action *action,
                   struct way out[PICK_WAYS])
{
    struct ways_of of = {shown(t), t->legal, t->legal_count};

    return solomon_ways(&of, pick, action, out);
}

/* A burn is lit where it is possible for anybody at all, so that the light tells nothing of the coins to those who look
 * on; whom it is not open to learns so by pressing. */
static uint8_t meeting_agents(const struct table *t)
{
    uint8_t met = 0;
    const uint8_t *city = shown(t)->pub.agent_city;
    for (size_t a = 0; a < SOLOMON_AGENTS; a++)
        for (size_t b = 0; b < SOLOMON_AGENTS; b++)
            if (a != b && city[a] != SOLOMON_NOWHERE && city[a] == city[b])
                met |= (uint8_t)(1U << a);
    return met;
}

static void light(const struct table *t, struct pick_lit *lit)
{
    if (t->discreet && t->pick.mode == PICK_BURN && t->pick.count == 0 && table_how(t) == ASKS_TURN)
        lit->of[THING_AGENT] = meeting_agents(t);
}

static const char *refused(const struct table *t, struct thing thing)
{
    if (t->pick.mode != PICK_BURN || thing.kind != THING_AGENT)
        return NULL;
    return _("That takes five of your sovereigns on the agent, and somebody beside him.");
}

static const char *taken(struct thing thing)
{
    return thing.kind == THING_AGENT ? "lift" : "pin";
}

/* --- a frame ------------------------------------------------------------------------------------------------- */

static void prepare(struct table *t)
{
    board_read(t);
    known_refresh(t);
    board_plan(t);
    pieces_place(t);
}

static void pieces(struct table *t)
{
    city_names_under(t);
    board_draw_marks(t);
    pieces_draw(t);
    board_draw_announced(t);
    city_names_over(t);
}

static void parts(struct table *t)
{
    touch_board(t);
    slip_frame(t);
    table_looking_banner(t);
    doctor_draw_throw(t);
    seats_frame(t);
    head_frame(t);
    log_panel_frame(t);
    agents_card_frame(t);
    duel_frame(t);
    notes_frame(t);
    bar_frame(t);

    if (t->card == CARD_NONE)
        touch_focus(t, t->fresh);
    t->fresh = false;
    shield_frame(t);
    dossier_frame(t);
    log_card_frame(t);
    end_frame(t);
}

static const struct table_game table_game = {
    .own_size = sizeof(struct solomon_own),
    .shape = 4096.0f / 2731,
    .facts = SOLOMON_AGENTS,
    .cue = solomon_cues,
    .cues = SOLOMON_CUES,
    .sound = solomon_sound,
    .begins = solomon_begins,
    .ends = solomon_ends,
    .show = event_show,
    .reset = solomon_reset,
    .asks = asks,
    .phases = sizeof asks / sizeof asks[0],
    .thing = things,
    .things = THING_KINDS,
    .begin = {THING_AGENT, THING_CITY},
    .ways = ways,
    .asked = begin_asking,
    .light = light,
    .refused = refused,
    .taken = taken,
    .prepare = prepare,
    .scenery_key = board_scenery_key,
    .scenery = board_draw_scenery,
    .pieces = pieces,
    .parts = parts,
    .laying = laying_frame,
    .back = bar_back,
};

extern const struct game_scene solomon_scene;
const struct game_scene solomon_scene = {
    .id = "solomon",
    .poster = "solomon/portraits/title.jpg",
    .motto = N_("Agents whom nobody owns. Europe, 1973."),
    .least_minutes = 20,
    .most_minutes = 40,
    .effort = GAME_LEARNT_BY_PLAYING,
    .vacant = N_("An ordinary city this time."),
    .table = &table_game,
    .sentence = words_sentence,
    .tension = words_tension,
    .help = solomon_help,
    .keys = solomon_keys,
};
