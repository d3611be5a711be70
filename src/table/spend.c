#include "table/spend.h"

#include "base/i18n.h"
#include "base/text.h"
#include "table/bar_inside.h"
#include "table/cast.h"
#include "table/game.h"
#include "table/stands.h"
#include "table/table.h"
#include "ui/widgets.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* What is to be spent now. False: nothing is. */
static bool read(const struct table *t, struct spend *out)
{
    *out = (struct spend){0};
    return table_asks(t) && table_how(t) == ASKS_TURN && t->game->spend && t->game->spend(t, out) &&
           table_may(t, out->action);
}

bool spend_on(const struct table *t)
{
    struct spend s;
    return read(t, &s);
}

/* What lies there, as an action of that kind. */
static game_action action_of(const struct table *t, const struct spend *s)
{
    game_action a = {.kind = s->action, .n = s->pieces};
    for (int i = 0; i < t->ask.spent.count; i++)
        a.arg[t->ask.spent.on[i]]++;
    return a;
}

bool spend_draft(const struct table *t, game_action *out)
{
    struct spend s;
    bool on = read(t, &s);
    if (t->now.looking.on || t->ask.spent.count == 0 || (!on && !t->ask.spent.handed))
        return false;
    if (!on) /* the question is over, what was asked for is not */
        (void)t->game->spend(t, &s);
    *out = action_of(t, &s);
    return true;
}

int spend_left(const struct table *t)
{
    struct spend s;
    return read(t, &s) ? s.most - t->ask.spent.count : 0;
}

bool spend_enough(const struct table *t)
{
    struct spend s;
    return read(t, &s) && t->ask.spent.count >= s.least && t->ask.spent.count < s.most;
}

int spend_touched(const struct table *t)
{
    return t->ask.spent.count > 0 && spend_on(t) ? t->ask.spent.on[t->ask.spent.count - 1] : -1;
}

/* --- presses -------------------------------------------------------------------------------------------------- */

int spend_points(const struct table *t, int piece)
{
    int n = 0;
    for (int i = 0; i < t->ask.spent.count; i++)
        n += t->ask.spent.on[i] == piece;
    return n;
}

static void add(struct table *t, int piece)
{
    t->ask.spent.on[t->ask.spent.count++] = (uint8_t)piece;
}

/* Takes the last point off a piece. */
static void take(struct table *t, int piece)
{
    int i = t->ask.spent.count - 1;
    while (i >= 0 && t->ask.spent.on[i] != piece)
        i--;
    if (i < 0)
        return;
    memmove(&t->ask.spent.on[i], &t->ask.spent.on[i + 1], (size_t)(t->ask.spent.count - 1 - i));
    t->ask.spent.count--;
}

/* How many points the piece touched last would have in a place; less than 0: it cannot get there, or is there. */
static int points_for(const struct table *t, size_t place)
{
    int piece = spend_touched(t);
    if (!t->stands || piece < 0 || place >= t->stands->places)
        return -1;
    struct stands_at at;
    t->game->stands->read(table_view_of(t), &at);
    int steps = stands_ahead(t, at.place[piece], place), on = spend_points(t, piece);
    return steps != on && steps <= on + spend_left(t) ? steps : -1;
}

void spend_light(const struct table *t, struct pick_lit *lit)
{
    struct spend s;
    if (!read(t, &s))
        return;
    if (t->ask.spent.count < s.most)
        lit->of[t->game->begin[0]] |= s.open;
    for (size_t p = 0; t->stands && p < t->stands->places; p++)
        if (points_for(t, p) >= 0)
            pick_light(lit, (struct thing){t->game->stands->place_kind, (uint8_t)p});
}

/* The piece touched last goes to where it has so many points. */
static void go_to(struct table *t, int points)
{
    int piece = spend_touched(t);
    while (spend_points(t, piece) > points)
        take(t, piece);
    while (spend_points(t, piece) < points)
        add(t, piece);
}

bool spend_press(struct table *t, struct thing thing)
{
    struct spend s;
    bool place = t->stands && thing.kind == t->game->stands->place_kind;
    if (!read(t, &s) || (!place && thing.kind != t->game->begin[0]))
        return false;
    int points = place ? points_for(t, thing.index) : -1;
    bool may = place ? points >= 0 : t->ask.spent.count < s.most && (s.open >> thing.index & 1);
    if (may && place)
        go_to(t, points);
    else if (may)
        add(t, thing.index);
    t->h->shell->sound(t->h, may ? "lift" : "deny");
    return true;
}

bool spend_back(struct table *t)
{
    if (!spend_on(t) || t->ask.spent.count == 0)
        return false;
    t->ask.spent.count--;
    t->h->shell->sound(t->h, "land");
    return true;
}

/* --- on the bar -------------------------------------------------------------------------------------------------- */

enum { COUNT_WORDS = 32, COUNT_AFTER = 14 };

