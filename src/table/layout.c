#include "table/layout.h"

#include "table/head.h"
#include "ui/layout.h"

#include <math.h>
#include <stddef.h>

static const float gap = 12, column_least = 400, column_most = 520, log_least = 190;

/* Of the window's width, at most: a column beside the middle, and each of two. */
static const float column_share = 0.35f, two_columns_share = 0.27f;
/* Width by height of a window that has two columns, and of the middle where that lies across the whole window. */
static const float two_columns_from = 2.2f, wide_most = 2.2f, wide_least = 1.75f;
/* How many times as high as it must be a seat's card grows where there is room, and where a sheet lies under them all. */
static const float roomy_card = 1.4f, close_card = 1.12f;

/* The height of a seat's card with one row of counts. */
static float card_least(float line)
{
    return line * 2.15f + 22;
}

/* … with two rows, or one row below the name. */
static float card_two_rows(float line)
{
    return line * 2.9f + 34;
}

/* … with the name alone. */
static float card_name(float line)
{
    return line * 1.2f + 16;
}

/* So many cards one under the other. */
static float cards_height(const struct layout_task *task, float card)
{
    return (card + gap) * (float)task->seats - gap + task->heading;
}

/* The height of a log of which three lines can be read. */
static float log_small(float line)
{
    return line * 4 + 30;
}

/* … and no more than those: what the cards mean has the rest. */
static float log_lines(float line)
{
    return line * 3 + 20;
}

/* A column in large type: a name and what is beside it have to fit. */
static float column_for_type(float line)
{
    return line * 13;
}

/* The least width of a strip in so many columns. */
static float strip_width(float line, int columns)
{
    return line * (columns > 2 ? 6 : 6.8f);
}

/* Side by side: the middle, a column beside it; or, on very wide windows, a column on either side. */
static void divide(struct table_layout *l, struct rect rest, float column, int columns, float shape)
{
    float w = fminf(rest.w - (float)columns * (column + gap), rest.h * shape);
    float all = w + (float)columns * (column + gap);
    struct rect used = rect_centered(rest, all, rest.h);
    if (columns == 2) {
        l->log = cut_right(&used, column);
        cut_right(&used, gap);
    }
    struct rect side = columns == 2 ? cut_left(&used, column) : cut_right(&used, column);
    if (columns == 2)
        cut_left(&used, gap);
    else
        cut_right(&used, gap);
    l->seats = side;
    l->middle = rect_centered(used, w, w / shape);
}

/* The cards grow into a little more room than they need; where there is much more, a sheet lies under them. card: the
 * height of one with two rows of counts. */
static void share_column(struct table_layout *l, float bottom, float card, const struct layout_task *task)
{
    float all = bottom - l->seats.y, sheet_least = task->line * 8 + 60, sheet_large = task->line * 14;
    float close = cards_height(task, card * close_card), roomy = cards_height(task, card * roomy_card);
    float cards = all - roomy - gap >= sheet_large ? roomy : close;
    l->seats.h = task->low ? fminf(all, roomy) : all;
    if (all - roomy - gap < sheet_least)
        return;
    l->seats.h = cards;
    l->file = (struct rect){l->seats.x, l->seats.y + cards + gap, l->seats.w, all - cards - gap};
}

/* … of one whose row stands below the name or, where that leaves the log too few lines, behind it. */
static float card_low(const struct layout_task *task, float room)
{
    enum { LOG_LINES = 5 }; /* and one more for each who does something between two turns of one's own */
    const float high[] = {card_two_rows(task->line), card_least(task->line), card_name(task->line)};
    int i = 0;

    while (i < 2 &&
           (high[i] + gap) * (float)task->seats + task->line * (float)(LOG_LINES + task->seats) > room)
        i++;
    return high[i];
}

/* The head, with the facts where the cards can be as high as they must under them: in as few rows as their words allow, or
 * in more where there is room. */
