/* Nothing that is to be read lies under a figure: names and pins on the board, words beside pictures. */
#include "cmocka_all.h"
#include "games/solomon/scene/seat.h"
#include "gfx/texture.h"
#include "scene/solomon/board.h"
#include "scene/solomon/names.h"
#include "table/map_board.h"
#include "table/plane.h"
#include "ui/theme.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* In pixels of the window. */
static struct rect on_window(const struct seat *s, struct rect r)
{
    const struct table *t = s->table;
    float scale = ui_scale(s->ui), zoom = t->lens.zoom;
    struct point at = lens_to_window(&t->lens, t->layout.middle, (struct point){r.x, r.y});
    return (struct rect){at.x * scale, at.y * scale, r.w * zoom * scale, r.h * zoom * scale};
}

/* The last place in the drawing order where that text stands there; -1: nowhere. */
static int last_drawn(const struct gfx_item *item, size_t n, const char *words, struct rect at)
{
    int last = -1;
    for (size_t i = 0; i < n; i++)
        if (item[i].kind == ITEM_TEXT && strcmp(item[i].text, words) == 0 &&
            rect_has(at, rect_center(item[i].at)))
            last = (int)i;
    return last;
}

/* The last place in the drawing order where that figure is drawn there; -1: nowhere. */
static int figure_drawn(const struct gfx_item *item, size_t n, const char *name, struct rect there)
{
    char path[64];
    snprintf(path, sizeof path, "solomon/figures/%s.png", name);
    for (size_t i = n; i > 0; i--)
        if (item[i - 1].text && strcmp(item[i - 1].text, path) == 0 &&
            rect_has(there, rect_center(item[i - 1].at)))
            return (int)i - 1;
    return -1;
}

static void no_name_is_hidden(struct seat *s, const char *where)
{
    static const char *const figure[] = {"beacon",  "magician", "roulette", "spyglass",
                                         "tempest", "vagabond", "case"};
    size_t n;
    const struct gfx_item *item = gfx_recorded(s->gfx, &n);
    const struct table *t = s->table;
    const struct figure_layout *stand = &t->board->pieces.from;
    for (size_t c = 0; c < t->board->plan.places; c++) {
        const char *city = name_city(t->box, c);
        struct rect name = on_window(s, rect_grow(t->board->names.at[c], -2));
        int drawn = last_drawn(item, n, city, on_window(s, t->board->names.at[c]));
        assert_true(drawn >= 0);
        for (size_t k = 0; k < stand->count; k++) {
            size_t piece = stand->order[k];
            struct rect reach = on_window(s, piece_reach(&t->board->pieces, piece, stand->feet[piece]));
            if (plane_shared(name, reach) > 0 && figure_drawn(item, n, figure[piece], reach) > drawn)
                fail_msg("%s: %s lies over the name of %s", where, figure[piece], city);
        }
    }
}

/* The middle of every pin is free of figures. Of names a corner may be stood on, which is drawn over whoever does. */
static void pins_are_free(const struct seat *s, const char *where)
{
    const struct map_board *own = s->table->board;
    const struct piece_set *set = &own->pieces;
    struct figure_task task = map_figure_task(&own->plan);
    task.cell = task.figure_h * own->sprites.cell;
    task.ground = own->sprites.ground;
    uint8_t at[FIGURES_MAX];
    for (size_t p = 0; p < FIGURES_MAX; p++)
        at[p] = set->piece[p].at;
    task.at = at;
    for (size_t i = 0; i < set->from.count; i++) {
        size_t piece = set->from.order[i];
        for (size_t c = 0; c < own->plan.places; c++) {
            struct rect name = own->plan.label[c];
            float cell = task.cell * task.cell;
            if (figures_hides(&task, &set->from, piece, c) > 0.3f)
                fail_msg("%s: the pin of %s is hidden by %zu", where, name_city(s->table->box, c), piece);
            if ((float)figures_over(&task, &set->from, piece, name) * cell > 0.5f * name.w * name.h)
                fail_msg("%s: %zu stands on the name of %s", where, piece, name_city(s->table->box, c));
        }
    }
}

