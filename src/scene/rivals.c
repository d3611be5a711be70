#include "scene/rivals.h"

#include "base/i18n.h"
#include "scene/stage.h"
#include "ui/ui.h"
#include "ui/widgets.h"

#include <math.h>

enum { EDGE = 24, GAP = 10, MARK = 10 }; /* MARK: round the portrait, beyond its frame */

static const float portrait_shape = 0.8f; /* width by height */
static const float narrowest = 116;       /* a portrait with its name, before it grows with the text */

bool rivals_there(const struct game_scene *scene, const struct game_rules *rules, int seats)
{
    return scene->rivals && rules->rival_option > 0 && seats == 1;
}

/* A portrait so high with the name below it. True: it was pressed. */
static bool draw_one(struct ui *ui, const struct game_rival *of, const char *name, int i, bool chosen,
                     struct rect at, float high)
{
    const struct ui_colors *c = &ui_theme(ui)->color;
    struct ui_response r = ui_spot(ui, ui_id_at(ui, "rival", i), at, 0);
    struct rect face = rect_place(at, high * portrait_shape, high, 0.5f, 0);

    ui_name(ui, &(struct ui_words){.name = name, .text = i18n_marked(of->text), .legible = true});
    face.y += MARK;
    if (chosen)
        gfx_round(ui_gfx(ui), rect_grow(face, MARK), 4, c->accent);
    stage_picture(ui, face, of->picture);
    if (!chosen && !r.hot)
        gfx_fill(ui_gfx(ui), face, color_fade(c->paper, 0.35f));
    cut_top(&at, high + 2 * MARK + GAP);
    (void)ui_text_in(ui, at, STYLE_SMALL, ALIGN_CENTER, name, chosen ? c->ink : c->ink_soft);
    return r.clicked;
}

void rivals_draw(struct ui *ui, const struct game_scene *scene, const struct game_rules *rules, int *value,
                 struct rect at)
{
    const struct game_option *option = &rules->options[rules->rival_option - 1];
    int n = option->most + 1;

    (void)ui_panel(ui, at, PANEL_CARD);
    struct rect inside = rect_pad_xy(at, EDGE, EDGE + 8);
    int across = (int)((inside.w + GAP) / (ui_grow(ui, narrowest) + GAP));
    across = across < 1 ? 1 : across;
    int rows = (n + across - 1) / across, columns = (n + rows - 1) / rows;
    ui_label(ui, cut_top(&inside, ui_line(ui, STYLE_SUBHEAD) * 1.3f), STYLE_SUBHEAD, ALIGN_CENTER,
             i18n_marked(option->title));
    const char *says = i18n_marked(scene->rivals[*value].text);
    float words = ui_text_height(ui, STYLE_BODY, says, inside.w) + GAP;
    float below = 2 * MARK + GAP + ui_line(ui, STYLE_SMALL) * 2; /* of a portrait: its name */
    float wide = (inside.w - GAP * (float)(columns - 1)) / (float)columns - 2 * MARK;
    float high = fminf(wide / portrait_shape, (inside.h - words) / (float)rows - GAP - below);
    /* What is said stands right under what it speaks of, and all of it in the middle. */
    float all = (high + below + GAP) * (float)rows;
    cut_top(&inside, fmaxf(0, (inside.h - all - words) / 2));
    struct rect grid = cut_top(&inside, all - GAP);
    ui_scope_push(ui, "rivals", 0);
    for (int i = 0; i < n; i++)
        if (draw_one(ui, &scene->rivals[i], i18n_marked(option->value_title[i]), i, i == *value,
                     rect_grid(grid, i, columns, rows, GAP), high))
            *value = i;
    ui_scope_pop(ui);
    cut_top(&inside, GAP);
    (void)ui_text_in(ui, inside, STYLE_BODY, ALIGN_CENTER, says, ui_theme(ui)->color.ink);
}
