#!/bin/sh
# broken.sh PROGRAM: the conformance test, over the toy with a fault, has to fail in the test that is there to catch it.
set -u
program=$1
missed=0

# fault NAME TEST: with this fault, this test fails.
fault() {
    if FAULT=$1 "$program" 2>&1 | grep -q "FAILED  ] .*$2"; then
        echo "$1: caught by $2"
    else
        echo "$1: NOT caught by $2"
        missed=1
    fi
}

FAULT=none "$program" >/dev/null 2>&1 || {
    echo "the toy fails without any fault"
    exit 1
}
fault observe-tells-bids answers_asked_at_once_stay_secret
fault observe-tells-cards what_is_private_changes_nothing_for_others
fault mask-hides-nothing answers_asked_at_once_stay_secret
fault mask-tells-draws what_chance_deals_in_secret_is_masked
fault unveil-is-missing nothing_is_missing
fault state-without-values states_are_printed_as_keys_and_values
fault mask-hides-for-ever what_is_private_changes_nothing_for_others
fault reveals-nothing what_can_be_taken_back_has_told_nothing
fault sample-forgets-bids samples_fit_what_was_seen
fault apply-tells-everybody answers_asked_at_once_stay_secret
fault apply-tells-nobody events_fit_and_are_addressed
fault apply-tells-too-much events_fit_and_are_addressed
fault show-forgets events_lead_from_view_to_view
fault decision-asks-in-turn states_stay_sound_and_views_know_who_acts
fault outcome-is-early states_stay_sound_and_views_know_who_acts
fault text-cannot-be-read text_goes_round
fault phases-without-names states_stay_sound_and_views_know_who_acts
exit $missed
