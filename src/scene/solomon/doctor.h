/* Dr. Solomon on his track, and his die: on the track, and thrown. The face that it lands on is the rules'. */
#ifndef CONSPIRACY_SCENE_SOLOMON_DOCTOR_H
#define CONSPIRACY_SCENE_SOLOMON_DOCTOR_H

struct table;

/* On the track, through the lens; sliding on while he advances. */
void doctor_draw(struct table *t);
/* The die over the board while it is thrown, in window units. */
void doctor_draw_throw(struct table *t);

#endif
