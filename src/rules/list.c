/* All games: a line each. Test programs link a list of their own in its place. */
#include "rules/list.h"

#include "rules/conspiracy-1982/c82_view.h"
#include "rules/senate/senate_view.h"
#include "rules/solomon/solomon_view.h"
#include "rules/topsecret/tss_view.h"

static const struct game_rules *const games[] = {&solomon_rules, &c82_rules, &tss_rules, &senate_rules, NULL};

const struct game_rules *const *game_list(void)
{
    return games;
}
