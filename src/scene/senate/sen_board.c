/* Chambers, piles, decks and Locations: where they lie, and how they are drawn. */
#include "base/i18n.h"
#include "base/text.h"
#include "rules/deck.h"
#include "scene/senate/sen_parts.h"
#include "table/fan.h"
#include "table/pile.h"
#include "table/row.h"
#include "table/spaces.h"
#include "ui/widgets.h"

#include <math.h>
#include <stdio.h>

static const uint8_t lines[] = {5, 4, 3, 2, 1};
enum { LINES = sizeof lines };

/* --- where it lies ------------------------------------------------------------------------------------------- */

struct sen_places sen_places_of(const struct table *t)
{
    static const float per_width = 7.72f / 5.72f; /* of a chamber: height by width */
    const struct senate_view *v = shown(t);
    struct rect all = rect_pad((struct rect){0, 0, t->layout.middle.w, t->layout.middle.h}, 10);
    float gap = 14, head = ui_line(t->ui, STYLE_STRONG) * 2.2f, w = all.w, least = all.h * 0.31f;
    float each = senate_solo(v) ? w * 0.37f : w / (float)v->sides;
    float high = fminf(all.h - least - gap, head + (each - gap) * per_width);
    struct sen_places p = {.rival = {0, 0, 0, 0}};
    struct rect top = cut_top(&all, high);

    cut_top(&all, gap);
    if (senate_solo(v)) {
        each = fminf(each, (high - head) / per_width + 2 * gap);
        p.field[0] = rect_pad_xy(cut_left(&top, each), gap / 2, 0);
        p.field[1] = rect_pad_xy(cut_right(&top, each), gap / 2, 0);
        p.rival = rect_pad_xy(top, gap, 0);
    }
    for (int side = 0; side < v->sides; side++) {
        if (!senate_solo(v))
            p.field[side] = rect_pad_xy(rect_column(top, side, v->sides, 0), gap / 2, 0);
        p.head[side] = cut_top(&p.field[side], head);
    }
    float pw = fminf(all.w * 0.09f, all.h * 0.5f);
    p.deck = cut_left(&all, pw);
    for (int guild = 0; guild < SENATE_GUILDS; guild++)
        p.pile[guild] = cut_left(&all, pw);
    cut_left(&all, gap);
    p.vault = cut_left(&all, pw);
    cut_left(&all, gap);
    p.open = all;
    cut_top(&p.open, ui_line(t->ui, STYLE_SMALL) * 2 + 4);
    return p;
}

static struct spaces bare_field(void)
{
    return (struct spaces){
        .line = lines, .lines = LINES, .touching = senate_touching, .next = -1, .away = -1};
}

struct rect sen_space_at(const struct sen_places *p, int side, int space)
{
    struct spaces s = bare_field();

    return spaces_at(p->field[side], &s, space);
}

/* --- what is looked at --------------------------------------------------------------------------------------------- */

struct thing sen_looked(const struct table *t)
{
    const struct sen_own *own = t->own;
    struct thing dragged = table_dragged(t);
    static const uint8_t kinds[] = {THING_PILE, THING_LORD, THING_LOCATION};

    if (dragged.kind)
        return dragged;
    if (own->hot.kind || !ui_focus_visible(t->ui))
        return own->hot;
    for (size_t k = 0; k < sizeof kinds; k++)
        for (int i = 0; i < SENATE_LORDS; i++)
            if (ui_focused(t->ui) == ui_id_at(t->ui, t->game->thing[kinds[k]].key, i))
                return (struct thing){kinds[k], (uint8_t)i};
    return (struct thing){0, 0};
}

void sen_hot(struct table *t, const struct table_spot *spot)
{
    ((struct sen_own *)t->own)->hot = spot->thing;
}

/* --- piles --------------------------------------------------------------------------------------------------------- */

/* The Lords of a guild that lie on its pile, and those that lie open over it. */
static void read_pile(const struct table *t, int guild, struct sen_heap *heap, struct fan *fan)
{
    const struct senate_view *v = shown(t);
    static const card_face none = {0};

    heap->n = 0;
    sen_add_lords(t, heap, v->pile, NULL, guild);
    *fan = (struct fan){.n = heap->n, .room = 4, .focus = -1, .away = -1, .card = &none};
    sen_add_lords(t, heap, v->table, v->pile, guild);
    fan->up = heap->n - fan->n;
    if (heap->n > 0)
        fan->card = heap->face;
    fan->name = sen_pile(guild);
}

