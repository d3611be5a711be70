#include "table/ledger.h"

#include "base/i18n.h"
#include "base/text.h"
#include "table/badges.h"
#include "table/cast.h"
#include "table/game.h"
#include "table/past.h"
#include "table/replay.h"
#include "table/roster.h"
#include "table/seats.h"
#include "table/table.h"
#include "ui/spot.h"
#include "ui/widgets.h"

#include <float.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

/* What has been read of the match so far, by this viewer. */
struct ledger {
    uint32_t epoch, read;
    int viewer;
    bool open;
    struct ledger_entry *entry;
    size_t n, room;
    int next_thing, next_amount; /* what is about to be written, as it was shown last */
};

/* --- what stands in them ------------------------------------------------------------------------------------- */

static bool all_open(const struct table *t)
{
    return t->h->past && t->h->past->length(t->h) > 0 && t->h->over(t->h, NULL);
}

static void add(struct ledger *l, const struct ledger_entry *e)
{
    if (l->n == l->room) {
        size_t room = l->room > 0 ? l->room * 2 : 32;
        struct ledger_entry *more = realloc(l->entry, room * sizeof *more);
        if (!more)
            return;
        l->entry = more;
        l->room = room;
    }
    l->entry[l->n++] = *e;
}

/* Reads on where it left off; anew where the past was rewritten, or somebody else looks. NULL: no memory. */
static const struct ledger *read_on(struct table *t)
{
    bool open = all_open(t);
    uint32_t length = open ? t->h->past->length(t->h) : t->h->events(t->h);
    struct ledger *l = t->ledger ? t->ledger : calloc(1, sizeof *l);

    t->ledger = l;
    if (!l)
        return NULL;
    if (l->epoch != t->epoch || l->viewer != t->viewer || l->open != open || l->read > length) {
        l->n = l->read = 0;
        l->epoch = t->epoch;
        l->viewer = t->viewer;
        l->open = open;
    }
    while (l->read < length) {
        struct host_happening what;
        struct ledger_entry e = {.seat = SEAT_NONE, .thing = -1, .event = ++l->read};
        if (!(open ? t->h->past->happening(t->h, l->read, &what) : t->h->happening_at(t->h, l->read, &what)))
            continue;
        e.round = table_rules(t)->view_decision(t->box, what.before).round;
        if (t->game->ledger->entry(t, &what, open, &e) && e.seat >= 0)
            add(l, &e);
    }
    return l;
}

void ledger_free(struct ledger *ledger)
{
    if (ledger)
        free(ledger->entry);
    free(ledger);
}

/* --- a page --------------------------------------------------------------------------------------------------- */

enum { PAD = 7 }; /* between words */

struct page {
    struct ruled_sheet sheet;
    float top;      /* where its head ends */
    float side;     /* what the bar takes that scrolls it */
    float edge;     /* from that of the paper to what is written: clear of the frame that is printed on it */
    struct rect in; /* for lines, of all columns */
};

static float whole(const struct table *t, float u)
{
    return ceilf(u * ui_scale(t->ui)) / ui_scale(t->ui);
}

static struct color pen(bool remark)
{
    return color_hex(remark ? 0x9E2018 : 0x1F3A78);
}

static void write_sum(const struct table *t, int amount, char *out, size_t size)
{
    char sum[32];

    table_sum(t, abs(amount), sum, sizeof sum);
    snprintf(out, size, "%s%s", amount < 0 ? "−" : "", sum);
}

/* Strips have their own proportion where there is room, and are no narrower than what stands in them: rounds, what is left. */
static struct page page_at(struct table *t, struct rect at)
{
    const struct ruled_paper *paper = &t->game->ledger->paper;
    static const float off = 3; /* from the frame, which is stretched with its strip */
    float line = whole(t, ui_line(t->ui, paper->style)), scale = line / paper->line,
          share = paper->frame / paper->right,
          left = ui_text_width(t->ui, paper->style, "$88888") + 2 * PAD + off,
          right = fmaxf(left / (1 - share), fminf(paper->right * scale, at.w * 0.32f)),
          edge = fmaxf(12, right * share + off);
    float round = ui_text_width(t->ui, paper->style, "88") + 2 * PAD + edge;
    struct page p = {.edge = edge,
                     .sheet = {.at = at,
                               .left = fmaxf(round, fminf(paper->left * scale, at.w * 0.16f)),
                               .right = right,
                               .line = line}};

