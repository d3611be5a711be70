/* The dossier of Top Secret Spies: who has done what with whom, and who is whose. */
#include "base/i18n.h"
#include "base/text.h"
#include "scene/topsecret/tss_parts.h"
#include "table/sheet.h"

static uint64_t used(const struct table *t)
{
    return shown(t)->used;
}

static uint64_t asked(const struct table *t)
{
    const struct tss_view *v = shown(t);

    return t->viewer >= 0 ? tss_unknown(v, t->viewer, TSS_HELD) : v->used;
}

int tss_owner(const struct game_view *open, size_t agent)
{
    const struct tss_view *v = tss_view_of(open);

    for (int i = 0; i < v->seats; i++)
        for (int k = 0; k < v->held[i]; k++)
            if (v->agent[i][k] == agent && (v->phase != TSS_PHASE_OVER || v->keeps[i] == agent))
                return i;
    return SEAT_NONE;
}

static void cell(const struct table *t, int seat, size_t agent, struct text *brief, struct text *says)
{
    const tss_tally *done = &shown(t)->tally[seat][agent];
    char gain[16];

    if (done->moved || done->gained)
        text_add(brief, done->gained ? "%d  %s" : "%d", done->moved, text_signed(done->gained, gain));
    if (done->up)
        text_add(brief, " ↑%d", done->up);
    if (done->down + done->into)
        text_add(brief, " ↓%d", done->down + done->into);
    text_sentence(says, P_("%d step.", "%d steps.", (unsigned)done->moved), done->moved);
    text_sentence(says, _("%s in scorings that %s caused."), text_signed(done->gained, gain),
                  table_seat_name(t, seat));
    if (done->up || done->down)
        text_sentence(says, _("Cards that helped it: %d. Cards that held it back: %d."), done->up,
                      done->down);
    if (done->into || done->out)
        text_sentence(says, _("Into the ruins: %d. Out of them: %d."), done->into, done->out);
}

static int guess(const struct table *t, int seat, size_t agent)
{
    return shown(t)->guess[seat][agent];
}

static const char *pays(const struct table *t)
{
    const uint8_t *on = shown(t)->option;
    return !on[TSS_DOSSIER_ON]             ? ""
           : on[TSS_OPPONENTS_ONLY]        ? _("Each right guess, but not Nobody, is worth 5 points.")
           : shown(t)->seats == TSS_AGENTS ? _("Each right guess is worth 5 points.")
                                           : _("Each right guess, Nobody too, is worth 5 points.");
}

const struct table_sheet tss_sheet = {
    .cast = &tss_cast,
    .action = TSS_GUESS_ALL,
    .free = TSS_FREE,
    .pays = pays,
    .used = used,
    .asked = asked,
    .cell = cell,
    .owner = tss_owner,
    .guess = guess,
};
