#include "table/sheet.h"

#include "base/i18n.h"
#include "base/text.h"
#include "table/badges.h"
#include "table/cast.h"
#include "table/game.h"
#include "table/heading.h"
#include "table/table.h"
#include "ui/modal.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* The column of nobody has the last mark of a row. */
enum { NOBODY = GAME_MAX_SEATS, STRIDE = GAME_MAX_SEATS + 1, ROWS = 12, MARKS = ROWS * STRIDE };

/* --- pencil marks ---------------------------------------------------------------------------------------------- */

/* One character a cell, in a line of the viewer's notebook: the one on themselves. */
static const char marks[] = ".y?n";

static char mark_of(const struct table *t, size_t row, int seat)
{
    if (t->viewer < 0)
        return marks[0];
    const char *note = t->h->note(t->h, t->viewer);
    size_t i = row * STRIDE + (size_t)seat;
    return i < strlen(note) && strchr(marks, note[i]) ? note[i] : marks[0];
}

/* The next mark. */
static void turn_mark(struct table *t, size_t row, int seat)
{
    char all[MARKS + 1];
    for (size_t i = 0; i < MARKS; i++)
        all[i] = mark_of(t, i / STRIDE, (int)(i % STRIDE));
    all[MARKS] = '\0';
    char *cell = &all[row * STRIDE + (size_t)seat];
    const char *next = strchr(marks, *cell) + 1;
    *cell = *next != '\0' ? *next : marks[0];
    t->h->set_note(t->h, t->viewer, all);
}

/* In pencil: a tick, a question mark, a cross. */
static void draw_mark(struct table *t, char mark, struct rect at, struct color color)
{
    struct gfx *gfx = ui_gfx(t->ui);
    float d = fminf(at.w, at.h) * 0.62f, w = fmaxf(2, d * 0.13f);
    struct rect in = rect_centered(at, d, d);
    struct point a = {in.x, in.y + d * 0.55f}, b = {in.x + d * 0.36f, in.y + d * 0.9f},
                 c = {in.x + d, in.y + d * 0.08f};
    if (mark == 'y') {
        gfx_line(gfx, a, b, w, color);
        gfx_line(gfx, b, c, w, color);
    } else if (mark == 'n') {
        gfx_line(gfx, (struct point){in.x, in.y}, (struct point){in.x + d, in.y + d}, w, color);
        gfx_line(gfx, (struct point){in.x + d, in.y}, (struct point){in.x, in.y + d}, w, color);
    } else if (mark == '?') {
        struct gfx_type type = ui_type(t->ui, STYLE_STRONG);
        type.size = d * 1.2f;
        gfx_text_line(gfx, type, at, ALIGN_CENTER, VALIGN_MIDDLE, "?", color);
    }
}

/* --- what is written --------------------------------------------------------------------------------------------- */

/* Some character is nobody's: there are more of them than seats. */
static bool some_free(const struct table *t)
{
    return __builtin_popcountll(t->game->sheet->used(t)) > t->h->seats(t->h);
}

/* The seats of the columns, clockwise from the viewer, then nobody, if that may be. Returns how many. */
static size_t columns_of(const struct table *t, int out[STRIDE])
{
    int seats = t->h->seats(t->h);
    size_t n = 0;
    for (int i = 1; i <= seats; i++) {
        int seat = t->viewer >= 0 ? (t->viewer + i) % seats : i - 1;
        if (seat != t->viewer)
            out[n++] = seat;
    }
    if (some_free(t))
        out[n++] = NOBODY;
    return n;
}

void sheet_begin(struct table *t)
{
    int column[STRIDE];
    size_t n = t->game->sheet ? columns_of(t, column) : 0;
    uint64_t left = n > 0 ? t->game->sheet->asked(t) : 0;
    t->sheet = (struct sheet_written){{0}};
    for (size_t k = 0; k < n && column[k] != NOBODY; k++)
        for (size_t row = 0; row < ROWS && t->sheet.of[column[k]] == 0; row++)
            if (left >> row & 1 && mark_of(t, row, column[k]) == 'y') {
                t->sheet.of[column[k]] = (uint8_t)(row + 1);
                left &= ~(UINT64_C(1) << row);
            }
}

