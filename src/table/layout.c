#include "table/layout.h"

#include "ui/layout.h"

#include <math.h>

static const float gap = 12, column_least = 400, column_most = 520, log_least = 190;
static const float fact_row = 0.94f; /* lines: of the facts at the head */

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
static void share_column(struct table_layout *l, float bottom, float card, int seats, float line)
{
    float all = bottom - l->seats.y, n = (float)seats;
    float close = (card * 1.12f + gap) * n - gap, roomy = (card * 1.4f + gap) * n - gap;
    float cards = all - roomy - gap >= line * 14 ? roomy : close;
    l->seats.h = all;
    if (all - roomy - gap < line * 8 + 60)
        return;
    l->seats.h = cards;
    l->file = (struct rect){l->seats.x, l->seats.y + cards + gap, l->seats.w, all - cards - gap};
}

/* The head, with the facts where the cards can be as high as they must under them: in as few rows as their words allow, or
 * in more where there is room. */
static void cut_head(struct table_layout *l, const struct layout_task *task, float cards)
{
    float line = task->line, words = line * 2.3f + 26, room = l->seats.h - words - gap - cards - 8,
          wide = l->seats.w / line;
    int most = (int)(room / (line * fact_row)), across = wide >= 13                        ? 3
                                                         : wide >= 9 || most < task->facts ? 2
                                                                                           : 1;
    int rows = (task->facts + across - 1) / across;

    l->fact_rows = rows <= most ? rows : 0;
    float facts = l->fact_rows > 0 ? line * fact_row * (float)rows + 8 : 0;
    l->head = cut_top(&l->seats, words + facts);
    cut_top(&l->seats, gap);
}

/* Where the middle may have any shape it takes what a column leaves of the window. */
static float shape_of(const struct layout_task *task, struct rect rest)
{
    int columns = task->window.w > task->window.h * 2.2f ? 2 : 1;
    float column = fminf(fmaxf(column_most, task->line * 13), rest.w * (columns == 2 ? 0.27f : 0.35f));

    return task->shape > 0 ? task->shape : fmaxf(0.8f, (rest.w - (float)columns * (column + gap)) / rest.h);
}

struct table_layout table_layout_make(const struct layout_task *task)
{
    float line = task->line, n = (float)task->seats;
    struct table_layout l = {.window = task->window};
    struct rect rest = rect_pad(task->window, gap);

    l.bar_rows = line * 41 > task->window.w ? 2 : 1;
    l.bar = cut_bottom(&rest, l.bar_rows == 2 ? line * 3.1f + 28 : fmaxf(84, line * 2.1f + 24));
    cut_bottom(&rest, gap);
    float shape = shape_of(task, rest), beside = rest.w - rest.h * shape - gap;
    if (beside > 2 * column_least + gap)
        divide(&l, rest, fminf(fmaxf(column_most, line * 13), (beside - gap) / 2), 2, shape);
    else
        divide(&l, rest, fminf(fmaxf(beside, column_least), fmaxf(column_most, line * 13)), 1, shape);
    float card2 = line * 2.3f + 24, card3 = line * 2.9f + 34;
    cut_head(&l, task, (line * 2.2f + 20 + gap) * n - gap);
    float card = card3 * n + log_least <= l.seats.h ? card3 : card2;
    float below = rest.h - l.middle.h - gap;
    struct rect column = l.seats;
    l.seats = cut_top(&column, fminf(column.h, (card + gap) * n - gap));
    float roomy = (card3 * 1.4f + gap) * n - gap;
    if (!rect_empty(l.log)) { /* it has its own column */
        share_column(&l, column.y + column.h, card3, task->seats, line);
        return l;
    }
    if (below > log_least) { /* a tall window: under the middle */
        l.middle.y = rest.y;
        l.log = (struct rect){l.middle.x, l.middle.y + l.middle.h + gap, l.middle.w, below};
        share_column(&l, column.y + column.h, card3, task->seats, line);
        return l;
    }
    struct rect under = column;
    cut_top(&under, gap);
    if (under.h >= line * 4 + 30)
        l.log = under;
    else /* no room for it: the cards take the rest */
        l.seats.h = fminf(column.y + column.h - l.seats.y, roomy);
    return l;
}
