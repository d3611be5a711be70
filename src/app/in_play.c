/* The match in play: how it comes to the table, makes way for another and comes back, is saved and put into the records. */
#include "ai/level.h"
#include "app/app.h"
#include "app/save_head.h"
#include "base/i18n.h"
#include "base/rng.h"
#include "base/text.h"
#include "scene/scene.h"
#include "table/game.h"

#include <stdio.h>
#include <string.h>

/* A line about a failure, once. */
static void report(struct app *a, char *failure)
{
    if (failure[0] == '\0')
        return;
    app_toast(a, failure);
    fprintf(stderr, "conspiracy: %s\n", failure);
    failure[0] = '\0';
}

void app_report_store(struct app *a)
{
    report(a, a->store.failure);
    report(a, a->store.tally.failure);
}

static void autosave(void *ctx, const struct match *m)
{
    struct app *a = ctx;
    store_autosave(&a->store, m, a->match_id);
    app_report_store(a);
}

/* What is answered on a card of its own is a secret; all else is done before everybody's eyes. */
static bool answered_openly(void *ctx, const game_decision *d)
{
    const struct app *a = ctx;
    const struct table_game *table =
        game_scene_of(match_setup_of(session_match(a->session))->rules->id)->table;
    return (size_t)d->phase < table->phases && table->asks[d->phase] != ASKS_CARD;
}

struct session_hooks app_session_hooks(struct app *a)
{
    return (struct session_hooks){
        .ctx = a, .open = answered_openly, .save = a->no_writes ? NULL : autosave, .kept = true};
}

/* Sets everybody's portrait, the same as when the match was set up. */
static void find_pictures(struct app *a, struct session *s)
{
    const struct match_setup *setup = match_setup_of(session_match(s));
    const struct choices *c = app_choices(a, app_game_called(setup->rules->id));
    int people = 0;
    for (int seat = 0; seat < session_seats(s); seat++) {
        const struct host_seat *who = session_seat(s, seat);
        int chair = setup->rules->place_name ? setup->config.place[seat] : seat;
        const char *face = who->human ? choices_person(c, people++) : choices_face(c, who->who, chair);
        session_set_portrait(s, seat, face);
    }
}

/* Remembers a kept match's setup for "again". A bot of a record, which is not run, gets its stand-in. */
static void remember_setup(struct app *a, const struct session *s)
{
    const struct match_setup *from = match_setup_of(session_match(s));
    a->setup = (struct host_setup){.game = (uint8_t)app_game_called(from->rules->id), .config = from->config};
    for (int seat = 0; seat < from->config.seats; seat++) {
        struct host_seat_setup *to = &a->setup.seat[seat];
        snprintf(to->who, sizeof to->who, "%s", session_who(s, seat));
        snprintf(to->name, sizeof to->name, "%s", session_seat(s, seat)->name);
    }
}

void app_open_file(struct app *a, size_t game)
{
    if (!game_scene_at(game))
        return;
    a->open = game;
    if (a->settings.file &&
        !a->store.failing) /* where nothing can be saved, people have been told: this is not worth a line */
        settings_set_text(a->settings.file, "game", "open", game_scene_at(game)->id);
}

/* The id of a match without one: whoever loads the same record again finds the same notebooks. */
static uint64_t id_of(struct app *a, const struct session *s)
{
    if (session_events(s) > 0)
        return store_note_key(session_match(s));
    if (!a->repeatable)
        return rng_entropy();
    const struct match_setup *setup = match_setup_of(session_match(s));
    uint64_t id = save_head_mix(a->seed);
    for (const char *c = setup->rules->id; *c != '\0'; c++)
        id = save_head_mix(id ^ (unsigned char)*c);
    return save_head_mix(id ^ store_note_key(session_match(s))); /* which tells people from one another */
}

/* Makes room for a session: a match that is kept makes way for one that is not, every other has had its time. */
static void make_way(struct app *a, const struct session *s)
{
    if (!session_kept(s) && a->session && session_kept(a->session)) {
        a->aside = (struct app_aside){a->session, a->match_id, a->recorded};
        return;
    }
    session_free(a->session);
    if (session_kept(s)) {
        session_free(a->aside.session);
        a->aside = (struct app_aside){NULL, 0, false};
    }
}

const struct session *app_kept(const struct app *a)
{
    return a->session && session_kept(a->session) ? a->session : a->aside.session;
}

