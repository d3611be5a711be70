#include "table/map_board.h"

#include "base/i18n.h"
#include "gfx/target.h"
#include "rules/layout.h"
#include "table/cast.h"
#include "table/data.h"
#include "table/homes.h"
#include "table/house_rules.h"
#include "table/map_draw.h"
#include "table/map_spots.h"
#include "table/map_wins.h"
#include "table/plane.h"
#include "table/table.h"
#include "table/touch.h"
#include "ui/ease.h"
#include "ui/layout.h"
#include "ui/theme.h"
#include "ui/ui.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Seen from a sofa, figures are so much larger. */
static const float couch_figures = 1.22f;

/* How high whoever is announced is held; heights of a figure. */
static const float announced_held = 0.12f;

struct map_board *map_board_new(const struct map_board_look *look)
{
    struct map_board *b = calloc(1, sizeof *b);
    if (b)
        b->look = look;
    return b;
}

const char *map_board_name(const struct map_board_look *look, const struct map *map, size_t place)
{
    return i18n_data(look->game, map_title(map, (int)place));
}

/* What is announced, for as long as it may still be undone. */
static void act_by_layout(const struct table *t, struct map_board_act *out)
{
    const struct game_layout *layout = table_rules(t)->layout;
    const struct game_view *view = table_view_of(t);
    const struct announced *a = layout_announced(table_rules(t), view);
    bool open = a && a->bidding.step <= CHALLENGE_REPLY, journey = a && a->verb == layout->journey;
    if (!a)
        return;
    out->stands = true;
    out->at = journey ? a->target : layout_at(view, layout->piece)[a->piece];
    if (open)
        out->held = a->piece;
    if (!open || !journey)
        return;
    out->from = a->from;
    out->to = a->target;
    out->figure = a->piece;
    out->named = true;
}

static struct map_board_act act_of(const struct table *t)
{
    struct map_board_act act = {.from = FIGURE_NOWHERE,
                                .to = FIGURE_NOWHERE,
                                .at = FIGURE_NOWHERE,
                                .figure = FIGURE_NOWHERE,
                                .held = FIGURE_NOWHERE};
    if (t->board->look->act)
        t->board->look->act(t, &act);
    else
        act_by_layout(t, &act);
    return act;
}

void map_board_where(const struct table *t, const struct game_view *view, uint8_t at[FIGURES_MAX])
{
    const struct game_layout *layout = table_rules(t)->layout;
    const struct figure_order *order = t->board->look->order;

    memcpy(at, layout_at(view, layout->piece), order->figures);
    if (order->prop)
        at[order->figures] = *layout_at(view, layout->prop);
}

/* --- where things are ---------------------------------------------------------------------------------------- */

static void read_files(struct map_board *b, float shape)
{
    game_error err;
    char path[ASSETS_PATH_MAX];
    size_t length = 0;
    b->read = true;
    b->projection = projection_around(b->map, shape);
    b->track = map_track_plain(b->look->spaces, (struct point){b->projection.width, b->projection.height});
    sprites_load(b->look->figures, &b->sprites);
    char *bytes = table_data(b->look->made, path, &length);
    if (bytes && (!projection_read(bytes, length, &b->projection, &err) ||
                  (b->look->spaces > 0 && !map_track_read(bytes, length, &b->track, &err))))
        fprintf(stderr, "conspiracy: %s: %s\n", path, err.text);
    free(bytes);
}

static struct gfx_type key_type(const struct table *t, float scale)
{
    struct gfx_type type = ui_type(t->ui, STYLE_SMALL);
    type.size *= scale;
    return type;
}

/* A key of two lines on the print, and whether a sign stands before them. */
struct key {
    const char *says, *feed; /* feed: what parts the lines */
    struct point at;
    bool sign;
};

enum { KEYS = 2 };

static struct key key_of(const struct map_board_look *look, int i)
{
    const char *says = i == 0 ? look->sign_says : look->end_says;
    struct key k = {says ? i18n_marked(says) : "", NULL, i == 0 ? look->sign_at : look->end_at, i == 0};

    k.feed = strchr(k.says, '\n');
    return k;
}

