/* How what happens is shown: in order, ended by any key, the same whatever is secret. */
#include "base/text.h"
#include "cmocka_all.h"

#include "games/solomon/scene/seat.h"
#include "rules/list.h"
#include "scene/solomon/names.h"
#include "scene/solomon/parts.h"
#include "table/game.h"
#include "table/perform.h"
#include "table/sentence.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Applying the events of a happening to the view before it gives the pieces of the view after it. */
static void events_lead_from_view_to_view(void **state)
{
    (void)state;
    struct game_shelf shelf = {0};
    for (uint64_t seed = 1; seed <= 40; seed++) {
        struct match *m = random_match(&shelf, (uint8_t)(2 + seed % 3), seed, 400);
        for (size_t i = 0; i < match_length(m); i++) {
            union match_view_room room;
            game_events events;
            match_view(m, i, SEAT_NONE, match_room_view(&room));
            struct solomon_view view = *solomon_view_of(match_room_view(&room));
            match_events(m, i, SEAT_NONE, &events);
            for (size_t e = 0; e < events.count; e++)
                match_setup_of(m)->rules->show(match_setup_of(m)->box, (struct game_view *)&view,
                                               &events.item[e]);
            match_view(m, i + 1, SEAT_NONE, match_room_view(&room));
            const struct solomon_view *after = solomon_view_of(match_room_view(&room));
            assert_memory_equal(view.pub.agent_city, after->pub.agent_city, sizeof after->pub.agent_city);
            assert_int_equal(view.pub.case_city, after->pub.case_city);
            assert_int_equal(view.pub.track, after->pub.track);
            assert_int_equal(view.pub.restricted, after->pub.restricted);
            assert_int_equal(view.pub.burnt, after->pub.burnt);
        }
        match_free(m);
    }
    shelf_clear(&shelf);
}

static struct seat *open_play(const struct match *m, int viewer, int speed)
{
    struct seat *s = calloc(1, sizeof *s);
    seat_open(s, m, viewer, 1);
    s->setting[HOST_SPEED] = speed;
    return s;
}

static void happenings_are_shown_one_by_one_and_end(void **state)
{
    (void)state;
    struct game_shelf shelf = {0};
    struct match *m = random_match(&shelf, 3, 9, 60);
    uint32_t n = (uint32_t)match_length(m);
    struct seat *s = open_play(m, match_next(m, n), HOST_SPEED_NORMAL);
    seat_play(s, n - 12, n);
    seat_frames(s, 1);
    assert_true(perform_busy(s->table));
    assert_int_equal(s->table->ask.legal_count, 0); /* nothing is asked before all is shown */
    uint32_t before = s->played;
    int frames = 0;
    while (s->played < n && frames++ < 2000) {
        seat_frames(s, 1);
        assert_true(s->played >= before);
        before = s->played;
    }
    assert_int_equal(s->played, n);
    assert_true(frames > 30); /* it took its time */
    seat_frames(s, 2);
    assert_true(s->table->ask.legal_count > 0);
    seat_close(s);
    free(s);
    match_free(m);
    shelf_clear(&shelf);
}

static void any_key_ends_what_is_shown(void **state)
{
    (void)state;
    struct game_shelf shelf = {0};
    struct match *m = random_match(&shelf, 3, 9, 60);
    uint32_t n = (uint32_t)match_length(m);
    struct seat *s = open_play(m, match_next(m, n), HOST_SPEED_NORMAL);
    seat_play(s, n - 12, n);
    seat_frames(s, 1);
    for (int i = 0; i < 40 && s->played < n; i++)
        seat_key(s, ACTION_HOME);
    assert_int_equal(s->played, n);
    seat_close(s);
    free(s);
    match_free(m);
    shelf_clear(&shelf);
}

/* The first move in a match by an agent with the briefcase, or without. */
static uint32_t find_move(const struct match *m, bool with_case)
{
    for (uint32_t i = 0; i + 1 < match_length(m); i++) { /* the last event is shown slower */
        game_events events;
        match_events(m, i, SEAT_NONE, &events);
        for (size_t e = 0; e < events.count; e++)
            if (events.item[e].kind == SOLOMON_TRAVELLED &&
                (bool)(events.item[e].arg[3] & SOLOMON_WITH_CASE) == with_case)
                return i;
    }
    return UINT32_MAX;
}

