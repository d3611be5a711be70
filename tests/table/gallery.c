/* Shows the parts of a table that have cards, tracks and votes, for people:
 * table-gallery PAGE SEATS WIDTH HEIGHT OUT.png [TEXT-PERCENT [X Y]]. PAGE: hands piles rows tracks votes. Draws offscreen. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "gfx/effects.h"
#include "gfx/target.h"
#include "platform/window.h"
#include "table/hand.h"
#include "table/pile.h"
#include "table/row.h"
#include "table/track.h"
#include "table/votes.h"
#include "ui/modal.h"

enum { SEATS = 7 };

struct gallery {
    struct ui *ui;
    const char *page;
    int seats;
    bool open;
};

static const char *const name[SEATS] = {"Ada",  "Bo", "Countess Wilhelmina of the Long Name", "Dov", "Ewa",
                                        "Finn", "Gül"};
static const char *const letter[SEATS] = {"A", "B", "C", "D", "E", "F", "G"};
static const unsigned tint[SEATS] = {0x8F2622, 0x24474A, 0xC08A2A, 0x4A3B6B, 0x52682F, 0x2E4E7E, 0x6B6258};

static const char *const picture[4] = {"shared/portraits/fox.png", "shared/portraits/hawk.png",
                                       "shared/portraits/countess.png", "shared/portraits/gambler.png"};
static const char *const title[8] = {
    "Foxglove",  "Night hawk",     "Counting-House", "The gambler",
    "Locksmith", "Two steps back", "Turnstile",      "A lighthouse keeper’s wife"};
static const char *const words[4] = {"Moves one piece two steps back.", "Looks at one card of the pile.",
                                     "Worth 1 for each full pair.",
                                     "Two different pieces go one step forward each."};
static const char *const number[8] = {"1", "2", "3", "4", "6", "10", "12", "0"};

static card_face face(int i)
{
    return (card_face){.title = title[i % 8],
                       .text = i % 3 ? words[i % 4] : NULL,
                       .picture = i % 3 ? picture[i % 4] : NULL,
                       .mark = number[i % 8],
                       .band = i % 5 == 4 ? (struct color){0, 0, 0, 0} : color_hex(tint[i % SEATS]),
                       .back = color_hex(i % 2 ? 0x24474A : 0x7A2A22),
                       .back_mark = i % 2 ? "D" : NULL};
}

static void faces(card_face *out, int n, int from)
{
    for (int i = 0; i < n; i++)
        out[i] = face(from + i);
}

static void heading(struct ui *ui, struct rect *in, const char *text)
{
    ui_label_in(ui, cut_top(in, ui_line(ui, STYLE_SUBHEAD)), STYLE_SUBHEAD, ALIGN_LEFT, text,
                ui_theme(ui)->color.brass);
}

static void hands(struct gallery *g, struct rect in)
{
    static const int many[3] = {5, 1, 3};
    struct ui *ui = g->ui;
    card_face card[HAND_MAX];
    faces(card, HAND_MAX, 0);
    struct rect low = cut_bottom(&in, in.h * 0.56f), high = in;
    heading(ui, &low, "One's own");
    int own = g->seats == 1 ? 12 : g->seats == 4 ? 7 : 4;
    struct hand h = {.card = card, .n = own, .lit = 0x5b, .taken = own > 3 ? 1 : 0};
    (void)hand_frame(ui, "own", low, &h);
    for (int k = 0; k < g->seats - 1 || k < 1; k++) {
        struct rect at = rect_column(high, k, g->seats > 1 ? g->seats - 1 : 1, 30);
        struct hand other = {.card = card + k, .n = many[k % 3], .down = true};
        bool held = false;
        if (g->seats == 1)
            other = (struct hand){.card = card, .n = 5, .lit = 3, .covered = true, .held = &held};
        heading(ui, &at, g->seats == 1 ? "Covered, where others look on" : name[k + 1]);
        (void)hand_frame(ui, letter[k], at, &other);
    }
}

static void piles(struct gallery *g, struct rect in)
{
    struct ui *ui = g->ui;
    card_face card[40];
    faces(card, 40, 0);
    struct rect top = cut_top(&in, in.h * 0.45f);
    struct pile p[4] = {{.kind = PILE_DECK,
                         .card = card,
                         .n = 38,
                         .known = 1,
                         .down = true,
                         .name = "Supply",
                         .counted = true,
                         .lit = true},
                        {.kind = PILE_HEAP, .card = card, .n = 9, .name = "Discards", .counted = true},
                        {.kind = PILE_DECK,
                         .card = card + 1,
                         .n = 2,
                         .down = true,
                         .name = "Under the board",
                         .counted = true},
                        {.kind = PILE_HEAP, .card = card, .n = 0, .name = "Nothing yet", .lit = true}};
    heading(ui, &top, "Deck, discards, few, none");
    for (int i = 0; i < 4; i++)
        (void)pile_frame(ui, "pile", i, rect_column(top, i, 4, 30), &p[i]);
    heading(ui, &in, "Fans");
    int n = g->seats < 2 ? 2 : g->seats;
    for (int i = 0; i < n; i++) {
        struct pile fan = {.kind = PILE_FAN,
                           .card = card + i,
                           .n = 1 + (i * 3) % 8,
                           .room = 8,
                           .name = name[i],
                           .counted = i % 2};
        fan.lit = i == 1;
        fan.taken = i == 3;
        (void)pile_frame(ui, "fan", i, rect_column(in, i, n, 24), &fan);
    }
}

static void rows(struct gallery *g, struct rect in)
{
    static const uint8_t triangle[5] = {5, 4, 3, 2, 1};
    static const char *const spaces[15] = {"1", "2",  "3",  "4",  "5",  "6",  "7", "8",
                                           "9", "10", "11", "12", "13", "14", "15"};
    struct ui *ui = g->ui;
    card_face card[24];
    struct row_place place[24] = {{0}};
    faces(card, 24, 0);
    for (int i = 0; i < 24; i++)
        place[i] = (struct row_place){.card = &card[i],
                                      .flags = i % 4 == 1   ? ROW_LIT
                                               : i % 7 == 3 ? ROW_PALE
                                                            : 0};
    struct rect right = cut_right(&in, in.w * (g->seats == 1 ? 0.45f : 0.25f));
    cut_right(&in, 30);
    heading(ui, &right, "A grid");
    struct row grid = {.place = place, .n = g->seats == 1 ? 24 : 5};
    place[2].flags |= ROW_TAKEN;
    place[3].flags = ROW_DOWN;
    (void)row_frame(ui, "grid", right, &grid);
    for (int s = 0; s < g->seats; s++) {
        struct row_place p[15];
        int columns = g->seats > 4 ? 4 : g->seats > 1 ? 2 : 1, lines = (g->seats + columns - 1) / columns;
        struct rect at = rect_grid(in, s, columns, lines, 24);
        for (int i = 0; i < 15; i++)
            p[i] = (struct row_place){.card = i < 6 + s ? &card[i] : NULL, .word = spaces[i]};
        p[6 + s] = (struct row_place){.card = &card[9], .flags = ROW_GHOST | ROW_LIT};
        p[7 + s].flags = ROW_DROP | ROW_LIT;
        heading(ui, &at, name[s]);
        struct row r = {.place = p, .n = 15, .line = triangle, .lines = 5};
        (void)row_frame(ui, letter[s], at, &r);
    }
}

static void tracks(struct gallery *g, struct rect in)
{
    struct ui *ui = g->ui;
    struct track_mark mark[] = {{.word = "Start", .color = color_hex(0x24474A)},
                                {.space = 29, .color = color_hex(0xC9A04A), .note = "Turn back"},
                                {.space = 41}};
    struct track_marker m[SEATS], late[SEATS];
    for (int i = 0; i < SEATS; i++) {
        m[i] = (struct track_marker){.at = i < 4 ? 0 : 7.4f * (float)i,
                                     .color = color_hex(tint[i]),
                                     .letter = letter[i],
                                     .own = i == 1};
        late[i] = (struct track_marker){.at = i == 2 ? 5.5f : (float)(4 + i / 3),
                                        .color = color_hex(tint[i]),
                                        .letter = letter[i],
                                        .own = i == 0};
    }
    struct rect low = cut_bottom(&in, in.h * 0.3f);
    struct track ring = {.spaces = 42,
                         .ring = true,
                         .number_every = 5,
                         .mark = mark,
                         .marks = 3,
                         .marker = m,
                         .markers = g->seats};
    (void)track_frame(ui, "ring", rect_pad_xy(in, 20, 10), &ring);
    struct rect inner = rect_grow(track_inside(&ring, rect_pad_xy(in, 20, 10)), -30);
    struct track small = {
        .spaces = 12, .ring = true, .number_every = 1, .marker = late, .markers = g->seats, .lit = 0x30c};
    (void)track_frame(ui, "small", rect_centered(inner, inner.w * 0.5f, inner.h * 0.8f), &small);
    struct track line = {.spaces = 31, .number_every = 5, .marker = late, .markers = g->seats};
    (void)track_frame(ui, "line", rect_pad_xy(low, 20, 10), &line);
}

static void votes(struct gallery *g, struct rect in)
{
    struct ui *ui = g->ui;
    struct vote v[SEATS], shown[SEATS];
    static const char *const choice[3] = {"4", "Countess Wilhelmina", "0"};
    for (int i = 0; i < SEATS; i++) {
        v[i] = (struct vote){i % 3 == 1 ? VOTE_OWES
                             : i == 5   ? VOTE_NONE
                                        : VOTE_SEALED,
                             name[i],
                             letter[i],
                             color_hex(tint[i]),
                             choice[i % 3],
                             NULL,
                             false};
        shown[i] = v[i];
        shown[i].state = i == 5 ? VOTE_NONE : VOTE_OPEN;
        shown[i].best = i == 1;
        shown[i].picture = i % 3 == 2 ? picture[i % 4] : NULL;
    }
    struct votes sealed = {v, g->seats, 0, "thinking …"}, open = {shown, g->seats, 1, NULL};
    struct rect top = cut_top(&in, in.h / 2);
    heading(ui, &top, "Sealed");
    heading(ui, &in, "Opened");
    votes_draw(ui, top, &sealed);
    votes_draw(ui, in, &open);
}

static void frame(struct gallery *g, int w, int h, uint64_t now)
{
    struct ui *ui = g->ui;
    gfx_begin(ui_gfx(ui), w, h, ui_theme(ui)->color.walnut);
    ui_begin(ui, w, h, now);
    ui_screen(ui, "table-gallery");
    struct rect all = ui_area(ui);
    gfx_image_cover(ui_gfx(ui), gfx_load(ui_gfx(ui), "shared/ui/desk.jpg"), all, (struct color){1, 1, 1, 1});
    all = rect_pad(all, 30);
    switch (g->page[0]) {
    case 'h':
        hands(g, all);
        break;
    case 'p':
        piles(g, all);
        break;
    case 'r':
        rows(g, all);
        break;
    case 't':
        tracks(g, all);
        break;
    default:
        votes(g, all);
        break;
    }
    ui_end(ui);
    gfx_end(ui_gfx(ui));
}

int main(int argc, char **argv)
{
    char error[256];
    if (argc < 6) {
        fprintf(stderr, "usage: table-gallery hands|piles|rows|tracks|votes SEATS WIDTH HEIGHT OUT.png "
                        "[TEXT-PERCENT [X Y]]\n");
        return 2;
    }
    int w = (int)strtol(argv[3], NULL, 10), h = (int)strtol(argv[4], NULL, 10);
    struct window_options wish = {.title = "table-gallery", .width = w, .height = h, .offscreen = true};
    struct window *window = window_open(&wish, error, sizeof error);
    struct gfx_options draw = {.quality = QUALITY_HIGH};
    struct gfx *gfx = window ? gfx_open(&draw, error, sizeof error) : NULL;
    struct gallery g = {.page = argv[1], .seats = (int)strtol(argv[2], NULL, 10)};
    g.ui = gfx ? ui_new(gfx, NULL) : NULL;
    if (!g.ui) {
        fprintf(stderr, "%s\n", error);
        return 1;
    }
    ui_set_text_scale(g.ui, argc > 6 ? (int)strtol(argv[6], NULL, 10) : 100);
    window_size(window, &w, &h);
    struct input_event at = {.kind = INPUT_POINTER_MOVE, .device = DEVICE_MOUSE};
    if (argc > 8) {
        at.x = strtof(argv[7], NULL);
        at.y = strtof(argv[8], NULL);
        ui_feed(g.ui, &at);
    }
    gfx_wait_loaded(gfx);
    for (int i = 0; i < 6; i++) {
        frame(&g, w, h, (uint64_t)i * 100);
        gfx_wait_loaded(gfx);
    }
    bool ok = gfx_screenshot(gfx, argv[5], error, sizeof error);
    if (!ok)
        fprintf(stderr, "%s\n", error);
    ui_free(g.ui);
    gfx_close(gfx);
    window_close(window);
    return ok ? 0 : 1;
}
