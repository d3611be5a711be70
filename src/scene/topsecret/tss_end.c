/* How a match of Top Secret Spies ended. */
#include "base/i18n.h"
#include "base/text.h"
#include "scene/topsecret/tss_parts.h"
#include "table/ending.h"

#include <stdio.h>

int tss_end_first(const struct tss_view *v)
{
    return v->winners ? v->keeps[__builtin_ctz(v->winners)] : tss_first(v);
}

static void say_guesses(const struct tss_view *v, int seat, struct text *out)
{
    if (v->right[seat] == 0)
        text_sentence(out, "%s", _("No guess was right."));
    else
        text_sentence(out,
                      P_("%d right guess, worth 5 points, made it %d.",
                         "%d right guesses, worth 5 points each, made it %d.", (unsigned)v->right[seat]),
                      v->right[seat], v->score[seat]);
}

/* The agents that were nobody's in the end; some of them had been somebody's second (rulings 14 and 29). */
static void say_free(const struct table *t, char *note, size_t size)
{
    struct text out = text_over(note, size);
    const struct tss_view *v = shown(t);

    for (size_t a = 0; a < TSS_AGENTS; a++) {
        const char *name = cast_name(&tss_cast, a);
        int by = 0; /* who gave it back */
        while (by < v->seats && tss_unknown(v, by, TSS_HELD) >> a & 1)
            by++;
        if (!(v->used >> a & 1) || tss_owner(table_view_of(t), a) != SEAT_NONE)
            continue;
        if (by < v->seats && !host_is_you(t->h, by))
            text_sentence(&out, _("%s was given back by %s, and came to %d."), name, table_seat_name(t, by),
                          v->marker[a]);
        else
            text_sentence(&out,
                          by < v->seats ? _("%s was given back by you, and came to %d.")
                                        : _("%s was nobody's, and came to %d."),
                          name, v->marker[a]);
    }
}

void tss_ending(const struct table *t, struct ending *e, struct text *reason)
{
    const struct tss_view *v = shown(t);
    bool several = (v->winners & (v->winners - 1)) != 0;
    int first = tss_end_first(v);

    e->plate = ENDING_PLATE(t, v->winners, "topsecret");
    if (v->winners && !several)
        snprintf(e->hero, sizeof e->hero, "topsecret/figures/%s.png", cast_file(&tss_cast, (size_t)first));
    say_free(t, e->seats_note, sizeof e->seats_note);
    e->seats_word = _("Turn up the cards");
    e->seats_stamp = _("CARDS TURNED UP");
    if (v->how == TSS_END_FREE_AGENT)
        text_add(reason, _("%s came to %d, farther than anybody's agent, and was nobody's. So nobody wins."),
                 cast_name(&tss_cast, (size_t)first), v->marker[first]);
    bool you = v->winners && !several && host_is_you(t->h, __builtin_ctz(v->winners));
    const char *decided = several ? _("Right guesses decided it.")
                          : you   ? _("Right guesses decided it for you.")
                                  : _("Right guesses decided it for %s.");
    if (v->how == TSS_END_DOSSIER)
        text_sentence(reason, decided, e->names);
    if (v->how == TSS_END_LIMIT)
        text_sentence(reason, "%s", _("The last round is over."));
    if (several)
        text_sentence(reason, _("%s are level at %d."), e->names, v->score[__builtin_ctz(v->winners)]);
    else if (you && v->how != TSS_END_DOSSIER)
        text_sentence(reason, _("%s worked for you, and came to %d."), cast_name(&tss_cast, (size_t)first),
                      v->marker[first]);
    else if (v->winners && v->how != TSS_END_DOSSIER)
        text_sentence(reason, _("%s worked for %s, and came to %d."), cast_name(&tss_cast, (size_t)first),
                      e->names, v->marker[first]);
    if (v->written && v->winners && !several)
        say_guesses(v, __builtin_ctz(v->winners), reason);
}

void tss_end_says(const struct table *t, int seat, struct text *out)
{
    const struct tss_view *v = shown(t);
    bool over = v->phase == TSS_PHASE_OVER; /* else it was given up: any of its agents might count */

    for (int k = 0; k < v->held[seat]; k++)
        if (!over || v->agent[seat][k] == v->keeps[seat])
            text_sentence(out, _("%s came to %d."), cast_name(&tss_cast, v->agent[seat][k]),
                          v->marker[v->agent[seat][k]]);
    if (v->written && over)
        say_guesses(v, seat, out);
}

bool tss_end_picture(struct table *t, int seat, struct rect at)
{
    return cast_poster(t, &tss_cast, (size_t)tss_best_agent(shown(t), seat), at, false); /* ruling 14 */
}
