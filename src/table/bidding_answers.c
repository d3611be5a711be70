/* The answers on the card of a bidding: the dial, the buttons, what follows from them, and how they are given. */
#include "base/i18n.h"
#include "base/text.h"
#include "rules/challenge.h"
#include "table/bidding_inside.h"
#include "table/discreet.h"
#include "table/game.h"
#include "table/lesson.h"
#include "table/stakes.h"
#include "table/table.h"

#include <math.h>

static const float ring = 8;  /* of the focus, around a button */
static const float below = 3; /* a button, whose picture has a margin: what follows from it */

/* The answer of a kind with a number, if it is open; else NULL. */
static const game_action *answer_of(const struct table *t, int kind, int number)
{
    for (size_t i = 0; i < t->ask.legal_count; i++)
        if (t->ask.legal[i].kind == kind &&
            (t->ask.legal[i].n == 0 || t->ask.legal[i].arg[0] == number * table_unit(t)))
            return &t->ask.legal[i];
    return NULL;
}

static void submit(struct table *t, int kind, int number)
{
    const game_action *open = answer_of(t, kind, number);
    game_action own = open ? *open : (game_action){0}; /* with the answer all that is legal goes */

    if (open)
        table_submit(t, &own);
}

void bidding_type_digits(struct table *t, range dial)
{
    enum { LATE = 1500 };

    for (int d = 0; d <= 9; d++) {
        if (!ui_action(t->ui, (enum input_action)(ACTION_DIGIT_0 + d)))
            continue;
        bool late = ui_now(t->ui) > t->now.bid.typed_at + LATE;
        int number = late ? d : t->now.bid.typed * 10 + d;
        t->now.bid.typed = table_typed(t, number) > dial.most ? d : number;
        t->now.bid.typed_at = ui_now(t->ui);
        number = table_typed(t, t->now.bid.typed);
        if (number >= dial.least && number <= dial.most)
            t->now.bid.number = number;
        ui_wake(t->ui, 0);
    }
}

/* The second answer is open: it is not where one has just said that one would name a number. */
static bool may_pass(const struct table *t, const struct bidding_offer *o)
{
    return table_may(t, o->is.terms.pass_kind);
}

/* A lesson asks for this answer now; for a number once it is chosen. */
static bool is_asked(const struct bidding_sheet *s, const game_action *task, int kind)
{
    const struct bidding *b = &s->o->is;
    bool named = kind == b->terms.name_kind && !b->terms.bare;

    return task && task->kind == kind && (!named || task->arg[0] == s->t->now.bid.number * table_unit(s->t));
}

/* Keys begin with the answer that changes nothing: letting pass before anybody has challenged, then going higher, while that is of any use.
 * Never with one that can lose the match while there is another, nor while the other is proven to win. */
bool bidding_begins_with_pass(const struct table *t, const struct bidding_offer *o)
{
    const struct challenge *c = table_challenge(t);
    bool calm = !c || c->challenger == CHALLENGE_NOBODY || o->hopeless;

    return may_pass(t, o) && (!o->may || (calm && !stakes_high(t) && (o->is.terms.bare || o->is.sure == 0)));
}

/* In a lesson the one that it asks for is the primary, else the one with which keys begin; but letting something pass, where one may do
 * otherwise, is commended only while the other can win nothing. */
static enum ui_button_kind kind_of(const struct bidding_sheet *s, int kind)
{
    const game_action *task;
    const struct bidding *b = &s->o->is;
    /* Nothing that the viewer has there would do: seen by others who look on, the button would tell how little that is. */
    bool beaten = table_own_shown(s->t) && b->terms.own >= 0 && b->terms.own <= b->beaten;
    bool pass = kind == b->terms.pass_kind, begins = pass == bidding_begins_with_pass(s->t, s->o),
         one = begins && (!pass || !s->o->may || s->o->hopeless || beaten);

    if (lesson_asks(s->t, &task))
        one = is_asked(s, task, kind);
    return one ? BUTTON_PRIMARY : BUTTON_PAPER;
}

/* What the first answer takes of what one has. */
static int taken_by_name(const struct table *t, const struct bidding *b)
{
    return b->terms.bare ? b->terms.least : t->now.bid.number;
}

/* Where others look on, what they cannot know to be open takes a look at one's own first, whatever one has: then nobody is refused
 * who has not been told before, and behind their hand. */
