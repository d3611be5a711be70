#include "table/hand.h"

#include "base/i18n.h"
#include "table/cut.h"
#include "table/print.h"
#include "ui/widgets.h"

#include <math.h>

static const float raise_by = 0.1f; /* of a card's height */

/* The distance from card to card, and how wide one is: as large as the height allows, smaller where too little of each would
 * be seen. */
static float spread(struct rect at, int n, float *width)
{
    static const float touch = 46; /* u of a card that a finger finds */
    float high = at.h / (1 + raise_by * 1.8f), w = fminf(high * CARD_SHAPE, at.w * 0.96f);
    float gaps = (float)(n > 1 ? n - 1 : 1), room = at.w * 0.98f;
    if (n > 1 && (room - w) / gaps < touch)
        w = fmaxf(w * 0.5f, fminf(w, room - touch * gaps));
    *width = w;
    return n > 1 ? fminf(w * 1.03f, (room - w) / gaps) : 0;
}

static card_pose stacked_place(struct rect at, int n, int i)
{
    float down = 1 + CARD_HEAD * (float)(n - 1), high = fminf(at.h / down, at.w / CARD_SHAPE);
    struct rect all = rect_place(at, high * CARD_SHAPE, high * down, 0.5f, 0.5f);
    return (card_pose){.at = {all.x, all.y + CARD_HEAD * high * (float)i, all.w, high}};
}

/* Where cards would hide each other's names they lie one below the other instead, each showing its head, if more of that is seen so. */
static bool stacked(struct rect at, int n)
{
    static const float more = 1.3f;
    float w, step = spread(at, n, &w);
    return n > 1 && step < w * 0.9f && stacked_place(at, n, 0).at.w > step * more;
}

/* How much lower the outer cards lie than the middle one, of a card's height. */
static float lowest(int n)
{
    return n > 1 ? 0.016f * fminf(4, (float)n) : 0;
}

card_pose hand_place(struct rect at, int n, int i)
{
    if (stacked(at, n))
        return stacked_place(at, n, i);
    float w, step = spread(at, n, &w), h = w / CARD_SHAPE;
    float middle = (float)(n - 1) / 2, off = (float)i - middle;
    float lean = n > 1 ? fminf(0.035f, 0.24f / (float)n) : 0, edge = n > 1 ? off / middle : 0;
    float sag = edge * edge * h * lowest(n);
    struct point m = {at.x + at.w / 2 + off * step, at.y + at.h - h * 0.58f - lowest(n) * h + sag};
    return (card_pose){.at = card_around(m, w), .turn = off * lean, .down = 0};
}

/* Where the heads of stacked cards are too small for their names they are slips, which say them in all of their height. */
static bool slips(struct ui *ui, struct rect at, const struct hand *h)
{
    bool named = true;
    if (!stacked(at, h->n))
        return false;
    for (int i = 0; i < h->n; i++)
        named &= card_head_named(ui, &h->card[i], stacked_place(at, h->n, i).at);
    return !named;
}

/* Where a card of an open hand lies. */
static card_pose open_place(struct ui *ui, struct rect at, const struct hand *h, int i)
{
    enum { BETWEEN = 3 };
    static const float least = 1.4f; /* of a slip's width to its height */
    if (!slips(ui, at, h))
        return hand_place(at, h->n, i);
    float high = fminf(at.h, (float)h->n * (at.w / least + BETWEEN));
    return (card_pose){.at = rect_grid(rect_place(at, at.w, high, 0.5f, 0.5f), i, 1, h->n, BETWEEN)};
}

/* What of a card at rest is not covered by the next one: its spot. */
static struct rect seen_of(struct ui *ui, struct rect at, const struct hand *h, int i)
{
    int n = h->n;
    struct rect r = open_place(ui, at, h, i).at;
    if (slips(ui, at, h))
        return r;
    if (i + 1 < n && stacked(at, n))
        r.h *= CARD_HEAD;
    else if (i + 1 < n)
        r.w = fminf(r.w, hand_place(at, n, i + 1).at.x - r.x);
    return r;
}

static card_pose raised(struct ui *ui, card_pose pose)
{
    float by = pose.at.h * raise_by, grow = fmaxf(1.06f, card_readable(ui) / pose.at.w);
    pose.turn = 0;
    pose.lift = by;
    pose.at = card_around(rect_center(pose.at), pose.at.w * grow);
    pose.at.y -= by + pose.at.h * (1 - 1 / grow) / 2;
    pose.at = rect_keep(pose.at, rect_grow(ui_area(ui), -8));
    return pose;
}

/* What the person is at. -1: no card. */
struct at_hand {
    int pressed, up; /* up: under the pointer, else under the focus */
    bool focus;      /* it is up because of the focus */
};

