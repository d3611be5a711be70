/* The cast's pictures: the six are told apart by their outlines, however small, and wear one colour wherever they are shown. */
#include "base/assets.h"
#include "cmocka_all.h"
#include "scene/solomon/names.h"

#include <SDL_image.h>
#include <math.h>
#include <string.h>

enum { SMALL = 48, CAST = SOLOMON_AGENTS + 1 };

/* Of what two outlines cover together, the most that may be covered by both. */
static const float alike_most = 0.8f;

struct shape {
    float cover[SMALL][SMALL]; /* 0 to 1 */
};

static SDL_Surface *load(const char *name)
{
    char path[ASSETS_PATH_MAX];
    if (!assets_find(name, path, sizeof path))
        fail_msg("there is no %s", name);
    SDL_Surface *raw = IMG_Load(path);
    assert_non_null(raw);
    SDL_Surface *s = SDL_ConvertSurfaceFormat(raw, SDL_PIXELFORMAT_RGBA32, 0);
    assert_non_null(s);
    SDL_FreeSurface(raw);
    return s;
}

static const uint8_t *pixel(const SDL_Surface *s, int x, int y)
{
    return (const uint8_t *)s->pixels + y * s->pitch + x * 4;
}

static SDL_Surface *load_of(const char *format, size_t agent)
{
    char name[HOME_FILE + 64];
    snprintf(name, sizeof name, format, cast_file(&solomon_agents, agent));
    return load(name);
}

/* The outline of a figure, its highest canvas reduced to 48 pixels, and its foot where all have theirs. */
static void read_shape(const char *name, struct shape *out)
{
    SDL_Surface *s = load(name);
    memset(out, 0, sizeof *out);
    float k = (float)s->h / SMALL;
    int aside = (SMALL - (int)((float)s->w / k)) / 2;
    for (int y = 0; y < s->h; y++)
        for (int x = 0; x < s->w; x++) {
            int column = aside + (int)((float)x / k);
            if (column >= 0 && column < SMALL)
                out->cover[(int)((float)y / k)][column] += (float)pixel(s, x, y)[3] / 255 / (k * k);
        }
    SDL_FreeSurface(s);
}

/* The share of what either covers that both do, where they lie over each other best. */
static float alike(const struct shape *a, const struct shape *b)
{
    float best = 0;
    for (int aside = -3; aside <= 3; aside++) {
        float both = 0, either = 0;
        for (int y = 0; y < SMALL; y++)
            for (int x = 0; x < SMALL; x++) {
                bool inside = x + aside >= 0 && x + aside < SMALL;
                float q = inside ? b->cover[y][x + aside] : 0;
                both += fminf(a->cover[y][x], q);
                either += fmaxf(a->cover[y][x], q);
            }
        best = fmaxf(best, both / either);
    }
    return best;
}

static void small_and_black_they_are_told_apart(void **state)
{
    (void)state;
    static struct shape shape[CAST];
    for (size_t a = 0; a < SOLOMON_AGENTS; a++) {
        char name[HOME_FILE + 64];
        snprintf(name, sizeof name, "solomon/figures/%s.png", cast_file(&solomon_agents, a));
        read_shape(name, &shape[a]);
    }
    read_shape("solomon/figures/solomon-standee.png", &shape[SOLOMON_AGENTS]);
    for (size_t a = 0; a < CAST; a++)
        for (size_t b = 0; b < a; b++) {
            float same = alike(&shape[a], &shape[b]);
            if (same > alike_most)
                fail_msg("%s and %s have %.2f of their outlines in common", cast_file(&solomon_agents, a),
                         cast_file(&solomon_agents, b), (double)same);
        }
}

/* How far a hue is from another, 0 to 180 degrees; 180 for greys. */
static float hue_between(const uint8_t *p, struct color c)
{
    float r = (float)p[0] / 255, g = (float)p[1] / 255, b = (float)p[2] / 255;
    if (fmaxf(r, fmaxf(g, b)) - fminf(r, fminf(g, b)) < 0.25f)
        return 180;
    float at = atan2f(1.7320508f * (g - b), 2 * r - g - b);
    float to = atan2f(1.7320508f * (c.g - c.b), 2 * c.r - c.g - c.b);
    float d = fabsf(at - to) * 57.29578f;
    return d > 180 ? 360 - d : d;
}

/* The share of a picture's coloured pixels that have the agent's hue. */
static float worn(const SDL_Surface *s, struct color c)
{
    int all = 0, like = 0;
    for (int y = 0; y < s->h; y += 2)
        for (int x = 0; x < s->w; x += 2) {
            const uint8_t *p = pixel(s, x, y);
            float d = p[3] > 200 ? hue_between(p, c) : 180;
            all += d < 180;
            like += d < 16;
        }
    return all > 0 ? (float)like / (float)all : 0;
}

/* Each agent's own colour is what most of the picture has, or more of it than of any other agent's. */
static void they_wear_one_colour_everywhere(void **state)
{
    (void)state;
    static const struct {
        const char *format;
        float least; /* of the coloured pixels */
    } use[] = {{"solomon/figures/%s.png", 0.33f},
               {"solomon/badges/%s.png", 0.33f},
               {"solomon/portraits/%s.jpg", 0.15f}};
    for (size_t u = 0; u < sizeof use / sizeof use[0]; u++)
        for (size_t a = 0; a < SOLOMON_AGENTS; a++) {
            SDL_Surface *s = load_of(use[u].format, a);
            float share = worn(s, cast_color(&solomon_agents, a));
            SDL_FreeSurface(s);
            if (share < use[u].least)
                fail_msg("of %s (%s) only %.2f is in the colour of the agent", cast_file(&solomon_agents, a),
                         use[u].format, (double)share);
        }
}

/* A figure is told by its colour from across the room: none has as much of another's as of its own. */
static void no_figure_wears_anothers_colour(void **state)
{
    (void)state;
    for (size_t a = 0; a < SOLOMON_AGENTS; a++) {
        SDL_Surface *s = load_of("solomon/figures/%s.png", a);
        float own = worn(s, cast_color(&solomon_agents, a));
        for (size_t b = 0; b < SOLOMON_AGENTS; b++)
            if (b != a && worn(s, cast_color(&solomon_agents, b)) >= own * 0.7f)
                fail_msg("%s wears the colour of %s", cast_file(&solomon_agents, a),
                         cast_file(&solomon_agents, b));
        SDL_FreeSurface(s);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(small_and_black_they_are_told_apart),
        cmocka_unit_test(they_wear_one_colour_everywhere),
        cmocka_unit_test(no_figure_wears_anothers_colour),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
