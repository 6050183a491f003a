#!/bin/sh
# Prints the path of a Chromium for the browser tests; installs Debian's package if there is none and that is possible.
set -eu
find_chromium() {
    for name in "${CHROMIUM:-}" chromium chromium-browser google-chrome-stable google-chrome; do
        [ -n "$name" ] && command -v "$name" && return 0
    done
    return 1
}
find_chromium && exit 0
if command -v apt-get >/dev/null 2>&1; then
    as_root=""
    [ "$(id -u)" = 0 ] || as_root="sudo -n"
    install="$as_root apt-get install -y --no-install-recommends chromium"
    { $install || { $as_root apt-get update && $install; }; } >&2 || true
    find_chromium && exit 0
fi
echo "The browser tests need Chromium: install it (on Debian: sudo apt-get install chromium) or set CHROMIUM to its path." >&2
exit 1
