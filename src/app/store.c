#include "app/store.h"

#include "app/kept.h"
#include "base/file.h"
#include "base/i18n.h"
#include "base/rng.h"
#include "base/text.h"
#include "platform/folders.h"
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
    *s = (struct store){.shelf = shelf, .hold = -1};
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
    if (s->buffer && s->hold >= 0)
        close(s->hold);
    store_refresh(s);
    archive_close(&s->archive);
    tally_close(&s->tally);
    free(s->buffer);
    s->buffer = NULL;
}

/* `2026-11-27 21-40-07`, for a file name. */
static void timestamp(char *out, size_t size)
{
    time_t now = time(NULL);
    struct tm local;
    localtime_r(&now, &local);
    strftime(out, size, "%Y-%m-%d %H-%M-%S", &local);
}

/* The name of a match's save. */
static void own_name(uint64_t match, char out[SAVES_NAME])
{
    snprintf(out, SAVES_NAME, "match-%016" PRIx64, match);
}

/* The match has been filed: its saves, and a record of an earlier end, are of no use any more. */
static void clear_away(struct store *s, const struct match *m, uint64_t id)
{
    char error[256];
    if (id == 0)
        return;
    store_remove_match(s, id);
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

/* Puts the text in the buffer into a folder, into a file named after game, day and time; appends the path to out. */
static bool write_file(const struct store *s, const struct match *m, const char *folder, size_t length,
                       struct text *out, game_error *err)
{
    char path[SAVES_PATH + 96], name[128], when[32];
    struct file_error why = {""};
    timestamp(when, sizeof when);
    snprintf(name, sizeof name, "%s %s", match_setup_of(m)->rules->id, when);
    if (file_make_folder(folder, &why) &&
        file_write_new(folder, name, ".rec", s->buffer, length, path, sizeof path, &why)) {
        text_add(out, "%s", path);
        return true;
    }
    snprintf(err->text, sizeof err->text, "%.*s", (int)sizeof err->text - 1, why.text);
    return false;
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

/* ---- Matches in play ---- */

uint64_t store_take(struct store *s, uint64_t id)
{
    bool taken;
    if (id == s->held)
        return id;
    if (s->hold >= 0)
        close(s->hold);
    s->hold = saves_hold(s->saves, id, &taken);
    s->held = id;
    if (!taken)
        return id;
    s->left = 0; /* what it has come to goes on elsewhere */
    s->held = rng_entropy();
    s->hold = saves_hold(s->saves, s->held, &taken);
    store_notes_copy(s, id, s->held);
    snprintf(s->failure, sizeof s->failure, "%s",
             _("This game is being played in another window. From here on it is kept as a game of its own."));
    return s->held;
}

/* Keeps what a match had come to when somebody went back to an earlier round of it, as a match of its own. */
static void spare_left(struct store *s)
{
    char name[SAVES_NAME], error[256];
    struct save_head head;
    uint64_t id = rng_entropy();
    struct kept_match kept;
    game_error unread;
    if (!kept_read(s->shelf, s->left_at, false, &kept, &unread))
        return;
    struct text text = text_over(s->buffer, KEEP_ROOM);
    own_name(id, name);
    save_head_of(kept.m, id, &head);
    head.left = true;
    save_head_write_as(kept.m, &head, &text);
    if (!text.cut && saves_write(s->saves, name, s->buffer, text.length, error, sizeof error))
        store_notes_copy(s, s->left, id);
    match_free(kept.m);
}

void store_autosave(struct store *s, const struct match *m, uint64_t id)
{
    char name[SAVES_NAME], error[384] = "";
    struct text text = text_over(s->buffer, KEEP_ROOM);
    if (s->left != 0 && s->left == id)
        spare_left(s);
    s->left = 0;
    save_head_write(m, id, &text);
    own_name(id, name);
    bool kept = !text.cut && saves_write(s->saves, name, s->buffer, text.length, error, sizeof error);
    store_refresh(s);
    if (!kept && !s->failing)
        snprintf(s->failure, sizeof s->failure, _("Saving is off: %s"), error);
    s->failing = !kept;
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
    tally_add(&s->tally, match_setup_of(m), &head);
    return true;
}
