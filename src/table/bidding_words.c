/* What a game leaves unsaid about an announcement follows from the challenge that stands and from what is known of the seats. */
#include "base/i18n.h"
#include "base/text.h"
#include "rules/challenge.h"
#include "rules/layout.h"
#include "table/badges.h"
#include "table/bidding.h"
#include "table/cast.h"
#include "table/game.h"
#include "table/sentence.h"
#include "table/stakes.h"
#include "table/table.h"

#include <stdio.h>

/* Somebody has challenged it, and is not done with it. */
static bool going_on(const struct challenge *c)
{
    return c->challenger != CHALLENGE_NOBODY;
}

/* What the data says of the question that is open; NULL: nothing. */
static const struct answer_words *words_of_answer(const struct table *t)
{
    const struct bidding_words *w = t->game->bids;
    uint8_t phase = table_rules(t)->view_decision(t->box, table_view_of(t)).phase;

    return w && phase < w->answers ? &w->answer[phase] : NULL;
}

void bidding_terms_read(const struct table *t, struct bidding_terms *out)
{
    const struct answer_words *w = words_of_answer(t);

    *out = (struct bidding_terms){.subject = -1, .own = -1};
    t->game->bidding(t, out);
    if (!w || !table_challenge(t))
        return;
    out->name_kind = w->first ? w->first - 1 : out->name_kind;
    out->pass_kind = w->second ? w->second - 1 : out->pass_kind;
}

bool bidding_subject(const struct table *t, const struct bidding_terms *terms, int seat,
                     struct table_known *out)
{
    struct table_known row[TABLE_KNOWN];
    size_t n = t->game->known && seat >= 0 ? t->game->known(t, seat, row) : 0;

    if (terms->subject < 0 || (size_t)terms->subject >= n)
        return false;
    *out = row[terms->subject];
    return true;
}

bool bidding_forced(const struct table *t, const struct bidding_terms *terms)
{
    if (t->discreet || !table_asks(t) || table_how(t) != ASKS_BID)
        return false;
    for (size_t i = 0; i < t->ask.legal_count; i++)
        if (t->ask.legal[i].kind == terms->name_kind)
            return false;
    return true;
}

bool bidding_must(const struct table *t, struct text *out)
{
    struct bidding b;

    if (!table_challenge(t) || !bidding_wanted(t))
        return false;
    bidding_terms_read(t, &b.terms);
    if (!bidding_forced(t, &b.terms))
        return false;
    bidding_read(t, t->now.bid.number, &b);
    if (b.cannot[0] == 0)
        return false;
    table_say(t, SAY_STANDS, NULL, out);
    text_sentence(out, "%s", b.question);
    return true;
}

/* The clause of what is announced. */
static void fill_act(const struct table *t, struct bidding *b)
{
    game_action act;
    int by = layout_announcer(table_rules(t), table_view_of(t), &act);

    struct text out = text_behind(b->act, sizeof b->act);
    if (by < 0 || out.length > 0)
        return;
    struct action_words of = sentence_action(t->game->words, table_view_of(t), &act);
    struct sentence_about about = {
        .h = t->h, .view = table_view_of(t), .who = by, .arg = act.arg, .args = act.n, .unit = 1};
    bool brief = stakes_high(t) && of.act_brief.text;
    sentence_write(t->game->words, &about, brief ? of.act_brief : of.act, &out);
}

const char *bidding_said(const struct table *t, const struct challenge *c, size_t i)
{
    static const struct challenge_words none = {.open = NULL};
    const struct challenge_words *w = t->game->bids ? &t->game->bids->said : &none;
    bool first = i > 0 && challenge_answered(c->said[i - 1]) == CHALLENGE_OPEN;
    bool mover = challenge_seat(c->said[i]) == c->mover;
    challenge_answer answer = challenge_answered(c->said[i]);
    const char *word = answer == CHALLENGE_OPEN    ? w->open
                       : answer == CHALLENGE_HOLD  ? (first ? w->hold_first : w->hold)
                       : answer != CHALLENGE_YIELD ? NULL
                       : !mover                    ? w->yield
                                                   : (first ? w->yield_first : w->yield_mover);

    return word ? i18n_marked(word) : NULL;
}

/* It is the first that has been said by whoever stands against the mover. */
static bool begins(const struct challenge *c, size_t i)
{
    int seat = challenge_seat(c->said[i]);

    while (i > 0 && challenge_seat(c->said[i - 1]) != seat)
        i--;
    return i == 0 && seat != c->mover;
}

