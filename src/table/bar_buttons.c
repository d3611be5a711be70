/* The buttons of a decision, from right to left: what a turn is used for, words that are lit, ways to a card. */
#include "base/i18n.h"
#include "base/text.h"
#include "table/amounts.h"
#include "table/bar_inside.h"
#include "table/bidding.h"
#include "table/confirm.h"
#include "table/ending.h"
#include "table/game.h"
#include "table/holding.h"
#include "table/lesson.h"
#include "table/table.h"

#include <math.h>

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

bool bar_is_off(const struct table *t, const struct table_button *b)
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

bool bar_is_empty(const struct table *t, const struct table_button *b)
{
    struct amounts a = {0};

    return b->card && !t->discreet && t->game->amounts && t->game->amounts(t, &a) && a.have == 0;
}

enum { LACKS = 96 };

/* lacks: room for what it lacks while it is grey, LACKS bytes. */
static struct ui_button turn_button(struct table *t, size_t i, char *lacks)
{
    const struct table_button *b = &t->game->button[i];
    bool empty = bar_is_empty(t, b);
    const char *tip = empty && b->tip_empty ? b->tip_empty : b->tip;
    bool off = bar_is_off(t, b);
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

float bar_room_of_question(struct table *t)
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
        bool on = look.selected;
        look = (struct ui_button){.text = _("Something else"), .icon = look.icon, .shortcut = look.shortcut};
        float wide = ui_button_width_under(t->ui, &look);
        if (!on || left->w - 4 * BAR_GAP - wide < bar_room_of_question(t))
            continue;
        cut_right(left, 3 * BAR_GAP);
        struct rect at = cut_right(left, wide);
        cut_right(left, BAR_GAP);
        if (ui_button_with(t->ui, t->game->button[i].key, 0, at, &look))
            press_turn(t, &t->game->button[i], true);
    }
}

/* What the turn can be used for: in large type without pictures, and a little narrower, rather than not whole. */
static void turn_buttons(struct table *t, struct rect *left)
{
    size_t n = t->game->turn_buttons;
    char lacks[LACKS];
    float all = 0, bare = 0, gaps = BAR_GAP * (float)n;

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
        cut_right(left, BAR_GAP);
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
    bool equal = (wide + BAR_GAP) * (float)n <= left->w, won = false; /* won: one of them can win the match */

    for (struct thing at = next_word(t, &lit, (struct thing){1, 0}); at.kind != 0 && !won;
         at.index++, at = next_word(t, &lit, at))
        won = !!wins(t, at);
    for (struct thing at = next_word(t, &lit, (struct thing){1, 0}); at.kind != 0;) {
        char words[80];
        struct text text = text_over(words, sizeof words);
        bool usual = t->game->thing[at.kind].primary && (alone || table_goes_on(t, at));
        struct ui_button b = word_button(t, at, !won && (all || usual), &text);
        struct rect place = cut_right(left, fmaxf(equal ? wide : 0, ui_button_width_under(t->ui, &b)));
        cut_right(left, BAR_GAP);
        if (ui_button_with(t->ui, t->game->thing[at.kind].key, at.index, place, &b))
            table_press(t, at);
        at.index++;
        at = next_word(t, &lit, at);
    }
}

/* How wide they are together, with their gaps. */
static float width_of_words(struct table *t)
{
    struct pick_lit lit = table_lit(t);
    float wide = 0;

    for (struct thing at = next_word(t, &lit, (struct thing){1, 0}); at.kind != 0;
         at.index++, at = next_word(t, &lit, at)) {
        char words[80];
        struct text text = text_over(words, sizeof words);
        struct ui_button b = word_button(t, at, true, &text);
        wide += ui_button_width_under(t->ui, &b) + BAR_GAP;
    }
    return wide;
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
        .text = folded ? C_("button: go back to the question", "Answer") : _("See cards and log"),
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

void bar_decision(struct table *t, struct rect *left)
{
    if (t->now.looking.on) {
        struct ui_button now = {.text = _("Back to now"), .kind = BUTTON_PRIMARY};
        if (bar_button(t, left, "now", &now))
            t->now.looking.on = false;
        return;
    }
    if (ending_looked_past(t)) {
        struct ui_button back = {.text = _("How it ended"), .kind = BUTTON_PRIMARY};
        if (bar_button(t, left, "back-to-end", &back))
            t->now.end_page = END_SEATS;
        return;
    }
    if (confirm_buttons(t, left) || t->ask.legal_count == 0 || perform_busy(t))
        return;
    switch (table_how(t)) {
    case ASKS_TURN:
        if (!spend_buttons(t, left, width_of_words(t)))
            break;
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
