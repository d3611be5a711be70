#include "games/solomon/art.h"

#include "base/assets.h"
#include "base/file.h"
#include "cmocka_all.h"

#include <stdlib.h>

char *art_text(const char *name, size_t *length)
{
    char path[ASSETS_PATH_MAX], *bytes;
    struct file_error err;
    assert_true(assets_find(name, path, sizeof path));
    if (!file_read(path, 1 << 20, &bytes, length, &err))
        fail_msg("%s", err.text);
    return bytes;
}

void art_projection(struct projection *print, struct map_track *track)
{
    size_t length;
    char *bytes = art_text("solomon/map/projection.json", &length);
    game_error err = {""};
    if (!projection_read(bytes, length, print, &err) || !map_track_read(bytes, length, track, &err))
        fail_msg("%s", err.text);
    free(bytes);
}

void art_figures(struct sprites *sprites, const struct point *pins, size_t n, struct figure_task *out)
{
    static const char *const name[PIECES] = {"beacon",  "magician", "roulette", "spyglass",
                                             "tempest", "vagabond", "case"};
    size_t length;
    char *bytes = art_text("solomon/figures/figures.json", &length);
    game_error err = {""};
    if (!sprites_read("solomon/figures", bytes, length, sprites, &err))
        fail_msg("%s", err.text);
    free(bytes);
    *out = (struct figure_task){.order = &agents_order,
                                .place = pins,
                                .places = n,
                                .figure_w = 50,
                                .figure_h = 98,
                                .prop_w = 40,
                                .prop_h = 32,
                                .cell = 98 * sprites->cell,
                                .ground = sprites->ground};
    for (size_t p = 0; p < PIECES; p++) {
        assert_non_null(sprites_find(sprites, name[p]));
        out->outline[p] = &sprites_find(sprites, name[p])->outline;
    }
}