static bool name_waits(const struct table *t, const struct bidding *b)
{
    struct table_known of;
    int takes = taken_by_name(t, b);
    bool proven = takes == 0 || (bidding_subject(t, &b->terms, t->viewer, &of) && takes <= of.known.least);

    return t->discreet && !proven &&
           (!discreet_looked(t) || !answer_of(t, b->terms.name_kind, t->now.bid.number));
}

static void press_name(struct table *t, const struct bidding *b)
{
    if (name_waits(t, b)) {
        t->now.bid.warned = true;
        t->h->shell->sound(t->h, "paper");
    } else {
        submit(t, b->terms.name_kind, t->now.bid.number);
    }
}

/* What follows from the first answer, or what it asks for; to whoever looks, that there is too little for it. */
static const char *first_means(const struct bidding_sheet *s)
{
    const struct table *t = s->t;
    const struct bidding *b = &s->o->is;

    if (t->discreet && table_own_shown(t) && b->terms.own >= 0 && taken_by_name(t, b) > b->terms.own)
        return b->terms.bare ? discreet_lacks_words() : _("It is more than you have, so you cannot name it.");
    if (t->now.bid.warned)
        return discreet_words();
    return !b->terms.bare && b->beaten > 0 && t->now.bid.number <= b->beaten ? b->pointless : b->name_means;
}

/* What follows from an answer, in as few words as stand on its button. */
static void follows_briefly(const struct bidding_sheet *s, int kind, struct text *out)
{
    const struct challenge *c = table_challenge(s->t);
    bool mover = c->mover == s->t->viewer;
    int rival = mover ? c->challenger : c->mover;

    if (kind == s->o->is.terms.pass_kind)
        text_add(out, "%s", mover ? _("gives up this win") : _("can cost you the match"));
    else if (s->o->is.wins)
        text_add(out, "%s", C_("under a button: what follows from it", "Sure to work"));
    else if (rival >= 0 && !s->o->is.terms.bare && s->o->is.beaten > 0 &&
             s->t->now.bid.number <= s->o->is.beaten)
        text_add(out, _("%s would go higher"), table_seat_name(s->t, rival));
    else if (rival >= 0 && !s->o->is.terms.bare)
        text_add(out, _("%s must go higher"), table_seat_name(s->t, rival));
}

/* What follows from an answer stands under its button, where the card has the room. */
static bool is_told(const struct bidding_sheet *s, int kind)
{
    return kind != s->o->is.terms.pass_kind || s->o->forced || !(s->o->out & 1U << BIDDING_GIVEN);
}

/* Or in a few words on it. */
static bool is_lined(const struct bidding_sheet *s, int kind)
{
    return !is_told(s, kind) && s->o->is.pass_brief[0] != '\0' && !(s->o->out & 1U << BIDDING_BRIEFLY);
}

/* The button of an answer: a line on it, for what follows is told under it; where the card has no room for that, in a few words on it.
 * words: room for them. */
static struct ui_button answer_button(const struct bidding_sheet *s, const char *text, const char *means,
                                      int kind, struct text *words, float width)
{
    bool brief = s->o->brief && means[0] != 0, told = is_told(s, kind);
    struct ui_button b = {
        .text = text, .tip = means[0] != 0 && (brief || !told) ? means : NULL, .kind = kind_of(s, kind)};

    if (brief)
        follows_briefly(s, kind, words);
    else if (is_lined(s, kind))
        text_add(words, "%s", s->o->is.pass_brief);
    if (kind == s->o->is.terms.pass_kind && s->o->is.pass_tells[0] != 0)
        b.tip = s->o->is.pass_tells;
    if (words->length > 0 && ui_text_width(s->t->ui, STYLE_SMALL, words->at) <= width - 24)
        b.under = words->at;
    return b;
}

/* The second answer is not open, but is at the next question of the kind: its room is kept, so that it never lies where the first was
 * pressed. */
static bool gives_later(const struct bidding_sheet *s)
{
    const struct bidding_offer *o = s->o;

    return o->may && !o->forced && o->is.pass && !may_pass(s->t, o);
}

/* The words of the button that answers for the rest of the challenge, if one of the mover's questions has one, and nobody looks
 * on, whom it would tell something; else NULL. */
