#include "table/recap.h"

#include "base/i18n.h"
#include "base/text.h"
#include "table/game.h"
#include "table/log.h"
#include "table/notes.h"
#include "table/sentence.h"
#include "table/table.h"
#include "ui/widgets.h"

#include <math.h>
#include <string.h>

static float line_height(struct table *t, const char *words, float width)
{
    return ui_text_height(t->ui, STYLE_SMALL, words, width) + 4;
}

static bool worth_a_line(const struct table *t, const struct recap_tale *tale,
                         const struct host_log_line *line)
{
    int worth = log_worth(t->game, line);

    for (size_t i = 0; i < tale->n && worth == LINE_LAST; i++)
        if (tale->line[i].kind == line->kind && tale->line[i].turn == line->turn)
            return false;
    return worth != LINE_DROPPED;
}

/* Where there is no room for all it stays: what the game wants told first, and what took figures along. */
static bool first_told(const struct table *t, const struct host_log_line *line)
{
    int worth = log_worth(t->game, line);

    return line->kind < 0 ? line->gist > 0 : worth == LINE_FIRST || (worth == LINE_LED && line->led);
}

/* Several who did the same, one turn after the other, have one line together. False: it is not so. */
static bool joins(const struct table *t, struct recap_tale *tale, const struct host_log_line *line)
{
    struct host_log_line *last = tale->n > 0 ? &tale->line[tale->n - 1] : NULL;
    char words[HOST_LINE_MAX];
    struct text out = text_over(words, sizeof words);
    int seat[GAME_MAX_SEATS];

    if (!last || last->kind != line->kind || line->actor < 0 || tale->whose == GAME_MAX_SEATS)
        return false;
    for (size_t i = 0; i < tale->whose; i++)
        if (tale->who[i] == line->actor)
            return false;
    size_t n = 0;
    seat[n++] = line->actor;
    for (size_t i = tale->whose; i > 0; i--) /* the newest line came first */
        seat[n++] = tale->who[i - 1];
    if (!sentence_several(t->game, t->h, line->kind, seat, n, &out))
        return false;
    memcpy(last->text, words, sizeof words);
    tale->who[tale->whose++] = line->actor;
    return true;
}

/* Where each acts as in a turn of their own, what others did in the viewer's last turn, after all of the viewer's that is worth a line,
 * has happened since, too. */
uint32_t recap_since(const struct table *t)
{
    const struct host *h = t->h;
    const uint32_t turn_end = h->since(h);
    uint32_t since = turn_end;
    struct host_log_line line;
    uint16_t turn = 0;

    for (size_t i = since && t->game->asked_up ? h->log_count(h) : 0; i > 0 && h->log_line(h, i - 1, &line);
         i--) {
        if (line.number > turn_end)
            continue;
        turn = turn ? turn : line.turn;
        if (line.turn != turn || line.number < 2 ||
            (line.actor == t->viewer && log_worth(t->game, &line) != LINE_DROPPED))
            break;
        if (line.actor >= 0 || line.kind < 0) /* what is dealt belongs to what came before it */
            since = line.number - 1;
    }
    return since;
}

static struct recap_tale tell(const struct table *t)
{
    const struct host *h = t->h;

    struct recap_tale tale = {.n = 0};
    struct host_log_line line;
    for (size_t i = h->log_count(h); i > 0 && tale.n <= RECAP_LINES; i--) {
        if (!h->log_line(h, i - 1, &line) || line.number <= t->since)
            break;
        bool own = t->game->asked_up && line.kind >= 0 &&
                   line.actor == t->viewer; /* which the viewer did in the others' turns */
        if (own || !worth_a_line(t, &tale, &line) || joins(t, &tale, &line))
            continue;
        tale.line[tale.n++] = line;
        tale.who[0] = line.actor;
        tale.whose = 1;
    }
    return tale;
}

/* How much of it is told where there is no room for all. */
enum brevity { WHOLE, NOT_OWN, ENDS, BARE, FIRST };

/* Whether a line stays. A turn stays with what it began with: what the viewer did in it goes first, then all but its beginning and its
 * end, then its end; but where it came to nothing, the end says so and stays alone. */
static bool stays(const struct table *t, const struct recap_tale *tale, size_t i, enum brevity brevity)
{
    const struct host_log_line *line = &tale->line[i];
    size_t last = i, first = i;

    while (last > 0 && tale->line[last - 1].turn == line->turn)
        last--;
    while (first + 1 < tale->n && tale->line[first + 1].turn == line->turn)
        first++;
    if (first_told(t, line))
        return true;
    bool undone = tale->line[last].led && tale->line[last].actor == tale->line[first].actor;
    switch (brevity) {
    case NOT_OWN:
        return i == first || line->actor != t->viewer;
    case ENDS:
        return i == first || (i == last && line->actor != t->viewer);
    case BARE:
        return i == (undone ? last : first);
    case FIRST:
        return false;
    default:
        return true;
    }
}

