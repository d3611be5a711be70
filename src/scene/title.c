/* The title: the poster, and what there is to do. */
#include "base/i18n.h"
#include "gfx/effects.h"
#include "scene/stage.h"
#include "ui/widgets.h"

#include <math.h>

static const float name_size = 1.6f, least_size = 0.6f; /* of the name, in titles */
static const float calm = 0.43f;                        /* of the poster's width: left of the disc */

struct title {
    bool can_continue;
    struct host_save save;
    int frames; /* drawn so far, up to 2: the focus is set anew whenever the title comes up */
};

static void open(void *state, const struct host *h)
{
    struct title *t = state;
    t->can_continue = h->can_continue(h, &t->save);
}

static const char *poster(void)
{
    const struct game_scene *game = game_scene_at(0);
    return game && game->poster ? game->poster : "";
}

/* Where the leftmost of the poster's figures holds up a lantern: its corner at the upper left, by the poster's size. */
static const struct point lantern = {0.33f, 0.67f};

/* The ground of the poster where it does not reach. */
static struct color ground(void)
{
    return color_hex(0x12292a);
}

/* A band that fades from the ground (at x) to nothing. */
static void fade(struct ui *ui, struct rect at, bool down)
{
    enum { STRIPS = 40 };
    for (int i = 0; i < STRIPS; i++) {
        float share = 1 - ((float)i + 0.5f) / STRIPS;
        share = down ? fminf(1, 1.4f * share) : share; /* no edge of the picture is left at the top */
        struct rect strip = down ? (struct rect){at.x, at.y + at.h * (float)i / STRIPS, at.w, at.h / STRIPS}
                                 : (struct rect){at.x + at.w * (float)i / STRIPS, at.y, at.w / STRIPS, at.h};
        gfx_fill(ui_gfx(ui), strip, color_fade(ground(), share));
    }
}

/* The poster over the whole window: its figures at the right and its foot at the bottom are always seen; where the window
 * is wider its ground goes on. In a higher window it grows until its disc comes to the menu, which ends at `menu`; its calm
 * left side is cut off. Returns where it is. */
static struct rect draw_poster(struct ui *ui, float menu)
{
    struct gfx *gfx = ui_gfx(ui);
    struct rect area = ui_area(ui);
    gfx_fill(gfx, area, ground());
    gfx_texture texture = gfx_load_tall(gfx, poster(), (int)(area.h * gfx_view_scale(gfx)));
    struct point size = gfx_texture_size(gfx, texture);
    if (size.x <= 0 || size.y <= 0)
        return area;
    float aspect = size.x / size.y;
    bool wider = area.w / area.h > aspect;
    bool high = area.w / area.h < 1.5f; /* else the figures would come under the menu */
    float grown = high ? fminf((area.w - menu) / (1 - calm), area.h * aspect) : 0;
    struct rect box = {0, 0, fmaxf(area.w, grown), 0};
    box.h = box.w / aspect;
    if (wider)
        box = (struct rect){0, 0, area.h * aspect, area.h};
    box.x = area.w - box.w;
    box.y = area.h - box.h;
    gfx_image(gfx, texture, box, color_hex(0xffffff));
    if (box.x > 1)
        fade(ui, (struct rect){box.x - 1, 0, box.w * 0.3f, area.h}, false);
    if (box.y > 1)
        fade(ui, (struct rect){0, box.y - 1, area.w, box.h * 0.3f}, true);
    return box;
}

struct entry {
    const char *key, *text;
    enum ui_button_kind kind;
};

/* The narrowest that the menu can be: its longest word and the margins of a button. */
static float words_width(struct ui *ui)
{
    const char *words[] = {_("Continue"),       _("New game"), _("Load"),
                           _("Rules and help"), _("Settings"), _("Quit")};
    float most = 0;
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        struct ui_button button = {.text = words[i]};
        most = fmaxf(most, ui_button_width(ui, &button));
    }
    return most;
}

/* Draws one entry of the menu; true when it was pressed. */
static bool entry(struct ui *ui, struct rect *column, const struct entry *e)
{
    float height = ui_button_height(ui);
    struct rect at = cut_top(column, height);
    cut_top(column, 12);
    struct ui_button button = {.text = e->text, .kind = e->kind};
    return ui_button_with(ui, e->key, 0, at, &button);
}

/* room: the width up to the poster's disc, into which the line on the game to be gone on with may run. */
static void menu(struct title *t, const struct host *h, struct ui *ui, struct rect column, float room)
{
    if (t->can_continue) {
        if (entry(ui, &column, &(struct entry){"continue", _("Continue"), BUTTON_PRIMARY})) {
            game_error err = {""};
            if (!h->go_on(h, &err))
                h->toast(h, err.text);
        }
        if (t->save.line[0] != '\0') {
            struct rect line = cut_top(&column, ui_line(ui, STYLE_SMALL) * 1.2f);
            line.w = fmaxf(line.w, fminf(room, ui_text_width(ui, STYLE_SMALL, t->save.line) + 4));
            ui_label_in(ui, line, STYLE_SMALL, ALIGN_LEFT, t->save.line, ui_theme(ui)->color.cream);
            cut_top(&column, 8);
        }
    }
    ui_id first = ui_id_at(ui, t->can_continue ? "continue" : "new", 0);
    ui_focus_default(ui, first);
    if (t->frames < 2) { /* the first frame brings back the focus of old */
        ui_focus(ui, first);
        t->frames++;
    }
    if (entry(ui, &column,
              &(struct entry){"new", _("New game"), t->can_continue ? BUTTON_PAPER : BUTTON_PRIMARY}))
        h->show(h, HOST_SCREEN_NEW);
    if (entry(ui, &column, &(struct entry){"load", _("Load"), BUTTON_PAPER}))
        h->show(h, HOST_SCREEN_LOAD);
    if (entry(ui, &column, &(struct entry){"help", _("Rules and help"), BUTTON_PAPER}))
        h->show(h, HOST_SCREEN_HELP);
    if (entry(ui, &column, &(struct entry){"settings", _("Settings"), BUTTON_PAPER}))
        h->show(h, HOST_SCREEN_SETTINGS);
    if (entry(ui, &column, &(struct entry){"quit", _("Quit"), BUTTON_QUIET}))
        h->quit(h);
}

