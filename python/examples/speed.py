"""
How many decisions a second: batches with and without observations, and PettingZoo's gin rummy beside them.

PettingZoo has had gin rummy up to version 1.25; it needs rlcard and pygame.
"""

from __future__ import annotations

import argparse
import time
from typing import NamedTuple

import numpy as np

from peerless.batch import Batch


class Rate(NamedTuple):
    """So many decisions in so many seconds, of the clock and of all cores together, and the seconds of each."""

    decisions: int
    seconds: float
    busy: float
    each: list[float]

    def __str__(self) -> str:
        """Say it. What a core gives, and the quickest steps, depend less on what else the machine does."""
        here, core = self.decisions / self.seconds, self.decisions / self.busy
        best = self.decisions / len(self.each) / np.quantile(self.each, 0.05)
        return f"{here:,.0f} decisions a second, {core:,.0f} for each second of a core, {best:,.0f} at best"


def batches(games: int, seconds: float, threads: int | None, observe: bool, masks: bool) -> Rate:
    """Give the decisions a second of random games by the batch; drawing the answers is part of it."""
    batch = Batch(games, threads=threads, observe=observe, masks=masks)
    rng = np.random.default_rng(0)
    # Games in all their stages, and not only beginnings.
    for _ in range(200):
        batch.step(batch.sample(rng))
    start, busy = time.perf_counter(), time.process_time()
    each: list[float] = []
    before = start
    while before - start < seconds:
        batch.step(batch.sample(rng))
        now = time.perf_counter()
        each.append(now - before)
        before = now
    return Rate(len(each) * games, before - start, time.process_time() - busy, each)


def gin_rummy(seconds: float) -> Rate | None:
    """Give the decisions a second of random gin rummy, or nothing where it is not installed."""
    try:
        from pettingzoo.classic import gin_rummy_v4
    except ImportError:
        return None
    env = gin_rummy_v4.env()
    start, busy = time.perf_counter(), time.process_time()
    each: list[float] = []
    before = start
    while before - start < seconds:
        env.reset(seed=len(each))
        for agent in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            env.step(env.action_space(agent).sample(seen["action_mask"]))
            now = time.perf_counter()
            each.append(now - before)
            before = now
    return Rate(len(each), before - start, time.process_time() - busy, each)


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1024)
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--threads", type=int)
    settings = parser.parse_args()
    kinds = (
        ("with observations, options and masks", True, True),
        ("with masks alone", False, True),
        ("without both", False, False),
    )
    for name, observe, masks in kinds:
        rate = batches(settings.games, settings.seconds, settings.threads, observe, masks)
        print(f"{settings.games} games {name}: {rate}")
    rummy = gin_rummy(settings.seconds)
    print("gin rummy is not installed" if rummy is None else f"gin rummy: {rummy}")


if __name__ == "__main__":
    main()
