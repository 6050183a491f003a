"""Many games at once, for those who learn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

import numpy as np
import numpy.typing as npt

from peerless import _peerless
from peerless._peerless import Content, PeerlessError

__all__ = ["Batch"]

_Number = TypeVar("_Number", bound=np.generic)


class Batch:
    """
    Many games at once, played on all cores: numbers out, choices in.

    Every game waits for one seat. The arrays tell what that seat sees. They are always the same ones, and a `step`
    writes what has changed into them: they can be read but not written to, and what is to be kept is copied. Heroes
    and boards are drawn anew for each game from those that are named, from all if none are. A game that ends begins
    anew at once: `terminated` and `rewards` then tell of the game that ended, the other arrays of the new one.
    """

    def __init__(
        self,
        games: int = 1024,
        *,
        heroes: Sequence[str] | None = None,
        boards: Sequence[str] | None = None,
        mode: str = "duel",
        seats: int | None = None,
        switches: Mapping[str, str] | None = None,
        content: Content | None = None,
        seed: int = 0,
        threads: int | None = None,
        max_options: int = 256,
        longest: int = 2000,
        observe: bool = True,
        masks: bool = True,
    ) -> None:
        """Begin so many games. `observe` is for `observations` and `options`; what is not wanted has no numbers."""
        self._batch = _peerless.Batch(
            games,
            heroes=heroes,
            boards=boards,
            mode=mode,
            seats=seats,
            switches=None if switches is None else dict(switches),
            content=content,
            seed=seed,
            threads=threads,
            max_options=max_options,
            longest=longest,
            observe=observe,
            masks=masks,
        )
        self.observations: npt.NDArray[np.int8] = _shown(self._batch.observations)
        """What the seat sees: games x numbers."""
        self.options: npt.NDArray[np.int8] = _shown(self._batch.options)
        """What each option is: games x max_options x numbers; zeros where there is none."""
        self.masks: npt.NDArray[np.bool_] = _shown(self._batch.masks)
        """Which options there are: games x max_options."""
        self.counts: npt.NDArray[np.int32] = _shown(self._batch.counts)
        """How many there are; they come first."""
        self.seats: npt.NDArray[np.int8] = _shown(self._batch.seats)
        """Who is asked."""
        self.rewards: npt.NDArray[np.float32] = _shown(self._batch.rewards)
        """For each seat of a game that has ended with the last step 1 if it won and -1 if not, else 0."""
        self.terminated: npt.NDArray[np.bool_] = _shown(self._batch.terminated)
        """Whether the game has ended with the last step."""
        self.truncated: npt.NDArray[np.bool_] = _shown(self._batch.truncated)
        """Whether the game was broken off with the last step, after `longest` choices."""

    def __len__(self) -> int:
        """Give the number of games."""
        return len(self._batch)

    def step(self, actions: npt.ArrayLike) -> None:
        """Answer in every game with an option, by its place; a place without one is an error and changes nothing."""
        self._batch.step(_places(actions))

    def choose(self, bot: str, where: npt.ArrayLike | None = None, seed: int = 0) -> npt.NDArray[np.int64]:
        """Give what a bot would choose, in the games where it is wanted; 0 in the others."""
        wanted = np.ones(len(self), bool) if where is None else np.ascontiguousarray(where, bool)
        return self._batch.choose(bot, wanted, seed)

    def sample(self, rng: np.random.Generator) -> npt.NDArray[np.int64]:
        """Draw an option for every game."""
        return (rng.random(len(self)) * self.counts).astype(np.int64)


def _shown(array: npt.NDArray[_Number]) -> npt.NDArray[_Number]:
    shown = array.view()
    shown.flags.writeable = False
    return shown


def _places(actions: npt.ArrayLike) -> npt.NDArray[np.int64]:
    array = np.asarray(actions)
    if array.ndim != 1 or not np.issubdtype(array.dtype, np.integer):
        raise PeerlessError("actions are a row of whole numbers, one for each game")
    return np.ascontiguousarray(array, np.int64)
