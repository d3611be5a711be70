/* The program: its parts, and the loop. A test makes one without a window and drives it frame by frame. */
#ifndef CONSPIRACY_APP_APP_H
#define CONSPIRACY_APP_APP_H

#include "app/choices.h"
#include "app/options.h"
#include "app/preferences.h"
#include "app/screens.h"
#include "app/session.h"
#include "app/speech.h"
#include "app/store.h"
#include "app/timings.h"
#include "platform/clock.h"
#include "rules/shelf.h"

struct audio;
struct describe;
struct dress;
struct gfx;
struct input;
struct input_event;
struct ui;
struct table_game;
struct window;

enum { APP_TOASTS = 4 };

/* The log, in words, as the viewer may read it. */
struct app_log {
    struct host_log_line *line;
    size_t count, room;
    uint32_t told;  /* how many events have been put into words */
    uint32_t epoch; /* of the session; when it changes, the log is made again */
};

/* A match in play that makes way for one that is not kept (session_kept), and comes back after it. */
struct app_aside {
    struct session *session; /* NULL: none */
    uint64_t match_id;
    bool recorded;
};

struct app {
    struct window *window; /* NULL in tests; so are input and audio */
    struct input *input;
    struct audio *audio;
    struct gfx *gfx;
    struct ui *ui;
    struct describe *describe; /* NULL unless requested */
    struct speech speech;
    struct timings timings;
    struct clock_source clock;
    uint64_t manual_time; /* ms; the clock's time when tests move it on */
    struct preferences settings;
    char person[64]; /* what whoever uses the machine is called; "": nothing that is a name */
    struct store store;
    struct game_shelf shelf;
    struct thinker *thinker;
    struct screens screens;
    struct host host;

    struct match *loaded;    /* the record given on the command line, until it is played */
    uint64_t loaded_id;      /* its number; 0: the file does not say */
    struct session *session; /* NULL: no match; it stays when people go to the title */
    struct app_aside aside;  /* only while that one is not kept */
    struct host_setup setup; /* of the last match that was kept, for "again"; no seats: there was none */
    uint64_t match_id;       /* of the match, by which its notebooks are found; 0: it is not saved */
    char note[HOST_NOTE_MAX];
    int note_seat, note_rival; /* whose note `note` holds; SEAT_NONE: nobody's */
    struct app_log log;
    bool bad_command_line;        /* app_open failed because of it */
    bool settings_unsaved;        /* the settings could not be written, and people were told */
    bool recorded;                /* the finished match has been put into the records */
    char next_time[512];          /* for who has lost it, a first one, as the lesson has it; "": nothing */
    char record[SAVES_PATH + 96]; /* the file where it is; "": not known */

    struct choices choices[SHELF_GAMES]; /* in the order of the scenes' list */
    struct dress *dress[SHELF_GAMES];    /* likewise; NULL: not yet, or the game has none */
    struct host_choice language;
    size_t open;      /* the game whose file is open on the shelf */
    size_t demo_game; /* the game of the demo, or of the last one */

    char toast[APP_TOASTS][256];
    int toasts;
    uint64_t now;
    bool quit;
    bool replay_closing;   /* the replay ends before the next frame */
    int left;              /* by a table for the one that shows a replay (host_past.leave); 0: nothing */
    bool encore;           /* the replay is one that the table began by itself (host_past.encore) */
    bool repeatable;       /* the same command line gives the same run */
    const char *topic;     /* of the help, when it was asked for last */
    bool screenshot_due;   /* the next frame is saved as a picture */
    bool no_writes;        /* neither saves nor settings */
    uint64_t seed;         /* of the run, when repeatable */
    uint64_t screen_since; /* gfx_frame() when the present screen came up: pictures not drawn since may go */
    bool pictures_stale;   /* they have not been dropped yet */
    bool new_match;        /* the table that comes up shows another match than the one before */
    bool demo;             /* opponents play by themselves; the match is not saved */
    bool keeps_place;      /* the window opens next time where it is when it closes */
    int pad;               /* the controller that made the last press; -1: another device did */
    uint64_t last_input;   /* ms */
    bool swallow_press;    /* the press that ended the demo is still held */
    uint64_t demo_left_at; /* ms, when it was made */
    uint64_t demo_over_at; /* ms, when the demo's game ended; 0: it goes on */
};

