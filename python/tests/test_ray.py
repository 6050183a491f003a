"""The lab on a Ray cluster of two nodes on this machine, one of which is lost in the middle."""

from __future__ import annotations

import json
import logging
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import ray
from ray.cluster_utils import Cluster

from peerless import Content, PeerlessError, lab

HEROES = ["Medusa", "Bullseye", "Alice"]
BOARDS = ["Sarpedon"]

# What Ray itself does with sockets, files and settings when it starts and ends.
pytestmark = pytest.mark.filterwarnings("default")


class Nodes:
    """A cluster whose second node comes and goes."""

    def __init__(self) -> None:
        """Start both nodes, of one processor each."""
        self.cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
        self.second: Any = None
        self.add()
        ray.init(address=self.cluster.address, log_to_driver=False, logging_level=logging.ERROR)

    def add(self) -> None:
        """Let the second node join, unless it is there."""
        if self.second is None:
            self.second = self.cluster.add_node(num_cpus=1)
            self.cluster.wait_for_nodes()

    def lose(self) -> None:
        """Kill the second node with all that it is doing."""
        if self.second is not None:
            self.cluster.remove_node(self.second, allow_graceful=False)
            self.second = None


@pytest.fixture(scope="module")
def nodes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nodes]:
    # Ray's processes look for modules where their driver was started first; there lies the package's source.
    before = Path.cwd()
    os.chdir(tmp_path_factory.mktemp("ray"))
    made = Nodes()
    yield made
    ray.shutdown()
    made.cluster.shutdown()  # type: ignore[no-untyped-call]
    os.chdir(before)


def kept(folder: Path) -> list[str]:
    return sorted((folder / "matrix.jsonl").read_text(encoding="utf-8").splitlines())


def test_a_matrix_comes_to_the_same_though_a_node_is_lost(nodes: Nodes, tmp_path: Path) -> None:
    same: dict[str, Any] = {"games": 40, "heroes": HEROES, "boards": BOARDS, "seed": 5}
    plain = lab.matrix("greedy", **same, folder=tmp_path / "plain")
    lost: list[int] = []

    def progress(done: int, total: int) -> None:
        if not lost and done >= 40:
            lost.append(done)
            nodes.lose()

    nodes.add()
    spread = lab.matrix("greedy", **same, folder=tmp_path / "ray", ray="auto", progress=progress)
    assert lost, "the node was lost while there was work to do"
    assert lost[0] < plain["games"]
    assert spread == plain
    assert kept(tmp_path / "ray") == kept(tmp_path / "plain")
    assert (tmp_path / "ray" / "matrix.csv").read_bytes() == (tmp_path / "plain" / "matrix.csv").read_bytes()


def test_a_matrix_goes_on_from_what_the_plain_one_kept(nodes: Nodes, tmp_path: Path) -> None:
    lab.matrix("random", games=8, heroes=HEROES, boards=BOARDS, folder=tmp_path)
    whole = lab.matrix("random", games=24, heroes=HEROES, boards=BOARDS, folder=tmp_path, ray="auto")
    assert whole == lab.matrix("random", games=24, heroes=HEROES, boards=BOARDS)
    with pytest.raises(PeerlessError, match="seed 1"):
        lab.matrix("random", games=24, heroes=HEROES, boards=BOARDS, seed=2, folder=tmp_path, ray="auto")


def without_time(report: dict[str, Any]) -> dict[str, Any]:
    bouts = [{key: bout[key] for key in bout if key != "seconds"} for bout in report["bouts"]]
    return {**report, "seconds_per_game": None, "bouts": bouts}


def test_an_arena_comes_to_the_same_and_goes_on(nodes: Nodes, tmp_path: Path) -> None:
    same: dict[str, Any] = {"games": 50, "heroes": HEROES, "modes": ["duel", "teams", "free-for-all"], "seed": 9}
    plain = without_time(lab.arena("greedy", "random", **same))
    nodes.add()
    assert without_time(lab.arena("greedy", "random", **same, folder=tmp_path, ray="auto")) == plain
    path = tmp_path / "arena.jsonl"
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    # Somebody pulled the plug while the third line was written.
    path.write_text("".join(lines[:2]) + lines[2][:40], encoding="utf-8")
    told: list[int] = []
    again = lab.arena(
        "greedy", "random", **same, folder=tmp_path, ray="auto", progress=lambda done, _: told.append(done)
    )
    assert without_time(again) == plain
    assert len(told) == len(lines) - 2, "one part was kept, the others were played"
    with pytest.raises(PeerlessError, match="another way"):
        lab.arena("random", "random", **same, folder=tmp_path, ray="auto")


