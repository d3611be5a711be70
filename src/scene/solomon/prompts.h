/* What is asked now, in plain words. */
#ifndef CONSPIRACY_SCENE_SOLOMON_PROMPTS_H
#define CONSPIRACY_SCENE_SOLOMON_PROMPTS_H

#include <stdbool.h>

struct text;
struct table;

/* One sentence: what the viewer is asked for, or what is going on. urgent: it is for the viewer to act. */
void prompt_write(const struct table *t, struct text *out, bool *urgent);
/* `Moscow sends Spyglass from Rome to Zurich`: the announcement that stands. */
void prompt_announcement(const struct table *t, struct text *out);
/* `Dr. Solomon is 9 rounds away`, in words. */
void prompt_track(const struct table *t, struct text *out);

#endif
