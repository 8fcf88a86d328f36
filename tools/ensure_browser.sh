#!/bin/sh
# Print the path of a Chromium or Chrome for the browser tests; print nothing where there is none to be had.
# What it does and finds it says on stderr.
set -eu

find_browser() {
    for name in chromium chromium-browser google-chrome google-chrome-stable chrome; do
        if command -v "$name"; then
            return 0
        fi
    done
    mac="/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"
    if [ -x "$mac" ]; then
        echo "$mac"
        return 0
    fi
    return 1
}

if [ -n "${SANDTABLE_BROWSER:-}" ]; then
    echo "$SANDTABLE_BROWSER"
    exit 0
fi
if find_browser; then
    exit 0
fi
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "No Chromium or Chrome here: installing Debian's chromium" >&2
    if { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium fonts-liberation; } \
        >/dev/null 2>&1 && find_browser; then
        exit 0
    fi
fi
echo "No Chromium or Chrome was found: the tests marked \"browser\" are left out (see tests/browser)." >&2
