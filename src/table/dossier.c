#include "table/dossier.h"

#include "base/i18n.h"
#include "base/text.h"
#include "table/bidding.h"
#include "table/game.h"
#include "table/ledger.h"
#include "table/past.h"
#include "table/roster.h"
#include "table/sheet.h"
#include "table/table.h"
#include "ui/modal.h"

#include <math.h>
#include <stdio.h>

/* A page of bars: what is known of a seat. */
struct bars {
    struct table *t;
    int seat;
    struct table_known row[TABLE_KNOWN];
    size_t n;
    float noted; /* the width of the column behind the bars; 0: there is nothing to say */
};

/* What others know of whoever looks, or is being told of. */
static bool is_own_page(const struct table *t, int seat)
{
    return seat == t->viewer || seat == t->judged - 1;
}

/* What there is in truth of that which others only guess; less than 0: it is another's, or covered. */
static int own_amount(const struct bars *b, size_t i)
{
    const struct table *t = b->t;
    const uint8_t *opened =
        is_own_page(t, b->seat) && table_own_shown(t) && t->game->opened ? t->game->opened(t, b->seat) : NULL;

    return opened && i + 1 < b->n && b->row[i].known.most > 0 ? opened[i] : -1; /* what is gone is nothing */
}

/* What is said behind a bar, with a flag on it: on one's own page how much there is; of a rival where they gave way. "": nothing that
 * tells anything. */
static bool noted(const struct bars *b, size_t i, struct yield_mark *mark, char *out, size_t size)
{
    const struct table *t = b->t;
    const struct table_known *known = &b->row[i];
    struct text words = text_over(out, size);
    int seat = b->seat, own = own_amount(b, i);
    char sum[32];

    if (own > 0) {
        mark->at = (int16_t)own;
        table_sum(t, own, sum, sizeof sum);
        /* TRANSLATORS: beside what others know of an amount: so much it is in truth; short */
        snprintf(out, size, _("you have %s"), sum);
        return true;
    }
    if (!yields_mark(t, seat, i, known->known, mark))
        return false;
    if (t->game->bids && t->game->bids->yielded.text) {
        yields_say(t, seat, i, known->known, &words);
        return true;
    }
    table_sum(t, mark->at, sum, sizeof sum);
    /* TRANSLATORS: beside what is proven of a player: the number and the round at which they gave way */
    snprintf(out, size, _("yielded at %s in round %d"), sum, mark->round);
    return true;
}

static void read_bars(struct bars *b, struct table *t, int seat)
{
    struct yield_mark mark;
    char words[80];

    *b = (struct bars){.t = t, .seat = seat};
    b->n = t->game->known ? t->game->known(t, seat, b->row) : 0;
    for (size_t i = 0; i < b->n; i++)
        if (noted(b, i, &mark, words, sizeof words))
            b->noted = fmaxf(b->noted, ui_text_width(t->ui, STYLE_SMALL, words) + 20);
}

/* Where the bar of a row lies, by which amounts are read. */
static struct rect bar_in(const struct bars *b, struct rect row)
{
    float d = fminf(row.h * 0.86f, 60);

    cut_left(&row, d + 12 + ui_grow(b->t->ui, 150));
    cut_right(&row, ui_grow(b->t->ui, 270) + b->noted + 14);
    return rect_place(row, row.w, fminf(row.h * 0.42f, 22), 0, 0.5f);
}

/* Under the bars what their marks stand for, where all have one scale. high: of their rows. */
static void scale_row(const struct bars *b, struct rect row, float high)
{
    enum { STEP = 5 }; /* as range_bar has it */
    struct table *t = b->t;
    struct rect bar = bar_in(b, (struct rect){row.x, row.y, row.w, high});
    int scale = b->n > 0 ? b->row[0].scale : 0, step = STEP;
    char words[32];

    for (size_t i = 1; i < b->n; i++)
        scale = b->row[i].scale == scale ? scale : 0;
    if (scale <= 0)
        return;
    table_sum(t, scale, words, sizeof words);
    float wide = ui_text_width(t->ui, STYLE_SMALL, words) + 8;
    while (bar.w * (float)step / (float)scale < wide && step < scale)
        step += STEP;
    for (int k = 0; k <= scale; k += step) {
        table_sum(t, k, words, sizeof words);
        struct rect at = {bar.x + bar.w * (float)k / (float)scale - wide / 2, row.y, wide, row.h};
        ui_label_in(t->ui, at, STYLE_SMALL, ALIGN_CENTER, words, ui_theme(t->ui)->color.ink_soft);
    }
}

