/* The program: what it is made of, and the loop. A test makes one without a window and drives it frame by frame. */
#ifndef CONSPIRACY_APP_APP_H
#define CONSPIRACY_APP_APP_H

#include "app/options.h"
#include "app/preferences.h"
#include "app/screens.h"
#include "app/session.h"
#include "app/store.h"
#include "app/timings.h"
#include "platform/clock.h"
#include "rules/shelf.h"

struct audio;
struct describe;
struct gfx;
struct input;
struct input_event;
struct ui;
struct window;

enum { APP_TOASTS = 4, APP_CHOICES = 16 };

/* The log as it is told to the viewer. */
struct app_log {
    struct host_log_line *line;
    size_t count, room;
    uint32_t told;  /* events looked at */
    uint32_t epoch; /* of the session; another one: told anew */
};

struct app {
    struct window *window; /* NULL in tests, as are input and audio */
    struct input *input;
    struct audio *audio;
    struct gfx *gfx;
    struct ui *ui;
    struct describe *describe; /* NULL: nobody asked */
    struct timings timings;
    struct clock_source clock;
    uint64_t manual_time; /* ms, the clock's time when tests move it on */
    struct preferences settings;
    struct store store;
    struct game_shelf shelf;
    struct thinker *thinker;
    struct screens screens;
    struct host host;

    struct session *session; /* NULL: no match; kept when people leave to the title */
    struct host_setup setup; /* of the match, for "again" */
    uint64_t note_key;
    char note[HOST_NOTE_MAX];
    int note_seat, note_rival; /* whose is in note; SEAT_NONE none */
    struct app_log log;
    bool bad_command_line; /* app_open failed because of it */
    bool settings_unsaved; /* the settings could not be written, and people were told */
    bool recorded;         /* the finished game is in the records */

    struct host_choice level[APP_CHOICES], character[APP_CHOICES], game, language;
    char picture[APP_CHOICES][64];
    size_t levels, characters;
    const char *listed; /* whose these are: id of a game, which outlives the app */

    char toast[APP_TOASTS][256];
    int toasts;
    uint64_t now;
    bool quit;
    bool repeatable;       /* the same command line gives the same run */
    bool screenshot_due;   /* the next frame is saved as a picture */
    bool no_writes;        /* neither saves nor settings */
    uint64_t seed;         /* of the run, when repeatable */
    uint64_t screen_since; /* gfx_frame() when the present screen came up: pictures not drawn since may go */
    bool pictures_stale;   /* they have not been dropped yet */
    bool new_match;        /* the table that comes up shows another match than the one before */
    bool demo;             /* opponents play by themselves; the match is not saved */
    uint64_t last_input;   /* ms */
    bool swallow_press;    /* the press that ended the demo is still held */
    uint64_t demo_left_at; /* ms, when it was made */
    uint64_t demo_over_at; /* ms, when the demo's game ended; 0: it goes on */
};

/* Where things are kept and how it runs; all may be zero. */
struct app_parts {
    const char *folder;   /* data folder; NULL: the user's */
    const char *settings; /* settings file; NULL: the user's */
    bool null;            /* no window, no GL, no sound: tests */
    bool offscreen;       /* a window nobody sees */
    bool manual_clock;    /* time goes on only by app_advance */
    bool no_writes;       /* nothing is written: no saves, no settings */
};

/* Opens everything. False and a line in error. */
bool app_open(struct app *a, const struct options *options, const struct app_parts *parts, char *error,
              size_t error_size);
void app_close(struct app *a);

/* What the command line asks for first: a loaded game, a new one, the title. False and a line in error. */
bool app_begin(struct app *a, const struct options *options, char *error, size_t error_size);

/* Lets the match go on, opens and closes screens. True when there is something new to draw. */
bool app_step(struct app *a);
/* Draws a frame of that many pixels. */
void app_draw(struct app *a, int width, int height);
/* The frame drawn last shows what it is meant to show: at the title the poster, elsewhere everything. */
bool app_frame_complete(const struct app *a);
/* Handles an event of input. */
void app_event(struct app *a, const struct input_event *event);
/* Moves time on, when it goes by hand. */
void app_advance(struct app *a, uint32_t ms);
/* F12: the frame on show goes beside the person's other pictures; a line for people says where, or why not. */
void app_take_picture(struct app *a);
/* Until nothing is left to do but quit. Returns the exit status. */
int app_loop(struct app *a);

