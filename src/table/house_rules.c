#include "table/house_rules.h"

#include "base/i18n.h"
#include "gfx/target.h"
#include "table/game.h"
#include "table/table.h"
#include "ui/widgets.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Where a slip of that size lies clear of what is printed: there, or below what it would touch. */
static float below_print(const struct house_rules *where, struct rect slip)
{
    enum { AWAY = 4 };

    for (size_t i = 0; i < where->count; i++) {
        struct rect print = rect_grow(where->print[i], AWAY);
        if (!rect_empty(rect_common(print, slip)))
            return print.y + print.h;
    }
    return slip.y;
}

/* Parts words into two lines at the space nearest to their middle; false: there is none. */
static bool part(char *words)
{
    size_t n = strlen(words), best = 0;
    for (size_t i = 1; i < n; i++)
        if (words[i] == ' ' &&
            (best == 0 || labs((long)(2 * i) - (long)n) < labs((long)(2 * best) - (long)n)))
            best = i;
    if (best > 0)
        words[best] = '\n';
    return best > 0;
}

/* A house rule, stamped on the print itself, turned a little: on paper of its own it would look like a button. In two lines where one
 * would be too wide. Returns where the next may begin. */
static float slip(struct table *t, const struct house_rules *where, struct point at, char *words, int n)
{
    float turn = n % 2 == 0 ? -0.045f : 0.03f;
    float size = ui_type(t->ui, STYLE_SMALL).size, margin = 4;
    float w = ui_stamp_width(t->ui, words, size) + margin,
          most = n == 0 ? where->first_room : where->next_room, line = UI_STAMP_LINE;
    if (w > most && part(words)) {
        w = ui_stamp_width(t->ui, words, size) + margin;
        line = UI_STAMP_TWO_LINES;
    }
    if (w > most) {
        size *= most / w;
        w = most;
    }
    float h = size / line + margin;
    struct rect box = {at.x, at.y, w, h};
    box.y = below_print(where, box);
    ui_stamp(t->ui, rect_pad(box, margin / 2), words, ui_theme(t->ui)->color.ink, turn);
    return box.y + h * 1.3f;
}

/* `Express trains`, `Faces of the die: 2`. */
static void option_words(const struct game_option *option, int value, char *out, size_t size)
{
    const char *title = i18n_marked(option->title);

    if (option->kind == OPTION_FLAG)
        snprintf(out, size, "%s", title);
    else if (option->value_title)
        snprintf(out, size, "%s: %s", title, i18n_marked(option->value_title[value - option->least]));
    else if (option->kind == OPTION_WORD)
        snprintf(out, size, "%s: %s", title, option->word[value]);
    else
        snprintf(out, size, "%s: %d", title, value);
}

/* People find it so in every new match: no rule of this house. */
static bool is_suggested(const struct game_option *option, int value)
{
    return option->for_people != 0 && option->for_people == value;
}

void house_rules_draw(struct table *t)
{
    const struct game_rules *rules = t->h->rules(t->h);
    const game_config *config = t->h->config(t->h);
    game_config usual;
    struct house_rules where = {.first_room = t->layout.middle.w * 0.16f,
                                .next_room = t->layout.middle.w * 0.15f};
    if (t->game->house_rules)
        t->game->house_rules(t, &where);
    struct point at = where.at;
    if (t->layout.middle.w <
        ui_line(t->ui, STYLE_SMALL) * 24) /* a large card lies open: names have what room there is */
        return;
    if (!rules->default_config(t->box, config->seats, &usual))
        return;
    for (int i = 0, n = 0; i < rules->option_count; i++) {
        char words[128];
        if (config->option[i] == usual.option[i] || is_suggested(&rules->options[i], config->option[i]) ||
            (where.told && strcmp(where.told, rules->options[i].name) == 0))
            continue;
        option_words(&rules->options[i], config->option[i], words, sizeof words);
        at.y = slip(t, &where, at, words, n++);
    }
}

uint64_t house_rules_key(const struct table *t)
{
    const game_config *config = t->h->config(t->h);
    return gfx_key(2, config->option, sizeof config->option);
}