/* The sign of a key and its two lines, map units, so much smaller; empty: it is not printed. */
static struct rect key_box(const struct table *t, const struct map_board *b, int i, float unit, float scale,
                           struct rect line[2])
{
    enum { LARGEST_TYPE = 120 };
    struct key k = key_of(b->look, i);
    float side = k.sign ? 30 * t->layout.middle.w / MAP_USUAL_WIDTH * scale : 0,
          high = ui_line(t->ui, STYLE_SMALL) * 0.88f * scale;
    struct point at = {k.at.x * unit, k.at.y * unit};

    if (!k.feed || (k.sign && b->print.signs == 0) || ui_text_scale(t->ui) > LARGEST_TYPE || scale <= 0)
        return (struct rect){0, 0, 0, 0};
    struct gfx_type type = key_type(t, scale);
    float w = fmaxf(gfx_text_width(ui_gfx(t->ui), type, k.says, (size_t)(k.feed - k.says)),
                    gfx_text_width(ui_gfx(t->ui), type, k.feed + 1, (size_t)-1));
    for (int l = 0; l < 2; l++)
        line[l] = (struct rect){at.x + side * 1.3f, at.y + high * (float)(l - 1), w + 4, high};
    return (struct rect){at.x, at.y - fmaxf(high, side / 2), side * 1.3f + w + 4, fmaxf(2 * high, side)};
}

static void draw_key(struct table *t, const struct map_board *b, int i)
{
    const struct color paper = color_hex(0xF6EBCF), ink = color_hex(0x20160D);
    struct rect line[2] = {{0}}, box = key_box(t, b, i, b->plan.unit, b->plan.note_scale, line);
    struct gfx_type type = key_type(t, b->plan.note_scale);
    struct key k = key_of(b->look, i);
    char first[80];

    if (rect_empty(box))
        return;
    float side = line[0].x - box.x - 4;
    float shift = k.sign ? b->plan.note_shift : 0;
    box.x += shift;
    line[0].x = line[1].x += shift;
    snprintf(first, sizeof first, "%.*s", (int)(k.feed - k.says), k.says);
    if (k.sign)
        b->look->art->sign(ui_gfx(t->ui),
                           rect_centered((struct rect){box.x, box.y, side, box.h}, side / 1.2f, side / 1.2f));
    gfx_text_halo(ui_gfx(t->ui), type, line[0], ALIGN_LEFT, first, ink, paper, type.size * 0.14f);
    gfx_text_halo(ui_gfx(t->ui), type, line[1], ALIGN_LEFT, k.feed + 1, ink, paper, type.size * 0.14f);
}

static void lay_out(struct table *t, struct map_board *b)
{
    struct map_data data = {.size = {b->projection.width, b->projection.height},
                            .places = b->map->places,
                            .plaques = b->print.plaques,
                            .signs = b->print.signs,
                            .frame = b->look->frame,
                            .figure = b->look->figure,
                            .prop = b->look->prop,
                            .piece_scale = t->h->shell->setting(t->h, HOST_COUCH) != 0 ? couch_figures : 1};
    data.bend = b->map->bend;
    data.bends = b->map->bends;
    for (size_t c = 0; c < data.places; c++) {
        data.at[c] = projection_spot(&b->projection, &b->map->spot[c]);
        data.name[c] = map_board_name(b->look, b->map, c);
        data.lines[c] = b->map->near[c];
        data.plaque[c] =
            (struct point){b->map->spot[c].seal[0] * data.size.x, b->map->spot[c].seal[1] * data.size.y};
    }
    map_track_block(&b->track, &data);
    if (!rect_empty(b->look->title))
        data.blocked[data.blocked_count++] = b->look->title;
    float unit = t->layout.middle.w / b->projection.width;
    struct rect line[2], key = key_box(t, b, 0, unit, 1, line), end = key_box(t, b, 1, unit, 1, line);
    if (!rect_empty(end))
        data.blocked[data.blocked_count++] =
            (struct rect){end.x / unit, end.y / unit, end.w / unit, end.h / unit};
    data.note = (struct rect){key.x / unit, key.y / unit, key.w / unit, key.h / unit};
    data.note_least = 1;                   /* it is in the smallest type that is read with ease */
    data.blocked_noted = !rect_empty(end); /* neither key is printed without the other */
    map_plan_make(&b->plan, t->ui, &data, t->layout.middle);
}

static float turned(const struct table *t, size_t piece)
{
    const struct map_board_look *look = t->board->look;

    return look->turned && piece < look->order->figures ? look->turned(t, piece) : 0;
}