/* Where things are saved and how the program runs; all may be zero. */
struct app_parts {
    const char *folder;   /* data folder; NULL: the user's */
    const char *settings; /* settings file; NULL: the user's */
    bool null;            /* no window, no GL, no sound: tests */
    bool offscreen;       /* an invisible window */
    bool manual_clock;    /* time moves only by app_advance */
    bool no_writes;       /* neither saves nor settings are written */
};

/* Opens everything. False with one line in error. */
bool app_open(struct app *a, const struct options *options, const struct app_parts *parts, char *error,
              size_t error_size);
void app_close(struct app *a);

/* Begins with what the command line asks for: a saved game, a new one, or the title. False with one line in
 * error. */
bool app_begin(struct app *a, const struct options *options, char *error, size_t error_size);

/* Lets the match continue; opens and closes screens. True when there is something new to draw. */
bool app_step(struct app *a);
/* Draws a frame of that size in pixels. */
void app_draw(struct app *a, int width, int height);
/* Whether the last frame shows all it should: at the title the poster, elsewhere every picture. */
bool app_frame_complete(const struct app *a);
/* Handles an input event. */
void app_event(struct app *a, const struct input_event *event);
/* Moves a manual clock on. */
void app_advance(struct app *a, uint32_t ms);
/* F12: saves the frame among the person's pictures; a message says where, or why not. */
void app_take_picture(struct app *a);
/* Runs until the program is to end. Returns the exit status. */
int app_loop(struct app *a);

/* The whole program. */
int app_main(int argc, char **argv);
/* --offscreen: plays a whole game between opponents without a display and saves pictures of it. Returns the
 * exit status. */
int app_offscreen(const struct options *options);
/* --screenshot: saves a picture of one screen. Returns the exit status. */
int app_screenshot(const struct options *options);

/* Opponents play by themselves, shields open, until there is any input. False: not now. */
bool app_demo_start(struct app *a);
/* There was input: ends the demo and offers a seat. */
void app_demo_end(struct app *a);
/* The press that ended the demo does nothing else, nor does what comes with it. True: ignore the event. */
bool app_demo_swallows(struct app *a, const struct input_event *event);
/* Draws over a demo what it is and how to take a seat; call last. */
void app_demo_caption(struct app *a);
/* Starts a demo at the title after a minute without input, and the next game of a demo. True when it did. */
bool app_demo_step(struct app *a);
/* Milliseconds until that is due; -1: never. */
int app_demo_wake_in(const struct app *a);

/* --- for the files of this folder --- */
/* Checks the command line's match and players before a window is opened. A record is kept, for app_begin. False with one line in error. */
bool app_check_begin(struct app *a, const struct options *options, char *error, size_t error_size);
/* Opens an app; close it with app_end(). NULL on failure (already reported); *status is the exit status. */
struct app *app_start(const struct options *options, const struct app_parts *parts, int *status);
void app_end(struct app *a);
/* As app_begin(), reporting failure on standard error. */
bool app_begin_reporting(struct app *a, const struct options *options);
void app_host_match(struct app *a); /* fills in the host's calls about the match */
void app_host_games(struct app *a); /* those about games and saves */
void app_host_log(struct app *a);   /* those about its log */
void app_host_notes(struct app *a); /* those about the notes beside it */
void app_host_past(struct app *a);  /* those about matches that are over */
void app_host_give_up(struct app *a);
/* Ends the replay, if that was asked for. */
void app_close_replay(struct app *a);
void app_host_shell(struct app *a);  /* those about screens, settings and sound */
void app_host_lesson(struct app *a); /* those about the lesson in play */
/* host_games.lesson and host_games.learn. */
enum host_lesson_state app_lesson_state(const struct host *h, size_t game);
bool app_learn(const struct host *h, size_t game, game_error *err);
/* Begins the lesson of a game. False and err: it has none, or it cannot be read. */
bool app_teach(struct app *a, size_t game, game_error *err);
/* The game's lesson (its id) is not offered first any more: it was done, or somebody would rather not. */
void app_know_lesson(struct app *a, const char *game);
/* A match is over and counted: notes what to try next (next_time), if it was a first one that its one person has lost. */
void app_note_next_time(struct app *a);
void app_lists(struct app *a); /* reads levels and characters of all games, in the present language */
/* What matches of a game can be filled with. */
struct choices *app_choices(struct app *a, size_t game);
/* The table of a game, in the words of its data, which are read when it is first asked for. NULL and err: they cannot be, or it has
 * no table. */
