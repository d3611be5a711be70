/* What the general screens share: the desk, a sheet on it, the row of buttons below. */
#ifndef CONSPIRACY_SCENE_STAGE_H
#define CONSPIRACY_SCENE_STAGE_H

#include "gfx/geometry.h"
#include "scene/scene.h"

struct ui;
struct ui_button;

/* A page on the desk with a heading, as high as its content wants (0: as high as there is room). Returns what is left for
 * the content inside it; *foot gets the row for buttons. */
struct rect stage_page(struct ui *ui, float width, float content, const char *heading, struct rect *foot);
/* The line of the heading above the inside of such a page, u. */
struct rect stage_head(struct ui *ui, struct rect inside);

/* The button at the left of the foot that leads back; Escape and B do the same by themselves. */
void stage_back(struct ui *ui, const struct host *h, struct rect *foot);

/* A button at the right of the foot; cuts its place off. True when pressed. */
bool stage_button(struct ui *ui, struct rect *foot, const char *key, const struct ui_button *button);

/* A picture that covers a box, in a thin frame with a shadow; nothing while it is not there. */
void stage_picture(struct ui *ui, struct rect at, const char *picture);

/* True when there is room for several columns at the present text size. */
bool stage_wide(struct ui *ui);

#endif
