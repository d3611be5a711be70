#include "table/amounts.h"

#include "base/i18n.h"
#include "base/text.h"
#include "table/badges.h"
#include "table/cast.h"
#include "table/game.h"
#include "table/ledger.h"
#include "table/lesson.h"
#include "table/map_board.h"
#include "table/roster.h"
#include "table/screen.h"
#include "table/seats.h"
#include "table/sentence.h"
#include "table/table.h"
#include "ui/modal.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static const float gap = 14;
enum { PILE_LEAST = 70 }; /* u: a lower pile stands beside its number */

int amounts_chosen(const struct laid *laid)
{
    int n = 0;

    for (size_t i = 0; i < AMOUNTS_MOST; i++)
        n += laid->on[i] > 0;
    return n;
}

static int all_laid(const struct laid *laid)
{
    int n = 0;

    for (size_t i = 0; i < AMOUNTS_MOST; i++)
        n += laid->on[i];
    return n;
}

/* Progress (0 to 1) of the last one's slide to this space; 1 if none is sliding. */
static float sliding_to(const struct table *t, uint8_t space)
{
    uint32_t ms = host_ms(t->h, 240, true);
    uint64_t passed = ui_now(t->ui) - t->ask.laid.slid;

    if (t->ask.laid.slid == 0 || t->ask.laid.slides_to != space || passed >= ms)
        return 1;
    ui_wake(t->ui, 0);
    return (float)passed / (float)ms;
}

/* Where only one space may have something, what lies on another comes back, and is remembered so that it can be said. */
static void clear_others(struct laid *laid, uint8_t space)
{
    laid->back = laid->on[space] > 0 ? laid->back : 0;
    for (int i = 0; i < AMOUNTS_MOST; i++) {
        if (i == space || laid->on[i] == 0)
            continue;
        laid->back = laid->on[i];
        laid->from = (uint8_t)i;
        laid->on[i] = 0;
    }
}

/* Called within the scope of the space: it becomes the one that keys go to. */
static void lay(struct table *t, const struct amounts *a, uint8_t space, int n)
{
    struct laid *laid = &t->ask.laid;
    int before = laid->on[space];

    if (n > before && ui_dragged(t->ui, NULL) == 0) {
        laid->slid = ui_now(t->ui);
        laid->slides_to = space;
    }
    if (!t->discreet && n != before)
        t->h->shell->sound(t->h, a->sound ? a->sound : "coin");
    if (a->one)
        clear_others(laid, space);
    laid->on[space] = (uint8_t)n;
    laid->typed = 0;
    laid->chosen = true;
    ui_focus(t->ui, ui_id_of(t->ui, "card"));
}

static void hand_in(struct table *t, bool feint);

/* A digit goes on with the number that is being typed where it then still fits, else it begins another; Backspace takes the
 * last one away. `so_far`: as it was typed, 0: none goes on. Returns the number as typed; -1: no such key. */
static int typed(struct table *t, int so_far, int most)
{
    for (int digit = 0; digit <= 9; digit++) {
        int longer = so_far * 10 + digit;
        if (!ui_action(t->ui, (enum input_action)(ACTION_DIGIT_0 + digit)))
            continue;
        return table_typed(t, longer) <= most ? longer : digit <= most ? digit : most;
    }
    return ui_action(t->ui, ACTION_ERASE) ? so_far / 10 : -1;
}

/* What keys lay on the space that has the focus: plus and minus, page keys by ten, digits. */
static void space_keys(struct table *t, const struct amounts *a, const struct amount_space *s)
{
    int fresh = t->ask.laid.on[s->id],
        number = typed(t, t->ask.laid.typed == s->id + 1 ? t->ask.laid.number : 0, s->most),
        n = table_typed(t, number);

    if (number < 0)
        n = fresh + ui_action(t->ui, ACTION_PLUS) - ui_action(t->ui, ACTION_MINUS) +
            10 * ui_action(t->ui, ACTION_PAGE_UP) - 10 * ui_action(t->ui, ACTION_PAGE_DOWN);
    n = n < 0 ? 0 : n > s->most ? s->most : n;
    if (n != fresh)
        lay(t, a, s->id, n);
    if (number >= 0) {
        t->ask.laid.typed = (uint8_t)(s->id + 1);
        t->ask.laid.number = number;
    }
}

