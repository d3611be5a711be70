#include "app/store.h"

#include "base/file.h"
#include "base/i18n.h"
#include "base/rng.h"
#include "base/text.h"
#include "platform/folders.h"
#include "platform/settings.h"
#include "rules/list.h"
#include "rules/record.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { KEEP_ROOM = RECORD_MAX + SAVE_HEAD_MAX + 1 };

bool store_open(struct store *s, const char *folder, struct game_shelf *shelf)
{
    *s = (struct store){.shelf = shelf, .claim = -1};
    s->buffer = malloc(KEEP_ROOM);
    char counts[SAVES_PATH];
    if (folder) {
        snprintf(s->saves, sizeof s->saves, "%s/saves", folder);
        snprintf(s->records, sizeof s->records, "%s/records", folder);
        snprintf(s->notes, sizeof s->notes, "%s/notebooks.ini", folder);
        snprintf(counts, sizeof counts, "%s/statistics.txt", folder);
    } else {
        folder_path(FOLDER_DATA, "saves", s->saves, sizeof s->saves);
        folder_path(FOLDER_DATA, "records", s->records, sizeof s->records);
        folder_path(FOLDER_DATA, "notebooks.ini", s->notes, sizeof s->notes);
        folder_path(FOLDER_DATA, "statistics.txt", counts, sizeof counts);
    }
    archive_open(&s->archive, s->records, shelf);
    tally_open(&s->tally, counts, &s->archive);
    return s->buffer;
}

void store_close(struct store *s)
{
    if (s->buffer && s->claim >= 0)
        close(s->claim);
    archive_close(&s->archive);
    tally_close(&s->tally);
    free(s->buffer);
    s->buffer = NULL;
}

void store_refresh(struct store *s)
{
    s->listed = false;
}

/* `2026-11-27 21-40-07`, for a file name. */
static void timestamp(char *out, size_t size)
{
    time_t now = time(NULL);
    struct tm local;
    localtime_r(&now, &local);
    strftime(out, size, "%Y-%m-%d %H-%M-%S", &local);
}

/* The name of a match's own save; n: tells apart those of matches without a number. */
static void own_name(uint64_t match, size_t n, char *out, size_t size)
{
    char when[32];
    timestamp(when, sizeof when);
    if (match != 0)
        snprintf(out, size, "match-%016" PRIx64, match);
    else
        snprintf(out, size, "%s %zu", when, n + 1);
}

/* The match has been filed: what was kept of it before it was over, and a record of an earlier end, are of no use. */
static void clear_away(struct store *s, const struct match *m, uint64_t id)
{
    char name[SAVES_NAME], path[SAVES_PATH + SAVES_NAME + 8], error[256];
    if (id == 0)
        return;
    own_name(id, 0, name, sizeof name);
    snprintf(path, sizeof path, "%s/%s.save", s->saves, name);
    if (access(path, F_OK) == 0)
        saves_remove(path, error, sizeof error);
    for (size_t i = archive_count(&s->archive); i-- > 0;) {
        game_error err;
        uint64_t number = 0;
        if (!archive_is(&s->archive, i, id))
            continue;
        struct match *filed = archive_read(&s->archive, i, &number, &err);
        /* The number alone would not do: it is the same for all matches that were begun with the same seed. */
        if (filed && store_note_key(filed) == store_note_key(m))
            saves_remove(archive_path(&s->archive, i), error, sizeof error);
        match_free(filed);
    }
}

/* A free name in a folder, after game, day and time. */
static void name_file(const struct match *m, const char *folder, char path[SAVES_PATH + 96])
{
    char when[32];
    timestamp(when, sizeof when);
    for (int n = 1; n == 1 || (n < 100 && access(path, F_OK) == 0); n++)
        snprintf(path, SAVES_PATH + 96, n == 1 ? "%s/%s %s.rec" : "%s/%s %s (%d).rec", folder,
                 match_setup_of(m)->rules->id, when, n);
}

