"""
How much more two nodes of a Ray cluster do than one: the same games, played on a cluster of this machine.

Each node has one processor. The machine needs two cores, and should do nothing else.
"""

from __future__ import annotations

import argparse
import logging
import statistics
import time
from typing import Any

import ray
from ray.cluster_utils import Cluster

from peerless import lab


def play(games: int, bot: str) -> tuple[float, list[dict[str, Any]]]:
    """Let a bot play against itself on the cluster; gives the seconds, and the games."""
    start = time.perf_counter()
    report = lab.arena(bot, bot, games=games, ray="auto")
    seconds = time.perf_counter() - start
    return seconds, [{key: bout[key] for key in bout if key != "seconds"} for bout in report["bouts"]]


def main() -> None:
    """Measure by turns, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--bot", default="search:100")
    parser.add_argument("--rounds", type=int, default=3)
    settings = parser.parse_args()
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    ray.init(address=cluster.address, log_to_driver=False, logging_level=logging.ERROR)
    ratios = []
    try:
        for _ in range(settings.rounds):
            # The first games of a node wait for its processes to start.
            play(8, "random")
            one, first = play(settings.games, settings.bot)
            second = cluster.add_node(num_cpus=1)
            cluster.wait_for_nodes()
            play(32, "random")
            two, again = play(settings.games, settings.bot)
            cluster.remove_node(second)
            if first != again:
                raise SystemExit("two nodes came to something else than one")
            ratios.append(one / two)
            print(f"one node {one:.1f} s, two nodes {two:.1f} s: {one / two:.2f} times", flush=True)
    finally:
        ray.shutdown()
        cluster.shutdown()  # type: ignore[no-untyped-call]
    print(f"two nodes do {statistics.median(ratios):.2f} times the work of one")


if __name__ == "__main__":
    main()
