#include "table/bar.h"

#include "base/i18n.h"
#include "base/text.h"
#include "table/amounts.h"
#include "table/badges.h"
#include "table/bidding.h"
#include "table/confirm.h"
#include "table/dossier.h"
#include "table/game.h"
#include "table/head.h"
#include "table/hint.h"
#include "table/holding.h"
#include "table/lesson.h"
#include "table/notes.h"
#include "table/replay.h"
#include "table/stakes.h"
#include "table/strip.h"
#include "table/table.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static const float gap = 10;

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

    cut_right(left, gap);
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

static bool chosen(const struct table *t, const struct table_button *b)
{
    if (b->card)
        return t->now.card == CARD_GAME;
    if (b->mode != 0 || t->ask.pick.mode != 0)
        return t->ask.pick.mode == b->mode;
    return t->now.card == CARD_NONE && (t->ask.move_asked || t->ask.pick.count > 0);
}

static void press_turn(struct table *t, const struct table_button *b, bool was)
{
    if (b->card) {
        bar_toggle(t, CARD_GAME);
    } else if (b->mode != 0) {
        bar_mode(t, was ? 0 : b->mode);
    } else {
        t->now.card = CARD_NONE;
        bar_mode(t, 0);
        t->ask.move_asked = !was;
    }
}

static bool is_off(const struct table *t, const struct table_button *b)
{
    return !table_offers(t, b->action);
}

/* In a lesson only what it asks for is primary. */
static enum ui_button_kind kind_of(const struct table *t, const char *key, int i, bool usual)
{
    return lesson_primary(t, ui_id_at(t->ui, key, i), usual) ? BUTTON_PRIMARY : BUTTON_PAPER;
}

/* How many words are lit. */
static int words_lit(const struct table *t, const struct pick_lit *lit)
{
    int n = 0;

    for (uint8_t kind = 1; kind < t->game->things; kind++)
        if (t->game->thing[kind].word)
            n += __builtin_popcountll(lit->of[kind]);
    return n;
}

/* Something of an act of the turn has been taken, and words are what it still waits for. */
static bool begun(const struct table *t)
{
    struct pick_lit lit = table_lit(t);

    return table_how(t) == ASKS_TURN && t->ask.pick.count > 0 && words_lit(t, &lit) > 0;
}

/* It opens the card of amounts, and whoever looks may know that none can be laid. */
static bool is_empty(const struct table *t, const struct table_button *b)
{
    struct amounts a = {0};

    return b->card && !t->discreet && t->game->amounts && t->game->amounts(t, &a) && a.have == 0;
}

enum { LACKS = 96 };

/* lacks: room for what it lacks while it is grey, LACKS bytes. */
static struct ui_button turn_button(struct table *t, size_t i, char *lacks)
{
    const struct table_button *b = &t->game->button[i];
    bool empty = is_empty(t, b);
    const char *tip = empty && b->tip_empty ? b->tip_empty : b->tip;
    bool off = is_off(t, b);
    struct text under = text_over(lacks, LACKS);

    if (off && b->lacks)
        b->lacks(t, &under);
    return (struct ui_button){.text = i18n_marked(empty && b->text_empty ? b->text_empty : b->text),
                              .icon = b->icon ? bar_icon(t, b->icon) : 0,
                              .kind = kind_of(t, b->key, 0, !begun(t)),
                              .shortcut =
                                  (enum input_action)(ACTION_DIGIT_0 + (int)(t->game->turn_buttons - i)),
                              .disabled = off,
                              .under = under.length > 0 ? lacks : NULL,
                              .why = table_why(t, b),
                              .tip = tip ? i18n_marked(tip) : NULL,
                              .selected = chosen(t, b)};
}

/* What a word that is lit does for the match, under it; NULL: nothing in particular. */
static const char *wins(const struct table *t, struct thing thing)
{
    return table_wins(t, thing)      ? C_("under a button: what follows from it", "wins the match")
           : table_may_win(t, thing) ? C_("under a button: what follows from it", "wins, unless stopped")
                                     : NULL;
}

/* The button of a word that is lit. words: room for what stands on it. What wins the match says so, and is the main one. */
static struct ui_button word_button(struct table *t, struct thing thing, bool primary, struct text *words)
{
    const char *under = wins(t, thing);

    table_word(t, thing, words);
    return (struct ui_button){.text = words->at,
                              .under = under,
                              .kind =
                                  kind_of(t, t->game->thing[thing.kind].key, thing.index, primary || under)};
}

