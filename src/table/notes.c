#include "table/notes.h"

#include "base/i18n.h"
#include "base/text.h"
#include "table/bidding.h"
#include "table/game.h"
#include "table/hint.h"
#include "table/recap.h"
#include "table/table.h"
#include "ui/widgets.h"

#include <math.h>
#include <stdio.h>

static const float tallest =
    0.7f; /* of the map's height; a narrow card may be taller, for it hides no more */

/* What a card over the middle had better not hide. */
struct precious {
    struct table_precious item[TABLE_PRECIOUS];
    size_t n;
};

/* How much of it a card there would hide. */
static int hidden_by(const struct precious *precious, struct rect at)
{
    int n = 0;

    for (size_t i = 0; i < precious->n; i++)
        if (!rect_empty(rect_common(precious->item[i].at, at)))
            n += precious->item[i].weight;
    return n;
}

/* A card over the middle, and how much it hides there. */
struct spread {
    struct rect at;
    int hidden;
};

/* The place at the NOTES_EDGE of the middle where a card of that size hides least, clear of another card. */
static struct spread best_place(const struct table *t, const struct precious *precious, float w, float h,
                                struct rect taken)
{
    enum { ACROSS = 3, DOWN = 21 };
    static const int least_of_all = 5000;
    struct rect room = rect_pad(t->layout.middle, NOTES_EDGE);
    struct spread best = {rect_place(room, w, h, 0, 0), 2 * least_of_all};
    for (int i = 0; i < ACROSS * DOWN; i++) {
        int column = i % ACROSS, row = i / ACROSS;
        float x = (float)column / (ACROSS - 1), y = (float)row / (DOWN - 1);
        if (x > 0 && x < 1 && y > 0 && y < 1) /* not in the middle of everything */
            continue;
        struct rect at = rect_place(room, w, h, x, y);
        int n = hidden_by(precious, at) + (rect_empty(rect_common(at, taken)) ? 0 : least_of_all);
        if (n <= best.hidden) /* of equal places the last, which is next to the log */
            best = (struct spread){at, n};
    }
    return best;
}

/* Of the widths that a card may have the one that hides least; of those that hide as much the widest. On a small window a
 * narrow card beside what lies there may be better than a wide one over it. height: of the card at a width. */
struct rect notes_place(struct table *t, float widest, float narrowest, struct rect taken,
                        float (*height)(struct table *t, float w, const void *what), const void *what)
{
    enum { WIDTHS = 15 };
    struct precious precious;
    precious.n = t->game->precious ? t->game->precious(t, precious.item) : 0;
    struct spread best = {.hidden = -1};
    for (int i = 0; i < WIDTHS; i++) {
        float w = widest - (widest - narrowest) * (float)i / (WIDTHS - 1), h = height(t, w, what);
        if (i > 0 && (narrowest >= widest || h > t->layout.middle.h * tallest * widest / w))
            continue;
        struct spread here = best_place(t, &precious, w, h, taken);
        if (best.hidden < 0 || here.hidden < best.hidden)
            best = here;
    }
    return best.at;
}

struct rect notes_edge(const struct table *t, struct rect room, float w, float h, float y)
{
    static const float along[] = {0.5f, 0.3f, 0.7f, 0.1f, 0.9f};
    struct precious precious;
    struct rect best = {0, 0, 0, 0};
    int least = -1;

    precious.n = t->game->precious ? t->game->precious(t, precious.item) : 0;
    for (size_t k = 0; k < sizeof along / sizeof along[0]; k++) {
        struct rect at = rect_place(room, w, h, along[k], y);
        int hides = hidden_by(&precious, at);
        if (least < 0 || hides < least) {
            least = hides;
            best = at;
        }
    }
    return best;
}

/* --- a card of words ------------------------------------------------------------------------------------------ */

const char *notes_close_words(void)
{
    return _("Close");
}

float notes_button_width(struct table *t, const char *words)
{
    return ui_text_width(t->ui, STYLE_SMALL, words) + 2 + 24;
}

void notes_close_plate(struct table *t, struct rect at, bool hot)
{
    ui_small_plate(t->ui, at, hot);
    ui_label_in(t->ui, at, STYLE_SMALL, ALIGN_CENTER, notes_close_words(), ui_theme(t->ui)->color.ink);
}

enum {
    CLOSE_MARGIN = 9,
    CLOSE_GAP = 3,
    ROW_APART = 10,
    CLOSE_ABOVE = 10 /* of what parts it from the cards of the seats */
};

/* What a card of words says: its head, and what follows in its style. close: with narrow margins, and a head that is no larger than the
 * rest, which is what the place of the log has room for. */
struct words {
    const char *head, *what, *why;
    enum ui_style style;
    bool close;
};

static enum ui_style head_style(const struct words *w)
{
    return w->close ? STYLE_SMALL : STYLE_STRONG;
}

/* What is said has room behind its head, beside what closes the card. */
static bool in_one_row(struct table *t, const struct words *w, float inner)
{
    float head = ui_text_width(t->ui, STYLE_SMALL, w->head) + ROW_APART,
          shut = w->what[0] != 0 ? notes_button_width(t, notes_close_words()) + ROW_APART : 0;

    return w->close && head + ui_text_width(t->ui, STYLE_STRONG, w->what) + 2 + shut <= inner;
}

static float head_height(struct table *t, const struct words *w)
{
    return ui_line(t->ui, head_style(w)) * (w->close ? 1 : 1.2f);
}

