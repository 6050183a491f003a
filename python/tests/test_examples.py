"""The examples run."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from peerless import lab

EXAMPLES = Path(__file__).parents[1] / "examples"


def run(name: str, *words: str) -> str:
    """Run an example, and give what it prints."""
    command = [sys.executable, str(EXAMPLES / name), *words]
    return subprocess.run(command, check=True, capture_output=True, text=True, timeout=120).stdout


def test_random_games_have_figures() -> None:
    told = run("random_games.py", "--games", "200", "--heroes", "Medusa", "Alice")
    assert "seat 2 won" in told
    assert "move" in told


def test_the_bot_plays_better_than_chance() -> None:
    bot = f"exec:{sys.executable} {EXAMPLES / 'exec_bot.py'}"
    report = lab.arena(bot, "random", games=20, heroes=["Medusa", "King Arthur"])
    assert report["forfeits_a"] == 0
    assert report["win_rate"] > 0.6


def test_ppo_takes_its_first_steps() -> None:
    sizes = ["--minutes", "0.01", "--games", "8", "--steps", "40", "--test", "2", "--every", "1000"]
    told = run("ppo.py", *sizes).splitlines()
    assert told[0].split() == ["round", "decisions", "seconds", "random", "greedy"]
    assert len(told) >= 3
