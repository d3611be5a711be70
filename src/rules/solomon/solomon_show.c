/* What an event changes for everybody to see. */
#include "rules/solomon/solomon_state.h"

void solomon_show(const struct game_box *box, struct game_view *view, const game_event *e)
{
    (void)box;
    struct solomon_public *p = &((struct solomon_view *)view)->pub;
    int seat = e->n > 0 ? e->arg[0] : e->seat;
    uint8_t bit = seat >= 0 ? (uint8_t)(1U << seat) : 0;
    switch (e->kind) {
    case SOLOMON_DEALT:
        p->agent_city[e->arg[0]] = (uint8_t)e->arg[1];
        break;
    case SOLOMON_ANNOUNCED_MOVE:
        p->verb = SOLOMON_MOVE;
        p->agent = (uint8_t)e->arg[0];
        p->from = (uint8_t)e->arg[1];
        p->target = (uint8_t)e->arg[2];
        break;
    case SOLOMON_ANNOUNCED_BURN:
        p->verb = SOLOMON_BURN;
        p->agent = (uint8_t)e->arg[0];
        p->target = (uint8_t)e->arg[1];
        p->from = (uint8_t)e->arg[2];
        break;
    case SOLOMON_TRAVELLED:
        p->agent_city[e->arg[0]] = (uint8_t)e->arg[2];
        if (e->arg[3] & SOLOMON_WITH_CASE)
            p->case_city = (uint8_t)e->arg[2];
        break;
    case SOLOMON_CASE_MOVED:
        p->case_city = (uint8_t)e->arg[1];
        break;
    case SOLOMON_BURNT:
        p->agent_city[e->arg[1]] = SOLOMON_NOWHERE;
        p->burnt |= (uint8_t)(1U << e->arg[1]);
        break;
    case SOLOMON_RESTRICTED:
        p->restricted |= bit;
        break;
    case SOLOMON_RELEASED:
        p->restricted &= (uint8_t)~bit;
        break;
    case SOLOMON_STARTS:
    case SOLOMON_TURN:
        p->turn = (int8_t)seat;
        p->verb = 0;
        break;
    case SOLOMON_ROUND:
        p->round = (uint16_t)e->arg[0];
        break;
    case SOLOMON_DIE_ADVANCED:
        p->track = (uint8_t)e->arg[0];
        break;
    default:
        break;
    }
}
