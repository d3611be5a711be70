/* Chambers, piles, decks and Locations: where they lie, and how they are drawn. */
#include "base/bits.h"
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
#include <string.h>

static const uint8_t lines[] = {5, 4, 3, 2, 1};
enum { LINES = sizeof lines };
static const char floor_picture[] = "senate/ui/chamber.jpg", hall_picture[] = "senate/ui/hall.jpg",
                  shelf_picture[] = "senate/ui/shelf.jpg";

/* --- where it lies ------------------------------------------------------------------------------------------- */

static struct spaces bare_field(void)
{
    return (struct spaces){
        .line = lines, .lines = LINES, .touching = senate_touching, .widest = 1.02f, .next = -1, .away = -1};
}

/* Decks and piles from the left; Locations in what is left of the shelf, if they are to lie there. */
static void lay_shelf(struct sen_places *p, struct rect shelf, float each, bool locations)
{
    shelf = rect_pad(shelf, GROUNDS_GAP * 0.6f);
    p->deck = cut_left(&shelf, each * 0.94f);
    for (int guild = 0; guild < SENATE_GUILDS; guild++)
        p->pile[guild] = cut_left(&shelf, each);
    if (!locations)
        return;
    cut_left(&shelf, GROUNDS_GAP * 2);
    p->vault = cut_left(&shelf, each * 0.94f);
    cut_left(&shelf, GROUNDS_GAP);
    p->open = shelf;
}

struct sen_places sen_places_of(const struct table *t)
{
    const struct senate_view *v = shown(t);
    struct rect all = rect_pad((struct rect){0, 0, t->layout.middle.w, t->layout.middle.h}, 10);
    struct sen_places p = {.on = grounds_share(all, v->sides)};
    struct rect middle = p.on.middle, *shelf = &p.on.shelf;
    struct spaces bare = bare_field();
    bool many = deck_count(v->open, SENATE_LOCATIONS) > 6;

    if (senate_solo(v) && p.on.beside)
        p.rival = cut_top(&middle,
                          fminf(middle.h * 0.76f, fmaxf(middle.h * 0.66f, ui_line(t->ui, STYLE_BODY) * 12)));
    else if (senate_solo(v))
        p.rival = cut_right(shelf, shelf->w * 0.36f);
    if (p.on.beside) {
        cut_top(&middle, senate_solo(v) ? GROUNDS_GAP : 0);
        middle = rect_pad(middle, 6);
        p.vault = cut_left(&middle, fmaxf(middle.w * 0.23f, ui_line(t->ui, STYLE_SMALL) * 4));
        cut_left(&middle, GROUNDS_GAP);
        p.open = middle;
    }
    lay_shelf(&p, *shelf, p.on.beside ? shelf->w * 0.165f : shelf->w * (many ? 0.085f : 0.097f),
              !p.on.beside);
    for (int side = 0; side < v->sides; side++) {
        struct rect in = rect_pad(p.on.ground[side], 6);
        p.head[side] = cut_top(&in, ui_line(t->ui, STYLE_STRONG) * 1.65f);
        cut_top(&in, 8);
        p.field[side] = in;
        p.words[side] = spaces_corner(in, &bare, p.on.beside && side == 1);
        p.parts[side] = p.on.beside ? p.words[side] : spaces_corner(in, &bare, true);
        senate_score s = senate_score_of(v, side);
        int parts = (s.lords > 0) + (s.locations > 0) + (s.coalition > 0) + (s.master > 0) + (s.bonus > 0);
        float line = ui_line(t->ui, STYLE_SMALL), left = p.parts[side].h - line * ((float)parts + 0.4f);
        if (p.on.beside) /* what lies between the chambers has the inner corners; in large type the words have all of the other */
            p.words[side] = cut_top(&p.parts[side], left > line * 3.7f ? left : 1000);
    }
    return p;
}

void sen_seat_at(const struct table *t, int seat, struct rect *at)
{
    *at = sen_places_of(t).head[seat];
}

struct rect sen_space_at(const struct sen_places *p, int side, int space)
{
    struct spaces s = bare_field();

    return spaces_at(p->field[side], &s, space);
}

/* --- piles --------------------------------------------------------------------------------------------------------- */

