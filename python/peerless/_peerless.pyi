from collections.abc import Callable, Sequence
from os import PathLike
from pathlib import Path
from typing import Any, final

import numpy as np
import numpy.typing as npt

__version__: str

class PeerlessError(ValueError):
    """Something that the engine was asked for cannot be done."""

class RefusedError(PeerlessError):
    """An answer that is not among the options; the game is as it was."""

class ContentError(PeerlessError):
    """Files of heroes, boards or items that cannot be read."""

class ForfeitError(PeerlessError):
    """A bot that gave the game up."""

@final
class Content:
    """Heroes, boards and items by name: the built-in ones, and those of folders, which add to them or replace them."""

    def __new__(cls, *folders: str | PathLike[str]) -> Content: ...
    @property
    def folders(self) -> list[Path]: ...
    @property
    def heroes(self) -> list[str]: ...
    @property
    def boards(self) -> list[str]: ...
    def hero(self, name: str) -> dict[str, Any]: ...
    def board(self, name: str) -> dict[str, Any]: ...

@final
class Game:
    """A game in progress, or one that has ended. Seats count from 0."""

    def __new__(
        cls,
        heroes: Sequence[str],
        board: str,
        *,
        mode: str = "duel",
        switches: dict[str, str] | None = None,
        seed: int = 0,
        content: Content | None = None,
    ) -> Game: ...
    @staticmethod
    def from_record(text: str, *, content: Content | None = None) -> Game:
        """Make the game that a record tells."""

    def record(self) -> str:
        """Write the record so far. A game that began in the middle has none."""

    @property
    def setup(self) -> dict[str, Any]:
        """Everything that does not change while it is played."""

    @property
    def seats(self) -> int: ...
    @property
    def teams(self) -> list[int]: ...
    @property
    def seat(self) -> int | None:
        """The seat that must decide; None when the game is over."""

    @property
    def question(self) -> dict[str, Any] | None:
        """What is asked and of whom."""

    @property
    def options(self) -> list[str]:
        """The options in the notation, in their order."""

    @property
    def option_count(self) -> int: ...
    @property
    def decision(self) -> dict[str, Any] | None:
        """The question with all options, each in the notation and as what it does."""

    def answer(self, option: int | str) -> None:
        """Answer with an option, by its place or in the notation; what is none raises RefusedError."""

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """Give the game as a seat sees it, or without one somebody who watches."""

    @property
    def event_count(self) -> int: ...
    def events(self, seat: int | None = None, since: int = 0) -> list[dict[str, Any]]:
        """Give what a seat is told of what has happened."""

    def narrate(self, seat: int | None = None, since: int = 0, language: str = "en") -> list[str]:
        """Say the same in words."""

    @property
    def choices(self) -> list[tuple[int, str]]: ...
    def undo(self, count: int = 1) -> None:
        """Take back the last choices, whoever made them."""

    @property
    def over(self) -> bool: ...
    @property
    def winners(self) -> list[int]:
        """The seats that have won; empty while the game goes on."""

    @property
    def turn(self) -> int: ...
    def clone(self) -> Game: ...
    def __copy__(self) -> Game: ...
    def __deepcopy__(self, memo: dict[int, Any], /) -> Game: ...
    def resample(self, seat: int, seed: int = 0) -> Game:
        """Make a game that this seat could be in: what it cannot know is drawn anew. It begins in the middle."""

    def to_bytes(self) -> bytes:
        """Give how things stand, all that is hidden included."""

    def at_bytes(self, data: bytes) -> Game:
        """Make a game of the same match that stands as the bytes say. It begins in the middle."""

    def weigh(self, bot: str = "search:300", seed: int = 0) -> list[tuple[int, float]]:
        """Give a search's visits of each option and its chance to win, from what the seat that is asked knows."""

    def observe(self, seat: int | None = None) -> npt.NDArray[np.int8]:
        """Give what a seat sees as numbers; without a seat the one that is asked. See docs/OBSERVATIONS.md."""

    def describe(self) -> npt.NDArray[np.int8]:
        """Give what each option of the seat that is asked is as numbers, a row for each."""

@final
class Bot:
    """A bot by its name: random, greedy, search:10ms, search:3000, a level, or exec:COMMAND."""

    def __new__(cls, name: str, seed: int = 0) -> Bot: ...
    @property
    def name(self) -> str: ...
    def choose(self, game: Game) -> int:
        """Choose for the seat that is asked, from what that seat knows: the place of the option."""

    def over(self, won: bool) -> None:
        """Tell the bot that the game has ended; a program behind exec: then leaves."""

