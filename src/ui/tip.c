/* What spots are called, and the slip beside the one that is pointed at or has the focus. */
#include <float.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "ui/inside.h"

enum { REST_MS = 500, TOUCH_MS = 600, GAP = 14, MARGIN = 8, AIR = 3, LINE_GAP = 4, PAD_X = 20, PAD_Y = 16 };

/* Keeps a text for this frame; its place in ui->words, 0 (an empty text) for none or where there is no more room. */
static uint32_t keep(struct ui *ui, const char *text)
{
    size_t n = text ? strlen(text) + 1 : 0;
    if (n <= 1 || ui->words_used + n > sizeof ui->words)
        return 0;
    memcpy(ui->words + ui->words_used, text, n);
    ui->words_used += n;
    return (uint32_t)(ui->words_used - n);
}

void ui_name(struct ui *ui, const struct ui_words *words)
{
    if (ui->spots == 0)
        return;
    struct spot *s = &ui->spot[ui->spots - 1];
    s->name = keep(ui, words->name);
    s->says = keep(ui, words->text);
    s->why = keep(ui, words->why);
    s->shortcut = (uint8_t)words->shortcut;
    s->legible = words->legible;
}

struct rect ui_tip_at(const struct ui *ui)
{
    return ui->tip_at;
}

ui_id ui_tip_of(const struct ui *ui)
{
    return rect_empty(ui->tip_at) ? 0 : ui->tip_id;
}

void ui_keep_clear(struct ui *ui, struct rect at)
{
    if (ui->clears < UI_CLEAR && !rect_empty(at))
        ui->clear[ui->clears++] = at;
}

void ui_enlarged(struct ui *ui, struct rect of, struct rect at)
{
    ui->large_of = of;
    ui->large = at;
    ui_keep_clear(ui, at);
}

static bool is_enlarged(const struct ui *ui, const struct spot *s)
{
    return !rect_empty(ui->large) && rect_has(s->seen, rect_center(ui->large_of));
}

/* What a slip lies beside: the spot, or what is shown of it enlarged. */
static struct rect about(const struct ui *ui, const struct spot *s)
{
    return is_enlarged(ui, s) ? ui->large : s->seen;
}

float ui_clear_hidden(const struct ui *ui, struct rect at)
{
    float sum = 0;

    for (int i = 0; i < ui->clears; i++) {
        struct rect both = rect_common(at, ui->clear[i]);
        sum += rect_empty(both) ? 0 : both.w * both.h;
    }
    return sum;
}

void ui_name_next(struct ui *ui, const char *name)
{
    ui->next_name = keep(ui, name);
}

void ui_tell(struct ui *ui, const char *key, int index, struct rect at, const struct ui_words *words)
{
    (void)ui_spot(ui, ui_id_at(ui, key, index), at, SPOT_TELL);
    ui_name(ui, words);
}

const char *spot_words(const struct ui *ui, uint32_t where)
{
    return ui->words + where;
}

void spot_value(struct ui *ui, ui_id id, const char *words)
{
    for (int i = ui->spots - 1; i >= 0; i--)
        if (ui->spot[i].id == id) {
            ui->spot[i].value = keep(ui, words);
            return;
        }
}

/* ---- When it is shown ---- */

static const struct spot *called(const struct ui *ui, ui_id id)
{
    for (int i = ui->spots - 1; i >= 0 && id; i--)
        if (ui->spot[i].id == id && ui->spot[i].layer == ui->top)
            return &ui->spot[i];
    return NULL;
}

/* A name that can be read on the spot itself needs no slip of its own. */
static bool worth_it(const struct spot *s)
{
    return s && (s->says || s->why || s->shortcut != ACTION_NONE || (s->name && !s->legible)) &&
           !rect_empty(s->seen);
}

