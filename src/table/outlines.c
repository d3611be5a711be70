#include "table/outlines.h"

#include <math.h>
#include <string.h>

struct outline outline_plain(void)
{
    enum { TOP = 4, BOTTOM = 27 };
    struct outline o = {{0}};
    for (int y = TOP; y < BOTTOM; y++)
        o.row[y] = 0x003ffc00;
    return o;
}

bool outline_read_row(struct outline *out, size_t row, const char *picture)
{
    if (row >= OUTLINE_CELLS || strlen(picture) != OUTLINE_CELLS || strspn(picture, "#.") != OUTLINE_CELLS)
        return false;
    out->row[row] = 0;
    for (int x = 0; x < OUTLINE_CELLS; x++)
        out->row[row] = out->row[row] << 1 | (picture[x] == '#');
    return true;
}

static unsigned bits(uint32_t v)
{
    v -= v >> 1 & 0x55555555;
    v = (v & 0x33333333) + (v >> 2 & 0x33333333);
    return ((v + (v >> 4)) & 0x0f0f0f0f) * 0x01010101U >> 24;
}

static uint32_t shifted(uint32_t row, int right)
{
    if (right <= -OUTLINE_CELLS || right >= OUTLINE_CELLS)
        return 0;
    return right >= 0 ? row >> right : row << -right;
}

unsigned outline_size(const struct outline *o)
{
    unsigned n = 0;
    for (int y = 0; y < OUTLINE_CELLS; y++)
        n += bits(o->row[y]);
    return n;
}

unsigned outline_within(const struct outline *o, int left, int top, int right, int bottom)
{
    unsigned n = 0;
    left = left > 0 ? left : 0;
    right = right < OUTLINE_CELLS ? right : OUTLINE_CELLS;
    if (left >= right)
        return 0;
    uint32_t columns = UINT32_MAX >> left & UINT32_MAX << (OUTLINE_CELLS - right);
    for (int y = top > 0 ? top : 0; y < bottom && y < OUTLINE_CELLS; y++)
        n += bits(o->row[y] & columns);
    return n;
}

int outline_top(const struct outline *o)
{
    int top = 0;
    while (top < OUTLINE_CELLS && o->row[top] == 0)
        top++;
    return top;
}

int outline_foot(const struct outline *o)
{
    int rows = OUTLINE_CELLS;
    while (rows > 0 && o->row[rows - 1] == 0)
        rows--;
    return rows;
}

float outline_half(const struct outline *o, int row)
{
    return row >= 0 && row < OUTLINE_CELLS ? (float)bits(o->row[row]) / 2 : 0;
}

void outline_cover(struct outline *left, const struct outline *by, int right, int down)
{
    for (int y = 0; y < OUTLINE_CELLS; y++) {
        int from = y - down;
        if (from >= 0 && from < OUTLINE_CELLS)
            left->row[y] &= ~shifted(by->row[from], right);
    }
}

int outline_waist(const struct outline *o)
{
    return (outline_top(o) + OUTLINE_CELLS) / 2;
}