void bidding_say(const struct table *t, const struct challenge *c, size_t i, bool before, struct text *out)
{
    static const char *const now[] = {
        [CHALLENGE_PASS] = N_("lets it pass"), [CHALLENGE_OPEN] = N_("challenges"), [CHALLENGE_NAME] = NULL,
        [CHALLENGE_HOLD] = N_("holds on"),     [CHALLENGE_YIELD] = N_("yields"),
    };
    static const char *const given[] = {
        [CHALLENGE_PASS] = NC_("an answer that was given", "let it pass"),
        [CHALLENGE_OPEN] = NC_("an answer that was given", "challenged"),
        [CHALLENGE_NAME] = NULL,
        [CHALLENGE_HOLD] = NC_("an answer that was given", "held on"),
        [CHALLENGE_YIELD] = NC_("an answer that was given", "yielded"),
    };
    const char *own = bidding_said(t, c, i), *usual = (before ? given : now)[challenge_answered(c->said[i])];
    int number = c->said[i].number * table_unit(t);

    if (own || usual)
        text_add(out, "%s", own ? own : i18n_marked(usual));
    else if (before || t->game->names)
        bidding_say_named(t, c->said[i].number, out);
    else
        text_add(out, begins(c, i) ? _("challenges with %u") : _("raises to %u"), (unsigned)number);
}

void bidding_say_named(const struct table *t, int number, struct text *out)
{
    char sum[32];

    table_sum(t, number, sum, sizeof sum);
    if (t->game->names)
        text_add(out, i18n_marked(t->game->names), number * table_unit(t));
    else
        /* TRANSLATORS: beside the badge of a player: the number that was named */
        text_add(out, C_("an answer that was given", "named %s"), sum);
}

/* Says it where the game has not. */
static void usual(const char **said, const char *marked)
{
    if (!*said && marked)
        *said = i18n_marked(marked);
}

/* The number that is to be answered, and the one that was before. */
static void take_stands(const struct table *t, const struct challenge *c, const struct answer_words *w,
                        struct bidding *b)
{
    int16_t named[2] = {(int16_t)(c->named * b->ruler.unit), 0};
    struct text out = text_over(b->stands, sizeof b->stands);
    int names = 0;

    for (size_t i = c->count; i > 0 && names < 2; i--)
        if (challenge_answered(c->said[i - 1]) == CHALLENGE_NAME &&
            challenge_seat(c->said[i - 1]) == c->challenger)
            named[names++] = (int16_t)(c->said[i - 1].number * b->ruler.unit);
    struct sentence_about about = {.h = t->h,
                                   .view = table_view_of(t),
                                   .who = t->viewer,
                                   .arg = named,
                                   .args = 2,
                                   .said = c,
                                   .unit = b->ruler.unit};
    if (b->terms.bare && names > 0)
        sentence_write(t->game->words, &about, names > 1 ? w->stands : w->stands_first, &out);
}

/* The words of the question that is open. */
static void take_answer(const struct table *t, const struct challenge *c, int number,
                        const struct answer_words *w, struct bidding *b)
{
    int16_t named = (int16_t)(number * b->ruler.unit), most = (int16_t)(b->terms.most * b->ruler.unit);
    bool mover = c->mover == t->viewer && w->mover_means.text;
    struct sentence_about about = {.h = t->h,
                                   .view = table_view_of(t),
                                   .who = t->viewer,
                                   .arg = &named,
                                   .args = 1,
                                   .said = c,
                                   .unit = b->ruler.unit};
    struct text name = text_behind(b->name, sizeof b->name),
                means = text_behind(b->name_means, sizeof b->name_means),
                longest = text_over(b->longest, sizeof b->longest);

    usual(&b->pass, w->pass);
    usual(&b->pass_asked, w->pass_asked);
    usual(&b->always, w->always);
    usual(&b->question, bidding_forced(t, &b->terms) ? w->forced : c->named == 0 ? w->first_question : NULL);
    usual(&b->question, w->question);
    sentence_write(t->game->words, &about, w->name, &name);
    bool lacking = b->terms.own == 0 && w->lacking.text;
    sentence_write(t->game->words, &about, lacking ? w->lacking : mover ? w->mover_means : w->means, &means);
    about.arg = &most;
    sentence_write(t->game->words, &about, w->name, &longest);
    take_stands(t, c, w, b);
    int16_t own = (int16_t)(b->terms.own * b->ruler.unit);
    struct text cannot = text_behind(b->cannot, sizeof b->cannot);
    about.arg = &own;
    if (b->terms.own >= 0 && cannot.length == 0)
        sentence_write(t->game->words, &about, w->cannot, &cannot);
    if (b->always && b->terms.own >= 0)
        table_sum(t, b->terms.own, b->always_most, sizeof b->always_most);
}

