#include "platform/saves.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/file.h"
#include "base/i18n.h"
#include "platform/folders.h"

static const char ending[] = ".save";
static const char auto_name[] = "autosave-";

enum { SAVE_MOST = 64 << 20 };

static bool folder_of(const char *folder, char *out, size_t size)
{
    if (!folder)
        return folder_path(FOLDER_DATA, "saves", out, size);
    return (size_t)snprintf(out, size, "%s", folder) < size;
}

static bool is_auto(const char *name)
{
    size_t n = sizeof auto_name - 1;
    return strncmp(name, auto_name, n) == 0 && name[n] >= '1' &&
           name[n] < '1' + SAVES_AUTO * SAVES_INSTANCES && name[n + 1] == 0;
}

/* Fills in the time and size of out->path; false when there is no such file. */
static bool read_file(struct save_slot *out)
{
    struct stat st;
    if (stat(out->path, &st) != 0 || !S_ISREG(st.st_mode))
        return false;
    out->modified_ns = (int64_t)st.st_mtim.tv_sec * 1000000000 + st.st_mtim.tv_nsec;
    out->bytes = (size_t)st.st_size;
    return true;
}

/* Reads a folder entry; false when it is not a save. */
static bool read_slot(const char *folder, const char *entry, const char *ends, struct save_slot *out)
{
    size_t n = strlen(entry), e = strlen(ends);
    if (n <= e || strcmp(entry + n - e, ends) != 0 || n - e >= SAVES_NAME)
        return false;
    memcpy(out->name, entry, n - e);
    out->name[n - e] = 0;
    int length = snprintf(out->path, sizeof out->path, "%s/%s", folder, entry);
    out->automatic = is_auto(out->name);
    return length >= 0 && (size_t)length < sizeof out->path && read_file(out);
}

static bool younger(const struct save_slot *a, const struct save_slot *b)
{
    return a->modified_ns != b->modified_ns ? a->modified_ns > b->modified_ns : strcmp(a->name, b->name) < 0;
}

/* Inserts into out, which stays sorted newest first; drops what exceeds cap. */
static void insert(struct save_slot *out, size_t kept, size_t cap, const struct save_slot *slot)
{
    size_t i = kept < cap ? kept : cap;
    while (i > 0 && younger(slot, &out[i - 1])) {
        if (i < cap)
            out[i] = out[i - 1];
        i--;
    }
    if (i < cap)
        out[i] = *slot;
}

size_t saves_list_of(const char *folder, const char *ends, struct save_slot *out, size_t cap)
{
    char path[SAVES_PATH];
    size_t n = 0;
    DIR *dir = folder_of(folder, path, sizeof path) ? opendir(path) : NULL;
    if (!dir)
        return 0;
    const struct dirent *entry;
    while ((entry = readdir(dir))) {
        struct save_slot slot;
        if (read_slot(path, entry->d_name, ends, &slot)) {
            insert(out, n, cap, &slot);
            n++;
        }
    }
    (void)closedir(dir);
    return n;
}

size_t saves_list(const char *folder, struct save_slot *out, size_t cap)
{
    return saves_list_of(folder, ending, out, cap);
}

bool saves_newest(const char *folder, struct save_slot *out)
{
    return saves_list(folder, out, 1) > 0;
}

/* Saves are ordered by time, but two may have the same time (file clocks tick every few milliseconds), or the
 * clock may have been set back: make the file that was just written the newest. */
static void make_youngest(const char *path, int64_t than_ns)
{
    enum { SECOND_NS = 1000000000 };
    struct stat st;
    if (stat(path, &st) != 0 || (int64_t)st.st_mtim.tv_sec * SECOND_NS + st.st_mtim.tv_nsec > than_ns)
        return;
    struct timespec later = {.tv_sec = (time_t)((than_ns + 1) / SECOND_NS),
                             .tv_nsec = (long)((than_ns + 1) % SECOND_NS)};
    (void)utimensat(AT_FDCWD, path, (struct timespec[]){later, later}, 0);
}

static bool write_slot(const char *folder, const char *name, const char *data, size_t bytes, char *error,
                       size_t error_size)
{
    char path[SAVES_PATH], file[SAVES_PATH + SAVES_NAME + 8];
    struct file_error err = {""};
    struct save_slot newest = {.modified_ns = 0};
    if (!folder_of(folder, path, sizeof path)) {
        (void)snprintf(error, error_size, "%s", _("the name of the folder for saves is too long"));
        return false;
    }
    (void)snprintf(file, sizeof file, "%s/%s%s", path, name, ending);
    (void)saves_newest(path, &newest);
    if (!file_make_folder(path, &err) || !file_write(file, data, bytes, &err)) {
        (void)snprintf(error, error_size, _("the match is not saved: %s"), err.text);
        return false;
    }
    make_youngest(file, newest.modified_ns);
    return true;
}

