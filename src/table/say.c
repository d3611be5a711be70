/* What is said at the table: by the game itself, else in the words of its tables. */
#include "base/i18n.h"
#include "base/text.h"
#include "rules/challenge.h"
#include "rules/layout.h"
#include "rules/words.h"
#include "table/bidding.h"
#include "table/card.h"
#include "table/game.h"
#include "table/sentence.h"
#include "table/stands.h"
#include "table/table.h"

/* --- what is going on ---------------------------------------------------------------------------------------- */

static void say_stands(const struct table *t, struct text *out)
{
    game_action act;
    int by = layout_announcer(table_rules(t), table_view_of(t), &act);

    if (by < 0)
        return;
    struct action_words of = sentence_action(t->game->words, table_view_of(t), &act);
    struct sentence_about about = {
        .h = t->h, .view = table_view_of(t), .who = by, .arg = act.arg, .args = act.n, .unit = 1};
    bool own = (by == t->viewer || host_is_you(t->h, by)) && of.mine.text;
    sentence_write(t->game->words, &about, own ? of.mine : of.stands, out);
}

/* A challenger has given way: who can still be asked. */
static void say_who_is_left(const struct table *t, const struct challenge *c, struct text *out)
{
    char room[2][GAME_MAX_SEATS * HOST_NAME_MAX] = {""};
    int seats = t->h->seats(t->h), first = c->asked, last = (c->mover + seats - 1) % seats;

    bool asked = (t->viewer - first + seats) % seats <= (last - first + seats) % seats;

    if (asked && (first == last ? first == t->viewer : host_is_you(t->h, t->viewer)))
        text_sentence(out, "%s", _("You may still challenge."));
    else if (first == last)
        text_sentence(out, _("%s may still challenge."), table_seat_name(t, first));
    if (first == last || (asked && host_is_you(t->h, t->viewer)))
        return;
    for (int i = 0, seat = first; seat != last; i++, seat = (seat + 1) % seats) {
        struct text list = text_over(room[i % 2], sizeof room[0]);
        if (i == 0)
            text_add(&list, "%s", table_seat_name(t, seat));
        else
            text_add(&list, _("%s, %s"), room[(i + 1) % 2], table_seat_name(t, seat));
    }
    int gaps = (last - first + seats) % seats - 1;
    text_sentence(out, _("%s and %s may still challenge."), room[gaps % 2], table_seat_name(t, last));
}

static void say_event(const struct table *t, enum table_voice voice, struct text *out)
{
    const game_event *e = &t->play.now;
    const struct challenge *c = table_challenge(t);
    struct event_words of = sentence_event(t->game->words, table_view_of(t), e);
    struct sentence_about about = {.h = t->h,
                                   .view = table_view_of(t),
                                   .who = e->seat,
                                   .arg = e->arg,
                                   .args = e->n,
                                   .said = c,
                                   .unit = table_unit(t)};

    if (t->game->words && t->game->words->by)
        about.who = t->game->words->by(table_view_of(t), e);
    bool late = t->play.running && t->play.t * 100 < (float)perform_cue(t, e)->late;
    if (voice == SAY_NOW)
        sentence_write(t->game->words, &about, late ? of.before : of.now, out);
    if (voice != SAY_SETTLED || !of.settled.text)
        return;
    sentence_write(t->game->words, &about, of.settled, out);
    if (of.ahead.text) {
        text_gap(out);
        sentence_write(t->game->words, &about, of.ahead, out);
    } else if (c && c->step == CHALLENGE_RESPOND)
        say_who_is_left(t, c, out);
}

static void say_action(const struct table *t, enum table_voice voice, const game_action *a, struct text *out)
{
    const struct table_words *words = t->game->words;
    struct action_words of = sentence_action(words, table_view_of(t), a);
    struct sentence_about about = {
        .h = t->h, .view = table_view_of(t), .who = t->viewer, .arg = a->arg, .args = a->n, .unit = 1};

    sentence_write(words, &about,
                   voice == SAY_ADVISE ? of.advise
                   : voice == SAY_WHY  ? of.why
                   : voice == SAY_WINS ? of.wins
                                       : (sentence){0},
                   out);
}

/* --- what is asked ------------------------------------------------------------------------------------------- */

