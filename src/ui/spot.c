#include "ui/spot.h"

#include <math.h>

#include "ui/inside.h"

static const struct spot *add_spot(struct ui *ui, ui_id id, struct rect at, unsigned flags)
{
    if (ui->spots == UI_SPOTS)
        return NULL;
    struct spot *s = &ui->spot[ui->spots++];
    *s = (struct spot){.id = id,
                       .at = at,
                       .seen = rect_common(at, ui->clip[ui->scrolls]),
                       .flags = flags,
                       .layer = ui->layer_now,
                       .scroll = ui->scrolls ? ui->scroll[ui->scrolls - 1].id : 0,
                       .payload = ui->next_payload,
                       .name = ui->next_name,
                       .legible = true};
    ui->next_payload = 0;
    ui->next_name = 0;
    return s;
}

static void drag_part(const struct ui *ui, ui_id id, unsigned flags, struct ui_response *r)
{
    r->picked = ui->picked == id;
    r->dragging = ui->drag == id && ui->drag != 0;
    if (flags & SPOT_DROP && ui->drag && ui->drag != id) {
        r->over =
            ui->drag_keys ? ui->focus == id : spot_under(ui, ui->pointer, SPOT_DROP) == spot_before(ui, id);
        r->payload = ui->drag_payload;
    }
    if (ui->dropped_on == id && ui->dropped) {
        r->dropped = ui->dropped;
        r->payload = ui->drag_payload;
    }
}

struct ui_response ui_spot(struct ui *ui, ui_id id, struct rect at, unsigned flags)
{
    struct ui_response r = {0};
    const struct spot *s = add_spot(ui, id, at, flags);
    bool off = !s || flags & (SPOT_DISABLED | SPOT_TELL) || !ui_answers(ui);
    r.at = (struct point){ui->pointer.x - at.x, ui->pointer.y - at.y};
    if (off)
        return r;
    r.hot = ui->hot == id;
    r.focused = ui->focus == id;
    r.held = ui->active == id && (r.hot || ui->drag == id);
    if (flags & SPOT_HOLD) /* by keys too */
        r.held |= r.focused && ui->ring && ui->holding[ACTION_ACCEPT];
    r.clicked = ui->clicked == id;
    if (flags & SPOT_OFF && r.clicked) { /* asked for in vain: the reason shows at once */
        ui->tip_held = id;
        ui_sound(ui, "deny");
        r.clicked = r.held = false;
    }
    r.by_keys = r.clicked && !ui->by_pointer;
    r.secondary = ui->secondary == id;
    r.twice = r.clicked && ui->clicked_twice;
    if (flags & (SPOT_ADJUST | SPOT_SIDEWAYS) && r.focused) {
        r.step = ui->step;
        ui->step = 0;
    }
    drag_part(ui, id, flags, &r);
    if (r.clicked && !(flags & SPOT_QUIET))
        ui_sound(ui, "click");
    if (r.focused)
        ui->focus_at = at;
    return r;
}

bool ui_spot_seen(const struct ui *ui, ui_id id, struct rect *at)
{
    const struct spot *s = spot_before(ui, id);

    for (int i = 0; i < ui->spots; i++)
        if (ui->spot[i].id == id)
            s = &ui->spot[i];
    if (s)
        *at = s->seen;
    return s && s->seen.w > 0 && s->seen.h > 0;
}

void ui_payload(struct ui *ui, int payload)
{
    ui->next_payload = payload;
}

ui_id ui_dragged(const struct ui *ui, int *payload)
{
    if (payload)
        *payload = ui->drag_payload;
    return ui->drag;
}

struct point ui_drag_at(const struct ui *ui)
{
    if (ui->drag_keys) {
        struct point c = rect_center(ui->focus_at);
        return (struct point){c.x, c.y - 24};
    }
    return ui->pointer;
}

