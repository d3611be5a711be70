#include "table/ending.h"

#include "base/i18n.h"
#include "base/text.h"
#include "table/ending_inside.h"
#include "table/game.h"
#include "table/lesson.h"
#include "table/replay.h"
#include "table/story.h"
#include "table/table.h"
#include "ui/widgets.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum verdict ending_verdict(const struct table *t, uint32_t winners)
{
    if (table_given_up(t))
        return VERDICT_LOST;
    if (winners == 0)
        return VERDICT_NOBODY;
    if (t->viewer >= 0 && !(winners >> t->viewer & 1))
        return VERDICT_LOST;
    return (winners & (winners - 1)) != 0 ? VERDICT_SHARED : VERDICT_WON;
}

/* By who has won and who looks; where nobody of those who play looks, the winners by name. */
static void usual_title(const struct table *t, struct ending *e)
{
    enum verdict verdict = ending_verdict(t, e->winners);
    bool several = verdict == VERDICT_SHARED;
    struct text words = text_over(e->title_words, sizeof e->title_words);

    if (verdict == VERDICT_NOBODY)
        e->title = _("Nobody wins");
    else if (verdict == VERDICT_LOST)
        e->title = _("Defeat");
    else if (t->viewer >= 0)
        e->title = several ? _("A shared victory") : _("Victory");
    else {
        text_add(&words, several ? _("%s share the victory") : _("%s wins"), e->names);
        e->title = e->title_words;
    }
}

static void again(struct table *t)
{
    game_error err = {""};
    if (!t->h->again(t->h, &err))
        t->h->shell->toast(t->h, err.text);
}

enum choice { NEXT_AGAIN, NEXT_STORY, NEXT_SEATS, NEXT_CHARTS, NEXT_REPLAY, NEXT_TITLE };

static void go_on(struct table *t, enum choice next)
{
    switch (next) {
    case NEXT_SEATS:
        t->now.end_page = t->now.end_page == END_PLATE ? END_SEATS : END_PLATE;
        break;
    case NEXT_STORY:
        story_open(t, STORY_WON);
        break;
    case NEXT_CHARTS:
        story_open(t, STORY_CHARTS);
        break;
    case NEXT_REPLAY:
        replay_show(t, 0, true);
        break;
    case NEXT_AGAIN:
        again(t);
        break;
    default:
        t->h->shell->leave(t->h);
    }
}

const struct ending_keys ending_keys[ENDING_KEYS] = {{1, 1.05f, 16, 70, false, false},
                                                     {1, 0.9f, 12, 40, false, false},
                                                     {1, 0.9f, 12, 40, true, false},
                                                     {2, 1.1f, 18, 40, false, false},
                                                     {2, 0.9f, 12, 40, true, false}};

static struct ui_button button_of(const struct table *t, const struct ending *e, enum choice choice)
{
    const char *words[ENDING_NEXT] = {
        [NEXT_AGAIN] = _("Play again"),
        [NEXT_STORY] = story_how(t),
        [NEXT_SEATS] = t->now.end_page == END_PLATE ? e->seats_word : _("Back"),
        [NEXT_CHARTS] = _("Charts"),
        [NEXT_REPLAY] = C_("button: watch a finished game again", "Replay"),
        [NEXT_TITLE] = _("Back to the title"),
    };
    enum ui_button_kind first = t->now.end_page == END_PLATE ? BUTTON_BRIGHT : BUTTON_PRIMARY;
    return (struct ui_button){.text = words[choice], .kind = choice == 0 ? first : BUTTON_PAPER};
}

float ending_button_width(const struct table *t, const struct ending *e)
{
    float most = 0;
    for (int i = 0; i < ENDING_NEXT; i++) {
        struct ui_button b = button_of(t, e, (enum choice)i);
        most = fmaxf(most, ui_button_width(t->ui, &b));
    }
    return most;
}

float ending_buttons_height(const struct table *t, const struct ending_keys *k)
{
    int rows = ENDING_NEXT / k->columns;
    return (ui_button_height(t->ui) * k->high + k->apart) * (float)rows - k->apart;
}

/* In a column the first is higher than the others, which are what one may want besides. */
static struct rect button_at(struct rect at, int i, const struct ending_keys *k)
{
    static const float lead = 1.4f; /* times the others' height */
    float one = (at.h - k->apart * (float)(ENDING_NEXT - 1)) / (ENDING_NEXT - 1 + lead);

