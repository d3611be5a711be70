#include "app/store.h"

#include "base/file.h"
#include "base/i18n.h"
#include "base/text.h"
#include "platform/folders.h"
#include "platform/settings.h"
#include "rules/record.h"
#include "scene/scene.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

bool store_open(struct store *s, const char *folder, struct game_shelf *shelf)
{
    *s = (struct store){.shelf = shelf, .claim = -1};
    s->buffer = malloc(RECORD_MAX + 1);
    if (folder) {
        snprintf(s->saves, sizeof s->saves, "%s/saves", folder);
        snprintf(s->records, sizeof s->records, "%s/records", folder);
        snprintf(s->notes, sizeof s->notes, "%s/notebooks.ini", folder);
    } else {
        folder_path(FOLDER_DATA, "saves", s->saves, sizeof s->saves);
        folder_path(FOLDER_DATA, "records", s->records, sizeof s->records);
        folder_path(FOLDER_DATA, "notebooks.ini", s->notes, sizeof s->notes);
    }
    return s->buffer;
}

void store_close(struct store *s)
{
    if (s->buffer && s->claim >= 0)
        close(s->claim);
    free(s->buffer);
    s->buffer = NULL;
}

void store_refresh(struct store *s)
{
    s->listed = false;
}

/* `2026-11-27 21-40-07`, for the name of a file. */
static void timestamp(char *out, size_t size)
{
    time_t now = time(NULL);
    struct tm local;
    localtime_r(&now, &local);
    strftime(out, size, "%Y-%m-%d %H-%M-%S", &local);
}

bool store_record(struct store *s, const struct match *m, int viewer, struct text *out, game_error *err)
{
    char when[32], path[SAVES_PATH + 64];
    timestamp(when, sizeof when);
    snprintf(path, sizeof path, "%s/%s %s.rec", s->records, match_setup_of(m)->rules->id, when);
    struct text text = text_over(s->buffer, RECORD_MAX + 1);
    if (match_outcome(m, match_length(m), NULL))
        record_write(m, &text);
    else
        record_view(m, viewer, &text);
    struct file_error why = {""};
    if (!file_make_folder(s->records, &why) || !file_write(path, s->buffer, text.length, &why)) {
        snprintf(err->text, sizeof err->text, "%.*s", (int)sizeof err->text - 1, why.text);
        return false;
    }
    text_add(out, "%s", path);
    return true;
}

/* ---- The list ---- */

static void write_when(int64_t modified_ns, char *out, size_t size)
{
    time_t then = (time_t)(modified_ns / 1000000000), now = time(NULL);
    struct tm at, today;
    localtime_r(&then, &at);
    localtime_r(&now, &today);
    bool same = at.tm_year == today.tm_year && at.tm_yday == today.tm_yday;
    char clock[32];
    strftime(clock, sizeof clock, same ? "%H:%M" : "%e %b %Y, %H:%M", &at);
    snprintf(out, size, same ? _("today %s") : "%s", clock);
}

/* `Round 6 — Ada, Control, Bo`. */
static void summarise(const struct match *m, struct host_save *out)
{
    const struct match_setup *setup = match_setup_of(m);
    const struct game_scene *game = game_scene_of(setup->rules->id);
    struct text line = text_over(out->line, sizeof out->line);
    union match_view_room room = {0};
    if (out->former)
        text_add(&line, "%s ", _("Earlier save:"));
    match_view(m, match_length(m), SEAT_NONE, match_room_view(&room));
    if (game && game->summary)
        game->summary(setup->rules, setup->box, match_room_view(&room), &line);
    else
        text_add(&line, _("Round %d"), match_decision(m, match_length(m)).round);
    for (int seat = 0; seat < setup->config.seats; seat++)
        text_add(&line, "%s%s", seat == 0 ? " — " : ", ", setup->seat[seat].name);
    out->over = match_outcome(m, match_length(m), NULL);
}

static const char *file_of(const char *path)
{
    const char *slash = strrchr(path, '/');
    return slash ? slash + 1 : path;
}

static void refuse(const char *path, record_error *why, game_error *err)
{
    enum { READABLE = 120 };
    struct text text = text_over(err->text, sizeof err->text);
    text_shorten(why->text, READABLE);
    text_add(&text, _("%s, line %zu: %s"), file_of(path), why->line, why->text);
}

