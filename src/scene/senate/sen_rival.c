/* How the Opponent chooses, shown: its questions light up from left to right, each pile says how well it answers, and before a
 * discard is let go it is seen what that would hand over. */
#include "base/i18n.h"
#include "base/text.h"
#include "rules/deck.h"
#include "scene/senate/sen_parts.h"
#include "table/asking.h"
#include "table/badges.h"
#include "ui/widgets.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* What a condition is called, what a degree of it is, and what is said where no pile fulfils it. */
static const struct {
    const char *name, *vain;
    struct plural degree;
} conditions[SENATE_CONDITIONS] = {
    [SENATE_SEVERAL] = {N_("Several Lords"), N_("no pile of two"), NP_("%d Lord", "%d Lords")},
    [SENATE_KEYS] = {N_("Keys"), N_("no key"), NP_("%d key", "%d keys")},
    [SENATE_PEARLS] = {N_("Pearls"), N_("no Pearl"), NP_("%d with Pearls", "%d with Pearls")},
    [SENATE_SOLDIERS] = {N_("Military"), N_("no Military"), NP_("%d Military Lord", "%d Military Lords")},
    [SENATE_SIX] = {N_("Lord of 6"), N_("no Lord of 6"), NP_("%d Lord of 6", "%d Lords of 6")},
    [SENATE_COALITION] = {N_("Coalition"), N_("no coalition"), NP_("coalition of %d", "coalition of %d")},
};

static int card_length(int opponent)
{
    int n = 0;

    while (n < SENATE_CARD_CONDITIONS && senate_card[opponent][n] < SENATE_CONDITIONS)
        n++;
    return n;
}

static void say_degree(int condition, int degree, struct text *out)
{
    if (degree > 0)
        text_add(out, plural_of(conditions[condition].degree, (unsigned)degree), degree);
}

/* The piles as they would lie if what is looked at were pressed: true if that is known. */
static bool piles_after(const struct table *t, uint8_t pile[SENATE_LORDS])
{
    const struct senate_view *v = shown(t);
    struct thing looked = table_looked(t);

    memcpy(pile, v->pile, SENATE_LORDS);
    if (v->phase == SENATE_PHASE_RECRUIT && looked.kind == THING_PILE && looked.index < SENATE_GUILDS)
        memset(pile + looked.index * SENATE_RANKS, 0, SENATE_RANKS);
    if (v->phase != SENATE_PHASE_KEEP)
        return true;
    for (int lord = 0; lord < SENATE_LORDS; lord++)
        pile[lord] = (uint8_t)(pile[lord] + v->table[lord]);
    if (looked.kind != THING_LORD || looked.index >= SENATE_LORDS || v->table[looked.index] == 0)
        return false;
    pile[looked.index]--;
    return true;
}

/* How often a Lord that is turned up onto its pile makes a pile that is wanted, of a hundred; or just those piles. */
static unsigned chance_of_reveal(const struct senate_view *v, const uint8_t *pile, unsigned just)
{
    uint8_t with[SENATE_LORDS];
    int all = deck_count(v->deck, SENATE_LORDS), ends = 0, condition, degree;

    for (int lord = 0; lord < SENATE_LORDS; lord++) {
        memcpy(with, pile, sizeof with);
        with[lord]++;
        unsigned wanted = v->deck[lord] > 0 ? senate_wanted(v, with, &condition, &degree) : 0;
        if (just ? wanted == just : wanted != 0)
            ends += v->deck[lord];
    }
    return all > 0 ? (unsigned)((100 * ends + all / 2) / all) : 0;
}

/* A six of the player's is placed, or would be: it turns up a Lord. */
static bool six_comes(const struct table *t, const struct senate_view *v)
{
    struct thing looked = table_looked(t);
    bool six = v->phase == SENATE_PHASE_TOP && (!t->play.running || perform_shows(t, SENATE_TOPPED, NULL));

    for (int lord = 0; lord < SENATE_LORDS; lord++)
        six |= senate_worth(lord) == 6 && ((v->phase == SENATE_PHASE_PLACE && v->table[lord] > 0) ||
                                           (v->phase == SENATE_PHASE_KEEP && looked.index == lord) ||
                                           (v->phase == SENATE_PHASE_RECRUIT && looked.kind == THING_PILE &&
                                            looked.index == senate_guild_of(lord) && v->pile[lord] > 0));
    return six && deck_count(v->deck, SENATE_LORDS) > 0;
}

