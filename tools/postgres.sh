#!/bin/sh
# Prints the address of a new database for a test, on a PostgreSQL server for tests; starts that server if none runs.
#   tools/postgres.sh LOCK NAME
# Who needs it holds a shared lock on the file LOCK. The server ends when nobody has held the lock for half a minute.
# It runs as the user `postgres` where this is run by root, which PostgreSQL refuses; on a free port, in a folder of its own.
set -eu
lock=$1 name=$2
candidates=""
for version in $(seq 30 -1 13); do
    candidates="$candidates /usr/lib/postgresql/$version/bin/pg_ctl"
done
pg_ctl=$("$(dirname "$0")/program.sh" PG_CTL postgresql "These tests need PostgreSQL" pg_ctl $candidates)
bin=$(dirname "$(readlink -f "$pg_ctl")")
as=""
[ "$(id -u)" != 0 ] || as="runuser -u postgres --"

start() {
    folder=$(mktemp -d "${TMPDIR:-/tmp}/peerless-postgres-XXXXXX")
    [ -z "$as" ] || chown postgres "$folder"
    cd "$folder"
    $as "$bin/initdb" -D data -U peerless -A trust -E UTF8 --locale=C --no-sync >"$lock.log" 2>&1
    for _ in 1 2 3 4 5 6 7 8 9 10; do
        port=$((20000 + $(od -An -N2 -tu2 /dev/urandom) % 20000))
        # What is written need not outlive the machine.
        options="-c listen_addresses=127.0.0.1 -p $port -k $folder -c fsync=off -c full_page_writes=off -c max_connections=300"
        if $as "$bin/pg_ctl" -D data -l "$folder/log" -w -o "$options" start >>"$lock.log" 2>&1 9>&-; then
            echo "$folder $port" >"$lock.server"
            # Stays behind, and ends the server.
            export lock folder pg_ctl as
            setsid sh -c '
                while :; do
                    sleep 5
                    flock -n -x "$lock" sh -c "
                        [ -z \"\$(find \"$lock\" -newermt \"30 seconds ago\")\" ] || exit 1
                        rm -f \"$lock.server\"
                        $as \"$pg_ctl\" -D \"$folder/data\" -m immediate stop
                        rm -rf \"$folder\"" && exit
                done' >/dev/null 2>&1 </dev/null 9>&- &
            return
        fi
    done
    cat "$lock.log" "$folder/log" >&2
    exit 1
}

exec 9>"$lock.start"
flock 9
folder="" port=""
[ ! -s "$lock.server" ] || read -r folder port <"$lock.server"
if [ -z "$port" ] || ! "$bin/pg_isready" -q -h 127.0.0.1 -p "$port" -t 20; then
    start
fi
"$bin/createdb" -h 127.0.0.1 -p "$port" -U peerless "$name" >&2
echo "postgres://peerless@127.0.0.1:$port/$name"
