/* The games of test programs, in place of src/rules/list.c: those of the house, and the toy. Programs without a window have
 * besides, WITHOUT_TABLES, what has rules but no table yet. */
#include "rules/list.h"

#include "games/toy/toy_view.h"
#include "rules/conspiracy-1982/c82_view.h"
#include "rules/solomon/solomon_view.h"

static const struct game_rules *const games[] = {&solomon_rules,
#ifdef WITHOUT_TABLES
                                                 &c82_rules,
#endif
                                                 &toy_rules, NULL};

const struct game_rules *const *game_list(void)
{
    return games;
}
