/* What is said at this table. */
#include "base/i18n.h"
#include "base/text.h"
#include "scene/topsecret/tss_parts.h"
#include "table/sentence.h"

#include <stdio.h>

/* --- who and where ------------------------------------------------------------------------------------------- */

static const struct cast_member members[TSS_AGENTS] = {
    {N_("Ash"), NC_("letter of an agent", "A"), "ash", N_("Wears gray, and a bowler hat."), 0x8E9299},
    {N_("Canary"), NC_("letter of an agent", "C"), "canary", N_("Sings to nobody."), 0xE9BE2F},
    {N_("Ginger"), NC_("letter of an agent", "G"), "ginger", N_("Is hotter than he looks."), 0xDD7426},
    {N_("Jade"), NC_("letter of an agent", "J"), "jade", N_("Has been everywhere twice."), 0x2C9C6C},
    {N_("Navy"), NC_("letter of an agent", "N"), "navy", N_("Never learnt to swim."), 0x34549F},
    {N_("Ruby"), NC_("letter of an agent", "R"), "ruby", N_("Costs more than she says."), 0xB62B3E},
    {N_("Violet"), NC_("letter of an agent", "V"), "violet", N_("Only looks shy."), 0x7D52AB},
};

const struct cast tss_cast = {"topsecret", members, TSS_AGENTS, NULL, NULL};

const char *tss_house(size_t building)
{
    static const char *const house[TSS_BUILDINGS] = {
        N_("the church"), N_("house 1"), N_("house 2"), N_("house 3"), N_("house 4"),  N_("house 5"),
        N_("house 6"),    N_("house 7"), N_("house 8"), N_("house 9"), N_("house 10"), N_("the ruins")};

    return building < TSS_BUILDINGS ? _(house[building]) : "";
}

static void name(const struct game_box *box, const struct game_view *view, char kind, int value,
                 struct text *out)
{
    const struct tss_view *v = tss_view_of(view);

    (void)box;
    if (kind == 'a')
        text_add(out, "%s", cast_name(&tss_cast, (size_t)value));
    else if (kind == 'h')
        text_add(out, "%s", tss_house((size_t)value));
    else if (kind == 'k')
        text_add(out, "%s", tss_card_title(value));
    else if (kind == 'd')
        text_add(out, "%s", value == TSS_ANY ? _("1, 2 or 3") : (char[]){(char)('0' + value), 0});
    else if (kind == 'z')
        text_add(out, "%s", tss_house(v->safe));
}

/* `Ash 2, Jade 1`: whatever an agent has something of; sign: with `+`. */
static void list_agents(const int16_t *of, bool sign, struct text *out)
{
    char word[TSS_AGENTS][64];
    const char *item[TSS_AGENTS];
    size_t n = 0;

    for (size_t a = 0; a < TSS_AGENTS; a++)
        if (of[a]) {
            /* TRANSLATORS: an agent's name, and so many steps or points: `Ash 2` */
            snprintf(word[n], sizeof word[n],
                     sign ? C_("an agent's gain", "%s %+d") : C_("an agent's steps", "%s %d"),
                     cast_name(&tss_cast, a), of[a]);
            item[n] = word[n];
            n++;
        }
    i18n_list(item, n, out);
}

/* What the kit says by itself is in topsecret/table.json. */
static const char event_names[] =
    "takes,owns,draws,gets,turn,rolled,moved,stayed,played,sent,advanced,discarded,passed,"
    "shuffled,scored,safe-moved,asks,writes,guessed,judged,ended";

static const struct words_place places[] = {
    {"agent", 'a', true}, {"house", 'h', true}, {"die", 'd', true}, {"card", 'k', true}, {NULL, 0, false}};

const struct table_words tss_words = {.events = TSS_ENDED + 1,
                                      .event_names = event_names,
                                      .place = places,
                                      .veiled = 1U << TSS_GUESS_ALL,
                                      .name = name};

/* --- what depends on more than its arguments ------------------------------------------------------------------ */

/* How many points there are and what they would come to. */
static void say_move(const struct table *t, struct text *out)
{
    const struct tss_view *v = shown(t);
    struct tss_view then;
    int left = spend_left(t), spent = t->spent.count;

    tss_weigh(t, &then);
    if (v->die == TSS_ANY && left > 0)
        text_sentence(out, spent ? _("Walk on, or confirm.") : _("Walk agents 1, 2 or 3 buildings in all."));
    else if (left > 0 && !spent)
        text_sentence(out,
                      P_("Walk agents %d building in all: press any of them.",
                         "Walk agents %d buildings in all: press any of them.", (unsigned)left),
                      left);
    else if (left > 0)
        text_sentence(out, P_("%d more step.", "%d more steps.", (unsigned)left), left);
    if (spent)
        text_sentence(out, "%s",
                      tss_scores(&then) ? _("That scores: the pale markers show how far all would run.")
                                        : _("Nobody arrives at the safe: no scoring."));
}

static void say_gains(const int16_t *gain, struct text *out)
{
    char room[300];
    struct text list = text_over(room, sizeof room);

    list_agents(gain, true, &list);
    if (list.length > 0)
        text_add(out, "%s", room);
}

static void say_event(const struct table_saying *s, struct text *out)
{
    const game_event *e = s->event;
    char room[300];
    struct text list = text_over(room, sizeof room);
    const char *who = host_seat_name(s->h, e->seat);

    if (e->kind == TSS_SCORED && s->voice == SAY_AFTER) {
        say_gains(e->arg, &list);
        text_add(out, _("a scoring: %s"), room);
    } else if (e->kind == TSS_SCORED) {
        text_add(out, "%s", _("A scoring!"));
    } else if (e->kind == TSS_MOVED && s->voice == SAY_NOW) {
        list_agents(e->arg, false, &list);
        text_add(out, _("%s moves %s."), who, room);
    }
}

static void say_log(const struct table_saying *s, struct text *out)
{
    const game_action *a = &s->what->action;
    const struct tss_view *v = tss_view_of(s->what->before);
    char room[300];
    struct text list = text_over(room, sizeof room);

    if (a->kind == TSS_MOVE) {
        list_agents(a->arg, false, &list);
        text_add(out, _("%s moves %s"), host_seat_name(s->h, s->what->actor), room);
    } else if (a->kind == TSS_ROLL) {
        name(NULL, s->what->before, 'd', a->arg[0], &list);
        text_add(out, _("%s rolls %s"), host_seat_name(s->h, v->turn), room);
    } else if (a->kind == TSS_DEAL_CARD && v->start >= 0) {
        text_add(out, _("%s draws a card"), host_seat_name(s->h, a->arg[0]));
    }
}

static void say_advice(const struct table_saying *s, struct text *out)
{
    char room[300];
    struct text list = text_over(room, sizeof room);

    if (s->action->kind != TSS_MOVE)
        return;
    list_agents(s->action->arg, false, &list);
    if (s->voice == SAY_ADVISE)
        text_add(out, _("Move %s."), room);
    else if (s->voice == SAY_WHY)
        text_add(out, "%s", _("It helps your agent, and does not give it away."));
}

void tss_say(const struct table_saying *s, struct text *out)
{
    if (s->voice == SAY_LOG)
        say_log(s, out);
    else if (s->voice == SAY_AFTER || s->voice == SAY_NOW)
        say_event(s, out);
    else if (s->voice == SAY_ASK && shown(s->t)->phase == TSS_PHASE_MOVE)
        say_move(s->t, out);
    else if (s->voice == SAY_ADVISE || s->voice == SAY_WHY)
        say_advice(s, out);
}
