/* What is said at this table; what the kit says by itself is in senate/table.json. */
#include "base/i18n.h"
#include "base/text.h"
#include "rules/deck.h"
#include "scene/senate/sen_parts.h"
#include "table/sentence.h"

#include <stdio.h>

/* --- what things are called ------------------------------------------------------------------------------------ */

static const struct {
    const char *one, *pile, *many, *rival, *title;
} guilds[SENATE_GUILDS] = {
    {N_("Broker"), N_("Brokers"), N_("the Brokers"), N_("Fontego"), N_("Fontego, the Broker")},
    {N_("Consul"), N_("Consuls"), N_("the Consuls"), N_("Morosin"), N_("Morosin, the Consul")},
    {N_("Grower"), N_("Growers"), N_("the Growers"), N_("Salina"), N_("Salina, the Grower")},
    {N_("Military"), N_("Military"), N_("the Military"), N_("Corvo"), N_("Corvo, the General")},
    {N_("Oracle"), N_("Oracles"), N_("the Oracles"), N_("Zenobia"), N_("Zenobia, the Oracle")},
};

/* In the rules' order. */
#define PICTURE(file) "senate/cards/" file ".jpg"
static const struct {
    const char *name, *text, *picture;
} locations[SENATE_LOCATIONS] = {
    {N_("Admiralty"), N_("7 points."), PICTURE("admiralty")},
    {N_("Brokers’ Club"), N_("1 point, and 1 for each Broker."), PICTURE("broker-club")},
    {N_("Brokers’ Hall"), N_("As many points as your best Broker."), PICTURE("broker-hall")},
    {N_("Checkpoint"), N_("3 points. All others draw just one Lord next turn, and keep it."),
     PICTURE("checkpoint")},
    {N_("Consuls’ Club"), N_("1 point, and 1 for each Consul."), PICTURE("consul-club")},
    {N_("Consuls’ Hall"), N_("As many points as your best Consul."), PICTURE("consul-hall")},
    {N_("Counting-House"), N_("1 point for each pair of Pearls."), PICTURE("counting-house")},
    {N_("Divers’ Quay"), N_("3 points, and 3 Pearls at once."), PICTURE("divers-quay")},
    {N_("Forgers’ Den"), N_("3 points. From now on any two keys are a pair."), PICTURE("forgers-den")},
    {N_("Growers’ Club"), N_("1 point, and 1 for each Grower."), PICTURE("grower-club")},
    {N_("Growers’ Hall"), N_("As many points as your best Grower."), PICTURE("grower-hall")},
    {N_("Land Registry"), N_("2 points for each Location, this one too."), PICTURE("land-registry")},
    {N_("Locksmith"), N_("1 point for each silver key on your Lords."), PICTURE("locksmith")},
    {N_("Map Room"), N_("3 points. From now on choose Locations from the whole deck."), PICTURE("map-room")},
    {N_("Military Club"), N_("1 point, and 1 for each Military Lord."), PICTURE("military-club")},
    {N_("Military Hall"), N_("As many points as your best Military Lord."), PICTURE("military-hall")},
    {N_("Mint"), N_("2 points for each gold key on your Lords."), PICTURE("mint")},
    {N_("Oracles’ Club"), N_("1 point, and 1 for each Oracle."), PICTURE("oracle-club")},
    {N_("Oracles’ Hall"), N_("As many points as your best Oracle."), PICTURE("oracle-hall")},
    {N_("Oyster Bank"), N_("4 points, and 2 Pearls at once."), PICTURE("oyster-bank")},
    {N_("Pearl Stairs"), N_("5 points, and 1 Pearl at once."), PICTURE("pearl-stairs")},
    {N_("Sluice"), N_("3 points. Open Locations go back into their deck."), PICTURE("sluice")},
    {N_("Tide Gate"), N_("3 points. All piles go back into the Lord deck."), PICTURE("tide-gate")},
    {N_("Turnstile"), N_("3 points. All others draw just two Lords next turn, and keep one."),
     PICTURE("turnstile")},
};

const char *sen_guild(int guild)
{
    return _(guilds[guild].one);
}

const char *sen_guilds(int guild)
{
    return _(guilds[guild].many);
}

const char *sen_pile(int guild)
{
    return _(guilds[guild].pile);
}

