#include "table/encore.h"

#include "base/i18n.h"
#include "base/text.h"
#include "table/cut.h"
#include "table/game.h"
#include "table/past.h"
#include "table/replay.h"
#include "table/story.h"
#include "table/strip.h"
#include "table/table.h"
#include "ui/modal.h"
#include "ui/theme.h"
#include "ui/widgets.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { MARGIN = 24 };

bool encore_on(const struct table *t)
{
    return t->encore.on && replay_on(t);
}

bool encore_waits(const struct table *t)
{
    return t->encore.due || t->encore.on;
}

/* --- when ---------------------------------------------------------------------------------------------------- */

/* It is worth it: somebody's match, at a table where things move. */
static bool wanted(const struct table *t)
{
    return t->h->past && t->h->past->encore && t->h->kept(t->h) && !t->lesson.on &&
           host_ms(t->h, 100, true) > 0;
}

/* Of a lesson's end nothing is shown once more; all the longer it is seen. */
static bool learns(const struct table *t)
{
    return t->lesson.on && host_ms(t->h, 100, true) > 0;
}

/* What has just happened stays as it is, with how it ended; a press goes on, but not one that was meant for what went before. */
static bool stays(struct table *t)
{
    enum { STAYS_MS = 2800, LEARNT_MS = 6500, EARLY_MS = 400, LEAST_MS = 2400 };
    uint64_t now = ui_now(t->ui), passed;
    uint32_t ms = host_ms(t->h, t->lesson.on ? LEARNT_MS : STAYS_MS, false);
    ms = ms < LEAST_MS ? LEAST_MS : ms; /* whoever plays fast has waited for this, too */

    if (t->encore.ended == 0)
        t->encore.ended = now;
    passed = now - t->encore.ended;
    if (passed >= ms)
        return false;
    if (ui_any_press(t->ui)) {
        ui_forget_press(t->ui);
        if (passed >= EARLY_MS)
            return false;
    }
    ui_wake(t->ui, (int)(ms - passed));
    return true;
}

static void begin(struct table *t)
{
    bool shows = wanted(t);

    if (shows && !t->story)
        t->story = story_tell(t);
    if ((shows || learns(t)) && stays(t))
        return;
    t->encore.due = false;
    t->encore.ended = 0;
    if (!shows || (t->game->story && t->game->story->counted))
        return;
    t->encore.on = t->story && t->story->steps > 0 && t->h->past->encore(t->h, t->story->turn_from);
    t->encore.since = 0;
    t->encore.begun = ui_now(t->ui);
}

/* The step that the table shows, or showed last. NULL: the first is yet to come. */
static const struct story_step *step_now(const struct table *t)
{
    const struct story *s = t->story;
    uint32_t now = t->play.number > 0 ? t->play.number : t->h->events(t->h);
    const struct story_step *step = NULL;

    for (size_t i = 0; i < s->steps && s->step[i].event <= now; i++)
        step = &s->step[i];
    return step;
}

/* How long the words take to read; nothing for an event that has none. */
static uint32_t reading_ms(const struct table *t)
{
    enum { LOOK_MS = 700, LETTER_MS = 34, LETTERS_MOST = 120, BETWEEN_MS = 150 };
    const struct story_step *step = step_now(t);
    size_t letters = step ? strlen(step->text) + strlen(step->behind) : LETTERS_MOST / 3;

    if (step && step->event != t->h->events(t->h))
        return host_ms(t->h, BETWEEN_MS, false);
    letters = letters < LETTERS_MOST ? letters : LETTERS_MOST;
    return host_ms(t->h, LOOK_MS + LETTER_MS * (uint32_t)letters, false);
}

/* A press that was meant for what went before skips nothing. */
static bool too_early(const struct table *t)
{
    enum { EARLY_MS = 400 };

    return ui_now(t->ui) - t->encore.begun < EARLY_MS;
}

/* The last event of the match is there to be seen. */
static bool at_end(const struct table *t)
{
    return t->h->events(t->h) >= t->h->past->length(t->h) && !perform_busy(t);
}