/* What the data says of biddings, of this one, and of what is announced. */
static void take_words(const struct table *t, const struct challenge *c, int number, struct bidding *b)
{
    const struct bidding_words *w = t->game->bids;
    const struct answer_words *answer = words_of_answer(t);
    game_action act;
    int by = layout_announcer(table_rules(t), table_view_of(t), &act);

    if (!w)
        return;
    usual(&b->price, w->price);
    usual(&b->risk, w->risk);
    usual(&b->rule, w->rule);
    usual(&b->anew, w->anew);
    usual(&b->covered, w->covered);
    usual(&b->bounds, w->bounds);
    if (w->title && b->terms.subject >= 0 && b->ruler.title[0] == 0)
        snprintf(b->ruler.title, sizeof b->ruler.title, i18n_marked(w->title),
                 cast_name(t->game->words->cast, (size_t)b->terms.subject));
    if (answer)
        take_answer(t, c, number, answer, b);
    struct text undone = text_behind(b->pass_means, sizeof b->pass_means),
                brief = text_over(b->pass_brief, sizeof b->pass_brief);
    struct sentence_about about = {
        .h = t->h, .view = table_view_of(t), .who = by, .arg = act.arg, .args = act.n, .unit = 1};
    if (going_on(c) && c->mover != t->viewer && w->price_brief)
        text_add(&brief, "%s", i18n_marked(w->price_brief));
    if (by < 0 || by != t->viewer || undone.length > 0)
        return;
    struct action_words of = sentence_action(t->game->words, table_view_of(t), &act);
    if (answer && answer->pass_means)
        text_add(&undone, "%s", i18n_marked(answer->pass_means));
    else
        sentence_write(t->game->words, &about, of.undone, &undone);
    if (answer && answer->pass_brief)
        text_add(&brief, "%s", i18n_marked(answer->pass_brief));
    else
        sentence_write(t->game->words, &about, of.undone_brief, &brief);
}

/* The question and the buttons. */
static void fill_answers(const struct table *t, const struct challenge *c, int number, struct bidding *b)
{
    bool on = going_on(c);

    if (!b->question && bidding_forced(t, &b->terms))
        b->question = on ? _("You must yield.") : _("You must let it pass.");
    if (!b->question)
        b->question = on ? _("Raise, or yield?") : _("Do you challenge?");
    if (!b->pass)
        b->pass = on ? _("Yield") : _("Let it pass");
    if (!b->pass_asked)
        b->pass_asked = on ? _("Yield?") : _("Let it pass?");
    if (b->name[0] != 0)
        return;
    snprintf(b->name, sizeof b->name, on ? _("Raise to %d") : _("Challenge with %d"), number * b->ruler.unit);
    snprintf(b->longest, sizeof b->longest, on ? _("Raise to %d") : _("Challenge with %d"),
             b->terms.most * b->ruler.unit);
}

/* What follows when the one who is asked gives way. */
static void fill_pass(const struct table *t, const struct challenge *c, struct bidding *b)
{
    int seats = t->h->seats(t->h), next = ((going_on(c) ? c->challenger : c->asked) + 1) % seats;
    const char *name[GAME_MAX_SEATS];
    char list[GAME_MAX_SEATS * HOST_NAME_MAX];
    struct text names = text_over(list, sizeof list);
    size_t n = 0;

    struct text out = text_behind(b->pass_means, sizeof b->pass_means);
    if (out.length > 0 || b->act[0] == 0)
        return;
    if (going_on(c) && b->price)
        text_add(&out, "%s ", b->price);
    for (int seat = next; seat != c->mover; seat = (seat + 1) % seats)
        name[n++] = table_seat_name(t, seat);
    bool asks = n > 0;
    for (size_t i = 0; !asks && i < c->count && n < GAME_MAX_SEATS; i++)
        if (challenge_answered(c->said[i]) == CHALLENGE_PASS)
            name[n++] = table_seat_name(t, challenge_seat(c->said[i]));
    i18n_list(name, n, &names);
    if (n > 0 && !asks)
        /* TRANSLATORS: first %s: a name or several, then a clause such as `Ada draws a card` */
        text_add(&out, P_("%s has let it pass, so %s.", "%s have let it pass, so %s.", (unsigned long)n),
                 list, b->act);
    else if (n > 0)
        /* TRANSLATORS: first %s: a name or several, then a clause such as `Ada draws a card` */
        text_add(&out,
                 P_("%s is asked next; if nobody stops it, %s.", "%s are asked next; if nobody stops it, %s.",
                    (unsigned long)n),
                 list, b->act);
    else
        /* TRANSLATORS: %s: a clause such as `Ada draws a card` */
        text_add(&out, _("Nobody else is asked, so %s."), b->act);
}

