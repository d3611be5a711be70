/* The program: what it is made of, and the loop. A test makes one without a window and drives it frame by frame. */
#ifndef CONSPIRACY_APP_APP_H
#define CONSPIRACY_APP_APP_H

#include "app/choices.h"
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

enum { APP_TOASTS = 4 };

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
    uint64_t manual_time; /* the time when nobody watches the clock */
    struct preferences settings;
    struct store store;
    struct game_shelf shelf;
    struct thinker *thinker;
    struct screens screens;
    struct host host;

    struct match *loaded;    /* the command line's record, until it is played */
    struct session *session; /* NULL: no match; kept when people leave to the title */
    struct host_setup setup; /* of the match, for "again" */
    uint64_t match_id;       /* of the match: its notebooks are found by it; 0: it is not kept */
    char note[HOST_NOTE_MAX];
    int note_seat, note_rival; /* whose is in note; SEAT_NONE none */
    struct app_log log;
    bool bad_command_line; /* it was the command line that app_open refused */
    bool settings_unsaved; /* the settings could not be written, and that was said */
    bool recorded;         /* the finished game is in the records */

    struct choices choices[SHELF_GAMES]; /* in the order of the scenes */
    struct host_choice language;
    size_t open;      /* the game whose file lies open on the shelf */
    size_t demo_game; /* the game of the demo, or of the last one */

    char toast[APP_TOASTS][256];
    int toasts;
    uint64_t now;
    bool quit, repeatable, screenshot_due,
        no_writes; /* repeatable: a run that repeats itself; screenshot_due: a screenshot is wanted */
    uint64_t seed; /* of the run, when repeatable */
    uint64_t
        screen_since;    /* frame of gfx at which what is up now came up; pictures unused since then may go */
    bool pictures_stale; /* and they have not been looked through yet */
    bool new_match;      /* another match than before comes up */
    bool demo;           /* the match is played by opponents for whoever passes by, and is not kept */
    uint64_t last_input; /* when anybody last did anything */
    bool swallow_press;  /* the press that ended the demo is not let go yet */
    uint64_t demo_left_at; /* when it was made */
    uint64_t demo_over_at; /* when the demo's game was over; 0: it is not */
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
void app_host_match(struct app *a); /* fills in the host's calls on the match */
void app_host_games(struct app *a); /* those on games and saves */
void app_host_shell(struct app *a); /* and those on screens, settings and sound */
void app_lists(struct app *a);      /* levels and characters of all games, for the present language */
/* What a game's matches can be filled with. */
struct choices *app_choices(struct app *a, size_t game);
/* The number of the game with that id: past the last if there is none. */
size_t app_game_called(const char *id);
/* Opens a game's file on the shelf, and remembers that. */
void app_open_file(struct app *a, size_t game);
/* Makes the value that a setting has felt: heard, seen, kept to. */
void app_apply(struct app *a, enum host_setting which);
/* A line for people (copied), shown from the next frame on. More than APP_TOASTS before it are all that is shown. */
void app_toast(struct app *a, const char *line);
/* Tells people, here and on standard error, what there is to tell of what is kept. */
void app_report_store(struct app *a);
/* Goes on with a match that was loaded from a record called name, which it takes over; says which of its opponents this
 * program does not know, for whom the level that stands in plays. NULL and err. */
struct session *app_resume(struct app *a, struct match *m, const char *name, game_error *err);
/* Takes the session (not NULL) as the match in play and shows its table. id: the match's, as it is kept; 0: not yet known. */
void app_play(struct app *a, struct session *s, uint64_t id);
/* The same for a match that nobody at this screen plays: the shelf stays as it is. */
void app_watch(struct app *a, struct session *s, uint64_t id);
/* What a session that is kept needs: autosaves, unless nothing is to be written. */
struct session_hooks app_session_hooks(struct app *a);
/* The table of the match in play if it is among what is up, else NULL. */
const struct scene *app_table(const struct app *a);
void app_log_clear(struct app *a); /* it is told anew when it is asked for */
/* Puts the match in play into the records, once, when it is over and no demo. */
void app_record_if_over(struct app *a);
/* A match set up as asked. False and err. */
bool app_match_setup(struct app *a, const struct host_setup *from, struct match_setup *out, game_error *err);
/* The setup that people get who choose nothing, for so many seats (0: the game's usual number). */
bool app_default_setup(struct app *a, size_t game, uint8_t seats, struct host_setup *out, game_error *err);
/* Puts an opponent of that level (an index) into a seat, with a character of its own. */
void app_seat_opponent(struct app *a, size_t game, size_t level, int seat, struct host_seat_setup *out);
/* The name that somebody there goes by who was given none; chair: the place, in a game that has places. */
const char *app_usual_name(struct app *a, size_t game, const char *who, int chair);
/* The setup that the command line asks for. */
bool app_setup_from_options(struct app *a, const struct options *options, struct match_setup *out,
                            struct session_bots *bots, game_error *err);

static inline struct app *app_of(const struct host *h)
{
    return h->ctx;
}

#endif
