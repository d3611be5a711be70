#include "table/story.h"

#include "base/i18n.h"
#include "base/text.h"
#include "rules/layout.h"
#include "table/ending.h"
#include "table/fall.h"
#include "table/game.h"
#include "table/log.h"
#include "table/outlook.h"
#include "table/past.h"
#include "table/sentence.h"
#include "table/table.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* While a story is being told. */
struct telling {
    const struct table *t;
    const struct host_past *past;
    const struct table_story *game; /* NULL: it tells nothing */
    struct story *s;
    uint32_t length;
    union table_view end;
    game_outcome outcome;
    int last_turn;
    struct outlook outlook; /* of the announcement that stands */
    int outlook_turn;       /* in which turn that was found out; -1: nothing stands */
    /* The turn that is being looked at: what it was worth to everybody when it began, and its first act. */
    int turn, worth[GAME_MAX_SEATS];
    uint32_t turn_event;
    bool announced, argued; /* in it something was; somebody challenged that */
    struct story_secrets secrets;
    struct story_bluff_watch bluff;
    uint32_t found;     /* seats whose character somebody has written down as theirs so far */
    uint32_t bid_event; /* which named the highest number so far; 0: none */
    int bid;
    int step_kind;       /* of the action of the step before */
    uint32_t lead_event; /* which gave those who won the lead, so far; 0: none */
};

static game_decision decision_at(const struct telling *k, uint32_t n)
{
    return table_rules(k->t)->view_decision(k->t->box, k->past->view(k->t->h, n));
}

static const struct game_view *end_of(const struct telling *k)
{
    return (const struct game_view *)(const void *)k->end.bytes;
}

/* ---- Moments ---- */

void story_keep(struct story *s, const struct story_moment *m)
{
    size_t lightest = 0;

    for (size_t i = 1; i < s->moments; i++)
        if (s->moment[i].weight < s->moment[lightest].weight)
            lightest = i;
    if (s->moments < STORY_MOMENTS)
        s->moment[s->moments++] = *m;
    else if (s->moment[lightest].weight < m->weight)
        s->moment[lightest] = *m;
}

void story_in_order(struct story_moment *m, size_t n)
{
    for (size_t i = 1; i < n; i++) {
        struct story_moment one = m[i];
        size_t k = i;
        for (; k > 0 && m[k - 1].event > one.event; k--)
            m[k] = m[k - 1];
        m[k] = one;
    }
}

/* Who could win by what stands announced before the event, for as long as it stands. */
static uint32_t find_outlook(struct telling *k, const struct host_happening *what, int turn)
{
    const struct table *t = k->t;
    bool stands = layout_announced(table_rules(t), what->before);

    if (!stands) {
        k->outlook_turn = -1;
        return 0;
    }
    if (k->outlook_turn != turn && !outlook_of(t, what->before, &k->outlook))
        k->outlook = (struct outlook){.may = 0};
    k->outlook_turn = turn;
    return k->outlook.may;
}

static struct story_look look_at(struct telling *k, const struct host_happening *what, int turn)
{
    return (struct story_look){.t = k->t,
                               .what = what,
                               .winners = k->outcome.winners,
                               .may = find_outlook(k, what, turn),
                               .last_turn = turn == k->last_turn};
}

static void find_moment(struct telling *k, const struct story_look *look)
{
    struct story_moment m = {.event = look->what->number};
    struct text words = text_over(m.text, sizeof m.text);

    if (!k->game || !k->game->moment)
        return;
    m.weight = story_guessed(look, end_of(k), &k->found, &words);
    if (m.weight == 0)
        m.weight = fall_told(look, &words);
    if (m.weight == 0)
        m.weight = k->game->moment(look, &words);
    if (m.weight > 0 && words.length > 0)
        story_keep(k->s, &m);
}

static void note_secret(struct telling *k, const struct story_look *look)
{
    struct story_secret secret = {.seat = SEAT_NONE, .thing = -1};

    if (k->game && k->game->secret && k->game->secret(look, &secret))
        story_secret_note(&k->secrets, &secret, look->what->number,
                          decision_at(k, look->what->number - 1).round);
}

/* ---- The turning point ---- */

/* The turn, other than the last, that gained a seat most. */
struct swing {
    int gain, seat;
    uint32_t event;
    bool alone;     /* no other gained as much */
    bool unopposed; /* by what was announced, and nobody challenged it */
};