static void go_on(struct table *t)
{
    uint64_t now = ui_now(t->ui);
    uint32_t ms = reading_ms(t);

    if (ui_any_press(t->ui)) {
        ui_forget_press(t->ui); /* it presses nothing on the plate */
        if (!too_early(t)) {
            t->h->past->close(t->h);
            return;
        }
    }
    if (!t->laying.done || perform_busy(t)) {
        t->encore.since = 0;
        return;
    }
    t->encore.since = t->encore.since > 0 ? t->encore.since : now;
    if (now - t->encore.since < ms) {
        ui_wake(t->ui, (int)(t->encore.since + ms - now));
        return;
    }
    if (at_end(t)) /* it stays there to be read until something is pressed */
        return;
    t->encore.since = 0;
    t->h->past->advance(t->h);
    ui_wake(t->ui, 0);
}

void encore_follow(struct table *t)
{
    if (t->encore.on && !replay_on(t))
        t->encore.on = false; /* it is over: the match itself is there again */
    if (t->encore.due && !perform_busy(t))
        begin(t);
    if (encore_on(t))
        go_on(t);
}

/* --- what is seen -------------------------------------------------------------------------------------------- */

/* What the card says: the step that is there, and in the end what it all came to. */
struct told {
    char head[STORY_WORDS];
    bool winners; /* under it, who won */
    const char *text, *behind;
};

static const char *once_more(void)
{
    return _("Replay: the last turn");
}

/* Whoever sees the last turn again knows already that it is over, and for whom. */
void encore_say_winners(const struct table *t, bool brief, struct text *out)
{
    char names[STORY_WORDS];
    struct text list = text_over(names, sizeof names);
    game_outcome outcome = {0};

    (void)t->h->past->outcome(t->h, &outcome);
    int n = __builtin_popcount(outcome.winners);
    table_seats_named(t, outcome.winners, &list);
    if (brief && n > 1) /* a list that has no room would be too small to be read */
        return;
    if (n == 0 && t->story && t->story->guest)
        text_add(out, P_("%s won", "%s won", 1), t->story->guest);
    else if (n == 0)
        text_add(out, "%s", _("Nobody won"));
    else if (n == 1 && host_is_you(t->h, __builtin_ctz(outcome.winners)))
        text_add(out, "%s", _("You won"));
    else
        /* TRANSLATORS: the name of whoever won the match, or a list of several */
        text_add(out, P_("%s won", "%s won", n), names);
}

static struct told told_at_end(const struct table *t)
{
    const struct story *s = t->story;
    game_outcome outcome;
    bool won = t->h->past->outcome(t->h, &outcome) && outcome.winners != 0;
    struct told told = {.text = s->reason, .behind = ""};

    snprintf(told.head, sizeof told.head, "%s", won ? _("How it was won") : _("How it ended"));
    for (size_t i = 0; i < s->plans; i++)
        if (s->plan[i].event == t->h->past->length(t->h))
            told.behind = s->plan[i].text;
    return told;
}

static float words_height(struct table *t, const char *text, const char *behind, float width)
{
    float h = ui_text_height(t->ui, STYLE_SUBHEAD, text, width);

    return behind[0] != '\0' ? h + 12 + ui_text_height(t->ui, STYLE_BODY, behind, width) : h;
}

static const char *before_first(void)
{
    return _("Everything is open now.");
}

static struct told told_now(const struct table *t)
{
    const struct story_step *step = step_now(t);
    struct told told = {.text = step ? step->text : before_first(), .behind = step ? step->behind : ""};
    struct text head = text_over(told.head, sizeof told.head);

    if (at_end(t) && t->story->reason[0] != '\0')
        return told_at_end(t);
    text_add(&head, "%s", once_more());
    told.winners = true;
    return told;
}

float encore_height(struct table *t, float width)
{
    const struct story *s = t->story;
    struct told end = told_at_end(t);
    char words[STORY_WORDS];
    struct text head = text_over(words, sizeof words);
    float inner = width - 2 * MARGIN, most = fmaxf(words_height(t, before_first(), "", inner),
                                                   words_height(t, end.text, end.behind, inner));

    for (size_t i = 0; i < s->steps; i++)
        most = fmaxf(most, words_height(t, s->step[i].text, s->step[i].behind, inner));
    encore_say_winners(t, false, &head);
    return most + ui_text_height(t->ui, STYLE_HEADING, once_more(), inner) +
           ui_text_height(t->ui, STYLE_STRONG, words, inner) + 2 * MARGIN + 16;
}

