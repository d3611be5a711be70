#include "platform/window.h"

#include <SDL.h>
#include <SDL_image.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"
#include "platform/manager.h"
#include "platform/xlib.h"

struct window {
    SDL_Window *sdl;
    SDL_GLContext gl;
    bool fullscreen;
    struct screen_rect place; /* as it stood last when it did not fill the screen */
    SDL_Rect usual; /* place and size before full screen, if we changed them ourselves; else its width is 0 */
};

/* An empty variable counts as unset. */
static bool is_set(const char *variable)
{
    const char *value = getenv(variable);
    return value && value[0] != '\0';
}

/* SDL falls back to a driver without a screen rather than fail; that counts only if somebody asked for it. */
static bool nobody_sees(bool offscreen)
{
    const char *driver = SDL_GetCurrentVideoDriver();
    bool unseen = driver && (strcmp(driver, "offscreen") == 0 || strcmp(driver, "dummy") == 0 ||
                             strcmp(driver, "evdev") == 0);
    return unseen && !offscreen && !is_set("SDL_VIDEODRIVER");
}

static bool no_display(char *error, size_t size)
{
    (void)snprintf(error, size, "%s", _("no display to open a window on; start it from a desktop session"));
    return false;
}

static bool start_video(bool offscreen, char *error, size_t size)
{
    bool reason = true; /* SDL's own message would help */
    if (offscreen) {
        SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER, "offscreen", SDL_HINT_OVERRIDE);
        SDL_SetHint(SDL_HINT_NO_SIGNAL_HANDLERS,
                    "1"); /* nothing polls for events here: let Ctrl-C end the program as usual */
    }
#ifdef __linux__
    /* Wayland cannot work without this folder, and its library would complain on a line of its own. */
    else if (!is_set("XDG_RUNTIME_DIR") && !is_set("SDL_VIDEODRIVER")) {
        /* a hint of normal priority gives way to the variable even if that is empty */
        SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER, "x11,KMSDRM", SDL_HINT_OVERRIDE);
        reason = false;
    }
#endif
    SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0");
    SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0");
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1");
    SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0");
    if (SDL_InitSubSystem(SDL_INIT_VIDEO) != 0) {
        if (!reason)
            return no_display(error, size);
        (void)snprintf(error, size, _("no display to open a window on (%s); start it from a desktop session"),
                       SDL_GetError());
        return false;
    }
    if (nobody_sees(offscreen)) {
        SDL_QuitSubSystem(SDL_INIT_VIDEO);
        return no_display(error, size);
    }
    xlib_bear_errors();
    SDL_StopTextInput();
    return true;
}

static void ask_for_gl(void)
{
    (void)setenv("LIBGL_DEBUG", "quiet", 0); /* what fails is said in one line, ours */
    (void)setenv("EGL_LOG_LEVEL", "fatal", 0);
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 3);
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, 3);
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, SDL_GL_CONTEXT_PROFILE_CORE);
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_FLAGS, SDL_GL_CONTEXT_FORWARD_COMPATIBLE_FLAG);
    SDL_GL_SetAttribute(SDL_GL_DEPTH_SIZE, 0);
    SDL_GL_SetAttribute(SDL_GL_DOUBLEBUFFER, 1);
}

/* Four fifths of a length of the screen, but no less than that of the smallest size at which everything is comfortable to read. */
static int comfortable(int screen, int least)
{
    int part = screen * 4 / 5;

    if (part >= least)
        return part;
    return screen < least ? screen : least;
}

void window_usual(int screen_w, int screen_h, int *w, int *h)
{
    *w = comfortable(screen_w, 1280);
    *h = comfortable(screen_h, 720);
}

static void usual_size(const struct window_options *o, int *w, int *h)
{
    SDL_Rect bounds;
    *w = o->width;
    *h = o->height;
    if ((*w > 0 && *h > 0) || SDL_GetDisplayUsableBounds(0, &bounds) != 0) {
        *w = *w > 0 ? *w : 1280;
        *h = *h > 0 ? *h : 720;
        return;
    }
    window_usual(bounds.w, bounds.h, w, h);
}

enum { DISPLAYS = 8 };

static size_t list_displays(struct screen_rect out[DISPLAYS])
{
    int n = SDL_GetNumVideoDisplays();
    size_t count = 0;
    for (int i = 0; i < n && i < DISPLAYS; i++) {
        SDL_Rect r;
        if (SDL_GetDisplayUsableBounds(i, &r) == 0)
            out[count++] = (struct screen_rect){r.x, r.y, r.w, r.h};
    }
    return count;
}

static SDL_Window *create(const struct window_options *o)
{
    /* Shown only once it fills the screen, if it is to. */
    Uint32 flags = SDL_WINDOW_OPENGL | SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI;
    flags |= o->fullscreen ? SDL_WINDOW_HIDDEN : 0;
    int w, h;
    usual_size(o, &w, &h);
    struct screen_rect displays[DISPLAYS], at, was = o->was;
    if (o->width > 0 || was.width <= 0)
        was = (struct screen_rect){o->was.x, o->was.y, o->was.width > 0 || o->display > 0 ? w : 0, h};
    if (!place_window(&was, displays, list_displays(displays), o->display, &at))
        at = (struct screen_rect){SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, w, h};
    return SDL_CreateWindow(o->title, at.x, at.y, at.width, at.height, flags);
}

static void set_icon(SDL_Window *sdl, const char *path)
{
    SDL_Surface *icon = path ? IMG_Load(path) : NULL;
    if (icon) {
        SDL_SetWindowIcon(sdl, icon);
        SDL_FreeSurface(icon);
    }
}

