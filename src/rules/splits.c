#include "rules/splits.h"

/* How many points piece p gets of those that go to a, b and c, which are 8 for no piece. */
#define GETS(p, a, b, c) (((a) == (p)) + ((b) == (p)) + ((c) == (p)))
#define WAY_OF(a, b, c)                                                                                      \
    {GETS(0, a, b, c), GETS(1, a, b, c), GETS(2, a, b, c), GETS(3, a, b, c),                                 \
     GETS(4, a, b, c), GETS(5, a, b, c), GETS(6, a, b, c), GETS(7, a, b, c)},
#define WAY_ON(a, b, c) (1 << (a) | 1 << (b) | 1 << (c)) & 0xff,

/* Every way in turn to give one more point, or two, to the pieces up to one, beside what is given already. */
#define UPTO_0(way, b, c) way(0, b, c)
#define UPTO_1(way, b, c) UPTO_0(way, b, c) way(1, b, c)
#define UPTO_2(way, b, c) UPTO_1(way, b, c) way(2, b, c)
#define UPTO_3(way, b, c) UPTO_2(way, b, c) way(3, b, c)
#define UPTO_4(way, b, c) UPTO_3(way, b, c) way(4, b, c)
#define UPTO_5(way, b, c) UPTO_4(way, b, c) way(5, b, c)
#define UPTO_6(way, b, c) UPTO_5(way, b, c) way(6, b, c)
#define UPTO_7(way, b, c) UPTO_6(way, b, c) way(7, b, c)

#define TWO_UPTO_0(way, c) UPTO_0(way, 0, c)
#define TWO_UPTO_1(way, c) TWO_UPTO_0(way, c) UPTO_1(way, 1, c)
#define TWO_UPTO_2(way, c) TWO_UPTO_1(way, c) UPTO_2(way, 2, c)
#define TWO_UPTO_3(way, c) TWO_UPTO_2(way, c) UPTO_3(way, 3, c)
#define TWO_UPTO_4(way, c) TWO_UPTO_3(way, c) UPTO_4(way, 4, c)
#define TWO_UPTO_5(way, c) TWO_UPTO_4(way, c) UPTO_5(way, 5, c)
#define TWO_UPTO_6(way, c) TWO_UPTO_5(way, c) UPTO_6(way, 6, c)
#define TWO_UPTO_7(way, c) TWO_UPTO_6(way, c) UPTO_7(way, 7, c)

#define ALL_WAYS(way)                                                                                        \
    way(8, 8, 8) UPTO_7(way, 8, 8) TWO_UPTO_7(way, 8) TWO_UPTO_0(way, 0) TWO_UPTO_1(way, 1)                  \
        TWO_UPTO_2(way, 2) TWO_UPTO_3(way, 3) TWO_UPTO_4(way, 4) TWO_UPTO_5(way, 5) TWO_UPTO_6(way, 6)       \
            TWO_UPTO_7(way, 7)

const struct splits splits_all = {
    .of = {ALL_WAYS(WAY_OF)},
    .on = {ALL_WAYS(WAY_ON)},
    .begin = {0, 1, 9, 45},
    .upto = {{1, 1, 1, 1, 1, 1, 1, 1},
             {1, 2, 3, 4, 5, 6, 7, 8},
             {1, 3, 6, 10, 15, 21, 28, 36},
             {1, 4, 10, 20, 35, 56, 84, 120}},
};
