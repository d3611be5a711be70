/* How what moves speeds up and slows down. */
#ifndef CONSPIRACY_UI_EASE_H
#define CONSPIRACY_UI_EASE_H

enum ease { EASE_LINEAR, EASE_IN, EASE_OUT, EASE_IN_OUT, EASE_BACK, EASE_BOUNCE };

/* t from 0 to 1 → progress, 0 at 0 and 1 at 1. */
float ease_at(enum ease ease, float t);

#endif
