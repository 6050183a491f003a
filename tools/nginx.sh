#!/bin/sh
# Prints the path of an nginx for the test that plays through it; installs Debian's package if there is none and that is possible.
set -eu
find_nginx() {
    for name in "${NGINX:-}" nginx /usr/sbin/nginx; do
        [ -n "$name" ] && command -v "$name" && return 0
    done
    return 1
}
find_nginx && exit 0
if command -v apt-get >/dev/null 2>&1; then
    as_root=""
    [ "$(id -u)" = 0 ] || as_root="sudo -n"
    install="$as_root apt-get install -y --no-install-recommends nginx-light"
    { $install || { $as_root apt-get update && $install; }; } >&2 || true
    find_nginx && exit 0
fi
echo "This test needs nginx: install it (on Debian: sudo apt-get install nginx-light) or set NGINX to its path." >&2
exit 1