static const struct sprite *picture_of(const struct table *t, size_t piece)
{
    const struct map_board_look *look = t->board->look;
    char name[48];

    if (piece >= look->order->figures)
        snprintf(name, sizeof name, "%s",
                 look->opened && turns_in(table_view_of(t))->how == look->opened ? "case-open" : "case");
    else
        snprintf(name, sizeof name, "%s%s", cast_file(look->cast, piece),
                 turned(t, piece) > 0.5f ? "-back" : "");
    return sprites_find(&t->board->sprites, name);
}

static void draw_stand_in(struct ui *ui, const struct map_board_look *look, size_t piece, struct point feet,
                          float h, float opacity)
{
    if (piece >= look->order->figures)
        piece_chest(ui, feet, h * 0.33f, color_hex(look->prop_color), opacity);
    else
        piece_pawn(ui, feet, h, cast_color(look->cast, piece), cast_letter(look->cast, piece), opacity);
}

static void draw_mark(struct ui *ui, const struct piece_set *set, size_t place)
{
    map_draw_pin(ui_gfx(ui), set->plan, set->look->art, set->look->place, place);
}

/* Finds them anew when another one lies there, or the map has another size. */
static void place_counters(const struct table *t, struct map_board *b)
{
    const uint8_t *place = b->look->counters ? b->look->counters(t) : NULL;
    size_t figures = b->look->order->figures;
    uint64_t key = place ? gfx_key(b->plan.key, place, figures) : 0;
    if (key == b->counter_key)
        return;
    b->counter_key = key;
    for (size_t f = 0; f < figures; f++) {
        size_t before = 0;
        for (size_t k = 0; k < f; k++)
            before += place && place[k] == place[f];
        b->counter[f] = place && place[f] < b->plan.places ? map_counter(&b->plan, place[f], before)
                                                           : (struct rect){0, 0, 0, 0};
    }
}

bool map_board_counter(const struct table *t, size_t figure, struct rect *out)
{
    const struct map_board *b = t->board;
    if (rect_empty(b->counter[figure]))
        return false;
    *out = b->counter[figure];
    return true;
}

/* Who has brought the prop where it lies, for as long as the journey is talked about. */
static size_t bearer_in(const struct table *t, const struct game_view *view)
{
    const struct game_layout *layout = table_rules(t)->layout;
    const struct announced *a = layout_announced(table_rules(t), view);

    return a && a->verb == layout->journey && a->carried ? a->piece : FIGURE_NOWHERE;
}

/* Who stands where, and where once what is being shown is over. */
static void list_pieces(struct table *t, struct map_board *b)
{
    struct piece_set *set = &b->pieces;
    uint8_t at[FIGURES_MAX], then[FIGURES_MAX];
    b->arrow = (struct map_arrow){0};
    b->arrow_ends = 0;
    piece_set_clear(set, &b->plan, &b->sprites, b->look->order);
    set->look = b->look;
    set->stand_in = draw_stand_in;
    set->mark = draw_mark;
    map_board_where(t, table_view_of(t), at);
    memcpy(then, at, sizeof then);
    set->bearer = set->bearer_then = bearer_in(t, table_view_of(t));
    union table_view room;
    const struct game_view *next = table_view_next(t, &room);
    if (next) {
        map_board_where(t, next, then);
        set->bearer_then = bearer_in(t, next);
        set->t = ease_at(EASE_IN_OUT, t->play.t);
    }
    for (size_t p = 0; p < figures_pieces(b->look->order); p++) {
        set->piece[p] =
            (struct piece){.sprite = picture_of(t, p), .at = at[p], .then = then[p], .turned = turned(t, p)};
        if (p < b->look->order->figures)
            piece_set_name(t->ui, set, p, cast_brief(b->look->cast, p), cast_color(b->look->cast, p));
        else
            set->piece[p].color = color_hex(b->look->prop_color);
    }
    place_counters(t, b);
    for (size_t f = 0; f < b->look->order->figures; f++)
        set->kept_count += map_board_counter(t, f, &set->kept[set->kept_count]);
}

void map_board_prepare(struct table *t, const struct map *map, const struct map_board_print *print)
{
    struct map_board *b = t->board;
    b->map = map;
    b->print = *print;
    b->print.marked = table_round(t) == 0 ? print->marked : 0; /* where pieces begin counts but once */
    if (!b->read)
        read_files(b, t->game->shape);
    lay_out(t, b);
    list_pieces(t, b);
}

