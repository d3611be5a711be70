/* The card of a lesson: its words and its buttons, beside the table or over it, and on the page of an end. */
#include "base/i18n.h"
#include "base/text.h"
#include "table/describe.h"
#include "table/lesson_inside.h"
#include "table/table.h"
#include "ui/widgets.h"

#include <math.h>

static const float margin = 20, gap = 10;

/* A button of the card, and what pressing it means. */
static void button(struct table *t, enum lesson_button which, struct rect at, const struct ui_button *b,
                   enum host_lesson_press press)
{
    t->lesson.button[which] = ui_id_at(t->ui, lesson_keys[which], 0);
    if (!ui_button_with(t->ui, lesson_keys[which], 0, at, b) || lesson_turned(t))
        return;
    t->lesson.pressed = true;
    t->lesson.press = press;
    ui_wake(t->ui, 0);
}

/* What stands on it, and in which type. */
struct spoken {
    const struct host_lesson *now;
    char task[LESSON_TASK];
    enum ui_style style;
    bool strip; /* wide and low: heading, words and buttons stand side by side */
    bool open;  /* it can be gone on with; else it is pale */
    bool folds; /* it lies over the table until it is folded */
    bool past;  /* what comes of the step is being shown: its words are done with */
};

static struct ui_button on_button(const struct spoken *w)
{
    const char *words = w->now->astray ? _("Take it back") : C_("button: the next step of a lesson", "Next");
    return (struct ui_button){.text = words, .kind = BUTTON_PRIMARY};
}

static struct ui_button do_button(void)
{
    return (struct ui_button){.text = C_("button: do what the lesson asks for, for the learner", "Show me"),
                              .kind = BUTTON_QUIET};
}

/* The way out; where that is a good moment, into a match of one's own. */
static struct ui_button leave_button(const struct spoken *w)
{
    const char *words =
        w->now->enough ? _("Play a match now") : C_("button: leave a lesson before its end", "Leave");
    return (struct ui_button){.text = words, .kind = w->now->enough ? BUTTON_PAPER : BUTTON_QUIET};
}

static struct ui_button back_button(const struct spoken *w)
{
    return (struct ui_button){.text = C_("button: one step of a lesson back", "Back"),
                              .kind = BUTTON_PAPER,
                              .disabled = w->now->step == 1};
}

/* The way on, or what spares one doing the task. */
static struct ui_button way_button(const struct spoken *w)
{
    return w->now->task ? do_button() : on_button(w);
}

/* The place at the right end in which the way on stands in other steps: what plays for one stands beside it, so that nobody in a
 * hurry presses that. */
static float kept_free(struct table *t, const struct spoken *w)
{
    struct ui_button on = on_button(w);

    return w->now->task ? ui_button_width(t->ui, &on) + gap : 0;
}

/* How wide the ways back and out stand beside each other. */
static float ways_out_width(struct table *t, const struct spoken *w)
{
    struct ui_button back = back_button(w), leave = leave_button(w);

    return ui_button_width(t->ui, &leave) + (w->now->astray ? 0 : gap + ui_button_width(t->ui, &back));
}

/* How wide the buttons stand: in a row, or the way on above the others. In a strip the words have the same place in every step:
 * there it is the widest that any has. */
static float foot_width(struct table *t, const struct spoken *w, bool row)
{
    struct ui_button way = way_button(w);
    struct host_lesson widest = *w->now;
    struct spoken any = {.now = &widest};

    widest.enough |= w->strip;
    widest.astray &= !w->strip;
    float out = ways_out_width(t, &any), on = ui_button_width(t->ui, &way) + kept_free(t, w);

    return row ? out + gap + on : fmaxf(out, on);
}

static float foot_height(struct table *t, const struct spoken *w, float width)
{
    float h = ui_button_height(t->ui);
    return !w->strip && foot_width(t, w, true) <= width ? h : 2 * h + gap;
}

/* What the sign before a task takes of its first line. */
static float sign_width(struct table *t)
{
    return ui_line(t->ui, STYLE_STRONG) * 0.48f + ui_grow(t->ui, 8);
}

static float task_height(struct table *t, const struct spoken *w, float width)
{
    return w->now->task ? ui_text_height(t->ui, STYLE_STRONG, w->task, width - sign_width(t)) + gap : 0;
}

/* The words under the heading. */
static float text_height(struct table *t, const struct spoken *w, float width)
{
    float h = ui_text_height(t->ui, w->style, w->now->text, width) + gap + task_height(t, w, width);
    return h + (w->now->why[0] != '\0' ? ui_text_height(t->ui, w->style, w->now->why, width) + gap : 0);
}