static int held_from(int guild)
{
    return guild * 16; /* spots of Lords that lie open over a pile have these numbers */
}

static void draw_pile(struct table *t, const struct sen_places *p, int guild, const struct sen_wish *w)
{
    struct sen_heap heap;
    struct fan fan;
    struct pick_lit lit = table_shines(t);
    struct thing looked = sen_looked(t);
    card_face empty = sen_guild_face(guild);
    char note[80];

    read_pile(t, guild, &heap, &fan);
    fan.empty = &empty;
    if (pick_is_lit(&lit, (struct thing){THING_PILE, (uint8_t)guild}))
        fan.flags = FACE_LIT;
    if (table_dragged(t).kind == THING_PILE && looked.index == guild)
        fan.flags = FACE_GHOST;
    for (int i = 0; i < fan.up; i++)
        if (pick_is_lit(&lit, (struct thing){THING_LORD, heap.kind[fan.n + i]}))
            fan.lit |= 1U << i;
    if (perform_shows(t, SENATE_PLACED, NULL) && senate_guild_of(t->play.now.arg[0]) == guild)
        for (int i = fan.n; i < heap.n; i++)
            fan.away = heap.kind[i] == t->play.now.arg[0] ? i : fan.away;
    if (sen_wish_note(t, w, guild, &fan.noted, note, sizeof note))
        fan.note = note;
    fan_draw(t->ui, p->pile[guild], &fan);
}

static void draw_deck(struct table *t, struct rect at, int n, const char *name, card_face back)
{
    struct pile pile = {.kind = PILE_DECK, .card = &back, .n = n, .known = 1, .down = true, .counted = n > 0};
    struct rect words = cut_top(&at, ui_line(t->ui, STYLE_SMALL) * 2 + 4);

    ui_label_fit(t->ui, cut_top(&words, words.h / 2), STYLE_SMALL, ALIGN_CENTER, name,
                 ui_theme(t->ui)->color.cream);
    at.h = fminf(at.h, at.w / CARD_SHAPE * 1.1f);
    (void)pile_frame(t->ui, name, 0, at, &pile);
}

/* --- Locations -------------------------------------------------------------------------------------------------------- */

/* Those that lie open, and then those that were just drawn; with the Map-Room all of the deck. */
static int read_open(const struct table *t, struct sen_heap *heap, bool *all)
{
    const struct senate_view *v = shown(t);
    bool map = v->phase == SENATE_PHASE_CLAIM && senate_owns(v, v->turn, SENATE_MAP_ROOM);

    heap->n = 0;
    *all = map && v->turn == t->viewer;
    sen_add_locations(v, heap, *all ? v->location_deck : v->open);
    int lie = heap->n;
    if (!*all)
        sen_add_locations(v, heap, v->found);
    return lie;
}

static struct rect open_at(const struct sen_places *p, int i, int n, bool all)
{
    struct rect at = p->open;

    if (all) { /* over the piles too */
        at.w += at.x - p->pile[0].x;
        at.x = p->pile[0].x;
    }
    return row_at(at, &(struct row){.n = n > 4 ? n : 4}, i);
}

static void draw_open(struct table *t, const struct sen_places *p)
{
    struct sen_heap heap;
    bool all;
    int lie = read_open(t, &heap, &all);
    struct pick_lit lit = table_shines(t);

    for (int i = 0; i < heap.n; i++) {
        struct thing thing = {THING_LOCATION, heap.kind[i]};
        bool may = pick_is_lit(&lit, thing);
        struct rect at = open_at(p, i, heap.n, all);
        if (perform_shows(t, SENATE_CLAIMED, NULL) && t->play.now.arg[0] == heap.kind[i])
            continue;
        card_draw(t->ui, &heap.face[i], (card_pose){.at = at, .lift = i >= lie ? 12 : 0}, may ? FACE_LIT : 0);
    }
    if (heap.n == 0)
        card_space(t->ui, open_at(p, 0, 1, false), NULL, 0);
}

