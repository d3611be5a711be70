#include "scene/solomon/board.h"
#include "table/figures.h"

/* Worked out from the agents' silhouettes so that of each nearly all is seen, and above all what it is known by: lantern,
 * hat, wheel, telescope, scarf, bundle. */
static const uint8_t from_left[SOLOMON_AGENTS] = {SOLOMON_BEACON,   SOLOMON_MAGICIAN, SOLOMON_VAGABOND,
                                                  SOLOMON_ROULETTE, SOLOMON_SPYGLASS, SOLOMON_TEMPEST};
static const uint8_t depth[SOLOMON_AGENTS] = {
    [SOLOMON_BEACON] = 0,   [SOLOMON_MAGICIAN] = 1, [SOLOMON_TEMPEST] = 2,
    [SOLOMON_ROULETTE] = 3, [SOLOMON_VAGABOND] = 4, [SOLOMON_SPYGLASS] = 5};
static const uint8_t backmost[SOLOMON_AGENTS] = {SOLOMON_MAGICIAN, SOLOMON_ROULETTE, SOLOMON_SPYGLASS,
                                                 SOLOMON_BEACON,   SOLOMON_TEMPEST,  SOLOMON_VAGABOND};

/* Vagabond's bundle and Tempest's scarf need room. */
static const float room[SOLOMON_AGENTS] = {[SOLOMON_VAGABOND] = 0.36f, [SOLOMON_TEMPEST] = 0.2f};

static const struct formation formations[SOLOMON_AGENTS + 1] = {
    {0, 0, 0, 0, {0, 0.12f}},
    {0, 1, 0, 0, {0.82f, 0.12f}},
    {0, 1, 0, 0, {1.28f, 0.12f}},
    {0, 1, 0, 0, {1.78f, 0.12f}},
    {2, 1.3f, 1.7f, 0.7f, {1.5f, 0.14f}},
    {2, 1.3f, 1.7f, 0, {0.65f, 0.46f}},
    {3, 1.3f, 1.7f, 0.65f, {0.65f, 0.46f}},
};

const struct figure_order agents_order = {
    .figures = SOLOMON_AGENTS,
    .prop = true,
    .from_left = from_left,
    .backmost = backmost,
    .depth = depth,
    .room = room,
    .formation = formations,
};
