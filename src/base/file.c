#include "base/file.h"

#include "base/i18n.h"
#include "base/text.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { PATH_ROOM = 4096 };

static bool fail(struct file_error *err, const char *path, const char *why)
{
    struct text t = text_over(err->text, sizeof err->text);
    text_put_typed(&t, *path ? path : "\"\"");
    text_add(&t, ": %s", why);
    return false;
}

/* Reads on until the end or one byte past `most`. */
static bool read_all(FILE *f, size_t most, char **bytes, size_t *length)
{
    size_t room = 65536, have = 0;
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

bool file_read(const char *path, size_t most, char **bytes, size_t *length, struct file_error *err)
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
    if (memory && !broken && *length <= most)
        return true;
    free(*bytes);
    *bytes = NULL;
    if (!memory)
        return fail(err, path, strerror(ENOMEM));
    if (broken)
        return fail(err, path, strerror(EIO));
    struct text t = text_over(err->text, sizeof err->text);
    text_put_typed(&t, path);
    text_add(&t, _(": too large, at most %zu bytes are read"), most);
    return false;
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

/* Tells the disk about a rename: without it a crash may bring the old name back. Best effort. */
static void flush_folder(const char *path)
{
    char folder[PATH_ROOM];
    const char *slash = strrchr(path, '/');
    size_t n = slash ? (size_t)(slash - path) : 0;
    struct text t = text_over(folder, sizeof folder);
    if (!slash)
        text_put(&t, ".", 1);
    else
        text_put(&t, path, n ? n : 1);
    int fd = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (fd >= 0) {
        (void)fsync(fd);
        close(fd);
    }
}

/* Puts the bytes into a fresh file at path, safely on disk. */
static bool write_fresh(const char *path, mode_t mode, const char *bytes, size_t length)
{
    int fd = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode);
    if (fd < 0)
        return false;
    bool good = put_all(fd, bytes, length) && fsync(fd) == 0;
    int why = errno;
    if (close(fd) != 0 && good) {
        good = false;
        why = errno;
    }
    if (!good)
        unlink(path);
    errno = why;
    return good;
}

/* keep: the old file stays as `path.bak`. */
static bool write_whole(const char *path, const char *bytes, size_t length, bool keep, struct file_error *err)
{
    struct stat st;
    bool there = strcmp(path, "-") != 0 && lstat(path, &st) == 0;
    if (strcmp(path, "-") == 0 || (there && !S_ISREG(st.st_mode)))
        return write_directly(path, bytes, length, err);
    char fresh[PATH_ROOM], old[PATH_ROOM];
    struct text t = text_over(fresh, sizeof fresh);
    text_add(&t, "%s.%ld.new", path, (long)getpid());
    struct text b = text_over(old, sizeof old);
    text_add(&b, "%s.bak", path);
    if (t.cut || b.cut)
        return fail(err, path, strerror(ENAMETOOLONG));
    unlink(fresh); /* left by a crash of a process with our number */
    if (!write_fresh(fresh, there ? st.st_mode & 0777 : 0666, bytes, length))
        return fail(err, path, strerror(errno));
    if (there && keep) { /* a second name for the old file: at no moment is there none at path */
        unlink(old);
        if (link(path, old) != 0)
            (void)rename(path, old);
    }
    if (rename(fresh, path) != 0) {
        int why = errno;
        unlink(fresh);
        return fail(err, path, strerror(why));
    }
    flush_folder(path);
    return true;
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
    struct stat st;
    struct text t = text_over(fresh, sizeof fresh);

    if (strcmp(path, "-") == 0)
        return true;
    text_add(&t, "%s.%ld.new", path, (long)getpid());
    if (!*path)
        return fail(err, path, strerror(ENOENT));
    if (t.cut)
        return fail(err, path, strerror(ENAMETOOLONG));
    if (stat(path, &st) == 0 && S_ISDIR(st.st_mode))
        return fail(err, path, strerror(EISDIR));
    if (lstat(path, &st) == 0 &&
        !S_ISREG(st.st_mode)) /* written to directly; one that leads nowhere is tried then */
        return access(path, W_OK) == 0 || errno == ENOENT || fail(err, path, strerror(errno));
    unlink(fresh);
    int fd = open(fresh, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (fd < 0)
        return fail(err, path, strerror(errno));
    close(fd);
    unlink(fresh);
    return true;
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
