#!/bin/sh
# Learns the judgement of the bots anew: games of the bots as they are, then the training.
#   tools/train.sh PROGRAM FOLDER WEIGHTS
# The games and the Python environment lie in FOLDER; the weights are written to WEIGHTS. Seeds are fixed; what differs between two
# machines is how their libraries round.
set -eu
program=$1 folder=$2 weights=$3
here=$(cd "$(dirname "$0")/.." && pwd)
python=$("$here/tools/program.sh" PYTHON python3-venv "Training needs Python 3.10 or newer" python3)
if [ ! -x "$folder/venv/bin/python" ]; then
    mkdir -p "$folder"
    "$python" -m venv "$folder/venv"
    "$folder/venv/bin/pip" install --quiet --disable-pip-version-check "numpy>=2.2,<3"
fi
play() {
    "$program" --content "$here/content/examples" lab selfplay "$@"
}
play --out "$folder/duels" --games 60000 --made 40 --seed 1
play --out "$folder/crowds" --games 12000 --made 40 --seed 2 --mode free-for-all,teams
"$folder/venv/bin/python" "$here/python/train/train.py" "$folder/duels" "$folder/crowds" --out "$weights"