static void known_row(const struct bars *b, size_t i, struct rect row)
{
    struct table *t = b->t;
    const struct table_known *known = &b->row[i];
    float d = fminf(row.h * 0.86f, 60);
    char words[80];
    struct yield_mark mark;
    struct rect bar = bar_in(b, row);

    if (known->badge)
        known->badge(t, i, rect_place(row, d, d, 0, 0.5f));
    cut_left(&row, d + 12);
    ui_label(t->ui, cut_left(&row, ui_grow(t->ui, 150)), STYLE_STRONG, ALIGN_LEFT, known->name);
    const char *sum = t->game->sums ? i18n_marked(t->game->sums) : NULL;
    range_words(known->known, table_unit(t), sum, false, words, sizeof words);
    struct rect right = cut_right(&row, ui_grow(t->ui, 270)), note = cut_right(&row, b->noted);
    if (ui_text_width(t->ui, STYLE_BODY, words) > right.w)
        range_words(known->known, table_unit(t), sum, true, words, sizeof words);
    ui_label(t->ui, right, STYLE_BODY, ALIGN_RIGHT, words);
    range_bar(t->ui, bar, known->known, known->scale, known->color);
    if (!noted(b, i, &mark, words, sizeof words))
        return;
    range_flag(t->ui, bar, mark.at, known->scale);
    ui_label_in(t->ui, note, STYLE_SMALL, ALIGN_LEFT, words, ui_theme(t->ui)->color.ink_soft);
}

static bool nothing_proven(const struct bars *b)
{
    for (size_t i = 0; i < b->n; i++)
        if (b->row[i].known.least > 0)
            return false;
    return b->n > 0;
}

/* Nothing of it has to be worked out any more: it is seen. */
static bool lies_open(const struct bars *b)
{
    const struct table *t = b->t;
    bool open = b->n > 0 && !is_own_page(t, b->seat) && t->game->opened && t->game->opened(t, b->seat);

    for (size_t i = 0; i < b->n; i++)
        open = open && b->row[i].known.least == b->row[i].known.most;
    return open;
}

/* What the page is for, as long as there is nothing on it. */
static void nothing_yet(struct table *t, int seat, struct rect *in)
{
    char words[400];

    if (t->judged > 0 && is_own_page(t, seat))
        snprintf(words, sizeof words, "%s",
                 _("By then you had proven nothing in a challenge: all of it was still a guess."));
    else if (is_own_page(t, seat))
        snprintf(words, sizeof words, "%s",
                 _("Nothing is proven of you yet. Whatever you name in a challenge is proven, and then "
                   "stands here."));
    else
        snprintf(words, sizeof words,
                 _("Nothing is proven of %s yet. Numbers named in challenges are proofs: they, and what "
                   "follows from "
                   "them, will stand here. Look here before you challenge."),
                 table_seat_name(t, seat));
    cut_top(in, ui_text(t->ui, *in, STYLE_BODY, words) + 14);
}

static void note_row(struct table *t, int rival, struct rect at)
{
    char note[HOST_NOTE_MAX];
    snprintf(note, sizeof note, "%s", t->h->note(t->h, rival));
    struct rect label = cut_left(&at, ui_grow(t->ui, 150));
    ui_label(t->ui, label, STYLE_STRONG, ALIGN_LEFT, _("Your note"));
    at = discreet_look(t, at);
    bool changed =
        table_own_shown(t)
            ? ui_field(t->ui, "note", at, note, sizeof note, 120, _("Write what you make of this player"))
            : ui_field_covered(t->ui, "note", at, note, sizeof note, 120, _("covered"));
    if (changed)
        t->h->set_note(t->h, rival, note);
}

enum { SOURCE_WORDS = 900 };

