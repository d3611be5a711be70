/* The track on a printed board, and the markers that run on it. */
#include "base/i18n.h"
#include "table/cast.h"
#include "table/stands.h"
#include "table/stands_inside.h"
#include "table/table.h"

#include <math.h>

bool stands_on_show(const struct table *t, size_t figure)
{
    return t->stands->now.place[figure] < t->stands->places;
}

float stands_marker_now(const struct table *t, size_t f)
{
    const struct stands *b = t->stands;
    return (float)b->now.marker[f] + (float)(b->then.marker[f] - b->now.marker[f]) * b->progress;
}

static bool markers_run(const struct table *t)
{
    for (size_t f = 0; f < t->stands->look->cast->count; f++)
        if (t->stands->now.marker[f] != t->stands->then.marker[f])
            return true;
    return false;
}

bool stands_gains_shown(const struct table *t)
{
    bool any = false;
    for (size_t f = 0; f < t->stands->look->cast->count; f++)
        any |= t->stands->now.gain[f] != 0;
    return any && (t->stands->now.weighed || t->stands->look->tally) && !markers_run(t);
}

bool stands_comes_home(const struct table *t, size_t f)
{
    const struct stands *b = t->stands;
    return b->look->ends && b->now.gain[f] > 0 && b->now.marker[f] + b->now.gain[f] >= (int)b->spaces;
}

bool stands_ends(const struct table *t)
{
    for (size_t f = 0; f < t->stands->look->cast->count; f++)
        if (stands_comes_home(t, f))
            return true;
    return false;
}

static struct rect to_board(const struct table *t, struct rect share)
{
    struct point a = stands_on(t, (struct point){share.x, share.y}),
                 b = stands_on(t, (struct point){share.w, share.h});
    return (struct rect){a.x, a.y, b.x, b.y};
}

static void lay_spaces(const struct table *t, struct laid_track *l)
{
    const struct stands *b = t->stands;
    struct point step = stands_on(t, b->step);
    l->start = to_board(t, b->start);
    l->track = (struct track){.spaces = (int)b->spaces,
                              .ring = true,
                              .number_every = 5,
                              .laid = l->space,
                              .deep = b->deep,
                              .start = rect_empty(l->start) ? NULL : &l->start,
                              .start_word = b->look->start ? i18n_marked(b->look->start) : NULL,
                              .mark = l->mark,
                              .marker = l->marker};
    for (size_t i = 0; i < b->spaces; i++)
        l->space[i] = rect_around(stands_on(t, b->space[i]), step.x, step.y);
    if (b->look->marked)
        l->track.marks = (int)b->look->marked(t, l->mark);
}

/* Where a marker that has come so far stands. */
static float space_of(const struct table *t, float far)
{
    return t->stands->look->ends ? fminf(far, (float)t->stands->spaces) : far;
}

/* At the end of the track, where those lie that have come further, too. */
static bool past(const struct table *t, size_t f)
{
    const struct stands *b = t->stands;
    return b->look->ends && b->now.marker[f] >= (int)b->spaces && !markers_run(t);
}

bool stands_marker_lit(const struct table *t, const struct pick_lit *lit, size_t figure)
{
    const struct stands_look *look = t->stands->look;
    return look->by_marker && look->by_marker(t) &&
           pick_is_lit(lit, (struct thing){look->figure_kind, (uint8_t)figure});
}

struct rect stands_marker(const struct table *t, size_t figure)
{
    struct laid_track l;
    float d;
    int i = 0;
    stands_lay(t, &l);
    for (size_t f = 0; f < figure; f++)
        i += stands_on_show(t, f);
    struct point m = track_marker_at(t->ui, &l.track, (struct rect){0, 0, 0, 0}, i, &d);
    return rect_around(m, d, d);
}

void stands_lay(const struct table *t, struct laid_track *l)
{
    const struct stands *b = t->stands;
    bool weighed =
        stands_gains_shown(t) && b->now.weighed; /* else they would be taken for markers: the tally says it */
    lay_spaces(t, l);
    for (size_t f = 0; f < b->look->cast->count && b->spaces > 0; f++) {
        struct track_marker m = {.color = cast_color(b->look->cast, f),
                                 .letter = cast_letter(b->look->cast, f),
                                 .at = space_of(t, stands_marker_now(t, f)),
                                 .came = past(t, f) ? b->now.marker[f] : 0};
        if (stands_on_show(t, f))
            l->marker[l->track.markers++] = m;
    }
    for (size_t f = 0; f < b->look->cast->count && b->spaces > 0 && weighed; f++) {
        struct track_marker m = {.color = cast_color(b->look->cast, f),
                                 .letter = cast_letter(b->look->cast, f),
                                 .at = space_of(t, (float)(b->now.marker[f] + b->now.gain[f])),
                                 .ghost = true};
        if (stands_on_show(t, f) && b->now.gain[f] != 0)
            l->marker[l->track.markers++] = m;
    }
}

void stands_track(struct table *t, const struct pick_lit *lit)
{
    struct laid_track l;
    int i = 0;
    stands_lay(t, &l);
    for (size_t f = 0; f < t->stands->look->cast->count && i < l.track.markers; f++)
        if (stands_on_show(t, f))
            l.marker[i++].own = stands_marker_lit(t, lit, f);
    l.track.printed = true;
    if (t->stands->spaces < 2)
        return;
    (void)track_frame(t->ui, "track", (struct rect){0, 0, 0, 0}, &l.track);
    stands_draw_tally(t, &l);
}

struct rect stands_start(const struct table *t)
{
    return lens_rect_to_window(&t->lens, t->layout.middle, to_board(t, t->stands->start));
}