void map_board_place(struct table *t)
{
    piece_set_place(&t->board->pieces);
}

/* --- what never moves ---------------------------------------------------------------------------------------- */

/* A band in the colour of whoever is at home there ties the plaque to its pin. */
static void draw_tie(struct table *t, const struct map_board *b, size_t c)
{
    struct point pin = b->plan.place[c], plaque = rect_center(b->plan.plaque[c]);
    float wide = 5 * fmaxf(0.75f, b->plan.scale);
    struct color color = t->game->homes ? home_color(t, t->game->homes, c) : ui_theme(t->ui)->color.accent;
    gfx_line(ui_gfx(t->ui), pin, plaque, wide + 3, color_fade(color_hex(0xF6EBCF), 0.9f));
    gfx_line(ui_gfx(t->ui), pin, plaque, wide, color);
}

static void draw_plaque(struct table *t, const struct map_board *b, size_t c)
{
    struct gfx *gfx = ui_gfx(t->ui);
    struct rect at = b->plan.plaque[c];
    const char *envelope = b->look->envelope ? b->look->envelope : "shared/ui/envelope.png";
    float d = at.h * 0.9f;
    /* laid there by hand, well askew: what lies straight in a frame would be pressed */
    float turn = (c % 2 == 0 ? 1 : -1) * (0.15f + 0.06f * plane_jitter((unsigned)c, 9));
    gfx_sprite(gfx, &(struct gfx_sprite){.texture = gfx_load(gfx, envelope), .at = at, .turn = turn});
    home_plaque(t, c, rect_around((struct point){at.x + at.w * 0.5f, at.y + at.h * 0.47f}, d, d));
}

uint64_t map_board_key(const struct table *t)
{
    const struct map_board *b = t->board;
    const uint64_t parts[] = {b->plan.key, b->print.plaques, b->print.signs, b->print.marked,
                              b->print.prop_first};
    return gfx_key(house_rules_key(t), parts, sizeof parts);
}

void map_board_scenery(struct table *t)
{
    const struct map_board *b = t->board;
    struct gfx *gfx = ui_gfx(t->ui);
    map_draw_print(gfx, &b->plan, b->look->art);
    map_track_draw(t->ui, &b->plan, &b->track);
    house_rules_draw(t);
    for (size_t c = 0; c < b->plan.places; c++)
        if (!rect_empty(b->plan.plaque[c]))
            draw_tie(t, b, c);
    for (size_t c = 0; c < b->plan.places; c++)
        if (!rect_empty(b->plan.plaque[c]))
            draw_plaque(t, b, c);
    for (int i = 0; i < KEYS; i++)
        draw_key(t, b, i);
    map_draw_strings(gfx, &b->plan, b->look->art);
    for (size_t c = 0; c < b->plan.places; c++)
        map_draw_pin(gfx, &b->plan, b->look->art, b->look->place, c);
}

/* --- the names ----------------------------------------------------------------------------------------------- */

/* Beside a card in large type a map may be so small that its names would lie over all of it: then those are left that matter. */
static uint64_t names_told(struct table *t)
{
    static const float least = 7; /* lines of the type around it */
    struct map_board_act act = act_of(t);
    uint64_t told = 0;

    if (t->layout.middle.w >= least * ui_line(t->ui, STYLE_BODY))
        return ~UINT64_C(0);
    for (int seat = 0; t->game->homes && seat < t->h->seats(t->h); seat++)
        told |= map_bit(table_home(t, seat));
    return told | (act.from < MAP_PLACES ? map_bit(act.from) : 0) |
           (act.at < MAP_PLACES ? map_bit(act.at) : 0);
}

static void draw_names(struct table *t, uint64_t which)
{
    const struct map_board *b = t->board;
    const char *text[MAP_PLACES];
    which &= names_told(t);
    for (size_t c = 0; c < b->plan.places; c++)
        text[c] = which >> c & 1 ? map_board_name(b->look, b->map, c) : "";
    map_names_draw(t->ui, &b->plan, &b->names, text, which);
}

void map_board_names_under(struct table *t)
{
    struct map_board *b = t->board;
    struct rect box[MAP_PIECES];
    size_t n = piece_set_reach(&b->pieces, box);
    map_names_refresh(&b->names, &b->plan, box, n);
    draw_names(t, ~UINT64_C(0));
}

