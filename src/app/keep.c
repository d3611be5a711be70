#include "app/keep.h"

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

bool keep_open(struct keep *k, const char *folder, struct game_shelf *shelf)
{
    *k = (struct keep){.shelf = shelf, .claim = -1};
    k->room = malloc(RECORD_MAX + 1);
    if (folder) {
        snprintf(k->saves, sizeof k->saves, "%s/saves", folder);
        snprintf(k->records, sizeof k->records, "%s/records", folder);
        snprintf(k->notes, sizeof k->notes, "%s/notebooks.ini", folder);
    } else {
        folder_path(FOLDER_DATA, "saves", k->saves, sizeof k->saves);
        folder_path(FOLDER_DATA, "records", k->records, sizeof k->records);
        folder_path(FOLDER_DATA, "notebooks.ini", k->notes, sizeof k->notes);
    }
    return k->room;
}

void keep_close(struct keep *k)
{
    if (k->room && k->claim >= 0)
        close(k->claim);
    free(k->room);
    k->room = NULL;
}

void keep_changed(struct keep *k)
{
    k->listed = false;
}

/* `2026-11-27 21-40-07`, for the name of a file. */
static void stamp(char *out, size_t size)
{
    time_t now = time(NULL);
    struct tm local;
    localtime_r(&now, &local);
    strftime(out, size, "%Y-%m-%d %H-%M-%S", &local);
}

