#include "table/row.h"

#include "ui/widgets.h"

#include <math.h>

static const float between = 0.07f; /* of a card's width */

/* How wide a card is where there are so many columns and lines. */
static float width_for(struct rect at, int columns, int lines)
{
    float c = (float)columns, l = (float)lines;
    float by_width = at.w / (c + between * (c - 1));
    float by_height = at.h / (l / CARD_SHAPE + between * (l - 1));
    return fminf(by_width, by_height);
}

static int columns_for(struct rect at, int n)
{
    int best = 1;
    for (int c = 2; c <= n; c++)
        if (width_for(at, c, (n + c - 1) / c) > width_for(at, best, (n + best - 1) / best) + 0.01f)
            best = c;
    return best;
}

struct rect row_at(struct rect at, const struct row *row, int i)
{
    int columns = 1, lines = row->lines, line = 0, first = 0, here;
    if (row->line) {
        for (int k = 0; k < lines; k++)
            columns = row->line[k] > columns ? row->line[k] : columns;
        while (line + 1 < lines && i >= first + row->line[line])
            first += row->line[line++];
        here = row->line[line];
    } else {
        columns = columns_for(at, row->n);
        lines = (row->n + columns - 1) / columns;
        line = i / columns;
        first = line * columns;
        here = row->n - first < columns ? row->n - first : columns;
    }
    float w = width_for(at, columns, lines), h = w / CARD_SHAPE, gap = w * between;
    float wide = (float)here * (w + gap) - gap, high = (float)lines * (h + gap) - gap;
    return (struct rect){at.x + (at.w - wide) / 2 + (float)(i - first) * (w + gap),
                         at.y + (at.h - high) / 2 + (float)line * (h + gap), w, h};
}

/* Slips in so many columns, 1 or more, so far apart (u); how large they are. */
static float lay_slips(struct rect at, int columns, float gap, int n, struct rect *out)
{
    static const float longest = 4.6f, shortest = 2.2f; /* by their height */
    int lines = (n + columns - 1) / columns;
    float w = (at.w + gap) / (float)columns - gap, h = (at.h + gap) / (float)lines - gap;
    h = fminf(h, w / shortest);
    w = fminf(w, h * longest);
    struct rect all =
        rect_place(at, (w + gap) * (float)columns - gap, (h + gap) * (float)lines - gap, 0.5f, 0.5f);
    for (int i = 0, column = 0, line = 0; i < n; i++) {
        out[i] = (struct rect){all.x + (float)column * (w + gap), all.y + (float)line * (h + gap), w, h};
        column = column + 1 < columns ? column + 1 : 0;
        line += column == 0;
    }
    return fminf(h, w / 3);
}

static bool all_of(bool (*is)(struct ui *, const card_face *, struct rect), struct ui *ui,
                   const card_face *face, int n, const struct rect *at)
{
    for (int i = 0; i < n; i++)
        if (!is(ui, &face[i], at[i]))
            return false;
    return true;
}

enum row_names row_named(struct ui *ui, struct rect at, const card_face *face, int n, int room,
                         struct rect *out)
{
    static const float gaps[] = {12, 5}; /* closer where a name would be cut */
    int best = 1;
    float most = 0, gap = gaps[0];
    for (int i = 0; i < n; i++)
        out[i] = row_at(at, &(struct row){.n = n > room ? n : room}, i);
    if (all_of(card_named, ui, face, n, out))
        return ROW_CARDS;
    for (int k = 0; k < 2 && most <= at.h * 2; k++)
        for (int columns = 1; columns <= n; columns++) {
            float size = lay_slips(at, columns, gaps[k], n, out);
            if (all_of(card_named, ui, face, n, out)) /* those first */
                size += at.h * 2;
            else if (all_of(card_spelled, ui, face, n, out))
                size += at.h;
            if (size > most) {
                best = columns;
                gap = gaps[k];
                most = size;
            }
        }
    (void)lay_slips(at, best, gap, n, out);
    return most > at.h * 2 ? ROW_SLIPS : ROW_CUT;
}