static void figures_at_rest_hide_no_name_and_no_pin(void **state)
{
    (void)state;
    static const int sizes[][2] = {{1280, 720}, {1024, 768}, {1920, 1080}, {2560, 1080}};
    struct game_shelf shelf = {0};
    struct seat *s = calloc(1, sizeof *s);
    struct match *first = random_match(&shelf, 4, 1, 60);
    seat_open(s, first, SEAT_NONE, 1);
    for (uint64_t seed = 1; seed <= 40; seed++) {
        struct match *m = random_match(&shelf, (uint8_t)(2 + seed % 3), seed, 40 + seed * 6);
        char where[32];
        s->width = sizes[seed % 4][0];
        s->height = sizes[seed % 4][1];
        snprintf(where, sizeof where, "%dx%d, match %d", s->width, s->height, (int)seed);
        seat_show(s, m, SEAT_NONE);
        s->table->now.end_page = END_BOARD;
        seat_frames(s, 4);
        no_name_is_hidden(s, where);
        pins_are_free(s, where);
        match_free(m);
    }
    seat_close(s);
    match_free(first);
    free(s);
    shelf_clear(&shelf);
}

static void names_are_whole_in_large_type(void **state)
{
    (void)state;
    static const int sizes[][2] = {{1280, 720}, {1024, 768}, {1920, 1080}};
    struct game_shelf shelf = {0};
    struct seat *s = calloc(1, sizeof *s);
    struct match *m = random_match(&shelf, 4, 3, 0);
    seat_open(s, m, SEAT_NONE, 1);
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++)
        for (int percent = 100; percent <= 200; percent += 25) {
            s->width = sizes[i][0];
            s->height = sizes[i][1];
            ui_set_text_scale(s->ui, percent);
            seat_frames(s, 3);
            size_t n;
            const struct gfx_item *item = gfx_recorded(s->gfx, &n);
            for (size_t c = 0; c < s->table->board->plan.places; c++)
                if (last_drawn(item, n, name_city(s->table->box, c),
                               on_window(s, s->table->board->names.at[c])) < 0)
                    fail_msg("%dx%d, text %d: the name of %s is cut", s->width, s->height, percent,
                             name_city(s->table->box, c));
        }
    seat_close(s);
    match_free(m);
    free(s);
    shelf_clear(&shelf);
}

static bool alike(struct color a, struct color b)
{
    return fabsf(a.r - b.r) + fabsf(a.g - b.g) < 0.01f;
}

/* What marks the focus on the board is drawn in brass, and only there, around a pin or as a ring at a figure's foot: the last
 * place in the drawing order; -1: there is none. */
static int frame_drawn(const struct seat *s, const struct gfx_item *item, size_t n)
{
    struct color brass = ui_theme(s->ui)->color.brass, bright = color_hex(0xE5B94F);
    for (size_t i = n; i > 0; i--) {
        const struct gfx_item *it = &item[i - 1];
        bool around = it->kind == ITEM_QUAD && alike(it->color, brass) &&
                      (strcmp(it->text, "outline") == 0 || strcmp(it->text, "ring") == 0);
        bool at_foot = it->kind == ITEM_STRIP && alike(it->color, bright);
        if ((around || at_foot) && it->clip.w <= s->table->layout.middle.w * ui_scale(s->ui) + 2)
            return (int)i - 1;
    }
    return -1;
}

