#!/usr/bin/env python3
"""Counts the instructions of fixed work (crates/lab/benches/instructions.rs) and compares them with the counts kept
beside it. Exits with 1 if something became more than 3 % slower; --save keeps the new counts."""

import json
import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "crates/lab/benches/instructions.json"
TOOLS = ROOT / "target/tools"
ALLOWED = 1.03


def stop(message):
    print(message, file=sys.stderr)
    sys.exit(2)


def locked_version(package):
    lock = tomllib.loads((ROOT / "Cargo.lock").read_text())
    return next(entry["version"] for entry in lock["package"] if entry["name"] == package)


def runner():
    """The runner of the benchmarks, in the version that Cargo.lock asks for; installed below target/ if missing."""
    version = locked_version("gungraun-runner")
    path = TOOLS / "bin/gungraun-runner"
    installed = TOOLS / ".crates.toml"
    if not path.exists() or f'"gungraun-runner {version} ' not in installed.read_text():
        print(f"installing gungraun-runner {version} into {TOOLS.relative_to(ROOT)}")
        command = ["cargo", "install", "--quiet", "--locked", "--root", TOOLS, "gungraun-runner", "--version", version]
        if subprocess.run(command, cwd=ROOT).returncode:
            stop("gungraun-runner could not be installed; is the network there?")
    return path


def count():
    """Instructions by the name of the work."""
    command = ["cargo", "bench", "--quiet", "-p", "peerless-lab", "--bench", "instructions", "--"]
    done = subprocess.run(
        [*command, "--output-format=json"],
        cwd=ROOT,
        env={**os.environ, "GUNGRAUN_RUNNER": str(runner())},
        stdout=subprocess.PIPE,
        text=True,
    )
    if done.returncode:
        stop("the benchmarks did not run")
    counts = {}
    for line in done.stdout.splitlines():
        if line.startswith("{"):
            bench = json.loads(line)
            name = f"{bench['function_name']} {bench['id']}".replace("_", " ")
            # A single run stands under `new`, with an older one of the same folder beside it or not.
            values = bench["profiles"][0]["data"]["total"]["metrics"]["Ir"]["values"]
            counts[name] = values["new"]
    return counts


def compare(kept, counts):
    """Prints a table; returns what became too slow, or is not comparable."""
    slower = []
    print(f"{'instructions':<28} {'kept':>14} {'now':>14} {'ratio':>8}")
    for name in sorted(kept.keys() | counts.keys()):
        before, now = kept.get(name), counts.get(name)
        ratio = now / before if before and now else None
        print(f"{name:<28} {before or '-':>14} {now or '-':>14} {f'{ratio:.3f}' if ratio else '-':>8}")
        if ratio is None or ratio > ALLOWED:
            slower.append(name)
    return slower


def main():
    if unknown := set(sys.argv[1:]) - {"--save"}:
        stop(f"unknown: {' '.join(sorted(unknown))}; the one option is --save")
    if not shutil.which("valgrind"):
        stop("valgrind is missing: install it (Debian: `apt install valgrind`, Fedora: `dnf install valgrind`) and try again")
    counts = count()
    if not counts:
        stop("the benchmarks said nothing")
    kept = json.loads(KEPT.read_text()) if KEPT.exists() else {}
    slower = compare(kept, counts)
    if "--save" in sys.argv:
        KEPT.write_text(json.dumps(counts, indent=2) + "\n")
        print(f"kept in {KEPT.relative_to(ROOT)}")
    elif slower:
        print(f"more than {ALLOWED - 1:.0%} slower, or not known on one side: {', '.join(slower)}")
        print("if that is meant: tools/perf.py --save")
        sys.exit(1)


if __name__ == "__main__":
    main()
