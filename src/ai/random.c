#include "ai/random.h"

#include "base/i18n.h"
#include "base/rng.h"

#include <stdlib.h>

struct random_player {
    struct ai_setup setup;
    struct rng rng;
};

static void *create(const struct ai_kind *kind, const struct ai_setup *setup)
{
    struct random_player *p = calloc(1, sizeof *p);

    (void)kind;
    if (!p)
        return NULL;
    p->setup = *setup;
    rng_start(&p->rng, setup->seed, "random");
    return p;
}

static void decide(void *player, const struct game_view *view, const struct ai_limits *limits, ai_choice *out)
{
    struct random_player *p = player;
    game_action legal[GAME_MAX_LEGAL];
    size_t count = p->setup.rules->view_legal(p->setup.box, view, legal, GAME_MAX_LEGAL);

    (void)limits;
    if (count > 0)
        out->action = legal[rng_below(&p->rng, (uint32_t)count)];
}

const struct ai_kind ai_random = {
    .id = "random",
    .version = 1,
    .title = N_("Random"),
    .help = N_("Does anything that is allowed, for no reason."),
    .create = create,
    .decide = decide,
    .destroy = free,
};
