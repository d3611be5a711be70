#!/bin/sh
# Every sentence that a person reads goes through gettext. usage: words.sh TOP
# The reports of arena and --timings are read by scripts and stay as they are.
set -u
cd "$1" || exit 2
# shellcheck disable=SC2046 # file names of ours hold no spaces
awk -f tests/style/words.awk $(find src/scene src/app src/ui src/platform src/cli -name '*.c' ! -name cmd_arena.c ! -name timings.c | sort)