/* Whatever names a ring around one of these places lies over. */
static uint64_t names_ringed(const struct map_board *b, uint64_t places)
{
    static const float widest = 4.2f; /* of a pin, as the target of an arrow */
    float side = b->plan.pin * widest;
    uint64_t which = 0;

    for (size_t c = 0; c < b->plan.places; c++)
        if (places >> c & 1)
            which |= map_names_across(&b->plan, &b->names, rect_around(b->plan.place[c], side, side));
    return which;
}

void map_board_names_over(struct table *t)
{
    const struct map_board *b = t->board;
    struct map_board_act act = act_of(t);
    uint64_t also = act.named && act.to < b->plan.places ? map_bit(act.to) : 0;
    bool asked = t->ask.pick.count > 0 || table_how(t) == ASKS_STEP;
    if (act.figure != FIGURE_NOWHERE && act.from < b->plan.places && act.to < b->plan.places)
        map_arrow_target(ui_gfx(t->ui), &b->plan, act.to, cast_color(b->look->cast, act.figure));
    map_arrow_draw(ui_gfx(t->ui), &b->arrow);
    for (size_t i = 0; i < b->threats; i++)
        map_arrow_draw(ui_gfx(t->ui), &b->threat[i]);
    if (b->arrow.n > 0 || b->threats > 0) /* which may end where it lies */
        piece_set_draw_prop(t->ui, &b->pieces);
    piece_set_draw_tags(t->ui, &b->pieces);
    piece_set_draw_asked(t->ui, &b->pieces);
    uint64_t wanted =
        also | b->arrow_ends | b->names.covered | (asked ? table_lit(t).of[b->look->place_kind] : 0);
    if (b->arrow_ends != 0 || b->threats > 0) /* an arrow runs over no letter */
        wanted = ~UINT64_C(0);
    if (b->look->order->prop && b->pieces.piece[b->look->order->figures].asked)
        wanted |= map_names_across(&b->plan, &b->names, piece_asked_box(&b->pieces));
    for (size_t i = 0; i < b->pieces.from.count;
         i++) { /* a collar is wider than the mark that its name keeps clear of */
        uint8_t at = b->pieces.piece[b->pieces.from.order[i]].at;
        wanted |= at < b->plan.places ? map_bit(at) : 0;
    }
    for (size_t k = 0; k < t->ask.pick.count; k++) /* ringed, too */
        if (t->ask.pick.taken[k].kind == b->look->place_kind)
            wanted |= map_bit(t->ask.pick.taken[k].index);
    draw_names(t, wanted | names_ringed(b, wanted & ~b->names.covered));
    map_wins_draw(t);
}

void map_board_across(struct table *t, struct rect at)
{
    const struct map_board *b = t->board;
    draw_names(t, map_names_across(&b->plan, &b->names, at));
    piece_set_draw_tags_across(t->ui, &b->pieces, at);
    map_wins_draw(t);
}

/* --- what can be pressed ------------------------------------------------------------------------------------- */

size_t map_board_spots(struct table *t, const struct pick_lit *lit, struct table_spot *out)
{
    const struct map_board *b = t->board;
    bool names_first = touch_turn_begins(t);
    uint8_t place = b->look->place_kind;
    size_t n = plaque_spots(&b->plan, place, out);
    n += map_spots(t, &b->plan, NULL, place, lit, out + n);
    if (names_first)
        n += map_spots(t, &b->plan, &b->names, place, lit, out + n);
    n += piece_spots(t, &b->pieces, b->look->figure_kind, place, lit, out + n);
    if (!names_first)
        n += map_spots(t, &b->plan, &b->names, place, lit, out + n);
    return n;
}

size_t map_board_all_spots(struct table *t, const struct pick_lit *lit, struct table_spot out[TABLE_SPOTS])
{
    size_t n = map_board_spots(t, lit, out);
    return n + map_board_prop_spot(t, lit, out + n);
}

/* It shares its name with the button that means it, which wears the frame of the focus: two frames would be one too many. */
size_t map_board_prop_spot(struct table *t, const struct pick_lit *lit, struct table_spot *out)
{
    const struct map_board *b = t->board;
    size_t prop = b->look->order->figures;
    struct thing thing = {b->look->prop_kind, 0};
    bool is_lit = pick_is_lit(lit, thing);
    if (b->pieces.piece[prop].at >= b->plan.places)
        return 0;
    struct rect box = is_lit ? piece_asked_box(&b->pieces) : piece_box(&b->pieces, prop);
    *out = (struct table_spot){.thing = thing,
                               .at = rect_grow(box, b->plan.pin * 0.5f),
                               .lit = is_lit,
                               .walk = is_lit,
                               .idle = !is_lit};
    return 1;
}

