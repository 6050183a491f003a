#!/bin/sh
# Learns the judgement of the bots anew: games of greedy and what they teach, then twice games by what was learned, and what those teach.
#   tools/train.sh PROGRAM FOLDER WEIGHTS
# The games and the Python environment lie in FOLDER; the weights are written to WEIGHTS. Seeds are fixed; what differs between two
# machines is how their libraries round. WITHOUT='NAME,NAME' leaves heroes out, to see how those fare that were never seen;
# SHARE=4 plays a quarter of the games, to see that all of it works; fewer are too few to learn from.
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
    "$program" --content "$here/content/examples" lab selfplay ${WITHOUT:+--without "$WITHOUT"} "$@"
}
learn() {
    "$folder/venv/bin/python" "$here/python/train/train.py" "$@"
}
# Games for one round: its name, how many duels and how many others, a seed, and who plays.
round() {
    name=$1 duels=$2 crowds=$3 seed=$4
    shift 4
    duels=$((duels / ${SHARE:-1})) crowds=$((crowds / ${SHARE:-1}))
    play --out "$folder/$name-duels" --games "$duels" --made 40 --seed "$seed" "$@"
    play --out "$folder/$name-crowds" --games "$crowds" --made 40 --seed "$((seed + 1))" --mode free-for-all,teams "$@"
}
round first 60000 12000 1 --bot greedy
learn "$folder/first-duels" "$folder/first-crowds" --out "$folder/first.safetensors"
round second 20000 6000 3 --weights "$folder/first.safetensors" --one-in 2
learn "$folder/second-duels" "$folder/second-crowds" --start "$folder/first.safetensors" --trust 0.7 --rate 1e-3 --epochs 5 \
    --out "$folder/second.safetensors"
round third 20000 6000 5 --weights "$folder/second.safetensors" --one-in 2
learn "$folder/third-duels" "$folder/third-crowds" --start "$folder/second.safetensors" --trust 0.7 --rate 1e-3 --epochs 5 --out "$weights"
