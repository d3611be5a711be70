#define _GNU_SOURCE /* F_OFD_SETLK: locks of a descriptor, not of the whole program */
#include "platform/saves.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/file.h"
#include "base/i18n.h"
#include "platform/folders.h"

enum { SAVE_MOST = 64 << 20, SAVE_START = 16 << 10 };

static bool folder_of(const char *folder, char *out, size_t size)
{
    if (!folder)
        return folder_path(FOLDER_DATA, "saves", out, size);
    return (size_t)snprintf(out, size, "%s", folder) < size;
}

static int compare_times(const struct timespec *a, const struct timespec *b)
{
    if (a->tv_sec != b->tv_sec)
        return a->tv_sec < b->tv_sec ? -1 : 1;
    return (a->tv_nsec > b->tv_nsec) - (a->tv_nsec < b->tv_nsec);
}

/* Fills in the time and size of out->path; false when there is no such file. */
static bool read_file(struct save_slot *out)
{
    struct stat st;
    if (stat(out->path, &st) != 0 || !S_ISREG(st.st_mode))
        return false;
    out->modified = st.st_mtim;
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
    return length >= 0 && (size_t)length < sizeof out->path && read_file(out);
}

bool saves_newer(const struct save_slot *a, const struct save_slot *b)
{
    int order = compare_times(&a->modified, &b->modified);
    return order != 0 ? order > 0 : strcmp(a->name, b->name) < 0;
}

static int newest_first(const void *a, const void *b)
{
    return saves_newer(a, b) ? -1 : saves_newer(b, a);
}

/* Appends a save; false when memory is out, with everything as it was. */
static bool append(struct save_slot **list, size_t *n, size_t *room, const struct save_slot *slot)
{
    if (*n == *room) {
        size_t more = *room > 0 ? *room * 2 : 16;
        struct save_slot *grown = realloc(*list, more * sizeof *grown);
        if (!grown)
            return false;
        *list = grown;
        *room = more;
    }
    (*list)[(*n)++] = *slot;
    return true;
}

size_t saves_list(const char *folder, const char *ends, struct save_slot **out)
{
    char path[SAVES_PATH];
    size_t n = 0, room = 0;
    *out = NULL;
    DIR *dir = folder_of(folder, path, sizeof path) ? opendir(path) : NULL;
    if (!dir)
        return 0;
    const struct dirent *entry;
    struct save_slot slot;
    while ((entry = readdir(dir)))
        if (read_slot(path, entry->d_name, ends, &slot) && !append(out, &n, &room, &slot))
            break;
    (void)closedir(dir);
    if (n > 1)
        qsort(*out, n, sizeof **out, newest_first);
    return n;
}

bool saves_newest(const char *folder, struct save_slot *out)
{
    struct save_slot *list;
    size_t n = saves_list(folder, SAVES_ENDING, &list);
    if (n > 0)
        *out = list[0];
    free(list);
    return n > 0;
}

/* Saves are ordered by time, but two may have the same time (file clocks tick every few milliseconds), or the
 * clock may have been set back: make the file that was just written newer than that. */
static void make_newer(const char *path, const struct timespec *than)
{
    enum { SECOND_NS = 1000000000 };
    struct stat st;
    if (stat(path, &st) != 0 || compare_times(&st.st_mtim, than) > 0)
        return;
    struct timespec later = *than;
    later.tv_nsec++;
    if (later.tv_nsec == SECOND_NS)
        later = (struct timespec){.tv_sec = than->tv_sec + 1};
    (void)utimensat(AT_FDCWD, path, (struct timespec[]){later, later}, 0);
}

static bool write_slot(const char *folder, const char *name, const char *data, size_t bytes, char *error,
                       size_t error_size)
{
    char path[SAVES_PATH], file[SAVES_PATH + SAVES_NAME + 8];
    struct file_error err = {""};
    struct save_slot newest = {.bytes = 0};
    if (!folder_of(folder, path, sizeof path)) {
        (void)snprintf(error, error_size, "%s", _("the name of the folder for saves is too long"));
        return false;
    }
    (void)snprintf(file, sizeof file, "%s/%s%s", path, name, SAVES_ENDING);
    (void)saves_newest(path, &newest);
    if (!file_make_folder(path, &err) || !file_write(file, data, bytes, &err)) {
        (void)snprintf(error, error_size, _("the match is not saved: %s"), err.text);
        return false;
    }
    make_newer(file, &newest.modified);
    return true;
}

int saves_hold(const char *folder, uint64_t number, bool *taken)
{
    char path[SAVES_PATH], file[SAVES_PATH + 16];
    struct file_error err;
    *taken = false;
    if (!folder_of(folder, path, sizeof path) || !file_make_folder(path, &err))
        return -1;
    (void)snprintf(file, sizeof file, "%s/.playing", path);
    int fd = open(file, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    struct flock byte = {
        .l_type = F_WRLCK, .l_whence = SEEK_SET, .l_start = (off_t)(number & INT64_MAX / 2), .l_len = 1};
    if (fd < 0 || fcntl(fd, F_OFD_SETLK, &byte) == 0)
        return fd;
    *taken = errno == EAGAIN || errno == EACCES;
    (void)close(fd);
    return -1;
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

char *saves_read_start(const char *path, size_t *bytes, bool *whole, char *error, size_t error_size)
{
    char *data = NULL;
    struct file_error err;
    if (!file_read_start(path, SAVE_START, &data, bytes, whole, &err)) {
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