static struct match *read_slot(struct store *s, const struct save_slot *slot, game_error *err)
{
    char error[256] = "";
    size_t bytes = 0;
    char *text = saves_read(slot->path, &bytes, error, sizeof error);
    if (!text) {
        snprintf(err->text, sizeof err->text, "%.*s", (int)sizeof err->text - 1, error);
        return NULL;
    }
    record_error why;
    struct match *m = record_read(s->shelf, text, bytes, &why);
    free(text);
    if (!m)
        refuse(slot->path, &why, err);
    return m;
}

/* The save in a slot, or if that is damaged the one before it, which the slot then has the time of. */
static struct match *read_save(struct store *s, struct save_slot *slot, bool *former, game_error *err)
{
    struct save_slot before;
    game_error unread;
    struct match *m = read_slot(s, slot, err);
    *former = false;
    if (m || !saves_former(slot, &before))
        return m;
    m = read_slot(s, &before, &unread);
    *former = m;
    if (m)
        slot->modified_ns = before.modified_ns;
    return m;
}

/* What is said of save i. */
static void describe_save(struct store *s, size_t i)
{
    struct host_save *out = &s->line[i];
    game_error err = {""};
    bool former;
    struct match *m = read_save(s, &s->slot[i], &former, &err);
    *out = (struct host_save){.automatic = s->slot[i].automatic, .broken = !m, .former = former};
    struct text name = text_over(out->name, sizeof out->name);
    text_add(&name, "%s", s->slot[i].name);
    write_when(s->slot[i].modified_ns, out->when, sizeof out->when);
    if (m)
        summarise(m, out);
    else
        snprintf(out->line, sizeof out->line, "%.*s", (int)sizeof out->line - 1, err.text);
    match_free(m);
}

/* Moves save i to before those that are older. */
static void sort_in(struct store *s, size_t i)
{
    struct save_slot slot = s->slot[i];
    struct host_save line = s->line[i];
    for (; i > 0 && s->slot[i - 1].modified_ns < slot.modified_ns; i--) {
        s->slot[i] = s->slot[i - 1];
        s->line[i] = s->line[i - 1];
    }
    s->slot[i] = slot;
    s->line[i] = line;
}

static void read_list(struct store *s)
{
    if (s->listed)
        return;
    s->listed = true;
    s->count = saves_list(s->saves, s->slot, STORE_LISTED);
    if (s->count > STORE_LISTED)
        s->count = STORE_LISTED;
    for (size_t i = 0; i < s->count; i++) {
        describe_save(s, i);
        sort_in(s, i);
    }
}

/* ---- Saving ---- */

/* Names the file that is out of the way now. */
static void set_aside(struct store *s, size_t i)
{
    char aside[SAVES_PATH + 32];
    bool former = s->line[i].former;
    if (!saves_set_aside(s->slot[i].path, former, aside, sizeof aside))
        return;
    struct text line = text_over(s->failure, sizeof s->failure);
    text_add(&line,
             former ? _("%s is damaged and is kept as %s; the save before it is used")
                    : _("%s is damaged and is kept as %s"),
             file_of(s->slot[i].path), file_of(aside));
}

/* Autosaves take each other's place: damaged ones make room first. */
static void set_damaged_aside(struct store *s)
{
    s->made_room = true;
    read_list(s);
    for (size_t i = 0; i < s->count; i++)
        if (s->slot[i].automatic && (s->line[i].broken || s->line[i].former))
            set_aside(s, i);
}

void store_autosave(struct store *s, const struct match *m)
{
    if (!s->made_room)
        set_damaged_aside(s);
    struct text text = text_over(s->buffer, RECORD_MAX + 1);
    record_write(m, &text);
    char error[384] = "";
    if (s->claim < 0)
        s->claim = saves_claim(s->saves, &s->instance);
    bool kept =
        !text.cut && saves_write_auto(s->saves, s->instance, s->buffer, text.length, error, sizeof error);
    store_refresh(s);
    if (kept) {
        s->failing = false;
        return;
    }
    if (!s->failing)
        snprintf(s->failure, sizeof s->failure, _("Saving is off: %s"), error);
    s->failing = true;
}