void map_board_hot(struct table *t, const struct table_spot *spot)
{
    const struct map_board *b = t->board;
    struct rect ring;
    if (spot->thing.kind == b->look->place_kind && map_spot_hot(t, &b->plan, spot, &ring))
        map_board_across(t, ring);
}

/* A frame around a pin alone would cross the name beside it. */
static struct rect place_and_name(const struct map_plan *plan, size_t place)
{
    struct rect pin = rect_around(plan->place[place], plan->pin * 3, plan->pin * 3),
                name = plan->label[place];
    if (rect_empty(name))
        return pin;
    return rect_both(pin, name);
}

void map_board_round_place(const struct table *t, struct rect *at)
{
    const struct map_plan *plan = &t->board->plan;
    struct point middle = rect_center(*at);

    for (size_t f = 0; f < t->board->look->order->figures; f++) {
        struct rect tag = piece_tag(&t->board->pieces, f);
        if (plane_distance(middle, rect_center(piece_box(&t->board->pieces, f))) < plan->pin)
            *at = rect_empty(tag) ? *at : rect_both(*at, tag);
    }
    for (size_t p = 0; p < plan->places; p++) {
        struct rect pin = rect_around(plan->place[p], plan->mark[p], plan->mark[p]),
                    both = place_and_name(plan, p);
        bool mark = rect_has(pin, middle) && at->h < 5 * plan->pin,
             name = rect_has(plan->label[p], middle) && at->h < 2 * plan->label[p].h;
        if (!mark && !name)
            continue;
        struct rect wins = map_win_place(t, p);
        *at = rect_empty(wins) ? both : rect_both(both, wins);
    }
    size_t prop = t->board->look->order->figures;
    struct rect lies = t->board->look->order->prop && t->board->pieces.piece[prop].at != FIGURE_NOWHERE
                           ? piece_box(&t->board->pieces, prop)
                           : (struct rect){0, 0, 0, 0};
    if (plane_shared(*at, lies) > 0) /* it would be half hidden by the frame */
        *at = rect_both(*at, lies);
}

bool map_board_point(const struct table *t, const char *name, struct rect *at)
{
    const struct map_board *b = t->board;
    *at = (struct rect){0, 0, 0, 0};
    int place = map_find(b->map, name, strlen(name));
    for (size_t f = 0; f < b->look->order->figures && b->look->figure_word; f++)
        if (strcmp(name, b->look->figure_word[f]) == 0)
            *at = piece_box(&b->pieces, f);
    if (b->look->prop_word && strcmp(name, b->look->prop_word) == 0)
        *at = piece_box(&b->pieces, b->look->order->figures);
    if (place >= 0)
        *at = place_and_name(&b->plan, (size_t)place);
    return !rect_empty(*at);
}

void map_board_from(const struct table *t, struct thing last, size_t acting, struct point *from)
{
    const struct map_board *b = t->board;
    size_t figure = last.kind == b->look->figure_kind ? last.index : last.kind == 0 ? acting : FIGURE_NOWHERE;
    if (figure < b->look->order->figures)
        *from = b->pieces.from.feet[figure];
    else if (last.kind == b->look->place_kind)
        *from = b->plan.place[last.index];
}

void map_board_from_pick(const struct table *t, struct thing last, struct point *from)
{
    map_board_from(t, last, FIGURE_NOWHERE, from);
}

void map_board_house_rules(const struct table *t, struct house_rules *out)
{
    const struct map_board_look *look = t->board->look;
    const struct map_plan *plan = &t->board->plan;
    *out = (struct house_rules){.at = {look->rules.x * plan->at.w, look->rules.y * plan->at.h},
                                .first_room = look->first_room * plan->at.w,
                                .next_room = look->next_room * plan->at.w,
                                .told = look->rule_told,
                                .print = plan->label,
                                .count = plan->places};
}