/* The heading's place in a strip. */
static float head_width(const struct table *t, float inner)
{
    return fminf(ui_grow(t->ui, 300), inner * 0.24f);
}

static float card_height(struct table *t, const struct spoken *w, float width)
{
    float in = width - 2 * margin, head = ui_line(t->ui, STYLE_HEADING);

    if (w->strip) {
        float words = in - head_width(t, in) - foot_width(t, w, false) - 2 * margin;
        float side = head + ui_line(t->ui, STYLE_SMALL) * 2;
        side += w->folds ? gap + ui_button_height(t->ui) : 0;
        return 2 * gap + fmaxf(side, fmaxf(text_height(t, w, words) - gap, foot_height(t, w, in)));
    }
    return 2 * margin + head + text_height(t, w, in) + foot_height(t, w, in);
}

/* How far one has come in the chapter: a dot a step. */
static void draw_dots(struct table *t, const struct spoken *w, struct rect at)
{
    const struct ui_colors *c = &ui_theme(t->ui)->color;

    for (size_t i = 0; i < w->now->dots; i++) {
        struct point m = {at.x + at.h / 2 + at.h * 1.5f * (float)i, at.y + at.h / 2};
        gfx_disc(ui_gfx(t->ui), m, at.h / 2,
                 i == w->now->dot  ? c->accent
                 : i < w->now->dot ? c->ink_soft
                                   : color_fade(c->ink_soft, 0.45f));
    }
}

static void draw_head(struct table *t, const struct spoken *w, struct rect at)
{
    const struct ui_colors *c = &ui_theme(t->ui)->color;
    float d = ui_grow(t->ui, 9), dots = w->now->dots > 0 ? d * 1.5f * (float)w->now->dots : 0;
    float name = ui_text_width(t->ui, STYLE_SMALL, w->now->chapter) + 14;

    struct rect right = cut_right(&at, fminf(dots, at.w / 2));
    draw_dots(t, w, rect_place(right, right.w, d, 0, 0.5f));
    if (ui_text_width(t->ui, STYLE_HEADING, w->now->name) + name + margin <= at.w)
        ui_label_in(t->ui, rect_pad_xy(cut_right(&at, name), 7, 0), STYLE_SMALL, ALIGN_RIGHT, w->now->chapter,
                    c->ink_soft);
    cut_right(&at, gap);
    ui_label_fit(t->ui, at, STYLE_HEADING, ALIGN_LEFT, w->now->name, c->ink);
}

/* Back and away at the left, on at the right: nothing that plays stands where the way on is. What was done otherwise is
 * only taken back. */
static void draw_foot(struct table *t, const struct spoken *w, struct rect at)
{
    struct ui_button back = back_button(w), leave = leave_button(w), way = way_button(w);
    float h = ui_button_height(t->ui);
    struct rect row = cut_bottom(&at, h), on = row;

    if (at.h >= h + gap && !w->strip) { /* the other way round than in a strip, which is read from above */
        on = cut_bottom(&row, h);
        row = cut_top(&at, h);
    } else if (w->strip) {
        on = cut_top(&at, h);
        row = cut_right(&row, ways_out_width(t, w));
    }
    cut_right(&on, kept_free(t, w));
    struct rect where = cut_right(&on, ui_button_width(t->ui, &way));
    button(t, w->now->task ? LESSON_BUTTON_DO : LESSON_BUTTON_NEXT, where, &way, LESSON_ON);
    if (!w->now->astray) {
        where = cut_left(&row, ui_button_width(t->ui, &back));
        button(t, LESSON_BUTTON_BACK, where, &back, LESSON_BACK);
        cut_left(&row, gap);
    }
    where = cut_left(&row, ui_button_width(t->ui, &leave));
    if (w->now->enough)
        button(t, LESSON_BUTTON_PLAY, where, &leave, LESSON_PLAY);
    else
        button(t, LESSON_BUTTON_SKIP, where, &leave, LESSON_LEAVE);
}

/* Lines of much the same length: no word stands alone in the last. Returns the height with the gap below. */
static float write_even(struct table *t, enum ui_style style, struct rect in, const char *words,
                        struct color ink)
{
    in.w = ui_text_even(t->ui, style, words, in.w);
    return ui_text_in(t->ui, in, style, ALIGN_LEFT, words, ink) + gap;
}

