#include "table/track.h"

#include "table/print.h"
#include "ui/widgets.h"

#include <math.h>
#include <stdio.h>

/* Spaces along the longer and the shorter sides of a ring, corners counted with the longer ones: 2 * (long + short). */
typedef struct ring {
    int across, down; /* spaces of a horizontal side with both corners, of a vertical one without */
    float w, h;
} ring;

/* As square as the spaces get. */
static ring ring_of(const struct track *t, struct rect at)
{
    ring best = {0};
    float worst = INFINITY;
    int half = t->spaces / 2;
    for (int across = 2; across <= half - (half >= 4);
         across++) { /* there is a middle, where there are enough */
        int down =
            half - across; /* an odd space more makes the lower side's spaces narrower: see side_of() */
        float w = at.w / (float)across, h = at.h / (float)(down + 2), off = fabsf(logf(w / h));
        if (off < worst) {
            worst = off;
            best = (ring){across, down, w, h};
        }
    }
    return best;
}

static int wrapped(const struct track *t, int space)
{
    return t->ring             ? ((space % t->spaces) + t->spaces) % t->spaces
           : space < 0         ? 0
           : space < t->spaces ? space
                               : t->spaces - 1;
}

static float line_height(struct rect at, const struct track *t)
{
    return fminf(at.h * 0.5f, fmaxf(at.w / (float)t->spaces, at.h * 0.22f));
}

struct rect track_space(const struct track *t, struct rect at, int space)
{
    space = wrapped(t, space);
    if (t->laid)
        return t->laid[space];
    if (!t->ring) {
        float w = at.w / (float)t->spaces, h = line_height(at, t);
        return (struct rect){at.x + w * (float)space, at.y + at.h - h, w, h};
    }
    ring r = ring_of(t, at);
    int lower = t->spaces - r.across - 2 * r.down; /* clockwise from the upper left corner */
    if (space < r.across)
        return (struct rect){at.x + r.w * (float)space, at.y, r.w, r.h};
    space -= r.across;
    if (space < r.down)
        return (struct rect){at.x + at.w - r.w, at.y + r.h * (float)(space + 1), r.w, r.h};
    space -= r.down;
    if (space < lower) {
        float w = at.w / (float)lower;
        return (struct rect){at.x + at.w - w * (float)(space + 1), at.y + at.h - r.h, w, r.h};
    }
    space -= lower;
    return (struct rect){at.x, at.y + at.h - r.h * (float)(space + 2), r.w, r.h};
}

/* All that the spaces of a laid track cover; its sides are a space wide. */
static struct rect bounds_of(const struct track *t)
{
    struct rect all = t->laid[0];
    for (int s = 1; s < t->spaces; s++) {
        struct rect r = t->laid[s];
        float right = fmaxf(all.x + all.w, r.x + r.w), low = fmaxf(all.y + all.h, r.y + r.h);
        all.x = fminf(all.x, r.x);
        all.y = fminf(all.y, r.y);
        all.w = right - all.x;
        all.h = low - all.y;
    }
    return all;
}

struct rect track_inside(const struct track *t, struct rect at)
{
    if (t->laid)
        return rect_pad_xy(bounds_of(t), t->laid[0].w, t->laid[0].h);
    if (!t->ring)
        return (struct rect){at.x, at.y, at.w, at.h - line_height(at, t)};
    ring r = ring_of(t, at);
    return rect_pad_xy(at, r.w, r.h);
}

/* Towards which side markers on a space stand behind each other. */
static struct point inwards(const struct track *t, struct rect at, struct rect space)
{
    if (!t->ring)
        return (struct point){0, -1};
    ring r = t->laid ? (ring){0, 0, t->laid[0].w, t->laid[0].h} : ring_of(t, at);
    at = t->laid ? bounds_of(t) : at;
    bool left = space.x<at.x + r.w * 0.5f, right = space.x + space.w> at.x + at.w - r.w * 0.5f;
    float across = left ? 1.0f : right ? -1.0f : 0.0f, down = 0;
    if (space.y < at.y + r.h * 0.5f)
        down = 1;
    else if (space.y + space.h > at.y + at.h - r.h * 0.5f)
        down = -1;
    return (struct point){across, down}; /* from a corner aslant */
}