static const float rounding = 0.5f; /* the room was once added up of the same lines */

/* As much of it as has room: the lines that are told first, without their figures where that helps, and then of the others the newest
 * first, the beginning of every turn before what came after it. most: more than that is not told, however much room there is. */
static struct recap_tale told_by_worth(struct table *t, const struct recap_tale *all, enum brevity most,
                                       float width, float room)
{
    struct recap_tale tale = {.n = 0}, left = *all;
    bool in[RECAP_LINES + 1] = {false};

    for (int pass = FIRST; pass >= (int)most; pass--)
        for (size_t i = 0; i < all->n && i < RECAP_LINES; i++) {
            float high = line_height(t, left.line[i].text, width);
            if (!in[i] && high > room + rounding && left.line[i].gist > 0) {
                left.line[i].text[left.line[i].gist] = '\0';
                high = line_height(t, left.line[i].text, width);
            }
            if (in[i] || high > room + rounding || !stays(t, all, i, (enum brevity)pass))
                continue;
            in[i] = true;
            room -= high;
        }
    for (size_t i = 0; i < all->n; i++)
        if (in[i])
            tale.line[tale.n++] = left.line[i];
    return tale;
}

/* Whether it has a line of every turn that all of it tells of. */
static bool tells_every_turn(const struct recap_tale *tale, const struct recap_tale *all)
{
    size_t told = 0;

    for (size_t i = 0; i < all->n; i++) {
        while (told < tale->n && tale->line[told].turn > all->line[i].turn)
            told++;
        if (told == tale->n || tale->line[told].turn != all->line[i].turn)
            return false;
    }
    return true;
}

static bool any_first(const struct table *t, const struct recap_tale *tale)
{
    for (size_t i = 0; i < tale->n; i++)
        if (first_told(t, &tale->line[i]))
            return true;
    return false;
}

static float lines_height(struct table *t, const struct recap_tale *tale, float width)
{
    float high = 0;

    for (size_t i = 0; i < tale->n; i++)
        high += line_height(t, tale->line[i].text, width);
    return high;
}

static void close_button(struct table *t, struct rect at)
{
    ui_name_next(t->ui, notes_close_words());
    struct ui_response shut = ui_spot(t->ui, ui_id_of(t->ui, "recap shut"), at, SPOT_NO_FOCUS);
    notes_close_plate(t, at, shut.hot);
    if (shut.clicked)
        t->recap_for = t->ask.at;
}

bool recap_aside(const struct table *t)
{
    struct rect card = t->layout.card;
    return t->recap && !rect_empty(card) && rect_empty(rect_common(card, t->layout.middle));
}

bool recap_wanted(struct table *t, bool aside)
{
    const struct host *h = t->h;
    bool asked = table_asks(t) && table_how(t) == ASKS_TURN && !t->lesson.on;
    bool chosen = t->ask.pick.count == 0 || t->recap; /* while one chooses it stays, but does not come, */
    bool spent = t->ask.spent.count == 0 || aside;    /* nor does it hide where somebody is walked */
    return asked && t->since != 0 && h->shell->setting(h, HOST_RECAP) != 0 && chosen && spent &&
           !table_event_same(t->recap_for, t->ask.at) && t->lens.zoom <= 1 && !t->ask.hint_asked &&
           !log_tells(t) && tell(t).n > 0;
}

/* A recap as it is laid out: what it tells, and the heights of its parts. */
struct recap {
    struct recap_tale tale;
    float head, more, all; /* more: of the line that some are missing; 0: none is */
};

static const char *title_words(void)
{
    return _("Since your last turn");
}

static const char *more_words(void)
{
    return _("The rest is in the log.");
}

/* Beside the button that closes it, the title has so much less room. */
static float beside_title(struct table *t)
{
    return notes_button_width(t, notes_close_words()) + 12;
}

/* One of that width, without any lines yet. brief: more has happened than it tells. */
static struct recap recap_bare(struct table *t, float width, bool brief)
{
    struct recap r = {.tale = {.n = 0}};
    float inner = width - 2 * NOTES_MARGIN;

    r.head = ui_text_height(t->ui, STYLE_STRONG, title_words(), inner - beside_title(t)) + 6;
    r.more = brief ? line_height(t, more_words(), inner) : 0;
    r.all = r.head + r.more + 2 * NOTES_MARGIN;
    return r;
}

/* Where all of it has room, so. False: it has not. */
static bool recap_whole(struct table *t, const struct recap_tale *tale, float width, float most,
                        struct recap *r)
{
    *r = recap_bare(t, width, false);
    r->tale = *tale;
    r->all += lines_height(t, tale, width - 2 * NOTES_MARGIN);
    return tale->n <= RECAP_LINES && r->all <= most + rounding;
}