/* The next word that is lit, from a thing on; its kind is 0: there is none. */
static struct thing next_word(const struct table *t, const struct pick_lit *lit, struct thing at)
{
    for (; at.kind < t->game->things; at = (struct thing){(uint8_t)(at.kind + 1), 0})
        for (; t->game->thing[at.kind].word && at.index < PICK_THINGS; at.index++)
            if (pick_is_lit(lit, at))
                return at;
    return (struct thing){0, 0};
}

/* What an act begun needs for its question, in two lines. */
static float room_of_question(struct table *t)
{
    enum { LINE_SPARE = 44, BESIDE = 36 }; /* lines differ in length; the tab and a gap lie beside them */
    char asked[320];
    struct text question = text_over(asked, sizeof asked);

    table_say(t, SAY_ASK, NULL, &question);
    return ui_text_width(t->ui, STYLE_SMALL, asked) / 2 + LINE_SPARE + BESIDE;
}

/* The act begun, which a press gives up, alone and apart from its answers; not where its question has no room beside it. */
static void begun_button(struct table *t, struct rect *left)
{
    char lacks[LACKS];

    for (size_t i = 0; i < t->game->turn_buttons; i++) {
        struct ui_button look = turn_button(t, i, lacks);
        float wide = ui_button_width_under(t->ui, &look);
        if (!look.selected || left->w - 4 * gap - wide < room_of_question(t))
            continue;
        cut_right(left, 3 * gap);
        struct rect at = cut_right(left, wide);
        cut_right(left, gap);
        if (ui_button_with(t->ui, t->game->button[i].key, 0, at, &look))
            press_turn(t, &t->game->button[i], true);
    }
}

/* What the turn can be used for: in large type without pictures, and a little narrower, rather than not whole. */
static void turn_buttons(struct table *t, struct rect *left)
{
    size_t n = t->game->turn_buttons;
    char lacks[LACKS];
    float all = 0, bare = 0, gaps = gap * (float)n;

    for (size_t i = 0; i < n; i++) {
        struct ui_button look = turn_button(t, i, lacks);
        all += ui_button_width_under(t->ui, &look);
        look.icon = 0;
        bare += ui_button_width_under(t->ui, &look);
    }
    bool pictured = all + gaps <= left->w;
    float share = fminf(1, (left->w - gaps) / fmaxf(1, pictured ? all : bare));
    for (size_t i = 0; i < n; i++) {
        const struct table_button *b = &t->game->button[i];
        struct ui_button look = turn_button(t, i, lacks);
        look.icon = pictured ? look.icon : 0;
        struct rect at = cut_right(left, ui_button_width_under(t->ui, &look) * share);
        cut_right(left, gap);
        if (share < 1 && look.under && ui_text_width(t->ui, STYLE_SMALL, look.under) > at.w - 24)
            look.under = NULL; /* the sentence says it, or its tip */
        if (ui_button_with(t->ui, b->key, 0, at, &look))
            press_turn(t, b, look.selected);
    }
}

/* The width of the widest word that is lit. */
static float widest_word(struct table *t, const struct pick_lit *lit)
{
    float widest = 0;

    for (struct thing at = next_word(t, lit, (struct thing){1, 0}); at.kind != 0;) {
        char words[80];
        struct text text = text_over(words, sizeof words);
        struct ui_button b = word_button(t, at, true, &text);
        widest = fmaxf(widest, ui_button_width_under(t->ui, &b));
        at.index++;
        at = next_word(t, lit, at);
    }
    return widest;
}

/* A button for every word that is lit. Of several none is the main one: that would be advice; once something has been chosen, the one that
 * goes on with it. Those that an act begun waits for are all main ones, but where one can win the match; equally wide, so that each has one
 * place for good. */
static void word_buttons(struct table *t, struct rect *left)
{
    struct pick_lit lit = table_lit(t);
    int n = words_lit(t, &lit);
    bool all = begun(t), alone = n == 1 && t->ask.pick.count == 0;
    float wide = all ? widest_word(t, &lit) : 0;
    bool equal = (wide + gap) * (float)n <= left->w, won = false; /* won: one of them can win the match */

    for (struct thing at = next_word(t, &lit, (struct thing){1, 0}); at.kind != 0 && !won;
         at.index++, at = next_word(t, &lit, at))
        won = !!wins(t, at);
    for (struct thing at = next_word(t, &lit, (struct thing){1, 0}); at.kind != 0;) {
        char words[80];
        struct text text = text_over(words, sizeof words);
        bool usual = t->game->thing[at.kind].primary && (alone || table_goes_on(t, at));
        struct ui_button b = word_button(t, at, !won && (all || usual), &text);
        struct rect place = cut_right(left, fmaxf(equal ? wide : 0, ui_button_width_under(t->ui, &b)));
        cut_right(left, gap);
        if (ui_button_with(t->ui, t->game->thing[at.kind].key, at.index, place, &b))
            table_press(t, at);
        at.index++;
        at = next_word(t, &lit, at);
    }
}

