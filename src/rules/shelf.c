#include "rules/shelf.h"

#include "base/i18n.h"
#include "rules/list.h"
#include "rules/refuse.h"

const struct game_box *shelf_box(struct game_shelf *shelf, const struct game_rules *rules, game_error *err)
{
    size_t i = 0;

    while (i < SHELF_GAMES && shelf->rules[i] && shelf->rules[i] != rules)
        i++;
    if (i == SHELF_GAMES) {
        game_refuse(err, "%s", _("too many games are open"));
        return NULL;
    }
    if (!shelf->rules[i]) {
        struct game_box *box = game_load_box(rules, err);
        if (!box)
            return NULL;
        shelf->box[i] = box;
        shelf->rules[i] = rules;
    }
    return shelf->box[i];
}

void shelf_clear(struct game_shelf *shelf)
{
    for (size_t i = 0; i < SHELF_GAMES && shelf->rules[i]; i++)
        game_close_box(shelf->rules[i], shelf->box[i]);
    *shelf = (struct game_shelf){{NULL}, {NULL}};
}