static void write_source(const struct table *t, int seat, struct text *out)
{
    text_add(out, "%s", i18n_marked(t->game->deduced));
    if (t->game->seat_tip && !is_own_page(t, seat))
        t->game->seat_tip(t, seat, out);
}

/* How all that stands there is known: by the rules, and by what the seat has done so far. */
static void say_source(struct table *t, int seat, struct rect *in)
{
    char words[SOURCE_WORDS];
    struct text from = text_over(words, sizeof words);

    write_source(t, seat, &from);
    struct rect line = cut_top(in, ui_text_height(t->ui, STYLE_SMALL, words, in->w));
    ui_text_in(t->ui, line, STYLE_SMALL, ALIGN_LEFT, words, ui_theme(t->ui)->color.ink_soft);
    cut_top(in, 10);
}

static void rival_rows(struct table *t, int rival, struct rect in)
{
    struct bars b;
    const char *manner = t->h->seat(t->h, rival)->manner;

    if (manner[0] != '\0') {
        struct rect line = cut_top(&in, ui_text_height(t->ui, STYLE_BODY, manner, in.w));
        ui_text_in(t->ui, line, STYLE_BODY, ALIGN_LEFT, manner, ui_theme(t->ui)->color.ink_soft);
        cut_top(&in, 10);
    }
    read_bars(&b, t, rival);
    if (lies_open(&b))
        cut_top(&in, ui_text(t->ui, in, STYLE_BODY, _("It lies open now: this is what there is.")) + 14);
    else if (nothing_proven(&b))
        nothing_yet(t, rival, &in);
    else if (b.n > 0 && t->game->deduced)
        say_source(t, rival, &in);
    if (b.n == 0 && t->game->sheet) {
        struct rect rows = in;
        cut_bottom(&rows, ui_button_height(t->ui) + 12);
        sheet_rival(t, rival, rows);
    }
    float ticks = ui_line(t->ui, STYLE_SMALL), rows = (float)b.n + 1.4f;
    ticks = in.h - ticks < rows * ui_line(t->ui, STYLE_BODY) ? 0 : ticks; /* rather rows that can be read */
    float row = fminf((in.h - ticks) / rows, ui_line(t->ui, STYLE_BODY) * 1.9f);

    for (size_t i = 0; i < b.n; i++)
        known_row(&b, i, cut_top(&in, row));
    if (b.n > 0 && ticks > 0)
        scale_row(&b, cut_top(&in, ticks), row);
    if (rival != t->viewer && t->viewer >= 0)
        note_row(t, rival, rect_place(in, in.w, fminf(in.h, ui_button_height(t->ui)), 0, 1));
}

/* How high a page of bars has to be so that none of its lines runs into the next. */
static float bars_need(struct table *t, int rival, float width)
{
    enum { NOTHING_LINES = 3 };
    struct bars b;
    read_bars(&b, t, rival);
    float line = ui_line(t->ui, STYLE_BODY), high = ((float)b.n + 1.4f) * line * 1.1f;
    char words[SOURCE_WORDS] = "";
    struct text from = text_over(words, sizeof words);

    if (b.n == 0)
        return 0;
    if (nothing_proven(&b))
        high += line * NOTHING_LINES;
    else if (t->game->deduced)
        write_source(t, rival, &from);
    return high + ui_text_height(t->ui, STYLE_BODY, t->h->seat(t->h, rival)->manner, width) +
           ui_text_height(t->ui, STYLE_SMALL, words, width) + 20;
}

/* Scrolled where there is too little room for it. */
static void rival_page(struct table *t, int rival, struct rect in)
{
    float need = bars_need(t, rival, in.w - UI_SCROLL_SIDE - 4);

    if (need <= in.h) {
        rival_rows(t, rival, in);
        return;
    }
    struct rect all = ui_scroll_begin(t->ui, "known", in, need);
    all.w = in.w - UI_SCROLL_SIDE - 4;
    all.h = need;
    rival_rows(t, rival, all);
    ui_scroll_end(t->ui);
}

/* Whether anything can stand on the page of a seat: where nothing is secret, or not any more, there is none about oneself. */
static bool tells(const struct table *t, int seat)
{
    if (seat == t->viewer && t->judged == 0 && t->h->over(t->h, NULL))
        return false;
    return t->game->known || t->game->sheet || (t->viewer >= 0 && seat != t->viewer) ||
           t->h->seat(t->h, seat)->manner[0] != '\0';
}