static void cut_head(struct table_layout *l, const struct layout_task *task, float cards)
{
    float line = task->line, words = head_lines_height(line, task->head_rows),
          room = l->seats.h - words - gap - cards, wide = l->seats.w / line;
    float one = head_facts_height(line, 1), more = head_facts_height(line, 2) - one;
    enum {
        TWO_LEAST = 10, /* where names are brief; narrower, they have no room at all */
        TWO_WIDE = 12,
        THREE_WIDE = 13
    }; /* narrower, two or three names and places are too much for a line */
    int most = room < one ? 0 : 1 + (int)((room - one) / more),
        across = wide >= TWO_WIDE || (most < task->facts && wide >= TWO_LEAST) ? 2 : 1;
    float log = log_small(line) + gap + task->legend; /* has the room rather than their names */
    int free = room - log < one ? 0 : 1 + (int)((room - log - one) / more);
    if (wide >= THREE_WIDE && (task->facts + across - 1) / across > free)
        across = 3;
    int rows = (task->facts + across - 1) / across;

    l->fact_rows = rows <= most ? rows : 0;
    float facts = head_facts_height(line, l->fact_rows);
    l->head = cut_top(&l->seats, words + facts);
    cut_top(&l->seats, gap);
}

/* Where the middle may have any shape it takes what a column leaves of the window. */
static float shape_of(const struct layout_task *task, struct rect rest)
{
    int columns = task->window.w > task->window.h * two_columns_from ? 2 : 1;
    float column = fminf(fmaxf(column_most, column_for_type(task->line)),
                         rest.w * (columns == 2 ? two_columns_share : column_share));

    return task->shape > 0 ? task->shape : fmaxf(0.8f, (rest.w - (float)columns * (column + gap)) / rest.h);
}

/* … which leaves the log a column of a window that is wider, or the foot of one that is taller. */
static void lay_wide(struct table_layout *l, const struct layout_task *task, struct rect rest)
{
    static const float card_share = 0.26f; /* of the width */
    static const float low = 20;           /* lines: a middle that is no higher has a use for all the width */
    const float log_width = column_least * 0.8f;
    float beside = rest.h < task->line * low ? 0 : rest.w - rest.h * wide_most - gap,
          below = rest.h - rest.w / wide_least - gap;

    l->middle = rest;
    if (task->card) { /* a card is up: it has a column */
        l->card = cut_right(&l->middle, fmaxf(column_least, rest.w * card_share));
        cut_right(&l->middle, gap);
    } else if (beside >= log_width || task->log) {
        l->log = cut_right(&l->middle, fmaxf(log_width, fminf(beside, column_most)));
        cut_right(&l->middle, gap);
    } else if (below >= fmaxf(log_least, log_small(task->line))) {
        l->log = cut_bottom(&l->middle, below);
        cut_bottom(&l->middle, gap);
    }
}

/* Everything but a card; rest: what is left of the window above the bar. */
static void lay_out(struct table_layout *l, const struct layout_task *task, struct rect rest)
{
    float line = task->line, in_type = column_for_type(line);
    float shape = shape_of(task, rest), beside = rest.w - rest.h * shape - gap;
    if (beside > 2 * column_least + gap)
        divide(l, rest, fminf(fmaxf(column_most, in_type), (beside - gap) / 2), 2, shape);
    else
        divide(l, rest,
               fminf(fmaxf(beside, column_least), fmaxf(l->dock_strip ? beside : column_most, in_type)), 1,
               shape);
    float least = card_least(line), usual = card_two_rows(line);
    cut_head(l, task, cards_height(task, least));
    float above = task->heading + task->legend;
    float card = (usual + gap) * (float)task->seats + above + log_least <= l->seats.h ? usual : least;
    card = task->low ? card_low(task, l->seats.h - above) : card;
    float below = rest.h - l->middle.h - gap;
    struct rect column = l->seats;
    float cards = cards_height(task, card), log = log_lines(line) + gap;
    bool told = task->legend > 0 && column.h - cards - log >= task->legend;
    l->seats = cut_top(&column, fminf(column.h, cards + (told ? task->legend : 0)));
    float roomy = cards_height(task, usual * roomy_card);
    if (!rect_empty(l->log)) { /* it has its own column */
        share_column(l, column.y + column.h, usual, task);
        return;
    }
    if (below > log_least) { /* a tall window: under the middle */
        l->middle.y = rest.y;
        l->log = (struct rect){l->middle.x, l->middle.y + l->middle.h + gap, l->middle.w, below};
        share_column(l, column.y + column.h, usual, task);
        return;
    }
    struct rect under = column;
    cut_top(&under, gap);
    if (under.h >= (told ? log_lines(line) : log_small(line)))
        l->log = under;
    else /* no room for it: the cards take the rest */
        l->seats.h = fminf(column.y + column.h - l->seats.y, roomy);
}

/* --- a card beside the middle -------------------------------------------------------------------------------- */

