/* What is said at this table; what the kit says by itself is in senate/table.json. */
#include "base/i18n.h"
#include "base/text.h"
#include "rules/deck.h"
#include "scene/senate/sen_parts.h"
#include "table/sentence.h"

#include <stddef.h>
#include <stdio.h>

/* --- what things are called ------------------------------------------------------------------------------------ */

const char *sen_title(const struct table *t, int card)
{
    return i18n_marked(t->game->words->card[card].title);
}

const char *sen_text(const struct table *t, int card)
{
    return i18n_marked(t->game->words->card[card].text);
}

void sen_say_piles(const struct table *t, unsigned bits, struct text *out)
{
    const char *name[SENATE_GUILDS];
    size_t n = 0;

    for (int guild = 0; guild < SENATE_GUILDS; guild++)
        if (bits >> guild & 1)
            name[n++] = sen_text(t, CARD_GUILD + guild);
    i18n_either(name, n, out);
}

const char *sen_side_name(const struct table *t, int side)
{
    const struct senate_view *v = shown(t);

    if (!senate_is_rival(v, side))
        return table_seat_label(t, side);
    return v->opponent == SENATE_NONE ? "" : sen_title(t, CARD_RIVAL + v->opponent);
}

/* --- sentences ----------------------------------------------------------------------------------------------------- */

static const char event_names[] =
    "named,opened,turn,draws,drawn,kept,wants,took,placed,gains,master,token,binds,swapped,topped,searches,"
    "found,claimed,refilled,sluiced,returned,completed,asks,ended,"
    "wants-several,wants-keys,wants-pearls,wants-soldiers,wants-six,wants-coalition,"
    "turn-rival,turn-extra,topped-rival,claimed-rival,token-back,binds-rival,unbound,took-rival,"
    "placed-rival,master-rival,completed-rival,drawn-rival";

/* Rows behind those of the kinds. */
enum {
    ROW_WANTS = SENATE_ENDED + 1,
    ROW_TURN_RIVAL = ROW_WANTS + SENATE_CONDITIONS,
    ROW_TURN_EXTRA,
    ROW_TOPPED_RIVAL,
    ROW_CLAIMED_RIVAL,
    ROW_TOKEN_BACK,
    ROW_BINDS_RIVAL,
    ROW_UNBOUND,
    ROW_TOOK_RIVAL,
    ROW_PLACED_RIVAL,
    ROW_MASTER_RIVAL,
    ROW_COMPLETED_RIVAL,
    ROW_DRAWN_RIVAL,
    EVENT_ROWS
};

/* The Opponent is no seat, and has sentences of its own; 0: the usual ones. */
static const uint8_t rival_row[SENATE_ENDED + 1] = {
    [SENATE_TURN] = ROW_TURN_RIVAL,           [SENATE_TOPPED] = ROW_TOPPED_RIVAL,
    [SENATE_CLAIMED] = ROW_CLAIMED_RIVAL,     [SENATE_TOOK] = ROW_TOOK_RIVAL,
    [SENATE_PLACED] = ROW_PLACED_RIVAL,       [SENATE_MASTER] = ROW_MASTER_RIVAL,
    [SENATE_BINDS] = ROW_BINDS_RIVAL,         [SENATE_DRAWN] = ROW_DRAWN_RIVAL,
    [SENATE_COMPLETED] = ROW_COMPLETED_RIVAL,
};

static size_t event_row(const struct game_view *view, const game_event *e)
{
    const struct senate_view *v = senate_view_of(view);

    if (e->kind == SENATE_BINDS && e->arg[0] == 0)
        return ROW_UNBOUND;
    if (e->kind == SENATE_TURN && e->arg[1])
        return ROW_TURN_EXTRA;
    if (e->kind == SENATE_TOKEN && e->arg[0] == 0)
        return ROW_TOKEN_BACK;
    if (e->kind == SENATE_WANTS && e->arg[0] < SENATE_CARD_CONDITIONS && !(e->arg[2] & (e->arg[2] - 1)))
        return ROW_WANTS + (size_t)senate_card[v->opponent][e->arg[0]];
    bool six = e->kind == SENATE_TOPPED && e->arg[1]; /* its own, which turns up a Lord as anybody's does */
    bool rival = e->seat >= 0 && senate_is_rival(v, e->seat) && rival_row[e->kind] && !six;
    return rival ? rival_row[e->kind] : e->kind;
}

static const char action_names[] = "grant-tie,keep-rival,place-rival";
enum { ROW_GRANT_TIE = SENATE_DONE + 1, ROW_KEEP_RIVAL, ROW_PLACE_RIVAL, ACTION_ROWS };

static size_t action_row(const struct game_view *view, const game_action *a)
{
    const struct senate_view *v = senate_view_of(view);
    bool rival = v->turn >= 0 && senate_is_rival(v, v->turn);

    if (rival && a->kind == SENATE_KEEP)
        return ROW_KEEP_RIVAL;
    if (rival && a->kind == SENATE_PLACE)
        return ROW_PLACE_RIVAL;
    return a->kind;
}

static bool is_rivals(const struct table *t)
{
    return senate_is_rival(shown(t), shown(t)->turn);
}

static bool is_bound(const struct table *t)
{
    const struct senate_view *v = shown(t);

    return v->turn >= 0 && v->bound[v->turn] > 0 && deck_count(v->deck, SENATE_LORDS) > 0;
}

