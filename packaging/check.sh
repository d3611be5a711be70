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

# What opens a GL context or a window is left to the release run: the driver's own leaks are not ours. Style is a
# matter of the sources and strength one of numbers, so they are looked at once.
ctest --preset asan -j 2 -LE '^(gl|e2e|style|strength)$'
# Three at a time on two processors: tests in a window wait for much of their time.
ctest --preset release -j 3
