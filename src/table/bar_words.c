/* The sentence at the bar: what is asked, or what goes on; and under it why something cannot be done. */
#include "base/i18n.h"
#include "base/text.h"
#include "table/bar_inside.h"
#include "table/bidding.h"
#include "table/game.h"
#include "table/lesson.h"
#include "table/sentence.h"
#include "table/strip.h"
#include "table/table.h"

#include <math.h>
#include <string.h>

static void tell_waiting(const struct table *t, struct text *out)
{
    int thinking = t->h->thinking(t->h), next = table_next(t);

    if (table_closed(t))
        text_add(out, "%s", _("The match is over."));
    else if (thinking >= 0 && !t->lesson.on) /* whose opponents do as is written */
        text_add(out, _("%s is thinking …"), table_seat_name(t, thinking));
    else if (next >= 0 && next != t->viewer && !t->lesson.on) /* which waits for its reader */
        text_add(out, _("Waiting for %s."), table_seat_name(t, next));
    else if (!t->lesson.on && t->play.last > 0) /* the viewer has answered: what was shown last stands */
        table_say(t, SAY_NOW, NULL, out);
}

bool bar_obvious(const struct table *t)
{
    return t->h->obvious && t->h->obvious(t->h) && !perform_busy(t);
}

void bar_tell_obvious(const struct table *t, struct text *out)
{
    struct bidding b = {.cannot = ""};
    char words[200];
    struct text sole = text_over(words, sizeof words);

    if (table_how(t) == ASKS_BID && table_challenge(t))
        bidding_read(t, t->now.bid.number, &b);
    else
        table_say(t, SAY_SOLE, NULL, &sole);
    if (b.cannot[0] != '\0' || sole.length > 0) {
        text_sentence(out, "%s", sole.length > 0 ? words : b.cannot);
        text_sentence(out, "%s", _("So your answer is given for you."));
    } else
        text_sentence(out, "%s", _("You have no choice, so your answer is given for you."));
}

/* What the viewer is asked for. */
static void tell_asked(const struct table *t, struct text *out)
{
    char words[320];
    struct text asked = text_over(words, sizeof words);
    const game_action *task;
    if (lesson_asks(t, &task) && !task && t->ask.spent.count + t->ask.pick.count == 0) {
        text_add(out, "%s", _("Read on first: your turn can wait."));
        return;
    }
    if (bidding_must(t, out))
        return;
    if (discreet_lacks(t))
        text_add(&asked, "%s", discreet_lacks_words());
    else
        table_say(t, SAY_ASK, NULL, &asked);
    discreet_asks(t, words, out);
}

/* The event that is being shown; or what led to it. */
static void tell_event(const struct table *t, struct text *out)
{
    const struct host_happening *what = t->h->next(t->h);

    table_say(t, SAY_NOW, NULL, out);
    if (out->length == 0 && what && perform_cue(t, &t->play.now)->logged)
        (void)sentence_log(t->game, t->h, what, out);
}

/* What the viewer is asked for, or what is going on. */
static void tell(const struct table *t, struct text *out)
{
    if (t->now.looking.on)
        text_add(out, "%s", _("Looking back: you cannot act in the past."));
    else if (host_held(t->h) > 0 || bar_obvious(t))
        strip_words(t, false, out);
    else if (table_asks(t))
        tell_asked(t, out);
    else if (t->play.running)
        tell_event(t, out);
    if (out->length == 0 && t->play.running)
        table_say(t, SAY_STANDS, NULL, out);
    if (out->length == 0)
        tell_waiting(t, out);
}

/* Why a button of a turn is grey, or what should be known of it; NULL: nothing. */
static const char *note_on(const struct table *t, const struct table_button *b, bool grey)
{
    if (bar_is_off(t, b) != grey)
        return NULL;
    if (grey)
        return table_why(t, b);
    if (b->note_empty && bar_is_empty(t, b))
        return i18n_marked(b->note_empty);
    return b->note ? b->note(t) : NULL;
}

/* First what should be known of one that is open, then why another is grey, unless the sentence has said so; in lines, the last of
 * them left out where there is no room for it. */
static void write_notes(struct table *t, const char *said, float wide, float high, struct text *out)
{
    if (!table_asks(t) || perform_busy(t) || table_how(t) != ASKS_TURN || t->ask.pick.count > 0)
        return;
    for (int grey = 0; grey <= 1; grey++)
        for (size_t i = t->game->turn_buttons; i-- > 0;) {
            const char *note = note_on(t, &t->game->button[i], grey == 1);
            size_t length = out->length;
            if (!note || strstr(said, note) || strstr(out->at, note))
                continue;
            text_sentence(out, "%s", note);
            if (ui_text_height(t->ui, STYLE_SMALL, out->at, wide) > high)
                text_back_to(out, length);
        }
}

/* Rather than that a sentence is cut short, whole ones are left out, the last first. */
static void leave_out(struct table *t, char *words, struct rect at)
{
    while (ui_text_height(t->ui, STYLE_SMALL, words, at.w) > at.h) {
        size_t end = strlen(words);
        while (end > 1 && !(words[end] == ' ' && strchr(".?!", words[end - 1])))
            end--;
        if (end <= 1)
            return;
        words[end] = '\0';
    }
}

void bar_prompt(struct table *t, struct rect at)
{
    char buffer[320];
    struct text line = text_over(buffer, sizeof buffer);
    tell(t, &line);
    if (!t->discreet || !table_own_shown(t)) /* the others hear it, too */
        ui_say(t->ui, buffer);
    static const enum ui_style styles[] = {STYLE_SUBHEAD, STYLE_STRONG, STYLE_SMALL};
    size_t k = 0;
    if (t->layout.bar_rows > 0) /* else the card says it */
        leave_out(t, buffer, at);
    while (k < 2 && ui_text_height(t->ui, styles[k], buffer, at.w) > at.h)
        k++;
    const struct ui_colors *c = &ui_theme(t->ui)->color;
    float h = ui_text_height(t->ui, styles[k], buffer, at.w);
    char notes[400];
    struct text why = text_over(notes, sizeof notes);
    write_notes(t, buffer, at.w, at.h - h, &why);
    float under = why.length > 0 ? ui_text_height(t->ui, STYLE_SMALL, notes, at.w) : 0;
    if (t->layout.bar_rows == 0 && h > at.h) /* the card says it */
        return;
    if (h + under < at.h)
        at = rect_place(at, at.w, h + under, 0, 0.5f);
    float wide = fmaxf(ui_text_width(t->ui, styles[k], buffer),
                       under > 0 ? ui_text_width(t->ui, STYLE_SMALL, notes) : 0);
    ui_keep_clear(t->ui, rect_place(at, fminf(at.w, wide), at.h, 0, 0));
    ui_text_in(t->ui, cut_top(&at, h), styles[k], ALIGN_LEFT, buffer, table_asks(t) ? c->ink : c->ink_soft);
    if (under > 0)
        ui_text_in(t->ui, at, STYLE_SMALL, ALIGN_LEFT, notes, c->ink_soft);
}
