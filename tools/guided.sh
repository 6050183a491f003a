#!/bin/sh
# Builds or runs the program as it is fastest: by what it was seen to do while it played (profile-guided optimisation). It plays the
# same games in less time, on every processor for which it is built. What was seen lies beside this file, in played.profdata; code that has
# changed since is built without guidance, which costs speed and nothing else.
#   tools/guided.sh build [PROCESSOR]    for the processors of .cargo/config.toml, or for one that `rustc --print target-cpus` names,
#                                        such as native
#   tools/guided.sh run ARGUMENTS…       builds it and runs it with these arguments
#   tools/guided.sh renew                plays with a program that counts, and keeps what was counted; wants llvm-profdata
set -eu
cd "$(dirname "$0")/.."
played=$PWD/tools/played.profdata
host=$(rustc -vV | sed -n 's/^host: //p')
folder=$PWD/${CARGO_TARGET_DIR:-target}/guided
case ${CARGO_TARGET_DIR:-} in /*) folder=$CARGO_TARGET_DIR/guided ;; esac
# Flags are parted by a byte that no path has; a folder's name may have spaces.
part=$(printf '\037')
# What ran seldom is built for speed all the same, and not for size.
guided="-Cprofile-use=$played$part-Cllvm-args=-no-pgo-warn-mismatch -pgso=false"
# Flags that are handed over take the place of those of .cargo/config.toml.
usual=
case $host in x86_64-*) usual=$part-Ctarget-cpu=x86-64-v2 ;; esac

# With a target of their own, only the program is built so, and not what helps to build it.
cargo_with() {
    flags=$1 action=$2 into=$3
    shift 3
    CARGO_ENCODED_RUSTFLAGS=$flags "${CARGO:-cargo}" "$action" --release --bin peerless --target "$host" --target-dir "$into" "$@"
}

case ${1:-} in
build)
    cargo_with "$guided$usual${2:+$part-Ctarget-cpu=$2}" build "$folder"
    cp "$folder/$host/release/peerless" "$folder/peerless"
    echo "built: $folder/peerless"
    ;;
run)
    shift
    cargo_with "$guided$usual" run "$folder" --quiet -- "$@"
    ;;
renew)
    llvm=$(rustc -vV | sed -n 's/^LLVM version: \([0-9]*\).*/\1/p')
    profdata=$(tools/program.sh LLVM_PROFDATA "llvm-$llvm" "Counts are put together by llvm-profdata of LLVM $llvm" \
        "$(rustc --print sysroot)/lib/rustlib/$host/bin/llvm-profdata" "llvm-profdata-$llvm")
    rm -rf "$folder/counts"
    cargo_with "-Cprofile-generate=$folder/counts$usual" build "$folder/counting"
    counting=$folder/counting/$host/release/peerless
    # What is asked of it most: random and thinking games of every mode.
    "$counting" bench >/dev/null
    "$counting" sim --games 4000 --mode all --bots greedy,random --seed 1 >/dev/null
    "$counting" arena search:60 learned --games 40 --seed 1 >/dev/null
    # What never ran is left out, and built as if nothing was known of it.
    "$profdata" merge --sparse --output "$played" "$folder/counts"
    # Cargo does not see that the counts are others.
    rm -rf "$folder/$host"
    echo "kept: $played"
    ;;
*)
    echo "usage: tools/guided.sh build [PROCESSOR] | run ARGUMENTS… | renew" >&2
    exit 2
    ;;
esac