/* What is to be done: a sign in the colour of the frames around it, and words in ink, which in red would seem to complain. */
static void draw_task(struct table *t, const struct spoken *w, struct rect at)
{
    const struct ui_colors *c = &ui_theme(t->ui)->color;
    struct rect sign = cut_left(&at, sign_width(t));
    float line = ui_line(t->ui, STYLE_STRONG), d = line * 0.3f, y = sign.y + line / 2;
    struct point tip[3] = {{sign.x, y - d}, {sign.x + 1.6f * d, y}, {sign.x, y + d}};

    gfx_cut(ui_gfx(t->ui), tip, 3, c->accent);
    write_even(t, STYLE_STRONG, at, w->task, c->ink);
}

/* What is said, and what to do. */
static void draw_text(struct table *t, const struct spoken *w, struct rect in)
{
    const struct ui_colors *c = &ui_theme(t->ui)->color;
    if (w->past) {
        ui_text_in(t->ui, in, w->style, ALIGN_LEFT, _("Watch what comes of it …"), c->ink_soft);
        return;
    }
    struct color ink = w->open ? c->ink : c->ink_soft;

    cut_top(&in, write_even(t, w->style, in, w->now->text, ink));
    if (w->now->why[0] != '\0')
        cut_top(&in, write_even(t, w->style, in, w->now->why, c->ink_soft));
    if (w->now->task && w->open)
        draw_task(t, w, in);
}

static void draw_words(struct table *t, const struct spoken *w, struct rect in)
{
    draw_head(t, w, cut_top(&in, ui_line(t->ui, STYLE_HEADING)));
    draw_text(t, w, in);
}

/* Over the table: puts it away, or back. */
static void fold_button(struct table *t, struct rect at, const struct ui_button *b)
{
    t->lesson.button[LESSON_BUTTON_TABLE] = ui_id_at(t->ui, lesson_keys[LESSON_BUTTON_TABLE], 0);
    if (ui_button_with(t->ui, lesson_keys[LESSON_BUTTON_TABLE], 0, at, b) && !lesson_turned(t)) {
        t->lesson.folded = !t->lesson.folded;
        t->lesson.kept_open = !t->lesson.folded;
        ui_wake(t->ui, 0);
    }
}

/* In a strip: the heading, and under it the chapter and how far one has come in it. */
static void draw_side(struct table *t, const struct spoken *w, struct rect at)
{
    const struct ui_colors *c = &ui_theme(t->ui)->color;
    float small = ui_line(t->ui, STYLE_SMALL), dots = ui_grow(t->ui, 9);

    ui_label_fit(t->ui, cut_top(&at, ui_line(t->ui, STYLE_HEADING)), STYLE_HEADING, ALIGN_LEFT, w->now->name,
                 c->ink);
    ui_label_fit(t->ui, cut_top(&at, small), STYLE_SMALL, ALIGN_LEFT, w->now->chapter, c->ink_soft);
    draw_dots(t, w, rect_place(cut_top(&at, small), at.w, dots, 0, 0.5f));
    cut_top(&at, gap);
    struct ui_button see = {.text = _("See the table")};
    struct rect low = cut_top(&at, ui_button_height(t->ui));
    if (w->folds && w->open)
        fold_button(t, cut_left(&low, ui_button_width(t->ui, &see)), &see);
}

/* Folded: the heading, what is to be done, and the way on. */
static void draw_row(struct table *t, const struct spoken *w, struct rect at)
{
    const struct ui_colors *c = &ui_theme(t->ui)->color;
    struct ui_button way = way_button(w),
                     read = {.text = C_("button: show the words of a lesson again", "Read")};
    struct rect in = rect_pad_xy(at, margin, gap);
    float kept = kept_free(t, w),
          name = fminf(in.w * 0.3f, ui_text_width(t->ui, STYLE_HEADING, w->now->name));

    ui_scope_push(t->ui, "lesson", 0);
    (void)ui_spot(t->ui, ui_id_of(t->ui, "sheet"), at, SPOT_NO_FOCUS | SPOT_QUIET);
    ui_panel(t->ui, at, PANEL_PAPER);
    ui_label_fit(t->ui, cut_left(&in, name), STYLE_HEADING, ALIGN_LEFT, w->now->name, c->ink);
    cut_left(&in, margin);
    if (w->open) {
        cut_right(&in, kept);
        struct rect where = cut_right(&in, ui_button_width(t->ui, &way));
        button(t, w->now->task ? LESSON_BUTTON_DO : LESSON_BUTTON_NEXT, where, &way, LESSON_ON);
        cut_right(&in, gap);
        fold_button(t, cut_right(&in, ui_button_width(t->ui, &read)), &read);
        cut_right(&in, gap);
        ui_label_fit(t->ui, in, STYLE_STRONG, ALIGN_LEFT, w->now->task ? w->task : "", c->ink);
    }
    ui_scope_pop(t->ui);
}