/* Where that may let the mover win next turn, by what. */
static void fill_later(const struct table *t, struct bidding *b)
{
    struct text out = text_over(b->pass_tells, sizeof b->pass_tells);

    if (!t->stakes.later.may)
        return;
    text_add(&out, "%s", b->pass_means);
    stakes_say_later(t, &out);
}

/* What happens to what is announced if its mover is not willing to go higher, a clause; "": the game does not say. */
static void stopped(const struct table *t, char *out, size_t size)
{
    game_action act;
    int by = layout_announcer(table_rules(t), table_view_of(t), &act);
    struct text words = text_over(out, size);

    if (by < 0)
        return;
    struct sentence_about about = {
        .h = t->h, .view = table_view_of(t), .who = by, .arg = act.arg, .args = act.n, .unit = 1};
    sentence_write(t->game->words, &about, sentence_action(t->game->words, table_view_of(t), &act).stopped,
                   &words);
}

/* What follows when a number is named. */
static void fill_name(const struct table *t, const struct challenge *c, int rival, int number,
                      struct bidding *b)
{
    struct text out = text_behind(b->name_means, sizeof b->name_means);
    if (out.length > 0 || b->terms.bare)
        return;
    struct table_known of;
    if (bidding_subject(t, &b->terms, rival, &of) && of.known.most <= number && of.known.most < of.scale) {
        char most[32];
        table_sum(t, of.known.most, most, sizeof most);
        b->wins = true;
        text_add(&out, _("Sure to work: %s has at most %s."), table_seat_name(t, rival), most);
        return;
    }
    char or_else[96];
    stopped(t, or_else, sizeof or_else);
    bool room = t->layout.bar_rows > 0; /* type is large else */
    if (rival == c->mover && room && or_else[0] != '\0')
        /* TRANSLATORS: a name, then a clause: `Bo must go higher, or the move is stopped.` */
        text_add(&out, _("%s must go higher, or %s."), table_seat_name(t, rival), or_else);
    else
        text_add(&out, _("%s must go higher or give up."), table_seat_name(t, rival));
    if (!going_on(c) && b->risk && !stakes_high(t)) /* which is nothing where the match hangs on it */
        text_sentence(&out, "%s", b->risk);
}

/* Why nothing can be named: what is asked for, and what one has. */
static void fill_cannot(const struct table *t, const struct challenge *c, int rival, const char *on,
                        struct bidding *b)
{
    int unit = b->ruler.unit;
    struct text out = text_behind(b->cannot, sizeof b->cannot);

    if (out.length > 0)
        return;
    if (going_on(c))
        text_add(&out, _("%s has named %d."), table_seat_name(t, rival), c->named * unit);
    else if (b->terms.least > 1)
        text_add(&out, _("A challenge takes at least %d."), b->terms.least * unit);
    text_gap(&out);
    if (b->terms.own < 0)
        text_add(&out, _("You have too few on %s."), on);
    else if (b->terms.own == 0)
        text_add(&out, _("You have nothing on %s."), on);
    else
        text_add(&out, _("You have %d on %s."), b->terms.own * unit, on);
}

static void add_row(const struct table *t, struct ruler *ruler, int seat, const char *name, range known)
{
    struct ruler_row *row = &ruler->row[ruler->rows++];

    snprintf(row->name, sizeof row->name, "%s", name);
    row->known = known;
    row->color = badge_seat_color(t, seat);
}

/* Half of it where all that is certain lies there, so that low numbers are told apart: what is barely possible may run on over its end.
 * It has these two lengths and no others, for one that is another each time is read wrongly; and the same against whoever challenges it,
 * so that what is certain of anybody counts. Where others look on it tells nothing of one's own. */
static void fit_scale(const struct table *t, const struct bidding_terms *terms, struct ruler *r)
{
    enum { STEP = 5, LEAST = 10 };
    int half = ((r->scale + 1) / 2 + STEP - 1) / STEP * STEP, counts = terms->own;
    struct table_known of;

    for (int seat = 0; seat < t->h->seats(t->h); seat++)
        if (bidding_subject(t, terms, seat, &of) && of.known.least > counts)
            counts = of.known.least;
    if (!t->discreet && counts <= half && half >= LEAST && half < r->scale)
        r->scale = half;
}