/* Else as much of it as has room, and no more than that. */
static struct recap recap_brief(struct table *t, const struct recap_tale *tale, float width, float most,
                                enum brevity brevity)
{
    struct recap r = recap_bare(t, width, true);
    float inner = width - 2 * NOTES_MARGIN;

    r.tale = told_by_worth(t, tale, brevity, inner, most - r.all);
    r.all += lines_height(t, &r.tale, inner);
    return r;
}

/* One of that width and at most that height. */
static struct recap recap_of(struct table *t, const struct recap_tale *tale, float width, float most)
{
    struct recap r;

    if (recap_whole(t, tale, width, most, &r))
        return r;
    return recap_brief(t, tale, width, most, WHOLE);
}

static float height(void *told, float width)
{
    const struct recap_told *r = told;

    return recap_of(r->t, &r->tale, width, r->t->layout.window.h).all;
}

static float least(void *told, float width)
{
    enum { LINES = 2 }; /* of what happened, with one more that says that this is not all */
    struct table *t = ((const struct recap_told *)told)->t;
    float inner = width - 2 * NOTES_MARGIN;

    return ui_text_height(t->ui, STYLE_STRONG, title_words(), inner - beside_title(t)) + 6 +
           2 * NOTES_MARGIN + (LINES + 1) * (ui_line(t->ui, STYLE_SMALL) + 4);
}

/* So tall that something of every turn is told. */
static float brief(void *told, float width)
{
    const struct recap_told *r = told;

    return fminf(height(told, width), recap_brief(r->t, &r->tale, width, INFINITY, BARE).all);
}

struct layout_card recap_layout(struct table *t, struct recap_told *told)
{
    told->t = t;
    told->tale = tell(t);
    return (struct layout_card){.height = height, .least = least, .brief = brief, .ctx = told};
}

bool recap_fits(const struct recap_told *told)
{
    struct table *t = told->t;
    struct recap r = recap_of(t, &told->tale, t->layout.card.w, t->layout.card.h);

    return any_first(t, &r.tale) || tells_every_turn(&r.tale, &told->tale);
}

bool recap_put_away(struct table *t)
{
    if (t->recap)
        t->recap_for = t->ask.at;
    return t->recap;
}

/* How it lies over the middle: low, with the beginning and the end of every turn. */
static struct recap recap_low(struct table *t, const struct recap_tale *tale, float width)
{
    struct recap_tale ends = told_by_worth(t, tale, ENDS, width, INFINITY);
    struct recap r;

    if (ends.n == tale->n && recap_whole(t, tale, width, t->layout.window.h, &r))
        return r;
    return recap_brief(t, tale, width, t->layout.window.h, ENDS);
}

static float height_over(struct table *t, float width, const void *of)
{
    return recap_low(t, of, width).all;
}

/* Where it hides least of the middle. */
static struct rect recap_over(struct table *t, const struct recap_tale *tale)
{
    float most = fminf(ui_grow(t->ui, 520), t->layout.middle.w - 2 * NOTES_EDGE);
    struct rect at = notes_place(t, most, most * 0.6f, (struct rect){0, 0, 0, 0}, height_over, tale);

    /* what lies behind it does not answer */
    if (ui_spot(t->ui, ui_id_of(t->ui, "recap paper"), at, SPOT_NO_FOCUS | SPOT_QUIET).clicked)
        t->recap_for = t->ask.at;
    return at;
}

void recap_frame(struct table *t)
{
    if (!t->recap)
        return;
    struct recap_tale tale = tell(t);
    bool over = rect_empty(t->layout.card);
    struct rect at = over ? recap_over(t, &tale) : t->layout.card, in = ui_panel(t->ui, at, PANEL_SLIP);
    struct recap r = over ? recap_low(t, &tale, at.w) : recap_of(t, &tale, at.w, at.h);
    ui_keep_clear(t->ui, at);
    struct rect head = cut_top(&in, r.head);
    struct rect corner = cut_right(&head, beside_title(t));
    cut_left(&corner, 12);
    close_button(t, rect_place(corner, corner.w, ui_line(t->ui, STYLE_SMALL) * 1.3f, 0, 0));
    ui_text_in(t->ui, head, STYLE_STRONG, ALIGN_LEFT, title_words(), ui_theme(t->ui)->color.ink);
    for (size_t i = r.tale.n; i > 0; i--) {
        const char *text = r.tale.line[i - 1].text;
        ui_text(t->ui, cut_top(&in, line_height(t, text, in.w)), STYLE_SMALL, text);
    }
    if (r.more > 0)
        ui_text_in(t->ui, cut_top(&in, r.more), STYLE_SMALL, ALIGN_LEFT, more_words(),
                   ui_theme(t->ui)->color.ink_soft);
}
