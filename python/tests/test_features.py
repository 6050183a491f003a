"""Observations: what they tell, and what they do not."""

from __future__ import annotations

import numpy as np
import pytest
from conftest import duel, play

from peerless import Game, PeerlessError, features


def test_parts_fill_an_observation(game: Game) -> None:
    play(game, 30)
    seen = game.observe(0)
    assert seen.dtype == np.int8
    assert seen.shape == (features.observation_size(2),)
    found = features.parts(2)
    assert sum(part.rows * part.width for part in found.values()) == len(seen)
    assert all(len(features.numbers(name)) == part.width for name, part in found.items())
    assert features.observation_scales(2).shape == seen.shape
    assert features.option_scales().shape == (features.OPTION_SIZE,)


def test_numbers_tell_what_the_view_tells(game: Game) -> None:
    play(game, 40)
    fighters = features.parts()["fighters"].of(game.observe(1))
    names = [number.name for number in features.numbers("fighters")]
    row = dict(zip(names, fighters[0], strict=True))
    setup, view = game.setup, game.view(1)
    first = next(index for index, fighter in enumerate(setup["fighters"]) if fighter["seat"] == 1)
    assert row["Own"] == row["Exists"] == 1
    assert row["Health"] == view["fighters"][first]["health"]
    assert row["Hero"] == setup["fighters"][first]["hero"]
    seats = features.parts()["seats"].of(game.observe(1))
    names = [number.name for number in features.numbers("seats")]
    assert seats[0][names.index("Hand")] == view["seats"][1]["hand"]
    assert seats[1][names.index("Deck")] == view["seats"][0]["deck"]


def test_every_option_has_a_row(game: Game) -> None:
    for step in range(60):
        rows = game.describe()
        assert rows.shape == (game.option_count, features.OPTION_SIZE)
        assert (rows[:, : len(features.OPTION_KINDS)].sum(axis=1) == 1).all()
        play(game, 1, seed=step)
    with pytest.raises(PeerlessError):
        play(game).describe()


def test_what_is_hidden_moves_no_number() -> None:
    others = 0
    for seed in range(6):
        game = play(duel(seed), 25 + 7 * seed, seed)
        seat = game.seat
        assert seat is not None
        for sample in range(8):
            other = game.resample(seat, sample)
            assert (other.observe(seat) == game.observe(seat)).all()
            assert (other.describe() == game.describe()).all()
            others += other.view(1 - seat) != game.view(1 - seat)
            assert (other.observe(1 - seat) != game.observe(1 - seat)).any() or other.view(1 - seat) == game.view(
                1 - seat
            )
    assert others > 24


def test_sizes_of_games_that_there_are_not() -> None:
    for seats in (0, 1, 5):
        with pytest.raises(PeerlessError):
            features.observation_size(seats)
    with pytest.raises(PeerlessError):
        features.numbers("weather")
