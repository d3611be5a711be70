#include "platform/settings.h"

#include <glib.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/file.h"
#include "base/i18n.h"
#include "base/text.h"
#include "base/utf8.h"
#include "platform/folders.h"

struct settings {
    GKeyFile *file;
    GKeyFile *set; /* what was set since the file was read or saved; NULL: nothing */
    char path[4096];
    /* why the file that is there could not be read; "" if it was. It is not written over. */
    char unread[256];
};

enum { SETTINGS_MOST = 16 << 20 };

/* Renames an unreadable file, so that a person can mend it. */
static void set_broken_aside(const char *path, const char *why, char *notice, size_t size)
{
    char aside[4200];
    if (file_set_aside(path, aside, sizeof aside)) {
        /* TRANSLATORS: a broken file, what is wrong with it, and the name it was moved to. */
        (void)snprintf(notice, size, _("%s: %s; it is kept as %s and the usual settings are used"), path, why,
                       aside);
    } else {
        /* TRANSLATORS: a broken file, and what is wrong with it. */
        (void)snprintf(notice, size, _("%s: %s; the usual settings are used"), path, why);
    }
}

/* NULL: the bytes are not settings; *why, which the caller frees, says what is wrong. */
static GKeyFile *parse(const char *bytes, size_t n, GError **why)
{
    const GKeyFileFlags all = (GKeyFileFlags)(G_KEY_FILE_KEEP_COMMENTS | G_KEY_FILE_KEEP_TRANSLATIONS);
    GKeyFile *file = g_key_file_new();
    if (n > 0 && !g_key_file_load_from_data(file, bytes, n, all, why)) {
        g_key_file_free(file);
        return NULL;
    }
    return file;
}

static void read_file(struct settings *s, char *notice, size_t size)
{
    GError *error = NULL;
    if (!g_file_test(s->path, G_FILE_TEST_EXISTS))
        return;
    char *bytes = NULL;
    size_t n = 0;
    struct file_error err;
    if (!file_read(s->path, SETTINGS_MOST, &bytes, &n, &err)) {
        /* TRANSLATORS: why the file cannot be read, with its name. */
        (void)snprintf(notice, size, _("%s; the usual settings are used"), err.text);
        (void)snprintf(s->unread, sizeof s->unread, "%s", err.text);
        return;
    }
    GKeyFile *read = parse(bytes, n, &error);
    free(bytes);
    if (read) {
        g_key_file_free(s->file);
        s->file = read;
        return;
    }
    set_broken_aside(s->path, error ? error->message : "", notice, size);
    text_plain(notice);
    g_clear_error(&error);
}

struct settings *settings_open(const char *path, char *notice, size_t notice_size)
{
    struct settings *s = calloc(1, sizeof *s);
    notice[0] = 0;
    if (!s)
        return NULL;
    s->file = g_key_file_new();
    bool fits = path ? (size_t)snprintf(s->path, sizeof s->path, "%s", path) < sizeof s->path
                     : folder_path(FOLDER_CONFIG, "settings.ini", s->path, sizeof s->path);
    if (!fits)
        s->path[0] = 0;
    else
        read_file(s, notice, notice_size);
    return s;
}

void settings_close(struct settings *settings)
{
    if (settings) {
        g_key_file_free(settings->file);
        if (settings->set)
            g_key_file_free(settings->set);
        free(settings);
    }
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

bool settings_int_malformed(const struct settings *s, const char *group, const char *key)
{
    GError *error = NULL;
    (void)g_key_file_get_integer(s->file, group, key, &error);
    bool malformed = g_error_matches(error, G_KEY_FILE_ERROR, G_KEY_FILE_ERROR_INVALID_VALUE);
    g_clear_error(&error);
    return malformed;
}

/* Copies at most size - 1 bytes, in whole characters. */
static void copy_text(char *out, size_t size, const char *text)
{
    size_t n = strlen(text), used = 0;
    while (used < n) {
        uint32_t code;
        size_t step = utf8_next(text + used, n - used, &code);
        step = step ? step : 1;
        if (used + step >= size)
            break;
        memcpy(out + used, text + used, step);
        used += step;
    }
    out[used] = 0;
}

/* Whether every backslash begins what GLib reads. It complains of two that do not on standard error, as of a mistake of the program's. */
static bool is_escaped(const char *value)
{
    for (; *value; value++)
        if (*value == '\\' && (*++value == '\0' || !strchr("sntr\\", *value)))
            return false;
    return true;
}

void settings_text(const struct settings *s, const char *group, const char *key, const char *fallback,
                   char *out, size_t size)
{
    char *written = g_key_file_get_value(s->file, group, key, NULL);
    char *value = written && is_escaped(written) ? g_key_file_get_string(s->file, group, key, NULL) : NULL;
    copy_text(out, size, value ? value : fallback);
    g_free(value);
    g_free(written);
}

/* Values set since the last save are noted here as well. */
static GKeyFile *set_now(struct settings *s)
{
    if (!s->set)
        s->set = g_key_file_new();
    return s->set;
}

void settings_set_int(struct settings *s, const char *group, const char *key, int value)
{
    g_key_file_set_integer(s->file, group, key, value);
    g_key_file_set_integer(set_now(s), group, key, value);
}

void settings_set_text(struct settings *s, const char *group, const char *key, const char *value)
{
    g_key_file_set_string(s->file, group, key, value);
    g_key_file_set_string(set_now(s), group, key, value);
}

bool settings_changed(const struct settings *s)
{
    return s->set;
}

/* Another program, or a person with an editor, may have changed the file since it was read: take over what
 * they set, except where this program has set something itself. */
static void take_over(struct settings *s)
{
    char *bytes = NULL;
    size_t n = 0;
    struct file_error unread;
    if (!s->set || !file_read(s->path, SETTINGS_MOST, &bytes, &n, &unread))
        return;
    GKeyFile *now = parse(bytes, n, NULL);
    free(bytes);
    if (!now)
        return;
    char **groups = g_key_file_get_groups(s->set, NULL);
    for (char **group = groups; *group; group++) {
        char **keys = g_key_file_get_keys(s->set, *group, NULL, NULL);
        for (char **key = keys; keys && *key; key++) {
            char *value = g_key_file_get_value(s->set, *group, *key, NULL);
            g_key_file_set_value(now, *group, *key, value);
            g_free(value);
        }
        g_strfreev(keys);
    }
    g_strfreev(groups);
    g_key_file_free(s->file);
    s->file = now;
}

bool settings_save(struct settings *s, char *error, size_t error_size)
{
    struct file_error err;
    gsize n = 0;
    if (s->unread[0]) {
        (void)snprintf(error, error_size, _("the settings are not saved: %s"), s->unread);
        return false;
    }
    take_over(s);
    char *folder = g_path_get_dirname(s->path);
    char *text = g_key_file_to_data(s->file, &n, NULL);
    bool ok = file_make_folder(folder, &err) && file_write(s->path, text, n, &err);
    if (ok && s->set) {
        g_key_file_free(s->set);
        s->set = NULL;
    } else if (!ok) {
        (void)snprintf(error, error_size, _("the settings are not saved: %s"), err.text);
    }
    g_free(text);
    g_free(folder);
    return ok;
}
