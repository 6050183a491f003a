"""
How many decisions a second: batches with and without observations, and PettingZoo's gin rummy beside them.

PettingZoo has had gin rummy up to version 1.25; it needs rlcard and pygame.
"""

from __future__ import annotations

import argparse
import time

import numpy as np

from peerless.batch import Batch


def batches(games: int, seconds: float, threads: int | None, observe: bool) -> float:
    """Give the decisions a second of random games by the batch."""
    batch = Batch(games, threads=threads, observe=observe)
    rng = np.random.default_rng(0)
    # Games in all their stages, and not only beginnings.
    for _ in range(200):
        batch.step(batch.sample(rng))
    start, steps = time.perf_counter(), 0
    while time.perf_counter() - start < seconds:
        batch.step(batch.sample(rng))
        steps += 1
    return steps * games / (time.perf_counter() - start)


def gin_rummy(seconds: float) -> float | None:
    """Give the decisions a second of random gin rummy, or nothing where it is not installed."""
    try:
        from pettingzoo.classic import gin_rummy_v4
    except ImportError:
        return None
    env = gin_rummy_v4.env()
    start, steps = time.perf_counter(), 0
    while time.perf_counter() - start < seconds:
        env.reset(seed=steps)
        for agent in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            env.step(env.action_space(agent).sample(seen["action_mask"]))
            steps += 1
    return steps / (time.perf_counter() - start)


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1024)
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--threads", type=int)
    settings = parser.parse_args()
    for name, observe in (("with observations and masks", True), ("with masks alone", False)):
        rate = batches(settings.games, settings.seconds, settings.threads, observe)
        print(f"{settings.games} games {name}: {rate:,.0f} decisions a second")
    rummy = gin_rummy(settings.seconds)
    print("gin rummy is not installed" if rummy is None else f"gin rummy: {rummy:,.0f} decisions a second")


if __name__ == "__main__":
    main()
