#include "table/bar.h"

#include "base/i18n.h"
#include "table/badges.h"
#include "table/bar_inside.h"
#include "table/bidding.h"
#include "table/dossier.h"
#include "table/game.h"
#include "table/head.h"
#include "table/hint.h"
#include "table/notes.h"
#include "table/replay.h"
#include "table/stakes.h"
#include "table/strip.h"
#include "table/table.h"

#include <stdio.h>

void bar_mode(struct table *t, int mode)
{
    t->ask.pick = (struct pick){.mode = (uint8_t)mode};
    t->ask.move_asked = false;
    t->fresh = true;
}

bool bar_back(struct table *t)
{
    if (t->now.looking.on) {
        t->now.looking.on = false;
        return true;
    }
    if (notes_back(t))
        return true;
    if (t->ask.legal_count == 0)
        return false;
    if (spend_back(t))
        return true;
    if (pick_back(&t->ask.pick)) {
        t->fresh = true;
        return true;
    }
    if (t->ask.pick.mode != 0 && table_how(t) == ASKS_TURN) {
        bar_mode(t, 0);
        return true;
    }
    bool asked = t->ask.move_asked;
    t->ask.move_asked = false;
    return asked;
}

/* --- the buttons, from right to left ------------------------------------------------------------------------- */

bool bar_button(struct table *t, struct rect *left, const char *key, const struct ui_button *button)
{
    float w = ui_button_width(t->ui, button);
    struct rect at = cut_right(left, w);

    cut_right(left, BAR_GAP);
    return ui_button_with(t->ui, key, 0, at, button);
}

gfx_texture bar_icon(struct table *t, const char *name)
{
    char path[96];

    snprintf(path, sizeof path, "shared/ui/icons/%s.png", name);
    gfx_texture icon = gfx_load(ui_gfx(t->ui), path);
    return gfx_texture_failed(ui_gfx(t->ui), icon) ? 0 : icon;
}

/* says: what it is for. why: why it is grey; NULL: it is not. */
static bool small_button(struct table *t, struct rect *left, const char *name, const char *text,
                         const char *says, enum input_action key, const char *why)
{
    gfx_texture icon = bar_icon(t, name);
    struct ui_button b = {.text = icon != 0 ? NULL : text,
                          .icon = icon,
                          .caption = icon != 0 ? text : NULL,
                          .shortcut = key,
                          .tip = icon != 0 ? text : says,
                          .says = says,
                          .disabled = why,
                          .why = why};

    return bar_button(t, left, name, &b);
}

static void press_undo(struct table *t)
{
    game_error why = {""};
    if (!t->h->can_undo(t->h, &why))
        t->h->shell->toast(t->h, why.text);
    else
        t->h->undo(t->h);
}

void bar_toggle(struct table *t, int card)
{
    t->now.card_fresh = true;
    if (t->now.card != card && card == CARD_GAME)
        table_open_card(t);
    else
        t->now.card = t->now.card == card ? CARD_NONE : card;
}

static void system_buttons(struct table *t, struct rect *left)
{
    game_error why = {""};
    bool undo = t->h->can_undo(t->h, &why), asked = table_asks(t);

    if (small_button(t, left, "menu", _("Menu"), _("Pause: rules, settings, saving and leaving."),
                     ACTION_MENU, NULL))
        t->h->shell->show(t->h, HOST_SCREEN_PAUSE);
    if (small_button(t, left, "log", _("Log"), _("All that has happened, line by line."), ACTION_LOG, NULL))
        bar_toggle(t, CARD_LOG);
    enum input_action four = bidding_types(t) ? ACTION_NONE : (enum input_action)(ACTION_DIGIT_0 + 4);
    /* TRANSLATORS: a key: what is known of the rivals; very short */
    if (dossier_any(t) &&
        small_button(t, left, "notebook", C_("button", "Rivals"),
                     _("What each rival may have, as far as it is known, and your own notes."), four, NULL))
        bar_toggle(t, CARD_DOSSIER);
    if (small_button(t, left, "hint", _("Hint"), _("Suggests what to do now, and says why."), ACTION_HINT,
                     asked ? NULL : _("There is nothing for you to decide now.")))
        hint_toggle(t);
    if (host_held(t->h) > 0 && !t->now.looking.on) /* it lies beside them, with its time on it */
        return;
    if (small_button(t, left, "undo", _("Undo"), _("Takes back your last decision."), ACTION_UNDO,
                     undo ? NULL : why.text))
        press_undo(t);
}

void bar_frame(struct table *t)
{
    if (encore_on(t))
        return;
    if (replay_bar(t))
        return;
    struct rect in = rect_pad_xy(t->layout.bar, 22, 10);
    ui_panel(t->ui, t->layout.bar, PANEL_PAPER);
    float h = ui_button_height(t->ui);
    struct rect words = in, left = rect_centered(in, in.w, h);
    if (t->layout.bar_rows == 2) {
        left = cut_bottom(&words, h);
        cut_bottom(&words, 8);
    }
    system_buttons(t, &left);
    cut_right(&left, BAR_GAP * 2);
    bar_decision(t, &left);
    cut_right(&left, BAR_GAP);
    if (t->layout.bar_rows < 2)
        words.w = left.w;
    if (strip_up(t)) {
        strip_frame(t, words);
        return;
    }
    if (encore_banner(t, words))
        return;
    perform_mark(t, t->layout.bar_rows == 2 ? &left : &words);
    if (perform_words(t, words))
        return;
    if (stakes_in_bar(t)) {
        stakes_bar(t, words);
        return;
    }
    if (t->layout.bar_rows == 0 && bidding_up(t)) { /* the card says what is asked */
        head_on_bar(t, words);
        return;
    }
    if (table_asks(t)) { /* a tab in the player's colour says: you */
        struct color own = (t->game->color || t->game->homes) && t->viewer >= 0
                               ? badge_seat_color(t, t->viewer)
                               : ui_theme(t->ui)->color.teal;
        gfx_round(ui_gfx(t->ui), cut_left(&words, 10), 4, own);
        cut_left(&words, 16);
    }
    bar_prompt(t, words);
}
