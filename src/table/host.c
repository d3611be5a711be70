#include "table/host.h"

#include "base/i18n.h"
#include "base/text.h"

#include <stdio.h>

struct host_range host_setting_range(enum host_setting which)
{
    static const struct host_range ranges[HOST_SETTING_COUNT] = {
        [HOST_VOLUME] = {0, 100, 10, 100},
        [HOST_MUSIC] = {0, 100, 10, 100},
        [HOST_EFFECTS] = {0, 100, 10, 100},
        [HOST_MUTE] = {0, 1, 1, 0},
        [HOST_SPEED] = {HOST_SPEED_NORMAL, HOST_SPEED_SLOW, 1, HOST_SPEED_NORMAL},
        [HOST_FULLSCREEN] = {0, 1, 1, 0},
        [HOST_TEXT_SIZE] = {100, 200, 10, 100},
        [HOST_COUCH] = {0, 1, 1, 0},
        [HOST_REDUCED_MOTION] = {0, 1, 1, 0},
        [HOST_MARGIN] = {0, 5, 1, 0},
        [HOST_DISPLAY] = {0, 3, 1, 0},
        [HOST_SPEECH] = {0, 1, 1, 0},
        [HOST_QUALITY] = {0, 3, 1, 0},
        [HOST_LANGUAGE] = {0, 255, 1, 0},
        [HOST_SHIELDS_OPEN] = {0, 1, 1, 0},
        [HOST_RECAP] = {0, 1, 1, 1},
        [HOST_AT_ONCE] = {0, 1, 1, 0},
        [HOST_ASK_FIRST] = {0, 1, 1, 1},
        [HOST_NO_CHOICE] = {0, 1, 1, 1},
    };
    return ranges[which];
}

uint32_t host_speed_ms(enum host_speed speed, uint32_t ms)
{
    switch (speed) {
    case HOST_SPEED_INSTANT:
        return 0;
    case HOST_SPEED_FAST:
        return ms / 3;
    case HOST_SPEED_SLOW:
        return ms * 3 / 2;
    default:
        return ms;
    }
}

uint32_t host_ms(const struct host *h, uint32_t ms, bool moving)
{
    if (moving && h->shell->setting(h, HOST_REDUCED_MOTION) != 0)
        return 0;
    return host_speed_ms((enum host_speed)h->shell->setting(h, HOST_SPEED), ms);
}

uint32_t host_held(const struct host *h)
{
    return h->held ? h->held(h) : 0;
}

const char *host_seat_name(const struct host *h, int seat)
{
    if (seat < 0)
        return "";
    return h->seat(h, seat)->name[0] != 0 ? h->seat(h, seat)->name : h->seat(h, seat)->place;
}

int host_people(const struct host *h)
{
    int people = 0; /* not h->humans, by which nobody plays what is watched */

    for (int seat = 0; seat < h->seats(h); seat++)
        people += h->seat(h, seat)->human;
    return people;
}

bool host_is_you(const struct host *h, int seat)
{
    if (seat < 0 || !h->seat(h, seat)->unnamed)
        return false;
    return host_people(h) == 1 && (h->viewer(h) == seat || h->viewer(h) == SEAT_NONE);
}

int host_self(const struct host *h)
{
    int self = h->viewer(h);

    if (self != SEAT_NONE || host_people(h) != 1)
        return self;
    for (int seat = 0; seat < h->seats(h); seat++)
        self = h->seat(h, seat)->human ? seat : self;
    return self;
}

void host_share(const struct host *h)
{
    char path[1024], line[1100];
    struct text out = text_over(path, sizeof path);
    game_error err = {""};
    if (h->share(h, &out, &err))
        snprintf(line, sizeof line, _("Record: %s (copied to the clipboard)"), path);
    else
        snprintf(line, sizeof line, "%s", err.text);
    h->shell->toast(h, line);
}
