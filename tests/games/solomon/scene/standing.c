/* Which city a piece is in can be seen without a guess: measured over random positions, in windows and type of all sizes. */
#include "cmocka_all.h"
#include "games/solomon/scene/seat.h"
#include "table/map_board.h"
#include "table/plane.h"
#include "ui/ui.h"

#include <math.h>
#include <stdlib.h>

/* Of so many pieces: how many seem to be elsewhere, hide a pin, stand on a name, touch one, are hidden, are tied from
 * afar, are not of their
 * full size. */
struct tally {
    size_t pieces, elsewhere, loose, pins, names, bitten, hidden, leashed, far, small;
};

static struct figure_task task_of(const struct table *t)
{
    const struct map_board *own = t->board;
    struct figure_task task = map_figure_task(&own->plan);
    task.order = own->pieces.order;
    task.cell = task.figure_h * own->sprites.cell;
    task.ground = own->sprites.ground;
    return task;
}

static float share_of(const struct figure_task *task, const struct figure_layout *l, size_t piece,
                      struct rect box)
{
    return rect_empty(box)
               ? 0
               : (float)figures_over(task, l, piece, box) * task->cell * task->cell / (box.w * box.h);
}

static void count_piece(const struct table *t, const struct figure_task *task, size_t piece,
                        struct tally *out)
{
    const struct piece_set *set = &t->board->pieces;
    const struct figure_layout *l = &set->from;
    struct point feet = l->feet[piece], from, to;
    uint8_t own = task->at[piece];
    float way = plane_distance(feet, task->place[own]), pins = 0, names = 0;
    bool elsewhere = false, tied = piece_tie(set, piece, &from, &to);
    for (size_t c = 0; c < task->places; c++) {
        elsewhere = elsewhere || (c != own && plane_distance(feet, task->place[c]) < way);
        pins = fmaxf(pins, share_of(task, l, piece, figures_pin(task, c)));
        names = fmaxf(names, share_of(task, l, piece, task->names[c]));
    }
    out->pieces++;
    out->elsewhere += elsewhere;
    out->loose += figures_gap(task, l, piece) > 0.15f * task->figure_w &&
                  !tied; /* a shorter leash is no more than a tick */
    out->pins += pins > 0.3f;
    out->names += names > 0.15f;
    out->bitten += names > 0.001f;
    out->hidden += figures_visible(task, l, piece) < 0.7f;
    out->leashed += tied;
    out->far += figures_gap(task, l, piece) > task->figure_w;
    out->small += l->scale[piece] < 1;
    assert_true(l->scale[piece] >= FIGURE_LEAST && l->scale[piece] <= 1);
}

static void count_all(const struct table *t, struct tally *out)
{
    const struct piece_set *set = &t->board->pieces;
    struct figure_task task = task_of(t);
    uint8_t at[FIGURES_MAX];
    for (size_t p = 0; p < figures_pieces(set->order); p++)
        at[p] = set->piece[p].at;
    task.at = at;
    for (size_t i = 0; i < set->from.count; i++)
        count_piece(t, &task, set->from.order[i], out);
}

static struct tally measure(int width, int height, int text, int couch)
{
    struct tally tally = {0};
    struct game_shelf shelf = {0};
    struct seat *s = calloc(1, sizeof *s);
    struct match *first = random_match(&shelf, 4, 1, 60);
    seat_open(s, first, SEAT_NONE, 1);
    s->width = width;
    s->height = height;
    s->setting[HOST_COUCH] = couch;
    ui_set_text_scale(s->ui, text);
    for (uint64_t seed = 1; seed <= 40; seed++) {
        struct match *m = random_match(&shelf, (uint8_t)(2 + seed % 3), seed, 10 + seed * 6);
        seat_show(s, m, SEAT_NONE);
        s->table->end_page = END_BOARD;
        seat_frames(s, 1);
        count_all(s->table, &tally);
        match_free(m);
    }
    seat_close(s);
    match_free(first);
    free(s);
    shelf_clear(&shelf);
    return tally;
}

static void a_piece_stands_at_its_own_pin_and_hides_no_other(void **state)
{
    (void)state;
    static const struct {
        int width, height, text, couch;
    } windows[] = {{1280, 720, 100, 0}, {1920, 1080, 100, 0}, {1024, 768, 100, 0}, {2560, 1080, 100, 0},
                   {1280, 720, 150, 1}, {1280, 720, 200, 0},  {1920, 1080, 200, 1}};
    for (size_t i = 0; i < sizeof windows / sizeof windows[0]; i++) {
        struct tally n = measure(windows[i].width, windows[i].height, windows[i].text, windows[i].couch);
        size_t names =
            windows[i].text == 100 ? n.pieces / 100 : n.pieces / 8; /* there they are as large as figures */
        size_t small = windows[i].text == 100 ? n.pieces / 3 : n.pieces;
        bool good = n.pieces > 200 && n.small <= small && n.elsewhere + n.loose + n.pins == 0 &&
                    n.names <= names && (windows[i].text > 100 || n.bitten <= n.pieces / 16) &&
                    n.hidden <= n.pieces / 50 && n.far <= n.pieces / 50 && n.leashed <= n.pieces * 2 / 5;
        if (!good)
            fail_msg(
                "%dx%d, text %d, couch %d: of %zu pieces %zu seem to be elsewhere, %zu are off their pin "
                "without a leash, "
                "%zu hide a pin, %zu stand on a name, %zu touch one, %zu are hidden, %zu are on a leash, %zu "
                "on a long one, "
                "%zu are small",
                windows[i].width, windows[i].height, windows[i].text, windows[i].couch, n.pieces, n.elsewhere,
                n.loose, n.pins, n.names, n.bitten, n.hidden, n.leashed, n.far, n.small);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(a_piece_stands_at_its_own_pin_and_hides_no_other)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