/* --- chambers ---------------------------------------------------------------------------------------------------------- */

/* Whether the key of a Lord has been spent on a Location, which lies on it or on a later one. */
static bool key_spent(const struct senate_view *v, int side, int space)
{
    for (int i = space; i < v->placed[side]; i++)
        if (v->location[side][i] != SENATE_NONE)
            return true;
    return false;
}

/* It is the first of the best Lords of its guild there. */
static bool is_best(const struct senate_view *v, int side, int space)
{
    int own = senate_worth(v->lord[side][space]);

    for (int i = 0; i < v->placed[side]; i++) {
        int worth = senate_worth(v->lord[side][i]);
        if (senate_guild_of(v->lord[side][i]) == senate_guild_of(v->lord[side][space]) &&
            (worth > own || (worth == own && i < space)))
            return false;
    }
    return own > 0;
}

/* Memory for what a chamber is drawn from. */
struct chamber {
    card_face face[SENATE_SPACES];
    struct space space[SENATE_SPACES];
    char on[SENATE_SPACES][16], best[32];
    struct sen_heap ghosts;
};

static void read_space(const struct table *t, int side, int i, const struct pick_lit *lit,
                       struct chamber *out)
{
    const struct senate_view *v = shown(t);
    struct thing thing = {THING_SPACE, (uint8_t)(side * SENATE_SPACES + i)};
    int lord = v->lord[side][i], location = v->location[side][i];
    bool rival = senate_is_rival(v, side);

    out->face[i] = sen_lord_face(lord, sen_who_placed(&((const struct sen_own *)t->own)->who, side, i));
    out->face[i].art.marked = is_best(v, side, i);
    out->face[i].art.signs.spent = senate_has_key(lord) && key_spent(v, side, i);
    out->space[i] = (struct space){.card = &out->face[i], .group = (uint8_t)(1 + senate_guild_of(lord))};
    if (pick_taken(&t->pick, thing))
        out->space[i].flags = FACE_TAKEN;
    else if (pick_is_lit(lit, thing))
        out->space[i].flags = FACE_LIT;
    if (location == SENATE_NONE)
        return;
    snprintf(out->on[i], sizeof out->on[i], "%d", senate_location_worth(v, side, location));
    out->space[i].on = out->on[i];
    out->space[i].picture = rival ? "senate/cards/location-back.jpg" : sen_location_picture(location);
    out->space[i].part =
        rival ? (struct rect){0.1f, 0.3f, 0.8f, 0.4f} : (struct rect){0.02f, 0.02f, 0.96f, 0.6f};
}

/* The Lords that would be placed if what is looked at were pressed. */
static void read_ghosts(const struct table *t, int side, struct sen_heap *out)
{
    const struct senate_view *v = shown(t);
    struct thing looked = sen_looked(t);
    bool rival = v->phase == SENATE_PHASE_GRANT;

    if (!table_asks(t) || side != (rival ? SENATE_RIVAL : v->turn))
        return;
    if (looked.kind == THING_PILE && (rival || v->phase == SENATE_PHASE_RECRUIT))
        sen_add_lords(t, out, v->pile, NULL, looked.index);
    uint8_t one[SENATE_LORDS] = {0};
    if (looked.kind == THING_LORD && looked.index < SENATE_LORDS && v->table[looked.index] > 0) {
        one[looked.index] = 1;
        sen_add_lords(t, out, one, v->pile, senate_guild_of(looked.index));
    }
}

