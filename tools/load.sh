#!/bin/sh
# Measures what docs/SERVER.md and docs/SCALE.md say of load, on this machine; nothing else should run on it meanwhile.
#   tools/load.sh [bots] [watchers] [attacks] [shared] [database]
# Without words all of it, which takes about twelve minutes; SECONDS_EACH=30 says how long each part is measured.
set -eu
cd "$(dirname "$0")/.."
seconds=${SECONDS_EACH:-30}
[ $# -gt 0 ] || set -- bots watchers attacks shared database
# Together, for with other features cargo would build every library once more.
cargo build --release --bin peerless --example load --example attack
peerless=$PWD/${CARGO_TARGET_DIR:-target}/release/peerless
examples=$PWD/${CARGO_TARGET_DIR:-target}/release/examples
folder=$(mktemp -d)
pids=""
stop() {
    for pid in $pids; do
        kill "$pid" 2>/dev/null || true
        wait "$pid" 2>/dev/null || true
    done
    pids=""
}
trap 'stop; rm -rf "$folder"' EXIT INT TERM

# serve PORT WORDS…: a server that answers.
serve() {
    port=$1
    shift
    "$peerless" serve --port "$port" --max-tables 5000 --max-sockets 10000 "$@" >"$folder/out.$port" 2>"$folder/log.$port" &
    pids="$pids $!"
    pid=$!
    for _ in $(seq 100); do
        ! grep -q "http://" "$folder/out.$port" || return 0
        sleep 0.1
    done
    cat "$folder/log.$port" >&2
    exit 1
}

# database NAME: a new one, on a PostgreSQL that ends when nobody holds the lock any more.
database() {
    exec 8>>"$folder/lock"
    flock -s 8
    url=$(tools/postgres.sh "$folder/lock" "$1" 8>&-)
}

# rows NAME SQL: how many rows of the log a second, written on 16 connections.
rows() {
    printf '%s\n' '\set n random(0, 2000000000)' '\set id random(1, 100000)' "$2" >"$folder/rows.sql"
    chmod a+rx "$folder"
    "$bench" -n -c 16 -j 2 -T 10 -f "$folder/rows.sql" "$url" 2>/dev/null | awk -v name="$1" '/^tps/ { printf "| %s | %.0f |\n", name, $3 }'
}

# Every file that is open counts, also sockets.
ulimit -n 30000 2>/dev/null || ulimit -n "$(ulimit -Hn)"
for part in "$@"; do
    case $part in
    bots)
        echo "## 200 tables with bots of all five levels, people thinking 2 s"
        serve 7990 --data "$folder/bots"
        "$examples/load" 127.0.0.1:7990 --tables 200 --watchers 0 --seconds "$seconds" --pid "$pid"
        ;;
    watchers)
        echo "## 1,000 tables with quick bots, 5,000 watchers"
        serve 7991 --data "$folder/watchers"
        "$examples/load" 127.0.0.1:7991 --tables 1000 --watchers 5000 --levels novice,apprentice --seconds "$seconds" --pid "$pid"
        ;;
    attacks)
        echo "## attacks, each for $seconds s"
        serve 7992 --data "$folder/attacks" --trust-proxy 127.0.0.1
        "$examples/attack" 127.0.0.1:7992 --seconds "$seconds"
        ;;
    shared)
        echo "## 200 tables of two people at three processes on PostgreSQL"
        database shared
        for port in 7993 7994 7995; do
            serve "$port" --database "$url"
        done
        "$examples/load" 127.0.0.1:7993,127.0.0.1:7994,127.0.0.1:7995 --tables 200 --watchers 200 --seconds "$seconds"
        exec 8>&-
        ;;
    database)
        echo "## rows of the log a second, on 16 connections"
        database rows
        bench=$(command -v pgbench || ls /usr/lib/postgresql/*/bin/pgbench | tail -1)
        serve 7996 --database "$url"
        insert="INSERT INTO log (id, n, at, kind, seat, text) VALUES ('t' || :id, :n, 0, 'choice', 0, 'move Harpy 1 s4')"
        told="WITH added AS ($insert ON CONFLICT DO NOTHING RETURNING id) SELECT pg_notify('peerless', '0 ' || id || ' log') FROM added;"
        echo "| written | a second |"
        echo "| --- | --- |"
        rows "alone" "$insert ON CONFLICT DO NOTHING;"
        rows "and told, one process listens" "$told"
        for port in 7997 7998; do
            serve "$port" --database "$url"
        done
        rows "and told, three processes listen" "$told"
        exec 8>&-
        ;;
    *)
        echo "there is no part $part; there are bots, watchers, attacks, shared, database" >&2
        exit 2
        ;;
    esac
    stop
done
