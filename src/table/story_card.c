/* The story of a finished match, on a card with three pages. */
#include "base/i18n.h"
#include "base/text.h"
#include "table/badges.h"
#include "table/chart.h"
#include "table/game.h"
#include "table/past.h"
#include "table/replay.h"
#include "table/story.h"
#include "table/table.h"
#include "ui/modal.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

void story_open(struct table *t, enum story_page page)
{
    t->now.card = CARD_STORY;
    t->now.card_fresh = true;
    t->story_page = (int)page;
}

/* A line that is pressed to see it on the table: the round, what it says, and below it what stood behind. */
struct entry {
    char mark[40];
    const char *text, *behind;
    bool heavy;
    bool heading;   /* only words over those that follow */
    uint32_t event; /* what a press shows, */
    int judged;     /* and of it a page: story_moment.judged */
};

enum { ENTRIES = STORY_PLAN + 1 + STORY_STEPS };

static float mark_width(struct table *t)
{
    return ui_text_width(t->ui, STYLE_STRONG, _("Round 88")) + 24;
}

/* On each of them, so that it is seen that it can be pressed. */
static const char *show_words(void)
{
    return C_("button: see that moment on the table", "Show");
}

static float show_width(struct table *t)
{
    return ui_text_width(t->ui, STYLE_SMALL, show_words()) + 30;
}

/* How wide what it says may be. */
static float words_width(struct table *t, float width)
{
    return width - mark_width(t) - show_width(t) - 16 - 32;
}

static float entry_height(struct table *t, const struct entry *e, float width)
{
    float w = words_width(t, width);
    if (e->heading)
        return ui_line(t->ui, STYLE_SUBHEAD) + 30 +
               (e->behind[0] != '\0' ? ui_text_height(t->ui, STYLE_SMALL, e->behind, width) + 8 : 0);
    float high = ui_text_height(t->ui, e->heavy ? STYLE_STRONG : STYLE_BODY, e->text, w);

    if (e->behind[0] != '\0')
        high += ui_text_height(t->ui, STYLE_SMALL, e->behind, w) + 2;
    return high + 22;
}

static void show_plate(struct table *t, struct rect at, bool hot)
{
    const struct ui_colors *c = &ui_theme(t->ui)->color;

    at = rect_place(at, at.w, ui_line(t->ui, STYLE_SMALL) * 1.4f, 0, 0);
    ui_small_plate(t->ui, at, hot);
    ui_label_in(t->ui, at, STYLE_SMALL, ALIGN_CENTER, show_words(), c->ink);
}

static bool entry_frame(struct table *t, struct rect at, int i, const struct entry *e)
{
    const struct ui_colors *c = &ui_theme(t->ui)->color;
    if (e->heading) {
        float more = entry_height(t, e, at.w) - ui_line(t->ui, STYLE_SUBHEAD) - 30;
        if (more > 0)
            ui_text_in(t->ui, cut_bottom(&at, more), STYLE_SMALL, ALIGN_LEFT, e->behind, c->ink_soft);
        ui_label_in(t->ui, cut_bottom(&at, ui_line(t->ui, STYLE_SUBHEAD) + 6), STYLE_SUBHEAD, ALIGN_LEFT,
                    e->text, c->ink);
        return false;
    }
    struct ui_response r = ui_spot(t->ui, ui_id_at(t->ui, "entry", i), at, 0);
    ui_name(t->ui, &(struct ui_words){.name = e->text, .legible = true, .text = _("See it on the table")});
    struct rect in = rect_pad_xy(at, 16, 11);

    if (r.hot)
        gfx_fill(ui_gfx(t->ui), at, color_fade(c->ink, 0.08f));
    gfx_fill(ui_gfx(t->ui), (struct rect){at.x, at.y + at.h - 1, at.w, 1}, color_fade(c->ink, 0.16f));
    struct rect mark = cut_left(&in, mark_width(t));
    show_plate(t, cut_right(&in, show_width(t)), r.hot);
    in.w = words_width(t, at.w);
    ui_label_in(t->ui, cut_top(&mark, ui_line(t->ui, STYLE_STRONG)), STYLE_STRONG, ALIGN_LEFT, e->mark,
                c->ink_soft);
    cut_top(&in,
            ui_text_in(t->ui, in, e->heavy ? STYLE_STRONG : STYLE_BODY, ALIGN_LEFT, e->text, c->ink) + 2);
    if (e->behind[0] != '\0')
        ui_text_in(t->ui, in, STYLE_SMALL, ALIGN_LEFT, e->behind, c->ink_soft);
    return r.clicked;
}