/* The spot that a slip is wanted for: whatever keys brought the focus to, else what the pointer rests on. */
static const struct spot *wanted(struct ui *ui)
{
    bool pointing = ui->device == DEVICE_MOUSE || ui->down;
    const struct spot *s = NULL;
    if (ui->drag || (ui->down && ui->device != DEVICE_TOUCH) || (ui->tip_quiet && !ui->tip_held))
        return NULL;
    const struct spot *pressed = ui->down ? spot_before(ui, ui->active) : NULL;
    if (pressed && pressed->flags & SPOT_HOLD)
        return NULL;
    if (ui->ring && !pointing)
        s = called(ui, ui->focus);
    else
        s = called(ui, ui->told ? ui->told : ui->tip_held);
    return worth_it(s) ? s : NULL;
}

const struct spot *spot_in_words(const struct ui *ui)
{
    bool keys = ui->ring && ui->device != DEVICE_MOUSE;
    return called(ui, keys ? ui->focus : ui_tip_of(ui));
}

/* ms that the pointer has to rest on it first. */
static uint64_t patience(const struct ui *ui, const struct spot *s)
{
    if (ui->tip_held == s->id || (ui->ring && ui->device != DEVICE_MOUSE && !ui->down))
        return 0;
    return ui->device == DEVICE_TOUCH ? TOUCH_MS : REST_MS;
}

static bool due(struct ui *ui, const struct spot *s)
{
    if (ui->tip_id != s->id) {
        ui->tip_id = s->id;
        ui->tip_since = ui->now;
    }
    uint64_t from = ui->tip_since + patience(ui, s);
    if (ui->now < from) {
        ui_wake(ui, (int)(from - ui->now));
        return false;
    }
    if (ui->down && !(s->flags & SPOT_REPEAT)) { /* a long touch asks what it is, and presses nothing */
        ui->tip_held = s->id;
        ui->active = 0;
    }
    return true;
}

/* ---- Where it lies ---- */

/* As bad as so much of it hidden: half a name cannot be read either; and what is half gone can hardly be pressed. */
enum { TOUCHED = 600, GONE = 6000 };

/* How much it would hide: the spot itself above all, what is kept clear, and other things that answer or have a name. From `enough`
 * on it does not matter how much. */
static float hides(const struct ui *ui, const struct spot *of, struct rect tip, float enough)
{
    struct rect own = rect_common(tip, of->seen);
    float sum = rect_empty(own) ? 0 : own.w * own.h * 50;
    for (int i = 0; i < ui->clears; i++) {
        struct rect both = rect_common(tip, ui->clear[i]);
        sum += rect_empty(both) || rect_has(ui->clear[i], rect_center(of->seen))
                   ? 0
                   : 4 * TOUCHED + both.w * both.h;
    }
    for (int i = 0; i < ui->spots && sum < enough; i++) {
        const struct spot *s = &ui->spot[i];
        bool ground = s->seen.w * s->seen.h > 4 * tip.w * tip.h; /* the map, a sheet */
        if (s == of || s->layer != ui->top || ground)
            continue;
        struct rect both = rect_common(tip, s->seen);
        if (!rect_empty(both))
            sum += TOUCHED + both.w * both.h + (2 * both.w * both.h > s->seen.w * s->seen.h ? GONE : 0);
    }
    return sum;
}

/* What a slip about something in a view may not hide: all that answers or has a name, and what is kept clear. */
struct obstacles {
    struct rect at[UI_SPOTS + UI_CLEAR];
    int n, spots; /* the first are spots; what is read is worse to hide */
};

static void gather(const struct ui *ui, const struct spot *of, struct obstacles *out)
{
    out->n = 0;
    for (int i = 0; i < ui->spots; i++) {
        const struct spot *s = &ui->spot[i];
        bool ground = s != of && rect_has(s->seen, rect_center(of->seen)) &&
                      s->seen.w * s->seen.h > 20 * of->seen.w * of->seen.h; /* the map that it lies on */
        if (s->layer == ui->top && !ground && !rect_empty(s->seen))
            out->at[out->n++] = rect_grow(s->seen, AIR);
    }
    out->spots = out->n;
    for (int i = 0; i < ui->clears; i++)
        out->at[out->n++] = ui->clear[i];
}