/* How much lies there and its pile, at the same place on every space, so that a row is read at a glance; nothing where there
 * is none. flying: of those laid now, how many are still on their way. */
static void space_amount(struct table *t, const struct amount_space *s, int fresh, int flying, struct rect in)
{
    const struct ui_colors *c = &ui_theme(t->ui)->color;
    float line = ui_line(t->ui, STYLE_NUMBER);
    char number[80], there[32], more[32];

    if (s->lies + fresh == 0)
        return;
    table_sum(t, s->lies, there, sizeof there);
    table_sum(t, fresh, more, sizeof more);
    snprintf(number, sizeof number, "%s%s%s", s->lies > 0 ? there : "",
             fresh == 0    ? ""
             : s->lies > 0 ? " + "
                           : "+",
             fresh > 0 ? more : "");
    if (in.h >= line + PILE_LEAST && s->lies > 0 && ui_text_width(t->ui, STYLE_NUMBER, number) > in.w) {
        snprintf(number, sizeof number, "+ %s", more); /* in two lines, for neither sum may be cut */
        ui_label_in(t->ui, cut_top(&in, line), STYLE_NUMBER, ALIGN_CENTER, there, c->ink);
        ui_label_in(t->ui, cut_top(&in, line), STYLE_NUMBER, ALIGN_CENTER, number, c->ink);
    } else if (in.h >= line + PILE_LEAST) {
        ui_label_in(t->ui, cut_top(&in, line), STYLE_NUMBER, ALIGN_CENTER, number, c->ink);
    } else {
        float w = ui_text_width(t->ui, STYLE_NUMBER, number) + 12;
        ui_label_in(t->ui, cut_left(&in, w), STYLE_NUMBER, ALIGN_LEFT, number, c->ink);
    }
    if (in.w * 2 > PILE_LEAST)
        amounts_draw_pile(t, in, s->lies + fresh - flying, fresh - flying);
}

/* Its name over all of its width and its picture below that, with the place between them where there is room; `in` is what is left of it. */
static void space_head(struct table *t, const struct amount_space *s, struct rect *in)
{
    enum { BELOW_LEAST = 190 };
    float line = ui_line(t->ui, STYLE_STRONG);
    bool low = in->h - line < BELOW_LEAST;

    ui_label_fit(t->ui, cut_top(in, line), STYLE_STRONG, ALIGN_LEFT, s->name, ui_theme(t->ui)->color.ink);
    if (s->place && !low) {
        struct rect place = cut_top(in, ui_line(t->ui, STYLE_SMALL));
        ui_label_fit(t->ui, place, STYLE_SMALL, ALIGN_LEFT, s->place, ui_theme(t->ui)->color.ink_soft);
    }
    if (s->others[0] != '\0' && !low)
        ui_label_fit(t->ui, cut_top(in, ui_line(t->ui, STYLE_SMALL)), STYLE_SMALL, ALIGN_LEFT, s->others,
                     ui_theme(t->ui)->color.ink);
    cut_top(in, 6);
    if (t->game->amounts_picture) {
        t->game->amounts_picture(t, s->id, cut_left(in, fminf(in->w * (low ? 0.45f : 0.56f), in->h * 0.8f)),
                                 s->gone);
        cut_left(in, 12);
    }
}

/* The card as a whole takes what is dropped on it, and the keys once it has been pressed; accepting it by keys lays the first,
 * then hands in what lies there. */
static struct ui_response press_space(struct table *t, const struct amounts *a, const struct amount_space *s,
                                      struct rect at)
{
    int fresh = t->ask.laid.on[s->id];
    unsigned flags = SPOT_DROP | SPOT_QUIET | (s->most > 0 ? 0 : SPOT_OFF);
    ui_id card = ui_id_of(t->ui, "card");
    struct ui_response r = ui_spot(t->ui, card, at, flags);
    const char *full = fresh >= s->most ? s->why_most : NULL;
    const char *why = s->most > 0 ? full : s->gone ? a->gone : s->why_none;
    ui_name(t->ui, &(struct ui_words){.name = s->name, .text = s->says, .why = why, .legible = true});

