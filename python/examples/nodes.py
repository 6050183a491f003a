"""
How much more two nodes of a Ray cluster do than one: the same games, played on a cluster of this machine.

Each node has one processor. The machine needs two cores, and by the clock it should do nothing else. What the
processes that play have worked is told too, which other work hardly changes: two nodes could do twice the work of one,
less what they work more than one for the same games, and less what one of them waits for the other at the end.
"""

from __future__ import annotations

import argparse
import contextlib
import logging
import os
import statistics
import time
from pathlib import Path
from typing import Any, NamedTuple

import ray
from ray.cluster_utils import Cluster

from peerless import lab


class Played(NamedTuple):
    """How long some games took by the clock, what each process that played has worked, and what came of the games."""

    seconds: float
    worked: list[float]
    games: list[dict[str, Any]]


def worked() -> dict[int, float]:
    """Tell the seconds that a core has worked for each process that plays for Ray."""
    found = {}
    for process in Path("/proc").glob("[0-9]*"):
        # A process may end meanwhile.
        with contextlib.suppress(OSError):
            if (process / "cmdline").read_bytes().startswith(b"ray::"):
                fields = (process / "stat").read_text().rpartition(")")[2].split()
                found[int(process.name)] = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return found


def play(games: int, bot: str) -> Played:
    """Let a bot play against itself on the cluster."""
    before, start = worked(), time.perf_counter()
    report = lab.arena(bot, bot, games=games, ray="auto")
    seconds = time.perf_counter() - start
    more = [now - before.get(process, 0.0) for process, now in worked().items()]
    bouts = [{key: bout[key] for key in bout if key != "seconds"} for bout in report["bouts"]]
    return Played(seconds, [each for each in more if each > 0.05 * sum(more)], bouts)


def main() -> None:
    """Measure by turns, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--bot", default="search:100")
    parser.add_argument("--rounds", type=int, default=3)
    settings = parser.parse_args()
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    ray.init(address=cluster.address, log_to_driver=False, logging_level=logging.ERROR)
    by_clock, by_work = [], []
    try:
        for _ in range(settings.rounds):
            # The first games of a node wait for its processes to start.
            play(8, "random")
            one = play(settings.games, settings.bot)
            second = cluster.add_node(num_cpus=1)
            cluster.wait_for_nodes()
            play(32, "random")
            two = play(settings.games, settings.bot)
            cluster.remove_node(second)
            if one.games != two.games:
                raise SystemExit("two nodes came to something else than one")
            by_clock.append(one.seconds / two.seconds)
            by_work.append(sum(one.worked) / max(two.worked))
            for nodes, played in (("one node", one), ("two nodes", two)):
                each = " and ".join(f"{seconds:.1f}" for seconds in played.worked)
                print(f"{nodes}: {played.seconds:.1f} s by the clock, {each} s of work", flush=True)
    finally:
        ray.shutdown()
        cluster.shutdown()  # type: ignore[no-untyped-call]
    clock, work = statistics.median(by_clock), statistics.median(by_work)
    print(f"two nodes do {clock:.2f} times the work of one by the clock, {work:.2f} times by what they have worked")


if __name__ == "__main__":
    main()
