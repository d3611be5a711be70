#include "table/perform.h"

#include "base/i18n.h"
#include "base/text.h"
#include "rules/challenge.h"
#include "rules/game.h"
#include "rules/layout.h"
#include "table/bidding.h"
#include "table/figures.h"
#include "table/game.h"
#include "table/replay.h"
#include "table/table.h"
#include "ui/widgets.h"

#include <math.h>
#include <string.h>

const struct table_cue *perform_cue(const struct table *t, const game_event *e)
{
    static const struct table_cue none = {0}; /* what a game does not list is not shown, it only happens */
    const struct table_words *words = t->game->words;
    size_t row = words ? sentence_event_row(words, table_view_of(t), e) : e->kind;

    if (row < t->game->cues && t->game->cue[row].ms > 0)
        return &t->game->cue[row];
    return e->kind < t->game->cues ? &t->game->cue[e->kind] : &none;
}

void perform_reset(struct table *t)
{
    const struct host *h = t->h;
    const struct host_happening *waits = h->next(h);

    memset(&t->play, 0, sizeof t->play);
    t->play.last = waits ? waits->number - 1 : h->events(h);
}

bool perform_busy(const struct table *t)
{
    return t->play.number != 0 || t->h->next(t->h);
}

bool perform_shows(const struct table *t, int kind, float *progress)
{
    if (!t->play.running || t->play.now.kind != kind || t->now.looking.on)
        return false;
    if (progress)
        *progress = ease_at(EASE_IN_OUT, t->play.t);
    return true;
}

static void sound(const struct table *t, const char *name)
{
    if (name && !t->play.hurry && !t->play.fast)
        t->h->shell->sound(t->h, name);
}

static struct game_view *shown_view(struct table *t)
{
    return (struct game_view *)t->view.bytes;
}

/* --- how long it takes --------------------------------------------------------------------------------------- */

enum { GREAT_PERCENT = 220, LESSON_PERCENT = 180, REST_MS = 1000, BEAT_LEAST = 40 };

/* Percent of the time that what is said takes by now: the longer the argument, the faster. */
static int beat_percent(const struct table *t)
{
    const struct challenge *c = table_challenge(t);
    int percent = 100;

    for (int i = 0; c && i < c->count && percent > BEAT_LEAST; i++)
        if (challenge_answered(c->said[i]) == CHALLENGE_NAME)
            percent = percent * 85 / 100;
    return percent > BEAT_LEAST ? percent : BEAT_LEAST;
}

/* What pieces carry is somewhere else after an event. */
static bool moves_prop(struct table *t, const game_event *e)
{
    const struct game_layout *layout = table_rules(t)->layout;
    union table_view later = t->view;
    struct game_view *after = (struct game_view *)(void *)later.bytes;

    if (!layout || layout->prop == 0)
        return false;
    table_rules(t)->show(t->box, after, e);
    uint8_t was = *layout_at(shown_view(t), layout->prop);
    return was != FIGURE_NOWHERE && *layout_at(after, layout->prop) != was;
}

/* As long as it usually takes, however fast the rest is; at once where all is. */
static uint32_t seen_whole(const struct table *t, uint32_t ms, bool moving)
{
    uint32_t now = host_ms(t->h, ms, moving);

    return now > 0 && now < ms ? ms : now;
}

/* What of the time that it takes to be read is still to come once all has moved. */
static uint32_t rest_to_read(const struct table *t, const struct table_cue *cue)
{
    uint32_t whole = seen_whole(t, cue->read, false), said = t->play.ms * (100U - cue->late) / 100;

    return whole > said ? whole - said : 0;
}

static void measure(struct table *t, const struct table_cue *cue)
{
    struct performance *s = &t->play;
    uint32_t ms = cue->ms;

    s->great = cue->weight == WEIGHT_GREAT || (s->last_of_all && !cue->still && ms > 0);
    if (s->great)
        ms = ms * GREAT_PERCENT / 100;
    else if (cue->weight == WEIGHT_BEAT)
        ms = ms * (uint32_t)beat_percent(t) / 100;
    if (t->lesson.on) /* whoever learns reads what goes by */
        ms = ms * LESSON_PERCENT / 100;
    if (t->ask.spent.handed) /* the board shows it already */
        ms = 0;
    s->ms = s->fast ? 0 : s->journey ? seen_whole(t, ms, !cue->still) : host_ms(t->h, ms, !cue->still);
    s->rest = s->fast      ? 0
              : s->great   ? host_ms(t->h, REST_MS, false)
              : s->journey ? seen_whole(t, REST_MS, false)
                           : rest_to_read(t, cue);
}