/* Where markers lie that have not set out; else the space. */
enum { BEFORE = -1 };

static int spot_of(const struct track *t, float at)
{
    return t->start && at < 0.5f ? BEFORE : wrapped(t, (int)floorf(at + 0.5f));
}

/* Markers that share a field. */
struct fan {
    int columns, rows;
    float size;
};

/* As large as they get if every next one begins so much of a marker's width farther on. */
static struct fan fan_with(struct rect field, int n, float step)
{
    struct fan best = {1, n, 0};
    for (int columns = 1; columns <= n; columns++) {
        int rows = (n + columns - 1) / columns;
        float w = field.w / (1 + step * (float)(columns - 1)), h = field.h / (1 + step * (float)(rows - 1));
        if (fminf(w, h) > best.size)
            best = (struct fan){columns, rows, fminf(w, h) * 0.98f};
    }
    return best;
}

/* Markers smaller than that would have letters that cannot be read. */
static float least_disc(const struct ui *ui)
{
    return print_least(ui) * 1.15f;
}

/* Several on a space have all of it, its number too: between two numbers a third one is missed less than a letter. A corner has room for
 * some beside its number. */
static struct rect field_of(const struct ui *ui, const struct track *t, struct rect at, int spot, int of)
{
    static const float below = 0.88f; /* so high is what the number of a corner leaves free */
    if (spot == BEFORE && t->start)
        return *t->start;
    struct rect field = track_space(t, at, spot);
    struct point way = t->laid ? inwards(t, at, field) : (struct point){1, 1};
    if (of < 2 || t->deep <= 1)
        return field;
    float w = way.x != 0 ? field.w * t->deep : field.w, h = way.y != 0 ? field.h * t->deep : field.h;
    struct rect low = {way.x > 0 ? field.x + field.w - w : field.x, field.y, w, field.h * below};
    low.y += way.y > 0 ? field.h - low.h : 0;
    if (way.x != 0 && way.y != 0 && fan_with(low, of, 0.9f).size >= least_disc(ui))
        return low;
    return (struct rect){way.x > 0 ? field.x + field.w - w : field.x,
                         way.y > 0 ? field.y + field.h - h : field.y, w, h};
}

static bool stands_still(const struct track_marker *m)
{
    return fabsf(m->at - floorf(m->at + 0.5f)) < 0.01f;
}

/* A marker's rank among those that stand where it does; *of how many. One that runs is alone. */
static int rank(const struct track *t, int i, int *of)
{
    int here = spot_of(t, t->marker[i].at), before = 0;
    *of = 0;
    for (int k = 0; k < t->markers; k++) {
        bool stands = stands_still(&t->marker[k]) && spot_of(t, t->marker[k].at) == here;
        before += stands && k < i;
        *of += stands;
    }
    return before;
}

/* Clear of each other; where their letters could not be read then they overlap by half. */
static struct fan fan_of(const struct ui *ui, const struct track *t, struct rect field, int n)
{
    float most = fminf(field.w, field.h) * (t->laid ? 0.94f : 0.8f), least = fminf(most, least_disc(ui));
    struct fan apart = fan_with(field, n, 0.9f);
    if (apart.size < least) {
        float size = apart.size;
        apart = fan_with(field, n, 0.5f);
        apart.size = fmaxf(size, fminf(apart.size, least));
    }
    apart.size = fminf(apart.size, most);
    return apart;
}

/* Where discs that are clear of each other would be too small for their letters, markers are tiles instead, which fill the field. */
static bool tiled(const struct ui *ui, const struct track *t, struct rect field, int n)
{
    return t->laid && t->deep > 1 && n > 1 && fan_with(field, n, 0.9f).size < least_disc(ui);
}

static const float letter_wide = 0.72f, letter_high = 0.78f; /* by the size of its type */

/* In how many columns n tiles have the largest letters, and the size of their type. */
static int tile_columns(struct rect field, int n, float *size)
{
    int best = 1;
    *size = 0;
    for (int columns = 1; columns <= n; columns++) {
        struct rect tile = rect_grid(field, 0, columns, (n + columns - 1) / columns, 0);
        float letter = fminf(tile.w / letter_wide, tile.h / letter_high);
        best = letter > *size ? columns : best;
        *size = fmaxf(*size, letter);
    }
    return best;
}

