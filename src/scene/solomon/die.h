/* Dr. Solomon's die: on its track, and thrown. The face that it lands on is the rules'. */
#ifndef CONSPIRACY_SCENE_SOLOMON_DIE_H
#define CONSPIRACY_SCENE_SOLOMON_DIE_H

struct table;

/* On the track, within the lens; sliding on while it advances. */
void die_draw_on_track(struct table *t);
/* Over the board while it is thrown, in window units. */
void die_draw_thrown(struct table *t);
/* How the corners of a cube of half-side 1 lie after turning about x, y and z; for tests too. */
struct die_pose {
    float turn_x, turn_y, turn_z;
};
/* The four corners (x right, y down, z to the viewer) of a face, clockwise as seen from outside. Face 0 looks at the
 * viewer when nothing is turned. */
void die_face(struct die_pose pose, int face, float out[4][3]);
/* The pose after a share t of the throw: at 1 face 0 is up. */
struct die_pose die_pose_at(float t);

#endif