static void draw_card(struct table *t, struct spoken *w, struct rect at)
{
    ui_scope_push(t->ui, "lesson", 0);
    /* what lies behind it does not answer */
    (void)ui_spot(t->ui, ui_id_of(t->ui, "sheet"), at, SPOT_NO_FOCUS | SPOT_QUIET);
    ui_panel(t->ui, at, PANEL_PAPER);
    w->style = STYLE_BODY;
    if (card_height(t, w, at.w) > at.h)
        w->style = STYLE_SMALL;
    struct rect in = rect_pad_xy(at, margin, w->strip ? gap : margin), foot;
    if (w->strip) {
        draw_side(t, w, cut_left(&in, head_width(t, in.w)));
        cut_left(&in, margin);
        foot = cut_right(&in, foot_width(t, w, false));
        foot = rect_place(foot, foot.w, foot_height(t, w, in.w), 0, 0.5f);
        cut_right(&in, margin);
        draw_text(t, w, rect_centered(in, in.w, fminf(in.h, text_height(t, w, in.w) - gap)));
    } else {
        foot = cut_bottom(&in, foot_height(t, w, in.w));
        draw_words(t, w, in);
    }
    if (w->open)
        draw_foot(t, w, foot);
    ui_scope_pop(t->ui);
}

/* --- where it lies ------------------------------------------------------------------------------------------- */

/* What a card needs as long as the lesson lasts: with its longest words and its widest buttons, so that it is the same from step to
 * step. In small type rather than in the middle's place. */
static float measure(struct table *t, bool strip, float width)
{
    static const float most = 0.2f; /* of the window's height, for a strip in the usual type */
    static const game_action any = {0};
    struct host_lesson longest = t->lesson.now;
    struct spoken w = {.now = &longest, .task = " ", .style = STYLE_BODY, .strip = strip};

    longest.text = longest.longest;
    longest.why = longest.longest_why;
    longest.task = &any;
    longest.enough = true;
    longest.astray = false;
    float high = card_height(t, &w, width);
    if (high > (strip ? most : 1) * ui_area(t->ui).h) {
        w.style = STYLE_SMALL;
        high = card_height(t, &w, width);
    }
    return high;
}

float lesson_strip(void *table, float width)
{
    return measure(table, true, width);
}

float lesson_column(void *table, float width)
{
    return measure(table, false, width);
}

float lesson_folded(void *table)
{
    const struct table *t = table;

    return ui_button_height(t->ui) + 2 * gap;
}

/* It can be gone on with: nothing is being shown, and nothing lies over it. */
static bool is_open(const struct table *t)
{
    return lesson_speaks(t) && t->now.card == CARD_NONE && !t->now.confirm.asked.on;
}

static bool folds(const struct table *t)
{
    return t->layout.dock_open.h > t->layout.dock.h;
}

bool lesson_over(const struct table *t)
{
    return t->lesson.on && folds(t) && !t->lesson.folded && is_open(t);
}

/* Over the table: as it opens; no taller than this step needs; and likewise, but above the bar. */
enum { PLACE_USUAL, PLACE_LOW, PLACE_FOOT, PLACES };

static struct rect place_of(struct table *t, const struct spoken *w, size_t place)
{
    struct rect at = t->layout.dock_open;
    struct spoken small = *w;

    small.style = STYLE_SMALL;
    if (place != PLACE_USUAL)
        at.h = fminf(at.h, card_height(t, &small, at.w));
    if (place == PLACE_FOOT)
        at.y = t->layout.bar.y - (at.y - t->layout.window.y) - at.h;
    return at;
}

/* What it would cover: a press counts for more than all that is only shown. */
static size_t covered_by(const struct pointed *p, size_t presses, struct rect card)
{
    size_t n = 0;

    for (size_t i = 0; i < p->n; i++)
        if (!rect_empty(rect_common(card, p->at[i])))
            n += i < presses ? POINTED_MOST : 1;
    return n;
}

/* Over the table the card is where it covers least of what is pointed at, and stays there as long as that is so. What is to be done
 * it never covers, nor what that is explained by: it folds by itself rather. */
