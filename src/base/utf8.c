#include "base/utf8.h"

static bool is_continuation(unsigned char byte)
{
    return (byte & 0xc0) == 0x80;
}

size_t utf8_next(const char *at, size_t left, uint32_t *code)
{
    static const uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
    const unsigned char *byte = (const unsigned char *)at;

    if (left == 0)
        return 0;
    if (byte[0] < 0x80) {
        *code = byte[0];
        return 1;
    }
    size_t length = (byte[0] & 0xe0) == 0xc0   ? 2
                    : (byte[0] & 0xf0) == 0xe0 ? 3
                    : (byte[0] & 0xf8) == 0xf0 ? 4
                                               : 0;
    if (length == 0 || length > left)
        return 0;
    uint32_t value = byte[0] & (0x7fU >> length);
    for (size_t i = 1; i < length; i++) {
        if (!is_continuation(byte[i]))
            return 0;
        value = value << 6 | (byte[i] & 0x3fU);
    }
    if (value < least[length] || value > 0x10ffff || (value >= 0xd800 && value <= 0xdfff))
        return 0;
    *code = value;
    return length;
}

bool utf8_is_control(uint32_t code)
{
    return code < 0x20 || (code >= 0x7f && code <= 0x9f) || code == 0x2028 || code == 0x2029 ||
           code == 0xfeff;
}
