#include "base/text.h"

#include "base/utf8.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct text text_over(char *buffer, size_t size)
{
    buffer[0] = '\0';
    return (struct text){.at = buffer, .size = size};
}

struct text text_behind(char *buffer, size_t size)
{
    return (struct text){.at = buffer, .size = size, .length = strlen(buffer)};
}

/* The longest prefix of n bytes that ends with a whole UTF-8 character. */
static size_t whole_characters(const char *bytes, size_t n)
{
    size_t lead = n;
    while (lead > 0 && n - lead < 4 && ((unsigned char)bytes[lead - 1] & 0xc0) == 0x80)
        lead--;
    if (lead == 0)
        return n;
    unsigned char first = (unsigned char)bytes[lead - 1];
    size_t want = first < 0x80 ? 1 : first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
    return n - (lead - 1) < want ? lead - 1 : n;
}

void text_back_to(struct text *t, size_t length)
{
    if (length < t->length) {
        t->length = length;
        t->at[length] = '\0';
        t->cut = false;
    }
}

void text_put(struct text *t, const char *bytes, size_t n)
{
    size_t room = t->size - 1 - t->length;
    if (t->cut)
        return;
    if (n > room) {
        n = whole_characters(bytes, room);
        t->cut = true;
    }
    memcpy(t->at + t->length, bytes, n);
    t->length += n;
    t->at[t->length] = '\0';
}

void text_addv(struct text *t, const char *format, va_list args)
{
    if (t->cut)
        return;
    size_t room = t->size - t->length;
    int want = vsnprintf(t->at + t->length, room, format, args);
    if (want < 0) {
        t->at[t->length] = '\0';
        t->cut = true;
    } else if ((size_t)want >= room) {
        t->length += whole_characters(t->at + t->length, room - 1);
        t->at[t->length] = '\0';
        t->cut = true;
    } else {
        t->length += (size_t)want;
    }
}

void text_add(struct text *t, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    text_addv(t, format, args);
    va_end(args);
}

void text_gap(struct text *t)
{
    if (t->length > 0)
        text_put(t, " ", 1);
}

void text_sentence(struct text *t, const char *format, ...)
{
    va_list args;
    text_gap(t);
    va_start(args, format);
    text_addv(t, format, args);
    va_end(args);
}

const char *text_signed(int n, char room[16])
{
    snprintf(room, 16, n < 0 ? "\u2212%d" : "+%d", abs(n));
    return room;
}

void text_put_typed(struct text *t, const char *typed)
{
    size_t length = strlen(typed);

    for (size_t at = 0; at < length;) {
        uint32_t code = 0;
        size_t bytes = utf8_next(typed + at, length - at, &code);
        if (bytes == 0 && t->length + 4 < t->size)
            text_add(t, "\\x%02x", (unsigned)(unsigned char)typed[at]);
        else if (bytes == 0)
            t->cut = true;
        else if (utf8_is_control(code))
            text_put(t, " ", 1);
        else
            text_put(t, typed + at, bytes);
        at += bytes > 0 ? bytes : 1;
    }
}

struct text_typed text_typed(const char *word)
{
    struct text_typed out;
    struct text text = text_over(out.at, TEXT_TYPED_MOST + 1);

    text_put_typed(&text, word);
    if (text.cut)
        memcpy(out.at + text.length, "…", sizeof "…");
    return out;
}

void text_shorten(char *line, size_t most)
{
    static const char mark[] = " …";
    size_t end = strlen(line);
    if (end <= most || most < sizeof mark)
        return;
    end = most - (sizeof mark - 1);
    size_t word = end;
    while (word > 0 && line[word] != ' ')
        word--;
    if (word > 0) {
        end = word;
        while (end > 0 && (line[end - 1] == ' ' || line[end - 1] == ',' || line[end - 1] == ';'))
            end--;
    } else {
        while (end > 0 && ((unsigned char)line[end] & 0xc0) == 0x80)
            end--;
    }
    memcpy(line + end, mark, sizeof mark);
}

void text_plain(char *line)
{
    size_t length = strlen(line), kept = 0;

    for (size_t at = 0; at < length;) {
        uint32_t code = 0;
        size_t bytes = utf8_next(line + at, length - at, &code);
        if (bytes > 0 && utf8_is_control(code)) {
            line[kept++] = ' ';
        } else {
            memmove(line + kept, line + at, bytes);
            kept += bytes;
        }
        at += bytes > 0 ? bytes : 1;
    }
    line[kept] = '\0';
}
