#include "table/bidding.h"

#include "base/i18n.h"
#include "base/text.h"
#include "rules/challenge.h"
#include "table/game.h"
#include "table/lesson.h"
#include "table/roster.h"
#include "table/stakes.h"
#include "table/table.h"
#include "ui/widgets.h"

#include <math.h>
#include <stdio.h>

static const float gap = 8, margin = 16, between = 28;
static const float ring = 8;  /* of the focus, around a button */
static const float below = 3; /* a button, whose picture has a margin: what follows from it */

bool bidding_wanted(const struct table *t)
{
    return t->game->bidding && table_asks(t) && table_how(t) == ASKS_BID;
}

bool bidding_up(const struct table *t)
{
    bool folded = t->now.bid.folded && table_event_same(t->now.bid.asked, t->ask.at);

    return bidding_wanted(t) && !folded;
}

struct rect bidding_place(const struct table *t)
{
    return bidding_up(t) ? t->layout.card : (struct rect){0, 0, 0, 0};
}

void bidding_fold(struct table *t)
{
    t->now.bid.folded = !t->now.bid.folded;
    t->h->shell->sound(t->h, "paper");
}

/* --- what stands --------------------------------------------------------------------------------------------- */

/* The numbers on the dial. Where others look on it turns freely, so that its end tells nothing of the secret. False: the first
 * answer is not open. */
static bool dial_range(const struct table *t, const struct bidding_terms *terms, range *dial)
{
    bool any = false;

    *dial = (range){0, 0};
    for (size_t i = 0; i < t->ask.legal_count; i++) {
        int number = t->ask.legal[i].arg[0] / table_unit(t);
        if (t->ask.legal[i].kind != terms->name_kind)
            continue;
        dial->least = !any || number < dial->least ? number : dial->least;
        dial->most = !any || number > dial->most ? number : dial->most;
        any = true;
    }
    if (t->discreet && !terms->bare)
        *dial = (range){terms->least, terms->least > terms->most ? terms->least : terms->most};
    return any || t->discreet;
}

static int clamped(int number, range dial)
{
    return number < dial.least ? dial.least : number > dial.most ? dial.most : number;
}

/* The lowest number that is not proven to be beaten; where all are, the highest, which frightens most. */
static int first_number(const struct bidding_offer *o)
{
    return clamped(o->is.beaten + 1, o->dial);
}

/* What there is room for beside the scale, and what stands there of one's own. */
static void fit_ruler(const struct table *t, struct bidding_offer *o, int number)
{
    struct ruler *r = &o->is.ruler;
    bool room = t->layout.bar_rows > 0; /* type is large else: the rest needs it */

    r->note = room ? o->is.rule : NULL;
    r->aside = o->dials && !t->discreet ? o->is.highest : NULL;
    r->mark = o->may && !o->is.terms.bare ? number : 0;
    if (room) {
        char sum[32];
        table_sum(t, number, sum, sizeof sum);
        if (t->game->names)
            /* TRANSLATORS: beside a mark on a scale: what one is about to name */
            snprintf(r->mark_says, sizeof r->mark_says, C_("beside a mark on a scale", "you: %s"), sum);
        else /* TRANSLATORS: beside a mark on a scale: the number that one is about to name */
            snprintf(r->mark_says, sizeof r->mark_says, _("you name %s"), sum);
    }
    for (size_t i = 0; !room && i < r->rows; i++)
        r->row[i].flag_says[0] = '\0';
    if (t->discreet && r->rows > 1) {
        r->low_row = ui_button_height(t->ui) + 6;
        r->row[1].covered = table_own_shown(t) ? NULL : o->is.covered;
    }
}

/* The number is the one that is set, once the question has been seen; before that the first that is of use. */
static void read_offer(struct table *t, struct bidding_offer *o)
{
    struct text words = text_over(o->announced, sizeof o->announced);
    const struct challenge *said = table_challenge(t);
    bool fresh = !table_event_same(t->now.bid.asked, t->ask.at);
    int number = t->now.bid.number;

    bidding_read(t, number, &o->is);
    o->t = t;
    o->may = dial_range(t, &o->is.terms, &o->dial);
    int open = fresh ? first_number(o) : clamped(number, o->dial);
    if (open != number)
        bidding_read(t, open, &o->is);
    o->dials = o->may && !o->is.terms.bare && o->dial.most > o->dial.least;
    /* where others look on the scale alone shows it, so that nothing moves while it is looked at */
    o->hopeless =
        o->may && !o->is.terms.bare && !t->discreet && o->is.beaten > 0 && o->dial.most <= o->is.beaten;
    o->forced = bidding_forced(t, &o->is.terms);
    o->said = o->brief = false;
    o->tight = 0;
    for (size_t i = 0; said && i < said->count; i++)
        o->said |= challenge_answered(said->said[i]) != CHALLENGE_PASS;
    fit_ruler(t, o, open);
    table_say(t, SAY_STANDS, NULL, &words);
}