/* The Lords of a guild that lie on its pile, and those that lie open over it. */
static void read_pile(const struct table *t, int guild, struct sen_heap *heap, struct fan *fan)
{
    const struct senate_view *v = shown(t);
    static const card_face none = {0};

    heap->n = 0;
    sen_add_lords(t, heap, v->pile, NULL, guild);
    *fan = (struct fan){
        .n = heap->n, .room = 1, .notes = senate_solo(v), .focus = -1, .away = -1, .card = &none};
    sen_add_lords(t, heap, v->table, v->pile, guild);
    fan->up = heap->n - fan->n;
    if (heap->n > 0)
        fan->card = heap->face;
    fan->name = sen_title(t, CARD_GUILD + guild);
}

static void draw_pile(struct table *t, const struct sen_places *p, int guild, const struct sen_wish *w)
{
    struct sen_heap heap;
    struct fan fan;
    struct pick_lit lit = table_shines(t);
    struct thing looked = table_looked(t);
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

/* --- Locations -------------------------------------------------------------------------------------------------------- */

/* The Locations that lie open, and from `lie` those that were just drawn; with the Map-Room all of the deck. */
struct tray {
    struct sen_heap heap;
    int lie;
    bool coming;        /* those are on their way */
    bool wide;          /* whoever chooses would not read their names where they usually lie: */
    struct rect ground; /* … they lie there, over all else */
    struct rect at[SEN_HEAP];
};

static void read_tray(const struct table *t, const struct sen_places *p, struct tray *out)
{
    const struct senate_view *v = shown(t);
    bool chooses = v->turn == t->viewer && (v->phase == SENATE_PHASE_CLAIM || v->phase == SENATE_PHASE_PICK),
         all = chooses && v->phase == SENATE_PHASE_CLAIM && senate_owns(v, v->turn, SENATE_MAP_ROOM);
    struct rect shelf = rect_pad(p->on.shelf, GROUNDS_GAP),
                middle = p->on.beside ? rect_pad(p->on.middle, GROUNDS_GAP) : shelf;
    const struct rect in[] = {p->open, middle, {middle.x, middle.y, middle.w, shelf.y + shelf.h - middle.y}};
    uint8_t found[SENATE_LOCATIONS];

    memcpy(found, v->found, sizeof found);
    out->coming = perform_shows(t, SENATE_FOUND, NULL);
    for (int i = 0; i < t->play.now.n && out->coming; i++)
        found[t->play.now.arg[i]] = 1;
    out->heap.n = 0;
    sen_add_locations(t, &out->heap, all ? v->location_deck : v->open);
    out->lie = out->heap.n;
    if (!all)
        sen_add_locations(t, &out->heap, found);
    int first = all ? 1 : 0, last = chooses ? 2 : 0; /* who only looks has the first; a deck, the others */
    int where = first + row_where(t->ui, in + first, last - first + 1, p->on.beside ? ROW_CARDS : ROW_SLIPS,
                                  out->heap.face, out->heap.n, out->at);
    out->wide = where > 0;
    out->ground = rect_grow(in[where], GROUNDS_GAP);
}

static void draw_tray(struct table *t, const struct tray *tray)
{
    struct pick_lit lit = table_shines(t);

    if (tray->wide)
        ground_draw(t->ui, tray->ground, shelf_picture, 1, false);
    for (int i = 0; i < (tray->coming ? tray->lie : tray->heap.n); i++) {
        bool may = pick_is_lit(&lit, (struct thing){THING_LOCATION, tray->heap.kind[i]});
        if (perform_shows(t, SENATE_CLAIMED, NULL) && t->play.now.arg[0] == tray->heap.kind[i])
            continue;
        card_draw(t->ui, &tray->heap.face[i], (card_pose){.at = tray->at[i], .lift = i >= tray->lie ? 12 : 0},
                  may ? FACE_LIT : 0);
    }
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

bool sen_is_best(const struct senate_view *v, int side, int space)
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
    char best[32];
    struct sen_heap ghosts;
};

static void read_space(const struct table *t, int side, int i, const struct pick_lit *lit,
                       struct chamber *out)
{
    const struct senate_view *v = shown(t);
    const struct sen_own *own = t->own;
    struct thing thing = {THING_SPACE, (uint8_t)(side * SENATE_SPACES + i)};
    int lord = v->lord[side][i], location = v->location[side][i];
    bool rival = senate_is_rival(v, side);

    out->face[i] = sen_lord_face(lord, alike_placed(&own->who, thing.index));
    out->face[i].art.marked = sen_is_best(v, side, i);
    out->face[i].art.signs.spent = senate_has_key(lord) && key_spent(v, side, i);
    out->space[i] = (struct space){.card = &out->face[i], .group = (uint8_t)(1 + senate_guild_of(lord))};
    if (pick_taken(&t->ask.pick, thing))
        out->space[i].flags = FACE_TAKEN;
    else if (pick_is_lit(lit, thing))
        out->space[i].flags = FACE_LIT;
    if (location == SENATE_NONE)
        return;
    out->space[i].on = card_number(senate_location_worth(v, side, location));
    out->space[i].picture =
        rival ? "senate/cards/location-back-strip.jpg" : t->game->words->card[CARD_LOCATION + location].strip;
}

/* The Lords that would be placed if what is looked at were pressed, by whoever is up or by the Opponent next. */
static void read_ghosts(const struct table *t, int side, const struct sen_wish *w, struct sen_heap *out)
{
    const struct senate_view *v = shown(t);
    struct thing looked = table_looked(t);
    bool rival = v->phase == SENATE_PHASE_GRANT,
         given = w->known && !w->now && !w->six && w->wanted && (w->wanted & (w->wanted - 1)) == 0;

    if (given && side == SENATE_RIVAL && (looked.kind == THING_LORD || looked.kind == THING_PILE))
        sen_add_lords(t, out, w->pile, NULL, __builtin_ctz(w->wanted)); /* what it would take then */
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

static void draw_chamber(struct table *t, const struct sen_places *p, int side, const struct sen_wish *w)
{
    const struct senate_view *v = shown(t);
    struct chamber c = {.ghosts = {.n = 0}};
    struct pick_lit lit = table_shines(t);
    struct spaces s = bare_field();
    unsigned best = senate_largest(v, side);

    ground_draw(t->ui, p->on.ground[side], hall_picture, 0.76f,
                v->turn == side && v->phase != SENATE_PHASE_OVER);
    for (int i = 0; i < v->placed[side]; i++)
        read_space(t, side, i, &lit, &c);
    read_ghosts(t, side, w, &c.ghosts);
    s.space = c.space;
    s.ghost = c.ghosts.face;
    s.ghosts = c.ghosts.n;
    s.idle = side != (v->phase == SENATE_PHASE_GRANT ? SENATE_RIVAL : v->turn);
    s.next = v->placed[side] < SENATE_SPACES && v->phase != SENATE_PHASE_OVER ? v->placed[side] : -1;
    if (bits_count(best) > 1) {
        int n = bits_count(best);
        s.best = best;
        s.best_word = c.best;
        /* TRANSLATORS: the largest coalition: three for each of so many Lords, and what that makes */
        snprintf(c.best, sizeof c.best, _("3 × %d"), n);
    }
    spaces_draw(t->ui, p->field[side], &s);
    sen_side_head(t, side, p->head[side]);
}

/* --- what is on its way --------------------------------------------------------------------------------------------------- */

/* Where a Lord lies over its pile, or would. */
static struct rect held_at(const struct table *t, const struct sen_places *p, int lord)
{
    struct sen_heap heap;
    struct fan fan;

    read_pile(t, senate_guild_of(lord), &heap, &fan);
    int i = heap.n - 1;
    while (i >= fan.n && heap.kind[i] != lord)
        i--;
    return fan_at(t->ui, p->pile[senate_guild_of(lord)], &fan, i >= fan.n ? i : heap.n);
}

/* The nth Lord of its kind that lies there, or one of the deck. */
static card_face lord_face(const struct table *t, int lord, int n)
{
    const struct sen_own *own = t->own;

    return sen_lord_face(lord, alike_lies(&own->who, (size_t)lord, n));
}

static void draw_flight(struct table *t, const struct sen_places *p, const struct tray *tray)
{
    const struct senate_view *v = shown(t);
    const game_event *e = &t->play.now;
    float part = 0;
    bool found = perform_shows(t, SENATE_FOUND, &part), drawn = perform_shows(t, SENATE_DRAWN, &part);

    for (int i = 0; i < e->n && (found || drawn); i++) {
        card_face face = found ? sen_location_face(t, e->arg[i]) : lord_face(t, e->arg[i], SENATE_CARDS);
        struct rect to = found ? tray->at[tray->lie + i] : held_at(t, p, e->arg[i]);
        card_fly(t->ui, &face, found ? p->vault : p->deck, to, true, part);
    }
    if (perform_shows(t, SENATE_PLACED, &part)) {
        card_face face = lord_face(t, e->arg[0], v->pile[e->arg[0]]);
        card_fly(t->ui, &face, held_at(t, p, e->arg[0]), sen_space_at(p, e->seat, e->arg[1]), false, part);
    } else if (perform_shows(t, SENATE_TOPPED, &part)) {
        card_face face = lord_face(t, e->arg[0], SENATE_CARDS);
        card_fly(t->ui, &face, p->deck, held_at(t, p, e->arg[0]), true, sen_turned(t));
    } else if (perform_shows(t, SENATE_CLAIMED, &part)) {
        card_face face = sen_location_face(t, e->arg[0]);
        struct rect from = p->vault;
        for (int i = 0; i < tray->heap.n; i++)
            from = tray->heap.kind[i] == e->arg[0] ? tray->at[i] : from;
        card_fly(t->ui, &face, from, sen_space_at(p, e->seat, e->arg[1]), false, part);
    }
}

size_t sen_faces(const struct table *t, struct thing thing, card_face *out)
{
    const struct senate_view *v = shown(t);
    struct sen_heap heap = {.n = 0};

    if (thing.kind == THING_PILE) {
        sen_add_lords(t, &heap, v->pile, NULL, thing.index);
        memcpy(out, heap.face, TABLE_FACES * sizeof *out);
    }
    if (thing.kind == THING_LORD)
        *out = lord_face(t, thing.index, v->pile[thing.index]);
    if (thing.kind == THING_LOCATION) {
        *out = sen_location_face(t, thing.index);
        out->text = sen_text(t, CARD_LOCATION + thing.index);
    }
    return thing.kind == THING_PILE ? (size_t)(heap.n < TABLE_FACES ? heap.n : TABLE_FACES)
                                    : thing.kind == THING_LORD || thing.kind == THING_LOCATION;
}

/* What says more to whoever points at it lies over the chambers, which take what is dropped. */
void sen_over(struct table *t)
{
    struct sen_places p = sen_places_of(t);

    table_lens_push(t);
    for (int side = 0; side < shown(t)->sides; side++) {
        sen_side_words(t, side, p.words[side]);
        sen_side_parts(t, side, p.parts[side], p.on.beside && side == 0 ? ALIGN_LEFT : ALIGN_RIGHT);
    }
    table_lens_pop(t);
}

/* The floor on which all of it lies. */
void sen_scenery(struct table *t)
{
    struct gfx *gfx = ui_gfx(t->ui);

    gfx_image_cover(gfx, gfx_load(gfx, floor_picture),
                    (struct rect){0, 0, t->layout.middle.w, t->layout.middle.h}, color_hex(0xffffff));
}

void sen_pieces(struct table *t)
{
    const struct senate_view *v = shown(t);
    struct sen_places p = sen_places_of(t);
    struct sen_wish wish;
    struct sen_own *own = t->own;
    struct tray tray;
    card_face face;

    read_tray(t, &p, &tray);
    uint8_t lie[SENATE_LORDS];
    for (int lord = 0; lord < SENATE_LORDS; lord++)
        lie[lord] = v->pile[lord] + v->table[lord];
    own->who.copies = sen_copies;
    own->who.ranks = SENATE_RANKS;
    alike_follow(&own->who, v->lord[0], (size_t)v->sides * SENATE_SPACES, lie, SENATE_LORDS);
    sen_wish_of(t, &wish);
    for (int side = 0; side < v->sides; side++)
        draw_chamber(t, &p, side, &wish);
    ground_draw(t->ui, p.on.shelf, shelf_picture, 1, false);
    if (p.on.beside)
        ground_draw(t->ui, rect_grow(rect_both(p.vault, p.open), 6), shelf_picture, 1, false);
    face = sen_lord_face(0, 0);
    char round[40];
    snprintf(round, sizeof round, _("Round %u"), v->round);
    fan_deck(t->ui, p.deck, &face, deck_count(v->deck, SENATE_LORDS), _("Lords"), round);
    face = sen_location_face(t, 0);
    if (!tray.wide) /* a tag would show beside that */
        fan_deck(t->ui, p.vault, &face, deck_count(v->location_deck, SENATE_LOCATIONS), _("Locations"),
                 p.on.beside ? NULL : "");
    for (int guild = 0; guild < SENATE_GUILDS; guild++)
        draw_pile(t, &p, guild, &wish);
    if (senate_solo(v)) {
        ground_draw(t->ui, p.rival, hall_picture, 0.45f, false);
        sen_draw_rival(t, &wish, rect_pad(p.rival, GROUNDS_GAP));
    }
    draw_tray(t, &tray);
    draw_flight(t, &p, &tray);
}

/* --- spots ----------------------------------------------------------------------------------------------- */

static void put_pile(struct spot_list *s, const struct sen_places *p, int guild)
{
    struct sen_heap heap;
    struct fan fan;

    read_pile(s->t, guild, &heap, &fan);
    spot_put(s, (struct thing){THING_PILE, (uint8_t)guild}, fan_all(s->t->ui, p->pile[guild], &fan));
    for (int i = fan.n; i < heap.n; i++) {
        struct table_spot *spot = spot_put(s, (struct thing){THING_LORD, heap.kind[i]},
                                           fan_strip(s->t->ui, p->pile[guild], &fan, i));
        bool twin =
            i > fan.n &&
            heap.kind[i] == heap.kind[i - 1]; /* alike in everything: one of them is enough for keys */
        spot->key = twin ? "twin" : NULL;
        spot->index = guild * FAN_MAX + i;
        spot->walk = spot->walk && !twin;
    }
}

size_t sen_spots(struct table *t, const struct pick_lit *lit, struct table_spot out[TABLE_SPOTS])
{
    const struct senate_view *v = shown(t);
    struct sen_places p = sen_places_of(t);
    struct spot_list s = {t, lit, out, 0};
    struct tray tray;

    read_tray(t, &p, &tray);
    struct rect over = tray.wide ? tray.ground : (struct rect){0, 0, 0, 0};
    int side_up = v->phase == SENATE_PHASE_GRANT ? SENATE_RIVAL : v->turn;
    for (int side = 0; side < v->sides; side++) { /* behind all others */
        struct thing field = {THING_FIELD, (uint8_t)side};
        if (side == side_up && table_asks(t) && v->phase != SENATE_PHASE_SWAP)
            spot_put_drop(&s, field, p.field[side]);
        else
            spot_put(&s, field, p.field[side]);
    }
    if (senate_solo(v) && !rect_has(over, rect_center(p.rival)))
        spot_put(&s, (struct thing){THING_RIVAL, 0}, p.rival);
    for (int side = 0; side < v->sides; side++)
        for (int i = 0; i < v->placed[side]; i++) {
            struct table_spot *spot =
                spot_put(&s, (struct thing){THING_SPACE, (uint8_t)(side * SENATE_SPACES + i)},
                         sen_space_at(&p, side, i));
            spot->drop = spot->lit;
        }
    if (!rect_has(over, rect_center(p.vault)))
        spot_put(&s, (struct thing){THING_VAULT, 0}, p.vault);
    if (!rect_has(over, rect_center(p.deck)))
        spot_put(&s, (struct thing){THING_DECK, 0}, p.deck);
    for (int guild = 0; guild < SENATE_GUILDS && !rect_has(over, rect_center(p.deck)); guild++)
        put_pile(&s, &p, guild);
    for (int i = 0; i < tray.heap.n; i++)
        spot_put(&s, (struct thing){THING_LOCATION, tray.heap.kind[i]}, tray.at[i]);
    return s.n;
}