/* The spots, of the cards alone. */
static struct at_hand touch(struct ui *ui, struct rect at, const struct hand *h)
{
    struct at_hand a = {-1, -1, false};
    for (int i = 0; i < h->n; i++) {
        bool lit = h->lit >> i & 1;
        ui_payload(ui, h->payload + i);
        struct ui_response r =
            ui_spot(ui, ui_id_at(ui, "card", i), seen_of(ui, at, h, i),
                    SPOT_OWN_RING | SPOT_QUIET | (h->drag && lit ? SPOT_DRAG | SPOT_PRESS : 0));
        ui_name(ui, &(struct ui_words){.name = h->card[i].title, .legible = true});
        if (r.clicked && lit)
            a.pressed = i;
        bool focus = r.focused && ui_focus_visible(ui);
        bool taken = h->taken >> i & 1; /* enlarged it would hide what it is played on */
        if ((r.hot && !taken) || r.dragging || (focus && a.up < 0)) {
            a.up = i;
            a.focus = focus;
        }
    }
    return a;
}

static unsigned flags_of(const struct hand *h, int i)
{
    unsigned flags = h->lit >> i & 1 ? FACE_LIT : h->lit ? FACE_PALE : 0;
    return flags | (h->taken >> i & 1 ? FACE_TAKEN : 0);
}

static card_pose pose_of(struct ui *ui, struct rect at, const struct hand *h, int i, bool open)
{
    card_pose pose = open ? open_place(ui, at, h, i) : hand_place(at, h->n, i);
    pose.down = open ? 0 : 1;
    if (h->taken >> i & 1 && open && !stacked(at, h->n)) {
        pose.at.y -= pose.at.h * raise_by;
        pose.lift = 8;
    }
    return i == h->coming - 1 && h->t < 1 ? card_between(h->from, pose, h->t) : pose;
}

/* The one spot of a hand that others may not see, held to look. */
static void hold_to_look(struct ui *ui, struct rect at, const struct hand *h)
{
    struct rect first = hand_place(at, h->n, 0).at, last = hand_place(at, h->n, h->n - 1).at;
    struct rect all = {first.x, fminf(first.y, at.y), last.x + last.w - first.x,
                       at.y + at.h - fminf(first.y, at.y)};
    ui_name_next(ui, _("Hold to look at your cards"));
    *h->held = ui_spot(ui, ui_id_of(ui, "hand"), all, SPOT_QUIET | SPOT_HOLD).held;
}

/* The words over a covered hand, as many as have room there; in two lines rather than over what lies beside it. */
static void draw_tag(struct ui *ui, struct rect at)
{
    const char *words = _("Hold to look at your cards");
    if (ui_text_width(ui, STYLE_STRONG, words) > at.w)
        words = C_("over one's own covered cards", "Hold to look");
    if (ui_text_width(ui, STYLE_STRONG, words) + ui_line(ui, STYLE_STRONG) * 0.8f > at.w) {
        struct gfx_type type = ui_type(ui, STYLE_STRONG);
        struct print p = {ui, rect_center(at), 0};
        type.size = print_least(ui);
        struct rect slip = rect_place(at, at.w, type.size * 2.9f, 0.5f, 0.94f);
        cut_slip(ui_gfx(ui), slip, ui_theme(ui)->color.paper);
        print_text(&p, slip, type, ALIGN_CENTER, 2, words, ui_theme(ui)->color.ink);
        return;
    }
    card_tag(ui, (struct point){at.x + at.w / 2, at.y + at.h - card_tag_height(ui) * 0.6f}, 0, words);
}

int hand_frame(struct ui *ui, const char *key, struct rect at, const struct hand *h)
{
    bool open = !h->down && !h->covered;
    struct at_hand a = {-1, -1, false};
    if (h->n == 0)
        return -1;
    ui_scope_push(ui, key, 0);
    if (!h->down && h->held)
        hold_to_look(ui, at, h);
    if (open &&
        !(h->held && *h->held)) /* else the pointer would be on a card, and no longer hold the place */
        a = touch(ui, at, h);
    for (int i = 0; i < h->n; i++)
        if (i != a.up)
            card_draw(ui, &h->card[i], pose_of(ui, at, h, i, open),
                      (open ? flags_of(h, i) : 0) | (stacked(at, h->n) ? FACE_HEAD : 0));
    if (h->covered && h->held)
        draw_tag(ui, at);
    if (a.up >= 0) {
        card_pose pose = raised(ui, pose_of(ui, at, h, a.up, open));
        if (ui_dragged(ui, NULL) == ui_id_at(ui, "card", a.up)) {
            struct point hang = ui_drag_at(ui);
            pose.at = rect_around(hang, pose.at.w, pose.at.h);
        }
        card_draw(ui, &h->card[a.up], pose,
                  (flags_of(h, a.up) & ~(unsigned)FACE_PALE) | (a.focus ? FACE_FOCUS : 0));
    }
    ui_scope_pop(ui);
    return a.pressed;
}
