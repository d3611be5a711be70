#include "scene/solomon/parts.h"

#include "scene/solomon/own.h"
#include "table/game.h"

const struct table_cue solomon_cues[SOLOMON_CUES] = {
    [SOLOMON_DEALT] = {.ms = 170, .ends = "land"},
    [SOLOMON_STARTS] = {.ms = 400, .still = true, .begins = "stamp"},
    [SOLOMON_INVESTED] = {.ms = 300, .still = true, .begins = "payoff"},
    [SOLOMON_PAID] = {.ms = 500, .still = true, .begins = "payoff"},
    [SOLOMON_ANNOUNCED_MOVE] = {.ms = 550, .still = true, .begins = "lift", .early = true},
    [SOLOMON_ANNOUNCED_BURN] = {.ms = 600, .still = true, .begins = "challenge", .early = true},
    [SOLOMON_PASSED] = {.ms = 260, .still = true, .early = true},
    [SOLOMON_CHALLENGED] =
        {.ms = 1000, .still = true, .begins = "challenge", .early = true, .weight = WEIGHT_BEAT},
    [SOLOMON_RAISED] = {.ms = 1000, .still = true, .begins = "raise", .early = true, .weight = WEIGHT_BEAT},
    [SOLOMON_YIELDED] = {.ms = 2000, .still = true, .begins = "yield", .early = true},
    [SOLOMON_RESTRICTED] = {.ms = 300, .still = true, .begins = "stamp"},
    [SOLOMON_RELEASED] = {.ms = 150, .still = true},
    [SOLOMON_TRAVELLED] = {.ms = 700, .begins = "lift", .ends = "land"},
    [SOLOMON_CASE_MOVED] = {.ms = 550, .begins = "case", .ends = "land"},
    [SOLOMON_BURNT] = {.ms = 600, .still = true, .begins = "burn", .weight = WEIGHT_GREAT, .sting = "pyre"},
    [SOLOMON_TURN] = {.ms = 200, .still = true, .begins = "turn"},
    [SOLOMON_ROUND] = {.ms = 150, .still = true},
    [SOLOMON_DIE_ADVANCED] = {.ms = 350, .begins = "tick"},
    [SOLOMON_ROLLED] =
        {.ms = 760, .begins = "die-throw", .ends = "die-bounce", .weight = WEIGHT_GREAT, .sting = "solomon"},
    [SOLOMON_ENDED] = {.ms = 1200, .still = true, .begins = "win"},
};

const char *solomon_sound(const struct table *t, const game_event *e, const char *usual)
{
    switch (e->kind) {
    case SOLOMON_ENDED:
        if (t->viewer < 0)
            return e->arg[0] == SOLOMON_END_DOCTOR ? "solomon" : "win";
        return e->arg[1] >> t->viewer & 1 ? "win" : "lose";
    case SOLOMON_TRAVELLED:
        return e->arg[3] & SOLOMON_BY_TRAIN ? "train" : usual;
    case SOLOMON_TURN: /* one's own turn rings */
        return event_seat(e) == t->viewer ? usual : NULL;
    default:
        return usual;
    }
}

int event_seat(const game_event *event)
{
    switch (event->kind) {
    case SOLOMON_STARTS:
    case SOLOMON_RESTRICTED:
    case SOLOMON_RELEASED:
    case SOLOMON_TURN:
        return event->n > 0 ? event->arg[0] : event->seat;
    default:
        return event->seat;
    }
}

void solomon_begins(struct table *t, const game_event *e, struct game_view *shown)
{
    (void)t;
    if (e->kind == SOLOMON_RELEASED || e->kind == SOLOMON_DIE_ADVANCED || e->kind == SOLOMON_TURN)
        ((struct solomon_view *)shown)->pub.verb = 0; /* the turn is over: nothing is announced any more */
}
