#include "platform/person.h"

#include <ctype.h>
#include <pwd.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

enum { LONGEST = 32 }; /* bytes; what is longer fits on no card */

/* No name of a person, but what systems write where they know none. */
static bool is_nobody(const char *name)
{
    static const char *const nobody[] = {"root", "unknown", "user", "nobody", "guest"};

    for (size_t i = 0; i < sizeof nobody / sizeof nobody[0]; i++)
        if (strcasecmp(name, nobody[i]) == 0)
            return true;
    return name[0] == '\0';
}

/* The first word of a name, if it can be a person's. */
static bool first_word(const char *name, char *out, size_t size)
{
    size_t n = strcspn(name, " ,&\t"); /* `&` stands for the login */
    bool whole = name[n] != '&' && n < LONGEST && n < size;

    snprintf(out, size, "%.*s", whole ? (int)n : 0, name);
    if (is_nobody(out))
        out[0] = '\0';
    return out[0] != '\0';
}

void person_name_from(const char *full, const char *login, char *out, size_t size)
{
    if (is_nobody(login)) { /* whatever it is described as */
        out[0] = '\0';
        return;
    }
    if (first_word(full, out, size) || !first_word(login, out, size))
        return;
    out[0] = (char)toupper((unsigned char)out[0]);
}

void person_name(char *out, size_t size)
{
    enum { ROOM = 4096 };
    char room[ROOM];
    struct passwd entry, *found = NULL;

    out[0] = '\0';
    if (getpwuid_r(getuid(), &entry, room, sizeof room, &found) == 0 && found)
        person_name_from(found->pw_gecos ? found->pw_gecos : "", found->pw_name, out, size);
}