static void draw_chamber(struct table *t, const struct sen_places *p, int side)
{
    const struct senate_view *v = shown(t);
    struct chamber c = {.ghosts = {.n = 0}};
    struct pick_lit lit = table_shines(t);
    struct spaces s = bare_field();
    unsigned best = senate_largest(v, side);

    gfx_round(ui_gfx(t->ui), rect_grow(p->field[side], 4), 14, (struct color){0.03f, 0.06f, 0.06f, 0.42f});
    for (int i = 0; i < v->placed[side]; i++)
        read_space(t, side, i, &lit, &c);
    read_ghosts(t, side, &c.ghosts);
    s.space = c.space;
    s.ghost = c.ghosts.face;
    s.ghosts = c.ghosts.n;
    s.next = v->placed[side] < SENATE_SPACES && v->phase != SENATE_PHASE_OVER ? v->placed[side] : -1;
    if (__builtin_popcount(best) > 1) {
        int n = __builtin_popcount(best);
        s.best = best;
        s.best_word = c.best;
        /* TRANSLATORS: the largest coalition: three for each of so many Lords, and what that makes */
        snprintf(c.best, sizeof c.best, _("3 × %d"), n);
    }
    spaces_draw(t->ui, p->field[side], &s);
    sen_side_head(t, side, p->head[side]);
    struct rect last = spaces_at(p->field[side], &s, SENATE_SPACES - 1), all = p->field[side];
    struct rect left = {all.x + 4, last.y, last.x - all.x - 8, last.h},
                right = {last.x + last.w + 4, last.y, left.w, last.h};
    sen_side_parts(t, side, left, right);
}

/* --- what is on its way --------------------------------------------------------------------------------------------------- */

static void fly(struct table *t, card_face face, struct rect from, struct rect to, bool turns, float part)
{
    card_pose begin = {.at = card_fit(from), .down = turns ? 1 : 0}, end = {.at = card_fit(to)};

    card_draw(t->ui, &face, card_between(begin, end, part), 0);
}

/* Where a Lord lies over its pile; true: it does. */
static bool held_at(const struct table *t, const struct sen_places *p, int lord, struct rect *at)
{
    struct sen_heap heap;
    struct fan fan;

    read_pile(t, senate_guild_of(lord), &heap, &fan);
    for (int i = heap.n - 1; i >= fan.n; i--)
        if (heap.kind[i] == lord) {
            *at = fan_at(t->ui, p->pile[senate_guild_of(lord)], &fan, i);
            return true;
        }
    *at = fan_at(t->ui, p->pile[senate_guild_of(lord)], &fan, fan.n + fan.up);
    return false;
}

/* The nth Lord of its kind that lies there, or one of the deck. */
static card_face lord_face(const struct table *t, int lord, int n)
{
    const struct sen_own *own = t->own;

    return sen_lord_face(lord, sen_who_lies(&own->who, lord, n));
}

static void draw_flight(struct table *t, const struct sen_places *p)
{
    const struct senate_view *v = shown(t);
    const game_event *e = &t->play.now;
    struct rect to;
    float part;

    if (perform_shows(t, SENATE_PLACED, &part)) {
        (void)held_at(t, p, e->arg[0], &to);
        fly(t, lord_face(t, e->arg[0], v->pile[e->arg[0]]), to, sen_space_at(p, e->seat, e->arg[1]), false,
            part);
    } else if (perform_shows(t, SENATE_DRAWN, &part)) {
        for (int i = 0; i < e->n; i++) {
            (void)held_at(t, p, e->arg[i], &to);
            to.y +=
                to.h * 0.25f * (float)(i > 0 && senate_guild_of(e->arg[i]) == senate_guild_of(e->arg[i - 1]));
            fly(t, lord_face(t, e->arg[i], SENATE_CARDS), p->deck, to, true, part);
        }
    } else if (perform_shows(t, SENATE_TOPPED, &part)) {
        (void)held_at(t, p, e->arg[0], &to);
        fly(t, lord_face(t, e->arg[0], SENATE_CARDS), p->deck, to, true, fmaxf(0, part * 2 - 1));
    } else if (perform_shows(t, SENATE_FOUND, &part)) {
        for (int i = 0; i < e->n; i++) {
            int n = deck_count(v->open, SENATE_LOCATIONS);
            fly(t, sen_location_face(v, e->arg[i]), p->vault, open_at(p, n + i, n + e->n, false), true, part);
        }
    } else if (perform_shows(t, SENATE_CLAIMED, &part)) {
        struct rect lord = sen_space_at(p, e->seat, e->arg[1]), from = p->vault;
        struct sen_heap heap;
        bool all;
        (void)read_open(t, &heap, &all);
        for (int i = 0; i < heap.n; i++)
            from = heap.kind[i] == e->arg[0] ? open_at(p, i, heap.n, all) : from;
        fly(t, sen_location_face(v, e->arg[0]), from, lord, false, part);
    }
}