const struct table_game *app_table_of(struct app *a, const struct game_rules *rules, game_error *err);
/* Forgets them. */
void app_undress(struct app *a);
/* The index of the game with that id; past the last if there is none. */
size_t app_game_called(const char *id);
/* Opens a game's file on the shelf and remembers it. */
void app_open_file(struct app *a, size_t game);
/* Applies the present value of a setting. */
void app_apply(struct app *a, enum host_setting which);
/* Shows a message (copied) from the next frame on. At most APP_TOASTS are shown in a frame. */
void app_toast(struct app *a, const char *line);
/* Reports the store's failure, if there is one, as a message and on standard error. */
void app_report_store(struct app *a);
/* Continues a match that was loaded from a record called name, taking it over; reports which of its opponents
 * this program does not know and who plays instead. NULL and err. */
struct session *app_resume(struct app *a, struct match *m, const char *name, game_error *err);
/* Makes the session (not NULL) the match in play and shows its table. id: the match's; 0: not known yet. */
void app_play(struct app *a, struct session *s, uint64_t id);
/* The same for a match nobody here plays: the shelf stays as it is. */
void app_watch(struct app *a, struct session *s, uint64_t id);
/* The same without opening the table anew. */
void app_put(struct app *a, struct session *s, uint64_t id);
/* Shows a finished match again, everything open, taking it over. NULL and err. */
struct session *app_replay(struct app *a, struct match *m, uint64_t id, game_error *err);
/* The hooks of a session that is kept: autosaves, unless nothing is to be written. */
struct session_hooks app_session_hooks(struct app *a);
/* Ends a match that is not kept; the one that made way for it is in play again. No frame may show its table after that. */
void app_come_back(struct app *a);
/* The match in play that is kept, be it put aside, or NULL. */
const struct session *app_kept(const struct app *a);
/* The table of the match in play if it is on the stack of screens, else NULL. */
const struct scene *app_table(const struct app *a);
void app_log_clear(struct app *a); /* it is made again when next needed */
/* Puts the match in play into the records, once, when it is over and not a demo. */
void app_record_if_over(struct app *a);
/* Makes a match setup from what people chose. False and err. */
bool app_match_setup(struct app *a, const struct host_setup *from, struct match_setup *out, game_error *err);
/* The default setup for that many seats (0: the game's usual number). */
bool app_default_setup(struct app *a, size_t game, uint8_t seats, struct host_setup *out, game_error *err);
/* Seats an opponent of that level (an index), with a character of its own. */
void app_seat_opponent(struct app *a, size_t game, size_t level, int seat, struct host_seat_setup *out);
/* The name of somebody who was given none. chair: the place, in a game that has places. */
const char *app_usual_name(struct app *a, size_t game, const char *who, int chair);
/* The setup that the command line asks for, with the commands of its bots. False and err. */
bool app_setup_from_options(struct app *a, const struct options *options, struct match_setup *out,
                            struct session_bots *bots, game_error *err);

static inline struct app *app_of(const struct host *h)
{
    return h->ctx;
}

#endif
