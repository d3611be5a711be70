#include "scene/solomon/bar.h"

#include "base/i18n.h"
#include "base/text.h"
#include "scene/solomon/duel.h"
#include "scene/solomon/names.h"
#include "scene/solomon/notes.h"
#include "scene/solomon/own.h"
#include "scene/solomon/prompts.h"
#include "table/perform.h"
#include "ui/widgets.h"

#include <stdio.h>

static const float gap = 10;

static void set_mode(struct table *t, int mode)
{
    t->pick = (struct pick){.mode = (uint8_t)mode};
    t->move_asked = false;
    t->fresh = true;
}

bool bar_back(struct table *t)
{
    if (t->looking.on) {
        t->looking.on = false;
        return true;
    }
    if (notes_back(t))
        return true;
    if (t->legal_count == 0)
        return false;
    if (pick_back(&t->pick)) {
        t->fresh = true;
        return true;
    }
    if (t->pick.mode == PICK_BURN && shown(t)->pub.phase == SOLOMON_PHASE_TURN) {
        set_mode(t, PICK_MOVE);
        return true;
    }
    bool asked = t->move_asked;
    t->move_asked = false;
    return asked;
}

/* --- the buttons, from right to left --------------------------------------------------------------------- */

/* A button at the right end of what is left of the bar. */
static bool at_right(struct table *t, struct rect *left, const char *key, struct ui_button button)
{
    float w = ui_button_width(t->ui, &button);
    struct rect at = cut_right(left, w);
    cut_right(left, gap);
    return ui_button_with(t->ui, key, 0, at, &button);
}

static gfx_texture icon_of(struct table *t, const char *name)
{
    char path[NAME_PATH];
    snprintf(path, sizeof path, "shared/ui/icons/%s.png", name);
    gfx_texture icon = gfx_load(ui_gfx(t->ui), path);
    return gfx_texture_failed(ui_gfx(t->ui), icon) ? 0 : icon;
}

static bool small_button(struct table *t, struct rect *left, const char *name, const char *text,
                         enum input_action key, bool disabled)
{
    gfx_texture icon = icon_of(t, name);
    bool glyph = !t->layout.terse;
    struct ui_button b = {
        .text = icon != 0 ? NULL : text, .icon = icon, .shortcut = glyph ? key : ACTION_NONE, .tip = text};
    b.kind = BUTTON_QUIET;
    b.disabled = disabled;
    bool pressed = at_right(t, left, name, b);
    return pressed || (!glyph && !disabled && ui_action(t->ui, key));
}

static void press_undo(struct table *t)
{
    game_error why = {""};
    if (!t->h->can_undo(t->h, &why))
        t->h->toast(t->h, why.text);
    else
        t->h->undo(t->h);
}

static void toggle(struct table *t, int card)
{
    t->card = t->card == card ? CARD_NONE : card;
    t->card_fresh = true;
}

static void system_buttons(struct table *t, struct rect *left)
{
    if (small_button(t, left, "menu", _("Menu"), ACTION_MENU, false))
        t->h->show(t->h, HOST_SCREEN_PAUSE);
    if (small_button(t, left, "log", _("Log"), ACTION_LOG, false))
        toggle(t, CARD_LOG);
    if (small_button(t, left, "notebook", _("Dossier"), ACTION_DIGIT_0 + 4, false))
        toggle(t, CARD_DOSSIER);
    bool asked = t->legal_count > 0 && !t->looking.on;
    if (small_button(t, left, "hint", _("Hint"), ACTION_HINT, !asked))
        t->hint_asked = !t->hint_asked;
    if (small_button(t, left, "undo", _("Undo"), ACTION_UNDO, !t->h->can_undo(t->h, NULL)))
        press_undo(t);
}

static void turn_buttons(struct table *t, struct rect *left)
{
    bool burn = t->discreet ? !(shown(t)->pub.restricted >> t->viewer & 1) : table_may(t, SOLOMON_BURN);
    struct ui_button b = {
        .text = _("Burn"), .icon = icon_of(t, "burn"), .kind = BUTTON_DANGER, .shortcut = ACTION_DIGIT_0 + 3};
    b.disabled = !burn;
    b.selected = t->pick.mode == PICK_BURN;
    b.tip =
        _("One agent removes another in the same city, at five of your sovereigns on the one who does it");
    if (at_right(t, left, "burn", b))
        set_mode(t, t->pick.mode == PICK_BURN ? PICK_MOVE : PICK_BURN);
    b = (struct ui_button){.text = _("Pay off"),
                           .icon = icon_of(t, "payoff"),
                           .kind = BUTTON_PRIMARY,
                           .shortcut = ACTION_DIGIT_0 + 2};
    b.selected = t->card == CARD_SHIELD;
    if (at_right(t, left, "pay", b))
        toggle(t, CARD_SHIELD);
    b = (struct ui_button){.text = _("Move"),
                           .icon = icon_of(t, "move"),
                           .kind = BUTTON_PRIMARY,
                           .shortcut = ACTION_DIGIT_0 + 1};
    b.disabled = !table_may(t, SOLOMON_MOVE);
    b.selected = t->pick.mode == PICK_MOVE && t->card == CARD_NONE && (t->move_asked || t->pick.count > 0);
    b.kind = b.selected ? BUTTON_PAPER : BUTTON_PRIMARY; /* lit as Burn is */
    if (at_right(t, left, "move", b)) {
        bool on = !b.selected;
        t->card = CARD_NONE;
        set_mode(t, PICK_MOVE);
        t->move_asked = on;
    }
}

