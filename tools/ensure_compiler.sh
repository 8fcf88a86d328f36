#!/bin/sh
# Succeed where C can be compiled against Python's headers, after installing Debian's compiler if need be; where there
# is none to be had, fail and say what is left out.
#
# usage: tools/ensure_compiler.sh [PYTHON]
set -u

python=${1:-python3}

ready() {
    include=$("$python" -c 'import sysconfig; print(sysconfig.get_path("include"))')
    command -v cc >/dev/null && [ -e "$include/Python.h" ]
}

if ready; then
    exit 0
fi
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "No C compiler for Python here: installing Debian's gcc" >&2
    if { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq gcc libc6-dev python3-dev; } \
        >/dev/null 2>&1 && ready; then
        exit 0
    fi
fi
echo 'No C compiler for Python was found: the tests marked "compiled" are left out.' >&2
exit 1
