#!/bin/sh
# Prints the path of a Chromium for the browser tests: the one without windows is much quicker, so it is asked for first.
program=$(dirname "$0")/program.sh
"$program" CHROMIUM chromium-headless-shell "The browser tests run quicker with it" chromium-headless-shell 2>/dev/null ||
    exec "$program" CHROMIUM chromium "The browser tests need Chromium" \
        chromium chromium-browser google-chrome-stable google-chrome
