#include "ui/focus.h"

#include <math.h>

#include "ui/inside.h"

/* Rotates a box so that the direction becomes "right". */
static struct rect turned(struct rect r, enum input_action direction)
{
    switch (direction) {
    case ACTION_LEFT:
        return (struct rect){-r.x - r.w, r.y, r.w, r.h};
    case ACTION_DOWN:
        return (struct rect){r.y, r.x, r.h, r.w};
    case ACTION_UP:
        return (struct rect){-r.y - r.h, r.x, r.h, r.w};
    default:
        return r;
    }
}

/* The distance across the direction; 0 when the boxes overlap in it. */
static float aside(struct rect a, struct rect b)
{
    return fmaxf(0, fmaxf(b.y - (a.y + a.h), a.y - (b.y + b.h)));
}

/* The cost of moving right from a to b: small is near, infinite if b does not lie to the right. The weights
 * are chosen so that in thousands of random layouts every box can be reached from every other
 * (tests/ui/focus.c). kin: both belong to one area, where things lie about freely. */
static float cost(struct rect a, struct rect b, bool kin)
{
    static const float last = 10000; /* more up or down than right: only if nothing else is there */
    struct point ca = rect_center(a), cb = rect_center(b);
    float ahead = b.x - (a.x + a.w), side = aside(a, b), along = cb.x - ca.x;
    float over = fmaxf(0, fabsf(cb.y - ca.y) - fabsf(b.h - a.h) / 2); /* none where one spans the other */
    if (along <= 0.5f)
        return INFINITY;
    bool steep = side > 0 && (kin ? over > 3 * along : over > along || ahead < 0);
    return sqrtf(fmaxf(0, ahead) * fmaxf(0, ahead) + side * side) + 1.2f * over + (steep ? last : 0);
}

static float wrap_cost(struct rect a, struct rect b)
{
    return b.x + 4 * aside(a, b) + 0.2f * fabsf(rect_center(b).y - rect_center(a).y);
}

/* The nearest box in the direction; -1 at the edge. An area is left only when it has no further box that way. */
static int straight(const struct nav_box *box, int n, int from, enum input_action direction)
{
    static const float leaving = 5000;
    int best = -1, area = box[from].area;
    float least = INFINITY;
    struct rect a = turned(box[from].at, direction);
    for (int i = 0; i < n; i++) {
        bool kin = area != 0 && box[i].area == area;
        float c = i == from ? INFINITY : cost(a, turned(box[i].at, direction), kin);
        c += area != 0 && !kin ? leaving : 0;
        if (c < least) {
            least = c;
            best = i;
        }
    }
    return best;
}

/* Whether no arrow leads directly to the box from anywhere. */
static bool passed_by(const struct nav_box *box, int n, int it)
{
    for (int i = 0; i < n; i++) {
        for (enum input_action d = ACTION_UP; i != it && d <= ACTION_RIGHT; d++)
            if (straight(box, n, i, d) == it)
                return false;
    }
    return true;
}

int nav_pick(const struct nav_box *box, int n, int from, enum input_action direction)
{
    int best = straight(box, n, from, direction);
    if (best >= 0)
        return best;
    float least = INFINITY;
    struct rect a = turned(box[from].at, direction);
    for (int i = 0; i < n; i++) {
        struct rect b = turned(box[i].at, direction);
        float c = i == from || rect_center(b).x >= rect_center(a).x - 0.5f ? INFINITY : wrap_cost(a, b);
        if (c < least) {
            least = c;
            best = i;
        }
    }
    /* wrapping round prefers a box that could not be reached otherwise */
    for (int i = 0; i < n && n <= 64; i++)
        if (i != from && passed_by(box, n, i))
            return i;
    return best;
}

static bool takes_focus(const struct ui *ui, const struct spot *s)
{
    if (s->layer != ui->top || s->flags & SPOT_NEVER_FOCUSED)
        return false;
    return !ui->drag_keys || !ui->drag || s->flags & SPOT_DROP || s->id == ui->drag;
}

void focus_set(struct ui *ui, ui_id id, bool ring)
{
    if (ui->focus != id) {
        ui->editing = 0;
        ui->just_moved = true;
    }
    ui->focus = id;
    ui->ring = ring;
    const struct spot *s = spot_before(ui, id);
    if (s)
        ui->focus_at = s->at;
}

/* Where a spot is for navigation from outside its area: one scrolled away counts as lying at the area's edge. */
static struct rect as_seen(const struct spot *s, ui_id scroll)
{
    if (s->scroll == scroll || !rect_empty(s->seen))
        return s->scroll == scroll ? s->at : s->seen;
    return (struct rect){s->seen.x, s->seen.y, fmaxf(s->seen.w, 1), fmaxf(s->seen.h, 1)};
}

static int collect(const struct ui *ui, const struct spot *out[UI_SPOTS], ui_id scroll)
{
    int n = 0;
    for (int i = 0; i < ui->befores; i++) {
        const struct spot *s = &ui->before[i];
        bool hidden = rect_empty(s->seen) && s->scroll != scroll;
        if (takes_focus(ui, s) && !hidden)
            out[n++] = s;
    }
    return n;
}

static int in_order(int n, int from, bool forward)
{
    if (n == 0)
        return -1;
    return from < 0 ? (forward ? 0 : n - 1) : (from + (forward ? 1 : n - 1)) % n;
}

/* When scrolling text has the focus, up and down scroll it as far as it goes. */
static bool scrolls_instead(struct ui *ui, const struct spot *now, enum input_action direction)
{
    if (!now || !(now->flags & SPOT_SCROLLER) || (direction != ACTION_UP && direction != ACTION_DOWN))
        return false;
    const struct memo *m = memo_of(ui, now->id);
    bool more = direction == ACTION_UP ? m->aim > 0.5f : m->aim < m->extra - 0.5f;
    return more;
}

