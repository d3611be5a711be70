/* The reader of a game's board. What it accepts can be set up and started. */
#include "fuzz.h"

#include "rules/list.h"
#include "rules/match.h"

#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    for (const struct game_rules *const *game = game_list(); *game; game++) {
        game_error err = {""};
        struct match_setup setup;
        if (!(*game)->data_file)
            continue;
        struct game_box *box = (*game)->open_box((const char *)data, size, &err);
        if (!box && !err.text[0])
            abort();
        if (!box)
            continue;
        for (uint8_t seats = (*game)->min_seats; seats <= (*game)->max_seats; seats++) {
            if (!match_setup_default(*game, box, seats, &setup, &err))
                continue;
            struct match *m = match_new(&setup, &err);
            if (!m)
                abort();
            match_free(m);
        }
        (*game)->close_box(box);
    }
    return 0;
}
