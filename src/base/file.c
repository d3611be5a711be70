#define _XOPEN_SOURCE 700 /* realpath */
#include "base/file.h"

#include "base/i18n.h"
#include "base/text.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

enum { PATH_ROOM = 4096 };

/* A path that leaves no room for the reason is shown by its end. */
static bool fail(struct file_error *err, const char *path, const char *why)
{
    char shown[PATH_ROOM];
    struct text p = text_over(shown, sizeof shown), t = text_over(err->text, sizeof err->text);
    text_put_typed(&p, *path ? path : "\"\"");
    size_t most = sizeof err->text - 1 - strlen(": ") - strlen(why), from = 0;
    if (p.length > most) {
        from = p.length - (most - strlen("…"));
        while (((unsigned char)shown[from] & 0xc0) == 0x80) /* not inside a character */
            from++;
        text_add(&t, "…");
    }
    text_add(&t, "%s: %s", shown + from, why);
    return false;
}

/* Reads on until the end or at least one byte past `most`. */
static bool read_all(FILE *f, size_t most, char **bytes, size_t *length)
{
    enum { USUAL = 65536 };
    size_t room = most < USUAL ? most + 1 : USUAL, have = 0;
    char *buffer = malloc(room + 1);
    while (buffer) {
        have += fread(buffer + have, 1, room - have, f);
        if (have < room || have > most)
            break;
        room *= 2;
        char *more = realloc(buffer, room + 1);
        if (!more)
            free(buffer);
        buffer = more;
    }
    if (!buffer)
        return false;
    buffer[have] = '\0';
    *bytes = buffer;
    *length = have;
    return true;
}

/* Reads the file up to `most` bytes, and one more if there are more. */
static bool read_some(const char *path, size_t most, char **bytes, size_t *length, struct file_error *err)
{
    bool standard = strcmp(path, "-") == 0;
    struct stat st;
    FILE *f = standard ? stdin : fopen(path, "rb");
    *bytes = NULL;
    *length = 0;
    if (!f)
        return fail(err, path, strerror(errno));
    if (fstat(fileno(f), &st) == 0 && S_ISDIR(st.st_mode)) {
        fclose(f);
        return fail(err, path, strerror(EISDIR));
    }
    bool memory = read_all(f, most, bytes, length);
    bool broken = ferror(f) != 0;
    if (!standard)
        fclose(f);
    if (memory && !broken)
        return true;
    free(*bytes);
    *bytes = NULL;
    return fail(err, path, strerror(memory ? EIO : ENOMEM));
}

bool file_read(const char *path, size_t most, char **bytes, size_t *length, struct file_error *err)
{
    if (!read_some(path, most, bytes, length, err))
        return false;
    if (*length <= most)
        return true;
    free(*bytes);
    *bytes = NULL;
    char why[128];
    struct text t = text_over(why, sizeof why);
    text_add(&t, _("too large, at most %zu bytes are read"), most);
    return fail(err, path, why);
}

bool file_read_start(const char *path, size_t most, char **bytes, size_t *length, bool *whole,
                     struct file_error *err)
{
    bool read = read_some(path, most, bytes, length, err);
    *whole = *length <= most;
    if (*bytes && !*whole) {
        *length = most;
        (*bytes)[most] = '\0';
    }
    return read;
}

static bool put_all(int fd, const char *bytes, size_t length)
{
    while (length > 0) {
        ssize_t n = write(fd, bytes, length);
        if (n < 0 && errno == EINTR)
            continue;
        if (n <= 0)
            return false;
        bytes += n;
        length -= (size_t)n;
    }
    return true;
}

static bool write_directly(const char *path, const char *bytes, size_t length, struct file_error *err)
{
    bool standard = strcmp(path, "-") == 0;
    int fd = standard ? STDOUT_FILENO : open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
    if (fd < 0 || (standard && fflush(stdout) != 0)) /* what was printed before comes first */
        return fail(err, path, strerror(errno));
    bool good = put_all(fd, bytes, length);
    int why = errno;
    if (!standard && close(fd) != 0 && good) {
        good = false;
        why = errno;
    }
    return good || fail(err, path, strerror(why));
}

/* Opens the folder that path is in and waits, a second at most, until no other program that writes as this one does is
 * putting a file in place there. Best effort: where folders cannot be locked it goes without. -1: it cannot be opened. */
