#include "table/discreet.h"

#include "base/i18n.h"
#include "base/text.h"
#include "table/game.h"
#include "table/hand.h"
#include "table/table.h"
#include "ui/widgets.h"

bool table_own_shown(const struct table *t)
{
    return !t->discreet || (t->now.held && ui_answers(t->ui)) || ui_holding(t->ui, ACTION_PEEK);
}

void table_hold_open(struct table *t)
{
    if (!t->now.held)
        ui_wake(t->ui, 0); /* what was drawn before it */
    t->now.held = t->now.holds = true;
}

void discreet_frame(struct table *t)
{
    t->discreet = t->h->humans(t->h) > 1;
    if (t->now.held && !t->now.holds)
        ui_wake(t->ui, 0);
    t->now.held = t->now.holds;
    t->now.holds = false;
    if (t->discreet && t->viewer >= 0 && table_own_shown(t))
        t->looked |= 1U << t->viewer;
}

static const float before_look = 8;

static struct ui_button look_button(bool *held)
{
    return (struct ui_button){.text = C_("button: look at what you have yourself", "Look"),
                              .tip = _("It shows for as long as you hold this."),
                              .kind = BUTTON_QUIET,
                              .held = held};
}

float discreet_look_width(struct table *t)
{
    bool unread;
    struct ui_button look = look_button(&unread);

    return t->discreet ? ui_button_width(t->ui, &look) + before_look : 0;
}

struct rect discreet_look(struct table *t, struct rect at)
{
    bool held = false;
    struct ui_button look = look_button(&held);
    struct rect right = cut_right(&at, discreet_look_width(t));

    cut_left(&right, before_look);
    if (right.w > 0)
        (void)ui_button_with(t->ui, "look", 0, rect_centered(right, right.w, ui_button_height(t->ui)), &look);
    if (held)
        table_hold_open(t);
    return at;
}

int discreet_hand(struct table *t, const char *key, struct rect at, const struct hand *hand, bool secret)
{
    struct hand shown = *hand;
    bool held = false, others = secret && t->discreet;

    shown.covered = others && !table_own_shown(t);
    shown.held = others ? &held : NULL;
    int pressed = hand_frame(t->ui, key, at, &shown);
    if (held)
        table_hold_open(t);
    return pressed;
}

bool discreet_offers(const struct table *t, const struct table_button *button)
{
    return t->discreet && button && button->offered;
}

bool discreet_looked(const struct table *t)
{
    return !t->discreet || (t->viewer >= 0 && t->looked >> t->viewer & 1U);
}

const char *discreet_words(void)
{
    return _("Only what you have counts. Look at it, then press again.");
}

void discreet_asks(const struct table *t, const char *words, struct text *out)
{
    if (t->discreet && words[0] != 0)
        /* TRANSLATORS: a person's name, and what they are asked: `Bo: Do you challenge?` */
        text_add(out, _("%s: %s"), table_seat_name(t, t->viewer), words);
    else
        text_add(out, "%s", words);
}

bool discreet_lacks(const struct table *t)
{
    struct pick_lit open = table_shines(t);
    uint64_t any = 0;

    for (int kind = 0; kind < PICK_KINDS; kind++)
        any |= open.of[kind];
    return discreet_offers(t, table_mode(t)) && table_own_shown(t) && t->ask.pick.count > 0 && any == 0;
}

const char *discreet_lacks_words(void)
{
    return _("You have too little for that.");
}

bool discreet_refuses(struct table *t, const game_action *action)
{
    if (!discreet_offers(t, table_mode(t)) || (discreet_looked(t) && table_legal(t, action)))
        return false;
    t->h->shell->sound(t->h, "paper");
    t->h->shell->toast(t->h, discreet_words());
    return true;
}