bool keep_record(struct keep *k, const struct match *m, int viewer, struct text *out, game_error *err)
{
    char when[32], path[SAVES_PATH + 64];
    stamp(when, sizeof when);
    snprintf(path, sizeof path, "%s/%s %s.rec", k->records, match_setup_of(m)->rules->id, when);
    struct text text = text_over(k->room, RECORD_MAX + 1);
    if (match_outcome(m, match_length(m), NULL))
        record_write(m, &text);
    else
        record_view(m, viewer, &text);
    struct file_error why = {""};
    if (!file_make_folder(k->records, &why) || !file_write(path, k->room, text.length, &why)) {
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

static struct match *read_slot(struct keep *k, const struct save_slot *slot, game_error *err)
{
    char error[256] = "";
    size_t bytes = 0;
    char *text = saves_read(slot->path, &bytes, error, sizeof error);
    if (!text) {
        snprintf(err->text, sizeof err->text, "%.*s", (int)sizeof err->text - 1, error);
        return NULL;
    }
    record_error why;
    struct match *m = record_read(k->shelf, text, bytes, &why);
    free(text);
    if (!m)
        refuse(slot->path, &why, err);
    return m;
}

/* The save in a slot, or if that is damaged the one before it, which the slot then has the time of. */
static struct match *read_save(struct keep *k, struct save_slot *slot, bool *former, game_error *err)
{
    struct save_slot before;
    game_error unread;
    struct match *m = read_slot(k, slot, err);
    *former = false;
    if (m || !saves_former(slot, &before))
        return m;
    m = read_slot(k, &before, &unread);
    *former = m;
    if (m)
        slot->modified_ns = before.modified_ns;
    return m;
}

/* What is said of save i. */
static void tell(struct keep *k, size_t i)
{
    struct host_save *out = &k->line[i];
    game_error err = {""};
    bool former;
    struct match *m = read_save(k, &k->slot[i], &former, &err);
    *out = (struct host_save){.automatic = k->slot[i].automatic, .broken = !m, .former = former};
    struct text name = text_over(out->name, sizeof out->name);
    text_add(&name, "%s", k->slot[i].name);
    write_when(k->slot[i].modified_ns, out->when, sizeof out->when);
    if (m)
        summarise(m, out);
    else
        snprintf(out->line, sizeof out->line, "%.*s", (int)sizeof out->line - 1, err.text);
    match_free(m);
}

/* Moves save i to before those that are older. */
static void sort_in(struct keep *k, size_t i)
{
    struct save_slot slot = k->slot[i];
    struct host_save line = k->line[i];
    for (; i > 0 && k->slot[i - 1].modified_ns < slot.modified_ns; i--) {
        k->slot[i] = k->slot[i - 1];
        k->line[i] = k->line[i - 1];
    }
    k->slot[i] = slot;
    k->line[i] = line;
}

static void list(struct keep *k)
{
    if (k->listed)
        return;
    k->listed = true;
    k->count = saves_list(k->saves, k->slot, KEEP_LISTED);
    if (k->count > KEEP_LISTED)
        k->count = KEEP_LISTED;
    for (size_t i = 0; i < k->count; i++) {
        tell(k, i);
        sort_in(k, i);
    }
}

/* ---- Saving ---- */

/* Names the file that is out of the way now. */
static void set_aside(struct keep *k, size_t i)
{
    char aside[SAVES_PATH + 32];
    bool former = k->line[i].former;
    if (!saves_set_aside(k->slot[i].path, former, aside, sizeof aside))
        return;
    struct text line = text_over(k->failed, sizeof k->failed);
    text_add(&line,
             former ? _("%s is damaged and is kept as %s; the save before it is used")
                    : _("%s is damaged and is kept as %s"),
             file_of(k->slot[i].path), file_of(aside));
}

/* Autosaves take each other's place: damaged ones make room first. */
static void spare_damaged(struct keep *k)
{
    k->spared = true;
    list(k);
    for (size_t i = 0; i < k->count; i++)
        if (k->slot[i].automatic && (k->line[i].broken || k->line[i].former))
            set_aside(k, i);
}

void keep_match(struct keep *k, const struct match *m)
{
    if (!k->spared)
        spare_damaged(k);
    struct text text = text_over(k->room, RECORD_MAX + 1);
    record_write(m, &text);
    char error[384] = "";
    if (k->claim < 0)
        k->claim = saves_claim(k->saves, &k->instance);
    bool kept =
        !text.cut && saves_write_auto(k->saves, k->instance, k->room, text.length, error, sizeof error);
    keep_changed(k);
    if (kept) {
        k->off = false;
        return;
    }
    if (!k->off)
        snprintf(k->failed, sizeof k->failed, _("Saving is off: %s"), error);
    k->off = true;
}

/* ---- What is asked of the list ---- */

size_t keep_count(struct keep *k)
{
    list(k);
    return k->count;
}

const struct host_save *keep_line(struct keep *k, size_t i)
{
    list(k);
    return i < k->count ? &k->line[i] : NULL;
}

struct match *keep_read(struct keep *k, size_t i, game_error *err)
{
    list(k);
    if (i >= k->count) {
        snprintf(err->text, sizeof err->text, "%s", _("There is no such save."));
        return NULL;
    }
    struct match *m = read_save(k, &k->slot[i], &k->line[i].former, err);
    if (k->line[i].former) {
        set_aside(k, i);
        keep_changed(k);
    }
    return m;
}

bool keep_newest(struct keep *k, size_t *i)
{
    list(k);
    for (*i = 0; *i < k->count; (*i)++)
        if (!k->line[*i].broken)
            return !k->line[*i].over;
    return false;
}

bool keep_remove(struct keep *k, size_t i)
{
    list(k);
    char error[256];
    bool gone = i < k->count && saves_remove(k->slot[i].path, error, sizeof error);
    keep_changed(k);
    return gone;
}

void keep_aside(struct keep *k)
{
    size_t newest;
    keep_changed(k);
    if (!keep_newest(k, &newest) || !k->slot[newest].automatic)
        return;
    game_error err;
    bool former;
    struct match *m = read_save(k, &k->slot[newest], &former, &err);
    if (!m)
        return;
    char when[32], error[256];
    stamp(when, sizeof when);
    struct text text = text_over(k->room, RECORD_MAX + 1);
    record_write(m, &text);
    saves_write(k->saves, when, k->room, text.length, error, sizeof error);
    keep_changed(k);
    match_free(m);
}

/* ---- Notebooks ---- */

uint64_t keep_key(const struct match *m)
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
static struct settings *open_notes(struct keep *k)
{
    char notice[sizeof k->failed];
    struct settings *file = settings_open(k->notes, notice, sizeof notice);
    if (notice[0] != '\0')
        memcpy(k->failed, notice, sizeof notice);
    return file;
}

void keep_note_read(struct keep *k, uint64_t key, int seat, int rival, char *out, size_t size)
{
    char group[32], name[32];
    out[0] = '\0';
    note_names(key, seat, rival, group, name);
    struct settings *file = open_notes(k);
    if (!file)
        return;
    settings_text(file, group, name, "", out, size);
    settings_close(file);
}

void keep_note_write(struct keep *k, uint64_t key, int seat, int rival, const char *text)
{
    char group[32], name[32], notice[384];
    note_names(key, seat, rival, group, name);
    struct settings *file = open_notes(k);
    if (!file)
        return;
    settings_set_text(file, group, name, text);
    if (!settings_save(file, notice, sizeof notice) && !k->off) {
        snprintf(k->failed, sizeof k->failed, _("Saving is off: %s"), notice);
        k->off = true;
    }
    settings_close(file);
}
