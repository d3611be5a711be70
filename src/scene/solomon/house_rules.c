#include "scene/solomon/house_rules.h"

#include "base/i18n.h"
#include "gfx/target.h"
#include "scene/solomon/own.h"
#include "ui/widgets.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Of the first slip, by the map's size; how wide that may be, large type or not, and those below it, beside Dublin. */
static const struct point corner = {0.142f, 0.23f};
static const float first_room = 0.16f, next_room = 0.15f;

/* Where a slip of that size lies free of the names of cities: there, or below the one that it would touch. */
static float below_names(const struct table *t, struct rect slip)
{
    enum { AWAY = 4 };
    for (size_t c = 0; c < own_of(t)->plan.places; c++) {
        struct rect name = rect_grow(own_of(t)->plan.label[c], AWAY);
        if (!rect_empty(rect_common(name, slip)))
            return name.y + name.h;
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

/* A slip of paper, turned a little, stamped with a house rule, in two lines where one would be too wide; returns where the
 * next may begin. */
static float slip(struct table *t, struct point at, char *words, int n)
{
    float turn = n % 2 == 0 ? -0.045f : 0.03f;
    struct gfx *gfx = ui_gfx(t->ui);
    float size = ui_type(t->ui, STYLE_SMALL).size, margin = 4;
    float w = ui_stamp_width(t->ui, words, size) + margin,
          most = (n == 0 ? first_room : next_room) * own_of(t)->plan.at.w, line = UI_STAMP_LINE;
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
    box.y = below_names(t, box);
    struct point m = rect_center(box),
                 p[4] = {{box.x, box.y}, {box.x + w, box.y}, {box.x + w, box.y + h}, {box.x, box.y + h}};
    for (int k = 0; k < 4; k++) {
        float dx = p[k].x - m.x, dy = p[k].y - m.y;
        p[k] =
            (struct point){m.x + dx * cosf(turn) - dy * sinf(turn), m.y + dx * sinf(turn) + dy * cosf(turn)};
    }
    gfx_glow(gfx, rect_grow(box, -3), 8, (struct color){0.05f, 0.03f, 0.02f, 0.5f});
    gfx_quad(gfx, 0, p, color_hex(0xF1E6CB));
    ui_stamp(t->ui, rect_pad(box, margin / 2), words, color_hex(0x7A1512), turn);
    return box.y + h * 1.3f;
}

void house_rules_draw(struct table *t)
{
    const struct game_rules *rules = t->h->rules(t->h);
    const game_config *config = t->h->config(t->h);
    game_config usual;
    struct point at = {corner.x * own_of(t)->plan.at.w, corner.y * own_of(t)->plan.at.h};
    if (!rules->default_config(t->box, config->seats, &usual))
        return;
    for (int i = 0, n = 0; i < rules->option_count; i++) {
        const struct game_option *option = &rules->options[i];
        char words[128];
        if (config->option[i] == usual.option[i])
            continue;
        if (option->kind == OPTION_FLAG)
            snprintf(words, sizeof words, "%s", _(option->title));
        else
            snprintf(words, sizeof words, "%s: %d", _(option->title), config->option[i]);
        at.y = slip(t, at, words, n++);
    }
}

uint64_t house_rules_key(const struct table *t)
{
    const game_config *config = t->h->config(t->h);
    return gfx_key(2, config->option, sizeof config->option);
}
