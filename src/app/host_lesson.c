/* The host's calls about lessons: which game has one, who has been through it, what is said in it now. */
#include "app/app.h"
#include "app/lesson.h"
#include "base/assets.h"
#include "base/file.h"
#include "base/i18n.h"
#include "base/rng.h"
#include "base/text.h"
#include "rules/match.h"
#include "scene/scene.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Where the lesson of a game is. False: it has none. */
static bool find(size_t game, char path[ASSETS_PATH_MAX])
{
    const struct game_scene *scene = game_scene_at(game);
    char name[64];

    if (!scene)
        return false;
    snprintf(name, sizeof name, "%s/lesson.json", scene->id);
    return assets_find(name, path, ASSETS_PATH_MAX);
}

void app_know_lesson(struct app *a, const char *game)
{
    if (a->settings.file && !a->store.failing)
        settings_set_text(a->settings.file, "lessons", game, "known");
}

enum host_lesson_state app_lesson_state(const struct host *h, size_t game)
{
    struct app *a = app_of(h);
    char path[ASSETS_PATH_MAX], known[16] = "";

    if (!find(game, path))
        return LESSON_NONE;
    if (a->settings.file)
        settings_text(a->settings.file, "lessons", game_scene_at(game)->id, "", known, sizeof known);
    return known[0] != '\0' ? LESSON_KNOWN : LESSON_NEW;
}

/* As the person is called who played last. */
static void learner_name(struct app *a, struct host_setup *out)
{
    struct host_seat_setup *seat = &out->seat[LESSON_LEARNER];

    if (a->settings.file)
        settings_text(a->settings.file, "game", "name", "", seat->name, sizeof seat->name);
}

/* By the rulebook: what a new game has switched on is for those who know the rules. */
static bool make_setup(struct app *a, size_t game, const struct lesson *l, struct match_setup *out,
                       game_error *err)
{
    struct host_setup usual;
    game_config plain;

    if (!app_default_setup(a, game, l->seats, &usual, err))
        return false;
    const struct game_rules *rules = a->host.games->rules(&a->host, game);
    const struct game_box *box = a->host.games->box(&a->host, game);
    if (rules->default_config(box, l->seats, &plain))
        usual.config = plain;
    learner_name(a, &usual);
    /* No quirks: those go by names and faces of their own, and the words name who has the seat's. */
    for (int seat = LESSON_LEARNER + 1; seat < l->seats; seat++) {
        char who[MATCH_WHO_SIZE];
        choices_who(app_choices(a, game), choices_first(app_choices(a, game)), 0, who);
        usual.seat[seat] = (struct host_seat_setup){.name = ""};
        snprintf(usual.seat[seat].who, sizeof usual.seat[seat].who, "%s", who);
    }
    return app_match_setup(a, &usual, out, err);
}

/* NULL and err. */
static struct lesson *read_lesson(size_t game, game_error *err)
{
    char path[ASSETS_PATH_MAX], *bytes = NULL;
    size_t length = 0;
    struct file_error io;

    if (!find(game, path)) {
        snprintf(err->text, sizeof err->text, "%s", _("This game has no lesson."));
        return NULL;
    }
    if (!file_read(path, 1 << 20, &bytes, &length, &io)) {
        snprintf(err->text, sizeof err->text, "%.*s", (int)sizeof err->text - 1, io.text);
        return NULL;
    }
    struct lesson *l = lesson_read(bytes, length, err);
    free(bytes);
    return l;
}

/* Reads the lesson and rigs its match. NULL and err. */
static struct lesson *open_lesson(struct app *a, size_t game, game_error *err)
{
    struct lesson *l = read_lesson(game, err);
    struct match_setup setup;

    if (l && (!make_setup(a, game, l, &setup, err) || !lesson_rig(l, &setup, err))) {
        lesson_free(l);
        l = NULL;
    }
    return l;
}

bool app_teach(struct app *a, size_t game, game_error *err)
{
    struct session_hooks nothing = {.ctx = a};
    struct lesson *l = open_lesson(a, game, err);
    struct session *s =
        l ? session_teach(l, a->repeatable ? a->seed : rng_entropy(), a->thinker, &nothing, err) : NULL;

    if (s)
        app_play(a, s, 0);
    return s;
}

bool app_learn(const struct host *h, size_t game, game_error *err)
{
    game_error unheard;
    return app_teach(app_of(h), game, err ? err : &unheard);
}

