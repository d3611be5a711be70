#include "scene/solomon/city_names.h"

#include "gfx/target.h"
#include "scene/solomon/labels.h"
#include "scene/solomon/names.h"
#include "scene/solomon/perform.h"
#include "scene/solomon/pieces.h"
#include "scene/solomon/table.h"
#include "ui/widgets.h"

enum { BOXES_MAX = GROUP_PIECES + SOLOMON_AGENTS };
enum { BLOCKED_MAX = BOARD_BLOCKED + SOLOMON_CITIES + BOXES_MAX };

/* What a name may not cover: each piece with what it holds, but for the air at its corners; counters. */
static size_t piece_boxes(const struct table *t, struct rect *out)
{
    struct group_layout where;
    pieces_layout(t, &where);
    for (size_t i = 0; i < where.count; i++) {
        struct rect box = pieces_reach(t, where.order[i], where.feet[where.order[i]]);
        out[i] = (struct rect){box.x + box.w * 0.06f, box.y + box.h * 0.05f, box.w * 0.88f, box.h * 0.93f};
    }
    size_t n = where.count;
    for (size_t a = 0; a < SOLOMON_AGENTS; a++)
        n += pieces_counter(t, a, &out[n]);
    return n;
}

static bool on_any(struct rect r, const struct rect *box, size_t n)
{
    for (size_t i = 0; i < n; i++)
        if (plane_shared(r, box[i]) > 0)
            return true;
    return false;
}

/* A place for one name beside its pin, clear of pieces and of the other names. */
static struct rect aside(const struct table *t, const struct city_names *names, size_t c,
                         const struct rect *box, size_t boxes)
{
    struct point size[SOLOMON_CITIES] = {0};
    float clear[SOLOMON_CITIES];
    struct rect blocked[BLOCKED_MAX];
    struct label_task task;
    board_label_task(&t->plan, size, clear, blocked, &task);
    clear[c] = t->plan.pieces.figure_w * 0.5f;
    for (size_t i = 0; i < boxes; i++)
        blocked[task.blocked_count++] = box[i];
    for (size_t k = 0; k < t->plan.cities; k++)
        if (k != c)
            blocked[task.blocked_count++] = names->at[k];
    struct rect was = t->plan.label[c];
    return labels_beside(&task, c, (struct point){was.w, was.h});
}

static void refresh(struct table *t)
{
    struct city_names *names = &t->names;
    uint64_t key = gfx_key(t->plan.key, t->view.pub.agent_city, sizeof t->view.pub.agent_city);
    key = gfx_key(key, t->burnt_in, sizeof t->burnt_in);
    key = gfx_key(key, &t->view.pub.burnt, sizeof t->view.pub.burnt);
    key = gfx_key(key, &t->view.pub.case_city, sizeof t->view.pub.case_city);
    if (names->key == key)
        return;
    names->key = key;
    names->covered = 0;
    struct rect box[BOXES_MAX + 1];
    size_t boxes = piece_boxes(t, box);
    for (size_t c = 0; c < t->plan.cities; c++)
        names->at[c] = t->plan.label[c];
    for (size_t c = 0; c < t->plan.cities; c++) {
        if (on_any(names->at[c], box, boxes))
            names->at[c] = aside(t, names, c, box, boxes);
        if (on_any(names->at[c], box, boxes))
            names->covered |= UINT64_C(1) << c;
    }
}

static void draw_name(struct table *t, size_t c, float plate)
{
    struct gfx *gfx = ui_gfx(t->ui);
    struct gfx_type type = ui_type(t->ui, STYLE_SMALL);
    type.font = ui_type(t->ui, STYLE_STRONG).font;
    type.size *= t->plan.label_scale;
    struct rect at = t->names.at[c];
    bool hq = solomon_hqs(t->box) >> c & 1;
    struct color paper = {0.93f, 0.87f, 0.74f, 1};
    struct color deep = color_mix(color_agency(t->box, c), color_hex(0x1b100a), 0.35f);
    gfx_round(gfx, rect_grow(at, -1), at.h * 0.24f, color_fade(hq ? deep : paper, plate));
    gfx_text_line(gfx, type, at, ALIGN_CENTER, VALIGN_MIDDLE, name_city(t->box, c),
                  color_hex(hq ? 0xFFF6E0 : 0x20160D));
}

void city_names_under(struct table *t)
{
    refresh(t);
    for (size_t c = 0; c < t->plan.cities; c++)
        draw_name(t, c, 0.85f);
}

void city_names_over(struct table *t)
{
    const struct solomon_public *p = &t->view.pub;
    uint64_t wanted = t->pick.count > 0 || p->phase == SOLOMON_PHASE_ABILITY ? table_lit(t).cities : 0;
    bool arriving = perform_shows(t, SOLOMON_TRAVELLED, NULL);
    if (p->verb == SOLOMON_MOVE && p->target < t->plan.cities && !arriving)
        wanted |= UINT64_C(1) << p->target;
    wanted |= t->names.covered;
    for (size_t c = 0; c < t->plan.cities; c++)
        if (wanted >> c & 1)
            draw_name(t, c, 0.92f);
}
