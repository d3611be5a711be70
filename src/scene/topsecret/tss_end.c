/* How a match of Top Secret Spies ended, and what it was about. */
#include "base/i18n.h"
#include "base/text.h"
#include "scene/topsecret/tss_parts.h"
#include "table/ending.h"
#include "table/story.h"

/* The free agent that is farthest. */
static int robber(const struct tss_view *v)
{
    unsigned free = v->used;
    int best = TSS_NONE;

    for (int i = 0; i < v->seats; i++)
        free &= ~(1U << v->keeps[i]);
    for (int a = 0; a < TSS_AGENTS; a++)
        if (free >> a & 1 && (best == TSS_NONE || v->marker[a] > v->marker[best]))
            best = a;
    return best;
}

void tss_ending(const struct table *t, struct ending *e, struct text *reason)
{
    const struct tss_view *v = shown(t);
    bool several = (v->winners & (v->winners - 1)) != 0, won = t->viewer < 0 || (v->winners >> t->viewer & 1);
    int free = robber(v);

    e->plate = v->how == TSS_END_FREE_AGENT ? "topsecret/portraits/nobody.jpg"
               : several && won             ? "topsecret/portraits/shared.jpg"
               : won                        ? "topsecret/portraits/victory.jpg"
                                            : "topsecret/portraits/defeat.jpg";
    e->seats_word = _("Turn up the cards");
    e->seats_stamp = _("CARDS TURNED UP");
    if (v->how == TSS_END_FREE_AGENT && free != TSS_NONE)
        text_add(reason, _("%s came to %d, farther than anybody's agent, and was nobody's. So nobody wins."),
                 cast_name(&tss_cast, (size_t)free), v->marker[free]);
    else if (v->how == TSS_END_DOSSIER)
        text_add(reason, _("Right guesses decided it. %s wins."), e->names);
    else if (!several && v->winners)
        text_add(reason, _("%s worked for %s, and came to %d."),
                 cast_name(&tss_cast, v->keeps[__builtin_ctz(v->winners)]), e->names,
                 v->marker[v->keeps[__builtin_ctz(v->winners)]]);
    else
        text_add(reason, _("%s are level."), e->names);
    if (v->written)
        text_sentence(reason, _("Each right guess was worth %d."), TSS_GUESS);
}

bool tss_end_picture(struct table *t, int seat, struct rect at)
{
    return cast_poster(t, &tss_cast, shown(t)->keeps[seat], at, false);
}

static int marker(const struct game_box *box, const struct game_view *open, int seat)
{
    const struct tss_view *v = tss_view_of(open);
    int most = 0;

    (void)box;
    for (int k = 0; k < v->held[seat]; k++)
        if (v->agent[seat][k] != TSS_NONE && v->marker[v->agent[seat][k]] > most)
            most = v->marker[v->agent[seat][k]];
    return most;
}

static const struct story_measure measures[] = {{N_("The agent's marker"), 0, marker}};

const struct table_story tss_story = {.measure = measures, .measures = 1};