    t->ask.laid.chosen |= r.clicked;
    if (r.hot && s->most > 0 && !t->ask.laid.chosen && !ui_focus_visible(t->ui) && !r.focused)
        ui_focus(t->ui, card); /* what is typed first is meant for what the pointer lies on */
    if (r.focused && s->most > 0)
        space_keys(t, a, s);
    if (r.by_keys && a->ready && fresh > 0)
        hand_in(t, false);
    else if ((r.by_keys || r.dropped != 0) && fresh < s->most)
        lay(t, a, s->id, fresh + 1);
    else if (r.secondary && fresh > 0)
        lay(t, a, s->id, fresh - 1);
    return r;
}

/* The first space on which something can be laid; past the last: there is none. */
static size_t first_open(const struct amounts *a)
{
    size_t k = 0;

    while (k < a->spaces && a->space[k].most == 0)
        k++;
    return k;
}

static void space_dial(struct table *t, const struct amounts *a, const struct amount_space *s, struct rect at,
                       int fresh)
{
    const struct ui_colors *c = &ui_theme(t->ui)->color;
    int value = fresh;

    if (s->most > 0 && !s->gone)
        ui_name_next(t->ui, s->name);
    if (s->gone)
        ui_label_in(t->ui, at, STYLE_STAMP, ALIGN_CENTER, a->gone, c->ink_soft);
    else if (s->most > 0 && ui_counter(t->ui, "dial", at, &value, 0, s->most, table_unit(t)))
        lay(t, a, s->id, value);
    else if (s->most > 0 && fresh >= s->most && s->why_most) /* as the greyed plus says */
        ui_tell(t->ui, "most", 0, cut_right(&at, at.h), &(struct ui_words){.name = s->why_most});
    else if (s->most == 0 && first_open(a) < a->spaces) /* else it is said once, of what is left */
        ui_label_fit(t->ui, at, STYLE_SMALL, ALIGN_CENTER, s->why_none, c->ink_soft);
}

/* Plain discs in a pile, where the game has no picture of them. */
void amounts_draw_pile(struct table *t, struct rect at, int n, int fresh)
{
    if (t->game->amounts_pile) {
        t->game->amounts_pile(t, at, n, fresh);
        return;
    }
    float d = fminf(96, fminf(at.w, at.h) * 0.4f),
          step = n > 1 ? fminf(d * 0.3f, (at.h - d) / (float)(n - 1)) : 0;
    for (int i = 0; i < n; i++) {
        struct point middle = {at.x + at.w / 2, at.y + at.h - d / 2 - step * (float)i};
        gfx_disc(ui_gfx(t->ui), middle, d / 2, color_hex(0x5E4419));
        gfx_disc(ui_gfx(t->ui), middle, d / 2 - 2, color_hex(i >= n - fresh ? 0xF2CF6A : 0xB98F3E));
    }
}

static void space_card(struct table *t, const struct amounts *a, const struct amount_space *s, struct rect at)
{
    int fresh = t->ask.laid.on[s->id];

    ui_scope_push(t->ui, "space", s->id);
    struct ui_response r = press_space(t, a, s, at);
    if (fresh > 0 || r.over)
        gfx_round(ui_gfx(t->ui), rect_grow(at, 5), 10, ui_theme(t->ui)->color.brass);
    struct rect in = ui_panel(t->ui, at, PANEL_SLIP);
    bool dials = first_open(a) < a->spaces; /* else the room is the picture's */
    struct rect dial = cut_bottom(&in, dials || s->gone ? ui_button_height(t->ui) : 0);
    cut_bottom(&in, 12);
    space_head(t, s, &in);
    space_amount(t, s, fresh, sliding_to(t, s->id) < 1, in);
    space_dial(t, a, s, dial, fresh);
    ui_scope_pop(t->ui);
}