/* At speed fast everything goes by in a third of its time but the briefcase, which is followed to where it goes and then rests there. */
static void the_briefcase_is_seen_all_the_way(void **state)
{
    (void)state;
    struct game_shelf shelf = {0};
    int with = 0;
    for (uint64_t seed = 1; seed <= 12; seed++) {
        struct match *m = random_match(&shelf, 3, seed, 300);
        for (int carries = 0; carries <= 1; carries++) {
            uint32_t at = find_move(m, carries);
            if (at == UINT32_MAX)
                continue;
            struct seat *s = open_play(m, SEAT_NONE, HOST_SPEED_FAST);
            const struct performance *play = &s->table->play;
            seat_play(s, at, at + 1);
            for (int frames = 0; frames < 400 && (!play->running || play->now.kind != SOLOMON_TRAVELLED);
                 frames++)
                seat_frames(s, 1);
            assert_int_equal(play->now.kind, SOLOMON_TRAVELLED);
            uint32_t usual = s->table->game->cue[SOLOMON_TRAVELLED].ms;
            assert_int_equal(play->ms, carries ? usual : usual / 3);
            assert_true((play->rest > 0) == (carries == 1));
            with += carries;
            seat_close(s);
            free(s);
        }
        match_free(m);
    }
    assert_true(with > 0);
    shelf_clear(&shelf);
}

static void instant_speed_shows_all_at_once(void **state)
{
    (void)state;
    struct game_shelf shelf = {0};
    struct match *m = random_match(&shelf, 2, 4, 300);
    uint32_t n = (uint32_t)match_length(m);
    struct seat *s = open_play(m, SEAT_NONE, HOST_SPEED_INSTANT);
    seat_play(s, 0, n);
    seat_frames(s, 1);
    assert_int_equal(s->played, n);
    seat_close(s);
    free(s);
    match_free(m);
    shelf_clear(&shelf);
}

/* --- secrets ------------------------------------------------------------------------------------------------ */

/* Two matches alike but for what one seat paid in secret. */
static struct match *with_payoff(struct game_shelf *shelf, int target, int coins)
{
    struct match *m = first_turn_match(shelf, 2, 12);
    game_error err = {""};
    game_action pay = {SOLOMON_PAYOFF, 2, {(int16_t)target, (int16_t)coins}};
    if (!match_play(m, match_next(m, match_length(m)), &pay, &err))
        fail_msg("%s", err.text);
    return m;
}

/* Every frame that viewer sees of the payoff and what follows. */
static char *watch(const struct match *m, int viewer, int *sounds)
{
    uint32_t n = (uint32_t)match_length(m);
    struct seat *s = open_play(m, viewer, HOST_SPEED_NORMAL);
    seat_play(s, n - 1, n);
    char *all = NULL;
    size_t size = 0;
    FILE *out = open_memstream(&all, &size);
    for (int i = 0; i < 40; i++) {
        seat_frames(s, 1);
        char *list = seat_list(s);
        fputs(list, out);
        free(list);
    }
    fclose(out);
    *sounds = s->sounds;
    seat_close(s);
    free(s);
    return all;
}

static void a_feint_and_nine_coins_look_and_sound_the_same(void **state)
{
    (void)state;
    struct game_shelf shelf = {0};
    struct match *feint = with_payoff(&shelf, SOLOMON_NOBODY, 0),
                 *nine = with_payoff(&shelf, SOLOMON_TEMPEST, 9);
    struct match *doctor = with_payoff(&shelf, SOLOMON_DOCTOR, 1);
    int rival = match_next(feint, match_length(feint));
    int viewers[] = {rival, SEAT_NONE};
    for (size_t i = 0; i < 2; i++) {
        int sounds[3];
        char *a = watch(feint, viewers[i], &sounds[0]), *b = watch(nine, viewers[i], &sounds[1]);
        char *c = watch(doctor, viewers[i], &sounds[2]);
        assert_string_equal(a, b);
        assert_string_equal(a, c);
        assert_int_equal(sounds[0], sounds[1]);
        assert_int_equal(sounds[0], sounds[2]);
        free(a);
        free(b);
        free(c);
    }
    match_free(feint);
    match_free(nine);
    match_free(doctor);
    shelf_clear(&shelf);
}