/* Whom a character is written down as: a seat, or nobody once all are named. */
static int written(const struct table *t, size_t row)
{
    for (int seat = 0; seat < GAME_MAX_SEATS; seat++)
        if (t->sheet.of[seat] == row + 1)
            return seat;
    return NOBODY;
}

static bool complete(const struct table *t)
{
    int column[STRIDE];
    size_t n = columns_of(t, column);
    for (size_t k = 0; k < n && column[k] != NOBODY; k++)
        if (t->sheet.of[column[k]] == 0)
            return false;
    return true;
}

static bool named_any(const struct table *t)
{
    for (int seat = 0; seat < GAME_MAX_SEATS; seat++)
        if (t->sheet.of[seat] != 0)
            return true;
    return false;
}

static void write_cell(struct table *t, size_t row, int seat)
{
    int before = written(t, row);
    if (before != NOBODY)
        t->sheet.of[before] = 0;
    if (seat != NOBODY)
        t->sheet.of[seat] = (uint8_t)(row + 1);
}

static game_action action_of(const struct table *t)
{
    const struct table_sheet *s = t->game->sheet;
    game_action a = {.kind = s->action, .n = (uint8_t)s->cast->count};
    for (size_t row = 0; row < s->cast->count; row++) {
        int seat = written(t, row);
        if (s->asked(t) >> row & 1)
            a.arg[row] = seat == NOBODY ? s->free : (int16_t)(seat + 1);
    }
    return a;
}

/* --- the grid ---------------------------------------------------------------------------------------------------- */

static void draw_cell(struct table *t, size_t row, int seat, struct rect at, bool writing, bool known)
{
    const struct table_sheet *s = t->game->sheet;
    const struct ui_colors *c = &ui_theme(t->ui)->color;
    char brief[48], says[300], name[200];
    struct text few = text_over(brief, sizeof brief), more = text_over(says, sizeof says);
    bool chosen = writing && written(t, row) == seat && (seat != NOBODY || complete(t)),
         own = writing || table_own_shown(t);
    bool may = t->viewer >= 0 && own && !known && (!writing || s->asked(t) >> row & 1);
    if (seat != NOBODY)
        s->cell(t, seat, row, &few, &more);
    snprintf(name, sizeof name, _("%s: %s"), cast_name(s->cast, row),
             seat == NOBODY ? i18n_marked(s->nobody) : table_seat_label(t, seat));
    struct ui_response r =
        ui_spot(t->ui, ui_id_at(t->ui, "cell", (int)row * STRIDE + seat), at, may ? 0 : SPOT_TELL);
    ui_name(t->ui, &(struct ui_words){.name = name, .text = says});
    gfx_fill(ui_gfx(t->ui), rect_grow(at, -1.5f),
             chosen ? color_fade(c->teal, 0.3f) : color_fade(c->ink, r.hot && may ? 0.13f : 0.05f));
    struct rect right = cut_right(&at, fminf(at.w * 0.34f, at.h));
    ui_label_fit(t->ui, rect_pad_xy(at, 5, 0), STYLE_STRONG, ALIGN_LEFT, brief, c->ink);
    if (writing)
        draw_mark(t, chosen ? 'y' : marks[0], right, c->ink);
    else if (own && !known)
        draw_mark(t, mark_of(t, row, seat), right, c->ink);
    if (r.clicked && writing)
        write_cell(t, row, seat);
    else if (r.clicked)
        turn_mark(t, row, seat);
}

