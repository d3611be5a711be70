#include "table/confirm.h"

#include "base/i18n.h"
#include "base/text.h"
#include "rules/challenge.h"
#include "rules/layout.h"
#include "table/bar.h"
#include "table/bidding.h"
#include "table/cut.h"
#include "table/game.h"
#include "table/lesson.h"
#include "table/sentence.h"
#include "ui/modal.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* --- before -------------------------------------------------------------------------------------------------- */

/* What may come of giving way: a sentence with the mover's name. */
static const char *giving_way(bool last, bool sure)
{
    if (last)
        return sure ? _("Nobody else is asked: %s wins.") : _("Nobody else is asked: %s can win this turn.");
    return sure ? _("If nobody else stops it, %s wins.")
                : _("If nobody else stops it, %s can win this turn.");
}

/* To give way to what can win the match for somebody else, where nobody may be left to stop it. */
static bool ask_before_giving_way(const struct table *t, const game_action *action,
                                  struct confirm_question *q)
{
    const struct challenge *c = table_challenge(t);
    struct bidding b;

    if (!c || !bidding_wanted(t) || c->mover == t->viewer || !(t->stakes.is.may >> c->mover & 1))
        return false;
    bidding_read(t, t->now.bid.number, &b);
    if (action->kind != b.terms.pass_kind)
        return false;
    bool sure = t->stakes.is.sure >> c->mover & 1, last = (t->viewer + 1) % t->h->seats(t->h) == c->mover;
    snprintf(q->title, sizeof q->title, "%s", b.pass_asked);
    snprintf(q->text, sizeof q->text, giving_way(last, sure), table_seat_name(t, c->mover));
    snprintf(q->yes, sizeof q->yes, "%s", b.pass);
    snprintf(q->no, sizeof q->no, "%s", C_("button: go back to the question", "Think again"));
    return true;
}

/* To pass up what can win the match for oneself in this turn: to yield, or a step after which no win is left. */
static bool ask_before_passing_up(const struct table *t, const game_action *action,
                                  struct confirm_question *q)
{
    const struct challenge *c = table_challenge(t);
    const struct game_view *view = table_view_of(t);
    bool own = t->viewer >= 0 && layout_announcer(table_rules(t), view, NULL) == t->viewer,
         bids = c && bidding_wanted(t);
    char way[CONFIRM_WORDS] = "";
    struct text how = text_over(way, sizeof way), says = text_over(q->text, sizeof q->text);
    struct bidding b;

    if (!own || table_given_up(t) || !(t->stakes.is.may >> t->viewer & 1))
        return false;
    if (bids)
        bidding_read(t, t->now.bid.number, &b);
    bool lost =
        bids && !t->discreet && b.terms.own >= 0 && b.terms.own <= b.beaten; /* nothing is left to win */
    if (lost || (bids ? action->kind != b.terms.pass_kind : !outlook_gone(t, view, action)))
        return false;
    snprintf(q->title, sizeof q->title, "%s", bids ? b.pass_asked : _("Pass up this win?"));
    table_say(t, SAY_WINS, &t->stakes.is.way[t->viewer].action, &how);
    text_sentence(&says, "%s", _("You can win this turn."));
    if (how.length > 0)
        text_sentence(&says, "%s", way);
    snprintf(q->yes, sizeof q->yes, "%s", bids ? b.pass : _("Do it anyway"));
    snprintf(q->no, sizeof q->no, "%s", C_("button: go back to the question", "Think again"));
    return true;
}

/* What the game's own words say of such an action. */
static bool ask_in_words(const struct table *t, const game_action *action, struct confirm_question *q)
{
    const struct table_words *words = t->game->words;
    struct action_words w =
        words ? sentence_action(words, table_view_of(t), action) : (struct action_words){0};
    struct sentence_about about = {.h = t->h,
                                   .view = table_view_of(t),
                                   .who = t->viewer,
                                   .arg = action->arg,
                                   .args = action->n,
                                   .unit = table_unit(t)};
    struct text title = text_over(q->title, sizeof q->title), means = text_over(q->text, sizeof q->text),
                yes = text_over(q->yes, sizeof q->yes);

    if (!w.sure.text)
        return false;
    sentence_write(words, &about, w.sure, &title);
    sentence_write(words, &about, w.means, &means);
    sentence_write(words, &about, w.yes, &yes);
    snprintf(q->no, sizeof q->no, "%s", C_("button: do not do it", "Not now"));
    return true;
}

