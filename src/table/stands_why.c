/* Why one might do something: what it does for one's own figure, as against the others. */
#include "base/i18n.h"
#include "base/text.h"
#include "table/cast.h"
#include "table/stands.h"
#include "table/table.h"

/* Before and after an act. */
struct change {
    const struct table *t;
    struct stands_at now, then;
    size_t mine;  /* the viewer's own figure, of several the one that is farthest, */
    size_t other; /* and whoever else a scoring would help most */
};

static const char *name(const struct change *c, size_t figure)
{
    return cast_name(c->t->stands->look->cast, figure);
}

static bool on_board(const struct change *c, size_t figure)
{
    return c->now.place[figure] < c->t->stands->places;
}

/* False: nobody of the viewer's is there, or nobody else. */
static bool find_both(struct change *c, const struct stands_at *gains, unsigned own)
{
    bool any[2] = {false, false};

    for (size_t f = 0; f < c->t->stands->look->cast->count; f++) {
        if (!on_board(c, f))
            continue;
        bool is = own >> f & 1;
        size_t *best = is ? &c->mine : &c->other;
        int value = is ? c->now.marker[f] : gains->gain[f],
            most = is ? c->now.marker[*best] : gains->gain[*best];
        if (!any[is] || value > most)
            *best = f;
        any[is] = true;
    }
    return any[0] && any[1];
}

static void say_scoring(const struct change *c, struct text *out)
{
    int mine = c->then.gain[c->mine], other = c->then.gain[c->other];
    char gain[2][16];

    text_signed(mine, gain[0]);
    text_signed(other, gain[1]);
    if (mine > other)
        text_sentence(
            out, _("Then all score, and %s, yours, gets more than anybody else: %s. The next best gets %s."),
            name(c, c->mine), gain[0], gain[1]);
    else if (mine == other)
        text_sentence(out, _("Then all score, and nobody gets more than %s, yours: %s."), name(c, c->mine),
                      gain[0]);
    else
        text_sentence(out, _("Then all score: %s, yours, gets %s; the most that another gets is %s."),
                      name(c, c->mine), gain[0], gain[1]);
}

static void say_prevented(const struct change *c, struct text *out)
{
    char gain[2][16];

    text_sentence(out, _("Then nobody scores: %s would have got %s, and %s, yours, %s."), name(c, c->other),
                  text_signed(c->now.gain[c->other], gain[0]), name(c, c->mine),
                  text_signed(c->now.gain[c->mine], gain[1]));
}

/* How far the next of the others is from the prop. */
static int nearest(const struct change *c, unsigned own)
{
    int least = (int)c->t->stands->places;

    for (size_t f = 0; f < c->t->stands->look->cast->count; f++) {
        int way = on_board(c, f) ? stands_ahead(c->t, c->then.place[f], c->then.prop) : 0;
        if (!(own >> f & 1) && way > 0 && way < least)
            least = way;
    }
    return least;
}

static void say_prop(const struct change *c, unsigned own, struct text *out)
{
    int way = stands_ahead(c->t, c->then.place[c->mine], c->then.prop), other = nearest(c, own);

    if (way > 0)
        text_sentence(out,
                      P_("%s, yours, is then %d step from it; the nearest of the others is %d away.",
                         "%s, yours, is then %d steps from it; the nearest of the others is %d away.",
                         (unsigned)way),
                      name(c, c->mine), way, other);
    else
        text_sentence(out,
                      _("The nearest of the others is then %d away from it, and %s, yours, a whole round."),
                      other, name(c, c->mine));
}

static void say_walk(const struct change *c, unsigned own, struct text *out)
{
    bool mine = false, others = false;
    size_t place = c->then.place[c->mine];

    for (size_t f = 0; f < c->t->stands->look->cast->count; f++) {
        bool moved = on_board(c, f) && c->now.place[f] != c->then.place[f];
        mine |= moved && own >> f & 1;
        others |= moved && !(own >> f & 1);
    }
    if (mine)
        text_sentence(out, _("Nobody scores yet, and %s, yours, comes to %s."), name(c, c->mine),
                      c->t->stands->look->name(place));
    else if (others)
        text_sentence(out, _("Nobody scores, and %s, yours, stays where it is: nobody learns whose it is."),
                      name(c, c->mine));
    if (mine && others)
        text_sentence(out, "%s", _("As it is not moved alone, nobody can be sure whose it is."));
}

void stands_why(const struct table *t, const game_action *action, struct text *out)
{
    const struct stands_look *look = t->stands->look;
    struct change c = {.t = t};
    union table_view at = t->view;
    struct game_view *view = (struct game_view *)(void *)at.bytes;
    unsigned own =
        t->viewer >= 0 && look->own && table_own_shown(t) ? look->own(table_view_of(t), t->viewer) : 0;

    if (!look->after || own == 0)
        return;
    look->read(view, &c.now);
    look->after(view, t->viewer, action);
    look->read(view, &c.then);
    if (!find_both(&c, c.then.weighed ? &c.then : &c.now, own))
        return;
    if (c.then.weighed)
        say_scoring(&c, out);
    else if (c.now.weighed)
        say_prevented(&c, out);
    else if (c.now.prop != c.then.prop)
        say_prop(&c, own, out);
    else
        say_walk(&c, own, out);
}