size_t map_board_precious(const struct table *t, struct table_precious out[TABLE_PRECIOUS])
{
    enum {
        TRACK = 8,
        KEY = 30,
        PIN = 2,
        TITLE = 2,
        NAME = 6,
        FIGURE = 12,
        PLAQUE = 8,
        HOME = 14,
        PROP = 40,
        ANNOUNCED = 60
    };
    _Static_assert(MAP_TRACK_SPACES + KEYS + 3 * GAME_MAX_SEATS + MAP_BLOCKED + 4 + FIGURES_MAX + 1 +
                           2 * MAP_PLACES <=
                       TABLE_PRECIOUS,
                   "there is room for all of it");
    const struct map_board *b = t->board;
    const struct map_plan *plan = &b->plan;
    struct map_board_act act = act_of(t);
    const uint8_t ends[2] = {act.from, act.to};
    uint64_t homes = 0;
    size_t n = 0;
    for (int seat = 0; t->game->homes && seat < t->h->seats(t->h); seat++)
        homes |= map_bit(table_home(t, seat));
    for (size_t i = 0; i < b->track.count; i++)
        n += precious_point(t, map_track_at(plan, &b->track, i), plan->pin, TRACK, &out[n]);
    for (int i = 0; i < KEYS; i++) {
        struct rect line[2], key = key_box(t, b, i, plan->unit, plan->note_scale, line);
        if (!rect_empty(key))
            out[n++] = (struct table_precious){lens_rect_to_window(&t->lens, t->layout.middle, key), KEY};
    }
    for (size_t c = 0; c < plan->places; c++) {
        if (!(homes >> c & 1))
            continue;
        n += precious_point(t, plan->place[c], plan->pin * 2, HOME, &out[n]);
        n += precious_name(t, &b->names, c, HOME, &out[n]);
        n += precious_point(t, rect_center(plan->plaque[c]), plan->pin * 3, act.to == c ? ANNOUNCED : PLAQUE,
                            &out[n]);
    }
    for (size_t i = 0; act.stands && i < plan->blocked_count; i++)
        out[n++] =
            (struct table_precious){lens_rect_to_window(&t->lens, t->layout.middle, plan->blocked[i]), TITLE};
    for (size_t i = 0; i < 2; i++) {
        if (ends[i] >= plan->places)
            continue;
        n += precious_point(t, plan->place[ends[i]], plan->pin * 3, ANNOUNCED, &out[n]);
        n += precious_name(t, &b->names, ends[i], ANNOUNCED, &out[n]);
    }
    n += precious_pieces(t, &b->pieces, FIGURE, PROP, &out[n]);
    n += precious_places(t, plan, &b->names, PIN, NAME, &out[n]);
    return n;
}

size_t map_board_pairs(const struct table *t, uint8_t kind, game_action *out)
{
    const struct map_board *b = t->board;
    const struct piece *piece = b->pieces.piece;
    size_t figures = b->look->order->figures, n = 0;

    for (size_t f = 0; f < figures; f++)
        for (size_t g = 0; g < figures && n < TABLE_OFFERED; g++)
            if (f != g && piece[f].at != FIGURE_NOWHERE && piece[f].at == piece[g].at)
                out[n++] = (game_action){.kind = kind, .n = 2, .arg = {(int16_t)f, (int16_t)g}};
    return n;
}

/* --- what lights up, and who stands there -------------------------------------------------------------------- */

/* The place from which the next step goes; at least `places`: none is chosen. */
static size_t steps_from(const struct table *t, const struct map_board *b, size_t acting)
{
    bool taken = t->ask.pick.count > 0, step = table_how(t) == ASKS_STEP;
    if (taken && t->ask.pick.taken[0].kind == b->look->figure_kind)
        return b->pieces.piece[t->ask.pick.taken[0].index].at;
    if (taken && step && t->ask.pick.taken[0].kind == b->look->place_kind)
        return t->ask.pick.taken[0].index;
    return step && acting < b->look->order->figures ? b->pieces.piece[acting].at : FIGURE_NOWHERE;
}

void map_board_marks(struct table *t, size_t acting)
{
    const struct map_board *b = t->board;
    struct gfx *gfx = ui_gfx(t->ui);
    uint64_t lit = table_lit(t).of[b->look->place_kind];
    size_t from = steps_from(t, b, acting);
    uint64_t by_line = from < b->plan.places ? b->map->near[from] : ~UINT64_C(0);
    if (t->ask.pick.count == 0 && table_how(t) == ASKS_TURN &&
        !t->ask.second) /* all are open: rings would say nothing */
        return;
    for (size_t c = 0; c < b->plan.places; c++)
        if (lit >> c & 1)
            map_draw_open(gfx, &b->plan, c, !(by_line >> c & 1));
    for (size_t k = 0; k < t->ask.pick.count; k++)
        if (t->ask.pick.taken[k].kind == b->look->place_kind)
            map_draw_ring(gfx, &b->plan, t->ask.pick.taken[k].index, 5);
}