/* Where others look on, a card before anyone looks at the own coins says nothing of them: no number beside the dial's. */
static void a_shared_screen_covers_the_coins(void **state)
{
    (void)state;
    struct game_shelf shelf = {0};
    int shown = 0;
    for (uint64_t seed = 1; seed < 40 && shown < 6; seed++) {
        struct match *m = random_match(&shelf, 3, seed, 30 + (size_t)seed);
        game_decision d = match_decision(m, match_length(m));
        if (d.phase == SOLOMON_PHASE_RESPOND && game_next(&d) >= 0) {
            struct seat *s = calloc(1, sizeof *s);
            seat_open(s, m, game_next(&d), 3);
            char *list = seat_list(s);
            assert_non_null(strstr(list, "Your coins are covered"));
            for (size_t a = 0; a < SOLOMON_AGENTS; a++) {
                char own[64];
                snprintf(own, sizeof own, "coins on %s", name_agent(a));
                assert_null(strstr(list, own));
            }
            assert_null(strstr(list, "reserve "));
            assert_null(strstr(list, "You have too little"));
            free(list);
            seat_close(s);
            free(s);
            shown++;
        }
        match_free(m);
    }
    assert_int_equal(shown, 6);
    shelf_clear(&shelf);
}

/* "Nothing forced shows": who can only yield is asked in the same words, with the same buttons, as who could go higher
 * (ruling 14). */
static void who_can_only_yield_is_asked_as_any_other(void **state)
{
    (void)state;
    struct game_shelf shelf = {0};
    int forced = 0, free_to = 0;
    for (uint64_t seed = 1; seed < 400 && (forced < 3 || free_to < 3); seed++) {
        struct match *m = random_match(&shelf, 3, seed, 20 + (size_t)(seed % 60));
        game_decision d = match_decision(m, match_length(m));
        if (d.phase == SOLOMON_PHASE_BID && game_next(&d) >= 0) {
            game_action legal[GAME_MAX_LEGAL];
            size_t n = match_legal(m, match_length(m), game_next(&d), legal, GAME_MAX_LEGAL);
            struct seat *s = calloc(1, sizeof *s);
            seat_open(s, m, game_next(&d), 3);
            char *list = seat_list(s), named[32];
            snprintf(named, sizeof named, "Raise to %d", s->table->now.bid.number);
            assert_non_null(strstr(list, "Raise, or yield?"));
            assert_non_null(strstr(list, named));
            assert_null(strstr(list, "You cannot go higher"));
            const struct gfx_item *item = gfx_recorded_text(s->gfx, named);
            assert_true(item->color.a > 0.9f); /* not dimmed */
            *(n == 1 ? &forced : &free_to) += 1;
            free(list);
            seat_close(s);
            free(s);
        }
        match_free(m);
    }
    assert_true(forced >= 3 && free_to >= 3);
    shelf_clear(&shelf);
}

/* A piece is seen in one place, standing or carried; drawn again, over an arrow, it lies there too. */
static void there_is_one_case(void **state)
{
    (void)state;
    struct game_shelf shelf = {0};
    struct match *m = random_match(&shelf, 2, 4, 20);
    struct seat *s = open_play(m, SEAT_NONE, HOST_SPEED_NORMAL);
    for (uint32_t n = 1; n <= match_length(m); n++) {
        seat_play(s, n - 1, n);
        seat_frames(s, 4);
        size_t items, cases = 0;
        const struct gfx_item *item = gfx_recorded(s->gfx, &items);
        struct rect place = {0};
        for (size_t i = 0; i < items; i++) {
            if (!item[i].text || !strstr(item[i].text, "figures/case.png") || item[i].at.h <= 36)
                continue;
            cases += cases == 0 || memcmp(&place, &item[i].at, sizeof place) != 0;
            place = item[i].at;
        }
        assert_int_equal(cases, 1);
    }
    seat_close(s);
    free(s);
    match_free(m);
    shelf_clear(&shelf);
}