/* What is dragged hangs from the pointer. */
static void draw_dragged(struct table *t, const struct sen_places *p)
{
    struct thing held = table_dragged(t);
    struct rect card = sen_space_at(p, 0, 0);
    struct point at = ui_drag_at(t->ui);
    struct sen_heap heap = {.n = 0};

    if (held.kind == THING_PILE)
        sen_add_lords(t, &heap, shown(t)->pile, NULL, held.index);
    if (held.kind == THING_LORD) {
        heap.face[0] = lord_face(t, held.index, shown(t)->pile[held.index]);
        heap.n = 1;
    }
    if (held.kind == THING_LOCATION) {
        heap.face[0] = sen_location_face(shown(t), held.index);
        heap.n = 1;
    }
    for (int i = 0; i < heap.n; i++) {
        struct rect one = rect_around(at, card.w, card.h);
        one.y += (float)i * card.h * 0.24f;
        card_draw(t->ui, &heap.face[i], (card_pose){.at = one, .lift = 22}, 0);
    }
}

/* The floor on which all of it lies. */
void sen_scenery(struct table *t)
{
    struct gfx *gfx = ui_gfx(t->ui);

    gfx_image_cover(gfx, gfx_load(gfx, "senate/ui/chamber.jpg"),
                    (struct rect){0, 0, t->layout.middle.w, t->layout.middle.h}, color_hex(0xffffff));
}

void sen_pieces(struct table *t)
{
    const struct senate_view *v = shown(t);
    struct sen_places p = sen_places_of(t);
    struct sen_wish wish;
    struct sen_own *own = t->own;
    struct sen_heap heap;
    bool all;

    sen_who_follow(v, &own->who);
    sen_wish_of(t, &wish);
    for (int side = 0; side < v->sides; side++)
        draw_chamber(t, &p, side);
    draw_deck(t, p.deck, deck_count(v->deck, SENATE_LORDS), _("Lords"), sen_lord_face(0, 0));
    draw_deck(t, p.vault, deck_count(v->location_deck, SENATE_LOCATIONS), _("Locations"),
              sen_location_face(v, 0));
    (void)read_open(t, &heap, &all);
    for (int guild = 0; guild < SENATE_GUILDS && !all; guild++)
        draw_pile(t, &p, guild, &wish);
    draw_open(t, &p);
    if (senate_solo(v))
        sen_draw_rival(t, &wish, p.rival);
    draw_flight(t, &p);
    draw_dragged(t, &p);
    own->drawn = own->hot;
    own->hot = (struct thing){0, 0};
}

/* The card that is looked at, as large as it has to be to be read. */
void sen_over(struct table *t)
{
    const struct senate_view *v = shown(t);
    const struct sen_own *own = t->own;
    struct thing looked = sen_looked(t);

    if (!thing_same(
            own->hot,
            own->drawn)) /* what would come of a press is drawn before it is known what is pointed at */
        ui_wake(t->ui, 0);
    if (looked.kind != THING_LOCATION || table_dragged(t).kind)
        return;
    struct sen_places p = sen_places_of(t);
    struct sen_heap heap;
    bool all;
    (void)read_open(t, &heap, &all);
    card_face face = sen_location_face(v, looked.index);
    face.text = sen_location_text(looked.index);
    for (int i = 0; i < heap.n; i++)
        if (heap.kind[i] == looked.index)
            card_enlarge(t->ui, &face,
                         lens_rect_to_window(&t->lens, t->layout.middle, open_at(&p, i, heap.n, all)));
}

/* --- spots ------------------------------------------------------------------------------------------------------------------ */

struct spots {
    const struct table *t;
    const struct pick_lit *lit;
    struct table_spot *out;
    size_t n;
};

static struct table_spot *put(struct spots *s, struct thing thing, struct rect at)
{
    struct table_spot *spot = &s->out[s->n];
    bool lit = pick_is_lit(s->lit, thing) || pick_taken(&s->t->pick, thing);

