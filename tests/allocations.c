#include "allocations.h"

#include <stddef.h>

void *__real_malloc(size_t n);
void *__real_calloc(size_t n, size_t size);
void *__real_realloc(void *p, size_t n);
void *__wrap_malloc(size_t n);
void *__wrap_calloc(size_t n, size_t size);
void *__wrap_realloc(void *p, size_t n);

static volatile long calls; /* volatile: compilers think that malloc changes no variable */

void *__wrap_malloc(size_t n)
{
    calls++;
    return __real_malloc(n);
}

void *__wrap_calloc(size_t n, size_t size)
{
    calls++;
    return __real_calloc(n, size);
}

void *__wrap_realloc(void *p, size_t n)
{
    calls++;
    return __real_realloc(p, n);
}

long allocations(void)
{
    return calls;
}
