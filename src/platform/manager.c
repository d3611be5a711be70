#include "platform/manager.h"

#include <SDL.h>
#include <SDL_syswm.h>

#include "platform/xlib.h"

#ifdef SDL_VIDEO_DRIVER_X11

struct xlib {
    void *library;
    Status (*attributes)(Display *, Window, XWindowAttributes *);
    Atom (*atom)(Display *, const char *, Bool);
    int (*property)(Display *, Window, Atom, long, long, Bool, Atom, Atom *, int *, unsigned long *,
                    unsigned long *, unsigned char **);
    int (*release)(void *);
};

static bool open_xlib(struct xlib *x)
{
    x->library = xlib_open();
    return xlib_take(x->library, "XGetWindowAttributes", &x->attributes) &&
           xlib_take(x->library, "XInternAtom", &x->atom) &&
           xlib_take(x->library, "XGetWindowProperty", &x->property) &&
           xlib_take(x->library, "XFree", &x->release);
}

/* The window manager is the one program that has asked for SubstructureRedirect on the root window.
 * Properties alone prove nothing: one that has exited may have left its own behind. */
static bool is_managed(const struct xlib *x, Display *display)
{
    XWindowAttributes root;
    return x->attributes(display, DefaultRootWindow(display), &root) != 0 &&
           (root.all_event_masks & SubstructureRedirectMask) != 0;
}

/* Whether _NET_SUPPORTED (Extended Window Manager Hints) lists the hint. */
static bool is_supported(const struct xlib *x, Display *display, const char *name)
{
    enum { MOST = 4096 };
    Atom type = None, all = x->atom(display, "_NET_SUPPORTED", False), wanted = x->atom(display, name, False);
    int format = 0;
    unsigned long count = 0, left = 0;
    unsigned char *bytes = NULL;
    bool found = false;
    if (x->property(display, DefaultRootWindow(display), all, 0, MOST, False, AnyPropertyType, &type, &format,
                    &count, &left, &bytes) != Success ||
        !bytes)
        return false;
    const Atom *atom = (const Atom *)(const void *)bytes;
    for (unsigned long i = 0; format == 32 && i < count && !found; i++)
        found = atom[i] == wanted;
    x->release(bytes);
    return found;
}

bool manager_fills_screen(SDL_Window *window)
{
    SDL_SysWMinfo info;
    struct xlib x;
    SDL_VERSION(&info.version);
    if (!SDL_GetWindowWMInfo(window, &info) || info.subsystem != SDL_SYSWM_X11)
        return true;
    Display *display = info.info.x11.display;
    bool fills =
        !open_xlib(&x) || (is_managed(&x, display) && is_supported(&x, display, "_NET_WM_STATE_FULLSCREEN"));
    if (x.library)
        SDL_UnloadObject(x.library);
    return fills;
}

#else

bool manager_fills_screen(SDL_Window *window)
{
    (void)window;
    return true;
}

#endif
