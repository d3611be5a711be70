/* What must be true of every state: for tests, and for whoever reads one from outside. */
#include "base/i18n.h"
#include "rules/conspiracy-1982/c82_change.h"
#include "rules/refuse.h"

static bool pieces_good(const struct c82_box *b, const struct c82_view *s, game_error *err)
{
    if (s->seats < 2 || s->seats > C82_SEATS)
        return game_refuse(err, _("%d seats"), s->seats);
    if (s->phase > C82_PHASE_OVER)
        return game_refuse(err, _("no such phase: %d"), s->phase);
    if (s->seat != SEAT_NONE || s->open != (1U << s->seats) - 1)
        return game_refuse(err, _("a state hides a bank book"));
    if (s->case_place >= b->map.places)
        return game_refuse(err, _("the briefcase is nowhere"));
    for (int spy = 0; spy < C82_SPIES; spy++) {
        bool here = s->spy_place[spy]<b->map.places, placed = s->phase> C82_PHASE_SPIES;
        if (here != (placed && !(s->blown >> spy & 1)) || placed != map_holds(b->hqs, s->home[spy]))
            return game_refuse(err, _("%s is in no place that it can be in"), c82_spy_name(spy));
    }
    for (int i = 0; i < s->seats && !s->casablanca && s->phase != C82_PHASE_OVER; i++)
        if (s->case_place == s->hq[i] && !s->carried)
            return game_refuse(err, _("the briefcase rests in an HQ"));
    if (s->blown == (1U << C82_SPIES) - 1)
        return game_refuse(err, _("no spy is left"));
    return true;
}

/* Who acts, and what is open to challenge, go with the phase. */
static bool phase_good(const struct c82_view *s, game_error *err)
{
    bool nature = s->phase == C82_PHASE_SPIES || s->phase == C82_PHASE_START;
    bool over = s->phase == C82_PHASE_OVER, asked = s->phase >= C82_PHASE_RESPOND && !over;
    bool own = s->phase == C82_PHASE_TURN || s->phase == C82_PHASE_ANSWER || s->phase == C82_PHASE_REPLY;
    int due = nature ? SEAT_NATURE : over ? SEAT_NONE : s->to_act >= 0 ? s->to_act : s->seats;
    if (s->to_act != due || s->to_act >= s->seats || (own && s->to_act != s->turn))
        return game_refuse(err, _("the wrong seat acts: %d"), s->to_act);
    if (asked != (s->verb != 0) || (asked && (s->blown >> s->spy & 1)))
        return game_refuse(err, _("what is announced does not go with the phase"));
    if (over != (s->how != C82_END_NONE) || (s->how == C82_END_BRIEFCASE) != (s->winners != 0))
        return game_refuse(err, _("an outcome before the end, or an end without one"));
    if (s->owes >> s->seats || (s->turn >= 0 && (s->owes >> s->turn & 1)))
        return game_refuse(err, _("the wrong seat owes a turn"));
    return true;
}

bool c82_check(const struct game_box *box, const struct game_state *state, game_error *err)
{
    const struct c82_view *s = c82_const_state(state);
    err->text[0] = '\0';
    if (!pieces_good(c82_box_of(box), s, err) || !phase_good(s, err))
        return false;
    for (int i = 0; i < s->seats; i++)
        if (!c82_book_fits(s, i, &s->book[i]))
            return game_refuse(err, _("seat %d has coins that contradict what was shown"), i + 1);
    return true;
}