static void card_button(struct table *t, struct rect *left)
{
    struct ui_button b = {.text = t->game->card_word ? i18n_marked(t->game->card_word) : _("Answer"),
                          .kind = kind_of(t, "open", 0, true)};

    if (bar_button(t, left, "open", &b))
        table_open_card(t);
    if (t->now.card == CARD_NONE)
        ui_focus_default(t->ui, ui_id_at(t->ui, "open", 0));
    if (t->fresh && t->now.card == CARD_NONE) /* whatever had the focus while nothing was asked */
        ui_focus(t->ui, ui_id_at(t->ui, "open", 0));
}

static void fold_button(struct table *t, struct rect *left)
{
    bool folded = t->now.bid.folded;
    struct ui_button b = {
        .text = folded ? C_("button: go back to the question", "Answer") : _("See the whole table"),
        .kind = folded ? BUTTON_PRIMARY : BUTTON_PAPER,
        .tip = folded ? NULL : _("Everybody's card and the log, instead of the question. Your answer waits."),
        .shortcut = ACTION_FOLD};

    if (bar_button(t, left, "fold", &b))
        bidding_fold(t);
    if (t->now.bid.folded)
        ui_focus_default(t->ui, ui_id_at(t->ui, "fold", 0));
}

/* What was taken first is to be taken back in sight, not by a second press alone. */
static bool steps_back(const struct table *t)
{
    return t->ask.pick.count > 0 && t->game->thing[t->ask.pick.taken[0].kind].step_back;
}

static void unpick_button(struct table *t, struct rect *left)
{
    struct ui_button back = {.text = _("Step back")};

    if (bar_button(t, left, "unpick", &back)) {
        (void)pick_back(&t->ask.pick);
        t->fresh = true;
    }
}

static void decision_buttons(struct table *t, struct rect *left)
{
    if (t->now.looking.on) {
        struct ui_button now = {.text = _("Back to now"), .kind = BUTTON_PRIMARY};
        if (bar_button(t, left, "now", &now))
            t->now.looking.on = false;
        return;
    }
    if (confirm_buttons(t, left) || t->ask.legal_count == 0 || perform_busy(t))
        return;
    switch (table_how(t)) {
    case ASKS_TURN:
        spend_buttons(t, left);
        if (!begun(t))
            turn_buttons(t, left);
        word_buttons(t, left);
        if (begun(t))
            begun_button(t, left);
        break;
    case ASKS_CARD:
        card_button(t, left);
        break;
    case ASKS_BID:
        fold_button(t, left);
        break;
    default:
        word_buttons(t, left);
        if (steps_back(t))
            unpick_button(t, left);
        else
            standing_button(t, left);
        holding_button(t, left);
    }
}

/* --- the sentence -------------------------------------------------------------------------------------------- */

static void tell_waiting(const struct table *t, struct text *out)
{
    int thinking = t->h->thinking(t->h), next = table_next(t);

    if (table_over(t))
        text_add(out, "%s", _("The game is over."));
    else if (thinking >= 0 && !t->lesson.on) /* whose opponents do as is written */
        text_add(out, _("%s is thinking …"), table_seat_name(t, thinking));
    else if (next >= 0 && next != t->viewer && !t->lesson.on) /* which waits for its reader */
        text_add(out, _("Waiting for %s."), table_seat_name(t, next));
    else if (!t->lesson.on && t->play.last > 0) /* the viewer has answered: what was shown last stands */
        table_say(t, SAY_NOW, NULL, out);
}

bool bar_obvious(const struct table *t)
{
    return t->h->obvious && t->h->obvious(t->h) && !perform_busy(t);
}

void bar_tell_obvious(const struct table *t, struct text *out)
{
    struct bidding b = {.cannot = ""};

    if (table_how(t) == ASKS_BID && table_challenge(t))
        bidding_read(t, t->now.bid.number, &b);
    if (b.cannot[0] != '\0')
        text_sentence(out, "%s", b.cannot);
    text_sentence(out, "%s",
                  b.cannot[0] != '\0' ? _("So your answer is given for you.")
                                      : _("You have no choice, so your answer is given for you."));
}

