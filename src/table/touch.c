#include "table/touch.h"

#include "base/text.h"
#include "table/card.h"
#include "table/cut.h"
#include "table/game.h"
#include "table/table.h"
#include "ui/widgets.h"

#include <math.h>

bool touch_turn_begins(const struct table *t)
{
    return table_how(t) == ASKS_TURN && t->ask.pick.count == 0 && t->ask.pick.mode == 0;
}

bool touch_walks(const struct table *t, int kind)
{
    const uint8_t *begin = t->game->begin;

    if (!touch_turn_begins(t) || begin[1] == 0)
        return true;
    return t->ask.second ? kind == begin[1] : kind != begin[1];
}

static ui_id id_of(const struct table *t, const struct table_spot *s)
{
    return s->key ? ui_id_at(t->ui, s->key, s->index)
                  : ui_id_at(t->ui, t->game->thing[s->thing.kind].key, s->thing.index);
}

enum { NAME = 120, SAYS = 400 };

static void name(struct table *t, const struct table_spot *s)
{
    char of[NAME], says[SAYS];
    struct text name = text_over(of, sizeof of), more = text_over(says, sizeof says);

    table_tip(t, s->thing, &name, &more);
    ui_name(t->ui, &(struct ui_words){.name = of, .text = says});
}

static int payload_of(struct thing thing)
{
    return thing.kind << 8 | thing.index;
}

static struct thing thing_of(int payload)
{
    return (struct thing){(uint8_t)(payload >> 8), (uint8_t)payload};
}

struct thing table_dragged(const struct table *t)
{
    int payload = 0;

    return ui_dragged(t->ui, &payload) ? thing_of(payload) : (struct thing){0, 0};
}

struct thing table_looked(const struct table *t)
{
    struct thing dragged = table_dragged(t);

    return dragged.kind ? dragged : t->eyed;
}

struct table_spot *spot_put(struct spot_list *list, struct thing thing, struct rect at)
{
    struct table_spot *spot = &list->out[list->n];
    bool lit = pick_is_lit(list->lit, thing) || pick_taken(&list->t->ask.pick, thing);

    *spot = (struct table_spot){.thing = thing,
                                .at = at,
                                .foot = rect_center(at),
                                .lit = lit,
                                .walk = lit,
                                .ring = true,
                                .idle = !lit,
                                .drag = lit};
    list->n += list->n + 1 < TABLE_SPOTS;
    return spot;
}

void spot_put_drop(struct spot_list *list, struct thing thing, struct rect at)
{
    struct table_spot *spot = spot_put(list, thing, at);

    spot->idle = spot->drag = false;
    spot->drop = true;
}

/* What is dragged is pressed, and then what it was dropped on, if it is open now. */
static void drop(struct table *t, const struct table_spot *on, struct thing dragged)
{
    if (!pick_taken(&t->ask.pick, dragged))
        table_press(t, dragged);
    struct pick_lit lit = table_lit(t);
    if (t->ask.pick.count > 0 && t->ask.legal_count > 0 && pick_is_lit(&lit, on->thing))
        table_press(t, on->thing);
}

/* What the pointer is over, and what has the focus and is to be framed; NULL: nothing. Both are drawn once all spots are
 * made. */
struct touched {
    const struct table_spot *hot, *focus;
};