bool bidding_known(const struct table *t, int seat, struct table_known *out, size_t *which,
                   const char **covered)
{
    struct bidding_terms terms;
    bool own = seat == t->viewer, hidden = own && !table_own_shown(t);

    bidding_terms_read(t, &terms);
    if (!bidding_subject(t, &terms, seat, out))
        return false;
    *which = (size_t)terms.subject;
    *covered = NULL;
    if (hidden) {
        struct bidding b;
        bidding_read(t, t->now.bid.number, &b);
        *covered = b.covered;
    }
    if (own && !hidden && terms.own >= 0)
        out->known = (range){terms.own, terms.own};
    return true;
}

void bidding_title(const struct table *t, struct text *out)
{
    struct bidding b;

    bidding_read(t, t->now.bid.number, &b);
    text_add(out, "%s", b.ruler.title);
}

/* --- the card, block by block: measured and drawn by the same code ------------------------------------------- */

struct sheet {
    struct table *t;
    const struct bidding_offer *o;
    struct rect at; /* what is left of it */
    bool draw;      /* else it is only measured */
};

static void words(struct sheet *s, enum ui_style style, const char *text, struct color color)
{
    if (text[0] == 0)
        return;
    struct rect at = cut_top(&s->at, ui_text_height(s->t->ui, style, text, s->at.w));
    at.w = s->draw ? ui_text_even(s->t->ui, style, text, at.w) : at.w;
    if (s->draw)
        ui_text_in(s->t->ui, at, style, ALIGN_LEFT, text, color);
}

/* What is at stake, and what has been said about it; where the bar has no room for it, what was announced and what is asked. */
static void told(struct sheet *s)
{
    const struct ui_colors *c = &ui_theme(s->t->ui)->color;
    bool stopped = s->o->forced && table_challenge(s->t)->mover == s->t->viewer; /* it is stopped already */
    struct rect banner = cut_top(&s->at, stopped ? 0 : stakes_height(s->t, s->at.w));
    char question[BIDDING_WORDS];
    struct text asked = text_over(question, sizeof question);
    float high = s->at.h;

    if (banner.h > 0 && s->draw)
        stakes_banner(s->t, banner);
    cut_top(&s->at, banner.h > 0 ? gap : 0);
    if (s->t->layout.bar_rows == 0) {
        discreet_asks(s->t, s->o->is.question, &asked);
        words(s, STYLE_STRONG, s->o->announced, c->ink);
        words(s, STYLE_STRONG, banner.h > 0 && !s->t->discreet ? "" : question, c->ink);
    }
    if (s->o->said && !s->o->forced) {
        struct rect ladder = cut_top(&s->at, ui_line(s->t->ui, STYLE_STRONG) * 1.3f);
        if (s->draw)
            slip_ladder(s->t, ladder);
    }
    cut_top(&s->at, s->at.h < high && banner.h <= 0 ? gap : 0);
}

/* What is compared; while others look on, with the button that shows one's own: beside the title, or where that is too long beside
 * the row. */
static void compared(struct sheet *s)
{
    const struct ruler *r = &s->o->is.ruler;
    struct table *t = s->t;
    struct rect at = s->at;

    if (r->rows == 0 || s->o->forced)
        return;
    float look = r->rows > 1 ? discreet_look_width(t) : 0,
          title = ui_text_width(t->ui, STYLE_SUBHEAD, r->title),
          more = ui_button_height(t->ui) - ui_line(t->ui, STYLE_SUBHEAD);
    bool above = look > 0 && title + gap + look <= at.w && (!r->aside || r->aside[0] == '\0');
    struct rect beside = {at.x + at.w - look, at.y, look, ui_button_height(t->ui)};
    if (above)
        cut_top(&at, fmaxf(more, 0));
    else
        cut_right(&at, look);
    at.h = ruler_height(t->ui, r, at.w);
    cut_top(&s->at, at.y - s->at.y + at.h + gap);
    if (!s->draw)
        return;
    struct rect low = ruler_draw(t->ui, r, at);
    if (!above)
        beside = (struct rect){beside.x, low.y, look, low.h};
    char says[2 * BIDDING_WORDS];
    struct text tip = text_over(says, sizeof says);
    text_add(&tip, "%s", s->o->is.recalls);
    if (s->o->is.bounds)
        text_sentence(&tip, "%s", s->o->is.bounds);
    if (r->bare || !r->note)
        text_sentence(&tip, "%s", s->o->is.rule ? s->o->is.rule : "");
    if (tip.length > 0)
        ui_tell(t->ui, "ruler", 0, at, &(struct ui_words){.name = r->title, .text = says, .legible = true});
    if (look > 0)
        (void)discreet_look(t, beside);
}

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

    if (open)
        table_submit(t, &(game_action){open->kind, open->n, {open->arg[0]}});
}

