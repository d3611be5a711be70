/* A controller that is not there, for tests: loaded before SDL (LD_PRELOAD), it presses what is written to the pipe that
 * CONSPIRACY_TEST_PAD names, a byte a press: the number of a button of SDL's, or of a trigger below, which goes down and comes
 * up; with DOWN or UP only the one. */
#include <SDL.h>

#include <fcntl.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

enum { LEFT_TRIGGER = 40, RIGHT_TRIGGER = 41, DOWN = 64, UP = 128, NUMBER = 63 };

static void set(SDL_Joystick *pad, int number, bool down)
{
    Sint16 to = down ? SDL_JOYSTICK_AXIS_MAX : SDL_JOYSTICK_AXIS_MIN;

    if (number == LEFT_TRIGGER)
        (void)SDL_JoystickSetVirtualAxis(pad, SDL_CONTROLLER_AXIS_TRIGGERLEFT, to);
    else if (number == RIGHT_TRIGGER)
        (void)SDL_JoystickSetVirtualAxis(pad, SDL_CONTROLLER_AXIS_TRIGGERRIGHT, to);
    else
        (void)SDL_JoystickSetVirtualButton(pad, number, down);
    SDL_JoystickUpdate();
}

static void press(SDL_Joystick *pad, Uint8 what)
{
    SDL_LockJoysticks();
    if (!(what & UP))
        set(pad, what & NUMBER, true);
    if (!(what & DOWN))
        set(pad, what & NUMBER, false);
    SDL_UnlockJoysticks();
}

static void *hold(void *path)
{
    while (!SDL_WasInit(SDL_INIT_GAMECONTROLLER))
        SDL_Delay(10);
    SDL_Joystick *pad = SDL_JoystickOpen(SDL_JoystickAttachVirtual(
        SDL_JOYSTICK_TYPE_GAMECONTROLLER, SDL_CONTROLLER_AXIS_MAX, SDL_CONTROLLER_BUTTON_MAX, 0));
    int pipe = open(path, O_RDWR); /* so that it never ends */
    Uint8 what;
    if (pad) { /* else they lie halfway */
        press(pad, LEFT_TRIGGER | UP);
        press(pad, RIGHT_TRIGGER | UP);
    }
    while (pad && read(pipe, &what, 1) == 1)
        press(pad, what);
    if (!pad)
        fprintf(stderr, "no pad: %s\n", SDL_GetError());
    return NULL;
}

__attribute__((constructor)) static void begin(void)
{
    pthread_t thread;
    char *path = getenv("CONSPIRACY_TEST_PAD");

    if (path && pthread_create(&thread, NULL, hold, path) == 0)
        (void)pthread_detach(thread);
}
