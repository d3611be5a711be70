/* The toy's table: sealed bids, the prize, the scores and one's own card in the middle; a bid is chips laid behind a shield.
 * All the rest is the general table's. */
#include "games/toy/toy_view.h"

#include "base/i18n.h"
#include "base/text.h"
#include "scene/scene.h"
#include "table/amounts.h"
#include "table/badges.h"
#include "table/ending.h"
#include "table/game.h"
#include "table/hand.h"
#include "table/story.h"
#include "table/table.h"
#include "table/track.h"
#include "table/votes.h"

#include <stdio.h>

static const struct toy_view *shown(const struct table *t)
{
    return toy_view_of(table_view_of(t));
}

static void draw_card(struct table *t, struct rect at, const char *title, int number, bool secret)
{
    char mark[12];
    snprintf(mark, sizeof mark, "%d", number);
    card_face face = {.title = title, .mark = mark, .band = badge_seat_color(t, 1)};
    discreet_hand(t, title, at, &(struct hand){.card = &face, .n = number > 0}, secret);
}

/* The bids are opened together, once the last of them has been revealed. */
static void over(struct table *t)
{
    const struct toy_view *v = shown(t);
    struct rect low = rect_pad(t->layout.middle, 24), high = cut_top(&low, low.h * 0.55f);
    struct vote vote[TOY_SEATS];
    struct track_marker marker[TOY_SEATS];
    char word[TOY_SEATS][12], letter[TOY_SEATS][8];
    float opened = 0;
    bool open = perform_shows(t, TOY_TAKEN, &opened), end = v->phase == TOY_OVER;

    for (int i = 0; i < v->seats; i++) {
        enum vote_state state = open ? VOTE_OPEN : v->answered >> i & 1 ? VOTE_SEALED : VOTE_OWES;
        struct color color = badge_seat_color(t, i);
        int score = end ? toy_score(v, i) : v->won[i];
        badge_letter(t, i, letter[i]);
        snprintf(word[i], sizeof word[i], "%d", v->bid[i]);
        vote[i] = (struct vote){state, table_seat_name(t, i), letter[i], color, word[i], NULL, false};
        vote[i].best = open && t->play.now.arg[0] == i;
        marker[i] = (struct track_marker){
            .at = (float)score, .color = color, .letter = letter[i], .own = i == t->viewer};
    }
    struct track scores = {.number_every = 5, .marker = marker, .markers = v->seats};
    scores.spaces = TOY_CARDS + TOY_PRIZES * v->rounds + 1;
    draw_card(t, cut_left(&high, high.w * 0.24f), _("The prize"), v->prize, false);
    votes_draw(t->ui, high, &(struct votes){.vote = vote, .n = v->seats, .t = opened * 2});
    struct rect left = cut_left(&low, low.w * 0.24f);
    if (t->viewer >= 0)
        draw_card(t, left, _("Your card"), v->card[t->viewer], !end);
    track_frame(t->ui, "scores", rect_pad(low, 16), &scores);
}

static void status(const struct table *t, int seat, struct table_status *out)
{
    int n = shown(t)->chips[seat];
    snprintf(out->words, sizeof out->words, P_("%d chip", "%d chips", n), n);
}

static bool amounts(const struct table *t, struct amounts *out)
{
    int chips = t->viewer >= 0 ? shown(t)->chips[t->viewer] : 0;
    *out = (struct amounts){.have = chips, .one = true, .ready = t->ask.laid.on[0] > 0, .spaces = 1};
    out->space[0] =
        (struct amount_space){.name = _("Your bid"), .most = chips, .why_none = _("no chips left")};
    out->title = _("What do you bid?");
    out->confirm = _("Seal the bid");
    out->feint = _("Bid nothing");
    out->reserve = _("Your chips");
    return t->viewer >= 0 && shown(t)->phase == TOY_BID;
}

/* One's own bid is not written down before it is revealed: others may look on. */
static void log_line(const struct host *h, const struct host_happening *what, struct text *out)
{
    const struct toy_view *now = toy_view_of(h->view(h)), *then = toy_view_of(what->after);
    const char *who = what->actor >= 0 ? h->seat(h, what->actor)->name : "";
    bool sealed = h->humans(h) > 0 && then->answered && now->prize && now->round == then->round;
    int n = what->action.arg[0];

    if (what->action.kind == TOY_PRIZE)
        text_add(out, _("A prize worth %d is turned up"), n);
    else if (what->action.kind == TOY_OFFER && (n == GAME_HIDDEN || sealed))
        text_add(out, _("%s seals a bid"), who);
    else if (what->action.kind == TOY_OFFER)
        text_add(out, P_("%s bids %d chip", "%s bids %d chips", n), who, n);
}

static void say(const struct table_saying *s, struct text *out)
{
    bool taken = s->voice == SAY_NOW && s->event->kind == TOY_TAKEN;

    if (s->voice == SAY_LOG)
        log_line(s->h, s->what, out);
    else if (s->voice == SAY_ASK)
        text_add(out, _("The prize is worth %d. What do you bid?"), shown(s->t)->prize);
    else if (taken && s->event->arg[0] == TOY_NOBODY)
        text_add(out, "%s", _("Nobody takes the prize."));
    else if (taken)
        text_add(out, _("%s takes the prize."), table_seat_name(s->t, s->event->arg[0]));
    else if (s->voice == SAY_ADVISE)
        text_add(out, _("Bid %d."), s->action->arg[0]);
}

static const char *const why[] = {"", N_("The highest score wins."),
                                  N_("The best are level, so nobody wins."),
                                  N_("The target was not reached.")};

static void ending(const struct table *t, struct ending *out, struct text *reason)
{
    out->seats_word = _("The scores");
    text_add(reason, "%s", i18n_marked(why[shown(t)->how]));
}

static int chips(const struct game_box *box, const struct game_view *open, int seat)
{
    (void)box;
    return toy_view_of(open)->chips[seat];
}

static int score(const struct game_box *box, const struct game_view *open, int seat)
{
    (void)box;
    return toy_score(toy_view_of(open), seat);
}

static const struct story_measure measures[] = {{N_("Score"), 0, score}, {N_("Chips"), TOY_CHIPS, chips}};
static const struct table_story story = {.measure = measures, .measures = 2, .race = 5};

static const struct table_cue cues[] = {[TOY_TURNED_UP] = {.begins = "paper", .ms = 500},
                                        [TOY_SEALED] = {.begins = "stamp", .ms = 200},
                                        [TOY_TAKEN] = {.begins = "paper", .ms = 1800, .still = true}};
static const uint8_t asks[] = {[TOY_BID] = ASKS_CARD, [TOY_OVER] = ASKS_NOTHING};
// clang-format off
static const struct table_game game = {
    .cue = cues, .cues = TOY_TAKEN + 1, .asks = asks, .phases = TOY_OVER + 1, .card_word = N_("Lay out your bid"),
    .say = say, .over = over, .status = status, .amounts = amounts, .ending = ending, .story = &story};
extern const struct game_scene toy_scene;
const struct game_scene toy_scene = {
    .id = "toy", .motto = N_("What is it worth to you? They cannot see."), .least_minutes = 2, .most_minutes = 5,
    .effort = GAME_LEARNT_AT_ONCE, .table = &game};
