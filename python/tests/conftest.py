"""What the tests share."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from peerless import Game

ROOT = Path(__file__).parents[2]


@pytest.fixture
def game() -> Game:
    """Give a duel that has just begun."""
    return duel()


@pytest.fixture(scope="session")
def examples() -> Path:
    """Give the folder with content of our own invention."""
    return ROOT / "content" / "examples"


def duel(seed: int = 7) -> Game:
    """Begin a duel."""
    return Game(["King Arthur", "Medusa"], "Sarpedon", seed=seed)


def play(game: Game, most: int = 5000, seed: int = 0) -> Game:
    """Play on by lot, to the end or for so many choices."""
    rng = random.Random(seed)
    for _ in range(most):
        if game.over:
            break
        game.answer(rng.randrange(game.option_count))
    return game
