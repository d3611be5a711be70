/* Saved games: what each is about, load, throw away. */
#include "base/i18n.h"
#include "scene/stage.h"
#include "table/desk.h"
#include "ui/modal.h"
#include "ui/widgets.h"

#include <math.h>
#include <stdio.h>

enum { LEAST_ROWS = 4 };

struct load {
    int selected;
    bool asking; /* whether to throw it away */
};

static void draw_row(struct ui *ui, struct rect at, int i, void *ctx)
{
    const struct host *h = ctx;
    struct host_save save;
    if (!h->games->save(h, (size_t)i, &save))
        return;
    const struct ui_colors *color = &ui_theme(ui)->color;
    struct rect row = rect_pad_xy(at, 16, 6);
    float when_width = ui_text_width(ui, STYLE_TYPE, save.when) + 24;
    struct rect top = cut_top(&row, ui_line(ui, STYLE_BODY) * 1.1f);
    struct rect when = cut_right(&top, when_width);
    ui_label_in(ui, when, STYLE_TYPE, ALIGN_RIGHT, save.when, color->ink_soft);
    ui_label_in(ui, top, STYLE_STRONG, ALIGN_LEFT,
                save.broken    ? _("Cannot be read")
                : save.foreign ? _("A game that is not installed here")
                               : save.line,
                save.broken ? color_mix(color->accent, color->ink, 0.4f) : color->ink);
    char damaged[160];
    snprintf(damaged, sizeof damaged, _("%s is damaged; this is the save before it."), save.name);
    const char *below = save.broken      ? save.line
                        : save.former    ? damaged
                        : save.over      ? _("This game is over.")
                        : save.automatic ? _("Autosave")
                                         : save.name;
    if (!save.broken) { /* at the left, which game; then what else there is to say */
        float wide = fminf(ui_text_width(ui, STYLE_SMALL, save.game) + 24, row.w / 2);
        ui_label_in(ui, cut_left(&row, wide), STYLE_SMALL, ALIGN_LEFT, save.game, color->ink);
    }
    ui_label_in(ui, row, STYLE_SMALL, ALIGN_LEFT, below, color->ink_soft);
}

static void try_load(const struct host *h, int i)
{
    game_error err = {""};
    if (!h->games->load(h, (size_t)i, &err))
        h->shell->toast(h, err.text);
}

static void ask_delete(struct load *l, const struct host *h, struct ui *ui)
{
    const char *const answers[] = {_("Delete"), C_("button: do not delete the save", "Keep")};
    int answer = ui_ask(ui, "delete", _("Delete this save?"), _("This cannot be undone."), answers, 2);
    if (answer < 0)
        return;
    l->asking = false;
    if (answer == 0 && !h->games->remove(h, (size_t)l->selected))
        h->shell->toast(h, _("The save could not be deleted."));
}

/* Nothing on file: an empty folder, what will lie in it, and the way to it. */
static void nothing_yet(struct ui *ui, struct rect inside)
{
    struct gfx *gfx = ui_gfx(ui);
    const struct ui_colors *color = &ui_theme(ui)->color;
    if (stage_wide(ui)) {
        struct rect side = cut_left(&inside, inside.w * 0.42f);
        cut_left(&inside, 48);
        struct rect folder = rect_fit(rect_pad_xy(side, 16, 10), 4.0f / 3);
        struct rect sheet = folder;
        cut_top(&sheet, folder.h * 0.12f);
        gfx_glow(gfx, rect_grow(sheet, -10), 20, (struct color){0.05f, 0.03f, 0.02f, 0.5f});
        gfx_image(gfx, gfx_load(gfx, "shared/ui/paper-dossier.png"), folder, color_hex(0xffffff));
        float w = folder.w * 0.62f;
        ui_stamp(ui, rect_centered(folder, w, w * 0.33f), _("NO CASES"), ui_theme(ui)->color.ink_soft,
                 -0.12f);
    }
    float head = ui_line(ui, STYLE_HEADING) * 1.3f;
    const char *words = _("Games save themselves after every event. Whenever you come back, you go on from "
                          "the very decision where you "
                          "left off.");
    struct rect text =
        rect_place(inside, inside.w, head + ui_text_height(ui, STYLE_BODY, words, inside.w), 0, 0.42f);
    ui_label(ui, cut_top(&text, head), STYLE_HEADING, ALIGN_LEFT, _("No saved games yet"));
    ui_text_in(ui, text, STYLE_BODY, ALIGN_LEFT, words, color->ink_soft);
}

/* What can be done with the selected one. */
static int row_buttons(struct load *l, struct ui *ui, struct rect *foot)
{
    struct ui_button load = {.text = C_("button: play the chosen save", "Load"),
                             .kind = BUTTON_PRIMARY,
                             .disabled = l->selected < 0};
    int pressed = stage_button(ui, foot, "load", &load) ? l->selected : -1;
    struct ui_button away = {.text = _("Delete"), .disabled = l->selected < 0};
    l->asking |= stage_button(ui, foot, "delete", &away);
    return pressed;
}

static void frame(void *state, const struct host *h, struct ui *ui)
{
    struct load *l = state;
    desk_draw(ui);
    int n = (int)h->games->saves(h);
    float row = ui_line(ui, STYLE_BODY) * 1.1f + ui_line(ui, STYLE_SMALL) * 1.2f + 14;
    struct rect foot;
    struct rect inside =
        stage_page(ui, 1300, row * (float)(n > LEAST_ROWS ? n : LEAST_ROWS) + 8, _("Saved games"), &foot);
    if (l->selected >= n)
        l->selected = n - 1;
    stage_back(ui, h, &foot);
    int pressed = -1;
    if (n > 0) {
        pressed = ui_list(ui, "saves", inside, n, row, &l->selected, draw_row, (void *)h);
        int chosen = row_buttons(l, ui, &foot);
        pressed = chosen >= 0 ? chosen : pressed;
    } else {
        nothing_yet(ui, inside);
        struct ui_button begin = {.text = _("New game"), .kind = BUTTON_PRIMARY};
        if (stage_button(ui, &foot, "new", &begin))
            h->shell->show(h, HOST_SCREEN_NEW);
        ui_focus_default(ui, ui_id_at(ui, "new", 0));
    }
    if (pressed >= 0)
        try_load(h, pressed);
    if (l->asking)
        ask_delete(l, h, ui);
}

const struct scene scene_load = {.id = "load", .state_size = sizeof(struct load), .frame = frame};
