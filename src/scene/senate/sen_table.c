/* The table of the Drowned Senate: what can be pressed, and everything filled in. */
#include "base/i18n.h"
#include "base/text.h"
#include "scene/scene.h"
#include "scene/senate/sen_parts.h"
#include "ui/ui.h"

static const uint8_t asks[SENATE_PHASE_OVER + 1] = {
    [SENATE_PHASE_RECRUIT] = ASKS_STEP, [SENATE_PHASE_KEEP] = ASKS_STEP,   [SENATE_PHASE_PLACE] = ASKS_STEP,
    [SENATE_PHASE_SWAP] = ASKS_STEP,    [SENATE_PHASE_CLAIM] = ASKS_STEP,  [SENATE_PHASE_PICK] = ASKS_STEP,
    [SENATE_PHASE_GRANT] = ASKS_STEP,   [SENATE_PHASE_REPLAY] = ASKS_STEP,
};

static const struct table_thing things[THING_KINDS] = {
    [THING_PILE] = {.key = "pile"},   [THING_LORD] = {.key = "lord"},
    [THING_SPACE] = {.key = "space"}, [THING_LOCATION] = {.key = "location"},
    [THING_DECK] = {.key = "deck"},   [THING_VAULT] = {.key = "vault"},
    [THING_RIVAL] = {.key = "rival"}, [THING_FIELD] = {.key = "field"},
    [THING_DRAW] = {.key = "draw"},   [THING_SEARCH] = {.key = "search"},
    [THING_STAY] = {.key = "stay"},   [THING_REPLAY] = {.key = "replay"},
    [THING_DONE] = {.key = "done"},
};

/* The things that actions with one press are made by, by kind; 0: another way. */
static const uint8_t pressed[] = {
    [SENATE_DRAW] = THING_DRAW,     [SENATE_TAKE] = THING_PILE,     [SENATE_KEEP] = THING_LORD,
    [SENATE_PLACE] = THING_LORD,    [SENATE_STAY] = THING_STAY,     [SENATE_CLAIM] = THING_LOCATION,
    [SENATE_SEARCH] = THING_SEARCH, [SENATE_PICK] = THING_LOCATION, [SENATE_GRANT] = THING_PILE,
    [SENATE_REPLAY] = THING_REPLAY, [SENATE_DONE] = THING_DONE,
};

/* Two Lords change places: either may be pressed first. */
static size_t ways(const struct table *t, const struct pick *pick, const game_action *a,
                   struct way out[PICK_WAYS])
{
    int from = shown(t)->turn * SENATE_SPACES;

    (void)pick;
    if (a->kind == SENATE_SWAP) {
        struct thing one = {THING_SPACE, (uint8_t)(from + a->arg[0])},
                     other = {THING_SPACE, (uint8_t)(from + a->arg[1])};
        out[0] = (struct way){2, {one, other}};
        out[1] = (struct way){2, {other, one}};
        return 2;
    }
    if (a->kind >= sizeof pressed || pressed[a->kind] == 0)
        return 0;
    int index = a->n > 0 ? a->arg[0] : 0;
    if (a->kind == SENATE_DRAW || a->kind == SENATE_SEARCH)
        index = SENATE_AT_ONCE - index; /* words stand from right to left */
    out[0] = (struct way){1, {{pressed[a->kind], (uint8_t)index}}};
    return 1;
}

static void word(const struct table *t, struct thing thing, struct text *out)
{
    int n = SENATE_AT_ONCE - thing.index;

    (void)t;
    if (thing.kind == THING_DRAW)
        text_add(out, P_("Draw %d Lord", "Draw %d Lords", n), n);
    if (thing.kind == THING_SEARCH)
        text_add(out, P_("Draw %d Location", "Draw %d Locations", n), n);
}

static const char *help(const struct table *t)
{
    static const char *const pages[SENATE_PHASE_OVER + 1] = {[SENATE_PHASE_CLAIM] = "keys",
                                                             [SENATE_PHASE_PICK] = "keys",
                                                             [SENATE_PHASE_GRANT] = "opponent",
                                                             [SENATE_PHASE_REPLAY] = "token"};
    return pages[shown(t)->phase] ? pages[shown(t)->phase] : "turn";
}

static const struct table_game table_game = {
    .own_size = sizeof(struct sen_own),
    .data = "senate/table.json",
    .asks = asks,
    .phases = sizeof asks / sizeof asks[0],
    .thing = things,
    .things = THING_KINDS,
    .begin = {THING_PILE},
    .ways = ways,
    .word = word,
    .scenery = sen_scenery,
    .pieces = sen_pieces,
    .over = sen_over,
    .spots = sen_spots,
    .faces = sen_faces,
    .tip = sen_tip,
    .words = &sen_words,
    .color = sen_color,
    .badge = sen_badge,
    .seat_at = sen_seat_at,
    .seat_tip = sen_seat_tip,
    .ending = sen_ending,
    .end_says = sen_seat_tip,
    .story = &sen_story,
    .help = help,
};

/* How full the fullest chamber is. */
static int tension(const struct host *h, const struct game_view *view)
{
    const struct senate_view *v = senate_view_of(view);
    int most = 0;

    (void)h;
    for (int side = 0; side < v->sides; side++)
        most = v->placed[side] > most ? v->placed[side] : most;
    return 100 * most / SENATE_SPACES;
}

static const char *const endings[] = {"", N_("most points"), N_("level on points"), NULL};

/* By the values of the option that names them. */
static const struct game_rival rivals[] = {
    {"senate/cards/back.jpg", N_("Whoever chance sends.")},
    {"senate/portraits/broker.jpg", N_("Hoards Pearls, then makes coalitions. A fair match.")},
    {"senate/portraits/consul.jpg", N_("Wants the sixes, then keys. A fair match.")},
    {"senate/portraits/grower.jpg", N_("Takes the largest pile, whatever is in it. The easiest to beat.")},
    {"senate/portraits/military.jpg",
     N_("Recruits soldiers, and each of them binds your next turn. The hardest.")},
    {"senate/portraits/oracle.jpg", N_("Wants keys: any two of them open a Location. Hard.")},
};

extern const struct game_scene senate_scene;
const struct game_scene senate_scene = {
    .id = "senate",
    .poster = "senate/portraits/title.jpg",
    .motto = N_("Under the lagoon, the old families still sit."),
    .least_minutes = 15,
    .most_minutes = 35,
    .effort = GAME_LEARNT_BY_PLAYING,
    .endings = endings,
    .rivals = rivals,
    .table = &table_game,
    .tension = tension,
};
