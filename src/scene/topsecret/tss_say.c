/* What is said at this table. */
#include "base/i18n.h"
#include "base/text.h"
#include "scene/topsecret/tss_parts.h"
#include "table/sentence.h"
#include "table/stands.h"

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

    return building < TSS_BUILDINGS ? i18n_marked(house[building]) : "";
}

static void name(const struct game_box *box, const struct game_view *view, char kind, int value,
                 struct text *out)
{
    const struct tss_view *v = tss_view_of(view);

    (void)box;
    if (kind == 'a' || kind == 'b')
        text_add(out, "%s", cast_name(&tss_cast, (size_t)(kind == 'a' ? value : tss_opener(v))));
    else if (kind == 'h')
        text_add(out, "%s", tss_house((size_t)value));
    else if (value == TSS_ANY || (value < 0 && v->die == TSS_ANY))
        text_add(out, "%s", _("1, 2 or 3"));
    else
        text_add(out, "%d", value < 0 ? v->die : value);
}

/* What the kit says by itself is in topsecret/table.json. */
static const char event_names[] =
    "takes,owns,draws,gets,turn,rolled,moved,stayed,played,sent,advanced,discarded,passed,shuffled,scored,"
    "safe-moved,asks,writes,guessed,judged,ended,shut,shut-you,own,opened,opened-you,took,took-you";

/* What is said of a card is said in a row of its own: behind those of the kinds, two for each card. */
static const char action_names[] =
    "play-safe,_,play-markers,play-marker,play-back,_,play-dash,_,play-sidestep,play-sidestep-back,"
    "play-advance,_,play-retreat,_,play-shove,play-shove-back,play-crack,_,play-ambush,_,play-rescue,"
    "play-rescue-two,play-curfew,_,play-swap,_,play-join,_,play-recruit,_,drawn";
enum { ROW_CARDS = TSS_PUT_SAFE + 1, ROW_DRAWN = ROW_CARDS + 2 * TSS_CARDS, ACTION_ROWS };

static size_t action_row(const struct game_view *view, const game_action *a)
{
    bool early = a->kind == TSS_DEAL_CARD && tss_view_of(view)->start < 0; /* before the first turn */
    if (early || (a->kind == TSS_DEAL_FREE && a->arg[1] < 0))              /* nor whose name is secret */
        return TSS_DEAL_AGENT;
    if (a->kind != TSS_PLAY)
        return a->kind == TSS_DEAL_CARD && a->arg[1] >= 0 ? ROW_DRAWN : a->kind;
    bool back = (a->arg[0] == TSS_CARD_SIDESTEP || a->arg[0] == TSS_CARD_SHOVE) && a->arg[2] < 0;
    bool other = (a->arg[0] == TSS_CARD_MARKERS && a->n == 2) || (a->arg[0] == TSS_CARD_RESCUE && a->n == 3);
    return ROW_CARDS + 2 * (size_t)a->arg[0] + (back || other);
}

static bool scores(const struct table *t)
{
    union table_view room;

    return tss_weighed(tss_view_of(stands_weighed(t, &room)));
}

/* What lies there would end the match, or make dossiers due: who would be at the end, and whether the viewer wins by it. */
static void say_end(const struct table *t, struct text *out)
{
    const struct tss_view *v = shown(t);
    bool dossier = v->option[TSS_DOSSIER_ON], answered = false;
    struct stands_lead lead;

    for (int seat = 0; seat < v->seats; seat++) /* or who has passed since would be asked again */
        answered |= seat != t->viewer && v->hand[seat] && (t->ask.pick.count || !(v->passed >> seat & 1));
    stands_lead(t, TSS_FINISH, &lead);
    if (lead.at >= TSS_FINISH)
        text_sentence(
            out,
            !dossier && lead.who & (lead.who - 1)
                ? _("This would end the match, and who is level shares the win: %s.")
            : !dossier && lead.who & lead.own
                ? answered ? _("This would end the match, and you would win unless somebody answers: %s.")
                           : _("This would end the match, and you would win: %s.")
                : _("This would end the match: %s."),
            lead.list);
    else if (dossier && !v->written && lead.at >= TSS_DOSSIER)
        text_sentence(out, _("%s would come to %d: then everybody writes a dossier."), lead.name, lead.at);
}

/* Whom a move has walked into the ruins. */
static void say_ruined(const struct table_saying *what, struct text *out)
{
    char room[200];
    struct text list = text_over(room, sizeof room);
    unsigned who = 0;

    for (int a = 0; a < TSS_AGENTS; a++)
        who |= what->event->arg[a] && tss_view_of(what->what->after)->place[a] == TSS_RUINS ? 1U << a : 0;
    if (cast_list(&tss_cast, who, &list))
        text_add(out, _("%s into the ruins"), room);
}

void tss_say(const struct table_saying *what, struct text *out)
{
    uint8_t phase = what->t ? shown(what->t)->phase : TSS_PHASE_OVER;
    game_action action;

    if (what->voice == SAY_AFTER && what->event->kind == TSS_MOVED)
        say_ruined(what, out);
    if (what->voice != SAY_ASK || (phase != TSS_PHASE_MOVE && phase != TSS_PHASE_PLAY) ||
        (what->t->ask.pick.count > 0 && !table_ready(what->t, &action)))
        return;
    say_end(what->t, out);
    if (out->length > 0 && phase == TSS_PHASE_PLAY)
        text_sentence(out, "%s",
                      what->t->ask.pick.count > 0 ? _("Play it?") : _("Play a card of yours, or pass."));
}

/* A card was played in this turn. */
static bool again(const struct table *t)
{
    return shown(t)->played;
}

static const struct words_when whens[] = {{"scores", scores}, {"again", again}, {NULL, NULL}};

static const struct words_place places[] = {{"agent", 'a', true},   {"opener", 'b', false},
                                            {"house", 'h', true},   {"die", 'd', true},
                                            {"points", 'd', false}, {NULL, 0, false}};

/* A scoring is the doing of whoever brought an agent to the safe. */
static int by(const struct game_view *view, const game_event *event)
{
    const struct tss_view *v = tss_view_of(view);

    return event->kind == TSS_SCORED && tss_opener(v) != TSS_NONE ? v->arrived[tss_opener(v)] : event->seat;
}

const struct table_words tss_words = {.actions = ACTION_ROWS,
                                      .action_names = action_names,
                                      .action_row = action_row,
                                      .events = TSS_EVENT_ROWS,
                                      .event_names = event_names,
                                      .when = whens,
                                      .place = places,
                                      .veiled =
                                          1U << TSS_GUESS_ALL | 1U << TSS_DEAL_FREE | 1U << TSS_DEAL_CARD,
                                      .by = by,
                                      .name = name};