def test_an_arena_stops_when_it_is_decided(nodes: Nodes) -> None:
    report = lab.arena("greedy", "random", games=4000, heroes=HEROES, sprt=(0.0, 50.0), ray="auto")
    assert report["sprt"]["verdict"] == "second"
    assert report["games"] < 400


def test_mistakes_are_told_and_leave_nothing_behind(nodes: Nodes, tmp_path: Path) -> None:
    for wrong in ({"a": "nobody"}, {"games": 1}, {"heroes": ["Nobody"]}, {"sprt": (10.0, 0.0)}):
        keywords: dict[str, Any] = {"a": "random", "b": "random", "folder": tmp_path, "ray": "auto", **wrong}
        with pytest.raises(PeerlessError):
            lab.arena(**keywords)
    assert not (tmp_path / "arena.jsonl").exists() or (tmp_path / "arena.jsonl").read_bytes() == b""
    with pytest.raises(PeerlessError, match="only on a cluster"):
        lab.arena("random", "random", folder=tmp_path)


def test_positions_are_the_same_to_the_byte(nodes: Nodes, tmp_path: Path) -> None:
    same: dict[str, Any] = {"games": 512, "heroes": HEROES, "boards": BOARDS, "seed": 3}
    assert lab.selfplay(tmp_path / "plain", "random", **same) == 512
    nodes.add()
    assert lab.selfplay(tmp_path / "ray", "random", **same, ray="auto") == 512
    for name in ("selfplay.json", "00000.bin.gz", "00001.bin.gz"):
        assert (tmp_path / "ray" / name).read_bytes() == (tmp_path / "plain" / name).read_bytes()
    assert not list((tmp_path / "ray").glob("*.part"))
    with pytest.raises(PeerlessError, match="another way"):
        lab.selfplay(tmp_path / "ray", "greedy", **same, ray="auto")


def test_tuning_comes_to_the_same_and_goes_on(nodes: Nodes, tmp_path: Path) -> None:
    same: dict[str, Any] = {"steps": 3, "deals": 6, "test_deals": 8, "seed": 2}
    plain = lab.tune(**same)
    assert lab.tune(**same, folder=tmp_path, ray="auto") == plain
    path = tmp_path / "tune.jsonl"
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    assert len(lines) == 5, "what was asked for, three steps and the test"
    path.write_text("".join(lines[:3]), encoding="utf-8")
    assert lab.tune(**same, folder=tmp_path, ray="auto") == plain
    assert path.read_text(encoding="utf-8").splitlines(keepends=True) == lines


HERO = """
name = "Nobody's Own"
set = "Test"
move = 2
[[fighter]]
name = "Nobody's Own"
role = "hero"
attack = "melee"
health = 12
[[card]]
name = "Blow"
count = 30
type = "versatile"
value = 3
boost = 1
"""


def test_own_content_goes_along(nodes: Nodes, tmp_path: Path) -> None:
    (tmp_path / "heroes").mkdir()
    (tmp_path / "heroes" / "own.toml").write_text(HERO, encoding="utf-8")
    content = Content(tmp_path)
    same: dict[str, Any] = {"games": 8, "heroes": ["Nobody's Own", "Alice"], "boards": BOARDS, "content": content}
    assert lab.matrix("random", **same, ray="auto") == lab.matrix("random", **same)


def test_the_command_does_as_the_function_does(nodes: Nodes) -> None:
    command = [sys.executable, "-m", "peerless.lab", "matrix", "--bot", "random", "--games", "8", "--json", "--heroes"]
    command += [",".join(HEROES), "--boards", "Sarpedon", "--ray", nodes.cluster.address]
    told = subprocess.run(command, capture_output=True, text=True, check=True)
    plain = lab.matrix("random", games=8, precision=0.02, heroes=HEROES, boards=BOARDS)
    assert json.loads(told.stdout) == plain
    wrong = subprocess.run([*command[:4], "--bot", "nobody"], capture_output=True, text=True, check=False)
    assert wrong.returncode == 1
    assert "nobody" in wrong.stderr
    assert "Traceback" not in wrong.stderr