static void set_vsync(bool on)
{
    if (!on || SDL_GL_SetSwapInterval(-1) != 0)
        (void)SDL_GL_SetSwapInterval(on ? 1 : 0);
}

struct window *window_open(const struct window_options *o, char *error, size_t error_size)
{
    struct window *window = calloc(1, sizeof *window);
    if (!window) {
        (void)snprintf(error, error_size, "%s", _("out of memory"));
        return NULL;
    }
    if (!start_video(o->offscreen, error, error_size)) {
        free(window);
        return NULL;
    }
    ask_for_gl();
    window->sdl = create(o);
    window->gl = window->sdl ? SDL_GL_CreateContext(window->sdl) : NULL;
    if (!window->gl) {
        (void)snprintf(error, error_size, _("OpenGL 3.3 is needed and the driver does not give it (%s)"),
                       SDL_GetError());
        window_close(window);
        return NULL;
    }
    if (!o->offscreen)
        SDL_SetWindowMinimumSize(window->sdl, WINDOW_LEAST_WIDTH, WINDOW_LEAST_HEIGHT);
    set_icon(window->sdl, o->icon);
    if (o->fullscreen) {
        (void)window_set_fullscreen(window, true);
        SDL_ShowWindow(window->sdl);
    }
    set_vsync(o->vsync);
    return window;
}

void window_close(struct window *window)
{
    if (!window)
        return;
    if (window->gl)
        SDL_GL_DeleteContext(window->gl);
    if (window->sdl)
        SDL_DestroyWindow(window->sdl);
    SDL_QuitSubSystem(SDL_INIT_VIDEO);
    free(window);
}

struct screen_rect window_place(const struct window *window)
{
    struct screen_rect at = window->place;
    if (!window->fullscreen) {
        SDL_GetWindowPosition(window->sdl, &at.x, &at.y);
        SDL_GetWindowSize(window->sdl, &at.width, &at.height);
    }
    return at;
}

int window_displays(void)
{
    return SDL_GetNumVideoDisplays();
}

void window_to_display(struct window *window, int display)
{
    struct screen_rect displays[DISPLAYS], at, was = window_place(window);
    bool filled = window->fullscreen;
    if (display < 1 || SDL_GetWindowDisplayIndex(window->sdl) == display - 1 ||
        !place_window(&was, displays, list_displays(displays), display, &at))
        return;
    if (filled)
        (void)window_set_fullscreen(window, false);
    SDL_SetWindowSize(window->sdl, at.width, at.height);
    SDL_SetWindowPosition(window->sdl, at.x, at.y);
    if (filled)
        (void)window_set_fullscreen(window, true);
}

void window_size(const struct window *window, int *width, int *height)
{
    SDL_GL_GetDrawableSize(window->sdl, width, height);
}

float window_density(const struct window *window)
{
    int w = 1, drawable = 1, h;
    SDL_GetWindowSize(window->sdl, &w, &h);
    SDL_GL_GetDrawableSize(window->sdl, &drawable, &h);
    return w > 0 ? (float)drawable / (float)w : 1;
}

void window_present(struct window *window)
{
    SDL_GL_SwapWindow(window->sdl);
}

/* Without a window manager nobody moves and resizes the window to fill the display, and the picture would be
 * drawn larger than it shows; so do it here. */
static void fill_display(struct window *window)
{
    SDL_Rect all, *usual = &window->usual;
    *usual = (SDL_Rect){0};
    if (manager_fills_screen(window->sdl) ||
        SDL_GetDisplayBounds(SDL_GetWindowDisplayIndex(window->sdl), &all) != 0)
        return;
    SDL_GetWindowPosition(window->sdl, &usual->x, &usual->y);
    SDL_GetWindowSize(window->sdl, &usual->w, &usual->h);
    SDL_SetWindowPosition(window->sdl, all.x, all.y);
    SDL_SetWindowSize(window->sdl, all.w, all.h);
}

static void restore_place(struct window *window)
{
    if (window->usual.w > 0) {
        SDL_SetWindowSize(window->sdl, window->usual.w, window->usual.h);
        SDL_SetWindowPosition(window->sdl, window->usual.x, window->usual.y);
    }
}

bool window_set_fullscreen(struct window *window, bool on)
{
    if (on == window->fullscreen)
        return on;
    if (on) {
        window->place = window_place(window);
        fill_display(window);
    }
    if (SDL_SetWindowFullscreen(window->sdl, on ? SDL_WINDOW_FULLSCREEN_DESKTOP : 0) == 0)
        window->fullscreen = on;
    if (!window->fullscreen)
        restore_place(window);
    return window->fullscreen;
}

bool window_is_fullscreen(const struct window *window)
{
    return window->fullscreen;
}

bool window_paces(const struct window *window)
{
    (void)window;
    return SDL_GL_GetSwapInterval() != 0;
}

void window_text_input(struct window *window, bool on, int x, int y, int width, int height)
{
    float density = window_density(window);
    SDL_Rect where = {(int)((float)x / density), (int)((float)y / density), (int)((float)width / density),
                      (int)((float)height / density)};
    if (on)
        SDL_SetTextInputRect(&where);
    if (on != (SDL_IsTextInputActive() == SDL_TRUE)) {
        if (on)
            SDL_StartTextInput();
        else
            SDL_StopTextInput();
    }
}

char *window_paste(void)
{
    char *held = SDL_GetClipboardText();
    char *copy = held && held[0] ? strdup(held) : NULL;
    SDL_free(held);
    return copy;
}

void window_copy(const char *words)
{
    (void)SDL_SetClipboardText(words);
}