static const float strip_gap = 8, middle_least = 0.25f; /* of the height: no less is left of the middle */
/* Of the width: where no more is left of the middle a card goes without all that it can spare, and has its column for itself. */
static const float too_little = 0.4f;

static float height_at(const struct layout_task *task, float width)
{
    return task->card->height(task->card->ctx, width);
}

/* What is left of the head: slim, without its facts; less, without its last row. */
enum head { NO_HEAD, SLIM_HEAD, LESS_HEAD, WHOLE_HEAD };

/* How much of the column beside the middle a card leaves to the head and the seats, in the order in which they are given up. */
static const struct stage {
    enum head head;
    int strips; /* 0: cards */
} stages[] = {{WHOLE_HEAD, 0}, {WHOLE_HEAD, 2}, {WHOLE_HEAD, 1}, {LESS_HEAD, 2}, {LESS_HEAD, 1},
              {SLIM_HEAD, 1},  {SLIM_HEAD, 2},  {NO_HEAD, 1},    {NO_HEAD, 2},   {NO_HEAD, 4}};
enum { STAGES = sizeof stages / sizeof stages[0], WHOLE_HEADS = 3, WITH_FACTS = 5, WITH_HEAD = 7 };

/* Too little would be left of the middle: the seats make way, too. */
static bool alone_in_column(struct table_layout *l, struct rect side, float card)
{
    if (card > side.h)
        return false;
    l->head = l->seats = l->log = l->file = (struct rect){0, 0, 0, 0};
    l->card = side;
    return true;
}

/* The column beside the middle, from above: the head, the seats, a card of that height. tried: so many stages; strip: the height
 * of one, in lines. */
static bool fill_with(struct table_layout *l, const struct layout_task *task, struct rect side, float card,
                      int tried, float strip)
{
    static const float strips_grow = 0.1f, cards_grow = 0.6f; /* by that share at most, where there is room */
    float line = task->line, row = head_lines_height(line, 1) - head_lines_height(line, 0),
          heads[] = {0, fminf(head_lines_height(line, task->head_rows), l->head.h), l->head.h - row,
                     l->head.h};
    bool less =
        l->fact_rows > 0 && task->head_rows > 1; /* it has facts, and a row more than where something is */

    for (int i = 0; i < tried; i++) {
        if (stages[i].head == LESS_HEAD && !less)
            continue;
        int strips = stages[i].strips, columns = strips ? strips : 1,
            rows = (task->seats + columns - 1) / columns;
        float one = strips ? line * strip : card_least(line),
              seats = (one + strip_gap) * (float)rows - strip_gap + (strips ? 0 : task->heading),
              head = heads[stages[i].head], all = (head > 0 ? head + gap : 0) + seats + gap + card;
        float wide = fmaxf(strip_width(line, columns), columns > 1 ? task->strip : 0);
        if (all > side.h || (side.w - strip_gap * (float)(columns - 1)) / (float)columns < wide)
            continue;
        seats += fminf(side.h - all, seats * (strips ? strips_grow : cards_grow));
        l->head = cut_top(&side, head);
        l->fact_rows = stages[i].head >= LESS_HEAD ? l->fact_rows : 0;
        l->head_less = stages[i].head == LESS_HEAD;
        cut_top(&side, head > 0 ? gap : 0);
        l->seats = cut_top(&side, seats);
        cut_top(&side, gap);
        l->card = side;
        l->file = (struct rect){0, 0, 0, 0};
        l->strips = strips;
        return true;
    }
    return false;
}

static const float strip_usual = 1.45f, strip_low = 1.3f, strip_lowest = 1.05f;

static bool fill_column(struct table_layout *l, const struct layout_task *task, struct rect side, float card,
                        int tried)
{
    return fill_with(l, task, side, card, tried, strip_usual);
}

/* Keeps what leaves more of the middle. */
static void consider(struct table_layout *best, const struct table_layout *l)
{
    if (rect_empty(best->card) || l->middle.w > best->middle.w * 1.02f)
        *best = *l;
}

/* The log has a column of its own. */
static bool log_apart(const struct table_layout *l)
{
    return l->log.w > 0 && l->log.x > l->middle.x + l->middle.w && l->seats.x < l->middle.x;
}

/* Beside a middle and under a head that stay where they are: the seats become strips. The card is whole, or has at least what it
 * needs. False: there is no room. */
