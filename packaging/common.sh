# What play.sh and check.sh share; sourced, not run. Expects to be in the project's top folder.

say() {
    printf '%s\n' "$*" >&2
}

die() {
    say "$*"
    exit 1
}

# as_root COMMAND…: runs it as root, through sudo where needed.
as_root() {
    if [ "$(id -u)" -eq 0 ]; then
        "$@"
    elif command -v sudo >/dev/null 2>&1; then
        sudo "$@"
    else
        die "conspiracy: packages are missing, and installing them needs root or sudo: $MISSING"
    fi
}

# install_missing WORD…: installs the packages of packages.txt whose first word is among those given,
# and asks nothing of the network when all of them are there.
install_missing() {
    command -v dpkg-query >/dev/null 2>&1 ||
        die "conspiracy: this script knows Debian's packages only; install those of packaging/packages.txt, then use CMake as README.md says"
    MISSING=
    while read -r group package; do
        for wanted in "$@"; do
            [ "$group" = "$wanted" ] || continue
            dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null | grep -qx installed ||
                MISSING="$MISSING $package"
        done
    done <packaging/packages.txt
    [ -n "$MISSING" ] || return 0
    say "conspiracy: installing$MISSING"
    as_root apt-get -q update >&2 || say "conspiracy: apt-get update failed; trying with the lists that are there"
    # shellcheck disable=SC2086 # a list of words
    as_root env DEBIAN_FRONTEND=noninteractive apt-get -q -y install --no-install-recommends $MISSING >&2 ||
        die "conspiracy: could not install:$MISSING"
}

# build PRESET: configures and builds into build/PRESET, quietly unless it fails.
build() {
    cmake --preset "$1" >&2 && cmake --build --preset "$1" >&2 || die "conspiracy: the build failed (preset $1)"
}