static int enter_folder(const char *path)
{
    enum { TRIES = 500 };
    const struct timespec nap = {0, 2000000};
    char folder[PATH_ROOM];
    const char *slash = strrchr(path, '/');
    size_t n = slash ? (size_t)(slash - path) : 0;
    struct text t = text_over(folder, sizeof folder);
    if (!slash)
        text_put(&t, ".", 1);
    else
        text_put(&t, path, n ? n : 1);
    int fd = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    for (int i = 0; fd >= 0 && i < TRIES && flock(fd, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK; i++)
        nanosleep(&nap, NULL);
    return fd;
}

/* Tells the disk about a rename: without it a crash may bring the old name back. Best effort, as is the lock. */
static void leave_folder(int fd)
{
    if (fd < 0)
        return;
    (void)flock(fd, LOCK_UN);
    (void)fsync(fd);
    close(fd);
}

/* Opens a file beside path that nobody else has and that was not there, for writing; its name goes to fresh. -1: errno. */
static int open_fresh(const char *path, mode_t mode, char fresh[PATH_ROOM])
{
    enum { TRIES = 1000 };
    int fd = -1;
    errno = EEXIST;
    for (int i = 0; fd < 0 && errno == EEXIST && i < TRIES; i++) {
        struct text t = text_over(fresh, PATH_ROOM);
        text_add(&t, "%s.%ld.", path, (long)getpid());
        if (i > 0) /* left by a crash of a process with our number, or another thread's */
            text_add(&t, "%d.", i);
        text_add(&t, "new");
        if (t.cut) {
            errno = ENAMETOOLONG;
            return -1;
        }
        fd = open(fresh, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode);
    }
    return fd;
}

/* Puts the bytes into a fresh file beside path, safely on disk. */
static bool write_fresh(const char *path, mode_t mode, const char *bytes, size_t length,
                        char fresh[PATH_ROOM])
{
    int fd = open_fresh(path, mode, fresh);
    if (fd < 0)
        return false;
    bool good = put_all(fd, bytes, length) && fsync(fd) == 0;
    int why = errno;
    if (close(fd) != 0 && good) {
        good = false;
        why = errno;
    }
    if (!good)
        unlink(fresh);
    errno = why;
    return good;
}

/* The file at path, if there is one, gets the name `path.bak` as well: at no moment is there none at path, nor, once there
 * was one, none at `path.bak`. fresh: a name that nobody else has. */
static void keep_old(const char *path, const char *fresh)
{
    char old[PATH_ROOM], second[PATH_ROOM];
    struct text b = text_over(old, sizeof old), s = text_over(second, sizeof second);
    text_add(&b, "%s.bak", path);
    text_add(&s, "%s.old", fresh);
    if (s.cut || b.cut)
        return;
    if (link(path, second) == 0) {
        (void)rename(second, old);
        unlink(second); /* still there if `path.bak` is a folder, or the same file as path */
    } else if (errno != ENOENT) {
        (void)rename(path, old); /* no second names on this disk */
    }
}

/* keep: the old file stays as `path.bak`. */
static bool put_whole(const char *path, const char *bytes, size_t length, bool keep, struct file_error *err)
{
    struct stat st;
    char fresh[PATH_ROOM];
    bool there = lstat(path, &st) == 0;
    if (!write_fresh(path, there ? st.st_mode & 0777 : 0666, bytes, length, fresh))
        return fail(err, path, strerror(errno));
    int folder = enter_folder(path);
    if (keep)
        keep_old(path, fresh);
    bool good = rename(fresh, path) == 0;
    int why = errno;
    leave_folder(folder);
    if (good)
        return true;
    unlink(fresh);
    return fail(err, path, strerror(why));
}

/* Whether path is to be written in place, since what it is would not survive being replaced: standard output, a pipe, a
 * device, a link that leads nowhere. If it is not, *real is what to write: path, or the file that it is a link to; the
 * caller frees `made`. */
static bool in_place(const char *path, const char **real, char **made)
{
    struct stat st;
    *real = path;
    *made = NULL;
    if (strcmp(path, "-") == 0)
        return true;
    if (lstat(path, &st) != 0 || S_ISREG(st.st_mode))
        return false;
    if (!S_ISLNK(st.st_mode) || stat(path, &st) != 0 || !S_ISREG(st.st_mode))
        return true;
    *made = realpath(path, NULL);
    *real = *made;
    return !*made;
}

static bool write_whole(const char *path, const char *bytes, size_t length, bool keep, struct file_error *err)
{
    const char *real;
    char *made;
    bool good = in_place(path, &real, &made) ? write_directly(path, bytes, length, err)
                                             : put_whole(real, bytes, length, keep, err);
    free(made);
    return good;
}

bool file_write(const char *path, const char *bytes, size_t length, struct file_error *err)
{
    return write_whole(path, bytes, length, true, err);
}

bool file_replace(const char *path, const char *bytes, size_t length, struct file_error *err)
{
    return write_whole(path, bytes, length, false, err);
}

bool file_can_write(const char *path, struct file_error *err)
{
    char fresh[PATH_ROOM];
    const char *real;
    char *made;
    struct stat st;

    if (strcmp(path, "-") == 0)
        return true;
    if (!*path)
        return fail(err, path, strerror(ENOENT));
    if (stat(path, &st) == 0 && S_ISDIR(st.st_mode))
        return fail(err, path, strerror(EISDIR));
    if (in_place(path, &real, &made)) /* one that leads nowhere is tried then */
        return access(path, W_OK) == 0 || errno == ENOENT || fail(err, path, strerror(errno));
    int fd = open_fresh(real, 0600, fresh), why = errno;
    free(made);
    if (fd < 0)
        return fail(err, path, strerror(why));
    close(fd);
    unlink(fresh);
    return true;
}

/* Gives the fresh file a name that nobody has. False: errno, EEXIST where somebody has it. */
static bool take_name(const char *fresh, const char *path)
{
    struct stat st;
    if (link(fresh, path) == 0)
        return true;
    if (errno == EEXIST)
        return false;
    if (lstat(path, &st) != 0) /* no second names on this disk; programs of ours take turns in the folder */
        return rename(fresh, path) == 0;
    errno = EEXIST;
    return false;
}

/* The first of the names that nobody has. False: errno. */
static bool take_first_name(const char *fresh, const char *folder, const char *name, const char *ending,
                            char *path, size_t size)
{
    enum { MOST = 10000 };
    errno = EEXIST;
    for (int n = 1; n <= MOST && errno == EEXIST; n++) {
        struct text t = text_over(path, size);
        text_add(&t, n == 1 ? "%s/%s" : "%s/%s (%d)", folder, name, n);
        text_add(&t, "%s", ending);
        if (t.cut)
            errno = ENAMETOOLONG;
        else if (take_name(fresh, path))
            return true;
    }
    return false;
}

bool file_write_new(const char *folder, const char *name, const char *ending, const char *bytes,
                    size_t length, char *path, size_t size, struct file_error *err)
{
    char fresh[PATH_ROOM];
    struct text t = text_over(path, size);
    text_add(&t, "%s/%s%s", folder, name, ending);
    if (!write_fresh(path, 0666, bytes, length, fresh))
        return fail(err, path, strerror(errno));
    int entered = enter_folder(path);
    bool good = take_first_name(fresh, folder, name, ending, path, size);
    int why = errno;
    unlink(fresh); /* not there any more where it was renamed */
    leave_folder(entered);
    return good || fail(err, path, strerror(why));
}

bool file_set_aside(const char *path, char *aside, size_t size)
{
    enum { MOST_KEPT = 99 };
    for (int i = 1; i <= MOST_KEPT; i++) {
        struct stat st;
        struct text t = text_over(aside, size);
        text_add(&t, i == 1 ? "%s.broken" : "%s.broken-%d", path, i);
        if (t.cut)
            return false;
        if (lstat(aside, &st) != 0)
            return rename(path, aside) == 0;
    }
    return false;
}

bool file_make_folder(const char *path, struct file_error *err)
{
    char part[PATH_ROOM];
    struct stat st;
    size_t n = strlen(path);
    if (n == 0 || n >= sizeof part)
        return fail(err, path, strerror(n ? ENAMETOOLONG : ENOENT));
    memcpy(part, path, n + 1);
    for (size_t i = 1; i <= n; i++) {
        if (part[i] != '/' && part[i] != '\0')
            continue;
        part[i] = '\0';
        if (mkdir(part, 0700) != 0 && errno != EEXIST)
            return fail(err, part, strerror(errno));
        if (i < n)
            part[i] = '/';
    }
    if (stat(path, &st) == 0 && S_ISDIR(st.st_mode))
        return true;
    return fail(err, path, strerror(ENOTDIR));
}
