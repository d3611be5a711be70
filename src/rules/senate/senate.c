/* The Drowned Senate: the table of its rules, and what is true of every state. */
#include "base/i18n.h"
#include "rules/public.h"
#include "rules/refuse.h"
#include "rules/senate/senate_change.h"

_Static_assert(sizeof(struct senate_view) <= 512, "searches copy states all the time");

static const char *const phase_word[] = {"opponent", "location", "start",  "lords", "top",  "locations",
                                         "seize",    "recruit",  "keep",   "place", "swap", "claim",
                                         "pick",     "grant",    "replay", "over",  NULL};

static const char *const ending_word[] = {"running", "influence", "pearls", NULL};

static const char *const opponent_title[] = {N_("By chance"),
                                             N_("Fontego, the Broker"),
                                             N_("Morosin, the Consul"),
                                             N_("Salina, the Grower"),
                                             N_("Corvo, the General"),
                                             N_("Zenobia, the Oracle"),
                                             NULL};

static const struct game_option options[] = {
    [SENATE_OPPONENT] = {.name = "opponent",
                         .title = N_("Opponent"),
                         .help = N_("Whom you meet when you play alone."),
                         .seats = 1U << 1,
                         .most = SENATE_GUILDS,
                         .value_title = opponent_title},
    [SENATE_VEILED] = {GAME_HOUSE_RULE("hidden-scores", N_("Hidden scores"),
                                       N_("Points are shown only when the match is over."))},
};

static const char *place_name(const struct game_box *box, size_t place)
{
    /* Marked for the translators as i18n_data() looks them up; a record has what is behind the mark. */
    static const char *const name[] = {NC_("senate", "Ebb"), NC_("senate", "Flood"), NC_("senate", "Neap"),
                                       NC_("senate", "Spring")};
    (void)box;
    return place < SENATE_SEATS ? name[place] + sizeof "senate" : NULL;
}

static bool default_config(const struct game_box *box, uint8_t seats, game_config *out)
{
    (void)box;
    *out = (game_config){.seats = seats};
    for (uint8_t i = 0; i < seats && i < SENATE_SEATS; i++)
        out->place[i] = i;
    return seats >= senate_rules.min_seats && seats <= senate_rules.max_seats;
}

LISTING_OF_VIEWS(senate_legal, struct senate_view)

static bool outcome(const struct game_box *box, const struct game_state *state, game_outcome *out)
{
    if (!turns_outcome(box, state, out))
        return false;
    const struct senate_view *s = senate_view_of(state);
    out->scored = true;
    out->met = senate_solo(s) ? s->opponent + 1 : 0;
    for (int i = 0; i < s->seats; i++)
        out->score[i] = (int16_t)senate_score_of(s, i).total;
    return true;
}

/* Only what chance answers cannot be taken back (ruling 38). */
static bool reveals(const struct game_box *box, const struct game_state *before, int seat,
                    const game_action *action)
{
    (void)box;
    (void)before;
    return seat < 0 || action->kind == SENATE_DRAW || action->kind == SENATE_SEARCH;
}

PUBLIC_VIEWS(struct senate_view)

static void show(const struct game_box *box, struct game_view *view, const game_event *event)
{
    (void)box;
    senate_change((struct senate_view *)view, event->kind, event->seat, event->n, event->arg);
}

/* ---- What is true of every state ---- */

/* Every Lord is in one place. */
static bool lords_fit(const struct senate_view *s)
{
    uint8_t left[SENATE_LORDS], none[SENATE_LORDS] = {0};
    senate_all_lords(left);
    deck_unseen(left, s->deck, SENATE_LORDS);
    deck_unseen(left, s->pile, SENATE_LORDS);
    deck_unseen(left, s->table, SENATE_LORDS);
    for (int side = 0; side < s->sides; side++)
        for (int i = 0; i < s->placed[side]; i++)
            left[s->lord[side][i]]--;
    return memcmp(left, none, sizeof none) == 0;
}

/* So is every Location, those in chambers on Lords with keys. */
static bool locations_fit(const struct senate_view *s)
{
    uint8_t left[SENATE_LOCATIONS], none[SENATE_LOCATIONS] = {0};
    memset(left, 1, sizeof left);
    deck_unseen(left, s->location_deck, SENATE_LOCATIONS);
    deck_unseen(left, s->open, SENATE_LOCATIONS);
    deck_unseen(left, s->found, SENATE_LOCATIONS);
    for (int side = 0; side < s->sides; side++)
        for (int i = 0; i < SENATE_SPACES; i++) {
            if (s->location[side][i] == SENATE_NONE)
                continue;
            if (i >= s->placed[side] || !senate_has_key(s->lord[side][i]))
                return false;
            left[s->location[side][i]]--;
        }
    return memcmp(left, none, sizeof none) == 0;
}

static int pearls_due(const struct senate_view *s, int side)
{
    int pearls = 3 * senate_owns(s, side, SENATE_DIVERS_QUAY) + 2 * senate_owns(s, side, SENATE_OYSTER_BANK) +
                 senate_owns(s, side, SENATE_PEARL_STAIRS);
    for (int i = 0; i < s->placed[side]; i++)
        pearls += senate_pearls_of(s->lord[side][i]);
    return pearls;
}

/* Nobody has more Pearls than the Master, and all have what they were given. */
static bool pearls_fit(const struct senate_view *s)
{
    int most = s->master == SENATE_NONE ? 0 : s->pearls[s->master];
    for (int side = 0; side < s->sides; side++)
        if (s->pearls[side] != pearls_due(s, side) || s->pearls[side] > most)
            return false;
    return true;
}

static bool check(const struct game_box *box, const struct game_state *state, game_error *err)
{
    (void)box;
    const struct senate_view *s = senate_view_of(state);
    const char *wrong = !lords_fit(s)       ? N_("a Lord is missing, or is in two places")
                        : !locations_fit(s) ? N_("a Location is missing, in two places, or on no key")
                        : !pearls_fit(s)    ? N_("somebody has other Pearls than were gained")
                                            : NULL;
    return !wrong || game_refuse(err, "%s", i18n_marked(wrong));
}

// clang-format off
const struct game_rules senate_rules = {
    .id = "senate", .title = N_("The Drowned Senate"), .version = 1, .min_seats = 1, .max_seats = SENATE_SEATS, .usual_seats = 2,
    .state_size = sizeof(struct senate_view), .view_size = sizeof(struct senate_view),
    .phase_name = phase_word, .ending_name = ending_word, .options = options, .rival_option = SENATE_OPPONENT + 1, .option_count = SENATE_OPTIONS,
    .place_name = place_name, .default_config = default_config, .init = senate_init, .check = check,
    .decision = turns_decision, .legal = senate_legal, .is_legal = senate_is_legal, .apply = senate_apply,
    .chance = senate_chance, .outcome = outcome, .reveals = reveals, .unveil = unveil, .observe = observe,
    .view_decision = turns_view_decision, .view_legal = view_legal, .sample = sample, .mask = mask, .show = show,
    .words = &senate_action_words, .view_text = senate_view_text, .dossier_text = senate_dossier_text,
};
// clang-format on
