#define _GNU_SOURCE /* pipe2, for pipes that no other child inherits */
#include "ai/process.h"

#include "base/utf8.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

enum { SLICE = 20 }; /* ms between two looks at *stop */

struct process {
    pid_t pid;
    pid_t guard;   /* a shell in its group that ends the group once this program is gone; 0: none */
    int lifeline;  /* what the guard reads from, and gets nothing as long as we live */
    int in, out;   /* our ends of its standard input (a socket: no SIGPIPE) and output */
    size_t length; /* bytes in `pending` */
    bool skipping; /* the line being read is too long: wait for its end */
    char pending[PROCESS_LINE_SIZE];
};

uint64_t process_now(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000 + (uint64_t)now.tv_nsec / 1000000;
}

/* Spawns a shell in a process group (0: one of its own) over its ends of channels. child_out -1: it says nothing to
 * anybody. Returns 0 or an errno. */
static int spawn(pid_t *pid, pid_t group, const char *command, int child_in, int child_out)
{
    char *argv[] = {(char[]){"sh"}, (char[]){"-c"}, NULL, NULL};
    posix_spawn_file_actions_t files;
    posix_spawnattr_t attr;
    sigset_t none, usual;
    char *copy = strdup(command);

    if (!copy)
        return ENOMEM;
    argv[2] = copy;
    sigemptyset(&none);
    sigemptyset(&usual);
    sigaddset(&usual, SIGPIPE);
    sigaddset(&usual, SIGINT);
    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_adddup2(&files, child_in, STDIN_FILENO);
    if (child_out >= 0) {
        posix_spawn_file_actions_adddup2(&files, child_out, STDOUT_FILENO);
    } else {
        posix_spawn_file_actions_addopen(&files, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
        posix_spawn_file_actions_addopen(&files, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    }
    posix_spawnattr_init(&attr);
    posix_spawnattr_setpgroup(&attr, group);
    posix_spawnattr_setsigmask(&attr, &none);
    posix_spawnattr_setsigdefault(&attr, &usual);
    posix_spawnattr_setflags(&attr, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
    int failed = posix_spawn(pid, "/bin/sh", &files, &attr, argv, environ);
    posix_spawnattr_destroy(&attr);
    posix_spawn_file_actions_destroy(&files);
    free(copy);
    return failed;
}

/* However this program ends, what it started is not left behind: it has a second to go by itself. Without a guard the game
 * goes on all the same. */
static void set_guard(struct process *p)
{
    int line[2];

    if (pipe2(line, O_CLOEXEC) != 0)
        return;
    if (spawn(&p->guard, p->pid, "read -r nothing; sleep 1; kill -s KILL 0", line[0], -1) != 0)
        p->guard = 0;
    close(line[0]);
    p->lifeline = line[1];
}

struct process *process_start(const char *command)
{
    int in[2] = {-1, -1}, out[2] = {-1, -1}, failed = ENOMEM;
    struct process *p = calloc(1, sizeof *p);

    if (p) {
        failed = socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, in) != 0 || pipe2(out, O_CLOEXEC) != 0
                     ? errno
                     : spawn(&p->pid, 0, command, in[1], out[1]);
    }
    if (in[1] >= 0)
        close(in[1]);
    if (out[1] >= 0)
        close(out[1]);
    if (!failed) {
        p->in = in[0];
        p->out = out[0];
        p->lifeline = -1;
        set_guard(p);
        return p;
    }
    if (in[0] >= 0)
        close(in[0]);
    if (out[0] >= 0)
        close(out[0]);
    free(p);
    errno = failed;
    return NULL;
}

/* Waits until fd is ready for events. */
static process_result wait_for(int fd, short events, uint64_t deadline, const atomic_bool *stop)
{
    for (;;) {
        uint64_t now = process_now();
        if (stop && atomic_load(stop))
            return PROCESS_STOPPED;
        if (now >= deadline)
            return PROCESS_LATE;
        struct pollfd one = {.fd = fd, .events = events};
        int ready = poll(&one, 1, (int)(deadline - now < SLICE ? deadline - now : SLICE));
        if (ready > 0)
            return PROCESS_OK;
        if (ready < 0 && errno != EINTR)
            return PROCESS_GONE;
    }
}

process_result process_send(struct process *p, const char *bytes, size_t length, uint64_t deadline,
                            const atomic_bool *stop)
{
    while (length > 0) {
        ssize_t sent = send(p->in, bytes, length, MSG_NOSIGNAL | MSG_DONTWAIT);
        if (sent > 0) {
            bytes += sent;
            length -= (size_t)sent;
            continue;
        }
        if (errno != EAGAIN && errno != EWOULDBLOCK && errno != EINTR)
            return PROCESS_GONE;
        process_result ready = wait_for(p->in, POLLOUT, deadline, stop);
        if (ready != PROCESS_OK)
            return ready;
    }
    return PROCESS_OK;
}

static bool is_text(const char *line)
{
    size_t length = strlen(line);

    for (size_t at = 0; at < length;) {
        uint32_t code = 0;
        size_t bytes = utf8_next(line + at, length - at, &code);
        if (bytes == 0 || (utf8_is_control(code) && code != '\t'))
            return false;
        at += bytes;
    }
    return true;
}

/* Takes a line out of what is pending. False: there is none yet. */
static bool take_line(struct process *p, char out[PROCESS_LINE_SIZE], process_result *result)
{
    char *newline = memchr(p->pending, '\n', p->length);

    if (!newline) {
        if (p->length == sizeof p->pending) {
            p->skipping = true;
            p->length = 0;
        }
        return false;
    }
    size_t length = (size_t)(newline - p->pending);
    memcpy(out, p->pending, length);
    out[length] = '\0';
    p->length -= length + 1;
    memmove(p->pending, newline + 1, p->length);
    bool whole = !p->skipping && strlen(out) == length;
    p->skipping = false;
    if (length > 0 && out[length - 1] == '\r')
        out[length - 1] = '\0';
    *result = whole && is_text(out) ? PROCESS_OK : PROCESS_GARBLED;
    return true;
}

process_result process_line(struct process *p, char out[PROCESS_LINE_SIZE], uint64_t deadline,
                            const atomic_bool *stop)
{
    process_result result = PROCESS_OK;

    while (!take_line(p, out, &result)) {
        process_result ready = wait_for(p->out, POLLIN, deadline, stop);
        if (ready != PROCESS_OK)
            return ready;
        ssize_t got = read(p->out, p->pending + p->length, sizeof p->pending - p->length);
        if (got == 0 || (got < 0 && errno != EINTR && errno != EAGAIN))
            return PROCESS_GONE;
        if (got > 0)
            p->length += (size_t)got;
    }
    return result;
}

void process_stop(struct process *p, unsigned grace)
{
    uint64_t deadline = process_now() + grace;
    struct timespec nap = {0, 2000000};
    siginfo_t gone;

    if (!p)
        return;
    close(p->in);
    close(p->out);
    do {
        gone.si_pid = 0;
        if (waitid(P_PID, (id_t)p->pid, &gone, WEXITED | WNOHANG | WNOWAIT) != 0 || gone.si_pid != 0)
            break;
        nanosleep(&nap, NULL);
    } while (process_now() < deadline);
    /* Not reaped yet, so its group's number is still its own. */
    kill(-p->pid, SIGKILL);
    while (waitpid(p->pid, NULL, 0) < 0 && errno == EINTR)
        continue;
    while (p->guard > 0 && waitpid(p->guard, NULL, 0) < 0 && errno == EINTR)
        continue;
    if (p->lifeline >= 0)
        close(p->lifeline);
    free(p);
}