/* What the viewer is asked for. */
static void tell_asked(const struct table *t, struct text *out)
{
    char words[320];
    struct text asked = text_over(words, sizeof words);
    if (bidding_must(t, out))
        return;
    if (discreet_lacks(t))
        text_add(&asked, "%s", discreet_lacks_words());
    else
        table_say(t, SAY_ASK, NULL, &asked);
    discreet_asks(t, words, out);
}

/* What the viewer is asked for, or what is going on. */
static void tell(const struct table *t, struct text *out)
{
    if (t->now.looking.on)
        text_add(out, "%s", _("Looking back: you cannot act in the past."));
    else if (host_held(t->h) > 0 || bar_obvious(t))
        strip_words(t, false, out);
    else if (table_asks(t))
        tell_asked(t, out);
    else if (t->play.running)
        table_say(t, SAY_NOW, NULL, out);
    if (out->length == 0 && t->play.running)
        table_say(t, SAY_STANDS, NULL, out);
    if (out->length == 0)
        tell_waiting(t, out);
}

/* Why a button of a turn is grey, or what should be known of it; NULL: nothing. */
static const char *note_on(const struct table *t, const struct table_button *b, bool grey)
{
    if (is_off(t, b) != grey)
        return NULL;
    if (grey)
        return table_why(t, b);
    if (b->note_empty && is_empty(t, b))
        return i18n_marked(b->note_empty);
    return b->note ? b->note(t) : NULL;
}

/* First what should be known of one that is open, then why another is grey, unless the sentence has said so; in lines, the last of
 * them left out where there is no room for it. */
static void write_notes(struct table *t, const char *said, float wide, float high, struct text *out)
{
    if (!table_asks(t) || perform_busy(t) || table_how(t) != ASKS_TURN || t->ask.pick.count > 0)
        return;
    for (int grey = 0; grey <= 1; grey++)
        for (size_t i = t->game->turn_buttons; i-- > 0;) {
            const char *note = note_on(t, &t->game->button[i], grey == 1);
            size_t length = out->length;
            if (!note || strstr(said, note) || strstr(out->at, note))
                continue;
            text_sentence(out, "%s", note);
            if (ui_text_height(t->ui, STYLE_SMALL, out->at, wide) > high) {
                out->length = length;
                out->at[length] = '\0';
            }
        }
}

/* The largest type in which the sentence fits; under it, where there is room, why something cannot be done. */
static void write_prompt(struct table *t, struct rect at)
{
    char buffer[320];
    struct text line = text_over(buffer, sizeof buffer);
    tell(t, &line);
    if (!t->discreet || !table_own_shown(t)) /* the others hear it, too */
        ui_say(t->ui, buffer);
    static const enum ui_style styles[] = {STYLE_SUBHEAD, STYLE_STRONG, STYLE_SMALL};
    size_t k = 0;
    while (k < 2 && ui_text_height(t->ui, styles[k], buffer, at.w) > at.h)
        k++;
    const struct ui_colors *c = &ui_theme(t->ui)->color;
    float h = ui_text_height(t->ui, styles[k], buffer, at.w);
    char notes[400];
    struct text why = text_over(notes, sizeof notes);
    write_notes(t, buffer, at.w, at.h - h, &why);
    float under = why.length > 0 ? ui_text_height(t->ui, STYLE_SMALL, notes, at.w) : 0;
    if (t->layout.bar_rows == 0 && h > at.h) /* the card says it */
        return;
    if (h + under < at.h)
        at = rect_place(at, at.w, h + under, 0, 0.5f);
    float wide = fmaxf(ui_text_width(t->ui, styles[k], buffer),
                       under > 0 ? ui_text_width(t->ui, STYLE_SMALL, notes) : 0);
    ui_keep_clear(t->ui, rect_place(at, fminf(at.w, wide), at.h, 0, 0));
    ui_text_in(t->ui, cut_top(&at, h), styles[k], ALIGN_LEFT, buffer, table_asks(t) ? c->ink : c->ink_soft);
    if (under > 0)
        ui_text_in(t->ui, at, STYLE_SMALL, ALIGN_LEFT, notes, c->ink_soft);
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
    cut_right(&left, gap * 2);
    decision_buttons(t, &left);
    cut_right(&left, gap);
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
    write_prompt(t, words);
}