/* The field of tiles reaches out of the track as far as their letters need, up to a half. */
static struct rect tiles_of(const struct ui *ui, const struct track *t, struct rect at, int spot, int n)
{
    struct rect field = field_of(ui, t, at, spot, n), grown = field;
    struct point way = inwards(t, at, track_space(t, at, spot));
    float size;
    for (int tenths = 0; tenths <= 5; tenths++) {
        float more = (float)tenths * 0.1f, w = way.x != 0 ? field.w * more : 0,
              h = way.y != 0 ? field.h * more : 0;
        grown = (struct rect){field.x - (way.x > 0 ? w : 0), field.y - (way.y > 0 ? h : 0), field.w + w,
                              field.h + h};
        (void)tile_columns(grown, n, &size);
        if (size >= print_least(ui) * 0.95f)
            break;
    }
    return grown;
}

static struct rect tile_of(struct rect tiles, int i, int n)
{
    float size;
    int columns = tile_columns(tiles, n, &size);
    return rect_grid(tiles, i, columns, (n + columns - 1) / columns, 0);
}

/* Where one of a row of n is, from its start, if all lie around the middle of so much room. */
static float along(float room, float size, int i, int n)
{
    float step = n > 1 ? fminf(size, (room - size) / (float)(n - 1)) : 0;
    return room / 2 + step * ((float)i - (float)(n - 1) / 2);
}

static struct point standing(const struct ui *ui, const struct track *t, struct rect at, int spot, int before,
                             int of, float *size)
{
    struct rect field = field_of(ui, t, at, spot, of);
    if (spot != BEFORE && tiled(ui, t, field, of)) {
        struct rect tile = tile_of(tiles_of(ui, t, at, spot, of), before, of);
        *size = fminf(tile.w, tile.h);
        return rect_center(tile);
    }
    struct fan fan = fan_of(ui, t, field, of);
    int row = before / fan.columns, last = of - (fan.rows - 1) * fan.columns;
    *size = fan.size;
    if (!t->ring && spot != BEFORE) {
        float room = track_inside(t, at).h * 0.95f / (float)(of > 1 ? of - 1 : 1);
        *size = fmaxf(fminf(field.w, field.h) * 0.8f, print_least(ui) * 1.7f);
        struct point m = rect_center(field);
        return (struct point){m.x, m.y - fmaxf(*size * 0.4f, fminf(*size * 0.88f, room)) * (float)before};
    }
    return (struct point){
        field.x + along(field.w, fan.size, before % fan.columns, row == fan.rows - 1 ? last : fan.columns),
        field.y + along(field.h, fan.size, row, fan.rows)};
}

struct point track_marker_at(const struct ui *ui, const struct track *t, struct rect at, int i, float *size)
{
    float where = t->marker[i].at, base = floorf(where + 0.01f), part = where - base, other;
    int of, before = rank(t, i, &of);
    if (part < 0.01f)
        return standing(ui, t, at, spot_of(t, base), before, of, size);
    struct point a = standing(ui, t, at, spot_of(t, base), 0, 1, size),
                 b = standing(ui, t, at, spot_of(t, base + 1), 0, 1, &other);
    *size += (other - *size) * part;
    float hop = sinf(part * 3.14159f) * *size * 0.5f;
    return (struct point){a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part - hop};
}

/* --- drawing ----------------------------------------------------------------------------------------------- */

static const struct track_mark *mark_on(const struct track *t, int space)
{
    for (int i = 0; i < t->marks; i++)
        if (t->mark[i].space == space)
            return &t->mark[i];
    return NULL;
}

