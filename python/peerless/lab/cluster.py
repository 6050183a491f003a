"""
The lab's work in parts on a Ray cluster: each part is played by a process of one thread on whichever machine has room.

What a part comes to depends on its seed alone, so it does not matter where it is played, nor how often: what was lost
with a machine is played again on another one. The package must be installed on every machine; own content goes along.
"""

from __future__ import annotations

import hashlib
import json
import logging
import tempfile
from collections import deque
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from peerless import _peerless
from peerless._peerless import Content, PeerlessError

__all__ = ["Cluster", "Job"]

Job = dict[str, Any]
"""What a part is played with: the keywords of its function."""

AHEAD = 2
"""Parts that are handed out for each processor, so that nobody waits for the next one."""

Files = list[dict[str, bytes]]


class Cluster:
    """A Ray cluster that plays parts: the one at an address, that of this machine (`auto`), or a new one (`local`)."""

    def __init__(self, address: str, content: Content | None) -> None:
        """Connect to the cluster, unless the program has done so already, and send the content there."""
        self.ray = _ray()
        if not self.ray.is_initialized():
            try:
                self.ray.init(
                    address=None if address == "local" else address, log_to_driver=False, logging_level=logging.ERROR
                )
            except (ConnectionError, ValueError) as error:
                raise PeerlessError(f"there is no Ray cluster at `{address}`: {error}") from error
        files = _files(content)
        self._digest = hashlib.sha256(repr(files).encode()).hexdigest()
        self._files = self.ray.put(files)
        # Parts have no effects: they may be played again as often as machines are lost.
        self._play = self.ray.remote(num_cpus=1, max_retries=-1)(_play)

    def spread(self, work: str, jobs: Iterable[Job], take: Callable[[Job, Any], Iterable[Job] | None]) -> None:
        """Play the jobs; `take` gets each with its result as they come, and gives more jobs, or None for enough."""
        ray = self.ray
        waiting = deque(jobs)
        running: dict[Any, Job] = {}
        try:
            while waiting or running:
                room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
                while waiting and len(running) < room:
                    job = waiting.popleft()
                    running[self._play.remote(work, job, self._digest, self._files)] = job
                # Now and then it looks whether there are more machines by now.
                done, _ = ray.wait(list(running), num_returns=1, timeout=1.0)
                for part in done:
                    job = running.pop(part)
                    try:
                        result = ray.get(part)
                    except ray.exceptions.RayTaskError as error:
                        raise (error.cause if isinstance(error.cause, PeerlessError) else error) from None
                    more = take(job, result)
                    if more is None:
                        return
                    waiting.extend(more)
        finally:
            for part in running:
                ray.cancel(part, force=True)


def _ray() -> Any:  # noqa: ANN401
    try:
        import ray
    except ImportError as error:
        raise PeerlessError("Ray is not installed: `pip install ray`, or this package with its extra `ray`") from error
    return ray


def _files(content: Content | None) -> Files:
    """Read all files of the content's folders, so that no machine needs them."""
    folders = [] if content is None else content.folders
    return [
        {str(path.relative_to(folder)): path.read_bytes() for path in sorted(Path(folder).rglob("*.toml"))}
        for folder in folders
    ]


_contents: dict[str, Content] = {}


def _content(digest: str, files: Files) -> Content | None:
    """Give the content of the files, read once in each process."""
    if not files:
        return None
    if digest not in _contents:
        with tempfile.TemporaryDirectory() as root:
            folders = []
            for number, texts in enumerate(files):
                folder = Path(root) / str(number)
                folder.mkdir()
                for name, text in texts.items():
                    path = folder / name
                    path.parent.mkdir(parents=True, exist_ok=True)
                    path.write_bytes(text)
                folders.append(folder)
            _contents[digest] = Content(*folders)
    return _contents[digest]


def _play(work: str, job: Job, digest: str, files: Files) -> Any:  # noqa: ANN401
    """Play a part; this runs on the cluster."""
    content = _content(digest, files)
    if work == "matrix":
        lines: list[str] = []
        _peerless.matrix(**job, content=content, threads=1, keep=lines.append)
        return lines
    if work == "arena":
        return _peerless.arena(**job, content=content, threads=1)["bouts"]
    if work == "selfplay":
        return _peerless.selfplay_file(**job, content=content)
    return _peerless.tune_wins(**job, content=content, threads=1)


class Lines:
    """Results that a folder keeps, a line of JSON each; the first line tells what they were made with."""

    def __init__(self, path: Path, header: dict[str, Any]) -> None:
        """Read what is kept, but for a line that was cut off; results that were made in another way are refused."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            kept = path.read_bytes() if path.exists() else b""
        except OSError as error:
            raise PeerlessError(f"the results cannot be kept: {error}") from error
        whole = kept[: kept.rfind(b"\n") + 1]
        try:
            lines = [json.loads(line) for line in whole.splitlines()]
        except ValueError as error:
            raise PeerlessError(f"the kept results cannot be read: {path}: {error}") from error
        header = json.loads(json.dumps(header))
        # It is written with the first result, so that a mistake in what was asked for leaves nothing behind.
        self._header = None if lines else header
        if lines and lines[0] != header:
            raise PeerlessError(
                "the kept results were made in another way; choose another folder, or the same settings"
            )
        self.kept: list[Any] = lines[1:]
        self._file = path.open("ab")
        self._file.truncate(len(whole))

    def add(self, line: Any) -> None:  # noqa: ANN401
        """Keep one more."""
        if self._header is not None:
            header, self._header = self._header, None
            self.add(header)
        self._file.write(json.dumps(line).encode() + b"\n")
        self._file.flush()

    def close(self) -> None:
        """Let go of the file."""
        self._file.close()
