/* The board, read and refused; and everything before the first turn: seats, the spies' places, the start seat. */
#include "base/i18n.h"
#include "rules/conspiracy-1982/c82_change.h"
#include "rules/data.h"
#include "rules/map_read.h"
#include "rules/refuse.h"
#include "rules/words.h"

#include <jansson.h>
#include <string.h>

enum { FLAG_START, FLAG_HQ, FLAG_BRIEFCASE };
enum { LINES_MOST = 8 }; /* of a place: what is legal has to fit into GAME_MAX_LEGAL */

/* What else a word of a record can be. */
static bool taken(const char *name)
{
    return words_index(c82_spy_name, name) >= 0 || strcmp(name, "case") == 0;
}

/* A start city: its HQ, and the spy that begins there under the option. */
static bool read_start(struct c82_box *b, int i, const json_t *root, game_error *err)
{
    uint64_t home = b->map.near[b->start[i]] & b->hqs;
    const json_t *city = json_array_get(json_object_get(root, "cities"), b->start[i]);
    const char *spy = json_string_value(json_object_get(city, "fixed"));
    int fixed = spy ? words_index(c82_spy_name, spy) : -1;
    if (__builtin_popcountll(home) != 1)
        return game_refuse(err, _("%s is not next to just one HQ"), b->map.name[b->start[i]]);
    b->home[i] = (uint8_t)map_lowest(home);
    b->fixed[i] = (uint8_t)fixed;
    for (int j = 0; j < i; j++)
        if (b->fixed[j] == fixed)
            fixed = -1;
    return fixed >= 0 || game_refuse(err, _("\"fixed\" must name each spy once, one in each start city"));
}

/* What the marks of the map mean. */
static bool read_marks(struct c82_box *b, const json_t *root, game_error *err)
{
    uint64_t starts = b->map.flagged[FLAG_START];
    int cases = __builtin_popcountll(b->map.flagged[FLAG_BRIEFCASE]), count = __builtin_popcountll(starts);
    b->hqs = b->map.flagged[FLAG_HQ];
    if (cases != 1)
        return game_refuse(err, _("the briefcase starts in %d cities, not in one"), cases);
    if (count != C82_SPIES)
        return game_refuse(err, _("%d cities are marked as starts, not %d"), count, C82_SPIES);
    b->case_start = (uint8_t)map_lowest(b->map.flagged[FLAG_BRIEFCASE]);
    if (map_holds(b->hqs, b->case_start))
        return game_refuse(err, _("%s cannot be where the briefcase starts"), b->map.name[b->case_start]);
    for (int place = 0; place < b->map.places; place++)
        if (__builtin_popcountll(b->map.near[place]) > LINES_MOST)
            return game_refuse(err, _("%s has more than %d lines"), b->map.name[place], LINES_MOST);
    map_sorted(&b->map, starts, b->start);
    for (int i = 0; i < C82_SPIES; i++)
        if (!read_start(b, i, root, err))
            return false;
    return true;
}

static bool read_board(struct game_box *box, const json_t *root, game_error *err)
{
    static const char *const flags[] = {"start", "hq", "briefcase", NULL};
    static const struct map_format format = {.list = "cities",
                                             .flag = flags,
                                             .least = C82_SPIES,
                                             .most = MAP_PLACES_MOST,
                                             .geographic = true,
                                             .pictured = true,
                                             .taken = taken};
    struct c82_box *b = (struct c82_box *)box;
    return map_read(&b->map, root, &format, err) && read_marks(b, root, err) &&
           map_seats_read(&b->seats, &b->map, root, b->hqs, c82_rules.min_seats, C82_SEATS, err);
}

struct game_box *c82_open_box(const char *text, size_t length, game_error *err)
{
    return data_open_box(text, length, sizeof(struct c82_box), read_board, err);
}

/* The spies go to the start cities: spy[i] to the i-th in alphabetical order. */
static void place_spies(const struct c82_act *act, const int16_t *spy)
{
    const struct c82_box *b = act->box;
    for (int i = 0; i < C82_SPIES; i++)
        c82_tell(act, C82_PLACED, SEAT_NATURE, TELL_ARGS(spy[i], b->start[i], b->home[i]));
    c82_ask(act, C82_PHASE_OPEN, 0, 0);
}

bool c82_init(const struct game_box *box, const game_config *config, struct game_state *out, game_error *err)
{
    const struct c82_box *b = c82_box_of(box);
    struct c82_view *s = c82_state_of(out);
    const struct c82_act act = {.box = b, .s = s};
    int16_t fixed[C82_SPIES];
    if (!map_seats_allowed(&b->seats, &b->map, &c82_rules, config, err))
        return false;
    memset(s, 0, sizeof *s);
    turns_clear(&s->at, config->seats);
    s->open = (uint8_t)((1U << s->seats) - 1);
    s->round_limit = (uint8_t)config->option[C82_ROUND_LIMIT];
    s->any_arrival = (uint8_t)config->option[C82_ANY_ARRIVAL];
    s->casablanca = (uint8_t)config->option[C82_CASABLANCA];
    s->revealing = (uint8_t)config->option[C82_REVEALING];
    memset(s->hq, C82_NOWHERE, sizeof s->hq);
    memset(s->spy_place, C82_NOWHERE, sizeof s->spy_place);
    memset(s->home, C82_NOWHERE, sizeof s->home);
    memset(s->left_at, C82_NEVER, sizeof s->left_at);
    for (int i = 0; i < s->seats; i++) {
        s->hq[i] = b->seats.place[config->place[i]];
        s->book[i].balance = C82_ACCOUNT;
        for (int spy = 0; spy < C82_SPIES; spy++)
            s->proof[i][spy].by = C82_NEVER;
    }
    s->case_place = b->case_start;
    s->seat = SEAT_NONE;
    challenge_clear(&s->bidding);
    for (int i = 0; i < C82_SPIES; i++)
        fixed[i] = b->fixed[i];
    if (config->option[C82_FIXED])
        place_spies(&act, fixed);
    return true;
}

struct draw_due c82_due(const struct game_state *state)
{
    const struct c82_view *s = c82_view_of(state);
    struct draw_due start = {.kind = C82_DEAL_START, .n = 1, .possible = (1U << s->seats) - 1};
    struct draw_due spies = {.kind = C82_DEAL_SPIES, .n = C82_SPIES, .permuted = true};
    return s->phase == C82_PHASE_SPIES ? spies : start;
}

void c82_deal(const struct c82_act *act, const game_action *a)
{
    if (a->kind == C82_DEAL_SPIES) {
        place_spies(act, a->arg);
        return;
    }
    c82_tell(act, C82_STARTS, SEAT_NATURE, TELL_ARGS(a->arg[0]));
    c82_tell(act, C82_ROUND, SEAT_NATURE, TELL_ARGS(1));
    c82_tell(act, C82_TURN, a->arg[0], TELL_ARGS(a->arg[0]));
}
