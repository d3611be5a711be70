#include <float.h>
#include <math.h>

#include "base/i18n.h"
#include "ui/inside.h"
#include "ui/widgets.h"

enum { BAR = 14, NOTCH = 90 };

static float most_of(float content, float height)
{
    return fmaxf(0, content - height);
}

/* memo.value: position; aim: target position; extra: the largest position. */
static void glide(struct ui *ui, struct memo *m, float most)
{
    m->extra = most;
    m->aim = fmaxf(0, fminf(m->aim, most));
    float left = m->aim - m->value;
    if (fabsf(left) < 0.5f || ui->reduced || m->since == 0) {
        m->value = m->aim;
        m->since = 1;
        return;
    }
    m->value += left * fminf(1, ui->dt * 16);
    ui_wake(ui, 0);
}

/* Whether any spot inside could take the focus in the last frame. */
static bool has_focusable(const struct ui *ui, ui_id id)
{
    for (int i = 0; i < ui->befores; i++) {
        const struct spot *s = &ui->before[i];
        if (s->scroll == id && !(s->flags & SPOT_NEVER_FOCUSED))
            return true;
    }
    return false;
}

struct rect ui_scroll_begin(struct ui *ui, const char *key, struct rect at, float content_height)
{
    ui_id id = ui_id_of(ui, key);
    struct memo *m = memo_of(ui, id);
    float most = most_of(content_height, at.h);
    if (most > 0 && !has_focusable(ui, id))
        (void)ui_spot(ui, id, at, SPOT_QUIET | SPOT_SCROLLER);
    else
        (void)ui_spot(ui, id, at, SPOT_QUIET | SPOT_NO_FOCUS); /* keeps clicks away from what lies behind */
    glide(ui, m, most);
    if (ui->scrolls < UI_SCROLLS) {
        ui->scroll[ui->scrolls] = (struct scroll_open){.id = id, .at = at, .content = content_height};
        ui->clip[ui->scrolls + 1] = rect_common(ui->clip[ui->scrolls], at);
        ui->scrolls++;
    }
    gfx_clip_push(ui->gfx, at);
    float side = most > 0 ? UI_SCROLL_SIDE : 0;
    float top = roundf(m->value * ui->scale) / ui->scale; /* whole pixels, so that text does not shimmer */
    return (struct rect){at.x, at.y - top, at.w - side, content_height};
}

/* Whether no other focusable spot of this area lies lower, or higher. */
static bool outermost(const struct ui *ui, const struct spot *p, bool lowest)
{
    for (int i = 0; i < ui->spots; i++) {
        const struct spot *s = &ui->spot[i];
        bool beyond = lowest ? s->at.y > p->at.y + p->at.h / 2 : s->at.y + s->at.h < p->at.y + p->at.h / 2;
        if (s->scroll == p->scroll && beyond && !(s->flags & SPOT_NEVER_FOCUSED))
            return false;
    }
    return true;
}

/* Scrolls to the spot that has just got the focus. With the first or last spot it also shows, as far as there
 * is room, what lies beyond: no focus ever goes there. */
static void follow_focus(struct ui *ui, const struct scroll_open *s, struct memo *m)
{
    for (int i = 0; i < ui->spots && ui->just_moved; i++) {
        const struct spot *p = &ui->spot[i];
        if (p->scroll != s->id || p->id != ui->focus || p->layer != ui->top)
            continue;
        float top = p->at.y - s->at.y + m->value, margin = fminf(24, s->at.h / 8);
        float least = top + p->at.h + margin - s->at.h, most = top - margin; /* where it is visible */
        if (!s->rows && outermost(ui, p, true))
            m->aim = fmaxf(m->aim, fminf(m->extra, most));
        else if (!s->rows && outermost(ui, p, false))
            m->aim = fminf(m->aim, fmaxf(0, least));
        m->aim = most < m->aim ? most : least > m->aim ? least : m->aim;
        ui_wake(ui, 0);
    }
}

