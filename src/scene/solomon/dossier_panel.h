/* The dossier: what can be derived about each rival, a line of one's own per rival, and what the agents can do. */
#ifndef CONSPIRACY_SCENE_SOLOMON_DOSSIER_PANEL_H
#define CONSPIRACY_SCENE_SOLOMON_DOSSIER_PANEL_H

struct table;

void dossier_frame(struct table *t);

#endif