static const struct answer_words *always_words(const struct table *t)
{
    const struct bidding_words *w = t->game->bids;
    const struct challenge *c = table_challenge(t);

    bool may = w && c && c->mover == t->viewer && !t->lesson.on && !t->discreet;

    for (size_t i = 0; may && i < w->answers; i++)
        if (w->answer[i].always_means)
            return &w->answer[i];
    return NULL;
}

/* The room of the button that answers for the rest stays empty in this question. */
static bool keeps_room(const struct bidding_sheet *s)
{
    return !s->o->is.always && always_words(s->t);
}

/* What follows from the answer above: it has room for as many lines as the longest may need, so that buttons have their place at
 * the foot of the card from one question to the next. What it needs more it takes from the room that is kept empty below. */
static void follows(struct bidding_sheet *s, const char *means)
{
    if (means[0] == 0 || s->o->forced || s->o->brief)
        return;
    /* then what giving way costs is worth the line; in large type the answers would lie elsewhere with every question */
    bool tight = s->o->out >> BIDDING_GIVEN & 1 && ui_text_scale(s->t->ui) <= 100;
    float lines = s->at.w < ui_grow(s->t->ui, 340) && !tight ? 3 : 2, line = ui_line(s->t->ui, STYLE_SMALL);
    cut_top(&s->at, below);
    float high = ui_text_height(s->t->ui, STYLE_SMALL, means, s->at.w);
    float more = fmaxf(0, high - lines * line), over = keeps_room(s) ? more : 0;
    struct rect at = cut_top(&s->at, lines * line + more - over);
    at.h += over;
    s->over += over;
    if (s->draw)
        ui_text_in(s->t->ui, at, STYLE_SMALL, ALIGN_LEFT, means, ui_theme(s->t->ui)->color.ink_soft);
}

/* The dial's width, if there is one, and whether it stands before the first answer or above it. */
static float dial_width(const struct bidding_sheet *s, bool *beside)
{
    struct table *t = s->t;
    struct ui_button longest = {.text = s->o->is.longest};
    float dial = s->o->dials ? ui_grow(t->ui, table_unit(t) > 1 ? 210 : 156) : 0;

    *beside = dial > 0 && dial + BIDDING_GAP + fmaxf(ui_button_width(t->ui, &longest), 1) <= s->at.w;
    return dial;
}

/* Both answers are of one width: that which a dial leaves. */
static struct rect cut_answer(struct bidding_sheet *s, int kind, struct rect *before)
{
    bool beside;
    float dial = dial_width(s, &beside);
    struct ui_button lined = {.under = " "}; /* a line is under its words */
    bool line = s->o->brief || is_lined(s, kind);
    float high = line ? ui_button_height_of(s->t->ui, &lined, s->at.w, 1) : ui_button_height(s->t->ui);
    struct rect row = cut_top(&s->at, high);

    *before = cut_left(&row, beside ? dial : 0);
    cut_left(&row, beside ? BIDDING_GAP : 0);
    return row;
}

/* The same for the rest of the challenge, under it. Its room is kept in every
 * question of the mover's, so that it never lies where another answer was pressed. */
static void always_answer(struct bidding_sheet *s)
{
    const struct bidding *b = &s->o->is;
    const struct answer_words *w = always_words(s->t);
    char words[96];
    struct text most = text_over(words, sizeof words);

    if (!w)
        return;
    bool told = !(s->o->out & 1U << BIDDING_LADDER); /* else its tip alone says it */
    const char *means = told ? i18n_marked(w->always_means) : "";
    struct ui_button always = {.text = words, .tip = i18n_marked(w->always_means)};
    float high = ui_button_height_of(s->t->ui, &always, s->at.w, 1),
          lines = told ? below + ui_text_height(s->t->ui, STYLE_SMALL, means, s->at.w) : 0;
    if (!b->always) {
        cut_top(&s->at, fmaxf(2 * ring + high + lines, s->over));
        return;
    }
    cut_top(&s->at, 2 * ring);
    struct rect row = cut_top(&s->at, high);
    if (b->always_most[0] != '\0')
        /* TRANSLATORS: a button that answers whatever is bid, and how much one may then have proven: `Match every bid: may show $2300` */
        text_add(&most, _("%s: may show %s"), b->always, b->always_most);
    else
        text_add(&most, "%s", b->always);
    bool pressed = s->draw && ui_button_with(s->t->ui, "always", 0, row, &always);
    cut_top(&s->at, told ? below : 0);
    bidding_text(s, STYLE_SMALL, means, ui_theme(s->t->ui)->color.ink_soft);
    if (!pressed)
        return;
    s->t->vow = (struct bidding_vow){.on = true, .seat = s->t->viewer, .kind = b->terms.name_kind};
    submit(s->t, b->terms.name_kind, 0);
}