    p.in = ruled_inside(paper, &p.sheet);
    p.in.x = at.x + edge;
    p.in.w = at.w - 2 * edge;
    p.in.h = fmaxf(1, floorf(p.in.h / line + 0.01f)) * line; /* no line is cut in half at the foot */
    p.top = p.in.y;
    if (t->game->ledger->whom && p.in.h > 2 * line)
        cut_top(&p.in, line); /* for the heads of the columns */
    return p;
}

/* Beside what is left of the money, whose column remarks keep out of, too: no line that is printed runs through them. */
static float words_width(const struct page *p, const struct ledger_entry *e)
{
    float w = p->in.w - p->sheet.left - (p->sheet.right - p->edge) - 2 * PAD;

    return w - (e->thing >= 0 ? p->sheet.line + PAD : 0);
}

/* How many lines of the paper it takes. */
static float lines_of(struct table *t, const struct page *p, const struct ledger_entry *e)
{
    enum ui_style style = t->game->ledger->paper.style;

    if (e->words[0] == '\0')
        return 1;
    return fmaxf(1,
                 roundf(ui_text_height(t->ui, style, e->words, words_width(p, e)) / ui_line(t->ui, style)));
}

/* What things are called in rows of that width, all of them in one way: in full, or else by their last words, which may be written a little
 * smaller; NULL: there is no room. */
static const char *name_in(struct table *t, const struct table_known *known, size_t n, size_t thing,
                           float room)
{
    static const float smaller = 0.62f;
    const struct table_roster *r = t->game->roster;
    enum ui_style style = t->game->ledger->paper.style;
    float full = 0, brief = 0;

    for (size_t i = 0; i < n && (!r || (int)i < r->count); i++) {
        full = fmaxf(full, ui_text_width(t->ui, style, known[i].name));
        brief = fmaxf(brief, ui_text_width(t->ui, style, r ? cast_brief(r->cast, i) : known[i].name));
    }
    if (full < room || !r || (int)thing >= r->count)
        return full < room ? known[thing].name : NULL;
    return brief * smaller < room ? cast_brief(r->cast, thing) : NULL;
}

/* Whom it went to, with the name where there is room for it. */
static void draw_thing(struct table *t, const struct page *p, const struct ledger_entry *e, struct rect *row)
{
    int thing = e->thing;
    struct table_known known[TABLE_KNOWN] = {0};
    enum ui_style style = t->game->ledger->paper.style;
    struct rect at = cut_left(row, row->h);

    size_t n = t->game->known(t, 0, known);
    if ((size_t)thing >= n)
        return;
    const struct table_roster *r = t->game->roster;
    if (r && thing < r->count) /* who is gone by now was not when the line was written */
        cast_badge(t, r->cast, (size_t)thing, rect_grow(at, -at.h * 0.06f), false);
    else if (known[thing].badge)
        known[thing].badge(t, (size_t)thing, rect_grow(at, -at.h * 0.06f));
    cut_left(row, PAD);
    /* the same in all books, whichever are scrolled; all one has goes at most once, and is written smaller */
    float room = row->w + p->side - UI_SCROLL_SIDE - ui_text_width(t->ui, style, "$8888") - 3 * PAD - 1;
    const char *name = e->words[0] == '\0' ? name_in(t, known, n, (size_t)thing, room) : NULL;
    if (!name)
        return;
    char sum[40];
    write_sum(t, e->amount, sum, sizeof sum);
    room = fmaxf(room, row->w - ui_text_width(t->ui, style, sum) - 2 * PAD);
    ui_label_fit(t->ui, cut_left(row, fminf(ui_text_width(t->ui, style, name) + 1, room)), style, ALIGN_LEFT,
                 name, pen(false));
}

