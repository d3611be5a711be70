#!/bin/sh
# clang-format over all sources: prints what differs. usage: format.sh TOP
set -u
cd "$1" || exit 2
# shellcheck disable=SC2046
clang-format --dry-run --Werror $(find src tests -name '*.[ch]' | sort)