static void end_turn(struct telling *k, const struct game_view *now, struct swing *most)
{
    for (int seat = 0; seat < k->t->h->seats(k->t->h) && k->turn_event > 0; seat++) {
        int gain = story_worth(k->t, now, seat) - k->worth[seat];
        if (k->outcome.winners != 0 && !(k->outcome.winners >> seat & 1))
            continue; /* only what decided it */
        if (gain > most->gain)
            *most = (struct swing){gain, seat, k->turn_event, true, k->announced && !k->argued};
        else if (gain == most->gain && k->turn_event != most->event)
            most->alone = false;
    }
}

static void begin_turn(struct telling *k, const struct game_view *now, int turn)
{
    k->turn = turn;
    k->turn_event = 0;
    k->announced = k->argued = false;
    for (int seat = 0; seat < k->t->h->seats(k->t->h); seat++)
        k->worth[seat] = story_worth(k->t, now, seat);
}

static void tell_turning_point(struct telling *k, const struct swing *most)
{
    enum { LEAST = 120, WEIGHT = 1000 };
    struct host_happening what;
    struct story_moment m = {.event = most->event, .weight = WEIGHT};
    struct text words = text_over(m.text, sizeof m.text);
    char line[HOST_LINE_MAX] = "", reason[STORY_WORDS] = "";
    struct text event = text_over(line, sizeof line), why = text_over(reason, sizeof reason);

    if (k->outcome.winners == 0 &&
        story_guest(k->t, end_of(k), NULL)) /* who has won takes turns between others' */
        return;
    if (most->gain < LEAST || !k->past->happening(k->t->h, most->event, &what))
        return;
    sentence_story(k->t->game, k->t->h, &what, &event);
    if (k->game->turned) {
        struct story_look look = look_at(k, &what, decision_at(k, most->event - 1).turn);
        k->game->turned(&look, most->seat, &why);
    }
    if (line[0] == '\0' || (k->game->turned && why.length == 0) || (most->unopposed && !most->alone))
        return;
    if (most->unopposed && host_is_you(k->t->h, most->seat))
        /* TRANSLATORS: a line of the log */
        text_add(&words, _("%s. Nobody challenged this, and no other turn helped you more."), line);
    else if (most->unopposed)
        /* TRANSLATORS: the first is a line of the log, the second a player */
        text_add(&words, _("%s. Nobody challenged this, and no other turn helped %s more."), line,
                 table_seat_name(k->t, most->seat));
    else if (host_is_you(k->t->h, most->seat))
        /* TRANSLATORS: a line of the log */
        text_add(&words,
                 most->alone ? _("The turning point: %s. No other turn helped you more.")
                             : _("A turning point: %s. Few turns helped you as much."),
                 line);
    else if (most->alone)
        /* TRANSLATORS: the first is a line of the log, the second a player */
        text_add(&words, _("The turning point: %s. No other turn helped %s more."), line,
                 table_seat_name(k->t, most->seat));
    else
        /* TRANSLATORS: the first is a line of the log, the second a player */
        text_add(&words, _("A turning point: %s. Few turns helped %s as much."), line,
                 table_seat_name(k->t, most->seat));
    if (why.length > 0)
        text_sentence(&words, "%s", reason);
    story_keep(k->s, &m);
}

/* ---- The lead ---- */

/* The event after which those who won led until the end: the last that gave them the lead. */
static void follow_lead(struct telling *k, const struct host_happening *what)
{
    const struct table *t = k->t;
    bool before = story_leads(t, what->before) == k->outcome.winners;
    bool after = story_leads(t, what->after) == k->outcome.winners;

    if (after && !before)
        k->lead_event = what->number;
    else if (!after)
        k->lead_event = 0;
}