enum { FAR = 220, DEAR = 400 }; /* u: beyond that a slip is beside nothing; so it rather hides a name */

/* How bad a place is; no less than `least` if it is found to be that bad. */
static float badness(const struct obstacles *o, struct rect tip, struct rect of, float least)
{
    float dx = fmaxf(fmaxf(of.x - tip.x - tip.w, tip.x - of.x - of.w), 0),
          dy = fmaxf(fmaxf(of.y - tip.y - tip.h, tip.y - of.y - of.h), 0);
    float way = hypotf(dx, dy), sum = way + fmaxf(0, way - FAR) * (float)DEAR;
    for (int i = 0; i < o->n && sum < least; i++)
        if (tip.x < o->at[i].x + o->at[i].w && o->at[i].x < tip.x + tip.w &&
            tip.y < o->at[i].y + o->at[i].h && o->at[i].y < tip.y + tip.h) {
            struct rect both = rect_common(tip, o->at[i]);
            sum += (4 * TOUCHED + both.w * both.h) * (i < o->spots ? 1 : 4);
        }
    return sum;
}

/* Anywhere on the screen, as near as can be to the thing, where it hides none of the obstacles, if that is less bad than `least`.
 * Returns how bad it is there. */
static float place_far(const struct ui *ui, const struct obstacles *o, struct rect of, float w, float h,
                       float least, struct rect *best)
{
    enum { STEP = 24 };
    struct rect room = rect_pad(ui->area, MARGIN);
    for (float y = room.y; y + h <= room.y + room.h; y += STEP)
        for (float x = room.x; x + w <= room.x + room.w; x += STEP) {
            struct rect tip = {x, y, w, h};
            float bad = badness(o, tip, of, least);
            if (bad < least) {
                least = bad;
                *best = tip;
            }
        }
    return least;
}

/* Above, below and beside it: in line with its middle, with either edge of it, or past its corner; at arm's length where it is
 * crowded. */
static struct rect place(const struct ui *ui, const struct spot *s, float w, float h)
{
    enum { SIDES = 4, SLIDES = 5, RINGS = 4 };
    struct rect best = {0}, room = rect_pad(ui->area, MARGIN);
    struct rect of = about(ui, s);
    float least = FLT_MAX;
    for (int k = 0; k < RINGS * SLIDES * SIDES; k++) {
        int side = k % SIDES, slide = k / SIDES % SLIDES, ring = k / SIDES / SLIDES;
        struct rect near = rect_grow(of, GAP * (1 + 1.5f * (float)ring)), at = {0, 0, w, h};
        const float across[SLIDES] = {near.x + (near.w - w) / 2, of.x, of.x + of.w - w, near.x + near.w,
                                      near.x - w};
        const float along[SLIDES] = {near.y + (near.h - h) / 2, of.y, of.y + of.h - h, near.y + near.h,
                                     near.y - h};
        at.x = side < 2 ? across[slide] : side == 2 ? near.x + near.w : near.x - w;
        at.y = side >= 2 ? along[slide] : side == 0 ? near.y - h : near.y + near.h;
        struct rect tip = rect_keep(at, room);
        float moved = fabsf(tip.x - at.x) + fabsf(tip.y - at.y) + (float)ring * 400 + (float)slide;
        float cost = hides(ui, s, tip, least - moved) + moved;
        if (cost < least - 0.5f) {
            least = cost;
            best = tip;
        }
    }
    return best;
}

/* ---- What it looks like ---- */

struct slip {
    const char *name, *says, *why, *key;
    float width, head, text, reason; /* of the words; heights, 0: there is none */
};

static float key_width(struct ui *ui, const char *key)
{
    return key[0] ? fmaxf(ui_line(ui, STYLE_SMALL) * 1.3f, ui_text_width(ui, STYLE_SMALL, key) + 16) : 0;
}

static struct gfx_type bold(const struct ui *ui)
{
    struct gfx_type type = ui_type(ui, STYLE_STRONG);
    type.size = ui_type(ui, STYLE_SMALL).size;
    return type;
}