/* Makes a spot. Returns whether it was pressed. */
static bool touch(struct table *t, const struct table_spot *s, struct touched *touched)
{
    ui_id id = id_of(t, s);
    unsigned flags = SPOT_QUIET | SPOT_OWN_RING | (s->round ? SPOT_ROUND : 0) |
                     (s->idle   ? SPOT_TELL
                      : s->walk ? 0
                                : SPOT_NO_FOCUS) |
                     (s->drag ? SPOT_DRAG | SPOT_PRESS : 0) | (s->drop ? SPOT_DROP : 0);
    ui_payload(t->ui, payload_of(s->thing));
    struct ui_response r = ui_spot_in_view(t->ui, id, s->at, flags);

    if (ui_tip_of(t->ui) == id) /* its slip may lie far off: it has to be seen what it is about */
        touched->focus = s;
    if (ui_focused(t->ui) == id && ui_focus_visible(t->ui)) {
        lens_reveal(&t->lens, t->layout.middle, rect_center(s->at));
        touched->focus = s->ring ? s : touched->focus;
    }
    if (r.hot)
        touched->hot = s;
    if (!perform_great(t)) /* nothing covers what all wait for */
        name(t, s);
    if (r.dropped)
        drop(t, s, thing_of(r.payload));
    else if (r.clicked && (s->lit || !s->drop)) /* what merely takes things says nothing to a press */
        table_press(t, s->thing);
    return r.clicked || r.dropped;
}

static void draw_hot(struct table *t, const struct table_spot *s)
{
    if (!t->game->hot)
        return;
    table_lens_push(t);
    t->game->hot(t, s);
    table_lens_pop(t);
}

/* A thin ring, for the frame around a button would look as if the thing were chosen already. */
static void draw_ring(struct ui *ui, struct rect at, bool round)
{
    const struct ui_colors *c = &ui_theme(ui)->color;
    struct gfx *gfx = ui_gfx(ui);
    struct rect r = rect_grow(at, 5);

    if (round) {
        float side = fminf(r.w, r.h);
        cut_ring(gfx,
                 &(struct cut_ring){.at = rect_centered(r, side, side), .wide = 2.5f, .color = c->brass});
        return;
    }
    cut_frame(gfx, r, 12, 2.5f, c->brass);
}

/* Whether it stands upright on its foot, rather than lies there. */
static bool stands(const struct table_spot *s)
{
    return !s->round && s->foot.y > s->at.y + s->at.h * 0.75f && s->foot.y < s->at.y + s->at.h * 1.25f;
}

/* The mark of what has the focus: around it, or around its foot, lest it strike through a figure; above it what the game would
 * not have it cross. */
static void draw_focus(struct table *t, const struct table_spot *s)
{
    gfx_clip_push(ui_gfx(t->ui), t->layout.middle);
    if (stands(s)) {
        float w = s->at.w * 1.25f, h = w * 0.44f;
        struct rect ground = {s->foot.x - w / 2, s->foot.y - h * 0.56f, w, h};
        ui_ring_ground(t->ui, lens_rect_to_window(&t->lens, t->layout.middle, ground));
    } else {
        draw_ring(t->ui, lens_rect_to_window(&t->lens, t->layout.middle, s->at), s->round);
    }
    gfx_clip_pop(ui_gfx(t->ui));
    if (!t->game->across)
        return;
    table_lens_push(t);
    t->game->across(t, rect_grow(s->at, 12));
    table_lens_pop(t);
}

/* The cards that are dragged hang from the pointer. */
static void draw_dragged(struct table *t, struct rect from)
{
    card_face face[TABLE_FACES];
    struct thing held = table_dragged(t);
    size_t n = held.kind && t->game->faces ? t->game->faces(t, held, face) : 0;
    float w = fmaxf(from.w, 60);

    for (size_t i = 0; i < n; i++) {
        struct rect one = card_around(ui_drag_at(t->ui), w);
        one.y += (float)i * one.h * 0.24f;
        card_draw(t->ui, &face[i], (card_pose){.at = one, .lift = 22}, 0);
    }
}

static void enlarge(struct table *t, const card_face *face, const struct table_spot *s,
                    const struct table_spot *spot, size_t n)
{
    struct rect at[TABLE_SPOTS];
    struct card_others others = {.at = at, .room = t->layout.middle};

    for (int lit = 1; lit >= 0; lit--) {
        for (size_t i = 0; i < n; i++)
            if (&spot[i] != s && spot[i].lit == lit)
                at[others.n++] = lens_rect_to_window(&t->lens, t->layout.middle, spot[i].at);
        others.lit = lit ? others.n : others.lit;
    }
    card_enlarge(t->ui, face, lens_rect_to_window(&t->lens, t->layout.middle, s->at), &others);
}

