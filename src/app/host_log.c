/* The host's calls about the log of the match in play, in words. */
#include "app/app.h"
#include "base/i18n.h"
#include "base/text.h"
#include "rules/layout.h"
#include "rules/match.h"
#include "table/game.h"
#include "table/log.h"
#include "table/sentence.h"

#include <stdlib.h>
#include <string.h>

void app_log_clear(struct app *a)
{
    free(a->log.line);
    a->log = (struct app_log){0};
}

/* Event n is the answer of one who had no other, and whose secrets are their own at this screen or open to all. */
static bool had_no_choice(const struct app *a, const struct table_game *table, uint32_t n, int actor)
{
    const struct match *m = session_match(a->session);
    game_decision d = match_decision(m, n - 1);
    game_action legal[2];
    bool open = session_is_record(a->session),
         own = actor >= 0 && session_humans(a->session) == 1 && session_seat(a->session, actor)->human;
    return actor >= 0 && (open || own) && table && (size_t)d.phase < table->phases &&
           table->asks[d.phase] == ASKS_BID && match_legal(m, n - 1, actor, legal, 2) == 1;
}

/* Room for another line; NULL: no memory. It counts once it has words. */
static struct host_log_line *next_line(struct app_log *log)
{
    if (log->count == log->room) {
        size_t room = log->room * 2 + 64;
        void *grown = realloc(log->line, room * sizeof *log->line);
        if (!grown)
            return NULL;
        log->line = grown;
        log->room = room;
    }
    return &log->line[log->count];
}

/* In which turn a side did what followed from an event: in the one that it led to, in a whole one that lies between, or in the one that it
 * belongs to. */
static uint16_t turn_of(int side, const struct host_happening *what)
{
    const struct turns *before = turns_in(what->before), *after = turns_in(what->after);

    if (side == after->turn)
        return after->turns;
    return side != before->turn && after->turns > before->turns + 1 ? (uint16_t)(after->turns - 1)
                                                                    : before->turns;
}

/* What followed from an event and has lines of its own, behind that of the event. */
static void tell_after(struct app *a, const struct table_game *game, const struct host_happening *what,
                       const struct host_log_line *first)
{
    struct host_log_line line = *first, *at;
    struct sentence_line said = {0};

    line.kind = -1;
    line.led = false;
    for (;;) {
        struct text text = text_over(line.text, sizeof line.text);
        sentence_log_line(game, &a->host, what, &said, &text);
        line.actor = said.whose;
        line.side = said.side;
        line.side_turn = turn_of(said.side, what);
        line.gist = said.gist;
        line.sought = said.sought;
        if (text.length == 0 || !(at = next_line(&a->log)))
            return;
        *at = line;
        a->log.count++;
    }
}

/* What a recap drops, done by several one after the other in a turn, or by one again, has one line together, which is that of the last. */
static bool joins(struct app *a, const struct table_game *table, const struct host_log_line *line,
                  struct host_log_line *last)
{
    const struct match *m = session_match(a->session);
    int seat[GAME_MAX_SEATS];
    size_t n = 0;
    uint32_t first = line->number;

    if (!table || last->number + 1 != line->number || last->kind != line->kind || last->turn != line->turn ||
        log_worth(table, line) != LINE_DROPPED)
        return false;
    while (first > 1 && match_action(m, first - 2).kind == line->kind &&
           match_decision(m, first - 2).turn == line->turn)
        first--;
    for (uint32_t k = first; k <= line->number; k++) {
        bool in = false;
        for (size_t i = 0; i < n; i++)
            in |= seat[i] == match_actor(m, k - 1);
        if (!in && n < GAME_MAX_SEATS)
            seat[n++] = match_actor(m, k - 1);
    }
    struct host_log_line joint = *line;
    struct text text = text_over(joint.text, sizeof joint.text);
    if (!sentence_several(table, &a->host, line->kind, seat, n, &text))
        return false;
    joint.actor = joint.side = SEAT_NONE;
    *last = n > 1 ? joint : *line;
    return true;
}

/* Puts an event into words. */
static void tell(struct app *a, const struct table_game *table, uint32_t n)
{
    struct host_happening what;
    struct host_log_line *at = next_line(&a->log);
    if (!at || !session_happening(a->session, n, &what))
        return;
    const struct match *m = session_match(a->session);
    game_decision before = match_decision(m, n - 1), after = match_decision(m, n);
    struct host_log_line line = {
        .number = n, .actor = what.actor, .turn = before.turn, .round = before.round};
    const struct turns *turns = turns_in(what.before);
    line.side = turns->turn >= session_seats(a->session) ? turns->turn : what.actor; /* who acts for it */
    line.side_turn = turns->turns;
    if (before.round == 0 && what.actor == SEAT_NATURE)
        line.round = after.round > 0 && before.turn == after.turn ? 0 : before.round;
    line.kind = what.action.kind;
    struct text text = text_over(line.text, sizeof line.text);
    line.led = sentence_log(table, &a->host, &what, &text);
    if (text.length > 0 && had_no_choice(a, table, n, what.actor))
        /* TRANSLATORS: behind a line of the log: the player had no other answer */
        text_add(&text, " %s", _("(no choice)"));
    struct host_log_line *last = a->log.count > 0 ? &a->log.line[a->log.count - 1] : NULL;
    if (last && last->number + 1 == n && sentence_log_instead(table, &what, last->kind)) {
        *last = line;
    } else if (text.length > 0 && !(last && joins(a, table, &line, last))) {
        *at = line;
        a->log.count++;
    }
    tell_after(a, table, &what, &line);
}

static void tell_log(struct app *a)
{
    struct app_log *log = &a->log;
    bool record = session_is_record(a->session); /* all of it, whatever moment is shown */
    uint32_t shown = record ? session_length(a->session) : session_played(a->session);
    if (record && log->told == shown)
        return;
    if (log->epoch != session_epoch(a->session) || log->told > shown) {
        log->count = log->told = 0;
        log->epoch = session_epoch(a->session);
    }
    for (uint32_t n = log->told + 1; log->told > 0 && n <= shown; n++)
        if (session_opens(a->session, n))
            log->count = log->told = 0; /* what was hidden is told again */
    const struct table_game *table = a->host.table(&a->host);
    while (log->told < shown)
        tell(a, table, ++log->told);
}

static size_t log_count(const struct host *h)
{
    tell_log(app_of(h));
    return app_of(h)->log.count;
}

static bool log_line(const struct host *h, size_t i, struct host_log_line *out)
{
    const struct app_log *log = &app_of(h)->log;
    if (i >= log_count(h))
        return false;
    *out = log->line[i];
    return true;
}

void app_host_log(struct app *a)
{
    struct host *h = &a->host;

    h->log_count = log_count;
    h->log_line = log_line;
}
