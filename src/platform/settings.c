#include "platform/settings.h"

#include <glib.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/file.h"
#include "base/i18n.h"
#include "base/text.h"
#include "base/utf8.h"
#include "platform/folders.h"

struct settings {
    GKeyFile *file;
    char path[4096];
    bool changed;
};

enum { SETTINGS_MOST = 1 << 20 };

/* Gives a file the name PATH.broken, or PATH.broken-2 and so on where one is kept already. */
static bool move_aside(const char *path, char *aside, size_t size)
{
    enum { MOST_KEPT = 99 };
    for (int i = 1; i <= MOST_KEPT; i++) {
        (void)snprintf(aside, size, i == 1 ? "%s.broken" : "%s.broken-%d", path, i);
        if (access(aside, F_OK) != 0) {
            return rename(path, aside) == 0;
        }
    }
    return false;
}

/* Moves a file that cannot be read out of the way, so that a person can mend it. */
static void keep_aside(const char *path, const char *why, char *notice, size_t size)
{
    char aside[4200];
    if (move_aside(path, aside, sizeof aside)) {
        (void)snprintf(notice, size, _("%s: %s; it is kept as %s and the usual settings are used"), path, why,
                       aside);
    } else {
        (void)snprintf(notice, size, _("%s: %s; the usual settings are used"), path, why);
    }
}

static void read_file(struct settings *s, char *notice, size_t size)
{
    GError *error = NULL;
    if (!g_file_test(s->path, G_FILE_TEST_EXISTS)) {
        return;
    }
    char *bytes = NULL;
    size_t n = 0;
    struct file_error err;
    if (!file_read(s->path, SETTINGS_MOST, &bytes, &n, &err)) {
        (void)snprintf(notice, size, _("%s; the usual settings are used"), err.text);
        return;
    }
    if (n > 0 && !g_key_file_load_from_data(
                     s->file, bytes, n,
                     (GKeyFileFlags)(G_KEY_FILE_KEEP_COMMENTS | G_KEY_FILE_KEEP_TRANSLATIONS), &error)) {
        keep_aside(s->path, error->message, notice, size);
        text_plain(notice);
        g_error_free(error);
        g_key_file_free(s->file);
        s->file = g_key_file_new();
    }
    free(bytes);
}

struct settings *settings_open(const char *path, char *notice, size_t notice_size)
{
    struct settings *s = calloc(1, sizeof *s);
    notice[0] = 0;
    if (!s) {
        return NULL;
    }
    s->file = g_key_file_new();
    bool fits = path ? (size_t)snprintf(s->path, sizeof s->path, "%s", path) < sizeof s->path
                     : folder_path(FOLDER_CONFIG, "settings.ini", s->path, sizeof s->path);
    if (!fits) {
        s->path[0] = 0;
    } else {
        read_file(s, notice, notice_size);
    }
    return s;
}

void settings_close(struct settings *settings)
{
    if (settings) {
        g_key_file_free(settings->file);
        free(settings);
    }
}

bool settings_bool(const struct settings *s, const char *group, const char *key, bool fallback)
{
    GError *error = NULL;
    bool value = g_key_file_get_boolean(s->file, group, key, &error);
    if (error) {
        g_error_free(error);
        return fallback;
    }
    return value;
}

int settings_int(const struct settings *s, const char *group, const char *key, int fallback, int lo, int hi)
{
    GError *error = NULL;
    int value = g_key_file_get_integer(s->file, group, key, &error);
    if (error) {
        g_error_free(error);
        return fallback;
    }
    return value < lo ? lo : value > hi ? hi : value;
}

bool settings_no_int(const struct settings *s, const char *group, const char *key)
{
    GError *error = NULL;
    (void)g_key_file_get_integer(s->file, group, key, &error);
    bool malformed = g_error_matches(error, G_KEY_FILE_ERROR, G_KEY_FILE_ERROR_INVALID_VALUE);
    g_clear_error(&error);
    return malformed;
}

double settings_real(const struct settings *s, const char *group, const char *key, double fallback, double lo,
                     double hi)
{
    GError *error = NULL;
    double value = g_key_file_get_double(s->file, group, key, &error);
    if (error || !isfinite(value)) {
        g_clear_error(&error);
        return fallback;
    }
    return value < lo ? lo : value > hi ? hi : value;
}

/* Copies at most size - 1 bytes, whole characters only. */
static void copy_text(char *out, size_t size, const char *text)
{
    size_t n = strlen(text), used = 0;
    while (used < n) {
        uint32_t code;
        size_t step = utf8_next(text + used, n - used, &code);
        step = step ? step : 1;
        if (used + step >= size) {
            break;
        }
        memcpy(out + used, text + used, step);
        used += step;
    }
    out[used] = 0;
}

void settings_text(const struct settings *s, const char *group, const char *key, const char *fallback,
                   char *out, size_t size)
{
    char *value = g_key_file_get_string(s->file, group, key, NULL);
    copy_text(out, size, value ? value : fallback);
    g_free(value);
}

int settings_choice(const struct settings *s, const char *group, const char *key, const char *const *names,
                    int fallback)
{
    char *value = g_key_file_get_string(s->file, group, key, NULL);
    int found = fallback;
    for (int i = 0; value && names[i]; i++) {
        if (strcmp(names[i], value) == 0) {
            found = i;
        }
    }
    g_free(value);
    return found;
}

void settings_set_bool(struct settings *s, const char *group, const char *key, bool value)
{
    g_key_file_set_boolean(s->file, group, key, value);
    s->changed = true;
}

void settings_set_int(struct settings *s, const char *group, const char *key, int value)
{
    g_key_file_set_integer(s->file, group, key, value);
    s->changed = true;
}

void settings_set_real(struct settings *s, const char *group, const char *key, double value)
{
    g_key_file_set_double(s->file, group, key, value);
    s->changed = true;
}

void settings_set_text(struct settings *s, const char *group, const char *key, const char *value)
{
    g_key_file_set_string(s->file, group, key, value);
    s->changed = true;
}

void settings_remove(struct settings *s, const char *group, const char *key)
{
    if (g_key_file_remove_key(s->file, group, key, NULL)) {
        s->changed = true;
    }
}

bool settings_changed(const struct settings *s)
{
    return s->changed;
}

bool settings_save(struct settings *s, char *error, size_t error_size)
{
    struct file_error err;
    gsize n = 0;
    char *folder = g_path_get_dirname(s->path);
    char *text = g_key_file_to_data(s->file, &n, NULL);
    bool ok = file_make_folder(folder, &err) && file_write(s->path, text, n, &err);
    if (ok) {
        s->changed = false;
    } else {
        (void)snprintf(error, error_size, _("the settings are not saved: %s"), err.text);
    }
    g_free(text);
    g_free(folder);
    return ok;
}
