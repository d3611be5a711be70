#include "platform/place.h"

enum { GRIP = 64 }; /* so much of a window is enough to move it by */

static int least(int a, int b)
{
    return a < b ? a : b;
}

/* How much two stretches share; negative where there is a gap. */
static int shared(int a, int length, int b, int other)
{
    return least(a + length, b + other) - (a > b ? a : b);
}

/* The title bar lies above the window: of its height the upper edge has to be seen. */
static bool can_be_held(const struct screen_rect *w, const struct screen_rect *display)
{
    return shared(w->x, w->width, display->x, display->width) >= least(GRIP, w->width) &&
           w->y >= display->y && w->y + GRIP <= display->y + display->height;
}

static struct screen_rect centred(const struct screen_rect *w, const struct screen_rect *display)
{
    struct screen_rect out = {.width = least(w->width, display->width),
                              .height = least(w->height, display->height)};

    out.x = display->x + (display->width - out.width) / 2;
    out.y = display->y + (display->height - out.height) / 2;
    return out;
}

bool place_window(const struct screen_rect *was, const struct screen_rect *displays, size_t count, int chosen,
                  struct screen_rect *out)
{
    bool chose = chosen >= 1 && (size_t)chosen <= count;

    *out = *was;
    if (count == 0 || (was->width <= 0 && !chose))
        return false;
    for (size_t i = 0; i < count && was->width > 0; i++)
        if ((!chose || i == (size_t)chosen - 1) && can_be_held(was, &displays[i]))
            return true;
    *out = centred(was, &displays[chose ? chosen - 1 : 0]);
    return true;
}
