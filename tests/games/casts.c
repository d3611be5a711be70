/* What the pictures of every cast must do: be told apart by their outlines, however small, and wear one colour wherever they are
 * shown. */
#include "base/assets.h"
#include "cmocka_all.h"
#include "scene/conspiracy-1982/c82_parts.h"
#include "scene/solomon/names.h"

#include <SDL_image.h>
#include <math.h>
#include <string.h>

enum { SMALL = 48, NAME_PATH = 96 };

/* Of what two outlines cover together, the most that may be covered by both. */
static const float alike_most = 0.8f;

struct pictured {
    const struct cast *cast;
    const char *odd; /* the figure of its last member, which has no colour of its own; NULL: all are alike */
};

/* From tss_parts.h, which cannot be read beside the parts of another game. */
extern const struct cast tss_cast;

static const struct pictured casts[] = {
    {&solomon_agents, "solomon-standee"}, {&c82_spies, NULL}, {&tss_cast, NULL}};

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

/* The file of one of its pictures. */
static const char *name_of(const struct pictured *of, const char *part, const char *ending, size_t i,
                           char out[NAME_PATH])
{
    bool odd = of->odd && i + 1 == of->cast->count && strcmp(part, "figures") == 0;
    const char *file = odd ? of->odd : cast_file(of->cast, i);
    snprintf(out, NAME_PATH, "%s/%s/%s.%s", of->cast->game, part, file, ending);
    return out;
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

/* No two figures, black and 48 pixels high, cover the same. */
static void are_told_apart(const struct pictured *of)
{
    enum { MOST = 16 };
    static struct shape shape[MOST];
    char a[NAME_PATH], b[NAME_PATH];
    assert_in_range(of->cast->count, 2, MOST);
    for (size_t i = 0; i < of->cast->count; i++)
        read_shape(name_of(of, "figures", "png", i, a), &shape[i]);
    for (size_t i = 0; i < of->cast->count; i++)
        for (size_t k = 0; k < i; k++) {
            float same = alike(&shape[i], &shape[k]);
            if (same > alike_most)
                fail_msg("%s and %s have %.2f of their outlines in common",
                         name_of(of, "figures", "png", i, a), name_of(of, "figures", "png", k, b),
                         (double)same);
        }
}

static bool is_grey(struct color c)
{
    return fmaxf(c.r, fmaxf(c.g, c.b)) - fminf(c.r, fminf(c.g, c.b)) < 0.25f;
}

/* How far a hue is from another, 0 to 180 degrees; 180 for greys. */
static float hue_between(const uint8_t *p, struct color c)
{
    float r = (float)p[0] / 255, g = (float)p[1] / 255, b = (float)p[2] / 255;
    if (is_grey((struct color){r, g, b, 1}))
        return 180;
    float at = atan2f(1.7320508f * (g - b), 2 * r - g - b);
    float to = atan2f(1.7320508f * (c.g - c.b), 2 * c.r - c.g - c.b);
    float d = fabsf(at - to) * 57.29578f;
    return d > 180 ? 360 - d : d;
}

/* The share of a picture's coloured pixels that have the agent's hue; for one who wears grey, of all pixels those without a hue. */
static float worn(const SDL_Surface *s, struct color c)
{
    int all = 0, colored = 0, like = 0;
    for (int y = 0; y < s->h; y += 2)
        for (int x = 0; x < s->w; x += 2) {
            const uint8_t *p = pixel(s, x, y);
            float d = p[3] > 200 ? hue_between(p, c) : 180;
            all += p[3] > 200;
            colored += d < 180;
            like += d < 16;
        }
    if (is_grey(c))
        return all > 0 ? 1 - (float)colored / (float)all : 0;
    return colored > 0 ? (float)like / (float)colored : 0;
}

/* Each one's own colour is what figure, badge and portrait have, or a good part of it. */
static void wear_one_colour(const struct pictured *of)
{
    static const struct {
        const char *part, *ending;
        float least; /* of the coloured pixels */
    } use[] = {{"figures", "png", 0.33f}, {"badges", "png", 0.33f}, {"portraits", "jpg", 0.15f}};
    char name[NAME_PATH];
    for (size_t u = 0; u < sizeof use / sizeof use[0]; u++)
        for (size_t i = 0; i < of->cast->count - (of->odd ? 1 : 0); i++) {
            SDL_Surface *s = load(name_of(of, use[u].part, use[u].ending, i, name));
            float share = worn(s, cast_color(of->cast, i));
            SDL_FreeSurface(s);
            if (share < use[u].least)
                fail_msg("only %.2f of %s is in its colour", (double)share, name);
        }
}

/* A figure is told by its colour from across the room: none has as much of another's as of its own. Who wears grey has next to no
 * colour, and nobody else has so little. */
static void wear_no_other(const struct pictured *of)
{
    static const float greyest = 0.8f;
    size_t n = of->cast->count - (of->odd ? 1 : 0);
    char name[NAME_PATH];
    for (size_t i = 0; i < n; i++) {
        SDL_Surface *s = load(name_of(of, "figures", "png", i, name));
        bool grey = is_grey(cast_color(of->cast, i));
        float own = worn(s, cast_color(of->cast, i));
        if (grey && own <= greyest)
            fail_msg("%s is to be grey, and only %.2f of it is", name, (double)own);
        for (size_t k = 0; k < n && !grey; k++) {
            struct color other = cast_color(of->cast, k);
            if (k != i && worn(s, other) >= (is_grey(other) ? greyest : own * 0.7f))
                fail_msg("%s wears the colour of %s", name, cast_file(of->cast, k));
        }
        SDL_FreeSurface(s);
    }
}

static void each(void (*holds)(const struct pictured *of))
{
    for (size_t i = 0; i < sizeof casts / sizeof *casts; i++)
        holds(&casts[i]);
}

static void small_and_black_they_are_told_apart(void **state)
{
    (void)state;
    each(are_told_apart);
}

static void they_wear_one_colour_everywhere(void **state)
{
    (void)state;
    each(wear_one_colour);
}

static void no_figure_wears_anothers_colour(void **state)
{
    (void)state;
    each(wear_no_other);
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