static void draw_space(struct ui *ui, const struct track *t, struct rect box, int space, unsigned look)
{
    const struct ui_colors *c = &ui_theme(ui)->color;
    const struct track_mark *mark = mark_on(t, space);
    struct print p = {ui, rect_center(box), 0};
    float edge = fmaxf(1 / ui_scale(ui), 1.5f);
    struct rect in = rect_grow(box, -edge);
    struct color ground = mark && mark->color.a > 0 ? mark->color : space % 2 ? c->paper_dark : c->paper;
    char number[16];
    gfx_glow(ui_gfx(ui), (struct rect){box.x, box.y + 4, box.w, box.h}, 7,
             (struct color){0.03f, 0.02f, 0.01f, 0.35f});
    print_sheet(&p, in, ground);
    print_frame(&p, in, edge, color_fade(c->ink, 0.6f));
    if (look)
        print_frame(&p, rect_grow(in, -2), 4, look > 1 ? c->accent : c->brass);
    snprintf(number, sizeof number, "%d", t->first + space);
    const char *word = mark && mark->word ? mark->word : number;
    if (!(mark && mark->word) && !mark && (t->number_every == 0 || space % t->number_every != 0))
        return;
    struct gfx_type type = ui_theme(ui)->type[mark ? STYLE_STRONG : STYLE_SMALL];
    float least = print_least(ui), want = fmaxf(least, fminf(box.h * 0.42f, ui_type(ui, STYLE_STRONG).size));
    type.size = print_fitting(&p, type.font, word, box.w * 0.94f, 1, least, want);
    if (type.size == 0)
        type.size = least;
    print_text(&p, in, type, ALIGN_CENTER, 1, word, print_on(ui, ground));
}

/* A square on its corner. */
static void draw_diamond(struct gfx *gfx, struct point m, float half, struct color color)
{
    struct point corner[4] = {{m.x, m.y - half}, {m.x + half, m.y}, {m.x, m.y + half}, {m.x - half, m.y}};
    gfx_cut(gfx, corner, 4, color);
}

/* Where a marker would stand has another form than one that does: a diamond. */
static void draw_ghost(struct ui *ui, struct point middle, float d, struct color color, struct color ground)
{
    struct gfx *gfx = ui_gfx(ui);
    draw_diamond(gfx, middle, d * 0.55f, ui_theme(ui)->color.ink);
    draw_diamond(gfx, middle, d * 0.52f, color);
    draw_diamond(gfx, middle, d * 0.41f, ground);
}

/* How far it has come, in the narrow type of what is printed. */
static void draw_far(struct ui *ui, struct rect at, const struct track_marker *m, struct color ink)
{
    struct gfx_type type = ui_theme(ui)->type[STYLE_STAMP];
    char words[16];
    snprintf(words, sizeof words, "%d", m->came);
    type.size = fmaxf(print_least(ui), at.h * 0.8f);
    cut_bottom(&at, at.h * 0.22f);
    gfx_text_line(ui_gfx(ui), type, at, ALIGN_CENTER, VALIGN_MIDDLE, words, ink);
}

void track_disc(struct ui *ui, struct point middle, float d, const struct track_marker *m)
{
    const struct ui_colors *c = &ui_theme(ui)->color;
    struct gfx *gfx = ui_gfx(ui);
    struct rect box = rect_around(middle, d, d);
    struct color ground = m->ghost ? color_mix(c->paper, m->color, 0.12f) : m->color;
    if (m->ghost) {
        draw_ghost(ui, middle, d, m->color, ground);
    } else {
        gfx_glow(gfx, rect_grow((struct rect){box.x, box.y + d * 0.08f, d, d}, -d * 0.16f), d * 0.24f,
                 (struct color){0.03f, 0.02f, 0.01f, 0.7f});
        gfx_disc(gfx, (struct point){middle.x, middle.y + d * 0.035f}, d / 2,
                 color_mix(c->paper, c->ink, 0.55f));
        gfx_disc(gfx, middle, d / 2, c->paper);
        gfx_disc(gfx, middle, d * 0.43f, ground);
    }
    if (m->own)
        gfx_ring(gfx, middle, d * 0.5f, d * 0.09f, c->brass);
    struct gfx_type type = ui_theme(ui)->type[STYLE_STRONG];
    type.size = fminf(d * (m->ghost ? 0.55f : 0.78f), fmaxf(print_least(ui), d * (m->ghost ? 0.46f : 0.62f)));
    if (m->came && d > print_least(ui) * 1.85f)
        draw_far(ui, cut_bottom(&box, d * 0.5f), m, print_on(ui, ground));
    type.size = fminf(type.size, box.h * 1.05f); /* above it, where there is room for both */
    gfx_text_line(gfx, type, box, ALIGN_CENTER, VALIGN_MIDDLE, m->letter, print_on(ui, ground));
}