/* ---- What is asked of the list ---- */

size_t store_count(struct store *s)
{
    read_list(s);
    return s->count;
}

const struct host_save *store_line(struct store *s, size_t i)
{
    read_list(s);
    return i < s->count ? &s->line[i] : NULL;
}

struct match *store_read(struct store *s, size_t i, game_error *err)
{
    read_list(s);
    if (i >= s->count) {
        snprintf(err->text, sizeof err->text, "%s", _("There is no such save."));
        return NULL;
    }
    struct match *m = read_save(s, &s->slot[i], &s->line[i].former, err);
    if (s->line[i].former) {
        set_aside(s, i);
        store_refresh(s);
    }
    return m;
}

bool store_newest(struct store *s, size_t *i)
{
    read_list(s);
    for (*i = 0; *i < s->count; (*i)++)
        if (!s->line[*i].broken)
            return !s->line[*i].over;
    return false;
}

bool store_remove(struct store *s, size_t i)
{
    read_list(s);
    char error[256];
    bool gone = i < s->count && saves_remove(s->slot[i].path, error, sizeof error);
    store_refresh(s);
    return gone;
}

void store_set_aside(struct store *s)
{
    size_t newest;
    store_refresh(s);
    if (!store_newest(s, &newest) || !s->slot[newest].automatic)
        return;
    game_error err;
    bool former;
    struct match *m = read_save(s, &s->slot[newest], &former, &err);
    if (!m)
        return;
    char when[32], error[256];
    timestamp(when, sizeof when);
    struct text text = text_over(s->buffer, RECORD_MAX + 1);
    record_write(m, &text);
    saves_write(s->saves, when, s->buffer, text.length, error, sizeof error);
    store_refresh(s);
    match_free(m);
}

/* ---- Notebooks ---- */

uint64_t store_note_key(const struct match *m)
{
    char line[RECORD_LINE_MAX];
    const struct match_setup *setup = match_setup_of(m);
    uint64_t key = 0xcbf29ce484222325U;
    for (size_t i = 0; i < match_length(m) && match_actor(m, i) == SEAT_NATURE; i++) {
        struct text text = text_over(line, sizeof line);
        game_action action = match_action(m, i);
        record_event(setup->rules, setup->box, SEAT_NATURE, &action, &text);
        for (size_t b = 0; b < text.length; b++)
            key = (key ^ (unsigned char)line[b]) * 0x100000001b3U;
    }
    for (int seat = 0; seat < setup->config.seats; seat++)
        for (const char *c = setup->seat[seat].name; *c != '\0'; c++)
            key = (key ^ (unsigned char)*c) * 0x100000001b3U;
    return key;
}

static void note_names(uint64_t key, int seat, int rival, char group[32], char name[32])
{
    snprintf(group, 32, "%016llx", (unsigned long long)key);
    snprintf(name, 32, "seat-%d-on-%d", seat + 1, rival + 1);
}

/* NULL: out of memory. Of a broken file people are told as of what could not be kept. */
static struct settings *open_notes(struct store *s)
{
    char notice[sizeof s->failure];
    struct settings *file = settings_open(s->notes, notice, sizeof notice);
    if (notice[0] != '\0')
        memcpy(s->failure, notice, sizeof notice);
    return file;
}

void store_note_read(struct store *s, uint64_t key, int seat, int rival, char *out, size_t size)
{
    char group[32], name[32];
    out[0] = '\0';
    note_names(key, seat, rival, group, name);
    struct settings *file = open_notes(s);
    if (!file)
        return;
    settings_text(file, group, name, "", out, size);
    settings_close(file);
}

void store_note_write(struct store *s, uint64_t key, int seat, int rival, const char *text)
{
    char group[32], name[32], notice[384];
    note_names(key, seat, rival, group, name);
    struct settings *file = open_notes(s);
    if (!file)
        return;
    settings_set_text(file, group, name, text);
    if (!settings_save(file, notice, sizeof notice) && !s->failing) {
        snprintf(s->failure, sizeof s->failure, _("Saving is off: %s"), notice);
        s->failing = true;
    }
    settings_close(file);
}
