#include "rules/record_lines.h"

#include "base/i18n.h"
#include "base/text.h"
#include "base/utf8.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

bool record_wrong(record_error *err, size_t line, const char *format, ...)
{
    va_list args;

    err->line = line;
    va_start(args, format);
    vsnprintf(err->text, sizeof err->text, format, args);
    va_end(args);
    text_plain(err->text);
    return false;
}

bool record_lines_start(struct record_lines *lines, const char *bytes, size_t length, record_error *err)
{
    *lines = (struct record_lines){.at = bytes, .end = bytes + length};
    if (length == 0)
        return record_wrong(err, 1, "%s", _("the file is empty"));
    if (length > RECORD_MAX) {
        size_t line = 1;
        for (const char *at = bytes; (at = memchr(at, '\n', (size_t)(bytes + RECORD_MAX - at))); at++)
            line++;
        return record_wrong(err, line, "%s", _("longer than 1 MiB, the most that a record may have"));
    }
    return true;
}

/* Refuses what is not text: bytes that are no UTF-8, and control characters other than a tab. */
static bool check_text(const char *at, const char *end, size_t line, record_error *err)
{
    while (at < end) {
        uint32_t code = 0;
        size_t bytes = utf8_next(at, (size_t)(end - at), &code);
        if (bytes == 0)
            return record_wrong(err, line, _("not UTF-8: byte 0x%02X"), (unsigned)(unsigned char)*at);
        if (code == 0xfeff)
            return record_wrong(err, line, "%s", _("a byte order mark, which a record must not have"));
        if (code == 0)
            return record_wrong(err, line, "%s", _("a NUL byte: this is no text"));
        if (utf8_is_control(code) && code != '\t')
            return record_wrong(err, line, _("a control character (U+%04X)"), (unsigned)code);
        at += bytes;
    }
    return true;
}

/* Copies the words of a line of text. False: too many. */
static bool take_words(struct record_lines *lines, const char *at, const char *end)
{
    size_t length = 0;
    bool quoted = false, gap = false;

    lines->commented = false;
    for (; at < end; at++) {
        if (!quoted && *at == '#') {
            lines->commented = true;
            break;
        }
        if (!quoted && (*at == ' ' || *at == '\t')) {
            gap = length > 0;
            continue;
        }
        if (length + 4 > sizeof lines->words)
            return false;
        if (gap)
            lines->words[length++] = ' ';
        gap = false;
        lines->words[length++] = *at;
        if (quoted && *at == '\\' && at + 1 < end)
            lines->words[length++] = *++at;
        else if (*at == '"')
            quoted = !quoted;
    }
    lines->words[length] = '\0';
    return true;
}

bool record_lines_next(struct record_lines *lines, record_error *err)
{
    err->line = 0;
    if (lines->at == lines->end)
        return false;
    lines->number++;
    const char *newline = memchr(lines->at, '\n', (size_t)(lines->end - lines->at));
    const char *end = newline ? newline : lines->end;
    const char *text_end = newline && end > lines->at && end[-1] == '\r' ? end - 1 : end;
    if (!check_text(lines->at, text_end, lines->number, err))
        return false;
    if (!newline)
        return record_wrong(err, lines->number, "%s",
                            _("the last line has no line break: the record is cut off"));
    if (!take_words(lines, lines->at, text_end))
        return record_wrong(err, lines->number, _("a line of more than %d bytes"), RECORD_LINE_MAX - 4);
    lines->at = newline + 1;
    return true;
}
