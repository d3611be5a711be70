/* What a match of Top Secret Spies was about, from views in which all agent cards lie open. */
#include "base/i18n.h"
#include "base/text.h"
#include "scene/topsecret/tss_parts.h"
#include "table/sentence.h"
#include "table/story.h"

#include <string.h>

/* --- how everybody stood ------------------------------------------------------------------------------------- */

int tss_best_agent(const struct tss_view *v, int seat)
{
    int best = v->agent[seat][0];

    for (int k = 1; k < v->held[seat]; k++)
        if (v->marker[v->agent[seat][k]] > v->marker[best])
            best = v->agent[seat][k];
    return best;
}

static int marker(const struct game_box *box, const struct game_view *open, int seat)
{
    const struct tss_view *v = tss_view_of(open);

    (void)box;
    return v->held[seat] > 0 ? v->marker[tss_best_agent(v, seat)] : 0;
}

/* The more, the easier it was to see. */
static int steps(const struct game_box *box, const struct game_view *open, int seat)
{
    const struct tss_view *v = tss_view_of(open);
    int all = 0;

    (void)box;
    for (int k = 0; k < v->held[seat]; k++)
        all += v->tally[seat][v->agent[seat][k]].moved;
    return all;
}

/* --- moments ------------------------------------------------------------------------------------------------- */

/* The agent of somebody to whom a scoring is worth most, or by which it comes farthest, to the end at least; TSS_NONE: it takes none so. */
static int best_of(const struct game_view *open, bool end)
{
    const struct tss_view *v = tss_view_of(open);
    int best = TSS_NONE, most = end ? TSS_FINISH - 1 : 0;

    for (int a = 0; a < TSS_AGENTS; a++) {
        int to = v->used >> a & 1 ? tss_gain(v, a) + (end ? v->marker[a] : 0) : 0;
        best = to > most && tss_owner(open, (size_t)a) != SEAT_NONE ? a : best;
        most = best == a ? to : most;
    }
    return best;
}

/* Who opened the safe, or kept it shut by a card or changed who would win, and whom that helped or cost most. */
static int moment(const struct story_look *look, struct text *out)
{
    const struct tss_view *v = tss_view_of(look->what->before), *then = tss_view_of(look->what->after);
    bool opened = then->scored && !v->scored;
    bool card = look->what->action.kind == TSS_PLAY && tss_opener(v) != TSS_NONE,
         shut = card && tss_opener(then) == TSS_NONE;
    int first = card ? best_of(look->what->before, true) : TSS_NONE;
    bool took = first != TSS_NONE && (shut || best_of(look->what->after, true) != first) &&
                !(look->winners >> tss_owner(look->what->before, (size_t)first) & 1);
    const struct game_view *open = opened ? look->what->after : look->what->before;
    int best = took ? first : opened || shut ? best_of(open, false) : TSS_NONE;
    int by = opened ? then->arrived[tss_opener(then)] : look->what->actor;

    if (best == TSS_NONE)
        return 0;
    int gain = tss_gain(tss_view_of(open), best), whose = tss_owner(open, (size_t)best);
    bool mine = host_is_you(look->t->h, whose);
    int row = took ? 5 + mine : shut ? mine : whose == by ? 2 : 3 + mine;
    const game_event told = {.kind = (uint8_t)(TSS_MOMENT + row)};
    const int16_t arg[] = {(int16_t)best, (int16_t)gain, (int16_t)(then->marker[best] + (took ? gain : 0)),
                           (int16_t)whose};
    const struct sentence_about about = {.h = look->t->h, .view = open, .who = by, .arg = arg, .args = 4};
    sentence_write(look->t->game->words, &about, sentence_event(look->t->game->words, open, &told).now, out);
    return 200 + 25 * gain + (took ? 600 : shut ? 150 : 100 * (whose != by));
}

/* --- what could have been done --------------------------------------------------------------------------------- */

static int won_by(const struct game_view *end, int announced)
{
    (void)announced;
    return tss_end_first(tss_view_of(end));
}

/* A card of the viewer's (hands stay secret for good) that undoes the scoring which ended the match; TSS_CARDS: none does. */
static int stopper(const struct table *t, const struct tss_view *end, int seat)
{
    enum { MOST = 256 };
    game_action action[MOST];
    struct tss_view v = *end;

    v.seat = v.to_act = (int8_t)seat;
    v.phase = TSS_PHASE_PLAY;
    memcpy(v.card[seat], shown(t)->card[seat], TSS_CARDS);
    size_t n = tss_rules.view_legal(t->box, (const struct game_view *)(const void *)&v, action, MOST);
    for (size_t i = 0; i < n && i < MOST; i++) {
        struct tss_view then = v;
        tss_board_after(&then, seat, &action[i]);
        if (tss_opener(&then) == TSS_NONE)
            return action[i].arg[0];
    }
    return TSS_CARDS;
}

static void missed(const struct table *t, const struct game_view *turn, const struct game_view *last,
                   int seat, int thing, struct text *out)
{
    const struct tss_view *v = tss_view_of(turn), *end = tss_view_of(last);
    int own = tss_best_agent(v, seat), worth_it = tss_worth(v->safe);
    int lacks = end->winners ? end->score[__builtin_ctz(end->winners)] - end->score[seat] : 0;
    int more = (lacks + TSS_GUESS - 1) / TSS_GUESS,
        card = tss_opener(end) != TSS_NONE ? stopper(t, end, seat) : TSS_CARDS;
    int way = (v->safe - v->place[own] + TSS_BUILDINGS) % TSS_BUILDINGS,
        most = v->die == TSS_ANY ? 3 : v->die;
    bool passed_by = way > 0 && way <= most && end->tally[seat][own].gained == v->tally[seat][own].gained;

    if (card != TSS_CARDS)
        text_add(out, _("You had %s in hand: it could have stopped the last scoring."),
                 i18n_marked(t->game->words->card[card].title));
    else if (passed_by && worth_it >= tss_gain(v, thing) + 3 && v->marker[own] + worth_it >= TSS_FINISH)
        text_add(
            out,
            _("In your last turn %s could have opened the safe: %d forward, and no more than %d for %s."),
            cast_name(&tss_cast, (size_t)own), worth_it, tss_gain(v, thing) > 0 ? tss_gain(v, thing) : 0,
            cast_name(&tss_cast, (size_t)thing));
    else if (end->written && lacks > 0 &&
             end->right[seat] + more <= __builtin_popcount(end->used) - end->held[seat])
        text_add(out,
                 P_("%d more right guess would have been enough.",
                    "%d more right guesses would have been enough.", (unsigned)more),
                 more);
}

static const struct story_measure measures[] = {
    {N_("The agent's marker"), 0, marker},
    {N_("Steps spent on their own agent"), 0, steps},
};

const struct table_story tss_story = {.measure = measures,
                                      .measures = sizeof measures / sizeof measures[0],
                                      .race = 6,
                                      .moment = moment,
                                      .won_by = won_by,
                                      .missed = missed};