static void say_round(int round, char *out, size_t size)
{
    if (round > 0)
        snprintf(out, size, _("Round %d"), round);
    else
        snprintf(out, size, "%s", _("Set-up"));
}

static int round_of(const struct table *t, uint32_t event)
{
    return table_rules(t)->view_decision(t->box, t->h->past->view(t->h, event - 1)).round;
}

/* What was pressed; event 0: nothing. */
struct pressed {
    uint32_t event;
    int judged;
};

static struct pressed list(struct table *t, struct rect at, const char *key, const struct entry *e, size_t n)
{
    struct pressed pressed = {0, 0};
    float high = 0, width = at.w - 28;

    for (size_t i = 0; i < n; i++)
        high += entry_height(t, &e[i], width);
    if (!(t->story_begun >> t->story_page & 1)) /* where it was left in another match is no place to begin */
        ui_scroll_start(t->ui, key);
    t->story_begun |= 1U << t->story_page;
    struct rect all = ui_scroll_begin(t->ui, key, at, fmaxf(high, 1));
    all.w = width;
    for (size_t i = 0; i < n; i++)
        if (entry_frame(t, cut_top(&all, entry_height(t, &e[i], width)), (int)i, &e[i]))
            pressed = (struct pressed){e[i].event, e[i].judged};
    ui_scroll_end(t->ui);
    return pressed;
}

/* The same is said on the page of how it was won. */
static bool is_in_plan(const struct story *s, const struct story_moment *m)
{
    for (size_t i = 0; i < s->plans; i++)
        if (s->plan[i].event == m->event && strcmp(s->plan[i].text, m->text) == 0)
            return true;
    return false;
}

/* It stands above the plan already, as what the viewer itself did. */
static bool is_above(const struct table *t, const struct story_moment *m)
{
    return t->now.missed.known && strcmp(m->text, t->now.missed.turn) == 0;
}

/* Moments with the rounds in which they were, but for what is said elsewhere. */
static size_t add_moments(const struct table *t, const struct story_moment *m, size_t n, bool but_plan,
                          struct entry *out)
{
    size_t k = 0;

    for (size_t i = 0; i < n; i++) {
        if (but_plan ? is_in_plan(t->story, &m[i]) : is_above(t, &m[i]))
            continue;
        out[k] = (struct entry){.text = m[i].text, .behind = "", .event = m[i].event, .judged = m[i].judged};
        say_round(round_of(t, m[i].event), out[k].mark, sizeof out[k].mark);
        k++;
    }
    return k;
}

/* The steps of the last turn, by number, under a heading where something stands above them. */
static size_t add_steps(const struct story *s, bool headed, struct entry *out)
{
    size_t n = 0;

    if (headed && s->steps > 0)
        out[n++] = (struct entry){.text = _("The last turn, step by step"), .behind = "", .heading = true};
    for (size_t i = 0; i < s->steps; i++, n++) {
        out[n] = (struct entry){
            .text = s->step[i].text, .behind = s->step[i].behind, .heavy = true, .event = s->step[i].event};
        snprintf(out[n].mark, sizeof out[n].mark, "%zu", i + 1);
    }
    return n;
}

/* ---- Charts ---- */

