#include <math.h>

#include "ui/inside.h"

struct memo *memo_of(struct ui *ui, ui_id id)
{
    struct memo *oldest = NULL;
    for (unsigned k = 0; k < 16; k++) {
        struct memo *m = &ui->memo[(id + k) & (UI_MEMOS - 1)];
        if (m->id == id) {
            m->used = ui->frame;
            return m;
        }
        if (!oldest || m->used < oldest->used)
            oldest = m;
    }
    *oldest = (struct memo){.id = id, .used = ui->frame, .since = 0};
    return oldest;
}

float ui_ease(struct ui *ui, ui_id id, float aim, int ms)
{
    struct memo *m = memo_of(ui, id);
    if (m->since == 0) {
        m->value = aim; /* new: it starts at its aim */
        m->since = 1;
    }
    float step = ms > 0 && !ui->reduced ? ui->dt * 1000 / (float)ms : 1;
    float left = aim - m->value;
    if (left == 0)
        return aim;
    float share = 1 - expf(-3 * step);
    m->value = fabsf(left) < 0.02f || step >= 1 ? aim : m->value + left * share;
    ui_wake(ui, 0);
    return m->value;
}