static bool ask_fits(const struct table *t, const struct ask_words *ask, uint8_t phase, uint8_t press,
                     uint8_t state)
{
    uint8_t taken = t->ask.pick.count > 0 ? t->ask.pick.taken[0].kind : 0;

    return ask->phase == phase && ask->press == press && (ask->mode == 0 || ask->mode == t->ask.pick.mode) &&
           (ask->taken == 0 || ask->taken == taken) && (ask->state == 0 || ask->state == state) &&
           (!ask->when || ask->when(t)) && (ask->unless == 0 || !table_offers(t, ask->unless - 1));
}

/* press: the kind of a thing, or 0: what is asked. sole: only what says why there is no choice. */
static void say_ask(const struct table *t, uint8_t press, bool sole, struct text *out)
{
    const struct table_words *words = t->game->words;
    int16_t taken[PICK_STEPS] = {0};
    uint8_t phase = table_rules(t)->view_decision(t->box, table_view_of(t)).phase;
    uint8_t state = words && words->state ? words->state(table_view_of(t)) : 0;
    size_t i = 0, n = words ? words->asks : 0;

    while (i < n && !ask_fits(t, &words->ask[i], phase, press, state))
        i++;
    if (i == n || (sole && !words->ask[i].sole))
        return;
    const struct ask_words *ask = &words->ask[i];
    char advice[HOST_LINE_MAX] = "";
    struct text advised = text_over(advice, sizeof advice);
    game_action action;
    if (table_ready(t, &action))
        table_say(t, SAY_ADVISE, &action, &advised);
    for (size_t k = 0; k < t->ask.pick.count; k++)
        taken[k] = t->ask.pick.taken[k].index;
    struct sentence_about about = {.h = t->h,
                                   .view = table_view_of(t),
                                   .who = t->viewer,
                                   .arg = taken,
                                   .args = t->ask.pick.count,
                                   .said = table_challenge(t),
                                   .advice = advice,
                                   .unit = table_unit(t)};
    if (ask->stands)
        say_stands(t, out);
    text_gap(out);
    sentence_write(words, &about, ask->say, out);
}

void table_say(const struct table *t, enum table_voice voice, const game_action *action, struct text *out)
{
    struct table_saying what = {.voice = voice, .h = t->h, .t = t, .event = &t->play.now, .action = action};

    if (t->game->say)
        t->game->say(&what, out);
    if (out->length == 0 && voice == SAY_WHY && t->stands)
        stands_why(t, action, out);
    if (out->length > 0)
        return;
    if (voice == SAY_STANDS)
        say_stands(t, out);
    else if (voice == SAY_ASK || voice == SAY_SOLE)
        say_ask(t, 0, voice == SAY_SOLE, out);
    else if (action)
        say_action(t, voice, action, out);
    else
        say_event(t, voice, out);
    if (out->length == 0 && voice == SAY_ADVISE)
        words_write(table_rules(t)->words, t->box, action, out);
}

/* --- things -------------------------------------------------------------------------------------------------- */

/* The thing itself is argument 0. */
static void say_thing(const struct table *t, struct thing thing, sentence said, struct text *out)
{
    int16_t index = thing.index;
    struct sentence_about about = {
        .h = t->h, .view = table_view_of(t), .who = t->viewer, .arg = &index, .args = 1, .unit = 1};

    sentence_write(t->game->words, &about, said, out);
}

void table_tip(const struct table *t, struct thing thing, struct text *name, struct text *says)
{
    const struct table_thing *kind = &t->game->thing[thing.kind];
    struct pick_lit lit = table_lit(t);

    if (table_how(t) == ASKS_TURN && pick_is_lit(&lit, thing))
        say_ask(t, thing.kind, false, says);
    say_thing(t, thing, kind->name, name);
    if (kind->tip.text) {
        text_gap(says);
        say_thing(t, thing, kind->tip, says);
    }
    card_face face[TABLE_FACES];
    if (t->game->faces && t->game->faces(t, thing, face) == 1 && name->length == 0) {
        text_add(name, "%s", face[0].title ? face[0].title : "");
        if (face[0].text)
            text_sentence(says, "%s", face[0].text);
    }
    if (t->game->tip)
        t->game->tip(t, thing, name, says);
}

void table_word(const struct table *t, struct thing thing, struct text *out)
{
    const char *usual = t->game->thing[thing.kind].text;

    if (t->game->word)
        t->game->word(t, thing, out);
    if (out->length == 0 && usual)
        text_add(out, "%s", i18n_marked(usual));
}
