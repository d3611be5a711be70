/* The host's calls about notes on rivals, which are kept beside the match in play. */
#include "app/app.h"

#include <stdio.h>
#include <string.h>

static const char *note(const struct host *h, int rival)
{
    struct app *a = app_of(h);
    int seat = session_viewer(a->session);
    if (seat == SEAT_NONE || rival < 0 || rival >= session_seats(a->session))
        return "";
    if (a->note_seat != seat || a->note_rival != rival) {
        a->note[0] = '\0';
        if (session_kept(a->session))
            store_note_read(&a->store, a->match_id, seat, rival, a->note, sizeof a->note);
        a->note_seat = seat;
        a->note_rival = rival;
    }
    return a->note;
}

/* How many bytes the first `most` characters have. */
static size_t cut_at(const char *text, size_t most)
{
    size_t bytes = 0;
    for (size_t n = 0; text[bytes] != '\0' && n < most; n++)
        do
            bytes++;
        while (((unsigned char)text[bytes] & 0xc0U) == 0x80U);
    return bytes;
}

static void set_note(const struct host *h, int rival, const char *text)
{
    struct app *a = app_of(h);
    int seat = session_viewer(a->session);
    if (seat == SEAT_NONE || rival < 0 || rival >= session_seats(a->session))
        return;
    char line[HOST_NOTE_MAX];
    size_t bytes = cut_at(text, 120);
    snprintf(line, sizeof line, "%.*s", (int)(bytes < sizeof line ? bytes : sizeof line - 1), text);
    for (char *c = line; *c != '\0'; c++)
        if ((unsigned char)*c < 0x20)
            *c = ' ';
    if (session_kept(a->session))
        store_note_write(&a->store, a->match_id, seat, rival, line);
    memcpy(a->note, line, sizeof line);
    a->note_seat = seat;
    a->note_rival = rival;
}

void app_host_notes(struct app *a)
{
    a->host.note = note;
    a->host.set_note = set_note;
}