/* A marker as a tile; where it would stand is hollow. */
static void draw_tile(struct ui *ui, struct rect at, const struct track_marker *m)
{
    const struct ui_colors *c = &ui_theme(ui)->color;
    struct gfx *gfx = ui_gfx(ui);
    struct gfx_type type = ui_theme(ui)->type[STYLE_STRONG];
    float edge = fmaxf(1 / ui_scale(ui), fminf(at.w, at.h) * 0.08f);
    struct color ground = m->ghost ? color_mix(c->paper, m->color, 0.12f) : m->color;
    type.size = fminf(fminf(at.w / letter_wide, at.h / letter_high), fmaxf(print_least(ui), at.h * 0.7f));
    gfx_fill(gfx, rect_grow(at, -edge * 0.5f), m->own ? c->brass : m->ghost ? m->color : c->paper);
    gfx_fill(gfx, rect_grow(at, -edge * (m->ghost || m->own ? 2 : 1)), ground);
    gfx_text_line(gfx, type, at, ALIGN_CENTER, VALIGN_MIDDLE, m->letter, print_on(ui, ground));
}

static void draw_marker(struct ui *ui, const struct track *t, struct rect at, int i)
{
    float d;
    int of, before = rank(t, i, &of), spot = spot_of(t, t->marker[i].at);
    struct rect field = field_of(ui, t, at, spot, of);
    if (spot != BEFORE && stands_still(&t->marker[i]) && tiled(ui, t, field, of)) {
        draw_tile(ui, tile_of(tiles_of(ui, t, at, spot, of), before, of), &t->marker[i]);
        return;
    }
    struct point middle = track_marker_at(ui, t, at, i, &d);
    track_disc(ui, middle, d, &t->marker[i]);
}

/* Under markers that share a space, so that their letters are read as one group. */
static void draw_trays(struct ui *ui, const struct track *t, struct rect at)
{
    uint64_t done = 0;
    for (int i = 0; i < t->markers && t->laid; i++) {
        int spot = spot_of(t, t->marker[i].at), of;
        (void)rank(t, i, &of);
        if (of < 2 || spot == BEFORE || done >> spot & 1)
            continue;
        struct rect field = field_of(ui, t, at, spot, of);
        if (tiled(ui, t, field, of))
            field = tiles_of(ui, t, at, spot, of);
        done |= 1ULL << spot;
        float side = fminf(field.w, field.h);
        gfx_round(ui_gfx(ui), rect_grow(field, -fmaxf(1, side * 0.03f)), side * 0.16f,
                  color_fade(ui_theme(ui)->color.ink, t->deep > 1 ? 0.94f : 0.6f));
    }
}

static bool in_corner(const struct track *t, struct rect at, struct rect space)
{
    struct point way = inwards(t, at, space);

    return way.x != 0 && way.y != 0;
}

static struct gfx_type note_type(const struct ui *ui, const struct rect *box, bool corner)
{
    struct gfx_type type = ui_theme(ui)->type[corner ? STYLE_STAMP : STYLE_STRONG];

    type.size = fmaxf(print_least(ui), fminf(box->w, box->h) * 0.3f);
    return type;
}

/* What stands on a tag: it covers a few spaces at most. */
static const char *note_words(struct ui *ui, const struct track *t, struct rect at, int i)
{
    static const float most = 4.7f; /* spaces */
    const struct track_mark *mark = &t->mark[i];
    struct rect box = track_space(t, at, mark->space);
    struct gfx_type type = note_type(ui, &box, in_corner(t, at, box));
    bool room =
        mark->more && gfx_text_width(ui_gfx(ui), type, mark->more, (size_t)-1) + type.size <= most * box.w;

    return room ? mark->more : mark->note;
}

