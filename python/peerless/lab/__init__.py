"""
Many games: one bot against another, every hero against every hero, positions to learn from, and what the decisions of a
game were worth.

With `ray` the games are played on a Ray cluster: `auto` for the one of this machine, an address, or `local` for a new
one. For bots that count iterations the results are the same wherever they are played. `python -m peerless.lab --help`
has the same as commands.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from peerless import _peerless
from peerless._peerless import Content, Game, PeerlessError
from peerless.lab.cluster import Cluster, Job, Lines

__all__ = ["Progress", "arena", "matrix", "review", "selfplay", "tune"]

Progress = Callable[[int, int], None]
"""Called now and then with what is done and what there is to do."""


DEALS = 4
"""Deals of an arena that a cluster plays at once."""
SLICE = 2.0
"""Seconds after which a pair of a matrix gives way to the next one on a cluster."""
GAMES = 256
"""Games of a file of positions."""


def arena(
    a: str,
    b: str,
    *,
    games: int = 200,
    seed: int = 1,
    heroes: Sequence[str] | None = None,
    boards: Sequence[str] | None = None,
    modes: Sequence[str] | None = None,
    switches: Mapping[str, str] | None = None,
    content: Content | None = None,
    threads: int | None = None,
    sprt: tuple[float, float] | None = None,
    keep: bool = False,
    folder: str | Path | None = None,
    ray: str | None = None,
    progress: bool | Progress = False,
) -> dict[str, Any]:
    """
    Play one bot against another, every deal in all places, as `peerless arena` does.

    The report has A's score (`win_rate`) with its 95 % interval (`low`, `high`), and every game under `bouts`; with
    `keep` each of them has its `record`. `sprt` are two differences in Elo: it stops as soon as one is clearly more
    likely. On a cluster a folder keeps what was played (`arena.jsonl`), and the next call goes on from there.
    """
    pool: Job = {
        "heroes": heroes,
        "boards": boards,
        "modes": modes,
        "switches": None if switches is None else dict(switches),
    }
    if ray is None:
        if folder is not None:
            raise PeerlessError("an arena keeps its games in a folder only on a cluster")
        with _told(progress, "games") as tell:
            return _peerless.arena(
                a,
                b,
                games=games,
                seed=seed,
                **pool,
                content=content,
                threads=threads,
                sprt=sprt,
                keep=keep,
                progress=tell,
            )
    parts = _peerless.arena_parts(DEALS, games=games, seed=seed, **pool, content=content)
    header = {"a": a, "b": b, "seed": seed, **pool, "records": keep, "content": _names(content)}
    with _told(progress, "games") as tell, _lines(folder, "arena.jsonl", header) as lines:
        played: dict[int, list[dict[str, Any]]] = {}
        for kept in lines.kept if lines else []:
            if (kept["first"], len(kept["bouts"])) in parts:
                played[kept["first"]] = kept["bouts"]
        total = sum(games for _, games in parts)

        def so_far() -> dict[str, Any]:
            """Tell of the parts from the first one on without a gap, as one machine plays them."""
            bouts: list[dict[str, Any]] = []
            for first, _ in parts:
                if first not in played:
                    break
                bouts += played[first]
            return {**_peerless.arena_report(a, b, json.dumps(bouts), sprt=sprt), "bouts": bouts}

        def decided() -> bool:
            return sprt is not None and so_far()["sprt"]["verdict"] != "open"

        def take(job: Job, bouts: list[dict[str, Any]]) -> Iterable[Job] | None:
            first = (job["seed"] - seed) % 2**64
            played[first] = [{**bout, "deal": bout["deal"] + first} for bout in bouts]
            if lines:
                lines.add({"first": first, "bouts": played[first]})
            if tell:
                tell(sum(map(len, played.values())), total)
            return None if decided() else ()

        same = {"a": a, "b": b, **pool, "keep": keep}
        jobs = [
            {**same, "seed": (seed + first) % 2**64, "games": games} for first, games in parts if first not in played
        ]
        # What cannot be is refused here, before anything is played.
        _peerless.arena_report(a, b, "[]", sprt=sprt)
        if jobs and not decided():
            Cluster(ray, content).spread("arena", jobs, take)
        return so_far()


def matrix(
    bot: str = "greedy",
    *,
    games: int = 200,
    precision: float = 0.0,
    seed: int = 1,
    heroes: Sequence[str] | None = None,
    boards: Sequence[str] | None = None,
    content: Content | None = None,
    threads: int | None = None,
    seconds: float | None = None,
    folder: str | Path | None = None,
    ray: str | None = None,
    progress: bool | Progress = False,
) -> dict[str, Any]:
    """
    Play every hero against every hero with one bot, as `peerless lab matrix` does.

    With a folder it keeps what it has played and goes on from there the next time, also from what the command has kept.
    The report has `cells`, `strengths` and more, and the table and the picture as `csv` and `svg`.
    """
    with _told(progress, "games") as tell, _kept(folder) as (kept, keep):
        same: Job = {
            "bot": bot,
            "games": games,
            "precision": precision,
            "seed": seed,
            "heroes": heroes,
            "boards": boards,
        }
        if ray is not None:
            kept = _matrix_on(ray, same, content, seconds, kept, keep, tell)
            seconds, keep = 0.0, None
        report = _peerless.matrix(
            **same, content=content, threads=threads, seconds=seconds, kept=kept, keep=keep, progress=tell
        )
    if folder is not None:
        for ending in ("csv", "svg"):
            (Path(folder) / f"matrix.{ending}").write_text(report[ending], encoding="utf-8")
    return report


def _matrix_on(
    ray: str,
    same: Job,
    content: Content | None,
    seconds: float | None,
    kept: str,
    keep: Callable[[str], None] | None,
    tell: Progress | None,
) -> str:
    """Play the pairs of a matrix that are not done on a cluster; gives all lines, the kept ones and the new ones."""
    end = None if seconds is None else time.monotonic() + seconds
    header, pairs, games, planned = _peerless.matrix_left(**same, content=content, kept=kept)
    lines = kept.splitlines(keepends=True)

    def add(line: str) -> None:
        lines.append(line)
        if keep:
            keep(line)

    if not lines:
        add(header)
    of_pair: dict[tuple[str, str], list[str]] = {(row, column): [header] for row, column in pairs}
    for line in lines[1:]:
        batch = json.loads(line)
        of_pair.get((batch["row"], batch["column"]), []).append(line)

    def left(pair: tuple[str, str]) -> tuple[bool, int, int]:
        """Tell whether a pair has games to play, how many it has played, and how many it will have played."""
        own = {**same, "heroes": list(dict.fromkeys(pair)), "pair": list(pair)}
        _, is_open, games, planned = _peerless.matrix_left(**own, content=content, kept="".join(of_pair[pair]))
        return bool(is_open), games, planned

    at = {pair: left(pair) for pair in of_pair}

    def job(pair: tuple[str, str]) -> Job:
        # A pair is in one hand at a time, so that its rounds come in order and it ends at the same round always.
        turn = SLICE if end is None else max(0.0, min(SLICE, end - time.monotonic()))
        own = {"heroes": list(dict.fromkeys(pair)), "pair": list(pair), "kept": "".join(of_pair[pair])}
        return {**same, **own, "seconds": turn}

    def take(done: Job, new: list[str]) -> Iterable[Job]:
        nonlocal games, planned
        row, column = done["pair"]
        pair = (row, column)
        of_pair[pair] += new
        for line in new:
            add(line)
        before, at[pair] = at[pair], left(pair)
        games += at[pair][1] - before[1]
        planned += at[pair][2] - before[2]
        if tell:
            tell(games, planned)
        nothing = bool(new) and at[pair][1] == before[1]
        more = at[pair][0] and not nothing and (end is None or time.monotonic() < end)
        return [job(pair)] if more else []

    if pairs and seconds != 0:
        Cluster(ray, content).spread("matrix", [job(pair) for pair in of_pair], take)
    return "".join(lines)


def selfplay(
    folder: str | Path,
    bot: str = "greedy",
    *,
    games: int = 20480,
    noise: int = 10,
    one_in: int = 4,
    made: int = 0,
    seed: int = 1,
    heroes: Sequence[str] | None = None,
    boards: Sequence[str] | None = None,
    modes: Sequence[str] | None = None,
    switches: Mapping[str, str] | None = None,
    content: Content | None = None,
    threads: int | None = None,
    ray: str | None = None,
    progress: bool | Progress = False,
) -> int:
    """
    Let a bot play against itself and write positions down, as `peerless lab selfplay` does; gives the number of games.

    The files are the same to the byte, unless the bot thinks by the clock. A folder that was begun is gone on with.
    """
    if games < 1:
        raise PeerlessError("self-play takes at least 1 game")
    same: Job = {
        "bot": bot,
        "noise": noise,
        "one_in": one_in,
        "made": made,
        "seed": seed,
        "heroes": heroes,
        "boards": boards,
        "modes": modes,
        "switches": None if switches is None else dict(switches),
    }
    header = _peerless.selfplay_header(**same, content=content)
    folder = Path(folder)
    told = folder / "selfplay.json"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if not told.exists():
            told.write_text(header, encoding="utf-8")
        kept = told.read_text(encoding="utf-8")
    except OSError as error:
        raise PeerlessError(f"the positions cannot be kept: {error}") from error
    if json.loads(kept) != json.loads(header):
        raise PeerlessError(f"{folder} holds positions that were made in another way; choose another folder")
    parts = -(-games // GAMES)
    missing = [part for part in range(parts) if not _file_of(folder, part).exists()]
    with _told(progress, "games") as tell:
        done = parts - len(missing)

        def write(part: int, file: bytes) -> None:
            nonlocal done
            path = _file_of(folder, part)
            unfinished = path.with_suffix(".part")
            unfinished.write_bytes(file)
            unfinished.replace(path)
            done += 1
            if tell:
                tell(done * GAMES, parts * GAMES)

        if ray is not None:

            def take(job: Job, file: bytes) -> Iterable[Job]:
                write(job["part"], file)
                return ()

            if missing:
                Cluster(ray, content).spread("selfplay", [{**same, "part": part} for part in missing], take)
        else:
            with ThreadPoolExecutor(threads or os.cpu_count()) as pool:
                files = pool.map(lambda part: _peerless.selfplay_file(part, **same, content=content), missing)
                for part, file in zip(missing, files, strict=True):
                    write(part, file)
    return parts * GAMES


def tune(
    *,
    steps: int = 300,
    deals: int = 16,
    test_deals: int = 1000,
    seed: int = 1,
    content: Content | None = None,
    threads: int | None = None,
    folder: str | Path | None = None,
    ray: str | None = None,
    progress: bool | Progress = False,
) -> dict[str, Any]:
    """
    Find better weights of the bots' judgement by playing, as `peerless lab tune` does.

    With a folder it keeps what each step has won (`tune.jsonl`), and the next call goes on from there.
    """
    header = {"steps": steps, "deals": deals, "test_deals": test_deals, "seed": seed, "content": _names(content)}
    with _told(progress, "steps") as tell, _lines(folder, "tune.jsonl", header) as lines:
        kept = list(lines.kept) if lines else []
        cluster = None if ray is None else Cluster(ray, content)

        def wins(a: list[float], b: list[float], first: int, count: int) -> int:
            if kept:
                return int(kept.pop(0))
            won = 0
            if cluster is None:
                won = _peerless.tune_wins(a, b, first, count, content=content, threads=threads)
            else:

                def take(_: Job, part: int) -> Iterable[Job]:
                    nonlocal won
                    won += part
                    return ()

                jobs: list[Job] = [
                    {"a": a, "b": b, "seed": (first + start) % 2**64, "deals": min(DEALS, count - start)}
                    for start in range(0, count, DEALS)
                ]
                cluster.spread("tune", jobs, take)
            if lines:
                lines.add(won)
            return won

        return _peerless.tune(
            steps=steps, deals=deals, test_deals=test_deals, seed=seed, content=content, wins=wins, progress=tell
        )


def review(
    game: Game | str,
    *,
    bot: str = "search:300",
    clear: float = 0.06,
    seed: int = 1,
    content: Content | None = None,
    threads: int | None = None,
    progress: bool | Progress = False,
) -> dict[str, Any]:
    """
    Look at every decision of a game, or of the text of a record, again, as `peerless review` does.

    An option is told as better if it gives `clear` more chance to win. The picture is under `svg`.
    """
    record = game if isinstance(game, str) else game.record()
    with _told(progress, "decisions") as tell:
        return _peerless.review(
            record, bot=bot, clear=clear, seed=seed, content=content, threads=threads, progress=tell
        )


def _file_of(folder: Path, part: int) -> Path:
    return folder / f"{part:05}.bin.gz"


def _names(content: Content | None) -> list[list[str]] | None:
    return None if content is None else [content.heroes, content.boards]


@contextmanager
def _lines(folder: str | Path | None, name: str, header: dict[str, Any]) -> Iterator[Lines | None]:
    """Give what a folder keeps, or nothing without one."""
    if folder is None:
        yield None
        return
    lines = Lines(Path(folder) / name, header)
    try:
        yield lines
    finally:
        lines.close()


@contextmanager
def _told(progress: bool | Progress, unit: str) -> Iterator[Progress | None]:
    """Give what tells of progress: a bar by tqdm where it is installed, a function of the caller's, or nothing."""
    if not isinstance(progress, bool):
        yield progress
        return
    bars = _tqdm() if progress else None
    if bars is None:
        yield None
        return
    with bars(unit=f" {unit}") as bar:

        def tell(done: int, total: int) -> None:
            bar.total = total
            bar.update(done - bar.n)

        yield tell


def _tqdm() -> Any:  # noqa: ANN401
    try:
        from tqdm.auto import tqdm
    except ImportError:
        return None
    return tqdm


@contextmanager
def _kept(folder: str | Path | None) -> Iterator[tuple[str, Callable[[str], None] | None]]:
    """Give the lines that a folder keeps, and what adds one; a last line that was cut off is played again."""
    if folder is None:
        yield "", None
        return
    path = Path(folder) / "matrix.jsonl"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        kept = path.read_bytes() if path.exists() else b""
    except OSError as error:
        raise PeerlessError(f"the results cannot be kept: {error}") from error
    whole = kept[: kept.rfind(b"\n") + 1]
    with path.open("ab") as file:
        file.truncate(len(whole))

        def keep(line: str) -> None:
            file.write(line.encode())
            file.flush()

        yield whole.decode(), keep
