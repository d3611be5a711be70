#!/bin/sh
# Installs what is missing, builds Conspiracy and runs every test: the unit tests under the sanitizers,
# then all of them, end-to-end runs included, on the release build.
set -eu
cd "$(dirname "$0")/.."
. packaging/common.sh

install_missing play check
for preset in asan release; do
    build "$preset"
done

# Both halves at once: tests in a window wait for much of their time, and the sanitized ones fill it. What those say comes at
# their end, in one piece. What opens a GL context or a window is left to the release half: the driver's own leaks are not
# ours. Style is a matter of the sources and strength one of numbers, so they are looked at once.
ctest --preset asan -j 2 -LE '^(gl|e2e|style|strength)$' >build/asan/tested.txt 2>&1 &
sanitized=$!
trap 'kill "$sanitized"; exit 130' INT TERM # a job in the background does not hear of it
failed=
ctest --preset release -j 3 || failed="$failed release"
wait "$sanitized" || failed="$failed sanitized"
cat build/asan/tested.txt
[ -z "$failed" ] || die "conspiracy: tests failed:$failed"
say "conspiracy: all tests passed, sanitized and release"
