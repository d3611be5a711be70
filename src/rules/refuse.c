#include "rules/refuse.h"

#include "base/text.h"

bool game_refuse(game_error *err, const char *format, ...)
{
    va_list args;

    if (!err)
        return false;
    struct text text = text_over(err->text, sizeof err->text);
    va_start(args, format);
    text_addv(&text, format, args);
    va_end(args);
    text_plain(err->text);
    return false;
}
