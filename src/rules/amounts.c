#include "rules/amounts.h"

#include "base/text.h"
#include "rules/words.h"

#include <string.h>

enum { LINE_MOST = 512 };

static bool follows(const game_action *a, const game_action *b, int step)
{
    game_action next = *a;

    next.arg[a->n - 1] = (int16_t)(a->arg[a->n - 1] + step);
    return memcmp(&next, b, sizeof next) == 0;
}

size_t amounts_run(const struct game_rules *rules, const struct game_box *box, const game_action *legal,
                   size_t n, size_t from)
{
    int step = rules->amount_step ? rules->amount_step(box, legal[from].kind) : 0;
    size_t end = from + 1;

    while (step && legal[from].n && end < n && follows(&legal[end - 1], &legal[end], step))
        end++;
    return end - from;
}

void amounts_text(const struct game_rules *rules, const struct game_box *box, const game_action *first,
                  size_t run, struct text *out)
{
    char words[LINE_MOST];
    struct text last = text_over(words, sizeof words);

    words_write(rules->words, box, first, out);
    if (run == 1)
        return;
    words_write(rules->words, box, &first[run - 1], &last);
    text_add(out, "..%s", strrchr(words, ' ') + 1);
}