static bool in_place(const struct layout_task *task, struct rect rest, const struct table_layout *base,
                     struct table_layout *best)
{
    const struct layout_card *card = task->card;
    struct rect side = {base->seats.x, rest.y, base->seats.w, base->bar.y - gap - rest.y};
    struct table_layout l = *base;

    if (log_apart(base))
        return false;
    if (l.log.x == l.seats.x)
        l.log = (struct rect){0, 0, 0, 0};
    float high = height_at(task, side.w), least = card->least ? card->least(card->ctx, side.w) : high,
          bare = card->bare ? card->bare(card->ctx, side.w) : least,
          brief = card->brief ? card->brief(card->ctx, side.w) : bare,
          last = card->last ? card->last(card->ctx, side.w) : bare;
    /* the head stays whole as long as a card has room under it with what it needs: then nothing moves but the seats; and its facts as long
     * as they can */
    const struct {
        float high;
        int tried;
        float strip;
    } ways[] = {
        {high, WHOLE_HEADS, strip_usual}, {least, WHOLE_HEADS, strip_usual}, {least, WHOLE_HEADS, strip_low},
        {brief, WITH_FACTS, strip_low},   {brief, WITH_FACTS, strip_lowest}, {bare, WHOLE_HEADS, strip_low},
        {bare, WITH_FACTS, strip_low},    {bare, WITH_FACTS, strip_lowest},  {least, WITH_HEAD, strip_usual},
        {least, WITH_HEAD, strip_low},    {bare, WITH_HEAD, strip_low},      {last, WITH_HEAD, strip_low}};
    bool done = false;
    for (size_t i = 0; i < sizeof ways / sizeof ways[0] && !done; i++)
        done = fill_with(&l, task, side, ways[i].high, ways[i].tried, ways[i].strip);
    *best = done ? l : *best;
    return done;
}

/* In the place of the log, where that is large enough. */
static void in_log(const struct layout_task *task, const struct table_layout *base, struct table_layout *best)
{
    struct table_layout l = *base;

    float h = rect_empty(l.log) ? 0 : height_at(task, l.log.w);

    if (h <= 0 || h > l.log.h)
        return;
    l.card = cut_bottom(&l.log, l.log.h - h - gap < log_least ? l.log.h : h);
    cut_bottom(&l.log, gap);
    consider(best, &l);
}

/* The card has the column for itself: the seats lie where the log would, if their strips have room there. */
static void under_small(struct table_layout *l, const struct layout_task *task)
{
    float wide = fmaxf(task->line * 6.9f, task->strip);

    for (int i = 0; i < 4 && !rect_empty(l->log); i++) { /* in one column or two, lower ones last */
        int columns = 1 + i % 2, rows = (task->seats + columns - 1) / columns;
        float least = task->line * (i < 2 ? strip_low : strip_lowest);
        float high = (least + strip_gap) * (float)rows - strip_gap;
        if (high > l->log.h || (l->log.w - strip_gap * (float)(columns - 1)) / (float)columns < wide)
            continue;
        l->seats = cut_top(&l->log, fminf(l->log.h, high * 1.4f));
        l->log = (struct rect){0, 0, 0, 0};
        l->strips = columns;
    }
}

/* In the column beside the middle, as wide as it must be, at most `widest` of what there is; tried: how many stages of what is
 * left beside it, 0: it is alone there, without the seats.
 * False: there is no room. */
static bool in_column(const struct layout_task *task, struct rect rest, const struct table_layout *base,
                      int tried, float widest, struct table_layout *best)
{
    enum { WIDTHS = 40 };
    bool alone = tried == 0;
    bool apart = log_apart(base);
    float shape = base->middle.w / base->middle.h, other = apart && !alone ? base->seats.w + gap : 0,
          narrow = apart ? base->log.w : base->seats.w, wide = rest.w * widest;

    for (int i = 0; i <= WIDTHS; i++) {
        struct table_layout l = *base;
        float column = narrow + (wide - narrow) * (float)i / WIDTHS, h = height_at(task, column),
              w = fminf(base->middle.w, rest.w - other - column - gap);
        struct rect used = rect_centered(rest, w + gap + column + other, rest.h);
        if (w <= 0)
            return false;
        struct rect side = cut_right(&used, column);
        l.card = side;
        if (alone   ? !alone_in_column(&l, side, h)
            : apart ? h > side.h
                    : !fill_column(&l, task, side, h, tried))
            continue;
        if (apart && !alone)
            l.head.x = l.seats.x = l.file.x = used.x;
        cut_right(&used, gap);
        cut_left(&used, other);
        l.middle = rect_place(used, w, w / shape, 0.5f, 0);
        cut_top(&used, l.middle.h + gap);
        l.log = used.h < log_least ? (struct rect){0, 0, 0, 0} : used;
        if (alone)
            under_small(&l, task);
        if (rect_empty(l.log) && w >= base->middle.w) /* it need not move */
            l.middle.y = base->middle.y;
        consider(best, &l);
        return true;
    }
    return false;
}