static void the_frame_of_the_keys_crosses_no_name(void **state)
{
    (void)state;
    struct game_shelf shelf = {0};
    struct seat *s = calloc(1, sizeof *s);
    struct match *m = random_match(&shelf, 4, 3, 60);
    seat_open(s, m, SEAT_NONE, 1);
    int crossed = 0, framed = 0;
    for (uint64_t seed = 1; seed <= 12; seed++) {
        struct match *other = random_match(&shelf, 4, seed, 40 + seed * 6);
        seat_show(s, other, match_next(other, match_length(other)));
        for (int k = 0; k < 14; k++) {
            seat_key(s, k < 7 ? ACTION_NEXT : ACTION_RIGHT);
            seat_frames(s, 2);
            size_t n;
            const struct gfx_item *item = gfx_recorded(s->gfx, &n);
            int frame = frame_drawn(s, item, n);
            framed += frame >= 0;
            for (size_t c = 0; frame >= 0 && c < s->table->board->plan.places; c++) {
                struct rect name = on_window(s, s->table->board->names.at[c]);
                if (plane_shared(name, item[frame].at) <= 0)
                    continue;
                crossed++;
                if (last_drawn(item, n, name_city(s->table->box, c), name) < frame)
                    fail_msg(
                        "match %d, key %d: a frame at %.0f, %.0f (%.0f by %.0f) lies over the name of %s",
                        (int)seed, k, item[frame].at.x, item[frame].at.y, item[frame].at.w, item[frame].at.h,
                        name_city(s->table->box, c));
            }
        }
        match_free(other);
    }
    print_message("%d marks, %d names in their reach\n", framed, crossed);
    assert_true(framed > 0);
    seat_close(s);
    match_free(m);
    free(s);
    shelf_clear(&shelf);
}

/* Of a picture of a figure that was drawn, what is not air. */
static bool drawn_figure(const struct seat *s, const struct gfx_item *item, struct rect *out)
{
    char name[64];
    if (item->kind == ITEM_TEXT || !item->text ||
        sscanf(item->text, "solomon/figures/%63[a-z].png", name) != 1)
        return false;
    const struct sprite *one = sprites_find(&s->table->board->sprites, name);
    if (!one || strchr(item->text, '-'))
        return false;
    float k = item->at.w / one->size.x;
    *out = (struct rect){item->at.x + one->box.x * k, item->at.y + one->box.y * k, one->box.w * k,
                         one->box.h * k};
    return true;
}

static void the_page_on_the_agents_keeps_figures_and_words_apart(void **state)
{
    (void)state;
    static const int sizes[][2] = {{1280, 720}, {1024, 768}, {1920, 1080}, {2560, 1080}};
    struct game_shelf shelf = {0};
    struct match *m = random_match(&shelf, 3, 9, 60);
    struct seat *s = calloc(1, sizeof *s);
    seat_open(s, m, match_next(m, match_length(m)), 1);
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        s->width = sizes[i][0];
        s->height = sizes[i][1];
        s->table->now.card = CARD_DOSSIER;
        s->table->dossier_page = 3; /* after the three seats */
        seat_frames(s, 20);
        size_t n, from = 0;
        const struct gfx_item *item = gfx_recorded(s->gfx, &n);
        while (from < n &&
               (item[from].kind != ITEM_TEXT || strcmp(item[from].text, "Rivals: what is known") != 0))
            from++;
        assert_true(from < n);
        int figures = 0;
        for (size_t f = from; f < n; f++) {
            struct rect figure;
            if (!drawn_figure(s, &item[f], &figure))
                continue;
            figures++;
            for (size_t k = from; k < n; k++)
                if (item[k].kind == ITEM_TEXT && plane_shared(figure, item[k].at) > 0)
                    fail_msg("%dx%d: %s lies on \"%s\"", s->width, s->height, item[f].text, item[k].text);
        }
        assert_true(figures >= SOLOMON_AGENTS);
    }
    seat_close(s);
    free(s);
    match_free(m);
    shelf_clear(&shelf);
}

