#include "scene/shelf_list.h"

#include "base/i18n.h"
#include "scene/stage.h"
#include "table/desk.h"
#include "ui/modal.h"
#include "ui/widgets.h"

#include <math.h>

enum { PAD = 16, GAP = 8, INNER = 40 };

static float buttons_width(struct ui *ui, const struct shelf_of *of)
{
    float width = 0;
    for (int i = 0; i < of->actions; i++)
        width += ui_button_width(ui, &(struct ui_button){.text = of->action[i].text}) + GAP;
    return width;
}

/* The buttons stand below the words where there is no room beside them. */
static bool is_stacked(struct ui *ui, const struct shelf_of *of, float width)
{
    return width - 2 * PAD - buttons_width(ui, of) < ui_grow(ui, 520);
}

static float words_height(struct ui *ui)
{
    return ui_line(ui, STYLE_BODY) * 1.15f + ui_line(ui, STYLE_SMALL) * 1.25f;
}

float shelf_row_height(struct ui *ui, const struct shelf_of *of, float width)
{
    float words = words_height(ui), button = ui_button_height(ui);
    return (is_stacked(ui, of, width) ? words + GAP + button : fmaxf(words, button)) + 2 * 10;
}

/* A row that belongs to the one above, with a line from there; all: the whole row. */
static void write_inner(struct ui *ui, struct rect at, struct rect all, const struct shelf_row *row)
{
    struct color ink = color_fade(ui_theme(ui)->color.ink, 0.35f);
    float x = cut_left(&at, INNER).x + 10, y = all.y + all.h / 2;
    gfx_fill(ui_gfx(ui), (struct rect){x, all.y, 2, row->more ? all.h : y - all.y}, ink);
    gfx_fill(ui_gfx(ui), (struct rect){x, y - 1, INNER - 20, 2}, ink);
    ui_label(ui, at, STYLE_BODY, ALIGN_LEFT, row->title);
}

static void write_row(struct ui *ui, struct rect at, const struct shelf_row *row)
{
    const struct ui_colors *c = &ui_theme(ui)->color;
    struct rect top = cut_top(&at, ui_line(ui, STYLE_BODY) * 1.15f);
    struct rect when = cut_right(&top, ui_text_width(ui, STYLE_TYPE, row->when) + 4);
    ui_label_in(ui, when, STYLE_TYPE, ALIGN_RIGHT, row->when, c->ink_soft);
    cut_right(&top, 20);
    ui_label_in(ui, top, STYLE_STRONG, ALIGN_LEFT, row->title,
                row->bad ? color_mix(c->accent, c->ink, 0.4f) : c->ink);
    if (row->game[0] != '\0') {
        float wide = fminf(ui_text_width(ui, STYLE_SMALL, row->game) + 24, at.w / 2);
        ui_label_in(ui, cut_left(&at, wide), STYLE_SMALL, ALIGN_LEFT, row->game, c->ink);
    }
    ui_label_in(ui, at, STYLE_SMALL, ALIGN_LEFT, row->below, c->ink_soft);
}

/* Draws a row; the action that was pressed, or -1. */
static int row_frame(struct ui *ui, struct rect at, int i, const struct shelf_row *row,
                     const struct shelf_of *of)
{
    const struct ui_colors *c = &ui_theme(ui)->color;
    unsigned flags = SPOT_NO_FOCUS | (row->bad ? (unsigned)SPOT_DISABLED : 0);
    struct ui_response r = ui_spot(ui, ui_id_at(ui, "row", i), at, flags);
    struct rect in = rect_pad_xy(at, PAD, 10), side = in;
    int pressed = r.clicked ? 0 : -1;
    ui_name(ui, &(struct ui_words){.name = row->title, .legible = true});
    if (r.hot)
        gfx_fill(ui_gfx(ui), at, color_fade(c->ink, 0.06f));
    gfx_fill(ui_gfx(ui), (struct rect){at.x, at.y + at.h - 1, at.w, 1}, color_fade(c->ink, 0.16f));
    if (is_stacked(ui, of, at.w)) {
        side = cut_bottom(&in, ui_button_height(ui));
        cut_bottom(&in, GAP);
    } else {
        side = cut_right(&in, buttons_width(ui, of));
        cut_right(&in, 16);
        in = rect_place(in, in.w, words_height(ui), 0, 0.5f);
        side = rect_place(side, side.w, ui_button_height(ui), 0, 0.5f);
    }
    if (row->inner)
        write_inner(ui, in, at, row);
    else
        write_row(ui, in, row);
    for (int k = of->actions - 1; k >= 0; k--) {
        bool last = k == of->actions - 1;
        if (row->inner && k > 0) {
            cut_right(&side, ui_button_width(ui, &(struct ui_button){.text = of->action[k].text}) + GAP);
            continue;
        }
        struct ui_button b = {
            .text = of->action[k].text, .tip = of->action[k].tip, .disabled = row->bad && !last};
        float w = ui_button_width(ui, &b);
        if (k == 0 && row->first)
            b = (struct ui_button){.text = row->first, .disabled = b.disabled};
        struct rect place = cut_right(&side, fmaxf(w, ui_button_width(ui, &b)));
        cut_right(&side, GAP);
        if (ui_button_with(ui, of->action[k].key, i, place, &b))
            pressed = k;
    }
    return pressed;
}

