/* What whoever uses the machine is called. */
#ifndef CONSPIRACY_PLATFORM_PERSON_H
#define CONSPIRACY_PLATFORM_PERSON_H

#include <stddef.h>

/* Their first name, as the system has it; else the name they log in by, with a capital. "": it has none that is a person's. */
void person_name(char *out, size_t size);
/* The same from what the system has: the full name (or the whole comment field, which goes on behind a comma), the login. */
void person_name_from(const char *full, const char *login, char *out, size_t size);

#endif
