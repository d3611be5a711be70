/* What is written can be read: on every screen each text is large enough and stands out from what lies under it. The colours
 * are those that were drawn: the ink's own, and for the ground everything under the middle of the text, laid over each
 * other; of a picture its average colour counts. The pairs found are listed in contrast.txt. */
#include "base/assets.h"
#include "cmocka_all.h"
#include "gfx/texture.h"
#include "scene/showcase.h"
#include "ui/ui.h"

#include <SDL_image.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

enum { PICTURES = 160, PAIRS = 600 };

struct picture {
    char path[160];
    struct color mean;
};

struct pair {
    uint32_t ink, ground;
    bool large;
    double ratio;
    char text[48], where[40];
};

struct reading {
    struct picture picture[PICTURES];
    int pictures;
    struct pair pair[PAIRS];
    int pairs;
};

/* --- colours ------------------------------------------------------------------------------------------------- */

static double linear(float v)
{
    return v <= 0.04045f ? (double)v / 12.92 : pow(((double)v + 0.055) / 1.055, 2.4);
}

static double luminance(struct color c)
{
    return 0.2126 * linear(c.r) + 0.7152 * linear(c.g) + 0.0722 * linear(c.b);
}

static double ratio_of(struct color a, struct color b)
{
    double x = luminance(a), y = luminance(b);
    return x > y ? (x + 0.05) / (y + 0.05) : (y + 0.05) / (x + 0.05);
}

static struct color over(struct color below, struct color above)
{
    struct color c = color_mix(below, above, above.a);
    c.a = 1;
    return c;
}

static uint32_t code(struct color c)
{
    return (uint32_t)lroundf(c.r * 255) << 16 | (uint32_t)lroundf(c.g * 255) << 8 |
           (uint32_t)lroundf(c.b * 255);
}

/* The average of the middle half of a picture. */
static struct color read_mean(const char *path)
{
    char full[ASSETS_PATH_MAX];
    struct color mean = {0, 0, 0, 0};
    SDL_Surface *raw = assets_find(path, full, sizeof full) ? IMG_Load(full) : NULL;
    SDL_Surface *s = raw ? SDL_ConvertSurfaceFormat(raw, SDL_PIXELFORMAT_RGBA32, 0) : NULL;
    double sum[4] = {0};
    int n = 0;
    for (int y = s ? s->h / 4 : 0; s && y < s->h * 3 / 4 + 1 && y < s->h; y++)
        for (int x = s->w / 4; x < s->w * 3 / 4 + 1 && x < s->w; x++, n++) {
            const uint8_t *p = (const uint8_t *)s->pixels + y * s->pitch + x * 4;
            for (int c = 0; c < 3; c++)
                sum[c] += (double)p[c] * p[3] / 255;
            sum[3] += p[3];
        }
    if (n > 0 && sum[3] > 0)
        mean = (struct color){(float)(sum[0] / sum[3]), (float)(sum[1] / sum[3]), (float)(sum[2] / sum[3]),
                              (float)(sum[3] / n / 255)};
    SDL_FreeSurface(s);
    SDL_FreeSurface(raw);
    return mean;
}

static struct color mean_of(struct reading *r, const char *path)
{
    for (int i = 0; i < r->pictures; i++)
        if (strcmp(r->picture[i].path, path) == 0)
            return r->picture[i].mean;
    assert_true(r->pictures < PICTURES);
    struct picture *p = &r->picture[r->pictures++];
    snprintf(p->path, sizeof p->path, "%s", path);
    p->mean = read_mean(path);
    return p->mean;
}

/* --- a frame ------------------------------------------------------------------------------------------------- */

static bool covers(const struct gfx_item *item, struct point at)
{
    bool soft = item->text && (strstr(item->text, "glow") || strstr(item->text, "shadow") ||
                               strcmp(item->text, "outline") == 0);
    return item->kind == ITEM_QUAD && !soft && rect_has(item->at, at) &&
           rect_has((struct rect){item->clip.x, item->clip.y, item->clip.w, item->clip.h}, at);
}

static struct color ground_at(struct reading *r, const struct gfx_item *item, size_t n, struct point at)
{
    struct color ground = {0, 0, 0, 1};
    for (size_t i = 0; i < n; i++) {
        if (!covers(&item[i], at))
            continue;
        struct color c = item[i].color;
        if (item[i].text && strchr(item[i].text, '.')) {
            struct color mean = mean_of(r, item[i].text);
            c = (struct color){c.r * mean.r, c.g * mean.g, c.b * mean.b, c.a * mean.a};
        }
        ground = over(ground, c);
    }
    return ground;
}

/* What is switched off or fades is not meant to be read. */
static bool faint(const struct gfx_item *item)
{
    return item->color.a < 0.75f;
}