static void draw_card(struct table *t)
{
    const struct ui_colors *c = &ui_theme(t->ui)->color;
    struct told told = told_now(t);
    struct rect in = rect_pad(t->layout.card, MARGIN);

    ui_panel(t->ui, t->layout.card, PANEL_PAPER);
    cut_top(&in, ui_text_in(t->ui, in, STYLE_HEADING, ALIGN_LEFT, told.head, c->ink));
    char words[STORY_WORDS];
    struct text winners = text_over(words, sizeof words);
    if (told.winners) {
        encore_say_winners(t, false, &winners);
        cut_top(&in, ui_text_in(t->ui, in, STYLE_STRONG, ALIGN_LEFT, words, c->ink_soft));
    }
    cut_top(&in, 16);
    cut_top(&in, ui_text_in(t->ui, in, STYLE_SUBHEAD, ALIGN_LEFT, told.text, c->ink) + 12);
    if (told.behind[0] != '\0')
        ui_text_in(t->ui, in, STYLE_BODY, ALIGN_LEFT, told.behind, c->ink_soft);
}

bool encore_banner(struct table *t, struct rect at)
{
    char words[STORY_WORDS];
    struct text winners = text_over(words, sizeof words);
    const struct ui_colors *c = &ui_theme(t->ui)->color;

    if (!t->encore.due || !wanted(t))
        return false;
    const char *reason = t->story ? t->story->reason : "";
    encore_say_winners(t, false, &winners);
    gfx_round(ui_gfx(t->ui), at, 4, color_hex(0x140D08));
    struct rect in = rect_pad_xy(at, 16, 2),
                who = cut_left(&in, fminf(ui_text_width(t->ui, STYLE_HEADING, words) + 20, in.w * 0.45f));
    ui_label_fit(t->ui, who, STYLE_HEADING, ALIGN_LEFT, words, c->brass);
    float h = fminf(in.h, ui_text_height(t->ui, STYLE_BODY, reason, in.w));
    ui_text_in(t->ui, rect_place(in, in.w, h, 0, 0.5f), STYLE_BODY, ALIGN_LEFT, reason, c->cream);
    return true;
}

/* What moves now has moved before: a frame round the middle, and a slip on it that says so. */
static void draw_frame(struct table *t)
{
    static const float wide = 8;
    const struct ui_colors *c = &ui_theme(t->ui)->color;
    const char *says = C_("on what is shown again", "Replay");
    struct rect in = rect_pad(t->layout.middle, wide),
                slip = {in.x + in.w / 2, t->layout.middle.y + wide / 2, 0, ui_line(t->ui, STYLE_STRONG)};

    slip.w = ui_text_width(t->ui, STYLE_STRONG, says) + slip.h;
    slip.x -= slip.w / 2;
    cut_frame(ui_gfx(t->ui), in, 10, wide, c->brass);
    cut_slip(ui_gfx(t->ui), slip, c->brass);
    ui_label_in(t->ui, slip, STYLE_STRONG, ALIGN_CENTER, says, c->ink);
}

static void draw_bar(struct table *t)
{
    struct ui_button on = {.text = C_("button: on to how a match ended", "To the result"),
                           .kind = BUTTON_PRIMARY};
    struct rect in = rect_pad_xy(t->layout.bar, 22, 10);

    ui_panel(t->ui, t->layout.bar, PANEL_PAPER);
    struct rect right = cut_right(&in, ui_button_width(t->ui, &on));
    /* any press goes on; this is what says so */
    (void)ui_button_with(t->ui, "on", 0, rect_centered(right, right.w, ui_button_height(t->ui)), &on);
    ui_focus_default(t->ui, ui_id_at(t->ui, "on", 0));
    cut_right(&in, 20);
    if (strip_up(t)) /* over the map it would lie on what is shown */
        strip_frame(t, in);
    else if (!perform_words(t, in))
        ui_label_fit(t->ui, in, STYLE_BODY, ALIGN_LEFT,
                     _("The match is over. Press anything for the result."), ui_theme(t->ui)->color.ink_soft);
}

void encore_frame(struct table *t)
{
    if (!encore_on(t))
        return;
    (void)ui_layer_begin(t->ui, "encore");
    table_frame_past(t); /* the card says the rest, which would lie on what is shown */
    draw_frame(t);
    draw_card(t);
    draw_bar(t);
    (void)ui_action(t->ui, ACTION_MENU);
    if (t->encore.since == 0 && !perform_busy(t))
        ui_wake(t->ui, 0); /* the event has just ended: from now on it is read */
    ui_layer_end(t->ui);
}