/* The number of an event by which an agent burns, and which; 0: none in this match. */
static uint32_t burn_in(const struct match *m, int *agent)
{
    for (size_t i = 0; i < match_length(m); i++) {
        game_events events;
        match_events(m, i, SEAT_NONE, &events);
        for (size_t e = 0; e < events.count; e++)
            if (events.item[e].kind == SOLOMON_BURNT) {
                *agent = events.item[e].arg[1];
                return (uint32_t)i + 1;
            }
    }
    return 0;
}

static struct point middle_of(const struct seat *s, const char *picture)
{
    size_t items;
    const struct gfx_item *item = gfx_recorded(s->gfx, &items);
    for (size_t i = 0; i < items; i++)
        if (item[i].text && strstr(item[i].text, picture))
            return rect_center(item[i].at);
    return (struct point){-1, -1};
}

/* One who burns has no city any more, so no place of his own to be drawn at: he once slid off to the map's corner. */
static void whoever_burns_stays_where_he_is(void **state)
{
    (void)state;
    static const char *const file[] = {"beacon", "magician", "roulette", "spyglass", "tempest", "vagabond"};
    struct game_shelf shelf = {0};
    int burns = 0;
    for (uint64_t seed = 1; seed < 200 && burns < 5; seed++) {
        struct match *m = random_match(&shelf, 3, seed, 200);
        int agent;
        uint32_t n = burn_in(m, &agent);
        if (n > 0) {
            char picture[64];
            snprintf(picture, sizeof picture, "figures/%s.png", file[agent]);
            struct seat *s = open_play(m, SEAT_NONE, HOST_SPEED_NORMAL);
            seat_play(s, n - 1, n);
            struct point at = {-1, -1};
            int frames = 0;
            for (int f = 0; f < 200 && s->played < n; f++) {
                seat_frames(s, 1);
                struct point now = middle_of(s, picture);
                if (!s->table->play.running || s->table->play.now.kind != SOLOMON_BURNT || now.x < 0)
                    continue;
                at = frames++ == 0 ? now : at;
                if (fabsf(now.x - at.x) > 1 || fabsf(now.y - at.y) > 1)
                    fail_msg("seed %d: from %g %g to %g %g", (int)seed, (double)at.x, (double)at.y,
                             (double)now.x, (double)now.y);
            }
            assert_true(frames > 3);
            burns++;
            seat_close(s);
            free(s);
        }
        match_free(m);
    }
    assert_int_equal(burns, 5);
    shelf_clear(&shelf);
}

/* --- the log ---------------------------------------------------------------------------------------------------- */

static void every_event_of_people_has_its_sentence(void **state)
{
    (void)state;
    struct game_shelf shelf = {0};
    struct match *m = random_match(&shelf, 4, 21, 500);
    struct seat *s = open_play(m, SEAT_NONE, HOST_SPEED_INSTANT);
    for (uint32_t n = 1; n <= match_length(m); n++) {
        struct host_happening what;
        union match_view_room before, after;
        assert_true(s->host.happening_at(&s->host, n, &what));
        match_view(m, n - 1, SEAT_NONE, match_room_view(&before));
        match_view(m, n, SEAT_NONE, match_room_view(&after));
        what.before = match_room_view(&before);
        what.after = match_room_view(&after);
        char words[HOST_LINE_MAX];
        struct text out = text_over(words, sizeof words);
        sentence_log(s->host.table(&s->host), &s->host, &what, &out);
        assert_false(out.cut);
        if (what.actor >= 0)
            assert_true(out.length > 0);
    }
    seat_close(s);
    free(s);
    match_free(m);
    shelf_clear(&shelf);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(events_lead_from_view_to_view),
        cmocka_unit_test(happenings_are_shown_one_by_one_and_end),
        cmocka_unit_test(any_key_ends_what_is_shown),
        cmocka_unit_test(the_briefcase_is_seen_all_the_way),
        cmocka_unit_test(instant_speed_shows_all_at_once),
        cmocka_unit_test(a_feint_and_nine_coins_look_and_sound_the_same),
        cmocka_unit_test(a_shared_screen_covers_the_coins),
        cmocka_unit_test(who_can_only_yield_is_asked_as_any_other),
        cmocka_unit_test(there_is_one_case),
        cmocka_unit_test(whoever_burns_stays_where_he_is),
        cmocka_unit_test(every_event_of_people_has_its_sentence),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