bool bidding_keep_vow(struct table *t)
{
    struct bidding b;

    if (!t->vow.on || !bidding_wanted(t) || t->vow.seat != t->viewer)
        return false;
    bidding_read(t, t->now.bid.number, &b);
    t->vow.on = b.always && b.terms.name_kind == t->vow.kind && table_may(t, b.terms.name_kind);
    for (size_t i = 0; t->vow.on && i < t->ask.legal_count; i++)
        if (t->ask.legal[i].kind == t->vow.kind) {
            game_action action = t->ask.legal[i];
            table_hand_in(t, &action);
            return true;
        }
    return false;
}

/* The dial and the button that names its number. */
static void first_answer(struct bidding_sheet *s)
{
    const struct bidding *b = &s->o->is;
    struct table *t = s->t;
    const char *means = s->o->hopeless ? "" : first_means(s);
    bool beside;
    float dial = dial_width(s, &beside);
    struct rect turn = {0}, before;

    if (dial > 0 && !beside) {
        turn = cut_top(&s->at, ui_button_height(t->ui));
        cut_top(&s->at, 2 * ring);
    }
    struct rect row = cut_answer(s, b->terms.name_kind, &before);
    char under[96];
    struct text brief = text_over(under, sizeof under);
    struct ui_button name = answer_button(s, b->name, means, b->terms.name_kind, &brief, row.w);
    follows(s, means);
    if (!s->draw)
        return;
    if (dial > 0) {
        ui_name_next(t->ui, _("Your number"));
        ui_stepper(t->ui, "dial", beside ? before : turn, &t->now.bid.number, s->o->dial.least,
                   s->o->dial.most, table_unit(t));
    }
    if (ui_button_with(t->ui, "name", 0, row, &name))
        press_name(t, b);
}

/* What wins and what it costs, where the second answer will be, if the scale has no room for it. */
static void say_rule(const struct bidding_sheet *s, struct rect row)
{
    const char *rule = s->o->is.rule;
    float left = s->at.y + s->at.h - row.y + ring;

    if (rule && s->o->out >> BIDDING_RULE & 1 && ui_text_height(s->t->ui, STYLE_SMALL, rule, row.w) <= left)
        ui_text_in(s->t->ui, (struct rect){row.x, row.y - ring, row.w, left}, STYLE_SMALL, ALIGN_LEFT, rule,
                   ui_theme(s->t->ui)->color.ink_soft);
}

void bidding_answers(struct bidding_sheet *s)
{
    const struct ui_colors *c = &ui_theme(s->t->ui)->color;
    const struct bidding *b = &s->o->is;

    if (s->o->hopeless)
        bidding_text(s, STYLE_STRONG, b->hopeless, c->ink);
    else if (!s->o->may)
        bidding_text(s, STYLE_STRONG, b->cannot, c->ink);
    bool gives = may_pass(s->t, s->o), room = gives || gives_later(s);
    if (s->o->forced)
        bidding_text(s, STYLE_SMALL, b->pass_means, c->ink_soft);
    cut_top(&s->at, ring + 0.5f * BIDDING_GAP);
    if (s->o->may) {
        first_answer(s);
        always_answer(s);
        cut_top(&s->at, !room ? 0 : s->o->brief || s->o->hopeless ? 2 * ring : ring);
    }
    if (!room)
        return;
    char under[96];
    struct text brief = text_over(under, sizeof under);
    struct rect before, row = cut_answer(s, b->terms.pass_kind, &before);
    struct ui_button pass = answer_button(s, b->pass, b->pass_means, b->terms.pass_kind, &brief, row.w);
    struct bidding_sheet second = *s;
    second.draw = s->draw && gives;
    if (is_told(s, b->terms.pass_kind))
        follows(&second, b->pass_means);
    s->at = second.at;
    if (s->draw && !gives)
        say_rule(s, row);
    if (second.draw && ui_button_with(s->t->ui, "pass", 0, row, &pass))
        submit(s->t, b->terms.pass_kind, 0);
}
