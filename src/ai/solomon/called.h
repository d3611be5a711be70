/* What reasons call a seat. */
#ifndef CONSPIRACY_AI_SOLOMON_CALLED_H
#define CONSPIRACY_AI_SOLOMON_CALLED_H

#include "ai/player.h"
#include "rules/solomon/solomon_view.h"

/* A seat is called as everywhere else: by its name, or else by its home. The words are the setup's or the catalogue's. */
const char *solomon_seat_called(const struct ai_setup *setup, const struct solomon_public *pub, int seat);

#endif