/* In the place of the log, if it is whole there; else under the seats, which keep their cards with all that they count while there
 * is a log. The middle and the head stay. As much of its height as there is room for, no less than it needs; else it is not there:
 * the log says the same. */
static struct table_layout in_column_as_it_is(const struct layout_task *task, struct rect rest,
                                              struct table_layout l)
{
    enum { SHARES = 15, WITH_CARDS = 1 };
    static const float less = 0.5f; /* of its height, at most, if it does not say what it needs */
    const struct layout_card *card = task->card;
    float h = height_at(task, rect_empty(l.log) ? l.seats.w : l.log.w);
    float needs = task->low && card->least ? card->least(card->ctx, l.log.w) : h;
    struct rect side = {l.seats.x, rest.y, l.seats.w, rest.h};

    bool beside = l.log.x != l.seats.x; /* the log, from the seats */
    if (!rect_empty(l.log) && (needs <= l.log.h || beside)) {
        l.card = cut_top(&l.log, l.log.h - h - gap < log_least ? l.log.h : h);
        cut_top(&l.log, gap);
        return l;
    }
    float least = card->least ? card->least(card->ctx, side.w) : h * (1 - less),
          brief = card->brief ? card->brief(card->ctx, side.w) : least;
    struct layout_task full = *task; /* with what explains the cards, if there is room for that too */
    full.heading += task->legend;
    struct table_layout factless = l; /* where figures are is to be seen in the middle as well */
    factless.head.h = fminf(factless.head.h, head_lines_height(task->line, task->head_rows));
    factless.fact_rows = 0;
    int strips = rect_empty(l.log) ? WITH_HEAD : WITH_CARDS; /* where no log says the same, cards make way */
    const struct {
        const struct layout_task *task;
        const struct table_layout *from;
        float least;
        int tried;
    } ways[] = {{&full, &l, brief, WITH_CARDS},
                {task, &l, brief, WITH_CARDS},
                {&full, &factless, brief, WITH_CARDS},
                {task, &factless, brief, WITH_CARDS},
                {&full, &l, least, WITH_CARDS},
                {task, &l, least, WITH_CARDS},
                {task, &l, least, strips}};
    for (size_t w = 0; w < sizeof ways / sizeof ways[0]; w++)
        for (int i = 0; i <= SHARES; i++) {
            struct table_layout tried = *ways[w].from;
            float high = h - fmaxf(h - ways[w].least, 0) * (float)i / SHARES;
            if (fill_column(&tried, ways[w].task, side, high, ways[w].tried)) {
                tried.log = (struct rect){0, 0, 0, 0};
                return tried;
            }
        }
    return l;
}

/* Under the middle, which grows less tall; the column beside stays. */
static void under_middle(const struct layout_task *task, struct rect rest, const struct table_layout *base,
                         struct table_layout *best)
{
    struct table_layout l = *base;
    float h = height_at(task, base->middle.w), left = rest.h - h - gap,
          w = fminf(base->middle.w, left * base->middle.w / base->middle.h);
    struct rect column = {base->middle.x, rest.y, base->middle.w, rest.h};

    if (left < rest.h * middle_least)
        return;
    l.card = cut_bottom(&column, h);
    l.middle = rect_place(column, w, w * base->middle.h / base->middle.w, 0.5f, 0);
    if (base->log.y > base->middle.y + base->middle.h - 1)
        l.log = (struct rect){0, 0, 0, 0};
    consider(best, &l);
}