/* Puts the text in the buffer into a folder; appends the path to out. */
static bool write_file(const struct store *s, const struct match *m, const char *folder, size_t length,
                       struct text *out, game_error *err)
{
    char path[SAVES_PATH + 96];
    struct file_error why = {""};
    name_file(m, folder, path);
    if (!file_make_folder(folder, &why) || !file_write(path, s->buffer, length, &why)) {
        snprintf(err->text, sizeof err->text, "%.*s", (int)sizeof err->text - 1, why.text);
        return false;
    }
    text_add(out, "%s", path);
    return true;
}

/* Files the text in the buffer among the finished matches; what was there of the match before makes way. */
static bool file_record(struct store *s, const struct match *m, uint64_t id, size_t length, struct text *out,
                        game_error *err)
{
    archive_refresh(&s->archive);
    (void)archive_count(&s->archive); /* the list is read without the new one */
    bool filed = write_file(s, m, s->records, length, out, err);
    if (filed)
        clear_away(s, m, id);
    archive_refresh(&s->archive);
    return filed;
}

bool store_record(struct store *s, const struct match *m, uint64_t id, int viewer, struct text *out,
                  game_error *err)
{
    char folder[SAVES_PATH + 16];
    struct text text = text_over(s->buffer, KEEP_ROOM);
    if (match_outcome(m, match_length(m), NULL)) {
        save_head_write(m, id, &text);
        return file_record(s, m, id, text.length, out, err);
    }
    snprintf(folder, sizeof folder, "%s/unfinished", s->records);
    record_view(m, viewer, &text);
    return write_file(s, m, folder, text.length, out, err);
}

/* ---- The list ---- */

/* Which moment it is of that match: `Round 6`, `Round 6, Bo to play`, `Round 6, before you went back`. */
static void say_moment(const struct match_setup *setup, const struct save_head *head, int people,
                       struct text *out)
{
    bool told = people > 1 && head->asked >= 0 && head->asked < setup->config.seats;
    if (head->round == 0)
        text_add(out, "%s", _("Setting up"));
    else if (head->left)
        /* TRANSLATORS: a saved game, as it stood when the player went back to an earlier round of it */
        text_add(out, _("Round %u, before you went back"), head->round);
    else if (told)
        /* TRANSLATORS: a saved game: whose decision it is in that round */
        text_add(out, _("Round %u, %s to play"), head->round, setup->seat[head->asked].name);
    else
        text_add(out, _("Round %u"), head->round);
}

