#!/bin/sh
# Prints the path of a program that a test needs; installs Debian's package if there is none and that is possible.
#   tools/program.sh VARIABLE PACKAGE "What needs it" NAME…
# The path in the variable comes first, then the names in their order.
set -eu
variable=$1 package=$2 why=$3
shift 3
eval "set -- \"\${$variable:-}\" \"\$@\""
find_program() {
    for name in "$@"; do
        [ -n "$name" ] && command -v "$name" && return 0
    done
    return 1
}
find_program "$@" && exit 0
if command -v apt-get >/dev/null 2>&1; then
    as_root=""
    [ "$(id -u)" = 0 ] || as_root="sudo -n"
    install="$as_root apt-get install -y --no-install-recommends $package"
    { $install || { $as_root apt-get update && $install; }; } >&2 || true
    find_program "$@" && exit 0
fi
echo "$why: install it (on Debian: sudo apt-get install $package) or set $variable to its path." >&2
exit 1