@final
class Batch:
    """Many games at once; `peerless.batch` is what is meant for use."""

    def __new__(
        cls,
        games: int,
        *,
        heroes: Sequence[str] | None = None,
        boards: Sequence[str] | None = None,
        mode: str = "duel",
        seats: int | None = None,
        switches: dict[str, str] | None = None,
        content: Content | None = None,
        seed: int = 0,
        threads: int | None = None,
        max_options: int = 256,
        longest: int = 2000,
        observe: bool = True,
        masks: bool = True,
    ) -> Batch: ...
    @property
    def observations(self) -> npt.NDArray[np.int8]: ...
    @property
    def options(self) -> npt.NDArray[np.int8]: ...
    @property
    def masks(self) -> npt.NDArray[np.bool_]: ...
    @property
    def seats(self) -> npt.NDArray[np.int8]: ...
    @property
    def counts(self) -> npt.NDArray[np.int32]: ...
    @property
    def rewards(self) -> npt.NDArray[np.float32]: ...
    @property
    def terminated(self) -> npt.NDArray[np.bool_]: ...
    @property
    def truncated(self) -> npt.NDArray[np.bool_]: ...
    def step(self, actions: npt.NDArray[np.int64]) -> None: ...
    def choose(self, bot: str, wanted: npt.NDArray[np.bool_], seed: int = 0) -> npt.NDArray[np.int64]: ...
    def __len__(self) -> int: ...

def observation_parts(seats: int) -> list[tuple[str, int, int]]: ...
def observation_scales(seats: int) -> npt.NDArray[np.uint8]: ...
def choice_scales() -> npt.NDArray[np.uint8]: ...
def row_numbers(part: str) -> list[tuple[str, int, str]]: ...
def option_kinds() -> list[str]: ...
def arena(
    a: str,
    b: str,
    *,
    games: int = 200,
    seed: int = 1,
    heroes: Sequence[str] | None = None,
    boards: Sequence[str] | None = None,
    modes: Sequence[str] | None = None,
    switches: dict[str, str] | None = None,
    content: Content | None = None,
    threads: int | None = None,
    sprt: tuple[float, float] | None = None,
    keep: bool = False,
    progress: Callable[[int, int], None] | None = None,
) -> dict[str, Any]: ...
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
    pair: Sequence[str] | None = None,
    kept: str = "",
    keep: Callable[[str], None] | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> dict[str, Any]: ...
def matrix_left(
    bot: str = "greedy",
    *,
    games: int = 200,
    precision: float = 0.0,
    seed: int = 1,
    heroes: Sequence[str] | None = None,
    boards: Sequence[str] | None = None,
    content: Content | None = None,
    pair: Sequence[str] | None = None,
    kept: str = "",
) -> tuple[str, list[tuple[str, str]], int, int]: ...
def arena_parts(
    deals: int,
    *,
    games: int = 200,
    seed: int = 1,
    heroes: Sequence[str] | None = None,
    boards: Sequence[str] | None = None,
    modes: Sequence[str] | None = None,
    switches: dict[str, str] | None = None,
    content: Content | None = None,
) -> list[tuple[int, int]]: ...
def arena_report(a: str, b: str, bouts: str, *, sprt: tuple[float, float] | None = None) -> dict[str, Any]: ...
def selfplay_header(
    bot: str = "greedy",
    *,
    noise: int = 10,
    one_in: int = 4,
    made: int = 0,
    seed: int = 1,
    heroes: Sequence[str] | None = None,
    boards: Sequence[str] | None = None,
    modes: Sequence[str] | None = None,
    switches: dict[str, str] | None = None,
    content: Content | None = None,
) -> str: ...
def selfplay_file(
    part: int,
    bot: str = "greedy",
    *,
    noise: int = 10,
    one_in: int = 4,
    made: int = 0,
    seed: int = 1,
    heroes: Sequence[str] | None = None,
    boards: Sequence[str] | None = None,
    modes: Sequence[str] | None = None,
    switches: dict[str, str] | None = None,
    content: Content | None = None,
) -> bytes: ...
def tune(
    *,
    steps: int = 300,
    deals: int = 16,
    test_deals: int = 1000,
    seed: int = 1,
    content: Content | None = None,
    threads: int | None = None,
    wins: Callable[[list[float], list[float], int, int], int] | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> dict[str, Any]: ...
def tune_wins(
    a: Sequence[float],
    b: Sequence[float],
    seed: int,
    deals: int,
    *,
    content: Content | None = None,
    threads: int | None = None,
) -> int: ...
def review(
    record: str,
    *,
    bot: str = "search:300",
    clear: float = 0.06,
    seed: int = 1,
    content: Content | None = None,
    threads: int | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> dict[str, Any]: ...
