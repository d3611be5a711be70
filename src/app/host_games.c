/* The host's calls about games: choices, new matches, saves. */
#include "app/app.h"
#include "app/remember.h"
#include "app/thinker.h"
#include "base/i18n.h"
#include "base/rng.h"
#include "base/text.h"
#include "rules/list.h"
#include "rules/match.h"
#include "scene/scene.h"

#include <stdio.h>
#include <string.h>

/* ---- Lists ---- */

static const struct game_rules *rules(const struct host *h, size_t game)
{
    (void)h;
    const struct game_scene *scene = game_scene_at(game);
    return scene ? game_find(scene->id) : NULL;
}

static const struct game_box *box(const struct host *h, size_t game)
{
    const struct game_rules *of = rules(h, game);
    game_error err = {""};
    const struct game_box *found = of ? shelf_box(&app_of(h)->shelf, of, &err) : NULL;
    if (of && !found)
        app_toast(app_of(h), err.text);
    return found;
}

static const struct host_choice *level(const struct host *h, size_t game, size_t i)
{
    const struct choices *c = app_choices(app_of(h), game);
    return i < c->levels ? &c->level[i] : NULL;
}

static const struct host_choice *character(const struct host *h, size_t game, size_t i)
{
    const struct choices *c = app_choices(app_of(h), game);
    return i < c->characters ? &c->character[i] : NULL;
}

static const struct host_choice *language(const struct host *h, size_t i)
{
    if (!language_code(i))
        return NULL;
    struct app *a = app_of(h);
    a->language =
        (struct host_choice){.id = language_code(i), .title = language_title(i), .help = "", .picture = ""};
    return &a->language;
}

static bool suits(const struct host *h, size_t game, size_t which, size_t quirk)
{
    return choices_suit(app_choices(app_of(h), game), which, quirk);
}

/* ---- New matches ---- */

static bool usual(const struct host *h, size_t game, uint8_t seats, struct host_setup *out, game_error *err)
{
    struct app *a = app_of(h);
    const struct settings *file = a->settings.file;
    const struct game_rules *of = rules(h, game);
    uint8_t last = file && of && seats == 0 ? recall_seats(file, of) : 0;
    if (last == 0 && seats == 0 && of && of->rival_option > 0)
        seats = of->min_seats; /* first against one of those: so it is learnt, too */
    if (!app_default_setup(a, game, last > 0 ? last : seats, out, err))
        return false;
    if (file)
        settings_text(file, "game", "name", a->person, out->seat[0].name, sizeof out->seat[0].name);
    if (last > 0)
        recall_setup(file, of, box(h, game), out);
    return true;
}

static const char *person(const struct host *h, size_t game, int nth)
{
    return choices_person(app_choices(app_of(h), game), nth);
}

static const char *face(const struct host *h, size_t game, const char *who, int chair)
{
    return choices_face(app_choices(app_of(h), game), who, chair);
}

static const char *name(const struct host *h, size_t game, const char *who, int chair)
{
    return app_usual_name(app_of(h), game, who, chair);
}

/* The setup is remembered for its game, the first person's name for all games. */
static void remember(struct app *a, const struct host_setup *from)
{
    struct settings *file = a->settings.file;
    if (!file)
        return;
    remember_setup(file, rules(&a->host, from->game), box(&a->host, from->game), from);
    for (int seat = 0; seat < from->config.seats; seat++)
        if (strcmp(from->seat[seat].who, "human") == 0) {
            settings_set_text(file, "game", "name", from->seat[seat].name);
            return;
        }
}

static bool start(const struct host *h, const struct host_setup *setup, game_error *err)
{
    struct app *a = app_of(h);
    struct match_setup made;
    game_error unheard;
    if (!err)
        err = &unheard;
    if (!app_match_setup(a, setup, &made, err))
        return false;
    uint64_t seed = setup->seeded ? setup->seed : a->repeatable ? a->seed : rng_entropy();
    struct session_hooks hooks = app_session_hooks(a);
    struct session_bots bots = {{NULL}};
    for (int seat = 0; seat < setup->config.seats; seat++)
        if (strncmp(setup->seat[seat].who, "bot:", 4) == 0)
            bots.command[seat] = setup->seat[seat].who;
    struct session *s = session_new(&made, &bots, seed, a->thinker, &hooks, err);
    if (!s)
        return false;
    struct host_setup asked = *setup; /* a copy: it may be the app's own */
    app_play(a, s, 0);
    a->setup = asked;
    remember(a, &asked);
    app_know_lesson(a, made.rules->id);
    return true;
}

static const struct host_setup *setup(const struct host *h)
{
    return &app_of(h)->setup;
}

static bool again(const struct host *h, game_error *err)
{
    struct host_setup once_more = app_of(h)->setup;
    once_more.seeded = false;
    return start(h, &once_more, err);
}

/* ---- Saves ---- */

static size_t saves(const struct host *h)
{
    return store_count(&app_of(h)->store);
}

