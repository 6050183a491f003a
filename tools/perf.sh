#!/bin/sh
# Counts the instructions of fixed work (crates/lab/benches/instructions.rs) and compares them with the counts kept
# beside it. Exits with 1 if something became more than 3 % slower; --save keeps the new counts.
set -eu

cd "$(dirname "$0")/.."
kept=crates/lab/benches/instructions.toml
tools=$PWD/target/tools
save=no

for option in "$@"; do
    case $option in
    --save) save=yes ;;
    *)
        echo "there is no option $option; the only one is --save" >&2
        exit 2
        ;;
    esac
done

if ! command -v valgrind >/dev/null; then
    echo "valgrind is missing: install it (Debian: apt install valgrind, Fedora: dnf install valgrind) and try again" >&2
    exit 2
fi

# The runner must be of the version that Cargo.lock names.
version=$(awk '/^name = "gungraun-runner"$/ { getline; gsub(/"/, ""); print $3 }' Cargo.lock)
if ! grep -qs "\"gungraun-runner $version " "$tools/.crates.toml"; then
    echo "installing gungraun-runner $version into target/tools"
    cargo install --quiet --locked --root "$tools" gungraun-runner --version "$version"
fi

now=$(mktemp)
trap 'rm -f "$now" "$now.log"' EXIT
if ! GUNGRAUN_RUNNER=$tools/bin/gungraun-runner GUNGRAUN_COLOR=never \
    cargo bench --quiet -p peerless-lab --bench instructions >"$now.log"; then
    cat "$now.log" >&2
    echo "the benchmark did not run" >&2
    exit 2
fi
# `instructions::engine::play duels:(duels())`, then `  Instructions:  4911351|N/A`.
awk '
    /^instructions::/ { sub(/.*::/, "", $1); sub(/:.*/, "", $2); name = $1 "." $2 }
    $1 == "Instructions:" { split($2, count, "|"); print name " = " count[1] }
' "$now.log" >"$now"
if [ ! -s "$now" ]; then
    echo "the benchmark counted nothing" >&2
    exit 2
fi

touch "$kept"
slower=0
awk -v allowed=1.03 '
    /^#/ || NF != 3 { next }
    FILENAME == ARGV[1] { before[$1] = $3; next }
    !rows++ { printf "%-28s %12s %12s %7s\n", "instructions", "kept", "now", "ratio" }
    {
        ratio = ($1 in before) ? $3 / before[$1] : 0
        printf "%-28s %12s %12d %7s\n", $1, ratio ? before[$1] : "-", $3, ratio ? sprintf("%.3f", ratio) : "new"
        if (!ratio || ratio > allowed) slower = 1
    }
    END { exit slower }
' "$kept" "$now" || slower=$?

if [ "$save" = yes ]; then
    {
        echo "# Instructions of each benchmark; written by tools/perf.sh --save."
        cat "$now"
    } >"$kept"
    echo "kept in $kept"
elif [ "$slower" -ne 0 ]; then
    echo "more than 3 % slower, or new; if that is meant: tools/perf.sh --save" >&2
    exit 1
fi