/* An own act after which a rival can win next turn who could not before; said once, behind what the game asks of it. */
static bool ask_before_giving_away(struct table *t, const game_action *action, struct confirm_question *q)
{
    bool told = !t->now.confirm.asked.on && table_event_same(t->warned.asked, t->ask.at) &&
                memcmp(&t->warned.action, action, sizeof *action) == 0;
    struct text means = text_behind(q->text, sizeof q->text);

    if (told || !threats_given(t, action))
        return q->title[0] != '\0';
    threats_say_given(t, &means);
    if (q->title[0] != '\0')
        return true;
    snprintf(q->title, sizeof q->title, "%s", _("This may give the match away"));
    /* TRANSLATORS: button: do it in spite of what may come of it */
    snprintf(q->yes, sizeof q->yes, "%s", _("Do it anyway"));
    snprintf(q->no, sizeof q->no, "%s", C_("button: go back to the question", "Think again"));
    return true;
}

static bool read_question(struct table *t, const game_action *action, struct confirm_question *out)
{
    *out = (struct confirm_question){0};
    if (t->h->shell->setting(t->h, HOST_ASK_FIRST) == 0)
        return false;
    if (ask_before_giving_way(t, action, out) || ask_before_passing_up(t, action, out))
        return true;
    (void)ask_in_words(t, action, out);
    return ask_before_giving_away(t, action, out);
}

bool confirm_wanted(struct table *t, const game_action *action)
{
    struct confirm_question unread;
    const game_action *task;

    bool only =
        t->ask.legal_count < 2 && !t->discreet; /* nothing else could be done, which others may not be told */
    bool told = lesson_asks(t, &task) && task && memcmp(task, action, sizeof *task) == 0;

    if (only || told || !read_question(t, action, &unread))
        return false;
    t->now.confirm.asked = t->ask.at;
    t->now.confirm.action = *action;
    t->warned = (struct warned){.asked = t->ask.at, .action = *action};
    return true;
}

void confirm_frame(struct table *t)
{
    struct confirm_question q;
    game_action action = t->now.confirm.action;

    if (!t->now.confirm.asked.on)
        return;
    if (!table_event_same(t->now.confirm.asked, t->ask.at) || !read_question(t, &action, &q)) {
        t->now.confirm.asked.on = false;
        return;
    }
    const game_action *task;
    bool led = lesson_asks(t, &task) && task && memcmp(task, &action, sizeof action) == 0;
    int answer = ui_confirm_led(t->ui, "confirm", q.title, q.text, q.yes, q.no, led);
    if (answer < 0)
        return;
    t->now.confirm.asked.on = false;
    if (answer > 0) {
        table_hand_in(t, &action);
        return;
    }
    (void)pick_back(&t->ask.pick); /* to where it was not yet complete */
    t->fresh = true;
}

/* --- after --------------------------------------------------------------------------------------------------- */

void confirm_hold(struct table *t, const game_action *action)
{
    if (t->h->hold && t->game->held >> action->kind & 1U)
        t->h->hold(t->h, CONFIRM_MS);
    t->now.confirm.fresh = host_held(t->h) > 0;
}

/* How much of the time is left, along the foot of a button. */
static void time_left(struct table *t, struct rect at, float share)
{
    struct rect bar = rect_pad_xy(cut_bottom(&at, 10), 10, 2);

    cut_bar(ui_gfx(t->ui), bar, bar.w * share, bar.w, ui_theme(t->ui)->color.brass);
}

bool confirm_buttons(struct table *t, struct rect *left)
{
    enum { FRESH_MS = 250 }; /* a key pressed a second time was meant for what it did the first */
    uint32_t ms = host_held(t->h);
    char words[64];

    if (ms == 0 || t->now.looking.on)
        return false;
    struct ui_button go = {.text = C_("button: what was done shall stand, the others may answer", "Go on"),
                           .kind = BUTTON_PRIMARY};
    bool hasty = ui_focus_visible(t->ui) && ms + FRESH_MS > CONFIRM_MS;
    if (bar_button(t, left, "go", &go) && !hasty)
        t->h->hold(t->h, 0);
    /* TRANSLATORS: button: undo what was announced; the seconds for which that is still possible, as short as can be */
    snprintf(words, sizeof words, _("Undo (%u s)"), (unsigned)(ms + 999) / 1000);
    struct ui_button back = {.text = words,
                             .kind = BUTTON_PAPER,
                             .shortcut = ACTION_UNDO,
                             .tip = _("Rivals answer when the time is up.")};
    struct rect at = *left;
    at = cut_right(&at, ui_button_width(t->ui, &back));
    bool pressed = bar_button(t, left, "take-back", &back);
    time_left(t, at, fminf(1, (float)ms / CONFIRM_MS));
    ui_focus_default(t->ui, ui_id_at(t->ui, "go", 0));
    if (t->now.confirm.fresh) /* never on what undoes it: Enter is easily pressed once too often */
        ui_focus(t->ui, ui_id_at(t->ui, "go", 0));
    t->now.confirm.fresh = false;
    if (pressed)
        t->h->undo(t->h);
    ui_wake(t->ui, ui_reduced_motion(t->ui) ? 250 : 0);
    return true;
}