static void draw_head(struct table *t, const int *column, size_t n, struct rect at, float first)
{
    const struct table_sheet *s = t->game->sheet;
    cut_left(&at, first);
    for (size_t k = 0; k < n; k++) {
        struct rect cell = rect_column(at, (int)k, (int)n, 0);
        float d = fminf(cell.h, cell.w * 0.3f);
        if (column[k] != NOBODY)
            badge_seat(t, column[k], rect_place(cut_left(&cell, d), d, d, 0, 0.5f));
        struct rect name = cut_top(&cell, cell.h * 0.58f);
        ui_label_fit(t->ui, rect_pad_xy(name, 4, 0), STYLE_STRONG, ALIGN_LEFT,
                     column[k] == NOBODY ? i18n_marked(s->nobody) : table_seat_label(t, column[k]),
                     ui_theme(t->ui)->color.ink);
        if (column[k] != NOBODY && s->counts)
            ui_label_fit(t->ui, rect_pad_xy(cell, 4, 0), STYLE_SMALL, ALIGN_LEFT, i18n_marked(s->counts),
                         ui_theme(t->ui)->color.ink_soft);
    }
}

/* A character that the viewer knows is pale, and nobody's to guess at. */
static void draw_name(struct table *t, size_t row, struct rect at, bool known)
{
    const struct ui_colors *c = &ui_theme(t->ui)->color;
    const char *name = cast_name(t->game->sheet->cast, row);
    char words[HOST_NAME_MAX + 32];
    /* TRANSLATORS: a character that works for whoever reads it */
    snprintf(words, sizeof words, known ? _("%s: yours") : "%s", name);
    ui_label_fit(t->ui, at, STYLE_STRONG, ALIGN_LEFT, words, known ? c->ink_soft : c->ink);
}

/* Why it cannot be handed in yet. */
static const char *missing_words(const struct table *t)
{
    const struct table_sheet *s = t->game->sheet;
    return i18n_marked(some_free(t) || !s->missing_all ? s->missing : s->missing_all);
}

/* The rows of the characters in the match; those that the viewer knows are told where nobody else sees it. */
static void draw_grid(struct table *t, struct rect in, bool writing)
{
    const struct table_sheet *s = t->game->sheet;
    const struct ui_colors *c = &ui_theme(t->ui)->color;
    int column[STRIDE];
    size_t n = columns_of(t, column), rows = (size_t)__builtin_popcountll(s->used(t));
    bool own = writing || table_own_shown(t);
    char how[400], legend[400];
    struct text below = text_over(how, sizeof how), means = text_over(legend, sizeof legend);
    text_sentence(&means, "%s", i18n_marked(s->legend));
    if (some_free(t) && s->legend_free)
        text_sentence(&means, "%s", i18n_marked(s->legend_free));
    text_sentence(&below, "%s", writing ? missing_words(t) : _("Press a cell for a mark of your own."));
    if (s->pays)
        text_sentence(&below, "%s", s->pays(t));
    float line = ui_line(t->ui, STYLE_STRONG), first = fminf(in.w * 0.2f, line * 7),
          foot = ui_text_height(t->ui, STYLE_SMALL, legend, in.w) +
                 ui_text_height(t->ui, STYLE_SMALL, how, in.w),
          high = fminf(line * 2.2f, (in.h - line * 2.4f - foot) / (float)rows);
    draw_head(t, column, n, cut_top(&in, line * 2.1f), first);
    for (size_t row = 0; row < s->cast->count; row++) {
        if (!(s->used(t) >> row & 1))
            continue;
        struct rect at = cut_top(&in, high), cells = at, label = cut_left(&cells, first);
        bool known = own && t->viewer >= 0 && !(s->asked(t) >> row & 1);
        cast_badge(t, s->cast, row, rect_centered(cut_left(&label, high), high * 0.8f, high * 0.8f), false);
        draw_name(t, row, label, known);
        for (size_t k = 0; k < n && !(known && column[k] == NOBODY); k++) /* one's own is not nobody's */
            draw_cell(t, row, column[k], rect_column(cells, (int)k, (int)n, 0), writing, known);
    }
    cut_top(&in, line * 0.3f);
    cut_top(&in, ui_text_in(t->ui, in, STYLE_SMALL, ALIGN_LEFT, legend, c->ink_soft));
    ui_text_in(t->ui, in, STYLE_SMALL, ALIGN_LEFT, how, c->ink_soft);
}