const char *sen_rival_title(int guild)
{
    return _(guilds[guild].title);
}

const char *sen_rival_name(int guild)
{
    return _(guilds[guild].rival);
}

const char *sen_location(int location)
{
    return location >= 0 && location < SENATE_LOCATIONS ? _(locations[location].name) : "";
}

const char *sen_location_text(int location)
{
    return _(locations[location].text);
}

const char *sen_location_picture(int location)
{
    return locations[location].picture;
}

void sen_lord(int lord, struct text *out)
{
    /* TRANSLATORS: a Lord: the guild, and how many points it is worth */
    text_add(out, C_("a Lord", "%s %d"), sen_guild(senate_guild_of(lord)), senate_worth(lord));
}

const char *sen_side_name(const struct table *t, int side)
{
    const struct senate_view *v = shown(t);

    if (!senate_is_rival(v, side))
        return table_seat_label(t, side);
    return v->opponent == SENATE_NONE ? "" : sen_rival_name(v->opponent);
}

/* --- sentences ----------------------------------------------------------------------------------------------------- */

/* Several piles, by their bits: `the Brokers or the Growers`. */
static void add_piles(int bits, struct text *out)
{
    const char *name[SENATE_GUILDS];
    size_t n = 0;

    for (int guild = 0; guild < SENATE_GUILDS; guild++)
        if (bits >> guild & 1)
            name[n++] = sen_guilds(guild);
    i18n_either(name, n, out);
}

static void name(const struct game_box *box, const struct game_view *view, char kind, int value,
                 struct text *out)
{
    const struct senate_view *v = senate_view_of(view);

    (void)box;
    if (kind == 'L' && value >= 0)
        sen_lord(value, out);
    else if (kind == 'P' && value >= 0)
        text_add(out, "%s", sen_guilds(value));
    else if (kind == 'B')
        add_piles(value, out);
    else if (kind == 'K')
        text_add(out, "%s", sen_location(value));
    else if (kind == 'E')
        text_add(out, "%d", value + 1);
    else if (kind == 'O' && v->opponent != SENATE_NONE)
        text_add(out, "%s", sen_rival_name(v->opponent));
}

static const char event_names[] =
    "named,opened,turn,draws,drawn,kept,wants,took,placed,gains,master,token,binds,swapped,topped,searches,"
    "found,"
    "claimed,refilled,sluiced,returned,completed,asks,ended,"
    "wants-several,wants-keys,wants-pearls,wants-soldiers,wants-six,wants-coalition,"
    "turn-rival,turn-extra,topped-rival,claimed-rival,token-back,binds-rival,unbound,took-rival,placed-rival,"
    "master-rival,"
    "completed-rival,drawn-rival";

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

/* The Opponent is no seat, and has sentences of its own. */
static size_t rival_row(const struct senate_view *v, const game_event *e)
{
    switch (e->kind) {
    case SENATE_TURN:
        return ROW_TURN_RIVAL;
    case SENATE_WANTS:
        return e->arg[0] < SENATE_CARD_CONDITIONS ? ROW_WANTS + (size_t)senate_card[v->opponent][e->arg[0]]
                                                  : SENATE_WANTS;
    case SENATE_TOPPED:
        return ROW_TOPPED_RIVAL;
    case SENATE_CLAIMED:
        return ROW_CLAIMED_RIVAL;
    case SENATE_TOOK:
        return ROW_TOOK_RIVAL;
    case SENATE_PLACED:
        return ROW_PLACED_RIVAL;
    case SENATE_MASTER:
        return ROW_MASTER_RIVAL;
    case SENATE_COMPLETED:
        return ROW_COMPLETED_RIVAL;
    case SENATE_DRAWN:
        return ROW_DRAWN_RIVAL;
    case SENATE_BINDS:
        return ROW_BINDS_RIVAL;
    default:
        return e->kind;
    }
}