/* The whole program. */
int app_main(int argc, char **argv);
/* One whole game between opponents, without a screen, its pictures in the folder. Returns the exit status. */
int app_offscreen(const struct options *options);
/* One picture of one scene. Returns the exit status. */
int app_screenshot(const struct options *options);

/* Opponents play by themselves, shields open, until anybody touches anything. False: not now. */
bool app_demo_start(struct app *a);
/* Somebody did: a seat is offered. */
void app_demo_end(struct app *a);
/* That press does nothing else, nor what comes with it. True: the event is to be forgotten. */
bool app_demo_swallows(struct app *a, const struct input_event *event);
/* Says over a demo that it is one, and how to take a seat; draw it last. */
void app_demo_caption(struct app *a);
/* Begins a demo at the title when nobody has come for a minute, and the next game in one. True when it did. */
bool app_demo_step(struct app *a);
/* Milliseconds until that is due; -1: never. */
int app_demo_wake_in(const struct app *a);

/* --- for the files of this folder --- */
/* An app that is open, for app_end to close and free. NULL: it is not to be had, which was said on standard error; *status
 * is what to exit with. */
struct app *app_start(const struct options *options, const struct app_parts *parts, int *status);
void app_end(struct app *a);
/* app_begin that says on standard error what it is that cannot be begun. */
bool app_begin_reporting(struct app *a, const struct options *options);
void app_host_match(struct app *a);  /* fills in the host's calls on the match */
void app_host_around(struct app *a); /* and the others */
/* Lists the levels and characters of a game (its id), in the present language. `level` and `character` of a host_seat_setup
 * are indices into what was listed last: what reads or writes such a setup lists its game's first. */
void app_lists(struct app *a, const char *game);
/* Makes the value that a setting has felt: heard, seen, kept to. */
void app_apply(struct app *a, enum host_setting which);
/* A line for people (copied), shown from the next frame on. More than APP_TOASTS before it are all that is shown. */
void app_toast(struct app *a, const char *line);
/* Tells people, here and on standard error, what there is to tell of what is kept. */
void app_report_store(struct app *a);
/* Goes on with a match that was loaded from a record called name, which it takes over; says which of its opponents this
 * program does not know, for whom a rookie plays. NULL and err. */
struct session *app_resume(struct app *a, struct match *m, const char *name, game_error *err);
/* Takes the session (not NULL) as the match in play and shows its table. */
void app_play(struct app *a, struct session *s);
/* What a session that is kept needs: autosaves, unless nothing is to be written. */
struct session_hooks app_session_hooks(struct app *a);
/* The table of the match in play if it is among what is up, else NULL. */
const struct scene *app_table(const struct app *a);
void app_log_clear(struct app *a); /* it is told anew when it is asked for */
/* Puts the match in play into the records, once, when it is over and no demo. */
void app_record_if_over(struct app *a);
/* A match set up as asked. False and err. */
bool app_match_setup(struct app *a, const struct host_setup *from, struct match_setup *out, game_error *err);
/* The setup that people get who choose nothing, for so many seats (0: the game's usual). */
bool app_default_setup(struct app *a, size_t game, uint8_t seats, struct host_setup *out, game_error *err);
/* The portrait of an opponent of that character (its id, or "") at a place; the name that a seat there goes by. */
const char *app_portrait(const struct app *a, const char *character, int place);
const char *app_usual_name(bool human, int place);
bool app_character_fits(const struct app *a, size_t level, size_t character);
/* The index of a level, by its id, in what is listed; 0: not there. */
uint8_t app_level_called(const struct app *a, const char *id);
/* The setup that the command line asks for. */
bool app_setup_from_options(struct app *a, const struct options *options, struct match_setup *out,
                            struct session_bots *bots, game_error *err);

static inline struct app *app_of(const struct host *h)
{
    return h->ctx;
}

#endif
