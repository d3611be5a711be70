/* Which of the sentences in conspiracy-1982/table.json is said (table/sentence.h, table/dress.h). */
#include "scene/conspiracy-1982/c82_parts.h"
#include "table/map_board.h"

/* Rows behind those of the kinds, by their names in the file. */
enum { ROW_VEILED = C82_REVEAL + 1, ROW_FEINT, ROW_CARRY, ACTION_ROWS };
static const char action_names[] = "veiled-payoff,feint,move-with-the-case";

static size_t action_row(const struct game_view *view, const game_action *a)
{
    bool pays = a->kind == C82_OPEN || a->kind == C82_PAYOFF;

    (void)view;
    if (pays && a->arg[0] == GAME_HIDDEN)
        return ROW_VEILED;
    if (pays && a->arg[0] == C82_NOBODY)
        return ROW_FEINT;
    return a->kind == C82_MOVE && a->n == 3 && a->arg[2] != 0 ? ROW_CARRY : a->kind;
}

enum {
    ROW_CARRIED = C82_WROTE + 1,
    ROW_COVER_BACK,
    ROW_COVER_SHORT,
    ROW_STOPPED_ON,
    ROW_COVER_ON,
    ROW_LIMIT,
    EVENT_ROWS
};
static const char event_names[] =
    "placed,starts,paid,moved,named,passed,challenged,gave-back,fought,stopped,raised,fell-short,"
    "matched,owes,returned,blown,kept-still,showed,passed-over,round,turn,asks,book,ended,wrote,"
    "moved-with-the-case,cover-taken-back,cover-not-matched,stopped-the-move-stands,"
    "stopped-the-cover-is-blown,ended-by-the-limit";

static size_t event_row(const struct game_view *view, const game_event *e)
{
    const struct c82_view *v = c82_view_of(view);
    bool cover = v->verb == C82_BLOW, stays = v->bidding.step == CHALLENGE_STANDS;

    switch (e->kind) {
    case C82_MOVED:
        return e->arg[3] ? ROW_CARRIED : e->kind;
    case C82_GAVE_BACK:
        return cover ? ROW_COVER_BACK : e->kind;
    case C82_FELL_SHORT:
        return cover ? ROW_COVER_SHORT : e->kind;
    case C82_STOPPED:
        return !stays ? e->kind : cover ? ROW_COVER_ON : ROW_STOPPED_ON;
    case C82_ENDED:
        return e->arg[0] == C82_END_LIMIT ? ROW_LIMIT : e->kind;
    default:
        return e->kind;
    }
}

/* As everybody may know. */
static bool no_cover(const struct table *t)
{
    return !table_offers(t, C82_BLOW);
}

static bool first_bid(const struct table *t)
{
    return shown(t)->bidding.named == 0;
}

static const struct words_when whens[] = {{"no-cover", no_cover}, {"first-bid", first_bid}, {NULL, NULL}};

const struct table_words c82_words = {.actions = ACTION_ROWS,
                                      .action_names = action_names,
                                      .events = EVENT_ROWS,
                                      .event_names = event_names,
                                      .when = whens,
                                      .veiled = 1U << C82_PAYOFF | 1U << C82_OPEN,
                                      .action_row = action_row,
                                      .event_row = event_row,
                                      .cast = &c82_spies};
