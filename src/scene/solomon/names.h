/* How the agents, cities and agencies are called and coloured on the table. */
#ifndef CONSPIRACY_SCENE_SOLOMON_NAMES_H
#define CONSPIRACY_SCENE_SOLOMON_NAMES_H

#include "gfx/geometry.h"
#include "rules/solomon/solomon_view.h"

/* Translated. */
const char *name_city(const struct game_box *box, size_t city);
const char *name_agent(size_t agent);   /* SOLOMON_DOCTOR: Dr. Solomon */
const char *name_ability(size_t agent); /* one sentence: what the agent can do */

struct color color_agent(size_t agent); /* SOLOMON_DOCTOR: his own */
struct color color_agency(const struct game_box *box, size_t city);

/* The letter that stands for an agent, or for the agency of a city: no two alike on one board. Terminated. */
const char *letter_agent(size_t agent);
void letter_agency(const struct game_box *box, size_t city, char out[8]);

/* What the pictures of an agent are called, in small letters. */
const char *file_agent(size_t agent);

/* Pictures below assets/. The caller's buffer holds at least NAME_PATH bytes. */
enum { NAME_PATH = 96 };
const char *picture_portrait(size_t agent, char out[NAME_PATH]);
const char *picture_icon(size_t agent, char out[NAME_PATH]); /* white on nothing */
const char *picture_emblem(const struct game_box *box, size_t city, char out[NAME_PATH]);

#endif
