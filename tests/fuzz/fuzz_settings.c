/* The settings file: whatever stands in it, it is read or put aside, and what is set then is found again. */
#include "fuzz.h"

#include "platform/settings.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static char path[64];

static void begin(const uint8_t *data, size_t size)
{
    snprintf(path, sizeof path, "/tmp/conspiracy-fuzz-%ld.ini", (long)getpid());
    FILE *f = fopen(path, "wb");
    if (!f || fwrite(data, 1, size, f) != size || fclose(f) != 0)
        abort();
}

static void put_away(void)
{
    char broken[96];
    unlink(path);
    snprintf(broken, sizeof broken, "%s.broken", path);
    unlink(broken);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char notice[512], text[64], error[256];
    begin(data, size);
    struct settings *s = settings_open(path, notice, sizeof notice);
    if (!s || strchr(notice, '\n'))
        abort();
    int number = settings_int(s, "sound", "music", 7, 0, 10);
    if (number < 0 || number > 10)
        abort();
    settings_text(s, "people", "name", "", text, sizeof text);
    settings_set_int(s, "sound", "music", 3);
    settings_set_text(s, "people", "name", text);
    if (!settings_save(s, error, sizeof error)) {
        if (error[0] == '\0' || strchr(error, '\n'))
            abort();
        settings_close(s);
        put_away();
        return 0;
    }
    settings_close(s);
    s = settings_open(path, notice, sizeof notice);
    if (!s || notice[0] || settings_int(s, "sound", "music", 7, 0, 10) != 3)
        abort();
    settings_close(s);
    put_away();
    return 0;
}
