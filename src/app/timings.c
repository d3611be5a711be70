#include "app/timings.h"

#include "gfx/gfx.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { STAT_MAX = 1024, START_FIELD = 22, NAME_FIELD = 2 };

/* When the process started, in clock ticks since boot: field 22 of /proc/self/stat. */
static double started_ms(void)
{
    char line[STAT_MAX] = "";
    FILE *file = fopen("/proc/self/stat", "r");
    if (!file)
        return 0;
    line[fread(line, 1, sizeof line - 1, file)] = '\0';
    fclose(file);
    const char *at = strrchr(line, ')'); /* the name may contain spaces */
    for (int field = NAME_FIELD; at && field < START_FIELD; field++)
        at = strchr(at + 1, ' ');
    return at ? strtod(at, NULL) * 1000 / (double)sysconf(_SC_CLK_TCK) : 0;
}

static double since_start(void)
{
    struct timespec now;
    clock_gettime(CLOCK_BOOTTIME, &now);
    return (double)now.tv_sec * 1000 + (double)now.tv_nsec / 1e6 - started_ms();
}

/* Resident memory in MB. */
static double resident(void)
{
    long pages = 0;
    FILE *file = fopen("/proc/self/statm", "r");
    if (!file)
        return 0;
    if (fscanf(file, "%*s %ld", &pages) != 1)
        pages = 0;
    fclose(file);
    return (double)pages * (double)sysconf(_SC_PAGESIZE) / 1e6;
}

/* Processor time of all threads in ms, including the driver's when it renders in software. */
static double processor(void)
{
    struct timespec used;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &used);
    return (double)used.tv_sec * 1000 + (double)used.tv_nsec / 1e6;
}

static void say(const char *what, double ms)
{
    fprintf(stderr, "timings: %s after %.0f ms, %.0f ms of processor, %.0f MB resident\n", what, ms,
            processor(), resident());
}

void timings_window(const struct timings *t)
{
    if (t->on)
        say("window", since_start());
}

void timings_begin(struct timings *t)
{
    if (t->on)
        t->began = since_start();
}

void timings_end(struct timings *t, const struct gfx *gfx, bool real)
{
    if (!t->on)
        return;
    double now = since_start();
    if (!t->first && real) {
        t->first = true;
        say("first frame", now);
    }
    if (!t->loaded && !gfx_busy(gfx)) {
        t->loaded = true;
        say("everything loaded", now);
        fprintf(stderr, "timings: %s, %.0f MB of textures\n", gfx_renderer(gfx),
                gfx_stats(gfx).texture_bytes / 1e6);
        t->counted = now;
        t->processor = processor();
        return;
    }
    if (!t->loaded)
        return;
    double cost = now - t->began;
    t->frames++;
    t->work += cost;
    t->play = now - t->counted;
    t->slowest = cost > t->slowest ? cost : t->slowest;
}

void timings_report(const struct timings *t, const struct gfx *gfx)
{
    if (!t->on || t->frames == 0)
        return;
    fprintf(
        stderr, "timings: %u frames in %.1f s, %.1f ms each (%.1f ms of processor), %.0f ms the slowest\n",
        t->frames, t->play / 1000, t->work / t->frames, (processor() - t->processor) / t->frames, t->slowest);
    say("the end", since_start());
    fprintf(stderr, "timings: %.0f MB of textures at the end\n", gfx_stats(gfx).texture_bytes / 1e6);
}