/* Digits make a number; a digit that comes late begins a new one. */
static void type_digits(struct table *t, range dial)
{
    enum { LATE = 1500 };

    for (int d = 0; d <= 9; d++) {
        if (!ui_action(t->ui, (enum input_action)(ACTION_DIGIT_0 + d)))
            continue;
        bool late = ui_now(t->ui) > t->now.bid.typed_at + LATE;
        int number = late ? d : t->now.bid.typed * 10 + d;
        t->now.bid.typed = number > dial.most ? d : number;
        t->now.bid.typed_at = ui_now(t->ui);
        if (t->now.bid.typed >= dial.least && t->now.bid.typed <= dial.most)
            t->now.bid.number = t->now.bid.typed;
        ui_wake(t->ui, 0);
    }
}

/* The second answer is open: it is not where one has just said that one would name a number. */
static bool may_pass(const struct table *t, const struct bidding_offer *o)
{
    return table_may(t, o->is.terms.pass_kind);
}

/* A lesson asks for this answer now; for a number once it is chosen. */
static bool is_asked(const struct sheet *s, const game_action *task, int kind)
{
    const struct bidding *b = &s->o->is;
    bool named = kind == b->terms.name_kind && !b->terms.bare;

    return task && task->kind == kind && (!named || task->arg[0] == s->t->now.bid.number * table_unit(s->t));
}

/* Keys begin with the answer that changes nothing: letting pass before anybody has challenged, then going higher, while that is of any use.
 * Never with one that can lose the match while there is another. */
static bool begins_with_pass(const struct table *t, const struct bidding_offer *o)
{
    const struct challenge *c = table_challenge(t);
    bool calm = !c || c->challenger == CHALLENGE_NOBODY || o->hopeless;

    return may_pass(t, o) && (!o->may || (calm && !stakes_high(t)));
}

/* In a lesson the one that it asks for is the primary, else the one with which keys begin. */
static enum ui_button_kind kind_of(const struct sheet *s, int kind)
{
    const game_action *task;
    bool one = (kind == s->o->is.terms.pass_kind) == begins_with_pass(s->t, s->o);

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
static const char *first_means(const struct sheet *s)
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
static void follows_briefly(const struct sheet *s, int kind, struct text *out)
{
    const struct challenge *c = table_challenge(s->t);
    bool mover = c->mover == s->t->viewer;
    int rival = mover ? c->challenger : c->mover;

    if (kind == s->o->is.terms.pass_kind)
        text_add(out, "%s", mover ? _("gives up this win") : _("can cost you the match"));
    else if (rival >= 0 && !s->o->is.terms.bare)
        text_add(out, _("%s must go higher"), table_seat_name(s->t, rival));
}

/* The button of an answer: a line on it, for what follows is told under it; where the card has no room for that, in a few words on it.
 * words: room for them. */
static struct ui_button answer_button(const struct sheet *s, const char *text, const char *means, int kind,
                                      struct text *words, float width)
{
    bool brief = s->o->brief && means[0] != 0;
    struct ui_button b = {.text = text, .tip = brief ? means : NULL, .kind = kind_of(s, kind)};

