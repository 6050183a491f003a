"""Games drawn by lot, for environments."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from peerless import features
from peerless._peerless import Content, Game, PeerlessError

Seen = dict[str, npt.NDArray[np.int8]]
"""What a seat is shown: `observation`, `options` and `action_mask`."""

_LEAST_SEATS = {"duel": 2, "free-for-all": 3, "teams": 4}
_TRIES = 100


class Setups:
    """What games are drawn from, and how they are shown."""

    def __init__(
        self,
        mode: str,
        seats: int | None,
        heroes: Sequence[str] | None,
        boards: Sequence[str] | None,
        switches: Mapping[str, str] | None,
        content: Content | None,
        max_options: int,
    ) -> None:
        """Look whether a game can be drawn from these at all."""
        if max_options < 2:
            raise PeerlessError("there must be room for at least 2 options")
        if mode not in _LEAST_SEATS:
            raise PeerlessError(f"there is no mode `{mode}`; the modes are: {', '.join(_LEAST_SEATS)}")
        self.content = Content() if content is None else content
        self.mode = mode
        self.seats = _LEAST_SEATS[mode] if seats is None else seats
        self.switches = None if switches is None else dict(switches)
        self.max_options = max_options
        self.heroes = [self.content.hero(name)["name"] for name in heroes or self.content.heroes]
        known = [self.content.board(name) for name in boards or self.content.boards]
        starts = {board["name"]: sum(space["start"] is not None for space in board["spaces"]) for board in known}
        self.boards = [name for name, count in starts.items() if count >= self.seats]
        if not self.boards:
            raise PeerlessError(f"none of the boards has {self.seats} starting spaces")
        self.draw(np.random.default_rng(0))

    def draw(self, rng: np.random.Generator) -> Game:
        """Begin a game of heroes and a board drawn by lot."""
        for attempt in range(_TRIES):
            heroes = [str(name) for name in rng.choice(self.heroes, self.seats)]
            board = str(rng.choice(self.boards))
            seed = int(rng.integers(1 << 63))
            try:
                return Game(heroes, board, mode=self.mode, switches=self.switches, seed=seed, content=self.content)
            except PeerlessError:
                # Some heroes bring more fighters than some boards have room for.
                if attempt == _TRIES - 1:
                    raise
        raise AssertionError("the last attempt gives a game or an error")

    def space(self) -> spaces.Dict:
        """Give the space of what a seat is shown."""
        shapes: dict[str, spaces.Space[Any]] = {
            "observation": _box((features.observation_size(self.seats),)),
            "options": _box((self.max_options, features.OPTION_SIZE)),
            "action_mask": spaces.Box(0, 1, (self.max_options,), np.int8),
        }
        return spaces.Dict(shapes)

    def show(self, game: Game, seat: int) -> Seen:
        """Give what a seat sees; options only if it is asked."""
        options = np.zeros((self.max_options, features.OPTION_SIZE), np.int8)
        mask = np.zeros(self.max_options, np.int8)
        if game.seat == seat:
            rows = game.describe()[self.places(game)]
            options[: len(rows)] = rows
            mask[: len(rows)] = 1
        return {"observation": game.observe(seat), "options": options, "action_mask": mask}

    def places(self, game: Game) -> npt.NDArray[np.int64]:
        """Give the option that each action means: where there are more than are shown, every so many-th."""
        count = game.option_count
        if count <= self.max_options:
            return np.arange(count)
        return np.arange(self.max_options) * count // self.max_options

    def answer(self, game: Game, action: int) -> bool:
        """Answer with the option that an action means; what means none is refused and changes nothing."""
        places = self.places(game)
        if not 0 <= action < len(places):
            return False
        game.answer(int(places[action]))
        return True


def _box(shape: tuple[int, ...]) -> spaces.Box:
    return spaces.Box(-128, 127, shape, np.int8)
