"""Many games at once."""

from __future__ import annotations

import numpy as np
import pytest

from peerless import PeerlessError
from peerless.batch import Batch
from peerless.features import OPTION_SIZE, observation_size


def test_games_are_played_and_begin_anew() -> None:
    rng = np.random.default_rng(0)
    batch = Batch(64, seed=3, longest=150)
    assert len(batch) == 64
    assert batch.observations.shape == (64, observation_size(2))
    assert batch.options.shape == (64, 256, OPTION_SIZE)
    ended = broken_off = 0
    for _ in range(400):
        assert (batch.masks.sum(axis=1) == batch.counts).all()
        assert (batch.options.any(axis=2) == batch.masks).all()
        assert set(np.unique(batch.seats)) <= {0, 1}
        batch.step(batch.sample(rng))
        assert (batch.rewards[batch.terminated].sum(axis=1) == 0).all()
        assert (np.abs(batch.rewards[batch.terminated]) == 1).all()
        assert (batch.rewards[~batch.terminated] == 0).all()
        assert not (batch.terminated & batch.truncated).any()
        ended += int(batch.terminated.sum())
        broken_off += int(batch.truncated.sum())
    assert ended > 10
    assert broken_off > 0


def play(batch: Batch, steps: int) -> list[bytes]:
    """Play by lot, and keep all that is shown."""
    rng = np.random.default_rng(5)
    shown = []
    for _ in range(steps):
        arrays = (batch.observations, batch.options, batch.masks, batch.seats, batch.counts, batch.rewards)
        shown.append(b"".join(array.tobytes() for array in arrays))
        batch.step(batch.sample(rng))
    return shown


def test_the_seed_makes_the_games_and_threads_make_no_difference() -> None:
    one = play(Batch(33, seed=1, threads=1), 60)
    assert one == play(Batch(33, seed=1, threads=4), 60)
    assert one != play(Batch(33, seed=2, threads=1), 60)


def test_without_observations() -> None:
    seen, blind = Batch(16, seed=1), Batch(16, seed=1, observe=False)
    bare = Batch(16, seed=1, observe=False, masks=False)
    assert blind.observations.size == blind.options.size == bare.masks.size == 0
    rng = np.random.default_rng(0)
    for _ in range(50):
        actions = seen.sample(rng)
        seen.step(actions)
        blind.step(actions)
        bare.step(actions)
        assert (seen.masks == blind.masks).all()
        assert (seen.counts == bare.counts).all()
        assert (seen.seats == blind.seats).all()


def test_more_options_than_are_shown_are_thinned_out() -> None:
    batch = Batch(64, seed=1, max_options=4)
    rng = np.random.default_rng(0)
    for _ in range(100):
        assert batch.counts.max() <= 4
        batch.step(batch.sample(rng))
    assert len(np.unique(batch.options[:, 3], axis=0)) > 10


@pytest.mark.parametrize(("mode", "seats"), [("teams", 4), ("free-for-all", 3), ("free-for-all", 4)])
def test_other_modes(mode: str, seats: int) -> None:
    batch = Batch(8, mode=mode, seats=seats, seed=1)
    assert batch.observations.shape == (8, observation_size(seats))
    assert batch.rewards.shape == (8, seats)
    rng = np.random.default_rng(0)
    won = set()
    for _ in range(1500):
        batch.step(batch.sample(rng))
        won |= {tuple(row) for row in (batch.rewards[batch.terminated] > 0)}
    assert {sum(row) for row in won} == {2 if mode == "teams" else 1}


@pytest.mark.parametrize(
    "actions",
    [[0] * 7, [0] * 9, [-1] + [0] * 7, [10_000] + [0] * 7, [0.5] * 8, [[0] * 8], ["a"] * 8, None],
)
def test_what_is_no_action_is_refused_and_changes_nothing(actions: object) -> None:
    batch = Batch(8, seed=1)
    before = batch.observations.copy()
    with pytest.raises(PeerlessError):
        batch.step(actions)  # type: ignore[arg-type]
    assert (batch.observations == before).all()


@pytest.mark.parametrize(
    "wrong",
    [
        {"games": 0},
        {"max_options": 1},
        {"longest": 0},
        {"mode": "solitaire"},
        {"seats": 3},
        {"heroes": ["Nobody"]},
        {"mode": "free-for-all", "seats": 2},
    ],
)
def test_a_batch_that_cannot_be_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(PeerlessError):
        Batch(**({"games": 4} | wrong))  # type: ignore[arg-type]


def test_bots_choose_where_they_are_wanted() -> None:
    batch = Batch(32, seed=2)
    rng = np.random.default_rng(1)
    own = np.arange(32) % 2
    won = lost = 0
    for turn in range(600):
        actions = batch.sample(rng)
        greedy = batch.seats == own
        chosen = batch.choose("greedy", greedy, seed=turn)
        assert (chosen[~greedy] == 0).all()
        actions[greedy] = chosen[greedy]
        batch.step(actions)
        results = batch.rewards[np.arange(32), own]
        won, lost = won + int((results > 0).sum()), lost + int((results < 0).sum())
    assert won > 5 * lost > 0 or (lost == 0 and won > 20)
    with pytest.raises(PeerlessError):
        batch.choose("nobody")
    with pytest.raises(PeerlessError):
        batch.choose("greedy", [True])


@pytest.mark.parametrize("name", ["observations", "options", "masks", "counts", "seats", "rewards", "terminated"])
def test_nobody_else_writes_into_the_arrays(name: str) -> None:
    array = getattr(Batch(4, seed=1), name)
    with pytest.raises(ValueError, match="read-only"):
        array[0] = 0


def test_arrays_that_are_in_use_elsewhere_are_the_callers() -> None:
    batch = Batch(4, seed=1)
    kept = batch.observations.copy()
    batch.step([0] * 4)
    assert batch.observations is batch.observations
    assert (kept != batch.observations).any()