/* In a game with books it is one's own, in which what is laid is about to be written. */
static void reserve_book(struct table *t, const struct amounts *a, struct rect at)
{
    struct ledger_entry next = {.thing = -1, .left = a->have - all_laid(&t->ask.laid)};
    const char *below = a->note[0] != '\0' ? a->note : a->help;
    struct rect foot = cut_bottom(&at, ui_text_height(t->ui, STYLE_SMALL, below, at.w));

    for (size_t i = 0; i < a->spaces; i++)
        if (t->ask.laid.on[a->space[i].id] > 0) {
            next.thing = a->space[i].id;
            next.amount = t->ask.laid.on[next.thing];
        }
    next.round = (int)table_round(t);
    ui_text_in(t->ui, foot, STYLE_SMALL, ALIGN_CENTER, below, ui_theme(t->ui)->color.ink);
    ui_keep_clear(t->ui, foot);
    cut_bottom(&at, 6);
    (void)ledger_book(t, t->viewer, next.thing >= 0 ? &next : NULL, at);
    t->now.card_fresh = false;
}

static void reserve_card(struct table *t, const struct amounts *a, struct rect at)
{
    int left = a->have - all_laid(&t->ask.laid);
    char words[32];
    struct rect in = screen_tray(t, at);
    const struct ui_colors *c = &ui_theme(t->ui)->color;
    bool noted = a->note[0] != '\0';
    const char *below = noted ? a->note : a->help;

    table_sum(t, left, words, sizeof words);
    float told = ui_text_height(t->ui, STYLE_SMALL, below, in.w), number = ui_line(t->ui, STYLE_NUMBER);
    bool beside = in.h < number * 2 + told + PILE_LEAST; /* name and number, in large type */
    struct rect name = cut_top(&in, beside ? number : ui_line(t->ui, STYLE_STRONG));
    struct rect count = beside ? name : cut_top(&in, number);
    enum gfx_align align = beside ? ALIGN_RIGHT : ALIGN_CENTER;
    ui_label_in(t->ui, count, STYLE_NUMBER, align, words, c->brass);
    if (beside)
        cut_right(&name, ui_text_width(t->ui, STYLE_NUMBER, words) + 10);
    ui_label_fit(t->ui, name, STYLE_STRONG, beside ? ALIGN_LEFT : ALIGN_CENTER, a->reserve, c->cream);
    struct rect foot = cut_bottom(&in, fminf(in.h, told));
    ui_keep_clear(t->ui, foot);
    ui_text_in(t->ui, foot, STYLE_SMALL, ALIGN_CENTER, below, noted ? c->brass : c->cream);
    cut_bottom(&in, 8);
    if (left > 0)
        amounts_draw_pile(t, in, left, 0);
    ui_name_next(t->ui, a->reserve);
    if (left > 0)
        ui_spot(t->ui, ui_id_of(t->ui, "reserve"), at, SPOT_DRAG | SPOT_NO_FOCUS | SPOT_QUIET);
}

/* What is in hand follows the pointer. */
static void draw_carried(struct table *t)
{
    if (ui_dragged(t->ui, NULL) != 0)
        amounts_draw_pile(t, rect_around(ui_drag_at(t->ui), 90, 70), 1, 1);
}

/* The spaces in two rows, or one where they are few; the reserve behind the last. */
static struct rect place_of(const struct amounts *a, struct rect grid, size_t i)
{
    int all = (int)a->spaces + 1, rows = all > 3 ? 2 : 1;

    return rect_grid(grid, (int)i, (all + rows - 1) / rows, rows, gap);
}

/* Where the reserve lies: a book takes whatever is left of the last row. */
static struct rect rest_of(const struct table *t, const struct amounts *a, struct rect grid)
{
    struct rect at = place_of(a, grid, a->spaces);

    at.w = t->game->ledger ? grid.x + grid.w - at.x : at.w;
    return at;
}