/* What is looked at is remembered for the next frame, which shows what would come of a press; a card is enlarged. spot: all there are. */
static void look_at(struct table *t, const struct table_spot *s, const struct table_spot *spot, size_t n)
{
    card_face face[TABLE_FACES];
    struct thing now = s ? s->thing : (struct thing){0, 0};

    if (!thing_same(now, t->eyed) && (t->game->faces || t->stands))
        ui_wake(t->ui, 0);
    t->eyed = now;
    if (s && t->game->faces && !table_dragged(t).kind && t->game->faces(t, now, face) == 1 && face[0].text)
        enlarge(t, &face[0], s, spot, n);
}

/* One press a frame: after it the things that are lit are others. */
void touch_frame(struct table *t)
{
    struct table_spot spot[TABLE_SPOTS];
    struct touched touched = {NULL, NULL};
    struct pick_lit lit = table_lit(t);
    size_t n = t->game->spots ? t->game->spots(t, &lit, spot) : 0;

    table_lens_push(t);
    for (size_t i = 0; i < n; i++)
        if (touch(t, &spot[i], &touched))
            break;
    table_lens_pop(t);
    if (touched.hot)
        draw_hot(t, touched.hot);
    look_at(t, touched.hot ? touched.hot : touched.focus, spot, n);
    draw_dragged(t, n > 0 ? spot[n - 1].at : (struct rect){0, 0, 0, 0});
    if (touched.focus)
        draw_focus(t, touched.focus);
}

static void give_focus(struct table *t, ui_id id, bool now)
{
    ui_focus_default(t->ui, id);
    if (now)
        ui_focus(t->ui, id);
}

/* What has the focus before all others: what wins the match, or what its kind says of it; its kind is 0: nothing has. */
static struct thing first_of(const struct table *t, const struct pick_lit *lit)
{
    struct thing first = {0, 0};
    struct pick_lit wins = table_winning(t);

    for (uint8_t kind = 1; kind < t->game->things; kind++) {
        const struct table_thing *of = &t->game->thing[kind];
        struct thing it = {kind, (uint8_t)(lit->of[kind] ? __builtin_ctzll(lit->of[kind]) : 0)};
        if (wins.of[kind] != 0)
            return (struct thing){kind, (uint8_t)__builtin_ctzll(wins.of[kind])};
        if (lit->of[kind] != 0 && of->word && (table_wins(t, it) || table_may_win(t, it)))
            return it;
        if (lit->of[kind] != 0 && of->first && first.kind == 0)
            first = it;
    }
    return first;
}

/* The lit thing that lies nearest to what was chosen last, or to the middle. */
void touch_focus(struct table *t, bool now)
{
    struct table_spot spot[TABLE_SPOTS];
    struct pick_lit lit = table_lit(t);
    struct thing first = first_of(t, &lit);

    if (first.kind != 0) {
        give_focus(t, ui_id_at(t->ui, t->game->thing[first.kind].key, first.index), now);
        return;
    }
    size_t n = t->game->spots ? t->game->spots(t, &lit, spot) : 0;
    struct point from = {t->layout.middle.w / 2, t->layout.middle.h / 2};
    struct thing last =
        t->ask.pick.count > 0 ? t->ask.pick.taken[t->ask.pick.count - 1] : (struct thing){0, 0};
    if (t->game->from)
        t->game->from(t, last, &from);
    const struct table_spot *best = NULL;
    float least = 0;
    for (size_t i = 0; i < n; i++) {
        if (!spot[i].lit || !spot[i].walk)
            continue;
        float dx = spot[i].foot.x - from.x, dy = spot[i].foot.y - from.y, far = dx * dx + dy * dy;
        if (!best || far < least) {
            least = far;
            best = &spot[i];
        }
    }
    if (best)
        give_focus(t, id_of(t, best), now);
}