void sen_wish_of(const struct table *t, struct sen_wish *out)
{
    const struct senate_view *v = shown(t);
    bool choosing = v->turn == SENATE_RIVAL && v->phase != SENATE_PHASE_OVER;

    *out = (struct sen_wish){.known = false};
    if (!senate_solo(v) || v->opponent == SENATE_NONE || v->phase == SENATE_PHASE_OVER)
        return;
    out->conditions = out->condition = card_length(v->opponent);
    if (choosing && v->chosen && !perform_shows(t, SENATE_WANTS, NULL)) { /* it has */
        out->now = true;
        out->known = v->wanted != 0;
        out->condition = v->condition;
        out->degree = v->degree;
        out->wanted = v->wanted;
        return;
    }
    out->now = choosing;
    out->last = !choosing && v->complete == SENATE_RIVAL;
    if (out->last)
        return;
    out->known = choosing ? v->bound[SENATE_RIVAL] == 0 : piles_after(t, out->pile);
    if (choosing)
        memcpy(out->pile, v->pile, sizeof out->pile);
    out->wanted = senate_wanted(v, out->pile, &out->condition, &out->degree);
    if (!out->wanted)
        out->condition = out->conditions;
    out->revealing = chance_of_reveal(v, out->pile, 0);
    out->stays = out->wanted ? chance_of_reveal(v, out->pile, out->wanted) : 100 - out->revealing;
    out->six = !choosing && out->known && out->stays < 100 && six_comes(t, v);
    if (perform_shows(t, SENATE_TOOK, NULL)) /* the one that was granted */
        out->wanted = 1U << t->play.now.arg[0];
}

/* Of the time in which a Lord is turned up: first all is asked in vain. The cue says the same. */
static const float asked = 0.65f;

float sen_turned(const struct table *t)
{
    if (!senate_is_rival(shown(t), shown(t)->turn) || shown(t)->chosen)
        return t->play.t;
    float part = fmaxf(0, t->play.t - asked) / (1 - asked);
    return ui_reduced_motion(t->ui) ? floorf(part + 0.9f) : part;
}

static struct asking asking_of(const struct table *t, const struct sen_wish *w)
{
    const struct senate_view *v = shown(t);
    struct asking a = {.n = w->conditions,
                       .met = w->condition < w->conditions ? w->condition : w->conditions};
    bool reveals = perform_shows(t, SENATE_TOPPED, NULL) && !v->chosen;

    for (int i = 0; i < a.n; i++)
        a.question[i] = i18n_marked(conditions[senate_card[v->opponent][i]].name);
    if (w->now && (perform_shows(t, SENATE_WANTS, NULL) || reveals)) {
        a.on = true;
        a.t = reveals ? fminf(1, t->play.t / asked) : t->play.t;
    }
    a.was = w->known && !a.on && (w->wanted || !w->now);
    return a;
}

bool sen_wish_note(const struct table *t, const struct sen_wish *w, int guild, bool *counts, char *out,
                   size_t size)
{
    const struct senate_view *v = shown(t);
    struct asking a = asking_of(t, w);
    int now = asking_now(&a);
    struct text words = text_over(out, size);

    *counts = (w->wanted >> guild & 1) && asking_met(&a) && !w->six;
    if (!w->known || now >= w->conditions)
        return false;
    if (w->now && v->chosen && !a.on) /* the pile is in its hands: what it was taken for stays said */
        say_degree(senate_card[v->opponent][now], *counts ? w->degree : 0, &words);
    else
        say_degree(senate_card[v->opponent][now],
                   senate_degree(v, senate_card[v->opponent][now], guild, w->pile), &words);
    if (words.length == 0 && deck_count(v->pile + guild * SENATE_RANKS, SENATE_RANKS) > 0)
        text_add(&words, "–");
    return words.length > 0;
}