void sheet_page(struct table *t, struct rect in)
{
    struct rect foot = cut_bottom(&in, t->discreet ? ui_button_height(t->ui) : 0);
    if (t->discreet && t->viewer >= 0)
        (void)discreet_look(t, foot);
    draw_grid(t, in, false);
}

void sheet_rival(struct table *t, int seat, struct rect in)
{
    const struct table_sheet *s = t->game->sheet;
    const struct ui_colors *c = &ui_theme(t->ui)->color;
    size_t rows = (size_t)__builtin_popcountll(s->used(t));
    float line = ui_line(t->ui, STYLE_STRONG), high = fminf(line * 2, in.h / (float)rows), widest = 0;
    for (size_t i = 0; i < s->cast->count; i++)
        widest = fmaxf(widest, ui_text_width(t->ui, STYLE_STRONG, cast_name(s->cast, i)) + 16);
    for (size_t i = 0; i < s->cast->count; i++) {
        char few[64], says[300];
        struct text brief = text_over(few, sizeof few), whole = text_over(says, sizeof says);
        if (!(s->used(t) >> i & 1))
            continue;
        struct rect at = cut_top(&in, high), face = cut_left(&at, high);
        s->cell(t, seat, i, &brief, &whole);
        cast_badge(t, s->cast, i, rect_centered(face, high * 0.84f, high * 0.84f), false);
        cut_left(&at, 12);
        ui_label_in(t->ui, cut_left(&at, widest), STYLE_STRONG, ALIGN_LEFT, cast_name(s->cast, i), c->ink);
        if (brief.length == 0)
            ui_label_in(t->ui, at, STYLE_BODY, ALIGN_LEFT, _("Nothing yet."), c->ink_soft);
        else if (ui_text_width(t->ui, STYLE_BODY, says) <= at.w)
            ui_label_in(t->ui, at, STYLE_BODY, ALIGN_LEFT, says, c->ink);
        else
            ui_text_in(t->ui, at, STYLE_SMALL, ALIGN_LEFT, says, c->ink);
    }
}

/* --- what was written, once all may know it -------------------------------------------------------------------------- */

float sheet_guesses_width(const struct table *t, float room)
{
    const struct table_sheet *s = t->game->sheet;
    bool any = false, large = ui_text_scale(t->ui) >= HEADING_LARGE;
    float name = 0, share = 0.56f;

    for (int seat = 0; seat < t->h->seats(t->h); seat++)
        name = fmaxf(name, ui_text_width(t->ui, STYLE_STRONG, table_seat_label(t, seat)));
    float most = large ? fmaxf(room * share, room - name - ui_grow(t->ui, 128)) : room * share;
    for (int seat = 0; s && s->guess && s->owner && seat < t->h->seats(t->h); seat++)
        for (size_t row = 0; row < s->cast->count; row++)
            any |= s->guess(t, seat, row) != 0;
    return any ? fminf((float)__builtin_popcountll(s->used(t)) * ui_grow(t->ui, 96), most) : 0;
}

/* The cell of a character in a row. */
static struct rect guess_cell(const struct table *t, size_t row, struct rect at)
{
    uint64_t used = t->game->sheet->used(t);
    int before = __builtin_popcountll(used & ((UINT64_C(1) << row) - 1));

    return rect_column(at, before, __builtin_popcountll(used), 0);
}

void sheet_guesses_head(struct table *t, struct rect row)
{
    const struct table_sheet *s = t->game->sheet;
    for (size_t i = 0; i < s->cast->count; i++) {
        struct rect at = guess_cell(t, i, row);
        float d = fminf(at.h, at.w * 0.8f);
        if (s->used(t) >> i & 1)
            cast_badge(t, s->cast, i, rect_centered(at, d, d), false);
    }
}