/* What one has oneself, and how much of that has been proven: up to there a number gives nothing away. */
static void own_row(const struct table *t, struct bidding *b)
{
    struct table_known own;
    char sum[32];

    add_row(t, &b->ruler, t->viewer, C_("whose coins", "You"), (range){b->terms.own, b->terms.own});
    struct ruler_row *row = &b->ruler.row[b->ruler.rows - 1];
    if (t->discreet || b->terms.own == 0 || !bidding_subject(t, &b->terms, t->viewer, &own))
        return;
    table_sum(t, own.known.least, sum, sizeof sum);
    if (own.known.least <= 0)
        snprintf(row->beside, sizeof row->beside, "%s", C_("of one's own amount", "(they know of none)"));
    else
        /* TRANSLATORS: beside `You` on a scale: so many of one's own the rivals know of; short */
        snprintf(row->beside, sizeof row->beside, _("(they know of %s)"), sum);
}

/* What is proven of the rival, and what one has oneself. */
static void fill_ruler(const struct table *t, const struct challenge *c, int rival, struct bidding *b)
{
    struct table_known of;

    if (b->ruler.rows > 0 || !bidding_subject(t, &b->terms, rival, &of))
        return;
    int unit = b->ruler.unit, least = of.known.least * unit;
    b->ruler.scale = of.scale;
    b->beaten = of.known.least - (t->game->equal_stands ? 0 : 1);
    if (b->ruler.title[0] == 0)
        snprintf(b->ruler.title, sizeof b->ruler.title, "%s", of.name);
    fill_cannot(t, c, rival, of.name, b);
    snprintf(
        b->hopeless, sizeof b->hopeless,
        P_("Can be outbid: at least %d is there.", "Can be outbid: at least %d are there.", (unsigned)least),
        least);
    struct text low = text_behind(b->pointless, sizeof b->pointless);
    if (low.length == 0)
        /* TRANSLATORS: why a low number is no use: `Bo has at least 6 there, and would go higher.` */
        text_add(&low, _("%s has at least %d there, and would go higher."), table_seat_name(t, rival), least);
    add_row(t, &b->ruler, rival, table_seat_name(t, rival), of.known);
    struct yield_mark gave;
    if (yields_mark(t, rival, (size_t)b->terms.subject, of.known, &gave)) {
        struct text flag = text_over(b->ruler.row[0].flag_says, sizeof b->ruler.row[0].flag_says);
        b->ruler.row[0].flag = gave.at;
        yields_say(t, rival, (size_t)b->terms.subject, of.known, &flag);
    }
    struct text told = text_over(b->recalls, sizeof b->recalls);
    yields_say(t, rival, (size_t)b->terms.subject, of.known, &told);
    if (b->terms.own < 0)
        return;
    own_row(t, b);
    if (!b->covered)
        b->covered = _("Your coins are covered.");
    fit_scale(t, &b->terms, &b->ruler);
    char most[32];
    table_sum(t, b->terms.own, most, sizeof most);
    struct text high = text_over(b->highest, sizeof b->highest);
    int beats = of.known.most + (t->game->equal_stands ? 1 : 0);
    if (!going_on(c) && !t->discreet && beats <= b->terms.own)
        b->sure = beats > b->terms.least ? beats : b->terms.least;
    if (b->beaten >= b->terms.least && b->beaten < b->terms.own &&
        b->sure <= b->beaten + 1) { /* see first_number in bidding.c */
        char has[32];
        table_sum(t, b->beaten + 1, most, sizeof most);
        table_sum(t, of.known.least, has, sizeof has);
        /* TRANSLATORS: which number is set at first, and why: `Starts at 6: Bo has at least 6.` */
        text_add(&high, _("Starts at %s: %s has at least %s."), most, table_seat_name(t, rival), has);
    } else {
        text_add(&high, _("You can go up to %s."), most);
    }
}

void bidding_read(const struct table *t, int number, struct bidding *out)
{
    const struct challenge *c = table_challenge(t);

    *out = (struct bidding){.ruler = {.scale = 1,
                                      .unit = table_unit(t),
                                      .sum = t->game->sums ? i18n_marked(t->game->sums) : NULL}};
    bidding_terms_read(t, &out->terms);
    if (t->game->bidding_says)
        t->game->bidding_says(t, out);
    if (!c)
        return;
    take_words(t, c, number, out);
    fill_act(t, out);
    for (size_t i = 0; out->anew && i < c->count; i++)
        if (challenge_answered(c->said[i]) == CHALLENGE_YIELD)
            out->rule = out->anew;
    int rival = c->mover == t->viewer ? c->challenger : c->mover;
    fill_answers(t, c, number, out);
    fill_pass(t, c, out);
    fill_later(t, out);
    if (rival < 0)
        return;
    fill_name(t, c, rival, number, out);
    fill_ruler(t, c, rival, out);
}