/* share: of the width that it may have. */
static struct slip measured(struct ui *ui, const struct spot *s, float share)
{
    struct slip p = {
        spot_words(ui, s->name), spot_words(ui, s->says), spot_words(ui, s->why), "", 0, 0, 0, 0};
    if (s->shortcut != ACTION_NONE)
        p.key = ui_glyph(ui, (enum input_action)s->shortcut);
    float most = fminf(ui_grow(ui, 400), ui->area.w * 0.42f) * share, key = key_width(ui, p.key);
    float name = gfx_text_width(ui->gfx, bold(ui), p.name, (size_t)-1) + 2 + (key > 0 ? key + 16 : 0);
    float says = ui_text_width(ui, STYLE_SMALL, p.says) + 2, why = ui_text_width(ui, STYLE_SMALL, p.why) + 2;
    p.width = fminf(most, fmaxf(name, fmaxf(says, why)));
    p.head =
        p.name[0] ? gfx_text_box_height(ui->gfx, bold(ui), p.width - (key > 0 ? key + 16 : 0), 1, p.name) : 0;
    p.head = fmaxf(p.head, key > 0 ? ui_line(ui, STYLE_SMALL) + 4 : 0);
    p.text = p.says[0] ? ui_text_height(ui, STYLE_SMALL, p.says, p.width) : 0;
    p.reason = p.why[0] ? ui_text_height(ui, STYLE_SMALL, p.why, p.width) : 0;
    return p;
}

static void key_cap(struct ui *ui, struct rect at, const char *key)
{
    struct rect cap = rect_place(at, at.w, ui_line(ui, STYLE_SMALL) + 4, 0, 0);
    gfx_round(ui->gfx, cap, 5, color_hex(0xFFF8E6));
    gfx_round_line(ui->gfx, cap, 5, 1.5f, color_fade(ui->theme.color.ink, 0.7f));
    ui_label_in(ui, cap, STYLE_SMALL, ALIGN_CENTER, key, ui->theme.color.ink);
}

static float height_of(const struct slip *p)
{
    return p->head + p->text + p->reason +
           LINE_GAP * (float)((p->head > 0) + (p->text > 0) + (p->reason > 0) - 1);
}

/* The shape that hides least, as a share of the full width, and where it lies. */
static float shaped(struct ui *ui, const struct spot *s, const struct slip *full, struct rect *at)
{
    static const float shares[] = {1, 0.8f, 0.64f, 0.5f};
    if (!(s->flags & SPOT_IN_VIEW)) {
        *at = place(ui, s, full->width + 2 * PAD_X, height_of(full) + 2 * PAD_Y);
        return 1;
    }
    struct obstacles o;
    float least = FLT_MAX, best = 1;
    gather(ui, s, &o);
    for (size_t i = 0; i < sizeof shares / sizeof shares[0]; i++) {
        struct rect here = {0, 0, 0, 0};
        struct slip p = measured(ui, s, shares[i]);
        float bad =
            place_far(ui, &o, about(ui, s), p.width + 2 * PAD_X, height_of(&p) + 2 * PAD_Y, least, &here);
        if (bad < least - 1) {
            least = bad;
            best = shares[i];
            *at = here;
        }
    }
    return best;
}

static uint64_t with_number(uint64_t sum, float number)
{
    uint32_t bits;
    memcpy(&bits, &number, sizeof bits);
    return (sum ^ bits) * 0x100000001b3U; /* as FNV-1a does with bytes */
}

static uint64_t with_rect(uint64_t sum, struct rect r)
{
    return with_number(with_number(with_number(with_number(sum, r.x), r.y), r.w), r.h);
}

static uint64_t with_words(uint64_t sum, const char *words)
{
    for (const char *c = words; *c; c++)
        sum = (sum ^ (unsigned char)*c) * 0x100000001b3U;
    return with_number(sum, -1);
}

