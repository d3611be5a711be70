/* Bits of a set. */
#ifndef CONSPIRACY_BASE_BITS_H
#define CONSPIRACY_BASE_BITS_H

#include <stdint.h>

/* How many there are. Without the instruction, which not every processor has, the compiler's own way is a call. */
static inline int bits_count(uint32_t set)
{
    set -= set >> 1 & 0x55555555U;
    set = (set & 0x33333333U) + (set >> 2 & 0x33333333U);
    return (int)(((set + (set >> 4)) & 0x0F0F0F0FU) * 0x01010101U >> 24);
}

#endif