/* One on its way from the reserve to a space. */
static void draw_sliding(struct table *t, const struct amounts *a, struct rect grid)
{
    static const float half_turn = 3.14159f;
    struct rect from = rest_of(t, a, grid);

    for (size_t k = 0; k < a->spaces; k++) {
        float p = sliding_to(t, a->space[k].id);
        if (p >= 1)
            continue;
        struct rect to = place_of(a, grid, k);
        struct point start = rect_center(from), end = {to.x + to.w * 0.76f, to.y + to.h * 0.56f};
        float e = ease_at(EASE_IN_OUT, p);
        struct point at = {start.x + (end.x - start.x) * e,
                           start.y + (end.y - start.y) * e - sinf(p * half_turn) * 60};
        amounts_draw_pile(t, rect_around(at, 110, 86), 1, 1);
    }
}

/* What is proven of the others, each with a name. */
static void tell_others(const struct table *t, size_t thing, char *out, size_t size)
{
    struct table_known known[TABLE_KNOWN];
    char each[GAME_MAX_SEATS][HOST_NAME_MAX + 32];
    const char *item[GAME_MAX_SEATS];
    struct text list = text_over(out, size);
    size_t n = 0;

    for (int seat = 0; seat < t->h->seats(t->h); seat++) {
        size_t rows = seat == t->viewer ? 0 : t->game->known(t, seat, known);
        char much[32];
        if (thing >= rows || known[thing].known.least == 0)
            continue;
        seats_range(t, known[thing].known, much, sizeof much);
        snprintf(each[n], sizeof each[n], C_("a count", "%s %s"), table_seat_name(t, seat), much);
        item[n] = each[n];
        n++;
    }
    i18n_list(item, n, &list);
}

static void spaces_of_roster(const struct table *t, struct amounts *a)
{
    const struct table_roster *r = t->game->roster;
    const uint8_t *lies = t->game->opened(t, t->viewer);
    uint8_t at[FIGURES_MAX];
    size_t figures =
        t->board ? t->board->look->order->figures : 0; /* if they are all that the roster names */

    if (figures > 0)
        map_board_where(t, table_view_of(t), at);
    for (; (int)a->spaces < r->count && a->spaces < AMOUNTS_MOST; a->spaces++) {
        bool gone = table_gone(t, a->spaces);
        a->space[a->spaces] =
            (struct amount_space){.id = (uint8_t)a->spaces,
                                  .name = cast_name(r->cast, a->spaces),
                                  .place = a->spaces < figures && !gone && at[a->spaces] != FIGURE_NOWHERE
                                               ? table_place_name(t, at[a->spaces])
                                               : NULL,
                                  .lies = lies ? lies[a->spaces] : 0,
                                  .most = gone ? 0 : a->have,
                                  .why_none = a->why_none,
                                  .gone = gone};
        struct amount_space *s = &a->space[a->spaces];
        if (!gone && t->game->known)
            tell_others(t, a->spaces, s->others, sizeof s->others);
        s->says = s->others[0] != '\0' ? s->others : NULL;
    }
}

/* Says it where the game has not. */
static void usual(const char **said, const char *marked)
{
    if (!*said && marked)
        *said = i18n_marked(marked);
}

static void take_words(const struct table *t, const struct amount_words *w, struct amounts *a)
{
    bool empty = a->have == 0;
    int16_t back[] = {t->ask.laid.from, (int16_t)(t->ask.laid.back * table_unit(t))};
    struct sentence_about about = {
        .h = t->h, .view = table_view_of(t), .who = t->viewer, .arg = back, .args = 2, .unit = 1};
    struct text note = text_behind(a->note, sizeof a->note);

    usual(&a->title, w->title);
    usual(&a->missing, empty && w->missing_empty ? w->missing_empty : w->missing);
    usual(&a->help, empty && w->help_empty ? w->help_empty : w->help);
    usual(&a->confirm, w->confirm);
    usual(&a->pays, w->pays);
    usual(&a->feint, w->feint);
    usual(&a->feint_says, w->feint_says);
    usual(&a->close, w->close);
    usual(&a->reserve, w->reserve);
    usual(&a->gone, w->gone);
    usual(&a->why_none, w->why_none);
    a->sound = a->sound ? a->sound : w->sound;
    if (a->one && t->ask.laid.back > 0 && note.length == 0)
        sentence_write(t->game->words, &about, w->note, &note);
}

