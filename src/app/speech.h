/* What is read aloud: what has the focus, what is asked, and what happens, as the log of whoever is at the screen has it. */
#ifndef CONSPIRACY_APP_SPEECH_H
#define CONSPIRACY_APP_SPEECH_H

#include <stdbool.h>
#include <stdint.h>

struct app;
struct voice;

struct speech {
    void (*say)(void *ctx, const char *words, bool happens); /* NULL: nothing is read */
    void *ctx;
    struct voice *voice; /* NULL: none, or a stand-in speaks */
    char focus[1024];    /* the words read last of what has the focus */
    const void *match;   /* the session whose log is read, and up to which event */
    uint32_t event;
    char asked[512];
};

/* Begins or ends reading aloud, as the setting has it. False: there is nothing to speak with. */
bool speech_turn(struct app *a, bool on);
/* After a frame: reads what is new in it. */
void speech_frame(struct app *a);
/* A line for people that passes. */
void speech_toast(struct app *a, const char *line);

#endif