/* In figures, `2 of 3`. Returns the width. */
static float say_count(struct table *t, const struct spend *s, char *words)
{
    if (t->ask.spent.count < s->least && s->least < s->most)
        /* TRANSLATORS: how many of the points of a turn are spent, of which there may be so many to so many: `0 of 1–3` */
        snprintf(words, COUNT_WORDS, C_("points spent", "%d of %d–%d"), t->ask.spent.count, s->least,
                 s->most);
    else
        /* TRANSLATORS: how many of the points of a turn are spent: `2 of 3` */
        snprintf(words, COUNT_WORDS, C_("points spent", "%d of %d"), t->ask.spent.count, s->most);
    return ui_text_width(t->ui, STYLE_STRONG, words) + 4;
}

/* A place for every point: those that are spent as the markers of their pieces, the others as dots, for a ring would be ticked; where all of
 * it takes less than most. And in figures. */
static void draw_counter(struct table *t, const struct spend *s, struct rect *left, float most)
{
    const struct ui_colors *c = &ui_theme(t->ui)->color;
    const struct cast *cast = t->stands ? t->stands->look->cast : NULL;
    char words[COUNT_WORDS];
    float w = say_count(t, s, words), d = fminf(left->h * 0.56f, 32), step = d + 4,
          all = step * (float)s->most + 8;
    bool discs = w + all < most;
    struct rect at = cut_right(left, w + (discs ? all : 0));
    cut_right(left, COUNT_AFTER);
    if (w > at.w)
        return;
    ui_label_in(t->ui, cut_right(&at, w), STYLE_STRONG, ALIGN_RIGHT, words, c->ink);
    for (int i = 0; discs && i < s->most; i++) {
        struct rect one = cut_left(&at, step);
        struct point middle = {one.x + d / 2, one.y + one.h / 2};
        size_t piece = t->ask.spent.on[i];
        struct track_marker m = {.letter = "", .color = c->brass};
        if (cast && i < t->ask.spent.count)
            m = (struct track_marker){.letter = cast_letter(cast, piece), .color = cast_color(cast, piece)};
        if (i < t->ask.spent.count)
            track_disc(t->ui, middle, d, &m);
        else
            gfx_disc(ui_gfx(t->ui), middle, d * 0.14f, color_fade(c->ink, 0.55f));
    }
}

bool spend_buttons(struct table *t, struct rect *left, float others)
{
    struct spend s;
    char why[120] = "";
    if (!read(t, &s))
        return true;
    int missing = s.least - t->ask.spent.count;
    if (missing > 0)
        snprintf(why, sizeof why, P_("%d is left to spend.", "%d are left to spend.", (unsigned)missing),
                 missing);
    struct ui_button confirm = {.text = s.confirm,
                                .kind = BUTTON_PRIMARY,
                                .disabled = missing > 0,
                                .why = why},
                     back = {.text = _("Step back"),
                             .disabled = t->ask.spent.count == 0,
                             .why = _("Nothing is spent yet."),
                             .tip = _("Puts back what you spent last.")};
    char count[COUNT_WORDS];
    bool none = t->ask.spent.count == 0;
    float beside = (none ? others : 0) + (t->layout.bar_rows == 2 ? 0 : bar_room_of_question(t)),
          wide = ui_button_width(t->ui, &confirm) + ui_button_width(t->ui, &back) + 3 * BAR_GAP +
                 say_count(t, &s, count) + COUNT_AFTER;
    bool close = none && others > 0 && left->w < wide + beside;
    bool done = bar_button(t, left, "spend", &confirm);
    if (!close && bar_button(t, left, "unspend", &back))
        (void)spend_back(t);
    draw_counter(t, &s, left, fminf(left->w * 0.5f, left->w - beside));
    if (!done)
        return none;
    game_action action = action_of(t, &s);
    t->ask.spent.handed = true;
    table_submit(t, &action);
    t->ask.spent.handed = t->ask.legal_count == 0; /* else it was refused, or is asked about first */
    return none;
}

size_t spend_next(const struct table *t, const game_action *wanted, const char **key, struct thing *piece)
{
    struct spend s;
    size_t more = 0, less = 0;
    if (!read(t, &s) || wanted->kind != s.action)
        return 0;
    for (int i = s.pieces - 1; i >= 0; i--) {
        int missing = wanted->arg[i] - spend_points(t, i);
        if (missing > 0)
            *piece = (struct thing){t->game->begin[0], (uint8_t)i};
        more += missing > 0 ? (size_t)missing : 0;
        less += missing < 0 ? (size_t)-missing : 0;
    }
    *key = less > 0 ? "unspend" : more > 0 ? NULL : "spend";
    return more + less + 1;
}

bool spend_done(const struct table *t, const game_action *wanted, struct text *out)
{
    const char *key = NULL;
    struct thing piece;
    struct spend s;

    if (!table_asks(t) || spend_next(t, wanted, &key, &piece) != 1 || !key || strcmp(key, "spend") != 0 ||
        !read(t, &s))
        return false;
    text_add(out, "%s", s.confirm);
    return true;
}