static void make_way(struct table *t, const struct spoken *w)
{
    struct lesson_shown *l = &t->lesson;
    struct pointed p;
    size_t presses = lesson_pointed(t, &p), least = covered_by(&p, presses, place_of(t, w, l->place));

    for (size_t i = 0; i < PLACES; i++) {
        size_t covers = covered_by(&p, presses, place_of(t, w, i));
        if (covers < least) {
            least = covers;
            l->place = (uint8_t)i;
        }
    }
    if (least > 0 && l->now.task && !l->kept_open)
        l->folded = true;
}

/* Where the step wants it: on the way on, or on the next press of its task. */
static void set_focus(struct table *t)
{
    struct table_press press[TABLE_PRESSES];
    struct rect at;

    t->lesson.fresh--;
    if (!t->lesson.now.task) {
        ui_focus(t->ui, t->lesson.button[LESSON_BUTTON_NEXT]);
        return;
    }
    size_t n = table_asks(t) ? table_presses(t, t->lesson.now.task, press) : 0;
    for (size_t i = 0; i < n; i++)
        if (ui_spot_seen(t->ui, press[i].id, &at)) {
            ui_focus(t->ui, press[i].id);
            return;
        }
}

/* Its paper stays where it is while something is shown or lies over it; then its words are pale and it has no buttons. */
void lesson_frame(struct table *t)
{
    struct spoken w = {.now = &t->lesson.now};
    struct text task = text_over(w.task, sizeof w.task);

    if (!t->lesson.on || (table_over(t) && !w.now->astray))
        return;
    w.open = is_open(t);
    w.past = t->lesson.now.silent;
    w.strip = t->layout.dock_strip;
    w.folds = folds(t);
    lesson_write_task(t, &task);
    if (lesson_over(t))
        make_way(t, &w);
    bool row = w.folds && !lesson_over(t);
    t->lesson.at = row ? t->layout.dock : w.folds ? place_of(t, &w, t->lesson.place) : t->layout.dock_open;
    ui_keep_clear(t->ui, t->lesson.at);
    if (row)
        draw_row(t, &w, t->lesson.at);
    else
        draw_card(t, &w, t->lesson.at);
    if (w.open && t->lesson.fresh > 0)
        set_focus(t);
}

/* --- on the page of an end ----------------------------------------------------------------------------------- */

static void page_button(struct table *t, struct rect *column, enum lesson_button which,
                        const struct ui_button *b, enum host_lesson_press press)
{
    struct rect row = cut_bottom(column, ui_button_height(t->ui));

    cut_bottom(column, gap);
    button(t, which, row, b, press);
}

/* The lesson is over: what next. From the lowest up; where the way on was stands no way out, for whom presses once too often. */
static void last_buttons(struct table *t, struct rect *column)
{
    struct ui_button title = {.text = _("Back to the title")},
                     again = {.text = C_("button: the same lesson once more", "Once more")},
                     play = {.text = _("Play your first match"), .kind = BUTTON_PRIMARY};

    page_button(t, column, LESSON_BUTTON_PLAY, &play, LESSON_PLAY);
    page_button(t, column, LESSON_BUTTON_AGAIN, &again, LESSON_AGAIN);
    page_button(t, column, LESSON_BUTTON_SKIP, &title, LESSON_LEAVE);
}

static float page_height(struct table *t, const struct spoken *w, float width)
{
    return card_height(t, w, width) + 2 * gap + (w->now->over ? 2 * (ui_button_height(t->ui) + gap) : 0);
}

float lesson_page_height(struct table *t, float width)
{
    struct spoken w = {.now = &t->lesson.now, .style = STYLE_BODY, .open = true};

    return lesson_speaks(t) ? fmaxf(lesson_height(t), page_height(t, &w, width)) : lesson_height(t);
}

bool lesson_page(struct table *t, struct rect at)
{
    struct spoken w = {.now = &t->lesson.now, .style = STYLE_BODY, .open = true};

    if (!lesson_speaks(t))
        return false;
    at = rect_place(at, at.w, page_height(t, &w, at.w), 0, 1);
    ui_scope_push(t->ui, "lesson", 0);
    ui_panel(t->ui, at, PANEL_PAPER);
    struct rect in = rect_pad(at, margin);
    if (w.now->over)
        last_buttons(t, &in);
    else
        draw_foot(t, &w, cut_bottom(&in, foot_height(t, &w, in.w)));
    draw_words(t, &w, in);
    ui_focus_default(t->ui, t->lesson.button[w.now->over ? LESSON_BUTTON_PLAY : LESSON_BUTTON_NEXT]);
    ui_scope_pop(t->ui);
    return true;
}