void ui_drag_cancel(struct ui *ui)
{
    if (ui->drag && ui->drag_keys)
        focus_set(ui, ui->drag, true);
    ui->drag = 0;
    ui->drag_keys = false;
}

struct ui_response ui_spot_in_view(struct ui *ui, ui_id id, struct rect at, unsigned flags)
{
    struct point p = gfx_to_pixels(ui->gfx, (struct point){at.x, at.y});
    float k = gfx_view_scale(ui->gfx) / ui->scale;
    struct rect u = {(p.x - ui->origin.x) / ui->scale, (p.y - ui->origin.y) / ui->scale, at.w * k, at.h * k};
    struct ui_response r = ui_spot(ui, id, u, flags | SPOT_IN_VIEW);
    r.at.x /= k > 0 ? k : 1;
    r.at.y /= k > 0 ? k : 1;
    return r;
}

/* Brass between two dark lines stands out on paper, on walnut and on print, so that it does not rely on its colour alone. */
static void brass_line(struct ui *ui, const struct point *points, size_t n, float width)
{
    struct ui_colors c = ui->theme.color;
    gfx_strip(ui->gfx, 0, points, n, width * 2.2f, 1, c.walnut);
    gfx_strip(ui->gfx, 0, points, n, width, 1, color_hex(0xE5B94F));
}

/* Along the outline of a button, whose corners are cut; it keeps within the gap between two of them. */
static void draw_outline(struct ui *ui, struct rect at)
{
    enum { AWAY = 5, CUT = 11 };
    struct rect r = rect_grow(at, AWAY);
    float cut = fminf(CUT, fminf(r.w, r.h) / 3), right = r.x + r.w, low = r.y + r.h, half = r.x + r.w / 2;
    const struct point line[] = {
        {half, r.y},      {right - cut, r.y}, {right, r.y + cut}, {right, low - cut}, {right - cut, low},
        {r.x + cut, low}, {r.x, low - cut},   {r.x, r.y + cut},   {r.x + cut, r.y},   {half + 0.5f, r.y},
    };
    brass_line(ui, line, sizeof line / sizeof line[0], 2);
}

void ui_ring(struct ui *ui, struct rect at, bool round)
{
    struct ui_colors c = ui->theme.color;
    if (!round) {
        draw_outline(ui, at);
        return;
    }
    struct point m = rect_center(at);
    float radius = fminf(at.w, at.h) / 2 + 6;
    gfx_ring(ui->gfx, m, radius, 5, c.walnut);
    gfx_ring(ui->gfx, m, radius, 2.5f, color_hex(0xE5B94F));
}

void ui_ring_ground(struct ui *ui, struct rect ground)
{
    enum { STEPS = 40 };
    static const float from = -0.62f,
                       to = 3.7616f; /* radians, clockwise from the right: the far side is hidden */
    struct point arc[STEPS + 1], m = rect_center(ground);
    for (int i = 0; i <= STEPS; i++) {
        float turn = from + (to - from) * (float)i / STEPS;
        arc[i] = (struct point){m.x + ground.w / 2 * cosf(turn), m.y + ground.h / 2 * sinf(turn)};
    }
    brass_line(ui, arc, STEPS + 1, 4.5f);
}

void ring_draw(struct ui *ui)
{
    if (!ui->ring || !ui->focus)
        return;
    for (int i = 0; i < ui->spots; i++) {
        const struct spot *s = &ui->spot[i];
        bool shown = s->id == ui->focus && s->layer == ui->top && !rect_empty(s->seen) &&
                     !(s->flags & (SPOT_OWN_RING | SPOT_NEVER_FOCUSED));
        if (shown) {
            gfx_clip_push(ui->gfx, s->scroll ? rect_grow(s->seen, 10) : ui->area);
            ui_ring(ui, s->at, (s->flags & SPOT_ROUND) != 0);
            gfx_clip_pop(ui->gfx);
            return;
        }
    }
}