/* What is to be laid now, with the usual words where the game has none of its own. False: nothing is. */
static bool read_amounts(const struct table *t, struct amounts *a)
{
    const struct amounts_words *w = t->game->amounts_words;
    uint8_t phase = table_rules(t)->view_decision(t->box, table_view_of(t)).phase;

    if (!t->game->amounts(t, a))
        return false;
    if (w && phase < w->phases)
        take_words(t, &w->by[phase], a);
    if (w)
        take_words(t, &w->all, a);
    if (a->spaces == 0)
        spaces_of_roster(t, a);
    a->close = a->close ? a->close : _("Not yet");
    a->reserve = a->reserve ? a->reserve : _("Reserve");
    a->help = a->help ? a->help : _("Drag, or use − and +");
    return true;
}

bool amounts_for(const struct table *t, const game_action *action, struct laid *out)
{
    struct amounts a = {0};

    if (t->game->amounts_of)
        return t->game->amounts_of(t, action, out);
    if (!t->game->amounts || !t->game->amounts(t, &a) || action->n == 0)
        return false;
    size_t space = a.spaces == 1 ? 0 : (size_t)action->arg[0];
    bool laid = a.spaces == 1 || (a.one && action->n == 2 && t->game->words->veiled >> action->kind & 1);
    if (laid && space < AMOUNTS_MOST && (a.spaces > 0 || (int)space < t->game->roster->count))
        out->on[space] = (uint8_t)(action->arg[action->n - 1] / table_unit(t));
    return laid;
}

void amounts_handed_in(struct table *t)
{
    t->ask.laid = (struct laid){0};
    if (t->game->amounts && t->now.card == CARD_GAME)
        t->now.card = CARD_NONE;
}

static void hand_in(struct table *t, bool feint)
{
    struct laid wanted = feint ? (struct laid){0} : t->ask.laid;

    for (size_t i = 0; i < t->ask.legal_count; i++) {
        struct laid by = {0};
        game_action action = t->ask.legal[i];
        if (!amounts_for(t, &action, &by) || memcmp(by.on, wanted.on, sizeof by.on) != 0)
            continue;
        table_submit(t, &action);
        return;
    }
}

/* What a lesson asks to be laid. False: it asks for nothing of the kind. */
static bool asked_for(const struct table *t, struct laid *wanted)
{
    const game_action *task;

    *wanted = (struct laid){0};
    return lesson_asks(t, &task) && task && amounts_for(t, task, wanted);
}

/* Hands in what lies there, and says what that is where it is on one space, if there is room for it. */
static struct ui_button confirm_button(const struct table *t, const struct amounts *a, float room,
                                       char *words, size_t size)
{
    struct ui_button yes = {.text = words};
    size_t k = 0;
    char sum[32];

    while (k < a->spaces && t->ask.laid.on[a->space[k].id] == 0)
        k++;
    if (a->pays && a->ready && k < a->spaces && amounts_chosen(&t->ask.laid) == 1) {
        table_sum(t, t->ask.laid.on[a->space[k].id], sum, sizeof sum);
        snprintf(words, size, a->pays, sum, a->space[k].name);
        if (ui_button_width(t->ui, &yes) <= room)
            return yes;
    }
    yes.text = a->confirm;
    return yes;
}

