/* Whether a rival's coins fit what a seat has seen. */
#ifndef CONSPIRACY_TESTS_GAMES_SOLOMON_FITS_H
#define CONSPIRACY_TESTS_GAMES_SOLOMON_FITS_H

#include "rules/solomon/solomon_dossier.h"

/* Can rival hold just these coins: on each agent now (burns taken off) and on Dr. Solomon, the rest in reserve? */
bool solomon_world_fits(const struct solomon_view *view, int rival, const uint8_t paid[SOLOMON_AGENTS + 1]);

#endif