static bool has_map(const struct table *t)
{
    return senate_owns(shown(t), shown(t)->turn, SENATE_MAP_ROOM);
}

static bool is_last(const struct table *t)
{
    return shown(t)->complete != SENATE_NONE;
}

static const struct words_when whens[] = {
    {"rival", is_rivals}, {"bound", is_bound}, {"map", has_map}, {"last", is_last}, {NULL, NULL}};

static const struct words_place places[] = {
    {"lord", 'L', true},  {"pile", 'P', true},      {"piles", 'B', true}, {"location", 'K', true},
    {"space", 'E', true}, {"opponent", 'O', false}, {NULL, 0, false}};
static const struct printed_place printed[] = {
    {'L', .card = CARD_LORD},
    {'K', .card = CARD_LOCATION},
    {'P', .card = CARD_GUILD, .text = true},
    {'B', .card = CARD_GUILD, .text = true, .bits = true},
    {'O', .card = CARD_RIVAL, .view = offsetof(struct senate_view, opponent)},
    {0}};

/* Spaces are counted from 1. */
static void name(const struct game_box *box, const struct game_view *view, char kind, int value,
                 struct text *out)
{
    (void)box;
    (void)view;
    (void)kind;
    text_add(out, "%d", value + 1);
}

const struct table_words sen_words = {.actions = ACTION_ROWS,
                                      .action_names = action_names,
                                      .action_row = action_row,
                                      .events = EVENT_ROWS,
                                      .event_names = event_names,
                                      .event_row = event_row,
                                      .when = whens,
                                      .place = places,
                                      .printed = printed,
                                      .name = name};

/* --- things ----------------------------------------------------------------------------------------------------------- */

static void tell_space(const struct table *t, int index, struct text *name, struct text *says)
{
    const struct senate_view *v = shown(t);
    int side = index / SENATE_SPACES, space = index % SENATE_SPACES, location = v->location[side][space];

    text_add(name, "%s", sen_title(t, CARD_LORD + v->lord[side][space]));
    text_sentence(says, "%s", sen_text(t, CARD_LORD + v->lord[side][space]));
    if (senate_has_key(v->lord[side][space]) &&
        (senate_is_rival(v, side) ? v->opponent == SENATE_ORACLE : senate_owns(v, side, SENATE_FORGERS_DEN)))
        text_sentence(says, "%s", _("In this chamber any two keys do, of whatever metal."));
    if (sen_is_best(v, side, space))
        text_sentence(says, "%s", _("The white strip: the best of its guild here, the one that counts."));
    if (location != SENATE_NONE && senate_is_rival(v, side))
        text_sentence(says, "%s", _("A Location lies on it, face down: 5 points."));
    else if (location != SENATE_NONE)
        text_sentence(says, _("%s lies on it. %s"), sen_title(t, CARD_LOCATION + location),
                      sen_text(t, CARD_LOCATION + location));
}

/* What a deck holds: `Broker: 0 1 1 2 4`. */
static void tell_deck(const struct table *t, struct text *says)
{
    const struct senate_view *v = shown(t);

    for (int guild = 0; guild < SENATE_GUILDS; guild++) {
        char list[64];
        struct text worths = text_over(list, sizeof list);
        for (int lord = guild * SENATE_RANKS; lord < (guild + 1) * SENATE_RANKS; lord++)
            for (int i = 0; i < v->deck[lord]; i++)
                text_add(&worths, " %d", senate_worth(lord));
        /* TRANSLATORS: a guild, and the points of its Lords that are still in the deck */
        text_sentence(says, _("%s:%s."), sen_title(t, CARD_GUILD + guild), worths.length > 0 ? list : " –");
    }
}

void sen_tip(const struct table *t, struct thing thing, struct text *name, struct text *says)
{
    const struct senate_view *v = shown(t);
    int lords = deck_count(v->deck, SENATE_LORDS), left = deck_count(v->location_deck, SENATE_LOCATIONS);

    if (thing.kind == THING_LORD)
        text_sentence(says, "%s", sen_text(t, CARD_LORD + thing.index));
    if (thing.kind == THING_SPACE &&
        v->lord[thing.index / SENATE_SPACES][thing.index % SENATE_SPACES] != SENATE_NONE)
        tell_space(t, thing.index, name, says);
    if (thing.kind == THING_FIELD && v->placed[thing.index] < SENATE_SPACES && v->phase != SENATE_PHASE_OVER)
        text_sentence(
            says,
            _("Space %d is next. The numbers on it say how many Lords of a guild would lie together there."),
            v->placed[thing.index] + 1);
    if (thing.kind == THING_DECK) {
        text_add(name, P_("%d Lord in the deck", "%d Lords in the deck", lords), lords);
        tell_deck(t, says);
    }
    if (thing.kind == THING_RIVAL && v->opponent != SENATE_NONE) {
        text_add(name, "%s", sen_text(t, CARD_RIVAL + v->opponent));
        text_sentence(says, "%s", i18n_marked(t->game->words->card[CARD_RIVAL + v->opponent].then));
        text_sentence(says, "%s", i18n_marked(t->game->words->card[CARD_RIVAL + v->opponent].press));
        text_sentence(says, "%s", _("It gets an open Location by lot, and no extra turns."));
    }
    if (thing.kind == THING_VAULT)
        text_add(name, P_("%d Location in the deck", "%d Locations in the deck", left), left);
}
