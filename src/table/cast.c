#include "table/cast.h"

#include "base/i18n.h"
#include "base/text.h"
#include "gfx/texture.h"
#include "table/badges.h"
#include "table/card.h"
#include "table/game.h"
#include "table/roster.h"
#include "table/table.h"
#include "ui/ui.h"

#include <stdio.h>
#include <string.h>

static const struct cast_member *member(const struct cast *cast, size_t i)
{
    return &cast->member[i < cast->count ? i : cast->count - 1];
}

const char *cast_name(const struct cast *cast, size_t i)
{
    if (i >= cast->count)
        return "";
    return i18n_marked(cast->names ? cast->names[i] : cast->member[i].name);
}

const char *cast_brief(const struct cast *cast, size_t i)
{
    const char *name = cast_name(cast, i), *space = strrchr(name, ' ');

    return space ? space + 1 : name;
}

const char *cast_text(const struct cast *cast, size_t i)
{
    return i < cast->count ? i18n_marked(cast->member[i].text) : "";
}

unsigned cast_list(const struct cast *cast, unsigned who, struct text *out)
{
    const char *name[sizeof who * 8];
    size_t n = 0;

    for (size_t i = 0; i < cast->count; i++)
        if (who >> i & 1)
            name[n++] = cast_name(cast, i);
    i18n_list(name, n, out);
    return (unsigned)n;
}

unsigned cast_list_within(const struct cast *cast, unsigned who, unsigned names, struct text *out)
{
    unsigned n = (unsigned)__builtin_popcount(who), i = 0;

    if (n <= names)
        return cast_list(cast, who, out);
    for (size_t c = 0; c < cast->count; c++)
        if (who >> c & 1)
            text_add(out, i++ ? ", %s" : "%s", cast_letter(cast, c));
    return n;
}

const char *cast_letter(const struct cast *cast, size_t i)
{
    return i < cast->count ? i18n_marked(cast->member[i].letter) : "";
}

const char *cast_file(const struct cast *cast, size_t i)
{
    return member(cast, i)->file;
}

struct color cast_color(const struct cast *cast, size_t i)
{
    return color_hex(member(cast, i)->color);
}

struct table_known cast_known(const struct cast *cast, size_t i, range known, int scale)
{
    return (struct table_known){.name = cast_name(cast, i),
                                .known = known,
                                .scale = scale,
                                .color = cast_color(cast, i),
                                .badge = roster_badge};
}

const char *cast_portrait(const struct cast *cast, size_t i, char out[CAST_PATH])
{
    snprintf(out, CAST_PATH, "%s/portraits/%s.jpg", cast->game, cast_file(cast, i));
    return out;
}

void cast_badge(struct table *t, const struct cast *cast, size_t i, struct rect at, bool gone)
{
    char face[CAST_PATH];

    snprintf(face, sizeof face, "%s/badges/%s.png", cast->game, cast_file(cast, i));
    badge_draw(t->ui, at,
               &(struct badge){.picture = face,
                               .letter = cast_letter(cast, i),
                               .color = cast_color(cast, i),
                               .gone = gone,
                               .gone_mark = cast->gone_mark});
}

static void draw_named(struct table *t, const struct cast *cast, size_t i, float h, struct rect *row)
{
    const char *name = cast_name(cast, i);
    float words = ui_text_width(t->ui, STYLE_STRONG, name) + 2;

    cast_badge(t, cast, i, rect_centered(cut_left(row, h), h, h), false);
    cut_left(row, 6);
    if (words > row->w) /* the face says it */
        return;
    ui_label_in(t->ui, cut_left(row, words), STYLE_STRONG, ALIGN_LEFT, name, ui_theme(t->ui)->color.ink);
    cut_left(row, 12);
}

void cast_card(struct table *t, const struct cast *cast, int i, float up, struct rect *row)
{
    float h = row->h * 0.92f, wide = h * CARD_SHAPE;
    card_face face = {.back = {0.16f, 0.2f, 0.29f, 1}, .back_mark = "?"};
    char picture[CAST_PATH];

    if (up >= 1) {
        draw_named(t, cast, (size_t)i, h, row);
        return;
    }
    if (up > 0)
        face.picture = cast_portrait(cast, (size_t)i, picture);
    card_draw(t->ui, &face,
              (card_pose){.at = rect_centered(cut_left(row, wide), wide, h), .down = 1 - up, .lift = up * 8},
              0);
    cut_left(row, 6);
}

bool cast_poster(struct table *t, const struct cast *cast, size_t i, struct rect at, bool gone)
{
    char path[CAST_PATH];

    return poster_draw(t->ui, at, cast_portrait(cast, i, path), cast_color(cast, i), gone);
}

void cast_fetch(struct table *t, const struct cast *cast)
{
    struct gfx *gfx = ui_gfx(t->ui);
    char path[CAST_PATH];
    int rows = (int)(t->layout.window.h * ui_scale(t->ui) / 4);

    for (size_t i = 0; i < cast->count; i++)
        (void)gfx_texture_ready(gfx, gfx_load_tall(gfx, cast_portrait(cast, i, path), rows));
}
