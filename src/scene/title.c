/* The title: the poster, and what there is to do. */
#include "base/i18n.h"
#include "gfx/effects.h"
#include "scene/stage.h"
#include "ui/widgets.h"

#include <stdio.h>

struct title {
    bool can_continue;
    struct host_save save;
    uint64_t opened; /* ms */
};

static void open(void *state, const struct host *h)
{
    struct title *t = state;
    t->can_continue = h->can_continue(h, &t->save);
    t->opened = h->now(h);
}

static const char *poster(void)
{
    const struct game_scene *game = game_scene_at(0);
    return game != NULL && game->poster != NULL ? game->poster : "";
}

/* The poster fills the left of the window, lying a little askew on the desk. */
static void draw_poster(struct ui *ui, struct rect at)
{
    struct gfx *gfx = ui_gfx(ui);
    gfx_texture texture = gfx_load(gfx, poster());
    struct point size = gfx_texture_size(gfx, texture);
    if (size.x <= 0 || size.y <= 0)
        return;
    struct rect box = rect_fit(rect_pad(at, 40), size.x / size.y);
    const float turn = -0.018f;
    struct gfx_sprite paper = {.at = rect_grow(box, 16), .tint = color_hex(0xf3ead2), .turn = turn};
    struct gfx_sprite picture = {.texture = texture, .at = box, .turn = turn};
    gfx_glow(gfx, rect_grow(box, 26), 40, color_fade(color_hex(0x000000), 0.55f));
    gfx_sprite(gfx, &paper);
    gfx_sprite(gfx, &picture);
}

struct entry {
    const char *key, *text;
    enum ui_button_kind kind;
};

/* Draws one entry of the menu; true when it was pressed. */
static bool entry(struct ui *ui, struct rect *column, const struct entry *e)
{
    float height = ui_button_height(ui);
    struct rect at = cut_top(column, height);
    cut_top(column, 12);
    struct ui_button button = {.text = e->text, .kind = e->kind};
    return ui_button_with(ui, e->key, 0, at, &button);
}

static void menu(struct title *t, const struct host *h, struct ui *ui, struct rect column)
{
    if (t->can_continue) {
        if (entry(ui, &column, &(struct entry){"continue", _("Continue"), BUTTON_PRIMARY})) {
            game_error err = {""};
            if (!h->go_on(h, &err))
                h->toast(h, err.text);
        }
        if (t->save.line[0] != '\0') {
            struct rect line = cut_top(&column, ui_line(ui, STYLE_SMALL) * 1.2f);
            ui_label_in(ui, line, STYLE_SMALL, ALIGN_LEFT, t->save.line, ui_theme(ui)->color.cream);
            cut_top(&column, 8);
        }
    }
    ui_focus_default(ui, ui_id_at(ui, t->can_continue ? "continue" : "new", 0));
    if (entry(ui, &column,
              &(struct entry){"new", _("New game"), t->can_continue ? BUTTON_PAPER : BUTTON_PRIMARY}))
        h->show(h, HOST_SCREEN_NEW);
    if (entry(ui, &column, &(struct entry){"load", _("Load"), BUTTON_PAPER}))
        h->show(h, HOST_SCREEN_LOAD);
    if (entry(ui, &column, &(struct entry){"help", _("Rules and help"), BUTTON_PAPER}))
        h->show(h, HOST_SCREEN_HELP);
    if (entry(ui, &column, &(struct entry){"settings", _("Settings"), BUTTON_PAPER}))
        h->show(h, HOST_SCREEN_SETTINGS);
    if (entry(ui, &column, &(struct entry){"quit", _("Quit"), BUTTON_QUIET}))
        h->quit(h);
}

static void name_plate(struct ui *ui, struct rect at)
{
    const struct ui_colors *color = &ui_theme(ui)->color;
    float line = ui_line(ui, STYLE_TITLE);
    struct rect name = cut_top(&at, line);
    ui_label_in(ui, name, STYLE_TITLE, ALIGN_LEFT, _("CONSPIRACY"), color->cream);
    gfx_fill(ui_gfx(ui), (struct rect){at.x, at.y + 4, at.w, 4}, color->accent);
    cut_top(&at, 16);
    ui_label_in(ui, at, STYLE_TYPE, ALIGN_LEFT, _("Agents whom nobody owns. Europe, 1973."), color->brass);
}

static void frame(void *state, const struct host *h, struct ui *ui)
{
    struct title *t = state;
    stage_desk(ui);
    struct rect area = ui_area(ui);
    struct rect right = area;
    struct rect left = cut_left(&right, area.w * 0.52f);
    draw_poster(ui, left);

    struct rect column = rect_place(right, ui_grow(ui, 560), right.h, 0.35f, 0);
    float button = ui_button_height(ui) + 12;
    float menu_height =
        button * (t->can_continue ? 6 : 5) + (t->can_continue ? ui_line(ui, STYLE_SMALL) * 1.2f + 8 : 0);
    float plate = ui_line(ui, STYLE_TITLE) + ui_line(ui, STYLE_TYPE) + 32;
    float gap = ui_grow(ui, 48);
    if (plate + gap + menu_height > column.h - 60)
        gap = 12;
    float top = (column.h - plate - gap - menu_height) * 0.45f;
    cut_top(&column, top > 20 ? top : 20);
    name_plate(ui, cut_top(&column, plate));
    cut_top(&column, gap);
    menu(t, h, ui, column);

    char version[48];
    snprintf(version, sizeof version, "%s", CONSPIRACY_VERSION);
    struct rect corner = {area.w - 220, area.h - 44, 200, 30};
    ui_label_in(ui, corner, STYLE_SMALL, ALIGN_RIGHT, version, color_fade(ui_theme(ui)->color.cream, 0.6f));
    gfx_finish(ui_gfx(ui), 0.5f, 0.25f, 0);
}

static void cancel(void *state, const struct host *h)
{
    (void)state;
    (void)h; /* there is nothing below the title; leaving takes the button */
}

const struct scene scene_title = {
    .id = "title", .state_size = sizeof(struct title), .open = open, .frame = frame, .cancel = cancel};