static void draw_entry(struct table *t, const struct page *p, const struct ledger_entry *e, struct rect row,
                       float strength)
{
    enum ui_style style = t->game->ledger->paper.style;
    struct color ink = color_fade(pen(e->remark), strength);
    struct rect round = cut_left(&row, p->sheet.left - p->edge), left = {0};
    char words[40];

    snprintf(words, sizeof words, e->round > 0 ? "%d" : "–", e->round);
    round.h = row.h = p->sheet.line;
    ui_label_in(t->ui, round, style, ALIGN_CENTER, words, color_fade(pen(false), strength));
    if (!e->remark) {
        left = cut_right(&row, p->sheet.right - p->edge - p->side);
        write_sum(t, e->left, words, sizeof words);
        ui_label_in(t->ui, rect_pad_xy(left, PAD, 0), style, ALIGN_RIGHT, words, ink);
    }
    cut_left(&row, PAD);
    if (e->thing >= 0)
        draw_thing(t, p, e, &row);
    write_sum(t, e->amount, words, sizeof words);
    if (e->words[0] == '\0') {
        cut_right(&row, PAD);
        ui_label_fit(t->ui, row, style, ALIGN_RIGHT, words, ink); /* smaller where books are narrow */
        return;
    }
    row.w = words_width(p, e) + 1;
    row.h = p->sheet.line * lines_of(t, p, e) + 1;
    ui_text_in(t->ui, row, style, ALIGN_LEFT, e->words, ink);
}

/* An entry that can be looked at on the table, where the match is over. */
static bool entry_row(struct table *t, const struct page *p, const struct ledger_entry *e, struct rect row)
{
    if (!all_open(t)) {
        draw_entry(t, p, e, row, 1);
        return false;
    }
    char sum[40];
    struct ui_response r = ui_spot(t->ui, ui_id_at(t->ui, "entry", (int)e->event), row, 0);

    write_sum(t, e->amount, sum, sizeof sum);
    ui_name(t->ui, &(struct ui_words){.name = e->words[0] != '\0' ? e->words : sum,
                                      .legible = true,
                                      .text = _("See it on the table")});
    if (r.hot)
        gfx_fill(ui_gfx(t->ui), row, color_fade(ui_theme(t->ui)->color.ink, 0.1f));
    draw_entry(t, p, e, row, 1);
    return r.clicked;
}

static void draw_sheet(struct table *t, struct page *p, float first)
{
    p->sheet.first = first - (p->in.y - p->top);
    gfx_clip_pop(ui_gfx(t->ui)); /* the sheet is larger than what scrolls on it */
    if (!ruled_draw(t->ui, &t->game->ledger->paper, &p->sheet))
        (void)ui_panel(t->ui, p->sheet.at, PANEL_SLIP);
    gfx_clip_push(ui_gfx(t->ui), p->in);
}

static void draw_head(struct table *t, const struct page *p, int seat)
{
    struct rect head = p->sheet.at;

    head.h = p->top - head.y;
    cut_top(&head, head.h * 0.22f);
    cut_left(&head, p->edge);
    cut_right(&head, p->edge + 2 * PAD);
    if (p->top == p->in.y)
        ui_label_fit(t->ui, rect_pad_xy(cut_right(&head, p->sheet.right - p->edge), PAD, 0), STYLE_SMALL,
                     ALIGN_RIGHT, i18n_marked(t->game->ledger->left), ui_theme(t->ui)->color.ink_soft);
    /* over the rounds, off the line that is printed beside them */
    struct rect mark = cut_left(&head, p->sheet.left - p->edge);
    float d = fminf(fminf(head.h * 0.8f, mark.w - 4), ui_line(t->ui, STYLE_STRONG) * 1.1f);
    badge_seat(t, seat, rect_centered(mark, d, d));
    cut_left(&head, PAD);
    bool own = seat == t->viewer && !all_open(t);
    ui_label_fit(t->ui, head, STYLE_STRONG, ALIGN_LEFT,
                 own ? i18n_marked(t->game->ledger->own) : table_seat_label(t, seat),
                 ui_theme(t->ui)->color.ink);
}

/* The heads of the columns, printed on the line above the first that is written. */
static void draw_columns(struct table *t, const struct page *p)
{
    const struct ledger_look *look = t->game->ledger;
    struct color ink = ui_theme(t->ui)->color.ink_soft;
    struct rect row = {p->in.x, p->top, p->in.w, p->in.y - p->top};

    if (row.h <= 0)
        return;
    ui_label_fit(t->ui, cut_left(&row, p->sheet.left - p->edge - 2), STYLE_SMALL, ALIGN_CENTER,
                 i18n_marked(look->when), ink);
    struct rect left = cut_right(&row, p->sheet.right - p->edge);
    cut_right(&left, p->side);
    ui_label_fit(t->ui, rect_pad_xy(left, PAD, 0), STYLE_SMALL, ALIGN_RIGHT, i18n_marked(look->left), ink);
    row = rect_pad_xy(row, PAD, 0);
    ui_label_fit(t->ui, cut_left(&row, row.w / 2), STYLE_SMALL, ALIGN_LEFT, i18n_marked(look->whom), ink);
    ui_label_fit(t->ui, row, STYLE_SMALL, ALIGN_RIGHT, i18n_marked(look->sum), ink);
}