/* A number for all that the place depends on: the words and their size, the spot, and what lies about. */
static uint64_t circumstances(const struct ui *ui, const struct spot *s, const struct slip *full)
{
    uint64_t sum = with_number(0xcbf29ce484222325U, s->flags & SPOT_IN_VIEW ? 1 : 0);
    sum = with_words(with_words(sum, full->name), full->says);
    sum = with_words(with_words(sum, full->why), full->key);
    sum = with_rect(sum, (struct rect){full->width, full->head, full->text, full->reason});
    sum = with_rect(with_rect(with_rect(sum, s->seen), about(ui, s)), ui->area);
    for (int i = 0; i < ui->spots; i++)
        if (ui->spot[i].layer == ui->top)
            sum = with_rect(sum, ui->spot[i].seen);
    for (int i = 0; i < ui->clears; i++)
        sum = with_rect(sum, ui->clear[i]);
    return sum;
}

/* The slip in its shape, and where it lies. The search takes as long as all the rest of a frame, so it is made only when
 * something has changed. */
static struct slip laid(struct ui *ui, const struct spot *s, struct rect *at)
{
    struct slip full = measured(ui, s, 1);
    uint64_t now = circumstances(ui, s, &full);
    if (ui->tip_place.of != now) {
        ui->tip_place.share = shaped(ui, s, &full, &ui->tip_place.at);
        ui->tip_place.of = now;
    }
    *at = ui->tip_place.at;
    return ui->tip_place.share < 1 ? measured(ui, s, ui->tip_place.share) : full;
}

static struct point nearest(struct rect r, struct point to)
{
    return (struct point){fminf(fmaxf(to.x, r.x), r.x + r.w), fminf(fmaxf(to.y, r.y), r.y + r.h)};
}

/* A slip that had no room beside what it is about is tied to it. */
static void tie(struct ui *ui, const struct spot *s, struct rect at)
{
    static const float near = 40, dot = 5;
    struct point from = nearest(at, rect_center(s->seen)), to = nearest(s->seen, from);

    if (hypotf(to.x - from.x, to.y - from.y) <= near || is_enlarged(ui, s))
        return;
    gfx_line(ui->gfx, from, to, 5, color_fade(ui->theme.color.ink, 0.75f));
    gfx_disc(ui->gfx, to, dot + 1.5f, color_fade(ui->theme.color.ink, 0.75f));
    gfx_line(ui->gfx, from, to, 2.5f, color_hex(0xFFF6E0));
    gfx_disc(ui->gfx, to, dot, color_hex(0xFFF6E0));
}

static void draw(struct ui *ui)
{
    const struct spot *s = wanted(ui);
    ui->tip_at = (struct rect){0, 0, 0, 0};
    if (!s) {
        ui->tip_id = ui->down ? ui->tip_id : 0;
        return;
    }
    if (!due(ui, s))
        return;
    struct rect at = {0, 0, 0, 0};
    struct slip p = laid(ui, s, &at);
    struct rect in = rect_pad_xy(at, PAD_X, PAD_Y);
    ui->tip_at = at;
    tie(ui, s, at);
    paper_slip(ui, at);
    struct rect head = cut_top(&in, p.head);
    float key = key_width(ui, p.key);
    if (key > 0)
        key_cap(ui, cut_right(&head, key), p.key);
    (void)gfx_text_box(ui->gfx, bold(ui), head, ALIGN_LEFT, VALIGN_TOP, 1, p.name, ui->theme.color.ink);
    cut_top(&in, p.head > 0 ? LINE_GAP : 0);
    ui_text_in(ui, cut_top(&in, p.text), STYLE_SMALL, ALIGN_LEFT, p.says, ui->theme.color.ink);
    cut_top(&in, p.text > 0 ? LINE_GAP : 0);
    ui_text_in(ui, in, STYLE_SMALL, ALIGN_LEFT, p.why, color_hex(0x8F2622));
}

void tip_draw(struct ui *ui)
{
    ui_id before = ui_tip_of(ui);

    draw(ui);
    if (ui_tip_of(ui) != before)
        ui_wake(ui, 0); /* what was drawn before it shows from the next frame on what it is about */
}