/* --- at its table -------------------------------------------------------------------------------------------- */

static const char *game_of(const struct app *a)
{
    return match_setup_of(session_match(a->session))->rules->id;
}

static bool lesson(const struct host *h, struct host_lesson *out)
{
    struct app *a = app_of(h);

    if (!a->session || !session_lesson(a->session, out))
        return false;
    if (out->over && app_lesson_state(h, app_game_called(game_of(a))) == LESSON_NEW)
        app_know_lesson(a, game_of(a));
    return true;
}

/* Whom the learner has to do with now, who has chosen nobody. */
static void introduce(struct app *a)
{
    char words[HOST_LINE_MAX], all[HOST_LINE_MAX];
    struct text names = text_over(all, sizeof all), out = text_over(words, sizeof words);
    const char *name[GAME_MAX_SEATS];
    size_t n = 0;

    for (int seat = 0; seat < session_seats(a->session); seat++)
        if (!session_seat(a->session, seat)->human)
            name[n++] = host_seat_name(&a->host, seat);
    if (n == 0)
        return;
    i18n_list(name, n, &names);
    text_add(&out,
             P_("Your first match, against %s, who is a rookie.",
                "Your first match, against %s, who are rookies.", (unsigned)n),
             all);
    app_toast(a, words);
}

/* The match that a new game offers to those who have played none, against the easiest opponents; alone, where that was learnt. */
static void play_first(struct app *a, size_t game)
{
    struct host_setup setup;
    game_error err = {""};
    struct lesson *l = read_lesson(game, &err);
    bool made = app_default_setup(a, game, l && l->seats == 1 ? 1 : 0, &setup, &err);
    lesson_free(l);

    if (made)
        learner_name(a, &setup);
    if (made && a->host.games->start(&a->host, &setup, &err))
        introduce(a);
    else
        app_toast(a, err.text);
}

static void lesson_press(const struct host *h, enum host_lesson_press which)
{
    struct app *a = app_of(h);
    size_t game = app_game_called(game_of(a));

    if (which == LESSON_LEAVE || which == LESSON_PLAY)
        app_know_lesson(a, game_of(a));
    if (which == LESSON_LEAVE)
        h->shell->leave(h);
    else if (which == LESSON_PLAY)
        play_first(a, game);
    else
        session_lesson_press(a->session, which);
}

/* --- after it ------------------------------------------------------------------------------------------------ */

/* The one person in the match in play; SEAT_NONE: there are several, or none. */
static int only_person(const struct app *a)
{
    int found = SEAT_NONE, people = 0;

    for (int seat = 0; seat < session_seats(a->session); seat++)
        if (session_seat(a->session, seat)->human) {
            found = seat;
            people++;
        }
    return people == 1 ? found : SEAT_NONE;
}

/* Of this game somebody of that name has finished one match. */
static bool first_match(struct app *a, size_t game, const char *name)
{
    struct host_statistics s = {.people = 0};
    size_t i = 0;

    a->host.games->statistics(&a->host, game, 0, &s);
    while (i < s.people && strcmp(s.person[i], name) != 0)
        i++;
    if (i < s.people && i > 0)
        a->host.games->statistics(&a->host, game, i, &s);
    return i < s.people && s.all.played == 1;
}

void app_note_next_time(struct app *a)
{
    int seat = only_person(a);
    size_t game = app_game_called(game_of(a));
    game_outcome outcome;
    game_error unread;

    if (seat < 0 || app_lesson_state(&a->host, game) == LESSON_NONE || !session_over(a->session, &outcome) ||
        (outcome.winners >> seat & 1) || !first_match(a, game, host_seat_name(&a->host, seat)))
        return;
    struct lesson *l = read_lesson(game, &unread);
    const char *words = l ? lesson_next_time(l) : "";
    if (words[0] != '\0')
        snprintf(a->next_time, sizeof a->next_time, "%s", words);
    lesson_free(l);
}

static const char *next_time(const struct host *h)
{
    const struct app *a = app_of(h);

    return a->session && a->next_time[0] != '\0' ? i18n_data(game_of(a), a->next_time) : "";
}

void app_host_lesson(struct app *a)
{
    a->host.next_time = next_time;
    a->host.lesson = lesson;
    a->host.lesson_press = lesson_press;
}