static void draw_chart(struct table *t, struct rect at, size_t which)
{
    const struct story *s = t->story;
    const struct story_measure *m = &t->game->story->measure[which];
    struct chart_series series[STORY_SERIES];
    struct chart c = {.title = i18n_marked(m->title),
                      .along = _("Round"),
                      .x = s->x,
                      .points = s->points,
                      .series = series};
    float most = 1;

    c.n = s->series;
    for (size_t seat = 0; seat < c.n; seat++) {
        const float *y = s->y + (which * STORY_SERIES + seat) * s->points;
        if (seat < (size_t)t->h->seats(t->h))
            series[seat] =
                (struct chart_series){table_seat_label(t, (int)seat), badge_seat_color(t, (int)seat), y};
        else
            series[seat] = (struct chart_series){s->guest, s->guest_color, y};
        for (size_t i = 0; i < s->points; i++) {
            most = fmaxf(most, y[i]);
            c.least = fminf(c.least, y[i]);
        }
    }
    c.most = m->most > 0 ? (float)m->most : most;
    chart_draw(t->ui, at, &c);
}

/* As many as there is room for; else one, to be chosen. */
static void charts_page(struct table *t, struct rect at)
{
    size_t n = t->game->story ? t->game->story->measures : 0;
    const char *words[STORY_MEASURES];
    float least = ui_line(t->ui, STYLE_SMALL) * 10;

    if (n == 0 || t->story->points == 0) {
        ui_text(t->ui, at, STYLE_BODY, _("This game counts nothing that could be drawn."));
        return;
    }
    if (at.h / (float)n >= least) {
        for (size_t i = 0; i < n; i++)
            draw_chart(t, rect_row(at, (int)i, (int)n, 18), i);
        return;
    }
    for (size_t i = 0; i < n && i < STORY_MEASURES; i++)
        words[i] = i18n_marked(t->game->story->measure[i].title);
    if (t->story_chart >= (int)n)
        t->story_chart = 0;
    ui_choice(t->ui, "measure", cut_top(&at, ui_button_height(t->ui)), words, (int)n, &t->story_chart);
    cut_top(&at, 14);
    draw_chart(t, at, (size_t)t->story_chart);
}

/* ---- The card ---- */

static struct pressed won_page(struct table *t, struct rect at)
{
    struct entry e[ENTRIES];
    const struct story *s = t->story;

    cut_top(&at, ui_text(t->ui, at, STYLE_BODY, s->reason) + 12);
    if (t->now.missed.known && t->now.missed.turn[0] != '\0')
        cut_top(&at, ui_text(t->ui, at, STYLE_STRONG, t->now.missed.turn) + 12);
    else if (t->now.missed.known && t->now.missed.words[0] != '\0')
        cut_top(&at, ui_text(t->ui, at, STYLE_STRONG, t->now.missed.words) + 12);
    size_t n = add_moments(t, s->plan, s->plans, false, e);
    n += add_steps(s, n > 0, e + n);
    return list(t, at, "steps", e, n);
}

/* Whether the game says who bluffed. */
static bool has_bluffs(const struct table *t)
{
    return t->game->story && t->game->story->words.bluffs;
}

/* All bluffs, under how often each bluffed. */
static size_t add_bluffs(const struct table *t, const char *head, struct entry *out)
{
    const struct story *s = t->story;
    size_t n = 0;

    out[n++] =
        (struct entry){.text = head, .behind = i18n_marked(t->game->story->words.bluffs), .heading = true};
    for (size_t i = 0; i < s->bluffs; i++, n++) {
        out[n] = (struct entry){
            .text = s->bluff[i].text, .behind = s->bluff[i].behind, .event = s->bluff[i].event};
        say_round(round_of(t, s->bluff[i].event), out[n].mark, sizeof out[n].mark);
    }
    return n;
}

enum { FEW = 3 /* moments on a page of their own */ };

