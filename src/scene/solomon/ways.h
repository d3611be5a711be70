/* Which things are pressed for an action of The Solomon Gambit. */
#ifndef CONSPIRACY_SCENE_SOLOMON_WAYS_H
#define CONSPIRACY_SCENE_SOLOMON_WAYS_H

#include "rules/solomon/solomon_view.h"
#include "table/pick.h"

/* What an action is pressed together from: the view, and all that is legal in it. */
struct ways_of {
    const struct solomon_view *view;
    const game_action *legal;
    size_t n;
};

/* As pick_from wants it; of: a struct ways_of. */
size_t solomon_ways(const void *of, const struct pick *pick, const game_action *action,
                    struct way out[PICK_WAYS]);

#endif
