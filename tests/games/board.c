#include "games/board.h"

#include "base/assets.h"
#include "base/file.h"
#include "base/text.h"

#include "cmocka_all.h"

#include <stdlib.h>
#include <string.h>

char *board_text(const struct game_rules *rules)
{
    char path[ASSETS_PATH_MAX], *text;
    size_t length;
    struct file_error err;
    return assets_find(rules->data_file, path, sizeof path) && file_read(path, 1 << 20, &text, &length, &err)
               ? text
               : NULL;
}

char *board_changed(const char *board, const char *from, const char *to)
{
    const char *at = strstr(board, from);
    if (!at)
        fail_msg("the board has no %s", from);
    size_t size = strlen(board) + strlen(to) + 1;
    char *text = malloc(size);
    struct text t = text_over(text, size);
    text_put(&t, board, (size_t)(at - board));
    text_add(&t, "%s%s", to, at + strlen(from));
    assert_false(t.cut);
    return text;
}

void board_refused(const struct game_rules *rules, const char *board, const char *from, const char *to,
                   const char *words)
{
    game_error err = {""};
    char *text = board_changed(board, from, to);
    struct game_box *box = rules->open_box(text, strlen(text), &err);
    free(text);
    if (box)
        fail_msg("accepted: %s", to);
    if (!strstr(err.text, words))
        fail_msg("`%s` does not say `%s`", err.text, words);
    assert_null(strchr(err.text, '\n'));
}
