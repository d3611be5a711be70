/* The first page of an end: the plate, how it ended, and what next. */
#include "base/text.h"
#include "table/badges.h"
#include "table/ending_inside.h"
#include "table/game.h"
#include "table/lesson.h"
#include "table/story.h"
#include "table/table.h"
#include "ui/modal.h"
#include "ui/widgets.h"

#include <math.h>
#include <stdio.h>

enum {
    PLATE_SIDE = 70, /* left of the words */
    PLATE_AIR = 30,  /* right of the words */
    BESIDE = 12,     /* between the buttons and what must be seen beside them */
    ADVICE_GAP = 12  /* below a piece of advice */
};

/* How wide the words on a plate may be, their margins with them. */
static float plate_words(struct table *t, float picture)
{
    return fmaxf(picture * 0.36f, ui_grow(t->ui, 440));
}

static enum ui_style title_style(struct table *t, const char *title, const struct ending_keys *k, float width)
{
    return k->close || ui_text_width(t->ui, STYLE_TITLE, title) > width ? STYLE_HEADING : STYLE_TITLE;
}

static const char *next_time(const struct table *t)
{
    return t->h->next_time ? t->h->next_time(t->h) : "";
}

/* Found out once. Returns whether there is anything. */
static bool find_missed(struct table *t)
{
    if (!t->now.missed.known) {
        struct text words = text_over(t->now.missed.words, sizeof t->now.missed.words);
        struct story_exposed by;
        t->now.missed.turn[0] = '\0';
        if (!t->discreet && !t->lesson.on) {
            story_missed(t, &words);
            if (story_exposed(t, &by) && by.seat == t->viewer)
                snprintf(t->now.missed.turn, sizeof t->now.missed.turn, "%s", by.text);
        }
        t->now.missed.known = true;
    }
    return t->now.missed.turn[0] != '\0' || t->now.missed.words[0] != '\0';
}

/* Where the buttons that say what next end at least, from the window's left edge. */
static float buttons_end(struct table *t, const struct ending *e, const struct ending_keys *k)
{
    float n = (float)k->columns;

    return PLATE_SIDE + ending_button_width(t, e) * n + k->apart * (n - 1) + BESIDE;
}

enum { ADVICE = 3 /* pieces, at most */ };

/* The pieces of advice, the most telling first. Returns how many there are. */
static int advice_of(struct table *t, const char *words[ADVICE])
{
    bool missed = find_missed(t);
    const char *const all[ADVICE] = {missed ? t->now.missed.turn : "", missed ? t->now.missed.words : "",
                                     next_time(t)};
    int n = 0;

    for (int i = 0; i < ADVICE; i++)
        if (all[i][0] != '\0')
            words[n++] = all[i];
    return n;
}

/* Whether what is said has room above the buttons, with the first so many pieces of advice. */
static bool has_room(struct table *t, const struct ending *e, const struct ending_keys *keys, int advised,
                     struct rect window)
{
    const char *words[ADVICE];
    float picture = fminf(window.w, window.h * 16 / 9),
          left = plate_words(t, picture) - PLATE_SIDE - PLATE_AIR,
          shift = plate_shift(&t->plate, window, buttons_end(t, e, keys)),
          calm = fmaxf(picture * t->plate.known.calm + shift - PLATE_SIDE, ui_grow(t->ui, 300)),
          reads = shift > 0 ? calm : fminf(left, calm);
    enum ui_style title = title_style(t, e->title, keys, left);
    float said = ui_text_height(t->ui, title, e->title, left) + 20 +
                 ui_text_height(t->ui, STYLE_SMALL, e->reason, reads) + 20 + 16;

    said = advised > 0 ? said : said / 0.94f;
    (void)advice_of(t, words);
    for (int i = 0; i < advised; i++)
        said += ui_text_height(t->ui, STYLE_SMALL, words[i], reads) + ADVICE_GAP;
    return ending_buttons_height(t, keys) + said <= window.h - 2 * keys->side;
}

/* The first way in which all that is said has room above the buttons, with as much of the advice as any way has room for; in large type
 * they would lie over the picture. */
static const struct ending_keys *plate_keys_for(struct table *t, const struct ending *e, struct rect window)
{
    const char *words[ADVICE];

    for (int advised = advice_of(t, words); advised >= 0; advised--)
        for (size_t k = 0; k < ENDING_KEYS; k++)
            if (has_room(t, e, &ending_keys[k], advised, window))
                return &ending_keys[k];
    return &ending_keys[ENDING_KEYS - 1];
}

/* A seat's badge stands for a plate that is not there. */
static void draw_winner(struct table *t, uint32_t winners, struct rect at)
{
    float d = at.h * 0.5f;

    for (int s = 0; s < t->h->seats(t->h); s++)
        if (winners >> s & 1) {
            badge_seat(t, s, rect_around((struct point){at.x + at.w * 0.66f, at.y + at.h * 0.5f}, d, d));
            break;
        }
}

/* As wide as there is room for, but for what must be seen of the plate beside them: there no narrower than their words. */
static float buttons_width(struct table *t, const struct ending *e, float column, const struct ending_keys *k,
                           float free)
{
    float n = (float)k->columns, least = ending_button_width(t, e) * n + k->apart * (n - 1);
    return fmaxf(fminf(column, least), fminf(fminf(column, ui_grow(t->ui, 340) * n), free));
}

/* The badges of those who have won, in a row. */
static void winners_row(struct table *t, uint32_t winners, struct rect row)
{
    for (int s = 0; s < t->h->seats(t->h); s++)
        if (winners >> s & 1) {
            badge_seat(t, s, cut_left(&row, row.h));
            cut_left(&row, 12);
        }
}

