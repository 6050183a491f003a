#!/bin/sh
# Prints the path of a Chromium for the browser tests.
exec "$(dirname "$0")/program.sh" CHROMIUM chromium "The browser tests need Chromium" \
    chromium chromium-browser google-chrome-stable google-chrome
