#include "ai/solomon/called.h"

#include "base/i18n.h"

const char *solomon_seat_called(const struct ai_setup *setup, const struct solomon_public *pub, int seat)
{
    const char *name = setup->name[seat];

    return name && name[0] ? name : ai_place_name(setup, &solomon_box_of(setup->box)->map, pub->hq[seat]);
}