    if (brief)
        follows_briefly(s, kind, words);
    if (words->length > 0 && ui_text_width(s->t->ui, STYLE_SMALL, words->at) <= width - 24)
        b.under = words->at;
    return b;
}

/* What follows from the answer above: it has room for as many lines as the longest may need, so that buttons have their place at
 * the foot of the card from one question to the next. */
static void follows(struct sheet *s, const char *means)
{
    if (means[0] == 0 || s->o->forced || s->o->brief)
        return;
    float lines = s->at.w < ui_grow(s->t->ui, 340) ? 3 : 2, line = ui_line(s->t->ui, STYLE_SMALL);
    cut_top(&s->at, below);
    struct rect at =
        cut_top(&s->at, fmaxf(ui_text_height(s->t->ui, STYLE_SMALL, means, s->at.w), lines * line));
    if (s->draw)
        ui_text_in(s->t->ui, at, STYLE_SMALL, ALIGN_LEFT, means, ui_theme(s->t->ui)->color.ink_soft);
}

/* The dial's width, if there is one, and whether it stands before the first answer or above it. */
static float dial_width(const struct sheet *s, bool *beside)
{
    struct table *t = s->t;
    struct ui_button longest = {.text = s->o->is.longest};
    float dial = s->o->dials ? ui_grow(t->ui, table_unit(t) > 1 ? 210 : 156) : 0;

    *beside = dial > 0 && dial + gap + fmaxf(ui_button_width(t->ui, &longest), 1) <= s->at.w;
    return dial;
}

/* Both answers are of one width: that which a dial leaves. */
static struct rect cut_answer(struct sheet *s, struct rect *before)
{
    bool beside;
    float dial = dial_width(s, &beside);
    struct ui_button lined = {.under = " "}; /* a line is under its words */
    float high = s->o->brief ? ui_button_height_of(s->t->ui, &lined, s->at.w, 1) : ui_button_height(s->t->ui);
    struct rect row = cut_top(&s->at, high);