    *spot = (struct table_spot){.thing = thing,
                                .at = at,
                                .foot = rect_center(at),
                                .lit = lit,
                                .walk = lit,
                                .ring = true,
                                .idle = !lit,
                                .drag = lit};
    s->n += s->n + 1 < TABLE_SPOTS;
    return spot;
}

static void put_pile(struct spots *s, const struct sen_places *p, int guild)
{
    struct sen_heap heap;
    struct fan fan;

    read_pile(s->t, guild, &heap, &fan);
    put(s, (struct thing){THING_PILE, (uint8_t)guild}, fan_all(s->t->ui, p->pile[guild], &fan));
    for (int i = fan.n; i < heap.n; i++) {
        struct table_spot *spot =
            put(s, (struct thing){THING_LORD, heap.kind[i]}, fan_strip(s->t->ui, p->pile[guild], &fan, i));
        bool twin =
            i > fan.n &&
            heap.kind[i] == heap.kind[i - 1]; /* alike in everything: one of them is enough for keys */
        spot->key = twin ? "twin" : NULL;
        spot->index = held_from(guild) + i;
        spot->walk = spot->walk && !twin;
    }
}

/* Where what is dragged may be let go: on the chamber of whoever's turn it is. */
static void put_drop(struct spots *s, const struct sen_places *p)
{
    const struct senate_view *v = shown(s->t);
    int side = v->phase == SENATE_PHASE_GRANT ? SENATE_RIVAL : v->turn;

    if (!table_asks(s->t) || v->phase == SENATE_PHASE_SWAP || side < 0)
        return;
    struct table_spot *spot = put(s, (struct thing){THING_FIELD, 0}, p->field[side]);
    spot->idle = spot->drag = false;
    spot->drop = true;
}

size_t sen_spots(struct table *t, const struct pick_lit *lit, struct table_spot out[TABLE_SPOTS])
{
    const struct senate_view *v = shown(t);
    struct sen_places p = sen_places_of(t);
    struct spots s = {t, lit, out, 0};
    struct sen_heap heap;
    bool all;

    put_drop(&s, &p); /* behind all others */
    for (int side = 0; side < v->sides; side++)
        for (int i = 0; i < v->placed[side]; i++) {
            struct table_spot *spot =
                put(&s, (struct thing){THING_SPACE, (uint8_t)(side * SENATE_SPACES + i)},
                    sen_space_at(&p, side, i));
            spot->drop = spot->lit;
        }
    put(&s, (struct thing){THING_DECK, 0}, p.deck);
    put(&s, (struct thing){THING_VAULT, 0}, p.vault);
    (void)read_open(t, &heap, &all);
    for (int guild = 0; guild < SENATE_GUILDS && !all; guild++)
        put_pile(&s, &p, guild);
    for (int i = 0; i < heap.n; i++)
        put(&s, (struct thing){THING_LOCATION, heap.kind[i]}, open_at(&p, i, heap.n, all));
    return s.n;
}

/* `chamber 1`, `pile Broker`, `piles`, `rival`, `locations`, `deck`. */
bool sen_point(const struct table *t, const char *name, struct rect *at)
{
    struct sen_places p = sen_places_of(t);
    int side = 0, used = 0;

    if (sscanf(name, "chamber %d%n", &side, &used) == 1 && name[used] == 0 && side >= 1 &&
        side <= SENATE_SIDES) {
        *at = p.field[side - 1];
        return true;
    }
    for (int guild = 0; guild < SENATE_GUILDS; guild++) {
        char pile[32];
        snprintf(pile, sizeof pile, "pile %s", senate_guild_name[guild]);
        if (strcmp(name, pile) == 0)
            *at = p.pile[guild];
        if (strcmp(name, pile) == 0)
            return true;
    }
    *at = p.pile[0];
    at->w = p.pile[SENATE_GUILDS - 1].x + p.pile[0].w - at->x;
    if (strcmp(name, "piles") == 0)
        return true;
    *at = strcmp(name, "rival") == 0 ? p.rival : strcmp(name, "locations") == 0 ? p.open : p.deck;
    return strcmp(name, "rival") == 0 || strcmp(name, "locations") == 0 || strcmp(name, "deck") == 0;
}
