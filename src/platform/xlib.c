#include "platform/xlib.h"

#include <SDL.h>
#include <SDL_syswm.h>

#ifdef SDL_VIDEO_DRIVER_X11

static int bear(Display *display, XErrorEvent *event)
{
    (void)display;
    (void)event;
    return 0; /* of no meaning */
}

void *xlib_open(void)
{
    return SDL_LoadObject("libX11.so.6");
}

bool xlib_take(void *library, const char *name, void *function)
{
    void *found = library ? SDL_LoadFunction(library, name) : NULL;
    SDL_memcpy(function, &found, sizeof found); /* standard C has no cast for this */
    return found;
}

void xlib_bear_errors(void)
{
    const char *driver = SDL_GetCurrentVideoDriver();
    int (*(*set_handler)(int (*)(Display *, XErrorEvent *)))(Display *, XErrorEvent *);
    void *library = driver && SDL_strcmp(driver, "x11") == 0 ? xlib_open() : NULL;
    if (xlib_take(library, "XSetErrorHandler", &set_handler))
        (void)set_handler(bear);
    if (library)
        SDL_UnloadObject(library); /* SDL still has it */
}

#else

void *xlib_open(void)
{
    return NULL;
}

bool xlib_take(void *library, const char *name, void *function)
{
    (void)library;
    (void)name;
    (void)function;
    return false;
}

void xlib_bear_errors(void)
{
}

#endif
