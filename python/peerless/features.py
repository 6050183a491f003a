"""
What the numbers of observations and options are.

docs/OBSERVATIONS.md lists them all. They are small whole numbers (int8); divided by their scales they lie around 1.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from peerless import _peerless

__all__ = [
    "OPTION_KINDS",
    "OPTION_SIZE",
    "Number",
    "Part",
    "numbers",
    "observation_scales",
    "observation_size",
    "option_scales",
    "parts",
]


class Part(NamedTuple):
    """One of the parts that an observation is made of, one after the other."""

    name: str
    first: int
    rows: int
    width: int

    def of(self, observations: npt.NDArray[np.generic]) -> npt.NDArray[np.generic]:
        """Cut this part out of one observation or of many."""
        cut = observations[..., self.first : self.first + self.rows * self.width]
        return cut.reshape(*cut.shape[:-1], self.rows, self.width)


class Number(NamedTuple):
    """One number of a row."""

    name: str
    scale: int
    what: str


def parts(seats: int = 2) -> dict[str, Part]:
    """Give the parts of the observation of a game with so many seats."""
    found, first = {}, 0
    for name, rows, width in _peerless.observation_parts(seats):
        found[name] = Part(name, first, rows, width)
        first += rows * width
    return found


def observation_size(seats: int = 2) -> int:
    """Give how many numbers an observation has."""
    return sum(part.rows * part.width for part in parts(seats).values())


def observation_scales(seats: int = 2) -> npt.NDArray[np.float32]:
    """Give what brings each number of an observation near 1 when it is multiplied by it."""
    return np.reciprocal(_peerless.observation_scales(seats).astype(np.float32))


def option_scales() -> npt.NDArray[np.float32]:
    """Give the same for the row of an option."""
    return np.reciprocal(_peerless.choice_scales().astype(np.float32))


def numbers(part: str) -> list[Number]:
    """Tell what each number in a row of a part is, or of an `option`."""
    return [Number(*number) for number in _peerless.row_numbers(part)]


OPTION_KINDS: list[str] = _peerless.option_kinds()
OPTION_SIZE: int = len(numbers("option"))
