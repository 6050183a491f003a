"""`python -m peerless.lab`: the lab's experiments as commands, on this machine or on a Ray cluster."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from peerless import Content, PeerlessError, lab

EXAMPLES = """examples:
  python -m peerless.lab matrix --precision 2 --out matrix
  python -m peerless.lab matrix --bot search:100 --out strong --ray auto
  python -m peerless.lab arena search:300 greedy --games 4000 --ray ray://head:10001
  python -m peerless.lab selfplay --games 200000 --made 60 --out games --ray auto
  python -m peerless.lab tune --steps 400 --deals 64 --out tuning --ray local

Bots that count iterations come to the same results wherever they play, and to those of `peerless lab` and
`peerless arena` with the same seed. What was stopped goes on from the folder of --out. docs/LAB.md tells how to make a
cluster of several machines."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; gives what the process ends with."""
    parser = argparse.ArgumentParser(
        prog="python -m peerless.lab",
        description="Experiments over many games.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    matrix = commands.add_parser("matrix", help="every hero against every hero with one bot")
    matrix.add_argument("--bot", default="greedy", help="who plays all seats (default: %(default)s)")
    matrix.add_argument("--games", type=int, help="a pair is done with so many games (default: 200)")
    matrix.add_argument(
        "--precision", type=float, help="or as soon as its interval is so many per cent wide (default: 2)"
    )
    matrix.add_argument("--minutes", type=float, help="or when so many minutes are over")
    arena = commands.add_parser("arena", help="one bot against another, the same deals in all places")
    arena.add_argument("a", metavar="A")
    arena.add_argument("b", metavar="B")
    arena.add_argument("--games", type=int, default=400, help="at most so many games (default: %(default)s)")
    arena.add_argument(
        "--sprt", metavar="ELO0,ELO1", type=_two, help="stop when one of two differences is clearly more likely"
    )
    arena.add_argument("--save", type=Path, metavar="DIR", help="write the record of every game into this folder")
    selfplay = commands.add_parser("selfplay", help="positions of games that a bot plays against itself")
    selfplay.add_argument("--bot", default="greedy", help="who plays all seats (default: %(default)s)")
    selfplay.add_argument("--games", type=int, default=20480, help="how many games; full files are written")
    selfplay.add_argument("--noise", type=int, default=10, help="one choice in so many is made at random")
    selfplay.add_argument("--one-in", type=int, default=4, help="one position in so many is kept")
    selfplay.add_argument("--made", type=int, default=0, help="so many heroes made at random play too")
    tune = commands.add_parser("tune", help="better weights of the bots' judgement")
    tune.add_argument("--steps", type=int, default=300)
    tune.add_argument("--deals", type=int, default=16, help="deals in each step; a deal is two games")
    for command in (matrix, arena, selfplay):
        command.add_argument("--heroes", type=_names, metavar="NAME,…", help="all if none are named")
        command.add_argument("--boards", type=_names, metavar="NAME,…", help="all if none are named")
    for command in (arena, selfplay):
        command.add_argument(
            "--mode", dest="modes", type=_modes, metavar="MODE,…", help="duel, free-for-all, teams, or all"
        )
    for command in (matrix, arena, selfplay, tune):
        needed = command is selfplay
        command.add_argument("--out", type=Path, metavar="DIR", required=needed, help="the folder for results")
        command.add_argument("--seed", type=int, default=1)
        command.add_argument(
            "--content", type=Path, action="append", default=[], metavar="DIR", help="a folder of own content"
        )
        command.add_argument("--threads", type=int, help="how many games at once on this machine (default: all cores)")
        command.add_argument("--ray", metavar="ADDRESS", help="play on a Ray cluster: auto, an address, or local")
        command.add_argument("--json", action="store_true", help="the figures as JSON")
    chosen = parser.parse_args(arguments)
    try:
        report = _run(chosen)
    except PeerlessError as error:
        print(error, file=sys.stderr)
        return 1
    if chosen.json:
        print(json.dumps(report, indent=2))
    else:
        _show(chosen, report)
    return 0


def _run(chosen: argparse.Namespace) -> dict[str, Any]:
    content = Content(*chosen.content) if chosen.content else None
    common: dict[str, Any] = {
        "seed": chosen.seed,
        "content": content,
        "threads": chosen.threads,
        "ray": chosen.ray,
        "progress": sys.stderr.isatty(),
    }
    if chosen.command == "matrix":
        precision = (2.0 if chosen.precision is None else chosen.precision) / 100
        if not 0.001 <= precision <= 0.5:
            raise PeerlessError("the precision lies between 0.1 and 50 per cent")
        # Scores lie between 0 and 1, so their deviation is at most 1/2; a deal is two games.
        enough = -int(-2 * (1.96 * 0.5 / precision) ** 2 // 1) + 2
        games = chosen.games or (200 if chosen.precision is None else enough)
        seconds = None if chosen.minutes is None else 60 * chosen.minutes
        return lab.matrix(
            chosen.bot,
            games=games,
            precision=precision,
            seconds=seconds,
            heroes=chosen.heroes,
            boards=chosen.boards,
            folder=chosen.out,
            **common,
        )
    if chosen.command == "arena":
        report = lab.arena(
            chosen.a,
            chosen.b,
            games=chosen.games,
            heroes=chosen.heroes,
            boards=chosen.boards,
            modes=chosen.modes,
            sprt=chosen.sprt,
            keep=chosen.save is not None,
            folder=chosen.out,
            **common,
        )
        bouts = report.pop("bouts")
        if chosen.save is not None:
            chosen.save.mkdir(parents=True, exist_ok=True)
            for bout in bouts:
                seats = "".join(str(seat + 1) for seat in bout["seats"])
                (chosen.save / f"{bout['deal']:06}-{seats}.game").write_text(bout["record"], encoding="utf-8")
        return report
    if chosen.command == "selfplay":
        games = lab.selfplay(
            chosen.out,
            chosen.bot,
            games=chosen.games,
            noise=chosen.noise,
            one_in=chosen.one_in,
            made=chosen.made,
            heroes=chosen.heroes,
            boards=chosen.boards,
            modes=chosen.modes,
            **common,
        )
        return {"games": games, "folder": str(chosen.out)}
    return lab.tune(steps=chosen.steps, deals=chosen.deals, folder=chosen.out, **common)


def _show(chosen: argparse.Namespace, report: dict[str, Any]) -> None:
    if chosen.command == "matrix":
        print(f"{report['games']} games")
        for strength in report["strengths"]:
            print(f"  {strength['hero']:<28} {strength['strength']:6.2f}")
    elif chosen.command == "arena":
        rate, low, high = (100 * report[key] for key in ("win_rate", "low", "high"))
        print(f"{report['a']} against {report['b']}: {rate:.1f} % ({low:.1f} to {high:.1f}) in {report['games']} games")
    elif chosen.command == "selfplay":
        print(f"{report['games']} games in {report['folder']}")
    else:
        for name, weight in report["weights"]:
            print(f"  {name:<22} {weight:7.2f}")
        print(f"{100 * report['score']:.1f} % against the present weights in {report['test_games']} games")


def _names(text: str) -> list[str]:
    return [name.strip() for name in text.split(",")]


def _modes(text: str) -> list[str]:
    return ["duel", "free-for-all", "teams"] if "all" in _names(text) else _names(text)


def _two(text: str) -> tuple[float, float]:
    low, high = (float(part) for part in text.split(","))
    return low, high


if __name__ == "__main__":
    sys.exit(main())
