/* A controller that is not there, for tests: loaded before SDL (LD_PRELOAD), it presses what is written to the pipe that
 * CONSPIRACY_TEST_PAD names, a byte a press: the number of a button of SDL's. */
#include <SDL.h>

#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static void press(SDL_Joystick *pad, Uint8 button)
{
    SDL_LockJoysticks();
    for (int down = 1; down >= 0; down--) {
        (void)SDL_JoystickSetVirtualButton(pad, button, (Uint8)down);
        SDL_JoystickUpdate();
    }
    SDL_UnlockJoysticks();
}

static void *hold(void *path)
{
    while (!SDL_WasInit(SDL_INIT_GAMECONTROLLER))
        SDL_Delay(10);
    SDL_Joystick *pad = SDL_JoystickOpen(SDL_JoystickAttachVirtual(
        SDL_JOYSTICK_TYPE_GAMECONTROLLER, SDL_CONTROLLER_AXIS_MAX, SDL_CONTROLLER_BUTTON_MAX, 0));
    int pipe = open(path, O_RDWR); /* so that it never ends */
    Uint8 button;
    while (pad && read(pipe, &button, 1) == 1)
        press(pad, button);
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
