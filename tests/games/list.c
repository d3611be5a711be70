/* The games of test programs, in place of src/rules/list.c: those of the house, and the toy. */
#include "rules/list.h"

#include "games/toy/toy_view.h"
#include "rules/conspiracy-1982/c82_view.h"
#include "rules/senate/senate_view.h"
#include "rules/solomon/solomon_view.h"
#include "rules/topsecret/tss_view.h"

static const struct game_rules *const games[] = {&solomon_rules, &c82_rules, &tss_rules,
                                                 &senate_rules,  &toy_rules, NULL};

const struct game_rules *const *game_list(void)
{
    return games;
}