/* Side by side, so that arrows lead from one to the next and not to the dials above. */
static void foot_buttons(struct table *t, const struct amounts *a, struct rect foot)
{
    struct laid wanted;
    bool learns = asked_for(t, &wanted), feints = learns && amounts_chosen(&wanted) == 0,
         nothing = a->feint && (feints || (!a->ready && first_open(a) == a->spaces)),
         done = !learns || memcmp(wanted.on, t->ask.laid.on, sizeof wanted.on) == 0;
    struct ui_button feint = {.text = a->feint,
                              .tip = a->feint_says,
                              .kind = nothing ? BUTTON_PRIMARY : BUTTON_PAPER,
                              .shortcut = a->feint ? ACTION_FOLD : ACTION_NONE},
                     close = {.text = a->close, .kind = BUTTON_PAPER};
    float others =
        (a->feint ? ui_button_width(t->ui, &feint) + gap : 0) + ui_button_width(t->ui, &close) + gap;
    char pays[120];
    struct ui_button yes = confirm_button(t, a, foot.w - others, pays, sizeof pays);
    yes.kind = nothing || !done ? BUTTON_PAPER : BUTTON_PRIMARY;
    yes.disabled = !a->ready;
    yes.why = a->missing ? a->missing : a->help;
    struct rect yes_at = cut_right(&foot, ui_button_width(t->ui, &yes));

    cut_right(&foot, gap);
    struct rect feint_at = cut_right(&foot, a->feint ? ui_button_width(t->ui, &feint) : 0);
    cut_right(&foot, a->feint ? gap : 0);
    if (ui_button_with(t->ui, "close", 0, cut_right(&foot, ui_button_width(t->ui, &close)), &close))
        table_put_away(t);
    if (a->feint && ui_button_with(t->ui, "feint", 0, feint_at, &feint))
        hand_in(t, true);
    else if (ui_button_with(t->ui, "confirm", 0, yes_at, &yes))
        hand_in(t, false);
}

/* Keys begin where something can be laid, else where nothing is. */
static void focus_on_answer(struct table *t, const struct amounts *a)
{
    size_t k = first_open(a);

    if (k == a->spaces) {
        ui_focus_default(t->ui, ui_id_at(t->ui, a->feint ? "feint" : "close", 0));
        return;
    }
    ui_scope_push(t->ui, "space", a->space[k].id);
    ui_focus_default(t->ui, ui_id_of(t->ui, "card"));
    ui_scope_pop(t->ui);
}

static void amounts_card(struct table *t, struct amounts *a)
{
    enum { ROOM = 2 * (SCREEN_CREST + 8) };
    struct rect window = ui_area(t->ui);
    float w = fminf(window.w - 120, fmaxf(1400, ui_grow(t->ui, 1180))),
          h = fminf(window.h - ROOM, fmaxf(930, ui_grow(t->ui, 760)));
    struct ui_modal m = ui_modal_begin(t->ui, "shield", w, h, NULL, MODAL_NO_BACK | MODAL_BARE);
    bool away = false;

    if (m.open) {
        struct rect card = m.inside;
        screen_draw(t, card);
        struct rect in = ui_modal_card(t->ui, card, a->title),
                    foot = cut_bottom(&in, ui_button_height(t->ui));
        cut_bottom(&in, gap);
        screen_seal(t, card);
        for (size_t k = 0; k < a->spaces; k++) {
            space_card(t, a, &a->space[k], place_of(a, in, k));
            read_amounts(t, a); /* what may be laid next follows from what lies */
        }
        if (t->game->ledger)
            reserve_book(t, a, rest_of(t, a, in));
        else
            reserve_card(t, a, place_of(a, in, a->spaces));
        focus_on_answer(t, a);
        foot_buttons(t, a, foot);
        (void)ui_action(t->ui, ACTION_ERASE); /* it deletes, and never closes */
        away = ui_action(t->ui, ACTION_BACK);
        draw_sliding(t, a, in);
        draw_carried(t);
    }
    if (m.closed || away)
        table_put_away(t);
    ui_modal_end(t->ui);
}

void amounts_frame(struct table *t)
{
    struct amounts a = {0};

    if (!t->game->amounts)
        return;
    bool asked = table_asks(t) && read_amounts(t, &a), up = t->now.card == CARD_GAME;
    ui_set_quiet(t->ui, t->discreet && up && asked);
    if (up && asked)
        amounts_card(t, &a);
    else if (up)
        t->now.card = CARD_NONE;
}
