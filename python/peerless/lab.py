"""Many games: one bot against another, every hero against every hero, and what the decisions of a game were worth."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from peerless import _peerless
from peerless._peerless import Content, Game, PeerlessError

__all__ = ["Progress", "arena", "matrix", "review"]

Progress = Callable[[int, int], None]
"""Called now and then with what is done and what there is to do."""


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
    progress: bool | Progress = False,
) -> dict[str, Any]:
    """
    Play one bot against another, every deal in all places, as `peerless arena` does.

    The report has A's score (`win_rate`) with its 95 % interval (`low`, `high`), and every game under `bouts`; with
    `keep` each of them has its `record`. `sprt` are two differences in Elo: it stops as soon as one is clearly more
    likely.
    """
    with _told(progress, "games") as tell:
        return _peerless.arena(
            a,
            b,
            games=games,
            seed=seed,
            heroes=heroes,
            boards=boards,
            modes=modes,
            switches=None if switches is None else dict(switches),
            content=content,
            threads=threads,
            sprt=sprt,
            keep=keep,
            progress=tell,
        )


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
    progress: bool | Progress = False,
) -> dict[str, Any]:
    """
    Play every hero against every hero with one bot, as `peerless lab matrix` does.

    With a folder it keeps what it has played and goes on from there the next time, also from what the command has kept.
    The report has `cells`, `strengths` and more, and the table and the picture as `csv` and `svg`.
    """
    with _told(progress, "games") as tell, _kept(folder) as (kept, keep):
        report = _peerless.matrix(
            bot,
            games=games,
            precision=precision,
            seed=seed,
            heroes=heroes,
            boards=boards,
            content=content,
            threads=threads,
            seconds=seconds,
            kept=kept,
            keep=keep,
            progress=tell,
        )
    if folder is not None:
        for ending in ("csv", "svg"):
            (Path(folder) / f"matrix.{ending}").write_text(report[ending], encoding="utf-8")
    return report


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