static int nearest(const struct spot *const *list, int n, struct rect to)
{
    int best = -1;
    float least = INFINITY;
    struct point a = rect_center(to);
    for (int i = 0; i < n; i++) {
        struct point b = rect_center(list[i]->at);
        float d = hypotf(a.x - b.x, a.y - b.y);
        if (d < least) {
            least = d;
            best = i;
        }
    }
    return best;
}

void focus_move(struct ui *ui, enum input_action direction)
{
    const struct spot *list[UI_SPOTS];
    struct nav_box box[UI_SPOTS];
    const struct spot *now = spot_before(ui, ui->focus);
    if (scrolls_instead(ui, now, direction)) {
        ui->ring = true;
        return;
    }
    ui_id scroll = now ? now->scroll : 0;
    int n = collect(ui, list, scroll), from = -1, to;
    for (int i = 0; i < n; i++) {
        from = list[i] == now ? i : from;
        box[i] = (struct nav_box){as_seen(list[i], scroll), list[i]->flags & SPOT_IN_VIEW ? 1 : 0};
    }
    bool order = direction == ACTION_NEXT || direction == ACTION_PREVIOUS;
    if (!ui->ring && from >= 0)
        to = from; /* the first press only shows the focus */
    else if (order)
        to = in_order(n, from, direction == ACTION_NEXT);
    else if (from < 0)
        to = nearest(list, n, ui->focus_at);
    else
        to = nav_pick(box, n, from, direction);
    event_use(ui);
    if (to >= 0) {
        bool moved = list[to]->id != ui->focus;
        focus_set(ui, list[to]->id, true);
        ui->just_moved = true;
        if (moved)
            ui_sound(ui, "tick");
    }
    ui->ring = true;
}

/* ---- Where the focus was ---- */

static struct place *place_of(struct ui *ui, ui_id key)
{
    struct place *oldest = &ui->place[0];
    for (int i = 0; i < UI_PLACES; i++) {
        if (ui->place[i].key == key)
            return &ui->place[i];
        if (ui->place[i].used < oldest->used)
            oldest = &ui->place[i];
    }
    *oldest = (struct place){.key = key};
    return oldest;
}

/* The responding layer has changed: remember the old focus and restore the new one's. */
static void change_place(struct ui *ui, ui_id key)
{
    struct place *old = place_of(ui, ui->place_key);
    old->focus = ui->focus;
    old->used = ui->frame;
    for (int i = 1; i < ui->layers_before; i++) { /* a card that has gone loses its remembered focus */
        bool still = false;
        for (int k = 1; k < ui->layers; k++)
            still = still || ui->layer[k].id == ui->layer_before[i].id;
        if (!still)
            *place_of(ui, ui->screen ^ ui->layer_before[i].id) = (struct place){0};
    }
    struct place *next = place_of(ui, key);
    next->used = ui->frame;
    ui->place_key = key;
    ui->focus = next->focus;
    ui->editing = 0;
    ui->active = 0;
    ui->drag = 0;
    ui_wake(ui, 0);
}

static bool called_now(const struct ui *ui, ui_id id, unsigned without)
{
    for (int i = 0; i < ui->spots && id; i++) {
        const struct spot *s = &ui->spot[i];
        if (s->id == id && s->layer == ui->top && !(s->flags & (SPOT_NEVER_FOCUSED | without)))
            return true;
    }
    return false;
}

/* It could be pressed in the frame before and cannot now: the focus goes elsewhere. */
static bool went_off(const struct ui *ui, ui_id id)
{
    const struct spot *before = spot_before(ui, id);
    return before && !(before->flags & SPOT_OFF) && !called_now(ui, id, SPOT_OFF);
}

/* The first focusable widget of the front layer. */
static ui_id first_of(const struct ui *ui)
{
    for (int i = 0; i < ui->spots; i++) {
        const struct spot *s = &ui->spot[i];
        if (s->layer == ui->top && !(s->flags & (SPOT_NEVER_FOCUSED | SPOT_OFF)))
            return s->id;
    }
    return 0;
}

void focus_settle(struct ui *ui)
{
    int top = ui->layers - 1;
    ui_id key = ui->screen ^ ui->layer[top].id;
    ui->top = top;
    if (key != ui->place_key)
        change_place(ui, key);
    ui_id default_focus = ui->layer[top].default_focus;
    if (!called_now(ui, ui->focus, 0) || went_off(ui, ui->focus)) {
        ui_id next = called_now(ui, default_focus, SPOT_OFF) ? default_focus : top > 0 ? first_of(ui) : 0;
        if (next) {
            ui->focus = next;
            ui_wake(ui, 0);
        }
    }
    if (ui->editing && ui->editing != ui->focus)
        ui->editing = 0;
}

/* With the mouse in hand no ring is drawn; yet where a card asks and its main answer waits in the colour of main answers, Enter
 * is meant for it. Whatever else has the focus, from a click or as a default of another kind, is shown first. */
bool focus_stands_out(const struct ui *ui, const struct spot *s)
{
    return s->flags & SPOT_ANSWER && s->id == ui->layer_before[s->layer].default_focus;
}

void ui_focus_default(struct ui *ui, ui_id id)
{
    ui->layer[ui->layer_now].default_focus = id;
}

void ui_focus(struct ui *ui, ui_id id)
{
    focus_set(ui, id, ui->ring);
    ui_wake(ui, 0);
}

ui_id ui_focused(const struct ui *ui)
{
    return ui->focus;
}

bool ui_focus_visible(const struct ui *ui)
{
    return ui->ring;
}