static void tell_lead(struct telling *k)
{
    enum { WEIGHT = 850 };
    struct host_happening what;
    struct story_moment m = {.event = k->lead_event, .weight = WEIGHT};
    struct text words = text_over(m.text, sizeof m.text);
    char line[HOST_LINE_MAX] = "", names[STORY_WORDS];
    struct text event = text_over(line, sizeof line), list = text_over(names, sizeof names);

    if (k->lead_event == 0 || k->lead_event == k->length ||
        !k->past->happening(k->t->h, k->lead_event, &what))
        return;
    sentence_story(k->t->game, k->t->h, &what, &event);
    table_seats_named(k->t, k->outcome.winners, &list);
    const char *guest = k->outcome.winners == 0 ? story_guest(k->t, end_of(k), NULL) : NULL;
    if (!guest && (line[0] == '\0' || list.length == 0))
        return;
    if (guest)
        text_add(&words, _("From here on %s led until the end."), guest);
    else if (__builtin_popcount(k->outcome.winners) == 1 &&
             host_is_you(k->t->h, __builtin_ctz(k->outcome.winners)))
        /* TRANSLATORS: a line of the log */
        text_add(&words, _("%s. From here on you led until the end."), line);
    else
        /* TRANSLATORS: the first is a line of the log, the second those who won */
        text_add(&words, _("%s. From here on %s led until the end."), line, names);
    story_keep(k->s, &m);
}

/* ---- What made the difference ---- */

static int points_at_end(const struct telling *k, int side)
{
    return k->game->measure[0].of(k->t->box, end_of(k), side);
}

/* The best of the others at the end. */
static int best_but(const struct telling *k, int sides, int but)
{
    int best = but == 0;

    for (int i = 0; i < sides; i++)
        if (i != but && points_at_end(k, i) > points_at_end(k, best))
            best = i;
    return best;
}

static void tell_difference(struct telling *k)
{
    enum { WEIGHT = 990 };
    bool guest = story_guest(k->t, end_of(k), NULL);
    int seats = k->t->h->seats(k->t->h), sides = seats + guest, most = 0, own, other;
    int winner = k->outcome.winners ? __builtin_ctz(k->outcome.winners) : seats;
    struct story_moment m = {.event = k->length - 1, .weight = WEIGHT}; /* the last event is the end's own */
    struct text words = text_over(m.text, sizeof m.text);

    if (!k->game || !k->game->part || winner >= sides || (k->outcome.winners & (k->outcome.winners - 1)))
        return;
    int next = best_but(k, sides, winner);
    const char *form;
    for (size_t i = 0; (form = k->game->part(end_of(k), winner, i, &own)); i++) {
        (void)k->game->part(end_of(k), next, i, &other);
        if (own - other <= most)
            continue;
        most = own - other;
        words = text_over(m.text, sizeof m.text);
        text_add(&words, i18n_marked(form), own, other);
    }
    if (most > 0 && m.event > 0 && points_at_end(k, winner) > points_at_end(k, next)) /* not level */
        story_keep(k->s, &m);
}

/* ---- The highest bid ---- */

static void follow_bids(struct telling *k, const struct host_happening *what)
{
    const struct announced *act = layout_announced(table_rules(k->t), what->after);

    if (!act || act->bidding.named <= k->bid || act->bidding.count == 0 ||
        challenge_answered(act->bidding.said[act->bidding.count - 1]) != CHALLENGE_NAME)
        return;
    k->bid = act->bidding.named;
    k->bid_event = what->number;
}

static void tell_highest(struct telling *k)
{
    enum { HIGH = 10, WEIGHT = 520 };
    struct host_happening what;
    struct story_moment m = {.event = k->bid_event, .weight = WEIGHT};
    struct text words = text_over(m.text, sizeof m.text);

    if (!k->game || !k->game->put || k->bid < HIGH || !k->past->happening(k->t->h, k->bid_event, &what))
        return;
    struct story_look look = look_at(k, &what, k->last_turn);
    story_highest(&look, &words);
    if (words.length > 0)
        story_keep(k->s, &m);
}

/* ---- What they made of the viewer ---- */

enum { WEIGHT_OF_SELF = 700 };

/* None of them has an opinion to tell of: what was certain is. */
static void tell_proven(struct telling *k, const struct story_look *look, int seat, uint32_t turn)
{
    struct story_moment m = {.event = turn, .weight = WEIGHT_OF_SELF, .judged = seat + 1};
    struct text words = text_over(m.text, sizeof m.text);

    story_proven(look, seat, &words);
    if (words.length > 0)
        story_keep(k->s, &m);
}