static size_t event_row(const struct game_view *view, const game_event *e)
{
    const struct senate_view *v = senate_view_of(view);

    if (e->kind == SENATE_BINDS && e->arg[0] == 0)
        return ROW_UNBOUND;
    if (e->kind == SENATE_TURN && e->arg[1])
        return ROW_TURN_EXTRA;
    if (e->kind == SENATE_TOKEN && e->arg[0] == 0)
        return ROW_TOKEN_BACK;
    bool told = e->kind == SENATE_BINDS || (e->kind >= SENATE_TURN && e->kind <= SENATE_COMPLETED);
    return told && e->seat >= 0 && senate_is_rival(v, e->seat) ? rival_row(v, e) : e->kind;
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

static bool no_deck(const struct table *t)
{
    return deck_count(shown(t)->deck, SENATE_LORDS) == 0;
}

static bool has_map(const struct table *t)
{
    return senate_owns(shown(t), shown(t)->turn, SENATE_MAP_ROOM);
}

static const struct words_when whens[] = {
    {"rival", is_rivals}, {"bound", is_bound}, {"no-deck", no_deck}, {"map", has_map}, {NULL, NULL}};

static const struct words_place places[] = {
    {"lord", 'L', true},  {"pile", 'P', true},      {"piles", 'B', true}, {"location", 'K', true},
    {"space", 'E', true}, {"opponent", 'O', false}, {NULL, 0, false}};

const struct table_words sen_words = {.actions = ACTION_ROWS,
                                      .action_names = action_names,
                                      .action_row = action_row,
                                      .events = EVENT_ROWS,
                                      .event_names = event_names,
                                      .event_row = event_row,
                                      .when = whens,
                                      .place = places,
                                      .name = name};

/* --- things ----------------------------------------------------------------------------------------------------------- */

static void tell_lord(int lord, struct text *says)
{
    static const char *const gives[SENATE_RANKS] = {
        N_("When placed, you may swap two of your Lords without keys."),
        N_("A silver key. Two of one metal open a Location."),
        N_("A gold key. Two of one metal open a Location."),
        N_("Two Pearls."),
        N_("One Pearl."),
        N_("When placed, the top Lord of the deck goes to its pile."),
    };

    text_sentence(says, "%s", _(gives[lord % SENATE_RANKS]));
}

static void tell_space(const struct senate_view *v, int index, struct text *name, struct text *says)
{
    int side = index / SENATE_SPACES, space = index % SENATE_SPACES, location = v->location[side][space];

    sen_lord(v->lord[side][space], name);
    tell_lord(v->lord[side][space], says);
    if (location == SENATE_NONE)
        return;
    if (senate_is_rival(v, side))
        text_sentence(says, "%s", _("A Location lies on it, face down: 5 points."));
    else
        text_sentence(says, _("%s lies on it. %s"), sen_location(location), sen_location_text(location));
}

/* What a deck holds: `Broker: 0 1 1 2 4`. */
static void tell_deck(const struct senate_view *v, struct text *says)
{
    for (int guild = 0; guild < SENATE_GUILDS; guild++) {
        char list[64];
        struct text worths = text_over(list, sizeof list);
        for (int lord = guild * SENATE_RANKS; lord < (guild + 1) * SENATE_RANKS; lord++)
            for (int i = 0; i < v->deck[lord]; i++)
                text_add(&worths, " %d", senate_worth(lord));
        /* TRANSLATORS: a guild, and the points of its Lords that are still in the deck */
        text_sentence(says, _("%s:%s."), sen_guild(guild), worths.length > 0 ? list : " –");
    }
}

void sen_tip(const struct table *t, struct thing thing, struct text *name, struct text *says)
{
    const struct senate_view *v = shown(t);
    int lords = deck_count(v->deck, SENATE_LORDS), left = deck_count(v->location_deck, SENATE_LOCATIONS);

    if (thing.kind == THING_PILE)
        text_add(name, _("The pile of %s"), sen_guilds(thing.index));
    if (thing.kind == THING_LORD) {
        sen_lord(thing.index, name);
        tell_lord(thing.index, says);
    }
    if (thing.kind == THING_SPACE &&
        v->lord[thing.index / SENATE_SPACES][thing.index % SENATE_SPACES] != SENATE_NONE)
        tell_space(v, thing.index, name, says);
    if (thing.kind == THING_LOCATION) {
        text_add(name, "%s", sen_location(thing.index));
        text_sentence(says, "%s", sen_location_text(thing.index));
    }
    if (thing.kind == THING_DECK) {
        text_add(name, P_("%d Lord in the deck", "%d Lords in the deck", lords), lords);
        tell_deck(v, says);
    }
    if (thing.kind == THING_VAULT)
        text_add(name, P_("%d Location in the deck", "%d Locations in the deck", left), left);
}
