/* The table before its pictures are there: nothing is shown, played or asked until it is laid. */
#ifndef CONSPIRACY_TABLE_LAYING_H
#define CONSPIRACY_TABLE_LAYING_H

struct table;

/* The end of a frame: asks for the pictures that a press may want at once; until those and what was drawn are there, covers
 * the table and keeps every press from it. Not for ever: once nothing more has come for some seconds, what is missing is done
 * without. */
void laying_frame(struct table *t);

#endif