static void tell_judgements(struct telling *k)
{
    struct host_happening what;
    int seat = host_self(k->t->h);

    uint32_t turn = k->s->turn_from > 0 ? k->s->turn_from
                                        : 1; /* the last one begins: what they went by when it counted */
    if (!k->game || !k->game->put || seat < 0 || turn >= k->length ||
        !k->past->happening(k->t->h, turn + 1, &what))
        return;
    struct story_look look = look_at(k, &what, k->last_turn);
    bool any = false;
    for (int rival = 0; rival < k->t->h->seats(k->t->h); rival++) {
        struct story_moment m = {.event = turn, .weight = WEIGHT_OF_SELF, .judged = seat + 1};
        struct text words = text_over(m.text, sizeof m.text);
        if (rival != seat)
            story_judged(&look, rival, seat, &words);
        any |= words.length > 0;
        if (words.length > 0)
            story_keep(k->s, &m);
    }
    if (!any)
        tell_proven(k, &look, seat, turn);
}

static void tell_exposed(struct telling *k)
{
    enum { WEIGHT = 950 };
    struct story_exposed by;
    struct story_moment m = {.weight = WEIGHT};

    if (!story_exposed(k->t, &by))
        return;
    m.event = by.event;
    snprintf(m.text, sizeof m.text, "%s", by.text);
    story_keep(k->s, &m);
}

/* ---- How it was won ---- */

static void add_step(struct telling *k, const struct story_look *look)
{
    struct story_step *step = &k->s->step[k->s->steps];

    if (k->s->steps == STORY_STEPS)
        return;
    *step = (struct story_step){.event = look->what->number};
    struct text words = text_over(step->text, sizeof step->text),
                behind = text_over(step->behind, sizeof step->behind);
    struct host_log_line line = {.kind = look->what->action.kind};
    line.led = sentence_story(k->t->game, k->t->h, look->what, &words);
    if (k->t->game->asked_up && log_worth(k->t->game, &line) == LINE_DROPPED)
        return; /* everybody is asked again and again */
    if (k->game && k->game->put)
        story_behind(look, &behind);
    if (k->s->steps > 0 && sentence_log_instead(k->t->game, look->what, k->step_kind))
        step[-1] = *step;
    else
        k->s->steps += words.length > 0;
    k->step_kind = look->what->action.kind;
}

/* ---- All of it ---- */

static void look_through(struct telling *k)
{
    struct swing most = {.gain = 0};
    bool race = k->game && k->game->race > 0, worth = race || (k->game && k->game->worth);

    k->turn = k->outlook_turn = -1;
    for (uint32_t n = 1; n <= k->length; n++) {
        struct host_happening what;
        game_decision d = decision_at(k, n - 1);
        if (!k->past->happening(k->t->h, n, &what))
            return;
        if (worth && d.round > 0 && d.turn != k->turn) {
            if (k->turn >= 0)
                end_turn(k, what.before, &most);
            begin_turn(k, what.before, d.turn);
        }
        if (k->turn_event == 0 && what.actor >= 0)
            k->turn_event = n;
        k->announced = k->announced || layout_announced(table_rules(k->t), what.after);
        k->argued = k->argued || layout_argued(table_rules(k->t), what.after);
        struct story_look look = look_at(k, &what, d.turn);
        find_moment(k, &look);
        note_secret(k, &look);
        if (k->game)
            story_bluff_follow(&k->bluff, &look, k->s);
        follow_bids(k, &what);
        if ((race || (k->game && k->game->leads)) && d.round > 0)
            follow_lead(k, &what);
        if (d.turn == k->last_turn && d.round > 0)
            add_step(k, &look);
    }
    story_bluffs_tell(k->t, k->s);
    tell_turning_point(k, &most);
    story_secrets_tell(k->t, &k->secrets, k->length, k->s);
    tell_lead(k);
    tell_difference(k);
    tell_exposed(k);
    tell_highest(k);
    tell_judgements(k);
}

/* Where a turn lies in its round: whoever has turns in between fills it closer, and never comes into the next. */
static void spread(float *x, size_t n, int seats)
{
    for (size_t from = 0, to; from < n; from = to) {
        for (to = from + 1; to < n && x[to] == x[from];)
            to++;
        float parts = fmaxf((float)(to - from), (float)seats + 1), round = x[from];
        for (size_t i = from; i < to; i++)
            x[i] = round + (float)(i - from) / parts;
    }
}

/* A point for each turn's beginning and the end, and one for what all began with, where seats decide anything before the first round: with
 * `out`, how everybody stood. */
