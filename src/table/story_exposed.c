/* By whose turn the match was given away: the one after which the winner could win with its next turn, and could until it did. */
#include "base/text.h"
#include "table/game.h"
#include "table/past.h"
#include "table/story.h"
#include "table/table.h"

#include <string.h>

enum { BACK = 24 }; /* turns before the last; nobody waits longer with a win in hand */

/* A turn as it begins. */
struct began {
    uint32_t event; /* how many there were before it */
    game_decision decision;
    union table_view view;
};

static const struct game_view *view_of(const struct began *b)
{
    return (const struct game_view *)(const void *)b->view.bytes;
}

/* The turn before the one with that many events before it; false: it was the first. */
static bool turn_before(const struct table *t, uint32_t event, struct began *out)
{
    const struct host_past *past = t->h->past;
    int turn = 0;
    bool found = false;

    for (uint32_t n = event; n-- > 0;) {
        const struct game_view *view = past->view(t->h, n);
        game_decision d = table_rules(t)->view_decision(t->box, view);
        if (d.round == 0 || (found && d.turn != turn))
            break;
        if (d.chance || d.over)
            continue;
        turn = d.turn;
        found = true;
        out->event = n;
        out->decision = d;
        memcpy(out->view.bytes, view, table_rules(t)->view_size);
    }
    return found;
}

/* As the turn begins, the seat can win with its own next one, which may be this. */
static bool in_reach(const struct table *t, const struct began *b, int seat)
{
    struct outlook now;
    struct outlook_next next;
    struct outlook_task task = {.rules = table_rules(t),
                                .box = t->box,
                                .view = view_of(b),
                                .mover = game_asked(&b->decision, 0),
                                .open = t->game->wins_open && t->game->wins_open(view_of(b))};

    if (task.mover == seat)
        return outlook_find(&task, &now) && (now.may >> seat & 1);
    return outlook_next(&task, &next) && (next.may >> seat & 1);
}

bool story_exposed(const struct table *t, struct story_exposed *out)
{
    const struct table_story *game = t->game->story;
    const struct host_past *past = t->h->past;
    struct began now, then;
    game_outcome outcome;
    int winner = 0;

    *out = (struct story_exposed){.seat = SEAT_NONE};
    if (!game || !game->exposed || !past || !past->outcome(t->h, &outcome) || outcome.winners == 0)
        return false;
    while (!(outcome.winners >> winner & 1))
        winner++;
    if (!turn_before(t, past->length(t->h), &now) || game_asked(&now.decision, 0) != winner ||
        !in_reach(t, &now, winner))
        return false;
    for (int i = 0; i < BACK && turn_before(t, now.event, &then); i++) {
        if (!in_reach(t, &then, winner)) {
            struct text words = text_over(out->text, sizeof out->text);
            out->seat = game_asked(&then.decision, 0);
            out->event = now.event;
            if (out->seat != winner)
                game->exposed(t, view_of(&then), view_of(&now), winner, then.decision.round, &words);
            return words.length > 0;
        }
        now = then;
    }
    return false;
}