/* The line that all books begin with. False: they have none. */
static bool first_line(const struct table *t, struct ledger_entry *out)
{
    const struct ledger_look *look = t->game->ledger;
    struct text words = text_over(out->words, sizeof out->words);

    if (!look->opening)
        return false;
    out->thing = -1;
    out->left = look->opens_with;
    text_add(&words, "%s", i18n_marked(look->opening));
    return true;
}

/* What is about to be written is another thing than a frame ago: the book follows it. */
static bool is_news(struct ledger *l, const struct ledger_entry *next)
{
    if (!l || !next || (l->next_thing == next->thing && l->next_amount == next->amount))
        return false;
    l->next_thing = next->thing;
    l->next_amount = next->amount;
    return true;
}

uint32_t ledger_book(struct table *t, int seat, const struct ledger_entry *next, struct rect at)
{
    const struct ledger *l = read_on(t);
    struct page p = page_at(t, at);
    struct ledger_entry opening = {.seat = seat};
    bool opens = first_line(t, &opening);
    float high = opens ? p.sheet.line : 0, newest = 0;
    uint32_t pressed = 0;

    ui_scope_push(t->ui, "book", seat);
    for (size_t i = 0; l && i < l->n; i++)
        high += l->entry[i].seat == seat ? lines_of(t, &p, &l->entry[i]) * p.sheet.line : 0;
    newest = high + (next ? p.sheet.line : 0);
    if (newest > p.in.h) { /* the strip on the right moves in with what stands on it */
        p.side = UI_SCROLL_SIDE;
        p.sheet.right += p.side;
    }
    struct rect all = ui_scroll_begin(t->ui, "lines", p.in, fmaxf(newest, 1));
    draw_sheet(t, &p, all.y);
    if (opens)
        draw_entry(t, &p, &opening, cut_top(&all, p.sheet.line), 1);
    for (size_t i = 0; l && i < l->n; i++) {
        const struct ledger_entry *e = &l->entry[i];
        if (e->seat == seat && entry_row(t, &p, e, cut_top(&all, lines_of(t, &p, e) * p.sheet.line)))
            pressed = e->event;
    }
    if (next)
        draw_entry(t, &p, next, cut_top(&all, p.sheet.line), 0.55f);
    ui_scroll_end(t->ui);
    draw_head(t, &p, seat);
    draw_columns(t, &p);
    if (t->now.card_fresh || is_news(t->ledger, next))
        ui_scroll_to(t->ui, "lines", all_open(t) ? 0 : FLT_MAX);
    ui_scope_pop(t->ui);
    return pressed;
}

uint32_t ledger_books(struct table *t, uint32_t winners, struct rect at)
{
    const char *words[GAME_MAX_SEATS];
    int seats = t->h->seats(t->h), shown = (int)(at.w / ui_grow(t->ui, 310));
    uint32_t pressed = 0;

    shown = shown < 1 ? 1 : shown > seats ? seats : shown;
    if (shown < seats) { /* from whose on */
        for (int seat = 0; seat < seats; seat++)
            words[seat] = table_seat_label(t, seat);
        t->story_seat = t->story_seat < seats ? t->story_seat : 0;
        ui_choice(t->ui, "whose", cut_top(&at, ui_button_height(t->ui)), words, seats, &t->story_seat);
        cut_top(&at, 10);
    }
    for (int i = 0; i < shown; i++) {
        int seat = shown < seats ? (t->story_seat + i) % seats : i;
        struct rect book = rect_column(at, i, shown, 18);
        if (winners >> seat & 1)
            gfx_round(ui_gfx(t->ui), rect_grow(book, 6), 12, ui_theme(t->ui)->color.brass);
        uint32_t event = ledger_book(t, seat, NULL, book);
        pressed = event > 0 ? event : pressed;
    }
    t->now.card_fresh = false;
    return pressed;
}

void ledger_own(struct table *t, struct rect at)
{
    if (seats_covered(t, at, _("Hold %s, or press here, to look")))
        return;
    (void)ledger_book(t, t->viewer, NULL, rect_place(at, fminf(at.w, ui_grow(t->ui, 620)), at.h, 0.5f, 0));
    t->now.card_fresh = false;
}
