/* Shows every widget, for people: gallery WIDTH HEIGHT OUT.png [TEXT-PERCENT [modal]]. Draws offscreen. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "gfx/effects.h"
#include "gfx/target.h"
#include "platform/window.h"
#include "ui/modal.h"

struct gallery {
    struct ui *ui;
    bool sound, motion, modal;
    int volume, coins, quality, level, page, chosen;
    char name[64];
};

static void draw_row(struct ui *ui, struct rect at, int i, void *ctx)
{
    static const char *const lines[] = {"Beacon, Prague to Vienna, by train",
                                        "Challenge: Vienna names 4",
                                        "Rome yields",
                                        "Dr. Solomon: Budapest",
                                        "Magician burnt in Lisbon",
                                        "Payoff to Tempest, amount unknown"};
    char number[16];
    (void)ctx;
    (void)snprintf(number, sizeof number, "%02d.", i + 1);
    ui_label_in(ui, cut_left(&at, ui_grow(ui, 56)), STYLE_TYPE, ALIGN_LEFT, number,
                ui_theme(ui)->color.accent);
    ui_label(ui, at, STYLE_TYPE, ALIGN_LEFT, lines[i % 6]);
}

static void values(struct gallery *g, struct rect in)
{
    static const char *const quality[] = {"Low", "Medium", "High"};
    static const char *const level[] = {"Trainee of the service", "Field agent of some years",
                                        "Station chief", "Old hand"};
    struct ui *ui = g->ui;
    float row = ui_line(ui, STYLE_BODY) + 30, gap = 8;
    ui_label(ui, cut_top(&in, ui_line(ui, STYLE_HEADING)), STYLE_HEADING, ALIGN_LEFT, "Settings of the desk");
    ui_rule(ui, cut_top(&in, 14));
    in = ui_scroll_begin(ui, "settings", in, row * 6 + gap * 6 + 24);
    (void)cut_top(&in, gap);
    (void)ui_toggle(ui, "sound", cut_top(&in, row), "Sound", &g->sound);
    (void)ui_toggle(ui, "motion", cut_top(&in, row), "Reduced motion", &g->motion);
    struct rect line = cut_top(&in, row);
    ui_label(ui, cut_left(&line, line.w * 0.3f), STYLE_BODY, ALIGN_LEFT, "  Volume");
    (void)ui_slider(ui, "volume", line, &g->volume, 0, 100, 5, "%");
    (void)cut_top(&in, gap);
    (void)ui_choice(ui, "quality", cut_top(&in, row), quality, 3, &g->quality);
    (void)cut_top(&in, gap);
    (void)ui_choice(ui, "level", cut_top(&in, row), level, 4, &g->level);
    (void)cut_top(&in, gap);
    line = cut_top(&in, row);
    (void)ui_stepper(ui, "coins", rect_column(line, 0, 2, 16), &g->coins, 0, 9, 1);
    (void)ui_field(ui, "name", rect_column(line, 1, 2, 16), g->name, sizeof g->name, 16, "Your name");
    ui_scroll_end(ui);
}

static void buttons(struct gallery *g, struct rect in)
{
    static const struct ui_button all[] = {
        {.text = "New game", .kind = BUTTON_PRIMARY, .shortcut = ACTION_ACCEPT},
        {.text = "Continue"},
        {.text = "Undo", .shortcut = ACTION_UNDO, .tip = "Takes back what nobody has seen yet"},
        {.text = "Burn the file"},
        {.text = "Not now", .disabled = true},
        {.text = "Rules", .selected = true},
        {.text = "Settings", .kind = BUTTON_QUIET},
    };
    struct ui *ui = g->ui;
    for (int i = 0; i < 7; i++)
        (void)ui_button_with(ui, "button", i, rect_grid(in, i, 2, 4, 22), &all[i]);
    struct rect cell = rect_grid(in, 7, 2, 4, 22);
    struct ui_button icon = {.icon = gfx_load(ui_gfx(ui), "shared/ui/icons/hint.png"), .tip = "Hint"};
    (void)ui_button_with(ui, "hint", 0, cut_left(&cell, cell.h * 1.2f), &icon);
    (void)cut_left(&cell, 20);
    struct ui_response r =
        ui_spot(ui, ui_id_of(ui, "spot"), rect_place(cell, cell.h, cell.h, 0, 0.5f), SPOT_ROUND);
    gfx_disc(ui_gfx(ui), rect_center(rect_place(cell, cell.h, cell.h, 0, 0.5f)), cell.h / 2,
             r.hot ? ui_theme(ui)->color.brass : ui_theme(ui)->color.teal);
    ui_focus_default(ui, ui_id_at(ui, "button", 0));
}

static void types(struct gallery *g, struct rect in)
{
    struct ui *ui = g->ui;
    struct color cream = ui_theme(ui)->color.cream;
    ui_label_in(ui, cut_top(&in, ui_line(ui, STYLE_TITLE)), STYLE_TITLE, ALIGN_LEFT, "THE SOLOMON GAMBIT",
                cream);
    ui_label_in(ui, cut_top(&in, ui_line(ui, STYLE_SUBHEAD)), STYLE_SUBHEAD, ALIGN_LEFT,
                "Vienna, October 1973. Six agents, and nobody owns them.", ui_theme(ui)->color.brass);
}

static void file(struct gallery *g, struct rect at)
{
    static const char *const pages[] = {"Log", "Dossier", "Notebook"};
    struct ui *ui = g->ui;
    (void)ui_tabs(ui, "tabs", cut_top(&at, ui_line(ui, STYLE_STRONG) + 26), pages, 3, &g->page);
    struct rect in = ui_panel(ui, at, PANEL_PAPER);
    float note = ui_text_height(ui, STYLE_BODY, "Ag", in.w) * 4;
    struct rect words = cut_bottom(&in, note);
    (void)ui_list(ui, "log", in, 30, ui_line(ui, STYLE_TYPE) + 14, &g->chosen, draw_row, NULL);
    (void)ui_text(ui, rect_pad_xy(words, 0, 8), STYLE_BODY,
                  "At least 5 on Roulette: Rome named 5 in the second round and paid. Zażółć gęślą jaźń; "
                  "größer, señor, façade. What cannot be known from here is not written here.");
    struct rect stamp = {at.x + at.w - ui_grow(ui, 330), at.y + at.h * 0.45f, ui_grow(ui, 300),
                         ui_grow(ui, 110)};
    ui_stamp(ui, stamp, "TOP SECRET", ui_theme(ui)->color.accent, -0.16f);
}

static void cards(struct gallery *g)
{
    struct ui *ui = g->ui;
    struct ui_modal m =
        ui_modal_begin(ui, "challenge", ui_grow(ui, 900), ui_grow(ui, 560), "A challenge over Beacon", 0);
    if (m.open) {
        struct rect in = m.inside, low = cut_bottom(&in, ui_button_height(ui));
        (void)ui_text(
            ui, in, STYLE_BODY,
            "Vienna wants to move Beacon from Prague to Munich. Rome says no. Name a number of coins "
            "on Beacon that you can show, or yield.");
        struct ui_button name = {.text = "Name 4", .kind = BUTTON_PRIMARY}, yield = {.text = "Yield"};
        (void)ui_button_with(ui, "name", 0, rect_column(low, 0, 2, 20), &name);
        (void)ui_button_with(ui, "yield", 0, rect_column(low, 1, 2, 20), &yield);
    }
    ui_modal_end(ui);
}

static void frame(struct gallery *g, int w, int h, uint64_t now)
{
    struct ui *ui = g->ui;
    gfx_begin(ui_gfx(ui), w, h, ui_theme(ui)->color.walnut);
    ui_begin(ui, w, h, now);
    ui_screen(ui, "gallery");
    struct rect all = ui_area(ui);
    gfx_image_cover(ui_gfx(ui), gfx_find(ui_gfx(ui), "shared/ui/desk.jpg"), all, (struct color){1, 1, 1, 1});
    gfx_lamplight(ui_gfx(ui), all);
    all = rect_pad(all, 48);
    struct rect right = cut_right(&all, all.w * 0.48f);
    (void)cut_right(&all, 40);
    types(g, cut_top(&all, ui_line(ui, STYLE_TITLE) + ui_line(ui, STYLE_SUBHEAD) + 20));
    struct rect low = cut_bottom(&all, (ui_button_height(ui) + 22) * 4 + 60);
    values(g, ui_panel(ui, all, PANEL_PAPER));
    (void)cut_top(&low, 24);
    buttons(g, ui_panel(ui, low, PANEL_DARK));
    file(g, right);
    if (g->modal)
        cards(g);
    if (now == 0)
        ui_toast(ui, "The match is saved.");
    ui_end(ui);
    gfx_finish(ui_gfx(ui), 0.5f, 0.3f, 0);
    gfx_end(ui_gfx(ui));
}

int main(int argc, char **argv)
{
    char error[256];
    if (argc < 4) {
        (void)fprintf(stderr, "usage: gallery WIDTH HEIGHT OUT.png [TEXT-PERCENT [modal]]\n");
        return 2;
    }
    int w = (int)strtol(argv[1], NULL, 10), h = (int)strtol(argv[2], NULL, 10);
    struct window_options wish = {.title = "gallery", .width = w, .height = h, .offscreen = true};
    struct window *window = window_open(&wish, error, sizeof error);
    struct gfx_options draw = {.quality = QUALITY_HIGH};
    struct gfx *gfx = window ? gfx_open(&draw, error, sizeof error) : NULL;
    struct gallery g = {.volume = 65, .coins = 3, .quality = 1, .level = 1, .chosen = 3, .sound = true};
    g.ui = gfx ? ui_new(gfx, NULL) : NULL;
    if (!g.ui) {
        (void)fprintf(stderr, "%s\n", error);
        return 1;
    }
    (void)snprintf(g.name, sizeof g.name, "Żaneta");
    g.modal = argc > 5 && strcmp(argv[5], "modal") == 0;
    ui_set_text_scale(g.ui, argc > 4 ? (int)strtol(argv[4], NULL, 10) : 100);
    window_size(window, &w, &h);
    gfx_wait_loaded(gfx);
    for (int i = 0; i < 12; i++)
        frame(&g, w, h, (uint64_t)i * 100);
    bool ok = gfx_screenshot(gfx, argv[3], error, sizeof error);
    if (!ok)
        (void)fprintf(stderr, "%s\n", error);
    ui_free(g.ui);
    gfx_close(gfx);
    window_close(window);
    return ok ? 0 : 1;
}
