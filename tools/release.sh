#!/bin/sh
# Builds the program twice: once so that it counts which ways its code takes while it plays, and once by what was counted
# (profile-guided optimisation). It plays the same games, in less time.
#   tools/release.sh [PROCESSOR]
# PROCESSOR is one that the compiler knows (rustc --print target-cpus); by default this machine's own, so that the program is for
# machines like this one. For any other: x86-64, x86-64-v2, …
set -eu
cd "$(dirname "$0")/.."
processor=${1:-native}
host=$(rustc -vV | sed -n 's/^host: //p')
llvm=$(rustc -vV | sed -n 's/^LLVM version: \([0-9]*\).*/\1/p')
profdata=$(tools/program.sh LLVM_PROFDATA "llvm-$llvm" "Counts are put together by llvm-profdata of LLVM $llvm" \
    "$(rustc --print sysroot)/lib/rustlib/$host/bin/llvm-profdata" "llvm-profdata-$llvm")
folder=$PWD/${CARGO_TARGET_DIR:-target}/guided
case ${CARGO_TARGET_DIR:-} in /*) folder=$CARGO_TARGET_DIR/guided ;; esac
build() {
    RUSTFLAGS="-Ctarget-cpu=$processor $1" cargo build --release --bin peerless --target "$host" --target-dir "$folder/$2"
}

rm -rf "$folder/counts"
build "-Cprofile-generate=$folder/counts" counting
counting=$folder/counting/$host/release/peerless
# What is asked of it most: random and thinking games of every mode.
"$counting" bench >/dev/null
"$counting" sim --games 4000 --mode all --bots greedy,random --seed 1 >/dev/null
"$counting" arena search:60 learned --games 40 --seed 1 >/dev/null
"$profdata" merge --output "$folder/counts.profdata" "$folder/counts"
build "-Cprofile-use=$folder/counts.profdata" use
cp "$folder/use/$host/release/peerless" "$folder/peerless"
echo "built: $folder/peerless"