    if (k->columns > 1)
        return rect_grid(at, i, k->columns, k->few ? 1 : ENDING_NEXT / k->columns, k->apart);
    struct rect first = cut_top(&at, one * lead);
    cut_top(&at, k->apart);
    return i == 0 ? first : rect_grid(at, i - 1, 1, ENDING_NEXT - 1, k->apart);
}

void ending_buttons(struct table *t, const struct ending *e, struct rect at, const struct ending_keys *k)
{
    for (int i = 0; i < (k->few ? k->columns : ENDING_NEXT); i++) {
        struct ui_button b = button_of(t, e, (enum choice)i);
        if (ui_button_with(t->ui, "end", i, button_at(at, i, k), &b)) {
            go_on(t, (enum choice)i);
            return;
        }
    }
    ui_focus_default(t->ui, ui_id_at(t->ui, "end", 0));
}

bool ending_looked_past(const struct table *t)
{
    game_outcome outcome;

    return t->now.end_page == END_BOARD && !replay_on(t) && !encore_waits(t) && !lesson_astray(t) &&
           table_over(t) && !perform_busy(t) && t->h->over(t->h, &outcome);
}

/* What is known of the plate is read once. */
static void know_plate(struct table *t, const char *picture, const char *hero)
{
    if (!picture)
        picture = "";
    if (!t->plate.picture || strcmp(t->plate.picture, picture) != 0)
        t->plate = (struct plate){.picture = picture, .known = poster_read(picture)};
    snprintf(t->plate.hero, sizeof t->plate.hero, "%s", hero);
}

static void tell_given_up(struct table *t, struct ending *e, struct text *reason)
{
    bool alone = t->h->humans(t->h) == 1;

    e->hero[0] = '\0';
    e->title = alone ? _("You gave up") : _("Given up");
    text_add(
        reason,
        alone
            ? _("You gave up in round %u, and the match counts as lost. All that was hidden may be seen now.")
            : _("The match was given up in round %u and counts for nobody. All that was hidden may be seen "
                "now."),
        table_round(t));
}

/* A game's words are of its own ends; of a match that was given up it has the plate alone, that of a defeat, and without its hero. */
static void tell_end(struct table *t, struct ending *e, struct text *reason)
{
    if (t->game->ending)
        t->game->ending(t, e, reason);
    if (table_given_up(t)) {
        text_back_to(reason, 0);
        tell_given_up(t, e, reason);
    }
}

void ending_reason(struct table *t, const struct game_view *end, const game_outcome *outcome,
                   struct text *out)
{
    struct ending e = {.winners = outcome->winners, .seats_word = "", .seats_stamp = ""};
    union table_view shown = t->view;
    int viewer = t->viewer, n = __builtin_popcount(e.winners);

    table_show(t, end);
    struct text names = text_over(e.names, sizeof e.names);
    if (n == 1)
        text_add(&names, "%s", table_seat_told(t, __builtin_ctz(e.winners)));
    else
        table_seats_named(t, e.winners, &names);
    usual_title(t, &e);
    int first = n == 1 ? __builtin_ctz(e.winners) : SEAT_NONE;
    t->viewer =
        host_is_you(t->h, first) ? first : SEAT_NONE; /* else what follows speaks of all by their names */
    tell_end(t, &e, out);
    t->viewer = viewer;
    if (out->length == 0)
        text_add(out, "%s", e.title);
    t->view = shown;
}

void ending_frame(struct table *t)
{
    struct ending e = {.seats_word = _("The players"), .seats_stamp = "", .plate = NULL};
    struct text reason = text_over(e.reason, sizeof e.reason);
    game_outcome outcome;

    if (replay_on(t) || encore_waits(t) || lesson_astray(t) || !table_over(t) || perform_busy(t) ||
        t->now.looking.on || t->now.card != CARD_NONE || !t->h->over(t->h, &outcome))
        return;
    e.winners = outcome.winners;
    struct text names = text_over(e.names, sizeof e.names);
    table_seats_named(t, e.winners, &names);
    usual_title(t, &e);
    tell_end(t, &e, &reason);
    know_plate(t, e.plate, e.hero);
    if (t->now.end_page == END_PLATE)
        ending_plate_page(t, &e);
    else if (t->now.end_page == END_SEATS)
        ending_seats_page(t, &e);
    else
        ui_focus_default(t->ui, ui_id_at(t->ui, "back-to-end", 0));
}
