#include "table/discreet.h"

#include "base/i18n.h"
#include "table/game.h"
#include "table/hand.h"
#include "table/table.h"
#include "ui/widgets.h"

bool table_own_shown(const struct table *t)
{
    return !t->discreet || t->held || ui_holding(t->ui, ACTION_PEEK);
}

void table_hold_open(struct table *t)
{
    if (!t->held)
        ui_wake(t->ui, 0); /* what was drawn before it */
    t->held = t->holds = true;
}

void discreet_frame(struct table *t)
{
    t->discreet = t->h->humans(t->h) > 1;
    if (t->held && !t->holds)
        ui_wake(t->ui, 0);
    t->held = t->holds;
    t->holds = false;
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

bool discreet_alike(const struct table *t)
{
    const struct table_button *mode = table_mode(t);

    return t->discreet && mode && mode->alike;
}

void discreet_light(const struct table *t, struct pick_lit *lit)
{
    if (t->pick.count == 0 && discreet_alike(t) && !table_own_shown(t))
        lit->of[t->game->begin[0]] = table_mode(t)->alike(t);
}

bool discreet_waits(struct table *t, struct thing thing)
{
    bool in_doubt = thing.kind == t->game->begin[0] && t->pick.count == 0 && discreet_alike(t) &&
                    (table_mode(t)->alike(t) >> thing.index & 1);

    if (!in_doubt || t->doubted || table_own_shown(t))
        return false;
    t->doubted = true;
    t->h->shell->sound(t->h, "paper");
    t->h->shell->toast(
        t->h, _("That depends on what you have. Press again: if nothing happens, hold P or X to see why."));
    return true;
}
