/* The square of Top Secret Spies: who stands where, what a scoring would do, and what lies in the middle. */
#include "base/i18n.h"
#include "scene/topsecret/tss_parts.h"
#include "table/print.h"
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
        out->gain[a] = (int16_t)(v.used >> a & 1 ? tss_gain(&v, a) : 0);
    }
}

static const struct track_mark marks[] = {{0, "42", {0.96f, 0.72f, 0.2f, 1}},
                                          {TSS_DOSSIER, "29", {0.82f, 0.3f, 0.27f, 1}}};

const struct stands_look tss_stands = {
    .data = "topsecret/board.json",
    .print = "topsecret/map/map-2048.jpg",
    .fine_print = "topsecret/map/map-4096.jpg",
    .figures = "topsecret/figures",
    .prop = "safe",
    .cast = &tss_cast,
    .figure = 0.135f,
    .ground = {0.13f, 0.18f, 0.28f, 1},
    .prop_color = 0x6B747F,
    .place_kind = THING_HOUSE,
    .figure_kind = THING_AGENT,
    .prop_kind = THING_SAFE,
    .mark = marks,
    .marks = 2,
    .name = tss_house,
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

/* The die of this turn, a card cut like the rest. */
static void draw_die(struct table *t, struct rect at)
{
    struct gfx *gfx = ui_gfx(t->ui);
    char face[12];
    int die = shown(t)->die;

    snprintf(face, sizeof face, "%s", die == TSS_ANY ? _("1–3") : "");
    if (die != TSS_ANY)
        snprintf(face, sizeof face, "%d", die);
    gfx_glow(gfx, at, at.h * 0.12f, (struct color){0, 0, 0, 0.5f});
    gfx_round(gfx, at, at.h * 0.18f, color_hex(0xF4EAD0));
    gfx_round_line(gfx, rect_grow(at, -3), at.h * 0.15f, 2, color_hex(0x8A6A2A));
    struct gfx_type type = ui_type(t->ui, STYLE_HEADING);
    type.size = at.h * (die == TSS_ANY ? 0.42f : 0.66f);
    gfx_text_line(gfx, type, at, ALIGN_CENTER, VALIGN_MIDDLE, face, color_hex(0x20222C));
}

struct rect tss_middle(const struct table *t)
{
    struct rect in = rect_pad(stands_inside(t), stands_inside(t).h * 0.05f);

    cut_left(&in, in.h * 0.24f); /* markers stand there before the first scoring */
    return in;
}

void tss_over(struct table *t)
{
    struct rect in = tss_middle(t);
    float d = in.h * 0.3f;

    if (shown(t)->die && shown(t)->phase != TSS_PHASE_OVER)
        draw_die(t, rect_place(in, d, d, shown(t)->option[TSS_CARDS_ON] ? 0 : 0.5f, 0));
}
