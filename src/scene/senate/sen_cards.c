/* The cards: what is printed on Lords and Locations. */
#include "base/i18n.h"
#include "rules/deck.h"
#include "scene/senate/sen_parts.h"

#define EMBLEMS(guild) "senate/emblems/" guild ".png", "senate/ui/icons/" guild ".png"
/* By guild: its colour, its letter and its emblem, as a seal and flat. Each differs from the others in lightness, too. */
static const struct {
    unsigned color;
    const char *letter, *emblem, *flat;
} guilds[SENATE_GUILDS] = {
    {0x3F9A63, NC_("letter of a guild: Broker", "B"), EMBLEMS("broker")},
    {0x3470B4, NC_("letter of a guild: Consul", "C"), EMBLEMS("consul")},
    {0xE2AE2E, NC_("letter of a guild: Grower", "G"), EMBLEMS("grower")},
    {0xC23A2E, NC_("letter of a guild: Military", "M"), EMBLEMS("military")},
    {0x7A4FA8, NC_("letter of a guild: Oracle", "O"), EMBLEMS("oracle")},
};

const uint8_t sen_copies[SENATE_RANKS] = {1, 4, 2, 2, 2, 1};

#define CARD(name) "senate/cards/" name ".jpg"
#define LORDS(guild)                                                                                         \
    {                                                                                                        \
        {CARD(guild "-0")},                                                                                  \
            {CARD(guild "-1-a"), CARD(guild "-1-b"), CARD(guild "-1-c"), CARD(guild "-1-d")},                \
            {CARD(guild "-2-a"), CARD(guild "-2-b")}, {CARD(guild "-3-a"), CARD(guild "-3-b")},              \
            {CARD(guild "-4-a"), CARD(guild "-4-b")}, {CARD(guild "-6")},                                    \
    }
static const char *const pictures[SENATE_GUILDS][SENATE_RANKS][4] = {
    LORDS("broker"), LORDS("consul"), LORDS("grower"), LORDS("military"), LORDS("oracle")};

struct color sen_guild_color(int guild)
{
    return color_hex(guilds[guild].color);
}

card_face sen_guild_face(int guild)
{
    return (card_face){.band = sen_guild_color(guild),
                       .art = {.emblem = guilds[guild].emblem,
                               .flat = guilds[guild].flat,
                               .letter = i18n_marked(guilds[guild].letter)}};
}

card_face sen_lord_face(int lord, int copy)
{
    card_face face = sen_guild_face(senate_guild_of(lord));

    face.mark = card_number(senate_worth(lord));
    face.picture = pictures[senate_guild_of(lord)][lord % SENATE_RANKS][copy];
    face.art.large = 185;
    face.art.part = (struct rect){0.2f, 0.05f, 0.6f, 0.54f}; /* the head, without banner and gift */
    face.art.back = "senate/cards/back.jpg";
    face.back = color_hex(0x1F4A4D);
    if (senate_has_key(lord))
        face.art.signs = (struct card_signs){
            .sign = CARD_KEY, .n = 1, .color = color_hex(senate_worth(lord) == 1 ? SEN_SILVER : SEN_GOLD)};
    if (senate_pearls_of(lord) > 0)
        face.art.signs = (struct card_signs){
            .sign = CARD_BEAD, .n = (uint8_t)senate_pearls_of(lord), .color = color_hex(SEN_BEAD)};
    return face;
}

card_face sen_location_face(const struct table *t, int location)
{
    const struct senate_view *v = shown(t);
    int side = v->turn >= 0 && !senate_is_rival(v, v->turn) ? v->turn : 0,
        n = senate_location_worth(v, side, location) /* what it would count, if it is not taken yet */
            + (location == SENATE_LAND_REGISTRY && !senate_owns(v, side, location) ? 2 : 0);

    return (card_face){.title = sen_title(t, CARD_LOCATION + location),
                       .mark = card_number(n),
                       .picture = t->game->words->card[CARD_LOCATION + location].picture,
                       .art = {.large = 186,
                               .small = t->game->words->card[CARD_LOCATION + location].small,
                               .back = "senate/cards/location-back.jpg",
                               .plate = {22.0f / 445, 416.0f / 645, 401.0f / 445, 50.0f / 645}},
                       .band = color_hex(0x8C7A55),
                       .back = color_hex(0x6E5327)};
}

static void add(struct sen_heap *h, int kind, card_face face)
{
    if (h->n == SEN_HEAP)
        return;
    h->kind[h->n] = (uint8_t)kind;
    h->face[h->n++] = face;
}

void sen_add_lords(const struct table *t, struct sen_heap *h, const uint8_t *lords, const uint8_t *before,
                   int guild)
{
    const struct sen_own *own = t->own;

    for (int lord = guild * SENATE_RANKS; lord < (guild + 1) * SENATE_RANKS; lord++)
        for (int i = 0; i < lords[lord]; i++)
            add(h, lord,
                sen_lord_face(lord, alike_lies(&own->who, (size_t)lord, i + (before ? before[lord] : 0))));
}

void sen_add_locations(const struct table *t, struct sen_heap *h, const uint8_t *locations)
{
    for (int i = 0; i < SENATE_LOCATIONS; i++)
        if (locations[i] > 0)
            add(h, i, sen_location_face(t, i));
}