void map_board_pieces(struct table *t)
{
    struct map_board *b = t->board;
    size_t announced = act_of(t).held;
    struct piece *piece = b->pieces.piece;
    struct pick_lit lit = table_shines(t);
    uint64_t all = 0;
    for (size_t f = 0; f < b->look->order->figures; f++)
        all |= piece[f].at < b->plan.places ? map_bit(f) : 0;
    uint8_t open = (all & ~lit.of[b->look->figure_kind]) != 0 ? PIECE_ONE_OF : PIECE_OPEN;
    for (size_t f = 0; f < b->look->order->figures; f++) {
        struct thing thing = {b->look->figure_kind, (uint8_t)f};
        bool taken = (pick_taken(&t->ask.pick, thing) && t->ask.legal_count > 0) || f == announced;
        piece[f].light = taken ? PIECE_TAKEN : pick_is_lit(&lit, thing) ? open : PIECE_DARK;
        piece[f].held = f == announced ? announced_held : 0;
    }
    if (b->look->prop_kind != 0)
        piece[b->look->order->figures].asked = lit.of[b->look->prop_kind] != 0;
    piece_set_draw(t->ui, &b->pieces);
}

void map_board_arrow(struct table *t)
{
    struct map_board *b = t->board;
    struct map_board_act act = act_of(t);
    if (act.figure == FIGURE_NOWHERE || act.from >= b->plan.places || act.to >= b->plan.places)
        return;
    if (b->pieces.way_points > 0) /* whoever goes shows the way */
        return;
    size_t prop = b->look->order->figures;
    uint8_t way[] = {act.figure, act.from, act.to, b->look->order->prop && b->pieces.piece[prop].asked};
    uint64_t key = gfx_key(piece_set_key(&b->pieces), way, sizeof way);
    if (key != b->arrow_key)
        map_arrow_find(&b->plan, &b->names, &b->pieces, act.figure, act.from, act.to, &b->found);
    b->arrow_key = key;
    b->arrow = b->found;
    b->arrow_ends = map_bit(act.from) | map_bit(act.to);
}

void map_board_drop(struct table *t, size_t figure, float progress)
{
    const struct piece_set *set = &t->board->pieces;
    float lift = (1 - ease_at(EASE_OUT, progress)) * set->plan->pieces.figure_h * 1.5f;
    piece_draw_in_set(t->ui, set, figure, set->to.feet[figure],
                      (struct piece_look){.lift = lift, .opacity = progress * 3 < 1 ? progress * 3 : 1});
}

void map_board_counters(struct table *t, void (*badge)(struct table *t, size_t figure, struct rect at))
{
    struct rect box;
    for (size_t f = 0; f < t->board->look->order->figures; f++)
        if (map_board_counter(t, f, &box)) {
            struct point pin = t->board->plan.place[t->board->look->counters(t)[f]];
            map_draw_leash(ui_gfx(t->ui), &t->board->plan, pin, rect_center(box));
            map_draw_counter(ui_gfx(t->ui), box);
            badge(t, f, rect_grow(box, -box.w * 0.06f));
            draw_mark(t->ui, &t->board->pieces, t->board->look->counters(t)[f]);
        }
}

void map_board_figure(struct table *t, size_t figure, struct rect box, float opacity)
{
    const struct map_board *b = t->board;
    const struct sprite *s = picture_of(t, figure);
    struct point feet;
    float h = piece_fit(&b->sprites, s, box, &feet);
    if (!piece_draw(ui_gfx(t->ui), &b->sprites, s, feet, h, (struct piece_look){.opacity = opacity}))
        draw_stand_in(t->ui, b->look, figure, feet, h, opacity);
}

void map_board_show(struct table *t, const struct map *map, const struct map_board_print *print,
                    void (*set_out)(const game_event *e, struct piece_set *set))
{
    map_board_prepare(t, map, print);
    if (t->play.running && !t->now.looking.on)
        set_out(&t->play.now, &t->board->pieces);
    map_board_place(t);
}