void sheet_guesses(struct table *t, int seat, struct rect row)
{
    const struct table_sheet *s = t->game->sheet;
    const struct ui_colors *c = &ui_theme(t->ui)->color;
    for (size_t i = 0; i < s->cast->count; i++) {
        int guess = s->used(t) >> i & 1 ? s->guess(t, seat, i) : 0, owner = s->owner(table_view_of(t), i);
        struct rect at = guess_cell(t, i, row);
        char name[200];
        bool right = guess == s->free ? owner == SEAT_NONE : owner == guess - 1;
        if (guess == 0)
            continue;
        snprintf(name, sizeof name, _("%s: %s"), cast_name(s->cast, i),
                 guess == s->free ? i18n_marked(s->nobody) : table_seat_label(t, guess - 1));
        ui_tell(t->ui, "guess", seat * ROWS + (int)i, at,
                &(struct ui_words){.name = name, .text = right ? _("A right guess.") : _("A wrong guess.")});
        gfx_fill(ui_gfx(t->ui), rect_grow(at, -1.5f),
                 color_fade(right ? c->teal : c->ink, right ? 0.22f : 0.05f));
        bool tall =
            at.h > 2 * ui_line(t->ui, STYLE_SMALL); /* one over the other: so the word has all the width */
        struct rect whom = tall ? cut_top(&at, at.h * 0.56f) : cut_left(&at, at.w * 0.68f);
        float d = fminf(whom.h * 0.9f, whom.w * 0.75f);
        if (guess == s->free)
            ui_label_fit(t->ui, rect_pad_xy(whom, 3, 0), STYLE_SMALL, ALIGN_CENTER, i18n_marked(s->nobody),
                         c->ink);
        else
            badge_seat(t, guess - 1, rect_centered(whom, d, d));
        d = fminf(at.w, at.h);
        draw_mark(t, right ? 'y' : 'n', rect_centered(at, d, d), right ? c->ink : c->accent);
    }
}

/* --- where it is written ------------------------------------------------------------------------------------------ */

void sheet_card(struct table *t)
{
    const struct table_sheet *s = t->game->sheet;
    if (!s || t->now.card != CARD_GAME || !table_asks(t) || !table_may(t, s->action))
        return;
    if (t->now.card_fresh && !named_any(t)) /* marks may have been made since the question came */
        sheet_begin(t);
    t->now.card_fresh = false;
    struct rect window = ui_area(t->ui);
    struct ui_modal m =
        ui_modal_begin(t->ui, "sheet", fminf(window.w - 80, ui_grow(t->ui, 1240)),
                       fminf(window.h - 80, ui_grow(t->ui, 860)), i18n_marked(s->question), 0);
    game_action action = action_of(t);
    bool done = false;
    if (m.open) {
        struct rect in = m.inside, foot = cut_bottom(&in, ui_button_height(t->ui));
        struct ui_button confirm = {.text = i18n_marked(s->confirm),
                                    .kind = BUTTON_PRIMARY,
                                    .disabled = !complete(t),
                                    .why = missing_words(t)},
                         close = {.text = _("Close")};
        cut_bottom(&in, 12);
        draw_grid(t, in, true);
        done =
            ui_button_with(t->ui, "confirm", 0, cut_right(&foot, ui_button_width(t->ui, &confirm)), &confirm);
        cut_right(&foot, 12);
        m.closed |=
            ui_button_with(t->ui, "close", 0, cut_right(&foot, ui_button_width(t->ui, &close)), &close);
    }
    if (m.closed || done)
        table_put_away(t);
    if (done)
        table_submit(t, &action);
    ui_modal_end(t->ui);
}

size_t sheet_next(const struct table *t, const game_action *wanted, unsigned *id)
{
    const struct table_sheet *s = t->game->sheet;
    size_t missing = 0;
    if (!s || wanted->kind != s->action)
        return 0;
    ui_scope_push(t->ui, "sheet", 0);
    *id = ui_id_at(t->ui, "confirm", 0);
    for (size_t row = 0; row < s->cast->count; row++) {
        int seat = wanted->arg[row] - 1;
        if (wanted->arg[row] == 0 || wanted->arg[row] == s->free || t->sheet.of[seat] == row + 1)
            continue;
        *id = ui_id_at(t->ui, "cell", (int)row * STRIDE + seat);
        missing++;
    }
    ui_scope_pop(t->ui);
    return missing + 1;
}
