"""Random games by the thousand, and what they were like: who wins, how long they last, what is chosen."""

from __future__ import annotations

import argparse
import time

import numpy as np

from peerless.batch import Batch
from peerless.features import OPTION_KINDS


def main() -> None:
    """Play, and print figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20_000, help="how many games are finished")
    parser.add_argument("--heroes", nargs="*", help="heroes to draw from; all if none are named")
    parser.add_argument("--mode", default="duel", help="duel, free-for-all or teams")
    parser.add_argument("--seed", type=int, default=0)
    settings = parser.parse_args()

    rng = np.random.default_rng(settings.seed)
    batch = Batch(1024, heroes=settings.heroes, mode=settings.mode, seed=settings.seed)
    every = np.arange(len(batch))
    length = np.zeros(len(batch), int)
    lengths: list[int] = []
    wins = np.zeros(batch.rewards.shape[1], int)
    chosen = np.zeros(len(OPTION_KINDS), int)
    start, decisions = time.perf_counter(), 0
    while len(lengths) < settings.games:
        actions = batch.sample(rng)
        chosen += batch.options[every, actions, : len(OPTION_KINDS)].sum(axis=0, dtype=int)
        batch.step(actions)
        decisions += len(batch)
        length += 1
        ended = batch.terminated | batch.truncated
        lengths.extend(length[ended])
        length[ended] = 0
        wins += (batch.rewards > 0).sum(axis=0)
    seconds = time.perf_counter() - start

    print(f"{len(lengths)} games, {decisions} decisions in {seconds:.1f} s: {decisions / seconds:,.0f} a second")
    low, middle, high = np.percentile(lengths, [5, 50, 95])
    print(f"decisions in a game: {middle:.0f}, for nine of ten {low:.0f} to {high:.0f}")
    for seat, count in enumerate(wins):
        print(f"seat {seat + 1} won {100 * count / len(lengths):.1f} %")
    for index in np.argsort(-chosen)[:8]:
        print(f"{100 * chosen[index] / chosen.sum():5.1f} % {OPTION_KINDS[index]}")


if __name__ == "__main__":
    main()