/* Under everything, across the window; high: the card. False: it leaves too little of the middle. */
static bool under_all(const struct layout_task *task, struct rect rest, const struct table_layout *base,
                      float high, struct table_layout *best)
{
    struct table_layout l = *base;
    float all = rest.w;
    struct rect low = cut_bottom(&rest, fminf(high, rest.h * (1 - middle_least)));

    cut_bottom(&rest, gap);
    l.log = l.file = (struct rect){0, 0, 0, 0};
    lay_out(&l, task, rest);
    struct rect side = {l.seats.x, rest.y, l.seats.w, rest.h};
    bool apart = log_apart(&l);
    if (!fill_column(&l, task, side, -gap, STAGES)) {
        if (!apart)
            return false;
        l.seats = (struct rect){0, 0, 0, 0};
        under_small(&l, task);
    }
    l.card = low;
    l.log = l.file = (struct rect){0, 0, 0, 0};
    consider(best, &l);
    return best->middle.w >= all * too_little;
}

static float bar_height(float line, int rows)
{
    return rows == 2 ? line * 3.1f + 28 : fmaxf(84, line * 2.1f + 24);
}

/* The middle's width beside a column, in what a dock leaves of the window. */
static float middle_in(const struct layout_task *task, float width, float height)
{
    static const float usual = 1.5f;

    if (task->wide)
        return fminf(width, height * wide_most);
    return fminf(width - column_least - gap, height * (task->shape > 0 ? task->shape : usual));
}

/* Whatever else is up, it lies here: what is above the bar shrinks, how many rows that has or not. */
static void cut_dock(struct table_layout *l, const struct layout_task *task, struct rect *rest)
{
    static const float least = 0.6f; /* of the middle's width is left */
    const struct layout_dock *dock = task->dock;
    float all = rest->w, low = task->window.h - 3 * gap - bar_height(task->line, 1),
          wide = fmaxf(column_most, task->line * 16), high = dock->strip(dock->ctx, all),
          column = dock->column(dock->ctx, wide);

    float strip_leaves = middle_in(task, all, low - high - gap),
          beside = middle_in(task, all - wide - gap, low);

    l->dock_strip = column > low || beside < strip_leaves;
    if (fmaxf(strip_leaves, column > low ? 0 : beside) < middle_in(task, all, low) * least) {
        l->dock_strip = true;
        l->dock_open = (struct rect){rest->x, rest->y, all, high};
        high = dock->folded(dock->ctx);
    }
    if (l->dock_strip) {
        l->dock = cut_top(rest, high);
        l->dock_open = rect_empty(l->dock_open) ? l->dock : l->dock_open;
        cut_top(rest, gap);
        return;
    }
    struct rect side = cut_left(rest, wide);
    cut_left(rest, gap);
    l->dock = l->dock_open = cut_top(&side, column);
    cut_top(&side, gap);
    if (side.h >= log_least)
        l->log = side;
}

/* Of the window's width at most a card takes beside the middle: while the head stays, which is worth a little of the middle, or without it. */
static const float with_head = 0.33f, without_head = 0.72f;

struct table_layout table_layout_make(const struct layout_task *task)
{
    enum { BAR_WIDE = 41 }; /* lines: the bar has one row from that width on */
    float line = task->line;
    struct table_layout l = {.window = task->window}, best;
    struct rect rest = rect_pad(task->window, gap);

    l.bar_rows = line * BAR_WIDE <= task->window.w ? 1 : task->card && !task->still ? 0 : 2;
    l.bar = cut_bottom(&rest, bar_height(line, l.bar_rows));
    cut_bottom(&rest, gap);
    if (task->dock)
        cut_dock(&l, task, &rest);
    if (task->wide) {
        struct layout_task bare = *task;
        bare.card = task->still ? NULL : task->card; /* what is still stays as it is */
        lay_wide(&l, &bare, rest);
        return l;
    }
    best = l;
    lay_out(&l, task, rest);
    if (!task->card)
        return l;
    if (task->still)
        return in_column_as_it_is(task, rest, l);
    if (in_place(task, rest, &l, &best))
        return best;
    in_log(task, &l, &best);
    if (!in_column(task, rest, &l, WITH_HEAD, with_head, &best))
        (void)in_column(task, rest, &l, STAGES, without_head, &best);
    under_middle(task, rest, &l, &best);
    const struct layout_card *card = task->card;
    float (*const under[])(void *, float) = {card->height, card->least, card->brief, card->bare, card->last};
    bool enough = false;
    for (size_t i = 0; i < sizeof under / sizeof under[0] && !enough; i++)
        enough = under[i] && under_all(task, rest, &l, under[i](card->ctx, rest.w), &best);
    if (best.middle.w < rest.w * too_little)
        (void)in_column(task, rest, &l, 0, without_head, &best);
    return best;
}