static void scroll_keys(struct ui *ui, const struct scroll_open *s, struct memo *m)
{
    const struct spot *f = spot_before(ui, ui->focus);
    bool mine = f && (f->id == s->id || f->scroll == s->id);
    float page = s->at.h * 0.85f;
    if (ui->event.kind != INPUT_ACTION || !ui_answers(ui))
        return;
    bool only = !f || f->layer != ui->top; /* nothing has the focus: page keys scroll this area */
    if (!mine && !only)
        return;
    float before = m->aim;
    switch (ui->event.action) {
    case ACTION_PAGE_UP:
        m->aim -= page;
        break;
    case ACTION_PAGE_DOWN:
        m->aim += page;
        break;
    case ACTION_HOME:
        m->aim = 0;
        break;
    case ACTION_END:
        m->aim = m->extra;
        break;
    case ACTION_UP:
        m->aim -= f && f->id == s->id ? NOTCH : 0;
        break;
    case ACTION_DOWN:
        m->aim += f && f->id == s->id ? NOTCH : 0;
        break;
    default:
        return;
    }
    if (m->aim != before) {
        event_use(ui);
        ui_wake(ui, 0);
    }
}

static void scroll_pointer(struct ui *ui, const struct scroll_open *s, struct memo *m)
{
    if (!ui_answers(ui))
        return;
    if (ui->event.kind == INPUT_WHEEL && rect_has(s->at, ui->pointer) && m->extra > 0) {
        m->aim -= ui->event.dy * NOTCH;
        event_use(ui);
        ui_wake(ui, 0);
    }
    struct memo *grip = memo_of(ui, s->id ^ 7);
    bool pulling =
        ui->down && ui->device == DEVICE_TOUCH && !ui->drag && rect_has(s->at, ui->press_at) && m->extra > 0;
    if (!pulling) {
        grip->since = 0;
    } else if (grip->since == 0) {
        grip->since = 1;
        grip->value = m->aim + ui->pointer.y;
    } else if (fabsf(ui->pointer.y - ui->press_at.y) > 10) {
        m->aim = grip->value - ui->pointer.y;
        m->value = fmaxf(0, fminf(m->aim, m->extra));
        ui->active = 0; /* it became a drag: what was under the finger is not pressed */
        ui_wake(ui, 0);
    }
}

static void bar(struct ui *ui, const struct scroll_open *s, struct memo *m)
{
    if (m->extra <= 0)
        return;
    struct ui_colors c = ui->theme.color;
    struct rect groove = {s->at.x + s->at.w - BAR, s->at.y, BAR, s->at.h}, knob = groove;
    knob.h = fmaxf(40, groove.h * groove.h / s->content);
    knob.y += (groove.h - knob.h) * (m->value / m->extra);
    ui_id id = s->id ^ 3;
    ui_name_next(ui, _("Scroll bar"));
    struct ui_response r = ui_spot(ui, id, groove, SPOT_NO_FOCUS | SPOT_QUIET);
    if (ui->active == id && groove.h > knob.h) {
        m->aim = (ui->pointer.y - groove.y - knob.h / 2) / (groove.h - knob.h) * m->extra;
        m->value = fmaxf(0, fminf(m->aim, m->extra));
        ui_wake(ui, 0);
    }
    gfx_round(ui->gfx, groove, BAR / 2.0f, color_fade(c.ink, 0.18f));
    gfx_round(ui->gfx, rect_grow(knob, -2), BAR / 2.0f - 2,
              color_fade(c.ink, r.hot || r.held ? 0.85f : 0.55f));
}

void ui_scroll_end(struct ui *ui)
{
    gfx_clip_pop(ui->gfx);
    if (ui->scrolls == 0)
        return;
    const struct scroll_open s = ui->scroll[--ui->scrolls];
    struct memo *m = memo_of(ui, s.id);
    follow_focus(ui, &s, m);
    scroll_keys(ui, &s, m);
    scroll_pointer(ui, &s, m);
    m->aim = fmaxf(0, fminf(m->aim, m->extra));
    bar(ui, &s, m);
}

void ui_scroll_to(struct ui *ui, const char *key, float y)
{
    struct memo *m = memo_of(ui, ui_id_of(ui, key));
    m->aim = y;
    ui_wake(ui, 0);
}

void ui_scroll_start(struct ui *ui, const char *key)
{
    struct memo *m = memo_of(ui, ui_id_of(ui, key));
    m->aim = m->value = 0;
}

/* The row with the focus, or -1. */
static int focused_row(const struct ui *ui, const char *key, int n)
{
    for (int i = 0; i < n; i++)
        if (ui->focus == ui_id_at(ui, key, i))
            return i;
    return -1;
}