/* Music for what is great, which the score makes room for. */
static void sting(const struct table *t, const struct table_cue *cue)
{
    const struct performance *s = &t->play;
    const char *name = cue->sting ? cue->sting : s->last_of_all ? "brink" : NULL;

    if (!s->great || !name || s->ms == 0)
        return;
    sound(t, name);
    if (t->h->shell->hush)
        t->h->shell->hush(t->h, s->ms + s->rest);
}

/* The present event has had its time. */
static bool time_is_up(struct table *t, uint64_t now)
{
    struct performance *s = &t->play;
    uint64_t passed = now - s->began;

    if (s->hurry || s->fast) {
        s->t = 1;
        return true;
    }
    s->t = passed < s->ms ? (float)passed / (float)s->ms : 1;
    if (s->t >= 1 && !s->arrived) {
        s->arrived = true;
        sound(t, perform_cue(t, &s->now)->ends);
    }
    if (passed >= s->ms + s->rest)
        return true;
    ui_wake(t->ui, 0);
    return false;
}

/* The sound with which an event begins, by its row and by who hears it. */
static const char *begins(const struct table *t, const game_event *e, const struct table_cue *cue)
{
    const struct table_words *words = t->game->words;
    size_t row = words ? sentence_event_row(words, table_view_of(t), e) : e->kind;
    const char *own = row < t->game->cues ? t->game->cue[row].begins : NULL;

    if (cue->own && e->seat != t->viewer)
        return NULL;
    if (cue->lost && t->viewer >= 0)
        return e->arg[1] >> t->viewer & 1 ? cue->begins : cue->lost;
    return own ? own : cue->begins;
}

/* --- one after another --------------------------------------------------------------------------------------- */

static void begin_event(struct table *t, const game_event *e, uint64_t now)
{
    struct performance *s = &t->play;
    const struct table_cue *cue = perform_cue(t, e);

    s->now = *e;
    s->running = true;
    s->began = now;
    s->hurry = s->arrived = false;
    s->t = 0;
    s->journey = moves_prop(t, e);
    s->closing |= cue->closes && s->last_of_all;
    measure(t, cue);
    const char *usual = begins(t, e, cue);
    sound(t, t->game->sound ? t->game->sound(t, e, usual) : usual);
    sting(t, cue);
    if (cue->early)
        table_rules(t)->show(t->box, shown_view(t), e);
    if (t->game->begins)
        t->game->begins(t, e, shown_view(t));
}

static void end_event(struct table *t)
{
    struct performance *s = &t->play;

    if (!perform_cue(t, &s->now)->early)
        table_rules(t)->show(t->box, shown_view(t), &s->now);
    s->running = s->hurry = s->great = false;
    t->ask.spent.handed = false;
    s->event++;
}

static void begin_happening(struct table *t, const struct host_happening *what, uint64_t now)
{
    struct performance *s = &t->play;

    s->number = what->number;
    s->event = 0;
    s->running = s->hurry = false;
    s->began = now;
    s->last_of_all = table_rules(t)->view_decision(t->box, what->after).over;
    s->closing = false;
    table_show(t, what->before);
}

static void end_happening(struct table *t, const struct host_happening *what)
{
    struct performance *s = &t->play;

    table_show(t, what->after);
    s->last = s->number;
    s->number = 0;
    t->encore.due = s->last_of_all && !replay_on(t);
    if (t->encore.due)
        ui_wake(t->ui, 0); /* it begins in the next frame */
    t->h->played(t->h);
}

/* --- what a press does --------------------------------------------------------------------------------------- */

/* Others have the table: they act, or think about it. */
static bool theirs(const struct table *t)
{
    return perform_busy(t) || (t->h->thinking(t->h) >= 0 && host_held(t->h) == 0);
}

static void read_presses(struct table *t, uint64_t now)
{
    enum { HELD_MS = 450 };
    struct performance *s = &t->play;
    int there = ui_held(t->ui, t->layout.middle), mark = ui_held(t->ui, s->mark),
        held = there > mark ? there : mark;

    if (!theirs(t)) {
        s->since = 0;
        s->fast = s->hurry = false;
        return;
    }
    s->since = s->since > 0 ? s->since : now;
    s->hurry |= ui_any_press(t->ui);
    s->fast = held >= HELD_MS;
    if (s->fast)
        ui_forget_press(t->ui); /* it ends on whatever is there when the viewer is asked */
    if (held > 0)
        ui_wake(t->ui, 0);
}

