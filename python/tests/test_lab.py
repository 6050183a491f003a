"""Many games: the same figures as the command's, progress, and what is kept."""

from __future__ import annotations

import json
import os
import signal
import threading
from pathlib import Path

import pytest
from conftest import duel, play

from peerless import Game, PeerlessError, lab

PAIR = ["Medusa", "Bullseye"]


def test_the_arena_plays_every_deal_in_all_places() -> None:
    told: list[tuple[int, int]] = []
    report = lab.arena("greedy", "random", games=40, heroes=PAIR, keep=True, progress=lambda *at: told.append(at))
    assert report["games"] == len(report["bouts"]) == 40
    assert report["low"] <= report["win_rate"] <= report["high"]
    assert report["win_rate"] > 0.8
    assert told[-1] == (40, 40)
    bout = report["bouts"][0]
    assert Game.from_record(bout["record"]).winners == [bout["winner_seat"]]
    again = lab.arena("greedy", "random", games=40, heroes=PAIR, threads=1)
    assert again["win_rate"] == report["win_rate"]
    assert "record" not in again["bouts"][0]


def test_the_arena_plays_teams() -> None:
    report = lab.arena("random", "random", games=8, modes=["teams"], switches={"team_shared_hands": "false"})
    assert all(len(bout["heroes"]) == 4 for bout in report["bouts"])


@pytest.mark.parametrize(
    "wrong",
    [
        {"games": 0},
        {"heroes": ["Nobody"]},
        {"boards": ["Nowhere"]},
        {"modes": ["solitaire"]},
        {"modes": []},
        {"sprt": (10.0, 0.0)},
        {"sprt": (float("nan"), 0.0)},
    ],
)
def test_an_arena_that_cannot_be_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(PeerlessError):
        lab.arena("greedy", "random", **wrong)  # type: ignore[arg-type]
    with pytest.raises(PeerlessError):
        lab.arena("nobody", "random")


def test_an_arena_can_be_interrupted() -> None:
    # Whoever starts the tests in the background has Ctrl-C ignored.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    timer = threading.Timer(0.3, os.kill, (os.getpid(), signal.SIGINT))
    timer.start()
    try:
        with pytest.raises(KeyboardInterrupt):
            lab.arena("greedy", "greedy", games=100_000)
    finally:
        timer.join()
        signal.signal(signal.SIGINT, before)


def test_what_a_progress_raises_stops_the_games() -> None:
    def fail(done: int, total: int) -> None:
        raise RuntimeError(f"{done} of {total}")

    with pytest.raises(RuntimeError):
        lab.arena("greedy", "random", games=100_000, progress=fail)


def test_a_matrix_goes_on_from_what_is_kept(tmp_path: Path) -> None:
    whole = lab.matrix("random", games=24, heroes=PAIR, boards=["Sarpedon"])
    part = lab.matrix("random", games=8, heroes=PAIR, boards=["Sarpedon"], folder=tmp_path)
    assert part["games"] < whole["games"]
    lines = (tmp_path / "matrix.jsonl").read_bytes()
    # A line that was cut off is played again.
    (tmp_path / "matrix.jsonl").write_bytes(lines + b'{"row":"Bull')
    rest = lab.matrix("random", games=24, heroes=PAIR, boards=["Sarpedon"], folder=tmp_path, threads=1)
    assert rest["cells"] == whole["cells"]
    assert (tmp_path / "matrix.csv").read_text() == whole["csv"]
    assert (tmp_path / "matrix.svg").read_text().startswith("<svg")
    header = json.loads(lines.splitlines()[0])
    assert header == {"bot": "random", "boards": ["Sarpedon"], "seed": 1}
    with pytest.raises(PeerlessError, match="random"):
        lab.matrix("greedy", games=24, heroes=PAIR, boards=["Sarpedon"], folder=tmp_path)


@pytest.mark.parametrize("wrong", [{"games": 1}, {"seconds": -1.0}, {"seconds": float("nan")}, {"heroes": ["Nobody"]}])
def test_a_matrix_that_cannot_be_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(PeerlessError):
        lab.matrix("random", **wrong)  # type: ignore[arg-type]


def test_a_review_judges_every_decision(capsys: pytest.CaptureFixture[str]) -> None:
    game = play(duel(5), 60)
    report = lab.review(game, bot="search:20", progress=True)
    assert [decision["line"] for decision in report["decisions"]] == [line for _, line in game.choices]
    assert report["svg"].startswith("<svg")
    assert "decisions" in capsys.readouterr().err
    assert lab.review(game.record(), bot="search:20")["decisions"] == report["decisions"]
    with pytest.raises(PeerlessError):
        lab.review(game, bot="greedy")
    with pytest.raises(PeerlessError):
        lab.review(game, clear=7.0)
