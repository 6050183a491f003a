#!/bin/sh
# What the bots are worth, by the bounds of docs/BOTS.md.
#   tools/worth.sh PROGRAM FOLDER RUN ...
# A run that was stopped goes on from what FOLDER keeps; the folder results has what was played so far. Searches think by the time that a core has worked for them, so other work on the
# machine makes a run longer and not different. THREADS=2 plays two games at once.
set -eu
if [ $# -lt 3 ]; then
    echo "usage: tools/worth.sh PROGRAM FOLDER RUN ...; the runs are named in tools/worth.sh" >&2
    exit 2
fi
program=$1 folder=$2
shift 2
here=$(cd "$(dirname "$0")/.." && pwd)
examples="$here/content/examples"
threads=${THREADS:-1}
mkdir -p "$folder"
# A match: its name, the bots, how many games, and what else.
match() {
    name=$1 a=$2 b=$3 games=$4
    shift 4
    nice -n 15 "$program" --content "$examples" arena "$a" "$b" --games "$games" --seed 2026 --threads "$threads" \
        --log "$folder/$name.jsonl" "$@" > "$folder/$name.txt"
    cat "$folder/$name.txt"
}
matrix() {
    nice -n 15 "$program" lab matrix --bot "$2" --precision 1 --minutes 60 --threads "$threads" --out "$folder/$1"
}
# The names of the heroes of a folder, with commas between them.
names() {
    for file in "$1"/*.toml; do
        sed -n 's/^name = "\(.*\)"$/\1/p' "$file" | head -n 1
    done | paste -sd, -
}
heroes=$(names "$here/content/heroes") boards=$(names "$here/content/boards")
# Every fourth of the heroes of the program by name: a rule that was chosen before anything was played.
left_out=$(echo "$heroes" | tr , '\n' | LC_ALL=C sort | awk 'NR % 4 == 0' | paste -sd, -)
for run in "$@"; do
    case $run in
    10ms) match 10ms search:10ms-cpu before:10ms-cpu 400 --heroes "$heroes" --boards "$boards" ;;
    100ms) match 100ms search:100ms-cpu before:100ms-cpu 400 --heroes "$heroes" --boards "$boards" ;;
    examples) match examples search:10ms-cpu before:10ms-cpu 200 --heroes "$(names "$examples/heroes")" --boards "$boards" ;;
    teams) match teams search:10ms-cpu before:10ms-cpu 200 --heroes "$heroes" --boards "$boards" --mode teams ;;
    free-for-all)
        match free-for-all search:10ms-cpu before:10ms-cpu 200 --heroes "$heroes" --boards "$boards" --mode free-for-all
        ;;
    left-out)
        WITHOUT=$left_out nice -n 15 "$here/tools/train.sh" "$program" "$here/target/left-out" "$folder/left-out.safetensors"
        match left-out search:10ms-cpu before:10ms-cpu 200 --heroes "$heroes" --boards "$boards" --with "$left_out" \
            --weights "$folder/left-out.safetensors"
        ;;
    sight)
        match sight-search search:100ms-cpu greedy 100 --heroes "$heroes" --boards "$boards"
        match sight-cheat cheat:100ms-cpu greedy 100 --heroes "$heroes" --boards "$boards"
        ;;
    greedy) match greedy learned greedy 2000 --heroes "$heroes" --boards "$boards" ;;
    novice) match novice apprentice novice 1000 --heroes "$heroes" --boards "$boards" ;;
    apprentice) match apprentice adept apprentice 200 --heroes "$heroes" --boards "$boards" ;;
    adept) match adept expert adept 100 --heroes "$heroes" --boards "$boards" ;;
    expert) match expert master expert 40 --heroes "$heroes" --boards "$boards" ;;
    matrix-greedy) matrix matrix-greedy greedy ;;
    matrix-3ms) matrix matrix-3ms search:3ms-cpu ;;
    matrix-30ms) matrix matrix-30ms search:30ms-cpu ;;
    *)
        echo "there is no run '$run'" >&2
        exit 2
        ;;
    esac
done