/* A button that stands for a thing on the board. */
static void thing_button(struct table *t, struct rect *left, const char *key, const char *text, int kind,
                         bool primary)
{
    struct ui_button b = {.text = text, .kind = primary ? BUTTON_PRIMARY : BUTTON_PAPER};
    if (at_right(t, left, key, b))
        table_press(t, (struct thing){(uint8_t)kind, 0});
}

static void answer_buttons(struct table *t, struct rect *left)
{
    struct pick_lit lit = table_lit(t);
    const struct solomon_public *p = &shown(t)->pub;
    bool carry = p->phase == SOLOMON_PHASE_CARRY;
    const char *later = carry ? _("Leave it") : _("Not now");
    char stay[80];
    if (lit.of[THING_STOP]) { /* beside "Stop there" "Not now" could mean either */
        snprintf(stay, sizeof stay, _("Stay in %s"), name_city(t->box, p->agent_city[p->agent]));
        later = stay;
    }
    if (lit.of[THING_LATER])
        thing_button(t, left, "later", later, THING_LATER, false);
    if (lit.of[THING_STOP])
        thing_button(t, left, "stop", _("Stop there"), THING_STOP, true);
    if (lit.of[THING_WITHOUT])
        thing_button(t, left, "without", _("Without the case"), THING_WITHOUT, false);
    if (lit.of[THING_WITH])
        thing_button(t, left, "with", _("With the case"), THING_WITH, true);
    if (lit.of[THING_CASE])
        thing_button(t, left, "case", carry ? _("Take it along") : _("Draw it in"), THING_CASE, true);
}

static void decision_buttons(struct table *t, struct rect *left)
{
    if (t->looking.on) {
        if (at_right(t, left, "now", (struct ui_button){.text = _("Back to now"), .kind = BUTTON_PRIMARY}))
            t->looking.on = false;
        return;
    }
    if (t->legal_count == 0 || perform_busy(t))
        return;
    uint8_t phase = shown(t)->pub.phase;
    if (phase == SOLOMON_PHASE_TURN) {
        turn_buttons(t, left);
    } else if (phase == SOLOMON_PHASE_INVEST) {
        if (at_right(t, left, "open",
                     (struct ui_button){.text = _("Look behind the shield"), .kind = BUTTON_PRIMARY}))
            t->card = CARD_SHIELD;
        if (t->fresh && t->card == CARD_NONE) /* whatever had the focus while nothing was asked */
            ui_focus(t->ui, ui_id_at(t->ui, "open", 0));
    } else if (duel_wanted(t)) {
        struct ui_button b = {.text = t->bid.folded ? _("Answer") : _("See the board"),
                              .kind = t->bid.folded ? BUTTON_PRIMARY : BUTTON_PAPER,
                              .shortcut = ACTION_FOLD};
        if (at_right(t, left, "fold", b))
            duel_fold(t);
        if (t->bid.folded)
            ui_focus_default(t->ui, ui_id_at(t->ui, "fold", 0));
    } else {
        answer_buttons(t, left);
    }
}

/* The largest type in which the sentence fits. */
static void write_prompt(struct table *t, struct rect at)
{
    char buffer[320];
    struct text line = text_over(buffer, sizeof buffer);
    bool urgent;
    prompt_write(t, &line, &urgent);
    static const enum ui_style styles[] = {STYLE_SUBHEAD, STYLE_STRONG, STYLE_SMALL};
    size_t k = 0;
    while (k < 2 && ui_text_height(t->ui, styles[k], buffer, at.w) > at.h)
        k++;
    const struct ui_colors *c = &ui_theme(t->ui)->color;
    float h = ui_text_height(t->ui, styles[k], buffer, at.w);
    if (h < at.h)
        at = rect_place(at, at.w, h, 0, 0.5f);
    ui_text_in(t->ui, at, styles[k], ALIGN_LEFT, buffer, urgent ? c->ink : c->ink_soft);
}

void bar_frame(struct table *t)
{
    struct rect in = rect_pad_xy(t->layout.bar, 22, 10);
    ui_panel(t->ui, t->layout.bar, PANEL_PAPER);
    float h = ui_button_height(t->ui);
    struct rect words = in, left = rect_centered(in, in.w, h);
    if (t->layout.bar_rows == 2) {
        left = cut_bottom(&words, h);
        cut_bottom(&words, 8);
    }
    system_buttons(t, &left);
    cut_right(&left, gap * 2);
    decision_buttons(t, &left);
    cut_right(&left, gap);
    if (t->layout.bar_rows == 1)
        words.w = left.w;
    if (t->legal_count > 0 && !t->looking.on) { /* a red tab says: you */
        gfx_round(ui_gfx(t->ui), cut_left(&words, 10), 4, ui_theme(t->ui)->color.accent);
        cut_left(&words, 16);
    }
    write_prompt(t, words);
}
