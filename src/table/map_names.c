#include "table/map_names.h"

#include "gfx/draw.h"
#include "gfx/target.h"
#include "table/plane.h"
#include "ui/ui.h"

static bool on_any(struct rect r, const struct rect *box, size_t n)
{
    for (size_t i = 0; i < n; i++)
        if (plane_shared(r, box[i]) > 0)
            return true;
    return false;
}

void map_names_place(struct map_names *names, const struct map_plan *plan, const struct rect *piece, size_t n)
{
    names->covered = 0;
    for (size_t p = 0; p < MAP_PLACES; p++) {
        names->at[p] = plan->label[p];
        if (p < plan->places &&
            on_any(names->at[p], piece, n)) /* it is drawn over them: no letter is hidden */
            names->covered |= UINT64_C(1) << p;
    }
}

void map_names_refresh(struct map_names *names, const struct map_plan *plan, const struct rect *piece,
                       size_t n)
{
    uint64_t key = gfx_key(plan->key, piece, n * sizeof *piece);
    if (names->key == key)
        return;
    names->key = key;
    map_names_place(names, plan, piece, n);
}

/* --- drawing ----------------------------------------------------------------------------------------------- */

void map_names_draw(struct ui *ui, const struct map_plan *plan, const struct map_names *names,
                    const char *const *text, uint64_t which)
{
    static const float halo = 0.16f; /* of the type's size */
    const struct color paper = color_hex(0xF6EBCF), ink = color_hex(0x20160D);
    for (size_t p = 0; p < plan->places; p++) {
        if (!(which >> p & 1) || rect_empty(names->at[p]))
            continue;
        struct gfx_type type = map_name_type(ui, !rect_empty(plan->plaque[p]));
        type.size *= plan->label_scale;
        gfx_text_halo(ui_gfx(ui), type, names->at[p], ALIGN_CENTER, text[p], ink, paper, type.size * halo);
    }
}

uint64_t map_names_across(const struct map_plan *plan, const struct map_names *names, struct rect at)
{
    uint64_t which = 0;
    for (size_t p = 0; p < plan->places; p++)
        if (plane_shared(names->at[p], at) > 0)
            which |= UINT64_C(1) << p;
    return which;
}
