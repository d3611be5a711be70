/* cmocka and what it wants included before it. */
#ifndef CONSPIRACY_TESTS_CMOCKA_ALL_H
#define CONSPIRACY_TESTS_CMOCKA_ALL_H

/* clang-format off */
#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <cmocka.h>
/* clang-format on */

#endif