static struct pressed counted_page(struct table *t, struct rect at)
{
    struct entry e[STORY_MOMENTS + 1 + STORY_BLUFFS];
    char words[STORY_WORDS];
    struct text head = text_over(words, sizeof words);
    size_t n = add_moments(t, t->story->moment, t->story->moments, true, e);
    if (n < FEW && !has_bluffs(t)) /* then what the first page tells of them is missed here */
        n = add_moments(t, t->story->moment, t->story->moments, false, e);

    story_bluffs_head(t, t->story, &head);
    n += has_bluffs(t) ? add_bluffs(t, words, e + n) : 0;
    return list(t, at, "moments", e, n);
}

/* Where all that counted is told on the page of how it was won, moments have none of their own. */
static bool has_page(const struct table *t, enum story_page page)
{
    bool any = page != STORY_COUNTED || t->story->bluffs > 0;

    for (size_t i = 0; i < t->story->moments; i++)
        any |= !is_in_plan(t->story, &t->story->moment[i]);
    return any;
}

static void pages_frame(struct table *t, struct rect at)
{
    const char *counted = has_bluffs(t) ? _("Moments and bluffs") : _("Moments");
    const char *const words[STORY_PAGES] = {story_how(t), counted, _("Charts")}, *there[STORY_PAGES];
    int page[STORY_PAGES], n = 0, on = 0;

    for (int i = 0; i < STORY_PAGES; i++) {
        if (!has_page(t, (enum story_page)i))
            continue;
        on = i == t->story_page ? n : on;
        there[n] = words[i];
        page[n++] = i;
    }
    ui_tabs(t->ui, "pages", at, there, n, &on);
    t->story_page = page[on];
}

static bool nobody_won(const struct table *t)
{
    game_outcome outcome;

    return t->h->over(t->h, &outcome) && outcome.winners == 0;
}

static void foot_frame(struct table *t, struct rect foot)
{
    const char *turn = nobody_won(t) ? _("Watch the last turn") : _("Watch the winning turn");
    struct ui_button watch = {.text = t->story_page == STORY_WON ? turn : _("Replay the match"),
                              .kind = BUTTON_PRIMARY};
    struct ui_button close = {.text = _("Close")};

    if (ui_button_with(t->ui, "watch", 0, cut_right(&foot, ui_button_width(t->ui, &watch)), &watch))
        replay_show(t, t->story_page == STORY_WON ? t->story->turn_from : 0, true);
    cut_right(&foot, 16);
    if (ui_button_with(t->ui, "close", 0, cut_left(&foot, ui_button_width(t->ui, &close)), &close))
        t->now.card = CARD_NONE;
    ui_focus_default(t->ui, ui_id_at(t->ui, "watch", 0));
}

const char *story_how(const struct table *t)
{
    return nobody_won(t) ? _("How it went") : _("How it was won");
}

void story_frame(struct table *t)
{
    struct rect window = ui_area(t->ui);
    struct pressed pressed = {0, 0};

    if (t->now.card != CARD_STORY)
        return;
    if (!t->story)
        t->story = story_tell(t);
    if (!t->story) {
        t->now.card = CARD_NONE;
        return;
    }
    struct ui_modal m = ui_modal_begin(t->ui, "story", fminf(window.w - 80, ui_grow(t->ui, 1400)),
                                       window.h - 80, _("The story of the match"), 0);
    if (m.open) {
        struct rect in = m.inside, foot = cut_bottom(&in, ui_button_height(t->ui));
        cut_bottom(&in, 18);
        pages_frame(t, cut_top(&in, ui_button_height(t->ui)));
        cut_top(&in, 18);
        if (t->story_page == STORY_WON)
            pressed = won_page(t, in);
        else if (t->story_page == STORY_COUNTED)
            pressed = counted_page(t, in);
        else
            charts_page(t, in);
        foot_frame(t, foot);
    }
    if (m.closed)
        t->now.card = CARD_NONE;
    ui_modal_end(t->ui);
    if (pressed.event > 0)
        replay_show(t, pressed.event, false);
    if (pressed.judged > 0 && t->h->past->leave)
        t->h->past->leave(t->h, pressed.judged);
}