/* Whatever the picture has there runs out into its ground, so that nothing crosses behind the buttons. seen: from where on it
 * must be seen. */
static void calm_ground(struct table *t, struct rect column, float seen)
{
    enum { SOFT = 60 };
    struct rect window = ui_area(t->ui), at = rect_grow(column, 14);
    at.w += at.x - window.x;
    at.x = window.x;
    at.h = window.y + window.h - at.y;
    at.w = fminf(at.w, seen - SOFT - at.x);
    for (int i = 0; i < 2; i++)
        gfx_glow(ui_gfx(t->ui), rect_grow(at, 6), SOFT, t->plate.known.ground);
}

/* Advice, where there is room for it; cuts its place off. */
static void advise(struct table *t, const char *words, struct rect *at, struct color color)
{
    if (ui_text_height(t->ui, STYLE_SMALL, words, at->w) <= at->h)
        cut_top(at, ui_text_in(t->ui, *at, STYLE_SMALL, ALIGN_LEFT, words, color) + ADVICE_GAP);
}

void ending_plate_page(struct table *t, const struct ending *e)
{
    uint32_t winners = e->winners;
    struct rect all = ui_layer_begin(t->ui, "plate");
    const struct ending_keys *keys = plate_keys_for(t, e, all);
    const char *title = e->title;
    float shift = t->lesson.on ? 0 : plate_shift(&t->plate, all, buttons_end(t, e, keys));
    struct plate_place place =
        plate_draw(t->ui, &t->plate, all, ui_grow(t->ui, 540),
                   PLATE_SIDE + ui_grow(t->ui, 340) * (float)keys->columns + BESIDE, shift);
    if (place.bare)
        draw_winner(t, winners, all);
    struct rect left = {all.x + (place.box.x - all.x - shift) * 0.6f, all.y, plate_words(t, place.box.w),
                        all.h};
    plate_fade(ui_gfx(t->ui), (struct rect){left.x, all.y, left.w * 1.2f, all.h}, t->plate.known.ground,
               0.75f);
    left = rect_pad_xy(left, 0, keys->side);
    cut_left(&left, PLATE_SIDE);
    cut_right(&left, PLATE_AIR);
    const struct ui_colors *c = &ui_theme(t->ui)->color;
    struct rect column =
        cut_bottom(&left, t->lesson.on ? lesson_page_height(t, left.w) : ending_buttons_height(t, keys));
    if (!t->lesson.on) {
        float seen = place.box.x + place.box.w * t->plate.known.from;
        column.w = fmaxf(column.w, shift > 0 ? buttons_end(t, e, keys) - BESIDE - PLATE_SIDE : 0);
        column.w = buttons_width(t, e, column.w, keys, fminf(place.free, seen) - column.x - BESIDE);
        struct rect calm = {column.x, left.y, column.w, left.h};
        calm_ground(t, calm, seen);
    }
    enum ui_style style = title_style(t, title, keys, left.w);
    if (left.h <=
        ui_line(t->ui, style) * 2) /* over a lesson's card, which keeps its room for all its pages */
        style = STYLE_HEADING;
    bool words = left.h > ui_line(t->ui, style) * 2; /* in large type that takes all there is */
    const char *advice[ADVICE];
    int advised = advice_of(t, advice); /* which has the room */
    cut_top(&left, advised > 0 ? 0 : left.h * 0.06f);
    if (words)
        cut_top(&left, ui_text_in(t->ui, left, style, ALIGN_LEFT, title, c->cream) + 20);
    float calm = place.box.x + place.box.w * t->plate.known.calm - left.x,
          reads = fminf(fmaxf(left.w, shift > 0 ? calm : 0), fmaxf(calm, ui_grow(t->ui, 300))),
          seal = ui_grow(t->ui, 72),
          spare = left.h - ui_text_height(t->ui, STYLE_SMALL, e->reason, reads) - 36;
    bool sealed = words && !place.bare && winners != 0 && advised == 0;
    if (sealed && seal < fminf(left.h / 2.4f, spare))
        winners_row(t, winners, cut_top(&left, seal));
    cut_top(&left, sealed ? 16 : 0);
    left.w = reads;
    static const enum ui_style smaller[] = {STYLE_SUBHEAD, STYLE_BODY, STYLE_SMALL};
    size_t k = 0;
    float advises = 0; /* what is said is as small as what has to be read below it */
    for (int i = 0; i < advised; i++)
        advises += ui_text_height(t->ui, STYLE_SMALL, advice[i], left.w) + ADVICE_GAP;
    while (k < 2 && ui_text_height(t->ui, smaller[k], e->reason, left.w) + 20 + advises > left.h)
        k++;
    enum ui_style said = smaller[k];
    float wide = left.w;
    left.w = ui_text_even(t->ui, said, e->reason, left.w);
    if (words)
        cut_top(&left, ui_text_in(t->ui, left, said, ALIGN_LEFT, e->reason, c->cream) + 20);
    left.w = wide;
    for (int i = 0; i < advised && words; i++)
        advise(t, advice[i], &left, advice[i] == next_time(t) ? c->brass : c->cream);
    if (!t->lesson.on && words)
        column.y = fminf(column.y, left.y + 16); /* the buttons follow what is said */
    if (!lesson_page(t, column))
        ending_buttons(t, e, column, keys);
    if (!t->lesson.on && ui_action(t->ui, ACTION_BACK)) /* from there How it ended leads back */
        t->now.end_page = END_BOARD;
    ui_layer_end(t->ui);
}
