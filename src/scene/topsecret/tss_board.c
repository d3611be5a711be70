/* The square of Top Secret Spies: who stands where, what a scoring would do, and what lies in the middle. */
#include "base/i18n.h"
#include "base/text.h"
#include "scene/topsecret/tss_parts.h"
#include "table/die.h"
#include "table/perform.h"
#include "table/stands.h"
#include "ui/widgets.h"

#include <stdio.h>

bool tss_scores(const struct tss_view *v)
{
    for (int a = 0; a < TSS_AGENTS; a++)
        if (v->arrived[a] != TSS_NONE)
            return true;
    return false;
}

void tss_weigh(const struct table *t, struct tss_view *out)
{
    game_action draft;

    *out = *shown(t);
    if (spend_draft(t, &draft))
        tss_board_after(out, out->turn, &draft);
}

bool tss_weighed(const struct tss_view *v)
{
    return tss_scores(v) && !v->scored && (v->phase == TSS_PHASE_MOVE || v->phase == TSS_PHASE_PLAY);
}

static void read(const struct table *t, const struct game_view *view, struct stands_at *out)
{
    struct tss_view v = *tss_view_of(view);

    if (view == table_view_of(t))
        tss_weigh(t, &v);
    out->prop = v.safe;
    out->weighed = tss_weighed(&v);
    for (int a = 0; a < TSS_AGENTS; a++) {
        out->place[a] = v.place[a];
        out->marker[a] = v.marker[a];
        out->gain[a] = (int16_t)(v.used >> a & 1 && v.phase != TSS_PHASE_OVER ? tss_gain(&v, a) : 0);
    }
    for (int i = 0; i < v.seats; i++) /* at the end right guesses carry it on */
        if (v.keeps[i] != TSS_NONE && v.score[i] > v.marker[v.keeps[i]])
            out->marker[v.keeps[i]] = v.score[i];
}

static size_t marked(const struct table *t, struct track_mark *out)
{
    bool dossier = shown(t)->option[TSS_DOSSIER_ON];

    out[0] = (struct track_mark){.note = C_("space of a track", "The end"),
                                 .says = _("As soon as a marker comes here or past it, the match is over.")};
    out[1] = (struct track_mark){.space = TSS_DOSSIER,
                                 .color = {0.82f, 0.3f, 0.27f, 1},
                                 .note = C_("space of a track", "Dossiers"),
                                 .says = _("As soon as a marker comes here or past it, everybody writes down "
                                           "who works for whom.")};
    return dossier ? 2 : 1;
}

static void tally(const struct table *t, struct text *heading)
{
    struct tss_view v;

    tss_weigh(t, &v);
    if (v.phase == TSS_PHASE_OVER)
        text_add(heading, "%s", _("Where the markers are"));
    else if (tss_weighed(&v))
        text_add(heading, "%s", _("This scores: all run so far"));
    else
        text_add(heading, _("If anyone enters %s, all score:"), tss_house(v.safe));
}

const struct stands_look tss_stands = {
    .data = "topsecret/board.json",
    .print = "topsecret/map/map-2048.jpg",
    .fine_print = "topsecret/map/map-4096.jpg",
    .figures = "topsecret/figures",
    .prop = "safe",
    .cast = &tss_cast,
    .figure = 0.128f,
    .ground = {0.13f, 0.18f, 0.28f, 1},
    .prop_color = 0x6B747F,
    .place_kind = THING_HOUSE,
    .figure_kind = THING_AGENT,
    .prop_kind = THING_SAFE,
    .name = tss_house,
    .start = NC_("where markers lie before they set out", "Start"),
    .marked = marked,
    .tally = tally,
    .read = read,
};

bool tss_spend(const struct table *t, struct spend *out)
{
    const struct tss_view *v = shown(t);

    *out = (struct spend){.action = TSS_MOVE,
                          .pieces = TSS_AGENTS,
                          .open = v->used,
                          .least = v->die == TSS_ANY ? 1 : v->die,
                          .most = v->die == TSS_ANY ? 3 : v->die,
                          .confirm = _("Confirm the move")};
    return v->phase == TSS_PHASE_MOVE;
}

/* Where the picture of the die is missing: a card with its face. */
static void draw_face(struct table *t, struct rect at)
{
    struct gfx *gfx = ui_gfx(t->ui);
    struct gfx_type type = ui_type(t->ui, STYLE_HEADING);
    char face[12];

    snprintf(face, sizeof face, shown(t)->die == TSS_ANY ? _("1–3") : "%d", shown(t)->die);
    gfx_round(gfx, at, at.h * 0.18f, color_hex(0xF4EAD0));
    type.size = at.h * 0.45f;
    gfx_text_line(gfx, type, at, ALIGN_CENTER, VALIGN_MIDDLE, face, color_hex(0x20222C));
}

/* The die of this turn: it is thrown to where it then lies. */
static void draw_die(struct table *t, struct rect at)
{
    static const float flies = 0.66f; /* of the event's time; then it lies, and is read */
    const struct sprites *sprites = &t->stands->sprites;
    struct gfx *gfx = ui_gfx(t->ui);
    struct die_look look = {.tumble = "topsecret/figures/die-atlas.png", .columns = 5, .rows = 4};
    struct rect over = rect_around(rect_center(at), at.h * 4, at.h * 3.4f);
    bool rolls = perform_shows(t, TSS_ROLLED, NULL);
    struct die_flight flight = die_flight_at(over, rolls ? t->play.t / flies : 1);
    char name[16];

    snprintf(name, sizeof name, "die-%d", shown(t)->die);
    look.up = sprites_find(sprites, name);
    look.frame = sprites_find(sprites, "die-2");
    if (!look.up) {
        draw_face(t, at);
        return;
    }
    die_draw_flight_shadow(gfx, &flight);
    die_draw_flight(gfx, &look, &flight, over);
}

/* Beside and under the start: the die over the piles; the rest is for the hand. */
struct rect tss_middle(const struct table *t, struct rect *left)
{
    struct rect in = stands_inside(t), start = stands_start(t);

    *left = cut_left(&in, start.x + start.w - in.x);
    cut_top(left, start.y + start.h + in.h * 0.05f - in.y);
    cut_left(&in, in.h * 0.05f);
    return in;
}

void tss_over(struct table *t)
{
    struct rect left, in = tss_middle(t, &left);
    bool cards = shown(t)->option[TSS_CARDS_ON];
    float d = cards ? left.h * 0.37f : in.h * 0.36f;

    if (shown(t)->die && shown(t)->phase != TSS_PHASE_OVER)
        draw_die(t, cards ? rect_place(left, d, d, 0.5f, 1) : rect_place(in, d, d, 0.5f, 0.5f));
}