/* Opponents take their time as what they say does. */
static void set_patience(struct table *t)
{
    const struct performance *s = &t->play;
    bool waits = s->number == 0 && s->hurry;

    if (t->h->patience)
        t->h->patience(t->h, s->fast || waits ? 0 : beat_percent(t));
}

void perform_run(struct table *t)
{
    enum { ONE_FRAME = 4000 }; /* steps, when nothing takes any time */
    struct performance *s = &t->play;
    uint64_t now = ui_now(t->ui);

    read_presses(t, now);
    for (int steps = 0; steps < ONE_FRAME; steps++) {
        const struct host_happening *what = t->h->next(t->h);

        if (!what) {
            s->number = 0;
            s->running = s->great = false;
            set_patience(t);
            return;
        }
        if (s->number != what->number)
            begin_happening(t, what, now);
        if (s->running && !time_is_up(t, now))
            return;
        if (s->running)
            end_event(t);
        if (s->event < what->events.count)
            begin_event(t, &what->events.item[s->event], now);
        else
            end_happening(t, what);
    }
}

/* --- on the bar ---------------------------------------------------------------------------------------------- */

bool perform_great(const struct table *t)
{
    return t->play.great && t->play.running && !t->now.looking.on;
}

bool perform_words(struct table *t, struct rect at)
{
    char words[HOST_LINE_MAX];
    struct text line = text_over(words, sizeof words);
    float in = ui_reduced_motion(t->ui) ? 1 : fminf(1, t->play.t * 5);

    if (!perform_great(t))
        return false;
    table_say(t, SAY_NOW, NULL, &line);
    if (line.length == 0)
        return false;
    gfx_round(ui_gfx(t->ui), at, 4, color_fade(color_hex(0x140d08), 0.92f * in));
    ui_label_fit(t->ui, rect_pad_xy(at, 16, 2), STYLE_HEADING, ALIGN_CENTER, words,
                 color_fade(ui_theme(t->ui)->color.brass, in));
    return true;
}

/* What a press does; NULL: nothing, or it is not said yet: most of what is shown is over by then. in: 0 to 1. */
static const char *mark_now(struct table *t, float *in)
{
    enum { AFTER_MS = 400, IN_MS = 250 };
    uint64_t passed = t->play.since > 0 ? ui_now(t->ui) - t->play.since : 0;

    t->play.mark = (struct rect){0, 0, 0, 0};
    if (t->viewer < 0 || t->now.looking.on || t->play.since == 0 || t->now.card != CARD_NONE || table_over(t))
        return NULL;
    if (table_asks(t) || !theirs(t)) /* a press answers, or does nothing */
        return NULL;
    if (passed < AFTER_MS) {
        ui_wake(t->ui, AFTER_MS - (int)passed);
        return NULL;
    }
    *in = ui_reduced_motion(t->ui) ? 1 : fminf(1, (float)(passed - AFTER_MS) / IN_MS);
    if (*in < 1)
        ui_wake(t->ui, 0);
    return t->discreet ? _("Press to skip · Keep pressed to get to the next decision")
                       : _("Press to skip · Keep pressed to get to your turn");
}

static void draw_mark(struct table *t, struct rect at, const char *text, float in)
{
    t->play.mark = at;
    gfx_opacity_push(ui_gfx(t->ui), in);
    ui_label_in(t->ui, at, STYLE_SMALL, ALIGN_CENTER, text, ui_theme(t->ui)->color.ink_soft);
    gfx_opacity_pop(ui_gfx(t->ui));
}

/* At the end of what the bar has free, in fewer words where whole ones leave too little for a sentence; never over the middle. */
void perform_mark(struct table *t, struct rect *words)
{
    enum { SHARE = 2 };
    float in = 0;
    const char *text = mark_now(t, &in);

    if (!text)
        return;
    float w = ui_text_width(t->ui, STYLE_SMALL, text) + 32;
    if (w * SHARE > words->w) {
        text = _("Press to skip");
        w = ui_text_width(t->ui, STYLE_SMALL, text) + 32;
    }
    if (w * SHARE > words->w)
        return;
    struct rect at = cut_right(words, w);
    cut_right(words, 16);
    draw_mark(t, rect_centered(at, w, ui_line(t->ui, STYLE_SMALL) + 10), text, in);
}

void perform_mark_in(struct table *t, struct rect row)
{
    float in = 0;
    const char *text = mark_now(t, &in);
    float w = text ? ui_text_width(t->ui, STYLE_SMALL, text) + 4 : 0;

    if (text && w <= row.w)
        draw_mark(t, rect_place(row, w, row.h, 1, 0.5f), text, in);
}