static size_t measure(const struct telling *k, struct story *out)
{
    int turn = -1;
    size_t n = 0;
    bool begun = false;

    for (uint32_t i = 0; i <= k->length; i++) {
        game_decision d = decision_at(k, i);
        bool first = d.round == 0 && d.asked != 0 && !begun;
        begun |= first;
        if ((d.round == 0 && !first) || (d.turn == turn && i < k->length && !first))
            continue;
        turn = d.turn;
        if (out) {
            const struct game_view *view = k->past->view(k->t->h, i);
            out->x[n] = (float)d.round;
            for (size_t m = 0; m < k->game->measures; m++)
                for (int seat = 0; seat < (int)k->s->series; seat++)
                    out->y[(m * STORY_SERIES + (size_t)seat) * out->points + n] =
                        (float)k->game->measure[m].of(k->t->box, view, seat);
        }
        n++;
    }
    if (out)
        spread(out->x, n, k->t->h->seats(k->t->h));
    return n;
}

static void draw_up(struct telling *k)
{
    if (!k->game || k->game->measures == 0)
        return;
    struct story *s = k->s;
    s->guest = story_guest(k->t, end_of(k), &s->guest_color);
    s->series = (size_t)k->t->h->seats(k->t->h) + (s->guest ? 1 : 0);
    s->points = measure(k, NULL);
    s->x = calloc(s->points + 1, sizeof *s->x);
    s->y = calloc(k->game->measures * STORY_SERIES * s->points + 1, sizeof *s->y);
    if (s->x && s->y)
        (void)measure(k, s);
    else
        s->points = 0;
}

double story_expects(const struct story_look *look, int seat, int about, int thing)
{
    const struct host *h = look->t->h;

    return h->past && h->past->expects ? h->past->expects(h, look->what->number - 1, seat, about, thing) : -1;
}

/* unit: in that of what is put on things (table_game.unit). */
static void list_seats(const struct table *t, const int *amount, bool unit, struct text *out)
{
    char had[GAME_MAX_SEATS][HOST_NAME_MAX + 16];
    const char *item[GAME_MAX_SEATS];
    size_t n = 0;

    for (; n < (size_t)t->h->seats(t->h) && n < GAME_MAX_SEATS; n++) {
        char sum[32];
        if (unit)
            table_sum(t, amount[n], sum, sizeof sum);
        else
            snprintf(sum, sizeof sum, "%d", amount[n]);
        if (host_is_you(t->h, (int)n))
            /* TRANSLATORS: how many of something the reader has, in a list: `you 4, Bo 6 and Rita 0` */
            snprintf(had[n], sizeof had[n], _("you %s"), sum);
        else
            /* TRANSLATORS: a player and how many of something, in a list: `Ada 4, Bo 6 and Rita 0` */
            snprintf(had[n], sizeof had[n], _("%s %s"), table_seat_name(t, (int)n), sum);
        item[n] = had[n];
    }
    i18n_list(item, n, out);
}

void story_amounts(const struct table *t, const int *amount, struct text *out)
{
    list_seats(t, amount, true, out);
}

void story_counts(const struct table *t, const int *count, struct text *out)
{
    list_seats(t, count, false, out);
}

struct story *story_tell(struct table *t)
{
    struct telling k = {.t = t, .past = t->h->past, .game = t->game->story};

    k.length = k.past ? k.past->length(t->h) : 0;
    struct story *told = k.length > 0 ? calloc(1, sizeof *told) : NULL;
    if (!told)
        return NULL;
    k.s = told;
    memcpy(k.end.bytes, k.past->view(t->h, k.length), table_rules(t)->view_size);
    k.past->outcome(t->h, &k.outcome);
    k.last_turn = decision_at(&k, k.length - 1).turn;
    while (k.s->turn_from < k.length && decision_at(&k, k.s->turn_from).turn != k.last_turn)
        k.s->turn_from++;
    struct text reason = text_over(k.s->reason, sizeof k.s->reason);
    ending_reason(t, end_of(&k), &k.outcome, &reason);
    look_through(&k);
    story_in_order(k.s->moment, k.s->moments);
    story_plan(t, k.outcome.winners, k.s);
    draw_up(&k);
    return told;
}

void story_free(struct story *s)
{
    if (!s)
        return;
    free(s->x);
    free(s->y);
    free(s);
}
