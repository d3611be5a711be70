#include "base/standard.h"

#include "base/i18n.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

void standard_hold(void)
{
    /* The lowest number that is free is what open gives, so each one missing is the next to be given. */
    for (int fd = STDIN_FILENO; fd <= STDERR_FILENO; fd++)
        if (fcntl(fd, F_GETFD) < 0 && errno == EBADF)
            (void)open("/dev/null", fd == STDIN_FILENO ? O_WRONLY : O_RDONLY);
    (void)signal(SIGXFSZ, SIG_IGN); /* then writing fails with EFBIG, and that is told */
}

int standard_finish(const char *program, int status)
{
    errno = 0;
    if (fflush(stdout) == 0 && !ferror(stdout))
        return status;
    fprintf(stderr, _("%s: cannot write: %s\n"), program, strerror(errno ? errno : EIO));
    return status == 0 ? 1 : status;
}