    *before = cut_left(&row, beside ? dial : 0);
    cut_left(&row, beside ? gap : 0);
    return row;
}

/* What the button that answers for the rest of the challenge means, if one of the mover's questions has one; else NULL. */
static const char *always_means(const struct table *t)
{
    const struct bidding_words *w = t->game->bids;
    const struct challenge *c = table_challenge(t);

    for (size_t i = 0; w && c && c->mover == t->viewer && i < w->answers; i++)
        if (w->answer[i].always_means)
            return i18n_marked(w->answer[i].always_means);
    return NULL;
}

/* The same for the rest of the challenge, under it; not where others look on, whom it would tell something. Its room is kept in every
 * question of the mover's, so that it never lies where another answer was pressed. */
static void always_answer(struct sheet *s)
{
    const struct bidding *b = &s->o->is;
    struct ui_button always = {.text = b->always, .tip = b->always_means, .under = b->always_under};

    if (!always_means(s->t) || s->t->lesson.on || s->t->discreet)
        return;
    cut_top(&s->at, 2 * ring);
    struct rect row = cut_top(&s->at, ui_button_height_of(s->t->ui, &always, s->at.w, 1));
    if (b->always_under[0] == 0 || ui_text_width(s->t->ui, STYLE_SMALL, b->always_under) > row.w - 24)
        always.under = NULL; /* large type: its tip says it */
    bool pressed = s->draw && b->always && ui_button_with(s->t->ui, "always", 0, row, &always);
    if (s->o->tight < 2) { /* else its tip alone says it */
        cut_top(&s->at, below);
        struct sheet unseen = *s;
        unseen.draw = s->draw && b->always;
        words(&unseen, STYLE_SMALL, always_means(s->t), ui_theme(s->t->ui)->color.ink_soft);
        s->at = unseen.at;
    }
    if (!pressed)
        return;
    s->t->vow = (struct bidding_vow){.on = true, .seat = s->t->viewer, .kind = b->terms.name_kind};
    submit(s->t, b->terms.name_kind, 0);
}

/* Gives the answer that was given for the rest of the challenge, while that goes on and the answer is open. */
static bool keep_vow(struct table *t)
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
static void first_answer(struct sheet *s)
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
    struct rect row = cut_answer(s, &before);
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

/* The second answer is not open, but is at the next question of the kind: its room is kept, so that it never lies where the first was
 * pressed. */
static bool gives_later(const struct sheet *s)
{
    const struct bidding_offer *o = s->o;

    return o->may && !o->forced && o->is.pass && !may_pass(s->t, o);
}

/* What is proven against the first answer, then each button with what follows from it. */
static void answers(struct sheet *s)
{
    const struct ui_colors *c = &ui_theme(s->t->ui)->color;
    const struct bidding *b = &s->o->is;

    if (s->o->hopeless)
        words(s, STYLE_STRONG, b->hopeless, c->ink);
    else if (!s->o->may)
        words(s, STYLE_STRONG, b->cannot, c->ink);
    bool gives = may_pass(s->t, s->o), room = gives || gives_later(s);
    if (s->o->forced)
        words(s, STYLE_SMALL, b->pass_means, c->ink_soft);
    cut_top(&s->at, ring + gap / 2);
    if (s->o->may) {
        first_answer(s);
        always_answer(s);
        cut_top(&s->at, !room ? 0 : s->o->brief || s->o->hopeless ? 2 * ring : ring);
    }
    if (!room)
        return;
    char under[96];
    struct text brief = text_over(under, sizeof under);
    struct rect before, row = cut_answer(s, &before);
    struct ui_button pass = answer_button(s, b->pass, b->pass_means, b->terms.pass_kind, &brief, row.w);
    struct sheet second = *s;
    second.draw = s->draw && gives;
    follows(&second, b->pass_means);
    s->at = second.at;
    if (second.draw && ui_button_with(s->t->ui, "pass", 0, row, &pass))
        submit(s->t, b->terms.pass_kind, 0);
}

static void give_focus(struct table *t, const struct bidding_offer *o, bool first)
{
    ui_id id = begins_with_pass(t, o) ? ui_id_at(t->ui, "pass", 0)
               : o->dials             ? ui_id_of(t->ui, "dial")
                                      : ui_id_at(t->ui, "name", 0);

    ui_focus_default(t->ui, id);
    if (first)
        ui_focus(t->ui, id);
}

/* --- its shape ----------------------------------------------------------------------------------------------- */

/* All below each other; what is told and compared beside the answers; or three columns. */
enum shape { SHAPE_COLUMN, SHAPE_PAIR, SHAPE_WIDE, SHAPES };

/* Where the three parts lie on a card. */
struct parts {
    struct rect told, compared, answers;
};

static bool divide(struct table *t, struct rect in, enum shape shape, struct parts *out)
{
    float least = ui_grow(t->ui, 280);
    int columns = 1 + (int)shape;

    if (shape != SHAPE_COLUMN && in.w - between * (float)(columns - 1) < least * (float)columns)
        return false;
    out->told = rect_column(in, 0, columns, between);
    out->compared = shape == SHAPE_WIDE ? rect_column(in, 1, columns, between) : out->told;
    out->answers = rect_column(in, columns - 1, columns, between);
    return true;
}

typedef void block(struct sheet *s);

static float measure(struct table *t, const struct bidding_offer *o, block *part, float width)
{
    enum { TALL = 20000 };
    struct sheet s = {t, o, {0, 0, width, TALL}, false};

    part(&s);
    return TALL - s.at.h;
}

/* The shape in which a card of that width is lowest. */
static float lowest(struct table *t, const struct bidding_offer *o, float width, enum shape *shape)
{
    struct rect in = rect_pad((struct rect){0, 0, width, 1e5f}, margin);
    float best = 0;

    for (int k = SHAPE_COLUMN; k < SHAPES; k++) {
        struct parts p;
        if (!divide(t, in, (enum shape)k, &p))
            continue;
        float a = measure(t, o, told, p.told.w), b = measure(t, o, compared, p.compared.w),
              c = measure(t, o, answers, p.answers.w);
        float h = k == SHAPE_COLUMN ? a + b + c : k == SHAPE_PAIR ? fmaxf(a + b, c) : fmaxf(a, fmaxf(b, c));
        if (k == SHAPE_COLUMN || h < best) {
            best = h;
            *shape = (enum shape)k;
        }
    }
    return best + 2 * margin;
}

enum {
    TIGHTER = 7,
    ALIKE = 2
}; /* after so many of them the card has all its labels, as it had at the question before */

/* Leaves out what is said elsewhere, too, step by step: the rule under the scale, which its tip says; what was answered before, of which
 * the bar says the last; what dark and pale mean; one's own row, which one's strip says, that the mark is what the button names, and how far one's
 * own goes; then, while the match hangs on it, what follows from the answers. */
static void tighten(const struct table *t, struct bidding_offer *o)
{
    enum { RULE, LADDER, KEY, OWN, LABELS, LIMITS, ANSWERS };
    struct ruler *r = &o->is.ruler;

    if (o->tight == RULE)
        r->note = NULL;
    o->said &= o->tight != LADDER || t->layout.bar_rows == 0;
    if (o->tight == KEY)
        r->bare = true;
    if (o->tight == OWN && !t->discreet && r->rows > 1)
        r->rows = 1;
    for (size_t i = 0; o->tight == LABELS && i < r->rows; i++)
        r->mark_says[0] = r->row[i].flag_says[0] = '\0';
    if (o->tight == LIMITS)
        r->aside = NULL;
    o->brief = o->tight == ANSWERS && !t->discreet && stakes_high(t);
    o->tight++;
}

/* After so many steps of that. */
static float tight_height(const struct bidding_offer *offer, float width, int steps)
{
    struct bidding_offer tight = *offer;
    enum shape shape;

    for (int i = 0; i < steps; i++)
        tighten(offer->t, &tight);
    return lowest(offer->t, &tight, width, &shape);
}

static float height(void *offer, float width)
{
    return tight_height(offer, width, 0);
}

static float least(void *offer, float width)
{
    return tight_height(offer, width, ALIKE);
}

static float bare(void *offer, float width)
{
    return tight_height(offer, width, TIGHTER);
}

struct layout_card bidding_layout(struct table *t, struct bidding_offer *offer)
{
    read_offer(t, offer);
    return (struct layout_card){.height = height, .least = least, .bare = bare, .ctx = offer};
}

/* The character that a bidding is about, or less than 0. */
static int character(const struct table *t, const struct bidding_terms *terms)
{
    return t->game->roster && terms->subject < t->game->roster->count ? terms->subject : -1;
}

void bidding_figure(struct table *t, struct rect at)
{
    struct bidding_terms terms;

    if (!t->game->bidding || !t->game->roster)
        return;
    bidding_terms_read(t, &terms);
    if (character(t, &terms) >= 0)
        t->game->roster->figure(t, (size_t)terms.subject, at, 1);
}

/* The portrait at the head of a card that is taller than it has to be. */
static void draw_portrait(struct table *t, const struct bidding *b, struct rect *in, float spare)
{
    if (spare < ui_grow(t->ui, 200) || character(t, &b->terms) < 0)
        return;
    float h = fminf(spare - 20, in->w * 1.25f);
    roster_poster(t, (size_t)b->terms.subject, rect_fit(cut_top(in, h), 0.8f), false);
    cut_top(in, 20);
}

bool bidding_types(const struct table *t)
{
    struct bidding_terms terms;
    range dial;

    if (!bidding_up(t) || t->now.card != CARD_NONE)
        return false;
    bidding_terms_read(t, &terms);
    return dial_range(t, &terms, &dial) && !terms.bare;
}

static void draw_part(struct table *t, const struct bidding_offer *o, block *part, struct rect *at)
{
    struct sheet s = {t, o, *at, true};

    part(&s);
    *at = s.at;
}

void bidding_frame(struct table *t)
{
    struct bidding_offer offer;
    enum shape shape;
    struct parts p;
    bool first = !table_event_same(t->now.bid.asked, t->ask.at);

    if (!table_challenge(t))
        t->vow.on = false;
    if (keep_vow(t) || !bidding_up(t))
        return;
    read_offer(t, &offer);
    if (first)
        t->now.bid = (struct bidding_card){.asked = t->ask.at, .number = offer.is.ruler.mark};
    ui_scope_push(t->ui, "bidding", 0);
    int number = t->now.bid.number;
    if (bidding_types(t))
        type_digits(t, offer.dial);
    if (table_own_shown(t))
        t->now.bid.warned = false;
    if (t->now.bid.number != number)
        read_offer(t, &offer);
    struct rect card = t->layout.card, in = rect_pad(card, margin);
    for (int i = 0; i < TIGHTER && lowest(t, &offer, card.w, &shape) > card.h + 1; i++)
        tighten(t, &offer);
    float spare = card.h - lowest(t, &offer, card.w, &shape);
    /* what lies behind it does not answer */
    (void)ui_spot(t->ui, ui_id_of(t->ui, "sheet"), card, SPOT_NO_FOCUS | SPOT_QUIET);
    ui_panel(t->ui, card, PANEL_PAPER);
    if (shape == SHAPE_COLUMN)
        draw_portrait(t, &offer.is, &in, spare);
    divide(t, in, shape, &p);
    draw_part(t, &offer, told, &p.told);
    if (shape != SHAPE_WIDE)
        p.compared = p.told;
    draw_part(t, &offer, compared, &p.compared);
    if (shape == SHAPE_COLUMN)
        p.answers = p.compared;
    /* where the hand is, at the foot */
    p.answers = rect_place(p.answers, p.answers.w, measure(t, &offer, answers, p.answers.w), 0, 1);
    draw_part(t, &offer, answers, &p.answers);
    give_focus(t, &offer, first);
    ui_scope_pop(t->ui);
}