/* --- in words ---------------------------------------------------------------------------------------------------------- */

static void say_vain(const struct senate_view *v, struct text *out)
{
    const char *why[SENATE_CARD_CONDITIONS];
    int n = card_length(v->opponent);

    for (int i = 0; i < n; i++)
        why[i] = i18n_marked(conditions[senate_card[v->opponent][i]].vain);
    i18n_list(why, (size_t)n, out);
}

static void say_wish(const struct table *t, const struct sen_wish *w, struct text *out)
{
    const struct senate_view *v = shown(t);
    const char *who = sen_title(t, CARD_RIVAL + v->opponent);
    char piles[160], why[200];
    struct text list = text_over(piles, sizeof piles), reason = text_over(why, sizeof why);
    bool tie = (w->wanted & (w->wanted - 1)) != 0;

    sen_say_piles(t, w->wanted, &list);
    if (w->wanted && w->condition < w->conditions)
        say_degree(senate_card[v->opponent][w->condition], w->degree, &reason);
    else
        say_vain(v, &reason);
    if (w->last)
        text_add(out, _("%s has no turns left."), who);
    else if (v->bound[SENATE_RIVAL] > 0)
        text_add(out,
                 P_("%s is bound, and draws %d Lord next.", "%s is bound, and draws %d Lords next.",
                    v->bound[SENATE_RIVAL]),
                 who, v->bound[SENATE_RIVAL]);
    else if (!w->known && !w->now && v->phase != SENATE_PHASE_OVER)
        text_add(out, _("Point at a Lord to see what %s would take then."), who);
    else if (w->now && w->known && !w->wanted)
        text_add(out, _("There is %s: %s turns up a Lord."), why, who);
    else if (w->now && w->known && tie)
        text_add(out, _("All the same to %s, %s: %s?"), who, why, piles);
    else if (w->now && w->known)
        text_add(out, _("%s takes %s: %s."), who, piles, why);
    else if (w->known && !w->wanted)
        text_add(out, _("No pile answers: %s turns up Lords till one does (%u %% that the first does)."), who,
                 w->revealing);
    else if (w->known && tie)
        text_add(out, _("Next, %s would let you choose: %s (%s)."), who, piles, why);
    else if (w->known)
        text_add(out, _("Next, %s would take %s: %s."), who, piles, why);
    if (w->six)
        text_sentence(out, _("But your six turns up a Lord first: so in %u of 100 cases."), w->stays);
    else if (v->complete == SENATE_NONE && v->placed[0] + !w->now < SENATE_SPACES &&
             v->placed[SENATE_RIVAL] == SENATE_SPACES - 1)
        text_sentence(out, _("%s's chamber is then full: you have one turn more."), who);
}

/* --- its card -------------------------------------------------------------------------------------------------------------- */

void sen_draw_rival(struct table *t, const struct sen_wish *w, struct rect at)
{
    const struct senate_view *v = shown(t);
    char words[500];
    struct text said = text_over(words, sizeof words);

    if (v->opponent == SENATE_NONE)
        return;
    const struct card_words *of = &t->game->words->card[CARD_RIVAL + v->opponent];
    struct asking a = asking_of(t, w);
    card_face suit = sen_guild_face(v->opponent);
    if (!a.on || asking_met(&a) || (a.met == a.n && a.t >= 1)) /* not before the lights have got there */
        say_wish(t, w, &said);
    else
        text_add(&said, _("%s looks for a pile."), sen_title(t, CARD_RIVAL + v->opponent));
    asking_card(
        t->ui, at,
        &(struct asking_card){of->picture, &suit, i18n_marked(of->text), i18n_marked(of->then), words}, &a);
    ui_keep_clear(t->ui, lens_rect_to_window(&t->lens, t->layout.middle, at));
}