/* Whether each seat has a page: a sheet has all of them, if nothing else is known of them. */
static bool has_pages(const struct table *t)
{
    return t->game->known || !t->game->sheet;
}

enum { PAGES = GAME_MAX_SEATS + 3 };

/* What stands on the tabs, in their order, and of which seats. */
struct pages {
    const char *words[PAGES];
    int n, seat[PAGES];
    int book, roster; /* those are the pages from these on */
};

static void list_pages(const struct table *t, struct pages *p)
{
    int seats = t->h->seats(t->h);

    p->n = 0;
    if (t->game->sheet)
        p->words[p->n++] = i18n_marked(t->game->sheet->title);
    for (int i = 1; has_pages(t) && i <= seats; i++) {
        int s = t->viewer >= 0 ? (t->viewer + i) % seats : i - 1;
        if (!tells(t, s))
            continue;
        p->seat[p->n] = s;
        p->words[p->n++] = !is_own_page(t, s) ? table_seat_name(t, s)
                           : t->judged > 0    ? _("What they knew about you")
                                              : _("What they know about you");
    }
    p->book = p->n;
    if (t->game->ledger && t->viewer >= 0)
        p->words[p->n++] = i18n_marked(t->game->ledger->own);
    p->roster = p->n;
    if (t->game->roster)
        p->words[p->n++] = i18n_marked(t->game->roster->title);
}

bool dossier_any(const struct table *t)
{
    struct pages p;

    list_pages(t, &p);
    return p.n > 0;
}

/* The page of a seat, or the sheet, where that has all seats; less than 0: there is none. */
static int page_of(const struct table *t, int seat)
{
    struct pages p;

    list_pages(t, &p);
    if (!has_pages(t))
        return p.n > 0 ? 0 : -1;
    for (int i = t->game->sheet ? 1 : 0; i < p.book; i++)
        if (p.seat[i] == seat)
            return i;
    return -1;
}

bool dossier_has(const struct table *t, int seat)
{
    return page_of(t, seat) >= 0;
}

void dossier_open(struct table *t, int seat)
{
    int page = page_of(t, seat);

    if (page < 0)
        return;
    t->now.card = CARD_DOSSIER;
    t->now.card_fresh = true;
    t->dossier_page = page;
}

void dossier_follow(struct table *t)
{
    t->judged = t->h->past && t->h->past->left ? t->h->past->left(t->h) : 0;
    if (t->judged > 0)
        dossier_open(t, t->judged - 1);
}

void dossier_frame(struct table *t)
{
    if (t->now.card != CARD_DOSSIER)
        return;
    struct rect window = ui_area(t->ui);
    struct ui_modal m =
        ui_modal_begin(t->ui, "dossier", fminf(window.w - 80, ui_grow(t->ui, 1240)),
                       fminf(window.h - 80, ui_grow(t->ui, 860)),
                       has_pages(t) ? _("Rivals: what is known") : i18n_marked(t->game->sheet->title), 0);
    if (m.open) {
        struct rect in = m.inside, foot = cut_bottom(&in, ui_button_height(t->ui));
        struct pages p;
        list_pages(t, &p);
        int page = t->dossier_page = t->dossier_page < p.n ? t->dossier_page : 0;
        if (p.n > 1)
            (void)ui_tabs(t->ui, "tabs", cut_top(&in, ui_button_height(t->ui)), p.words, p.n,
                          &t->dossier_page);
        if (t->dossier_page != page) /* each begins at its top */
            ui_scroll_start(t->ui, "known");
        cut_top(&in, 18);
        cut_bottom(&in, 12);
        if (t->game->sheet && t->dossier_page == 0)
            sheet_page(t, in);
        else if (t->dossier_page >= p.roster)
            roster_page(t, in);
        else if (t->dossier_page >= p.book)
            ledger_own(t, in);
        else
            rival_page(t, p.seat[t->dossier_page], in);
        table_card_foot(t, foot);
    }
    if (m.closed)
        t->now.card = CARD_NONE;
    ui_modal_end(t->ui);
}