static const char *motto(void)
{
    return _("Agents whom nobody owns. Europe, 1973.");
}

/* On more lines than one where the type is large. room: up to the poster's disc. */
static float motto_height(struct ui *ui, float room)
{
    return ui_text_height(ui, STYLE_TYPE, motto(), room);
}

/* size: of the name, name_size where there is room for it. */
static float plate_height(struct ui *ui, float size, float room)
{
    return size * ui_line(ui, STYLE_TITLE) + motto_height(ui, room) + 32;
}

/* rule: how wide the menu is. The line below the name runs on to the poster's disc, where at.w ends, not into it. */
static void name_plate(struct ui *ui, struct rect at, float rule, float size)
{
    const struct ui_colors *color = &ui_theme(ui)->color;
    struct gfx_type type = ui_type(ui, STYLE_TITLE);
    struct rect name = cut_top(&at, size * ui_line(ui, STYLE_TITLE));
    type.size *= size;
    float width = gfx_text_width(ui_gfx(ui), type, _("CONSPIRACY"), (size_t)-1);
    if (width > rule)
        type.size *= rule / width;
    gfx_text_line(ui_gfx(ui), type, name, ALIGN_LEFT, VALIGN_BOTTOM, _("CONSPIRACY"), color->cream);
    gfx_fill(ui_gfx(ui), (struct rect){at.x, at.y + 4, rule, 4}, color->accent);
    cut_top(&at, 16);
    ui_text_in(ui, at, STYLE_TYPE, ALIGN_LEFT, motto(), color_mix(color->brass, color->cream, 0.4f));
}

/* Behind the menu, which ends at `right`; large text runs over the disc: there it is darkened twice. */
static void darken(struct ui *ui, float right, struct rect poster_at)
{
    struct rect area = ui_area(ui);
    bool over_disc = right > poster_at.x + poster_at.w * calm + 1;
    struct rect shade = {0, 0, fmaxf(area.w * 0.42f, right * (over_disc ? 1.9f : 1.3f)), area.h};
    for (int k = 0; k < 1 + over_disc; k++)
        fade(ui, shade, false);
}

static void frame(void *state, const struct host *h, struct ui *ui)
{
    struct title *t = state;
    struct rect area = ui_area(ui);
    struct rect column = rect_pad_xy(area, area.w > area.h * 1.5f ? 110 : 72, 20);
    float width = ui_grow(ui, 460);
    struct rect poster_at = draw_poster(ui, column.x + width);
    cut_left(&column, fmaxf(poster_at.x, 0) * 0.6f);
    if (width < column.w)
        column.w = width;
    float button = ui_button_height(ui) + 12;
    float menu_height = button * (t->can_continue ? 6 : 5);
    if (t->can_continue && t->save.line[0] != '\0')
        menu_height += ui_line(ui, STYLE_SMALL) * 1.2f + 8;
    float room = poster_at.x + poster_at.w * calm - column.x; /* up to the disc */
    room = room < words_width(ui) ? column.w : room;
    float size = name_size, gap = ui_grow(ui, 56);
    if (plate_height(ui, size, room) + gap + menu_height > column.h)
        gap = 12;
    float over = plate_height(ui, size, room) + gap + menu_height - column.h;
    if (over > 0) /* large text in a small window: the name makes room, the menu does not */
        size = fmaxf(least_size, size - over / ui_line(ui, STYLE_TITLE));
    float plate = plate_height(ui, size, room);
    float all = plate + gap + menu_height, top = (column.h - all) * 0.42f;
    float free = poster_at.x + poster_at.w * lantern.x - column.x - 12; /* beside the lantern */
    float above = poster_at.y + poster_at.h * lantern.y - column.y;
    if (column.w > free && all <= above)
        top = fminf(top, above - all);
    else if (column.w > free && top + all > above && free > words_width(ui))
        column.w = free;
    darken(ui, column.x + column.w, poster_at);
    cut_top(&column, fmaxf(top, 0));
    struct rect name = cut_top(&column, plate);
    name.w = room;
    name_plate(ui, name, column.w, size);
    cut_top(&column, gap);
    menu(t, h, ui, column, room);

    struct rect corner = {area.w - 220, area.h - 44, 200, 30};
    ui_label_in(ui, corner, STYLE_SMALL, ALIGN_RIGHT, CONSPIRACY_VERSION, ui_theme(ui)->color.cream);
    gfx_finish(ui_gfx(ui), 0.5f, 0.25f, 0);
}

static void cancel(void *state, const struct host *h)
{
    (void)state;
    (void)h; /* there is nothing below the title; leaving takes the button */
}

const struct scene scene_title = {
    .id = "title", .state_size = sizeof(struct title), .open = open, .frame = frame, .cancel = cancel};