/* `Round 6 — Ada, Control, Bo`, of the match at its beginning. */
static void summarise(const struct match *m, const struct save_head *head, struct host_save *out)
{
    const struct match_setup *setup = match_setup_of(m);
    struct text line = text_over(out->line, sizeof out->line), game = text_over(out->game, sizeof out->game);
    text_add(&game, "%s", _(setup->rules->title));
    if (out->former)
        text_add(&line, "%s ", _("Earlier save:"));
    for (int seat = 0; seat < setup->config.seats; seat++)
        out->people += strcmp(setup->seat[seat].who, "human") == 0;
    say_moment(setup, head, out->people, &line);
    for (int seat = 0; seat < setup->config.seats; seat++)
        text_add(&line, "%s%s", seat == 0 ? " — " : ", ", setup->seat[seat].name);
    out->backs = head->backs;
    for (int i = 0; i < head->backs; i++) {
        const struct save_back *from = &head->back[i];
        out->back[i].round = from->round;
        if (from->seat >= 0 && from->seat < setup->config.seats)
            snprintf(out->back[i].who, sizeof out->back[i].who, "%s", setup->seat[from->seat].name);
    }
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

/* How much of a save is needed. */
enum depth { BEGINNING, WHOLE };

/* A save that has been read. */
struct found {
    struct match *m;       /* only its beginning, if that was enough; NULL: it cannot be read */
    struct save_head head; /* .match 0: the save does not say */
    char foreign[32];      /* the game's id, if this program does not have the game */
};

/* Reads a record; only its beginning if the comment vouches for the rest and no more is needed. */
static bool read_text(struct store *s, const char *text, size_t bytes, enum depth depth, struct found *out,
                      record_error *why)
{
    bool vouched = save_head_read(text, bytes, &out->head);
    if (record_game(text, bytes, out->foreign, sizeof out->foreign) && game_find(out->foreign))
        out->foreign[0] = '\0';
    if (vouched && depth == BEGINNING) {
        out->m = record_begin(s->shelf, text, bytes, why);
        return out->m;
    }
    out->m = record_read(s->shelf, text, bytes, why);
    if (!out->m || vouched)
        return out->m;
    save_head_of(out->m, 0, &out->head);
    return true;
}

static bool read_slot(struct store *s, const struct save_slot *slot, enum depth depth, struct found *out,
                      game_error *err)
{
    char error[256] = "";
    size_t bytes = 0;
    char *text = saves_read(slot->path, &bytes, error, sizeof error);
    *out = (struct found){.m = NULL};
    if (!text) {
        snprintf(err->text, sizeof err->text, "%.*s", (int)sizeof err->text - 1, error);
        return false;
    }
    record_error why;
    if (!read_text(s, text, bytes, depth, out, &why))
        refuse(slot->path, &why, err);
    free(text);
    return out->m;
}

/* The save in a slot or, if it is damaged, its previous version; the slot then gets that one's time. */
static bool read_save(struct store *s, struct save_slot *slot, enum depth depth, struct found *out,
                      bool *former, game_error *err)
{
    struct save_slot before;
    game_error unread;
    *former = false;
    if (read_slot(s, slot, depth, out, err) || out->foreign[0] != '\0' || !saves_former(slot, &before))
        return out->m;
    *former = read_slot(s, &before, depth, out, &unread);
    if (*former)
        slot->modified_ns = before.modified_ns;
    return *former;
}

/* Describes save i. */
static void describe_save(struct store *s, size_t i)
{
    struct host_save *out = &s->line[i];
    game_error err = {""};
    struct found found;
    bool former, read = read_save(s, &s->slot[i], BEGINNING, &found, &former, &err);
    bool foreign = !read && found.foreign[0] != '\0';
    *out = (struct host_save){.automatic = s->slot[i].automatic, .former = former, .foreign = foreign};
    out->broken = !read && !foreign;
    s->id[i][0] = '\0';
    struct text name = text_over(out->name, sizeof out->name), id = text_over(s->id[i], sizeof s->id[i]);
    text_add(&name, "%s", s->slot[i].name);
    archive_when(s->slot[i].modified_ns, out->when, sizeof out->when);
    if (read) {
        text_add(&id, "%s", match_setup_of(found.m)->rules->id);
        summarise(found.m, &found.head, out);
    } else {
        snprintf(out->line, sizeof out->line, "%.*s", (int)sizeof out->line - 1, err.text);
        snprintf(out->game, sizeof out->game, "%s", found.foreign);
    }
    s->head[i] = found.head;
    match_free(found.m);
}

/* Moves save i before older ones. */
static void sort_in(struct store *s, size_t i)
{
    struct save_slot slot = s->slot[i];
    struct host_save line = s->line[i];
    struct save_head head = s->head[i];
    char id[STORE_ID];
    memcpy(id, s->id[i], sizeof id);
    for (; i > 0 && s->slot[i - 1].modified_ns < slot.modified_ns; i--) {
        s->slot[i] = s->slot[i - 1];
        s->line[i] = s->line[i - 1];
        s->head[i] = s->head[i - 1];
        memcpy(s->id[i], s->id[i - 1], sizeof id);
    }
    s->slot[i] = slot;
    s->line[i] = line;
    s->head[i] = head;
    memcpy(s->id[i], id, sizeof id);
}

/* The save can be loaded. */
static bool is_match(const struct store *s, size_t file)
{
    return !s->line[file].broken && !s->line[file].foreign;
}

static bool same_match(const struct store *s, size_t a, size_t b)
{
    return a == b || (s->head[a].match != 0 && s->head[a].match == s->head[b].match && is_match(s, a) &&
                      is_match(s, b));
}

/* No save of the same match is newer. */
static bool is_newest(const struct store *s, size_t file)
{
    for (size_t i = 0; i < file; i++)
        if (same_match(s, i, file))
            return false;
    return true;
}

static void read_list(struct store *s)
{
    if (s->listed)
        return;
    s->listed = true;
    s->files = saves_list(s->saves, s->slot, STORE_LISTED);
    if (s->files > STORE_LISTED)
        s->files = STORE_LISTED;
    for (size_t i = 0; i < s->files; i++) {
        describe_save(s, i);
        sort_in(s, i);
    }
    s->count = 0;
    for (size_t i = 0; i < s->files; i++)
        if (is_match(s, i) ? is_newest(s, i) && !s->head[i].over && !s->head[i].given_up : true)
            s->entry[s->count++] = i;
}

/* ---- Saving ---- */

/* Renames a damaged save and puts the new name into `failure`. */
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

/* Copies a save, unchanged, under a name of its own. */
static bool copy_aside(const struct store *s, const struct save_slot *slot, const char *name)
{
    char error[256];
    size_t bytes = 0;
    char *text = saves_read(slot->path, &bytes, error, sizeof error);
    bool copied = text && saves_write(s->saves, name, text, bytes, error, sizeof error);
    free(text);
    return copied;
}

/* An autosave of a game this program does not have gets a name of its own, so that it is not overwritten. */
static void spare_foreign(struct store *s, size_t i)
{
    char name[SAVES_NAME], when[32], error[256];
    timestamp(when, sizeof when);
    snprintf(name, sizeof name, "%.40s %s %zu", s->line[i].game, when, i + 1);
    if (copy_aside(s, &s->slot[i], name))
        saves_remove(s->slot[i].path, error, sizeof error);
}

/* Autosaves overwrite each other: those that are damaged or not ours are moved out of the way first. */
static void spare_others(struct store *s)
{
    s->made_room = true;
    store_refresh(s);
    read_list(s);
    for (size_t i = 0; i < s->files; i++)
        if (s->slot[i].automatic && (s->line[i].broken || s->line[i].former))
            set_aside(s, i);
        else if (s->slot[i].automatic && s->line[i].foreign)
            spare_foreign(s, i);
    store_refresh(s);
}

/* Unfinished matches that only autosaves hold get a save of their own before another match takes their place. */
static void spare_unfinished(struct store *s, uint64_t id)
{
    read_list(s);
    for (size_t i = 0; i < s->count; i++) {
        char name[SAVES_NAME];
        size_t file = s->entry[i];
        if (!s->slot[file].automatic || !is_match(s, file) || (id != 0 && s->head[file].match == id))
            continue;
        own_name(s->head[file].match, file, name, sizeof name);
        (void)copy_aside(s, &s->slot[file], name);
    }
    store_refresh(s);
}

/* What each has noted about whom in one match is in another's notebooks as well. */
static void copy_notes(struct store *s, uint64_t from, uint64_t to, int seats)
{
    char note[HOST_NOTE_MAX];
    for (int seat = 0; seat < seats; seat++)
        for (int rival = 0; rival < seats; rival++) {
            store_note_read(s, from, seat, rival, note, sizeof note);
            if (note[0] != '\0')
                store_note_write(s, to, seat, rival, note);
        }
}

/* Keeps what a match had come to when somebody went back to an earlier round of it, as a match of its own. */
static void spare_left(struct store *s)
{
    char name[SAVES_NAME], error[256];
    game_error err;
    struct found found;
    struct save_slot slot = {.bytes = 0};
    uint64_t id = rng_entropy();
    snprintf(slot.path, sizeof slot.path, "%s", s->left_at);
    own_name(id, 0, name, sizeof name);
    if (read_slot(s, &slot, WHOLE, &found, &err)) {
        struct text text = text_over(s->buffer, KEEP_ROOM);
        struct save_head head;
        save_head_of(found.m, id, &head);
        head.left = true;
        save_head_write_as(found.m, &head, &text);
        if (!text.cut && saves_write(s->saves, name, s->buffer, text.length, error, sizeof error))
            copy_notes(s, s->left, id, match_setup_of(found.m)->config.seats);
    }
    match_free(found.m);
}

/* Before a match is written over what autosaves hold. */
static void make_room(struct store *s, uint64_t id)
{
    if (!s->made_room)
        spare_others(s);
    if (s->playing != id || id == 0)
        spare_unfinished(s, id);
    if (s->left != 0 && s->left == id)
        spare_left(s);
    s->playing = id;
    s->left = 0;
}

static void autosave(struct store *s, const struct match *m, const struct save_head *head)
{
    make_room(s, head->match);
    struct text text = text_over(s->buffer, KEEP_ROOM);
    save_head_write_as(m, head, &text);
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

void store_autosave(struct store *s, const struct match *m, uint64_t id)
{
    struct save_head head;
    save_head_of(m, id, &head);
    autosave(s, m, &head);
}

bool store_give_up(struct store *s, const struct match *m, uint64_t id, game_error *err)
{
    char path[SAVES_PATH + 96];
    struct text text = text_over(s->buffer, KEEP_ROOM), out = text_over(path, sizeof path);
    struct save_head head;
    save_head_of(m, id, &head);
    head.given_up = true;
    save_head_write_as(m, &head, &text);
    if (!file_record(s, m, id, text.length, &out, err))
        return false;
    autosave(s, m, &head);
    tally_add(&s->tally, match_setup_of(m), &head);
    return true;
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
    return i < s->count ? &s->line[s->entry[i]] : NULL;
}

/* The match up to where one of its earlier rounds begins; NULL: there is none. */
static struct match *go_back(struct store *s, const struct save_slot *slot, const struct found *found,
                             int back)
{
    if (back >= found->head.backs)
        return NULL;
    s->left = found->head.match;
    snprintf(s->left_at, sizeof s->left_at, "%s", slot->path);
    return match_copy(found->m, found->head.back[back].event);
}

struct match *store_read(struct store *s, size_t i, int back, uint64_t *id, game_error *err)
{
    read_list(s);
    s->left = 0;
    if (i >= s->count) {
        snprintf(err->text, sizeof err->text, "%s", _("There is no such save."));
        return NULL;
    }
    size_t file = s->entry[i];
    if (s->line[file].foreign) {
        snprintf(err->text, sizeof err->text, _("This program does not have the game \"%.40s\"."),
                 s->line[file].game);
        return NULL;
    }
    struct found found;
    struct save_slot slot = s->slot[file];
    read_save(s, &s->slot[file], WHOLE, &found, &s->line[file].former, err);
    if (s->line[file].former) {
        set_aside(s, file);
        store_refresh(s);
    }
    if (!found.m)
        return NULL;
    *id = found.head.match;
    if (back < 0)
        return found.m;
    struct match *m = go_back(s, &slot, &found, back);
    if (!m)
        snprintf(err->text, sizeof err->text, "%s", _("There is no such save."));
    match_free(found.m);
    return m;
}

bool store_newest(struct store *s, const char *game, size_t *i)
{
    read_list(s);
    for (*i = 0; *i < s->count; (*i)++) {
        const char *id = s->id[s->entry[*i]];
        if (id[0] != '\0' && (!game || strcmp(id, game) == 0))
            return true;
    }
    return false;
}

bool store_remove(struct store *s, size_t i)
{
    read_list(s);
    char error[256];
    bool gone = i < s->count;
    for (size_t file = gone ? s->entry[i] : 0; file < s->files && gone; file++)
        if (same_match(s, s->entry[i], file))
            gone = saves_remove(s->slot[file].path, error, sizeof error);
    store_refresh(s);
    return gone;
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

/* NULL when memory is out. A broken file is reported as by store_autosave(). */
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
