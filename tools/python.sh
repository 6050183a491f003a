#!/bin/sh
# Prints the path of a virtual environment with the Python package and all that its tests need; makes it if there is none.
#   tools/python.sh LIBRARY FOLDER
# LIBRARY is the module as cargo has built it for the tests; it is put beside the Python files, so that nothing is built twice.
# The environment lies in FOLDER.
set -eu
library=$1 folder=$2
here=$(cd "$(dirname "$0")/.." && pwd)
python=$("$here/tools/program.sh" PYTHON python3-venv "The tests of the Python package need Python 3.10 or newer" python3)
needed=$here/python/tests/requirements.txt
if ! cmp -s "$needed" "$folder/requirements.txt"; then
    rm -rf "$folder"
    mkdir -p "$folder"
    "$python" -m venv "$folder/venv" >&2
    "$folder/venv/bin/pip" install --quiet --disable-pip-version-check -r "$needed" >&2
    site=$("$folder/venv/bin/python" -c 'import sysconfig; print(sysconfig.get_path("purelib"))')
    echo "$folder/package" >"$site/peerless.pth"
    # Last, so that what was interrupted is done again.
    cp "$needed" "$folder/requirements.txt"
fi
rm -rf "$folder/package"
mkdir -p "$folder/package"
cp -R "$here/python/peerless" "$folder/package/"
cp "$library" "$folder/package/peerless/_peerless.abi3.so"
echo "$folder/venv"