static bool is_there(const char *folder, const char *entry)
{
    struct stat st;
    char path[SAVES_PATH + 64];
    (void)snprintf(path, sizeof path, "%s/%s", folder, entry);
    return lstat(path, &st) == 0;
}

/* The next autosave to write: one that does not exist yet, else the oldest. Anything of that name that is not
 * a file is passed over. */
static int next_auto(const char *folder, int instance)
{
    int first = instance * SAVES_AUTO + 1, next = first;
    int64_t oldest = INT64_MAX;
    for (int i = first; i < first + SAVES_AUTO; i++) {
        char entry[64];
        struct save_slot slot;
        (void)snprintf(entry, sizeof entry, "%s%d%s", auto_name, i, ending);
        if (!is_there(folder, entry))
            return i;
        if (read_slot(folder, entry, ending, &slot) && slot.modified_ns < oldest) {
            oldest = slot.modified_ns;
            next = i;
        }
    }
    return next;
}

int saves_claim(const char *folder, int *instance)
{
    char path[SAVES_PATH], file[SAVES_PATH + 32];
    struct file_error err;
    *instance = 0;
    if (!folder_of(folder, path, sizeof path) || !file_make_folder(path, &err))
        return -1;
    for (int i = 0; i < SAVES_INSTANCES; i++) {
        (void)snprintf(file, sizeof file, "%s/.running-%d", path, i + 1);
        int fd = open(file, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
        if (fd >= 0 && flock(fd, LOCK_EX | LOCK_NB) == 0) {
            *instance = i;
            return fd;
        }
        if (fd >= 0)
            (void)close(fd);
    }
    return -1;
}

bool saves_write_auto(const char *folder, int instance, const char *data, size_t bytes, char *error,
                      size_t error_size)
{
    char path[SAVES_PATH], name[64];
    if (!folder_of(folder, path, sizeof path))
        return write_slot(folder, "", data, bytes, error, error_size);
    (void)snprintf(name, sizeof name, "%s%d", auto_name, next_auto(path, instance));
    return write_slot(folder, name, data, bytes, error, error_size);
}

bool saves_write(const char *folder, const char *name, const char *data, size_t bytes, char *error,
                 size_t error_size)
{
    char safe[SAVES_NAME - 8];
    size_t n = 0;
    for (; name[n] && n + 1 < sizeof safe; n++) {
        unsigned char c = (unsigned char)name[n];
        safe[n] = (char)(c < 32 || c == '/' || c == '\\' || c == 127 || (n == 0 && c == '.') ? '_' : c);
    }
    while (n > 0 && name[n] && ((unsigned char)safe[n - 1] & 0xC0) == 0x80)
        n--; /* do not cut inside a character */
    if (n > 0 && name[n] && ((unsigned char)safe[n - 1] & 0x80))
        n--;
    safe[n] = 0;
    return write_slot(folder, n ? safe : "_", data, bytes, error, error_size);
}

char *saves_read(const char *path, size_t *bytes, char *error, size_t error_size)
{
    char *data = NULL;
    struct file_error err;
    if (!file_read(path, SAVE_MOST, &data, bytes, &err)) {
        (void)snprintf(error, error_size, _("the save cannot be read: %s"), err.text);
        return NULL;
    }
    return data;
}

bool saves_former(const struct save_slot *slot, struct save_slot *out)
{
    *out = *slot;
    int length = snprintf(out->path, sizeof out->path, "%s.bak", slot->path);
    return length >= 0 && (size_t)length < sizeof out->path && read_file(out);
}

bool saves_set_aside(const char *path, bool former, char *aside, size_t size)
{
    char bak[SAVES_PATH + 8];
    (void)snprintf(bak, sizeof bak, "%s.bak", path);
    if (!file_set_aside(path, aside, size))
        return false;
    if (!former || link(bak, path) == 0 || rename(bak, path) == 0) /* some file systems have no hard links */
        return true;
    (void)rename(aside, path);
    return false;
}

bool saves_remove(const char *path, char *error, size_t error_size)
{
    char bak[SAVES_PATH + 8];
    (void)snprintf(bak, sizeof bak, "%s.bak", path);
    if (unlink(path) != 0 && errno != ENOENT) {
        /* TRANSLATORS: a file, and the system's reason. */
        (void)snprintf(error, error_size, _("%s cannot be removed: %s"), path, strerror(errno));
        return false;
    }
    (void)unlink(bak);
    return true;
}