/* Page keys, Home and End move the focus by rows; returns the row that then has it. */
static int list_keys(struct ui *ui, const char *key, int n, int row, int page)
{
    bool mine = row >= 0 && ui->event.kind == INPUT_ACTION && ui_answers(ui);
    int to = row;
    switch (mine ? ui->event.action : ACTION_NONE) {
    case ACTION_PAGE_UP:
        to = row - page < 0 ? 0 : row - page;
        break;
    case ACTION_PAGE_DOWN:
        to = row + page >= n ? n - 1 : row + page;
        break;
    case ACTION_HOME:
        to = 0;
        break;
    case ACTION_END:
        to = n - 1;
        break;
    default:
        return row;
    }
    focus_set(ui, ui_id_at(ui, key, to), true);
    ui->just_moved = true;
    event_use(ui);
    return to;
}

struct list {
    const char *key;
    struct rect all;
    float row_height;
    int selected;
    void (*draw_row)(struct ui *ui, struct rect at, int i, void *ctx);
    void *ctx;
};

/* One row; true when it is activated. */
static bool list_row(struct ui *ui, const struct list *list, int i)
{
    struct ui_colors c = ui->theme.color;
    struct rect r = {list->all.x, list->all.y + list->row_height * (float)i, list->all.w, list->row_height};
    struct ui_response s = ui_spot(ui, ui_id_at(ui, list->key, i), r, 0);
    if (i == list->selected) {
        gfx_fill(ui->gfx, r, color_fade(c.brass, 0.35f));
        gfx_fill(ui->gfx, (struct rect){r.x, r.y, 5, r.h}, c.teal);
    } else if (s.hot) {
        gfx_fill(ui->gfx, r, color_fade(c.ink, 0.07f));
    }
    gfx_fill(ui->gfx, (struct rect){r.x, r.y + r.h - 1, r.w, 1}, color_fade(c.ink, 0.16f));
    list->draw_row(ui, rect_pad_xy(r, 16, 0), i, list->ctx);
    if (s.clicked)
        ui_wake(ui, 0);
    return s.clicked;
}

/* Scrolling ends on whole rows, so that none is cut at the top or the foot. before: the target until this
 * frame. */
static void whole_rows(struct ui *ui, struct memo *m, float before, float row)
{
    if (ui->down || m->extra <= 0) /* while it is held */
        return;
    float rows = m->aim / row;
    rows = m->aim > before + 0.5f   ? ceilf(rows - 0.01f)
           : m->aim < before - 0.5f ? floorf(rows + 0.01f)
                                    : roundf(rows);
    float whole = fmaxf(0, fminf(rows * row, m->extra));
    if (fabsf(whole - m->aim) > 0.01f) {
        m->aim = whole;
        ui_wake(ui, 0);
    }
}

int ui_list(struct ui *ui, const char *key, struct rect at, int n, float row_height, int *selected,
            void (*draw_row)(struct ui *ui, struct rect at, int i, void *ctx), void *ctx)
{
    bool whole = at.h >= row_height * 2;
    if (whole && row_height * (float)n > at.h)
        at.h = floorf(at.h / row_height + 0.01f) * row_height;
    float before = memo_of(ui, ui_id_of(ui, key))->aim;
    struct list list = {
        key, ui_scroll_begin(ui, key, at, row_height * (float)n), row_height, *selected, draw_row, ctx};
    if (ui->scrolls > 0)
        ui->scroll[ui->scrolls - 1].rows = true;
    int chosen = -1, page = (int)fmaxf(1, at.h / row_height - 1);
    int first = (int)floorf((at.y - list.all.y) / row_height) - 1;
    int last = (int)ceilf((at.y + at.h - list.all.y) / row_height);
    int focus = list_keys(ui, key, n, focused_row(ui, key, n), page);
    first = first < 0 ? 0 : first;
    last = last >= n ? n - 1 : last;
    for (int i = first; i <= last; i++) /* one beyond each edge, so that keys can reach it */
        chosen = list_row(ui, &list, i) ? i : chosen;
    if (focus >= 0 && (focus < first || focus > last)) /* a row that is scrolled away keeps the focus */
        chosen = list_row(ui, &list, focus) ? focus : chosen;
    ui_scroll_end(ui);
    if (whole)
        whole_rows(ui, memo_of(ui, ui_id_of(ui, key)), before, row_height);
    *selected = chosen >= 0 ? chosen : *selected;
    return chosen;
}