static bool save(const struct host *h, size_t i, struct host_save *out)
{
    const struct host_save *line = store_line(&app_of(h)->store, i);
    if (!line)
        return false;
    *out = *line;
    return true;
}

static bool load_back(const struct host *h, size_t i, int back, game_error *err)
{
    struct app *a = app_of(h);
    game_error unheard;
    uint64_t id = 0;
    if (!err)
        err = &unheard;
    struct match *m = store_read(&a->store, i, back, &id, err);
    app_report_store(a);
    if (!m)
        return false;
    struct session *s = app_resume(a, m, _("the saved game"), err);
    if (!s)
        return false;
    app_play(a, s, id);
    return true;
}

static bool load(const struct host *h, size_t i, game_error *err)
{
    return load_back(h, i, STORE_AS_IT_STANDS, err);
}

static bool remove_save(const struct host *h, size_t i)
{
    return store_remove(&app_of(h)->store, i);
}

/* Whether the match in memory is of that game, and to be gone on with. */
static bool in_play(const struct app *a, const char *game)
{
    const struct session *s = app_kept(a);
    return s && !session_over(s, NULL) && strcmp(match_setup_of(session_match(s))->rules->id, game) == 0;
}

static bool waits(const struct host *h, size_t game, struct host_save *out)
{
    struct app *a = app_of(h);
    const struct game_scene *scene = game_scene_at(game);
    size_t i = 0;
    if (!scene)
        return false;
    bool saved = store_newest(&a->store, scene->id, &i);
    if (out)
        *out = saved ? *store_line(&a->store, i) : (struct host_save){0};
    return saved || in_play(a, scene->id);
}

static bool go_on(const struct host *h, size_t game, game_error *err)
{
    struct app *a = app_of(h);
    const struct game_scene *scene = game_scene_at(game);
    size_t i = 0;
    if (scene && in_play(a, scene->id)) {
        app_come_back(a);
        h->shell->show(h, HOST_SCREEN_TABLE);
        return true;
    }
    if (scene && store_newest(&a->store, scene->id, &i))
        return load(h, i, err);
    if (err)
        snprintf(err->text, sizeof err->text, "%s", _("There is no game to continue."));
    return false;
}

/* ---- Finished matches ---- */

static size_t records(const struct host *h)
{
    return archive_count(&app_of(h)->store.archive);
}

static bool record(const struct host *h, size_t i, struct host_record *out)
{
    const struct host_record *line = archive_line(&app_of(h)->store.archive, i);
    if (line)
        *out = *line;
    return line;
}

static bool open_record(const struct host *h, size_t i, game_error *err)
{
    struct app *a = app_of(h);
    uint64_t id = 0;
    struct match *m = archive_read(&a->store.archive, i, &id, err);
    if (!m)
        return false;
    if (match_outcome(m, match_length(m), NULL)) {
        if (!app_replay(a, m, id, err))
            return false;
        session_run(a->session, true);
        return true;
    }
    struct session *s = app_resume(a, m, _("the saved game"), err);
    if (s)
        app_play(a, s, id);
    return s;
}

static bool share_record(const struct host *h, size_t i, struct text *path)
{
    const char *there = archive_path(&app_of(h)->store.archive, i);
    if (!there)
        return false;
    text_add(path, "%s", there);
    h->shell->copy(h, there);
    return true;
}

static bool remove_record(const struct host *h, size_t i)
{
    return archive_remove(&app_of(h)->store.archive, i);
}

static void statistics(const struct host *h, size_t game, size_t person, struct host_statistics *out)
{
    struct app *a = app_of(h);
    const struct game_scene *scene = game_scene_at(game);
    *out = (struct host_statistics){.people = 0};
    if (scene)
        tally_count(&a->store.tally, app_choices(a, game), rules(h, game), scene->endings, person, out);
    app_report_store(a);
}

/* ---- The shelf ---- */

static size_t open_file(const struct host *h)
{
    return app_of(h)->open;
}

static void set_open(const struct host *h, size_t game)
{
    app_open_file(app_of(h), game);
}

void app_host_games(struct app *a)
{
    static const struct host_games games = {
        .rules = rules,
        .box = box,
        .level = level,
        .character = character,
        .language = language,
        .suits = suits,
        .usual = usual,
        .face = face,
        .person = person,
        .name = name,
        .start = start,
        .setup = setup,
        .lesson = app_lesson_state,
        .learn = app_learn,
        .saves = saves,
        .save = save,
        .load = load,
        .load_back = load_back,
        .remove = remove_save,
        .waits = waits,
        .records = records,
        .record = record,
        .open_record = open_record,
        .share_record = share_record,
        .remove_record = remove_record,
        .statistics = statistics,
        .go_on = go_on,
        .open = open_file,
        .set_open = set_open,
    };
    a->host.ctx = a;
    a->host.games = &games;
    a->host.again = again;
}