void app_come_back(struct app *a)
{
    if (!a->session || session_kept(a->session))
        return;
    session_free(a->session);
    a->encore = false;
    a->session = a->aside.session;
    a->match_id = a->aside.match_id;
    a->recorded = a->aside.recorded;
    a->note_seat = SEAT_NONE;
    a->aside = (struct app_aside){NULL, 0, false};
    app_log_clear(a);
    if (a->session)
        session_come_back(a->session);
}

void app_put(struct app *a, struct session *s, uint64_t id)
{
    a->demo = false;
    make_way(a, s);
    a->session = s;
    a->note_seat = SEAT_NONE;
    a->recorded = session_over(s, NULL);
    if (!session_is_record(s)) /* the last turn of the same match may be shown once more before it is read */
        a->next_time[0] = '\0';
    a->record[0] = '\0';
    a->match_id = id != 0 ? id : id_of(a, s);
    if (!a->no_writes && session_kept(s)) {
        a->match_id = store_take(&a->store, a->match_id);
        app_report_store(a);
    }
    app_log_clear(a);
    session_set_speed(s, (enum host_speed)a->settings.value[HOST_SPEED], a->repeatable);
    session_set_open(s, a->settings.value[HOST_SHIELDS_OPEN] != 0);
    session_set_obvious(s, a->settings.value[HOST_NO_CHOICE] != 0);
    session_step(s, a->now); /* deals, and saves what was dealt */
    find_pictures(a, s);
    if (session_kept(s))
        remember_setup(a, s);
}

void app_watch(struct app *a, struct session *s, uint64_t id)
{
    app_put(a, s, id);
    a->new_match = true;
    a->host.shell->show(&a->host, HOST_SCREEN_TABLE);
}

void app_play(struct app *a, struct session *s, uint64_t id)
{
    app_watch(a, s, id);
    app_open_file(a, app_game_called(match_setup_of(session_match(s))->rules->id));
}

void app_record_if_over(struct app *a)
{
    if (!a->session || a->recorded || a->no_writes || !session_kept(a->session) ||
        !session_over(a->session, NULL))
        return;
    struct text out = text_over(a->record, sizeof a->record);
    struct save_head head;
    game_error err = {""};
    const struct match *m = session_match(a->session);
    if (!store_record(&a->store, m, a->match_id, SEAT_NONE, &out, &err))
        app_toast(a, err.text);
    save_head_of(m, a->match_id, &head);
    tally_add(&a->store.tally, match_setup_of(m), &head);
    app_report_store(a);
    a->recorded = true;
    app_note_next_time(a);
}

/* Reports that another level stands in: for a level this program does not have, or for a bot, since a
 * record's commands are not run. */
static bool say_missing(int seat, const char *who, const char *game, struct text *line)
{
    const char *level = i18n_marked(ai_stand_in(game)->title);
    game_error unread;
    if (strncmp(who, "bot:", 4) == 0)
        /* TRANSLATORS: the second is a level of opponents, as in "Rookie plays instead" */
        text_add(line, _("seat %d: a saved game does not start its bot; %s plays instead"), seat + 1, level);
    else if (strncmp(who, "ai:", 3) == 0 && !ai_known(who, game, &unread))
        text_add(line, _("seat %d: there is no opponent \"%.60s\" here; %s plays instead"), seat + 1, who,
                 level);
    return line->length > 0;
}

struct session *app_resume(struct app *a, struct match *m, const char *name, game_error *err)
{
    const struct match_setup setup = *match_setup_of(m);
    struct session_hooks hooks = app_session_hooks(a);
    if (!app_table_of(a, setup.rules, err)) {
        match_free(m);
        return NULL;
    }
    struct session *s = session_resume(m, a->repeatable ? a->seed : rng_entropy(), a->thinker, &hooks, err);
    for (int seat = 0; s && !session_over(s, NULL) && seat < setup.config.seats; seat++) {
        char line[sizeof a->toast[0]];
        struct text text = text_over(line, sizeof line);
        if (!say_missing(seat, setup.seat[seat].who, setup.rules->id, &text))
            continue;
        fprintf(stderr, "conspiracy: %s: %s\n", name, line);
        app_toast(a, line);
    }
    return s;
}

struct session *app_replay(struct app *a, struct match *m, uint64_t id, game_error *err)
{
    bool shown = app_table_of(a, match_setup_of(m)->rules, err);
    struct session *s = shown ? session_replay(m, a->thinker, err) : NULL;
    if (!shown)
        match_free(m);
    if (s)
        app_watch(a, s, id);
    return s;
}
