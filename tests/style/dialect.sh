#!/bin/sh
# The dialect check over all sources: dialect.awk. usage: dialect.sh TOP
set -u
cd "$1" || exit 2
# shellcheck disable=SC2046 # file names of ours hold no spaces
awk -f tests/style/dialect.awk $(find src tests -name '*.[ch]' | sort)