/* Where a note lies in its space or beside it. */
static struct rect note_at(struct ui *ui, const struct track *t, struct rect at, int i)
{
    struct rect box = track_space(t, at, t->mark[i].space);
    struct point way = inwards(t, at, box), m = rect_center(box);
    bool corner = in_corner(t, at, box);
    struct gfx_type type = note_type(ui, &box, corner);
    float w = gfx_text_width(ui_gfx(ui), type, note_words(ui, t, at, i), (size_t)-1) + type.size,
          h = type.size * 1.36f;
    struct point middle = {m.x + (way.y == 0 ? way.x * (box.w + w) * 0.5f
                                  : corner   ? -way.x * box.w * 0.3f
                                             : 0),
                           m.y + (corner ? box.h * 0.28f : way.y * (box.h * 0.5f + h * 0.3f))};
    return rect_around(middle, w, h);
}

struct rect track_tag(struct ui *ui, const struct track *t, struct rect at, int i)
{
    bool none = !t->mark[i].note || in_corner(t, at, track_space(t, at, t->mark[i].space));

    return none ? (struct rect){0, 0, 0, 0} : note_at(ui, t, at, i);
}

/* A tag at the inner edge of a space, flat and in the colour of its mark, so that it looks like no button; a corner has room for its words,
 * in the narrow type of what is printed there, and they need no tag. */
static void draw_note(struct ui *ui, const struct track *t, struct rect at, int i)
{
    const struct ui_colors *c = &ui_theme(ui)->color;
    const struct track_mark *mark = &t->mark[i];
    struct rect box = track_space(t, at, mark->space), tag = note_at(ui, t, at, i);
    bool corner = in_corner(t, at, box);
    struct gfx_type type = note_type(ui, &box, corner);
    if (t->printed && mark->color.a > 0)
        gfx_round(ui_gfx(ui), box, 4, color_fade(mark->color, 0.5f));
    struct color ground = mark->color.a > 0 && !corner ? mark->color : c->paper;
    if (!corner)
        gfx_fill(ui_gfx(ui), tag, ground);
    bool room = tag.w - type.size <= box.w * 1.3f &&
                tag.h <= box.h * 0.75f; /* else what is printed there has to say it */
    if (!corner || room)
        gfx_text_line(ui_gfx(ui), type, tag, ALIGN_CENTER, VALIGN_MIDDLE, note_words(ui, t, at, i),
                      print_on(ui, ground));
    if (mark->says)
        ui_tell(ui, "mark", i, rect_around(rect_center(box), box.w, box.h),
                &(struct ui_words){.name = mark->note, .text = mark->says});
}

/* The word over the markers that have not set out. */
static void draw_start(struct ui *ui, const struct track *t)
{
    struct rect over = {t->start->x, t->start->y - t->start->h * 0.5f, t->start->w, t->start->h * 0.5f};
    struct print p = {ui, rect_center(over), 0};
    if (t->start_word)
        print_line(&p, over, ui_theme(ui)->type[STYLE_STAMP].font, fmaxf(print_least(ui), over.h * 0.95f),
                   ALIGN_CENTER, t->start_word, ui_theme(ui)->color.ink);
}

int track_frame(struct ui *ui, const char *key, struct rect at, const struct track *t)
{
    int pressed = -1;
    ui_scope_push(ui, key, 0);
    for (int s = 0; s < t->spaces; s++) {
        struct rect box = track_space(t, at, s);
        unsigned look = 0;
        if (t->lit >> s & 1) {
            struct ui_response r = ui_spot(ui, ui_id_at(ui, "space", s), box, SPOT_QUIET | SPOT_DROP);
            look = r.hot || r.over ? 2 : 1;
            if (r.clicked || r.dropped)
                pressed = s;
        }
        if (!t->printed || look)
            draw_space(ui, t, box, s, look);
    }
    for (int i = 0; i < t->marks; i++)
        if (t->mark[i].note)
            draw_note(ui, t, at, i);
    if (t->start)
        draw_start(ui, t);
    draw_trays(ui, t, at);
    for (int run = 0; run < 2; run++) /* those that run lie over those that stand */
        for (int i = t->markers - 1; i >= 0; i--) {
            float part = t->marker[i].at - floorf(t->marker[i].at + 0.01f);
            if ((part >= 0.01f) == (run == 1))
                draw_marker(ui, t, at, i);
        }
    ui_scope_pop(ui);
    return pressed;
}
