/* Standard input, output and error of a program. */
#ifndef CONSPIRACY_BASE_STANDARD_H
#define CONSPIRACY_BASE_STANDARD_H

/* First thing in a program: those of the three that it was started without are taken up, so that no file or socket it
 * opens gets their numbers and is written to in their stead. Reading or writing them stays an error. So does a file that may
 * not grow any more (ulimit -f), which else would end the program. */
void standard_hold(void);

/* Last thing: writes out what standard output still holds. Returns status, or, where that was 0 and something could not
 * be written, 1; then one line on standard error, `PROGRAM: cannot write: reason`, has said so. */
int standard_finish(const char *program, int status);

#endif