int row_where(struct ui *ui, const struct rect *at, int n, enum row_names enough, const card_face *face,
              int cards, struct rect *out)
{
    enum { ROOM = 3 };
    int i = 0;
    while (row_named(ui, at[i], face, cards, ROOM, out) < (i == 0 ? enough : ROW_SLIPS) && i + 1 < n)
        i++;
    return i;
}

static struct ui_response touch(struct ui *ui, const struct row *row, int i, struct rect at)
{
    unsigned f = row->place[i].flags;
    struct ui_response r = {0};
    bool looked =
        row->place[i].card && !(f & (ROW_DOWN | ROW_GHOST)); /* small cards are read by pointing at them */
    if (!(f & (ROW_LIT | ROW_DROP | ROW_DRAG)) && !looked)
        return r;
    ui_payload(ui, row->payload + i);
    ui_name_next(ui, row->place[i].card && !(f & ROW_DOWN) ? row->place[i].card->title : row->place[i].word);
    return ui_spot(ui, ui_id_at(ui, "place", i), at,
                   SPOT_OWN_RING | SPOT_QUIET | (f & ROW_DROP ? SPOT_DROP : 0) |
                       (f & ROW_DRAG ? SPOT_DRAG | SPOT_PRESS : 0) |
                       (f & ROW_LIT || looked ? 0 : SPOT_NO_FOCUS));
}

static void draw(struct ui *ui, const struct row *row, int i, struct rect at, const struct ui_response *r)
{
    const struct row_place *p = &row->place[i];
    bool focus = r->focused && ui_focus_visible(ui), lifted = p->card && (r->hot || focus) && !r->dragging;
    unsigned flags = (p->flags & ROW_LIT || r->over ? FACE_LIT : 0) |
                     (p->flags & ROW_TAKEN ? FACE_TAKEN : 0) | (p->flags & ROW_PALE ? FACE_PALE : 0) |
                     (focus ? FACE_FOCUS : 0);
    card_pose pose = {.at = at, .lift = lifted ? 8 : 0, .down = p->flags & ROW_DOWN ? 1 : 0};
    bool coming = i == row->coming - 1 && row->t < 1;
    if (!p->card || p->flags & ROW_GHOST || r->dragging || coming)
        card_space(ui, at, p->card ? NULL : p->word, flags & ~(unsigned)FACE_PALE);
    if (!p->card)
        return;
    if (r->dragging) {
        struct point hang = ui_drag_at(ui);
        pose.at = rect_around(hang, at.w, at.h);
        pose.lift = 20;
    }
    if (coming)
        pose = card_between(row->from, pose, row->t);
    if (p->flags & ROW_GHOST)
        flags = FACE_GHOST | (flags & FACE_FOCUS);
    card_draw(ui, p->card, pose, flags);
}

row_answer row_frame(struct ui *ui, const char *key, struct rect at, const struct row *row)
{
    row_answer a = {-1, -1, -1, 0};
    int last = row->coming - 1, looked = -1;
    ui_scope_push(ui, key, 0);
    struct ui_response moved = {0};
    for (int i = 0; i < row->n; i++) {
        struct rect where = row_at(at, row, i);
        struct ui_response r = touch(ui, row, i, where);
        if (r.clicked && row->place[i].flags & ROW_LIT)
            a.pressed = i;
        if (r.over)
            a.over = i;
        if (r.dropped)
            a.dropped = i;
        a.payload = r.over || r.dropped ? r.payload : a.payload;
        if (r.dragging)
            last = i;
        bool seen =
            row->place[i].card && !(row->place[i].flags & (ROW_DOWN | ROW_GHOST)) && i != row->coming - 1;
        if (seen && (r.hot || (r.focused && ui_focus_visible(ui) && looked < 0)))
            looked = i;
        if (i == last)
            moved = r;
        else
            draw(ui, row, i, where, &r);
    }
    if (last >= 0 && last < row->n) /* what moves lies over the rest */
        draw(ui, row, last, row_at(at, row, last), &moved);
    if (looked >= 0 && !ui_dragged(ui, NULL) &&
        !card_says_all(ui, row->place[looked].card, row_at(at, row, looked)))
        card_enlarge(ui, row->place[looked].card, row_at(at, row, looked), NULL);
    ui_scope_pop(ui);
    return a;
}