static float words_height(struct table *t, float width, const void *of)
{
    const struct words *w = of;
    float margin = w->close ? CLOSE_MARGIN : NOTES_MARGIN, inner = width - 2 * margin - 4;
    float h = head_height(t, w) + 2 * margin + (w->close ? CLOSE_GAP : 14);
    h += in_one_row(t, w, inner) ? ui_line(t->ui, STYLE_STRONG) - head_height(t, w)
                                 : ui_text_height(t->ui, STYLE_STRONG, w->what, inner);
    return h + (w->why[0] != 0 ? ui_text_height(t->ui, w->style, w->why, inner) : 0);
}

/* Over the whole log, which hides nothing that lies there for good; empty: it is not up, or has too little room. */
static struct rect over_log(struct table *t, struct words *w)
{
    struct rect log = t->layout.log;

    w->style = STYLE_SMALL;
    for (int close = 0; close < 2 && log.w > 0; close++) {
        w->close = close == 1;
        float h = words_height(t, log.w, w), above = w->close ? CLOSE_ABOVE : 0;
        if (h <= log.h + above)
            return (struct rect){log.x, log.y + log.h - fmaxf(h, log.h), log.w, fmaxf(h, log.h)};
    }
    w->close = false;
    return (struct rect){0, 0, 0, 0};
}

/* A card as tall as its words over the log, or where it hides least, clear of the card of a challenge. Returns whether it was
 * pressed, which closes it. */
static bool text_card(struct table *t, const char *head, const char *what, const char *why, bool closes)
{
    struct rect room = rect_pad(t->layout.middle, NOTES_EDGE), taken = bidding_place(t);
    float most = fminf(fmaxf(ui_grow(t->ui, 330), t->layout.middle.w * 0.235f), room.w);
    struct words w = {.head = head, .what = what, .why = why, .style = STYLE_BODY};
    struct rect aside = over_log(t, &w);
    w.style = rect_empty(aside) ? STYLE_BODY : STYLE_SMALL;
    if (words_height(t, most, &w) > room.h * 0.6f)
        w.style = STYLE_SMALL;
    float least =
        fminf(most, fmaxf(most * 0.6f, ui_text_width(t->ui, STYLE_STRONG, head) + 2 * NOTES_MARGIN + 16 +
                                           (closes ? notes_button_width(t, notes_close_words()) : 0)));
    struct rect at = rect_empty(aside) ? notes_place(t, most, least, taken, words_height, &w) : aside;
    if (!rect_empty(rect_common(at, taken)) && taken.y + taken.h + at.h + 8 < room.y + room.h)
        at.y = taken.y + taken.h + 8;
    ui_keep_clear(t->ui, at);
    struct rect in = ui_panel(t->ui, at, PANEL_SLIP);
    const struct ui_colors *c = &ui_theme(t->ui)->color;
    if (w.close)
        in = rect_pad(at, CLOSE_MARGIN);
    bool row = in_one_row(t, &w, in.w);
    struct rect title = cut_top(&in, row ? ui_line(t->ui, STYLE_STRONG) + CLOSE_GAP : head_height(t, &w));
    if (closes)
        notes_close_plate(t, cut_right(&title, notes_button_width(t, notes_close_words())), false);
    struct rect lead = row ? cut_left(&title, ui_text_width(t->ui, STYLE_SMALL, head) + ROW_APART) : title;
    ui_label_fit(t->ui, lead, head_style(&w), ALIGN_LEFT, head, c->ink);
    if (row)
        ui_label_fit(t->ui, title, STYLE_STRONG, ALIGN_LEFT, what, c->ink);
    else
        cut_top(&in, ui_text(t->ui, in, STYLE_STRONG, what) + (w.close ? CLOSE_GAP : 6));
    if (why[0] != 0)
        ui_text_in(t->ui, in, w.style, ALIGN_LEFT, why, c->ink_soft);
    ui_name_next(t->ui, notes_close_words());
    return ui_spot(t->ui, ui_id_of(t->ui, "paper"), at, SPOT_NO_FOCUS).clicked;
}

/* What to do, then why. Where others look on it shows while one's own secrets are looked at: it tells of them. */
static void hint(struct table *t)
{
    if (!hint_up(t))
        return;
    const char *head = _("A colleague would …");
    struct host_hint hint;
    bool shut = false;
    if (!t->h->hint(t->h, &hint)) {
        shut = text_card(t, head, _("Thinking it over …"), "", true);
        ui_wake(t->ui, 100);
    } else if (!table_own_shown(t)) {
        char words[160];
        /* TRANSLATORS: %s: a key */
        snprintf(words, sizeof words, _("Only for you: hold %s to see it."), ui_glyph(t->ui, ACTION_PEEK));
        shut = text_card(t, head, words, "", true);
    } else {
        char plain[HOST_LINE_MAX], why[HOST_LINE_MAX];
        struct text words = text_over(plain, sizeof plain), reason = text_over(why, sizeof why);
        table_say(t, SAY_ADVISE, &hint.action, &words);
        table_say(t, SAY_WHY, &hint.action, &reason);
        shut = text_card(t, head, plain, t->stands || hint.why[0] == 0 ? why : hint.why, true);
    }
    t->ask.hint_asked = t->ask.hint_asked && !shut;
}

static void motive(struct table *t)
{
    const struct host_happening *what = t->h->next(t->h);
    if (!what || !what->why || what->why[0] == 0 || what->actor < 0)
        return;
    (void)text_card(t, table_seat_name(t, what->actor), what->why, "", false);
}

bool notes_back(struct table *t)
{
    if (!hint_up(t))
        return recap_put_away(t);
    t->ask.hint_asked = false;
    return true;
}

void notes_frame(struct table *t)
{
    recap_frame(t);
    hint(t);
    motive(t);
}
