/* Top Secret Spies as a table: its buttons, its times, and struct table_game filled in. */
#include "base/i18n.h"
#include "scene/scene.h"
#include "scene/topsecret/tss_parts.h"
#include "table/stands.h"

static const uint8_t asks[] = {
    [TSS_PHASE_MOVE] = ASKS_TURN,
    [TSS_PHASE_PLAY] = ASKS_STEP,
    [TSS_PHASE_GUESS] = ASKS_CARD,
    [TSS_PHASE_SAFE] = ASKS_STEP,
};

static const struct table_thing things[THING_KINDS] = {
    [THING_AGENT] = {.key = "agent"}, [THING_HOUSE] = {.key = "house"}, [THING_SAFE] = {.key = "safe"},
    [THING_CARD] = {.key = "card"},   [THING_PASS] = {.key = "pass"},   [THING_PLAY] = {.key = "play"},
    [THING_STAY] = {.key = "stay"},   [THING_DIE] = {.key = "die"},
};

static size_t ways(const struct table *t, const struct pick *pick, const game_action *a,
                   struct way out[PICK_WAYS])
{
    (void)pick;
    switch (a->kind) {
    case TSS_PLAY:
        return tss_play_ways(shown(t), a, out);
    case TSS_PUT_SAFE:
        out[0] = (struct way){1, {{THING_HOUSE, (uint8_t)a->arg[0]}}};
        return 1;
    case TSS_STAY:
    case TSS_PASS:
        out[0] = (struct way){1, {{a->kind == TSS_STAY ? THING_STAY : THING_PASS, 0}}};
        return 1;
    default:
        return 0;
    }
}

static const uint8_t line[] = {
    [TSS_ROLL] = LINE_DROPPED, [TSS_MOVE] = LINE_LED, [TSS_PLAY] = LINE_FIRST, [TSS_PASS] = LINE_DROPPED};

static const struct table_game table_game = {
    .data = "topsecret/table.json",
    .shape = 4096.0f / 2620,
    .head_rows = 2,
    .asks = asks,
    .phases = sizeof asks / sizeof asks[0],
    .thing = things,
    .things = THING_KINDS,
    .begin = {THING_AGENT},
    .ways = ways,
    .spend = tss_spend,
    .holding = tss_holding,
    .standing = &tss_standing,
    .sheet = &tss_sheet,
    .card_word = N_("Write the dossier"),
    STANDS_GAME(tss_stands),
    .over = tss_over,
    .tip = tss_tip,
    .words = &tss_words,
    .say = tss_say,
    .head = tss_head,
    .homes = &tss_homes,
    .status = tss_status,
    .seat = tss_seat,
    .seat_tip = tss_seat_tip,
    .line = line,
    .lines = sizeof line / sizeof line[0],
    .ending = tss_ending,
    .end_picture = tss_end_picture,
    .end_says = tss_end_says,
    .story = &tss_story,
};

static const char *const endings[] = {"",
                                      N_("a marker came to the end"),
                                      N_("the dossiers decided"),
                                      N_("a free agent was ahead of all"),
                                      N_("the last round was over"),
                                      NULL};

/* By the options, in their order. */
static const struct game_way ways_to_play[] = {
    {N_("Basic"), N_("Walk agents, open the safe, hide who you are. Learned in two minutes."), {0, 0}},
    {N_("With cards"), N_("Top Secret cards move agents, markers and the safe, in anybody's turn."), {1, 0}},
    {N_("With cards and dossiers"),
     N_("And at 29 everybody writes down who is who: a right guess is worth 5."),
     {1, 1}},
};

/* The nearer the leader is to the end. */
static int tension(const struct host *h, const struct game_view *view)
{
    const struct tss_view *v = tss_view_of(view);

    (void)h;
    return tss_ended(v) ? 0 : 100 * v->marker[tss_first(v)] / TSS_FINISH - 25; /* 50 from 32 on */
}

extern const struct game_scene tss_scene;
const struct game_scene tss_scene = {
    .id = "topsecret",
    .poster = "topsecret/portraits/title.jpg",
    .motto = N_("Seven agents, one safe. Which one is yours?"),
    .least_minutes = 30,
    .most_minutes = 45,
    .effort = GAME_LEARNT_AT_ONCE,
    .endings = endings,
    .ways = ways_to_play,
    .way_count = sizeof ways_to_play / sizeof ways_to_play[0],
    .ways_set = 1U << TSS_CARDS_ON | 1U << TSS_DOSSIER_ON,
    .table = &table_game,
    .tension = tension,
};