/* Whether the row's first button, or another of it, has the focus. */
static bool has_focus(struct ui *ui, const struct shelf_of *of, int i)
{
    for (int k = 0; k < of->actions; k++)
        if (ui_focused(ui) == ui_id_at(ui, of->action[k].key, i))
            return true;
    return false;
}

static struct shelf_press rows_frame(struct shelf_list *l, const struct host *h, struct ui *ui,
                                     struct rect at, const struct shelf_of *of)
{
    float high = shelf_row_height(ui, of, at.w - 24);
    int first = -1; /* that can be opened */

    if (at.h >= high && high * (float)of->n > at.h) /* whole rows */
        at.h = floorf(at.h / high + 0.01f) * high;
    struct rect all = ui_scroll_begin(ui, "shelf", at, high * (float)of->n);
    struct shelf_press pressed = {-1, -1};
    struct shelf_row row;
    all.w -= 24; /* the bar of the scrolling */
    for (int i = 0; i < of->n; i++) {
        struct rect r = {all.x, all.y + high * (float)i, all.w, high};
        bool near = r.y + r.h > at.y - high && r.y < at.y + at.h + high; /* one beyond each edge, for keys */
        row = (struct shelf_row){.bad = false};
        if ((!near && !has_focus(ui, of, i)) || !of->row(h, i, &row))
            continue;
        int action = row_frame(ui, r, i, &row, of);
        if (action >= 0)
            pressed = (struct shelf_press){i, action};
        if (!row.bad && first < 0) {
            first = i;
            ui_focus_default(ui, ui_id_at(ui, of->action[0].key, i));
            if (l->frames <
                2) /* the first brings back the focus of old, which was elsewhere when there were no rows */
                ui_focus(ui, ui_id_at(ui, of->action[0].key, i));
            l->frames += l->frames < 2;
        }
    }
    ui_scroll_end(ui);
    return pressed;
}

struct shelf_press shelf_list_frame(struct shelf_list *l, const struct host *h, struct ui *ui, struct rect at,
                                    const struct shelf_of *of)
{
    struct shelf_press pressed = rows_frame(l, h, ui, at, of);
    if (pressed.action == of->actions - 1 && pressed.action >= 0) {
        l->asking = true;
        l->row = pressed.row;
        pressed.action = -1;
    }
    if (!l->asking || l->row >= of->n)
        return pressed;
    const char *const answers[] = {of->yes, of->no};
    int answer = ui_ask(ui, "delete", of->ask, of->ask_more, answers, 2);
    l->asking = answer < 0;
    return answer == 0 ? (struct shelf_press){l->row, of->actions - 1} : (struct shelf_press){-1, -1};
}

static void tabs(const struct host *h, struct ui *ui, struct rect at, enum shelf_tab which)
{
    static const enum host_screen screens[SHELF_TABS] = {HOST_SCREEN_RECORDS, HOST_SCREEN_LOAD,
                                                         HOST_SCREEN_STATISTICS};
    const char *const words[SHELF_TABS] = {_("Finished games"), _("Saved games"), _("Statistics")};
    int value = (int)which;
    if (ui_tabs(ui, "files", at, words, SHELF_TABS, &value) && value != (int)which) {
        h->shell->back(h);
        h->shell->show(h, screens[value]);
    }
}

struct rect shelf_sheet(const struct host *h, struct ui *ui, enum shelf_tab which)
{
    enum { WIDTH = 1400, CONTENT = 640 };
    struct rect foot;
    desk_draw(ui);
    struct rect inside = stage_page(ui, WIDTH, ui_grow(ui, CONTENT), _("Records"), &foot);
    stage_back(ui, h, &foot);
    struct ui_button begin = {.text = _("New game"), .kind = BUTTON_PRIMARY};
    if (stage_button(ui, &foot, "new", &begin))
        h->shell->show(h, HOST_SCREEN_NEW);
    tabs(h, ui, cut_top(&inside, ui_button_height(ui)), which);
    cut_top(&inside, 14);
    return inside;
}

void shelf_nothing(struct ui *ui, struct rect inside, const char *heading, const char *words)
{
    const struct ui_colors *color = &ui_theme(ui)->color;
    float head = ui_line(ui, STYLE_HEADING) * 1.3f;
    if (stage_wide(ui)) { /* nobody has sat there yet */
        float side = fminf(inside.h * 0.62f, inside.w * 0.34f);
        inside = rect_centered(inside, fminf(inside.w, side + 48 + ui_grow(ui, 560)), side);
        stage_picture(ui, cut_left(&inside, side), "shared/portraits/vacant.png");
        cut_left(&inside, 48);
    }
    struct rect text =
        rect_place(inside, inside.w, head + ui_text_height(ui, STYLE_BODY, words, inside.w), 0, 0.5f);
    ui_label(ui, cut_top(&text, head), STYLE_HEADING, ALIGN_LEFT, heading);
    ui_text_in(ui, text, STYLE_BODY, ALIGN_LEFT, words, color->ink_soft);
}

struct shelf_press shelf_page(struct shelf_list *l, const struct host *h, struct ui *ui, enum shelf_tab which,
                              const struct shelf_of *of, const char *none, const char *none_more)
{
    struct rect inside = shelf_sheet(h, ui, which);
    if (of->n > 0)
        return shelf_list_frame(l, h, ui, inside, of);
    shelf_nothing(ui, inside, none, none_more);
    ui_focus_default(ui, ui_id_at(ui, "new", 0));
    return (struct shelf_press){-1, -1};
}