/* All six agents stand beside the buttons, and the plate fills the window. */
static void plate_is_whole(const struct seat *s)
{
    static const char *const plate = "solomon/portraits/solomon-wins.jpg";
    static const float first = 0.352f, last = 0.985f; /* where the agents stand, by its width */
    size_t n;
    const struct gfx_item *item = gfx_recorded(s->gfx, &n), *drawn = NULL;
    float top = (float)s->height;
    for (size_t k = 0; k < n; k++)
        if (item[k].text && strcmp(item[k].text, plate) == 0) {
            drawn = &item[k];
            top = fminf(top, drawn->at.y);
        }
    assert_non_null(drawn);
    if (top > 1)
        fail_msg("%dx%d: above the plate are %.0f empty rows", s->width, s->height, (double)top);
    if (drawn->at.x + last * drawn->at.w > (float)s->width + 1)
        fail_msg("%dx%d: the last agent is cut off", s->width, s->height);
    const struct gfx_item *longest = gfx_recorded_text(s->gfx, "Open shields");
    assert_non_null(longest);
    if (drawn->at.x + first * drawn->at.w < longest->at.x + longest->at.w)
        fail_msg("%dx%d: the buttons lie over the first agent", s->width, s->height);
}

/* In a high window the doctor's plate once ended before its last agent, and then below a dark band. */
static void a_plate_keeps_its_figures_in_a_high_window(void **state)
{
    (void)state;
    static const int sizes[][3] = {
        {1024, 768, 100}, {1280, 1024, 100}, {1280, 800, 100}, {1280, 720, 100}, {1280, 720, 200}};
    struct game_shelf shelf = {0};
    int found = 0;
    for (uint64_t seed = 1; seed < 60 && found < 1; seed++) {
        struct match *m = random_match(&shelf, 3, seed, 600);
        game_outcome end;
        if (match_outcome(m, match_length(m), &end) && end.how == SOLOMON_END_DOCTOR && end.winners != 7) {
            int loser = end.winners & 1 ? end.winners & 2 ? 2 : 1 : 0;
            struct seat *s = calloc(1, sizeof *s);
            seat_open(s, m, loser, 1);
            found++;
            for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
                s->width = sizes[i][0];
                s->height = sizes[i][1];
                ui_set_text_scale(s->ui, sizes[i][2]);
                seat_frames(s, 4);
                plate_is_whole(s);
            }
            seat_close(s);
            free(s);
        }
        match_free(m);
    }
    assert_int_equal(found, 1);
    shelf_clear(&shelf);
}

static bool ends_in_dots(const char *words)
{
    size_t n = strlen(words);
    return n > 3 && strcmp(words + n - 3, "…") == 0;
}

/* What is announced is whole, in large type too: where to is what comes last. */
static void an_announcement_is_whole_in_large_type(void **state)
{
    (void)state;
    struct game_shelf shelf = {0};
    int announced = 0;
    struct seat *s = calloc(1, sizeof *s);
    struct match *first = random_match(&shelf, 4, 1, 20);
    seat_open(s, first, SEAT_NONE, 1);
    s->width = 1280;
    s->height = 720;
    ui_set_text_scale(s->ui, 200);
    for (uint64_t seed = 1; seed <= 40; seed++) {
        struct match *m = random_match(&shelf, 4, seed, 20 + seed);
        seat_show(s, m, SEAT_NONE);
        seat_frames(s, 4);
        const struct table *t = s->table;
        struct rect map = t->layout.middle;
        float scale = ui_scale(s->ui);
        size_t n;
        const struct gfx_item *item = gfx_recorded(s->gfx, &n);
        announced += shown(t)->pub.phase == SOLOMON_PHASE_RESPOND;
        for (size_t i = 0; i < n; i++)
            if (item[i].kind == ITEM_TEXT && ends_in_dots(item[i].text) &&
                item[i].at.x < (map.x + map.w) * scale && item[i].at.y < (map.y + map.h) * scale)
                fail_msg("match %d: \"%s\"", (int)seed, item[i].text);
        match_free(m);
    }
    assert_true(announced > 5);
    seat_close(s);
    match_free(first);
    free(s);
    shelf_clear(&shelf);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(figures_at_rest_hide_no_name_and_no_pin),
        cmocka_unit_test(names_are_whole_in_large_type),
        cmocka_unit_test(the_frame_of_the_keys_crosses_no_name),
        cmocka_unit_test(the_page_on_the_agents_keeps_figures_and_words_apart),
        cmocka_unit_test(a_plate_keeps_its_figures_in_a_high_window),
        cmocka_unit_test(an_announcement_is_whole_in_large_type),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
