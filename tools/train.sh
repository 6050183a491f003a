#!/bin/sh
# Learns the judgement of the bots anew: games of greedy and what they teach, then three times games by what was learned, and what those
# teach.
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
# The names of the heroes or boards of a folder, with commas between them.
names() {
    for file in "$1"/*.toml; do
        sed -n 's/^name = "\(.*\)"$/\1/p' "$file" | head -n 1
    done | paste -sd,
}
heroes=$(names "$here/content/heroes") boards=$(names "$here/content/boards")
# Two games of three are of the heroes of the program, the others of all that there are and of heroes made at random from the card language:
# with those in the majority the judgement knows strange games well and the usual ones badly (docs/LAB.md).
# Games for one round: its name, a seed, and who plays.
round() {
    name=$1 seed=$2
    shift 2
    set -- --boards "$boards" --one-in 2 "$@"
    play --out "$folder/$name-duels" --games "$((40960 / ${SHARE:-1}))" --heroes "$heroes" --seed "$seed" "$@"
    play --out "$folder/$name-crowds" --games "$((5120 / ${SHARE:-1}))" --heroes "$heroes" --seed "$((seed + 1))" --mode free-for-all,teams "$@"
    play --out "$folder/$name-made-duels" --games "$((15360 / ${SHARE:-1}))" --made 20 --seed "$((seed + 2))" "$@"
    play --out "$folder/$name-made-crowds" --games "$((2560 / ${SHARE:-1}))" --made 20 --seed "$((seed + 3))" --mode free-for-all,teams "$@"
}
# What a round teaches: its name, and how it is learned.
learn_round() {
    name=$1
    shift
    learn "$folder/$name-duels" "$folder/$name-crowds" "$folder/$name-made-duels" "$folder/$name-made-crowds" "$@"
}
round first 10 --bot greedy
learn_round first --out "$folder/first.safetensors"
before=first
for next in second third fourth; do
    case $next in second) seed=20 ;; third) seed=30 ;; *) seed=40 ;; esac
    round "$next" "$seed" --weights "$folder/$before.safetensors"
    learn_round "$next" --start "$folder/$before.safetensors" --trust 0.7 --rate 1e-3 --epochs 5 --out "$folder/$next.safetensors"
    before=$next
done
cp "$folder/fourth.safetensors" "$weights"
