#include "scene/ways.h"

#include "base/i18n.h"
#include "ui/widgets.h"

#include <math.h>

static const float gap = 24, below = 6;

bool ways_set(const struct game_scene *scene, int option)
{
    return scene->ways && scene->ways_set >> option & 1;
}

static bool is_way(const struct game_scene *scene, const struct game_way *way, const int *option)
{
    for (int i = 0; i < GAME_MAX_OPTIONS; i++)
        if (ways_set(scene, i) && option[i] != way->option[i])
            return false;
    return true;
}

/* One under the other where their names do not fit beside each other. */
static int across(struct ui *ui, const struct game_scene *scene, float width)
{
    return width >= ui_grow(ui, 900) ? scene->way_count : 1;
}

static float row_height(struct ui *ui, const struct game_scene *scene, float width)
{
    int columns = across(ui, scene, width);
    float most = 0, wide = width / (float)columns - (columns > 1 ? gap : 0);
    for (int i = 0; i < scene->way_count; i++)
        most = fmaxf(most, ui_text_height(ui, STYLE_SMALL, i18n_marked(scene->ways[i].text), wide - 12));
    return ui_button_height(ui) + below + most + gap * 0.6f;
}

static struct ui_button house_button(bool house)
{
    return (struct ui_button){.text = house ? _("Hide the house rules") : _("House rules"),
                              .kind = BUTTON_QUIET};
}

float ways_height(struct ui *ui, const struct game_scene *scene, float width)
{
    if (!scene->ways)
        return 0;
    int rows = (scene->way_count + across(ui, scene, width) - 1) / across(ui, scene, width);
    return row_height(ui, scene, width) * (float)rows + ui_button_height(ui) + gap;
}

void ways_draw(struct ui *ui, const struct game_scene *scene, int option[GAME_MAX_OPTIONS], bool *house,
               struct rect at)
{
    if (!scene->ways)
        return;
    struct ui_button more = house_button(*house);
    int columns = across(ui, scene, at.w), rows = (scene->way_count + columns - 1) / columns;
    struct rect grid = cut_top(&at, row_height(ui, scene, at.w) * (float)rows);
    ui_scope_push(ui, "ways", 0);
    for (int i = 0; i < scene->way_count; i++) {
        const struct game_way *way = &scene->ways[i];
        struct rect cell = rect_grid(grid, i, columns, rows, 0);
        cell.w -= columns > 1 ? gap : 0;
        struct ui_button button = {.text = i18n_marked(way->title), .selected = is_way(scene, way, option)};
        if (ui_button_with(ui, "way", i, cut_top(&cell, ui_button_height(ui)), &button))
            for (int k = 0; k < GAME_MAX_OPTIONS; k++)
                option[k] = ways_set(scene, k) ? way->option[k] : option[k];
        cut_top(&cell, below);
        ui_text_in(ui, rect_pad_xy(cell, 6, 0), STYLE_SMALL, ALIGN_LEFT, i18n_marked(way->text),
                   ui_theme(ui)->color.ink_soft);
    }
    if (ui_button_with(ui, "house", 0, rect_place(at, ui_button_width(ui, &more), ui_button_height(ui), 0, 0),
                       &more))
        *house = !*house;
    ui_scope_pop(ui);
}