static void note_pair(struct reading *r, const char *where, const struct gfx_item *item, struct color ground)
{
    struct color ink = over(ground, item->color);
    double ratio = ratio_of(ink, ground);
    for (int i = 0; i < r->pairs; i++)
        if (r->pair[i].ink == code(ink) && r->pair[i].ground == code(ground) &&
            r->pair[i].large == (item->size >= 24))
            return;
    assert_true(r->pairs < PAIRS);
    struct pair *p = &r->pair[r->pairs++];
    *p = (struct pair){.ink = code(ink), .ground = code(ground), .large = item->size >= 24, .ratio = ratio};
    snprintf(p->text, sizeof p->text, "%s", item->text);
    snprintf(p->where, sizeof p->where, "%s", where);
}

static void read_frame(struct reading *r, const struct app_test *t, const char *where)
{
    size_t n = 0;
    const struct gfx_item *item = gfx_recorded(t->app.gfx, &n);
    for (size_t i = 0; i < n; i++) {
        if (item[i].kind != ITEM_TEXT || faint(&item[i]) || !rect_has(item[i].clip, rect_center(item[i].at)))
            continue;
        note_pair(r, where, &item[i], ground_at(r, item, i, rect_center(item[i].at)));
    }
}

static int by_ratio(const void *a, const void *b)
{
    const struct pair *x = a, *y = b;
    return x->ratio < y->ratio ? -1 : x->ratio > y->ratio;
}

static void every_ink_stands_out_from_its_ground(void **state)
{
    (void)state;
    static struct reading r;
    for (size_t i = 0; showcase_name(i); i += TEST_SHARE) {
        struct app_test t;
        app_test_open(&t, NULL);
        t.width = 1920;
        t.height = 1080;
        showcase_go(&t, i);
        read_frame(&r, &t, showcase_name(i));
        t.width = 2560; /* more lies on a wide desk */
        app_test_frames(&t, 4);
        read_frame(&r, &t, showcase_name(i));
        app_test_close(&t);
    }
    qsort(r.pair, (size_t)r.pairs, sizeof r.pair[0], by_ratio);
    FILE *out = fopen("contrast.txt", "w");
    assert_non_null(out);
    int low = 0;
    for (int i = 0; i < r.pairs; i++) {
        const struct pair *p = &r.pair[i];
        bool bad = p->ratio < (p->large ? 3 : 4.5);
        fprintf(out, "%5.2f  ink %06X  ground %06X  %s  %s: \"%s\"\n", p->ratio, p->ink, p->ground,
                p->large ? "large" : "     ", p->where, p->text);
        if (bad)
            print_message("%.2f: ink %06X on %06X, %s, \"%s\"\n", p->ratio, p->ink, p->ground, p->where,
                          p->text);
        low += bad;
    }
    fclose(out);
    assert_int_equal(low, 0);
}

/* --- sizes --------------------------------------------------------------------------------------------------- */

static void no_smaller_than(int couch, float least, int width, int height)
{
    int small = 0;
    for (size_t i = 0; showcase_name(i); i += TEST_SHARE) {
        struct app_test t;
        app_test_open(&t, NULL);
        t.width = width;
        t.height = height;
        t.app.host.shell->set_setting(&t.app.host, HOST_COUCH, couch);
        showcase_go(&t, i);
        size_t n = 0;
        const struct gfx_item *item = gfx_recorded(t.app.gfx, &n);
        for (size_t k = 0; k < n; k++)
            if (item[k].kind == ITEM_TEXT && item[k].size < least) {
                print_message("%s: \"%s\" at %.0f, %.0f is %g pixels high\n", showcase_name(i), item[k].text,
                              (double)item[k].at.x, (double)item[k].at.y, (double)item[k].size);
                small++;
            }
        app_test_close(&t);
    }
    assert_int_equal(small, 0);
}

static void no_text_is_too_small_on_a_desk(void **state)
{
    (void)state;
    no_smaller_than(0, 18, 1920, 1080);
    no_smaller_than(0, 14, 1280, 720);
    no_smaller_than(0, 14, 1024, 768);
    no_smaller_than(0, 18, 2560, 1080);
}

static void no_text_is_too_small_from_a_sofa(void **state)
{
    (void)state;
    no_smaller_than(1, 26, 1920, 1080);
}

/* In a small window, too: its names shrink rather than lose their ends. */
static void the_head_names_all_agents_in_full(void **state)
{
    (void)state;
    struct app_test t;
    size_t i = 0;
    app_test_open(&t, NULL);
    t.width = 960;
    t.height = 540;
    while (strcmp(showcase_name(i), "challenge") != 0)
        i++;
    showcase_go(&t, i);
    size_t n = 0, named = 0;
    const struct gfx_item *item = gfx_recorded(t.app.gfx, &n);
    for (size_t k = 0; k < n; k++) /* beside the map, on which figures have their names, too */
        named += item[k].kind == ITEM_TEXT && item[k].at.x > 720 && strcmp(item[k].text, "Vagabond") == 0;
    assert_int_equal(named, 1);
    app_test_close(&t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_ink_stands_out_from_its_ground),
        cmocka_unit_test(no_text_is_too_small_on_a_desk),
        cmocka_unit_test(no_text_is_too_small_from_a_sofa),
        cmocka_unit_test(the_head_names_all_agents_in_full),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
