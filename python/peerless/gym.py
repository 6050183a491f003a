"""A Gymnasium environment: a game against bots. Importing this makes `gymnasium.make("peerless/Duel-v0")` work."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from peerless._peerless import Bot, Content, Game, RefusedError
from peerless._setups import Seen, Setups

__all__ = ["BotEnv"]


class BotEnv(gymnasium.Env[Seen, np.int64]):
    """
    A game in which the others are played by a bot; heroes, boards and the own seat are drawn for each game.

    What is seen is a dict of `observation` and `options` (docs/OBSERVATIONS.md) and `action_mask`; an action is the
    place of an option. An action that is not offered loses the game. Who wins gets 1 in the end, who loses -1.
    """

    metadata = {"render_modes": ["human", "ansi"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        bot: str = "greedy",
        *,
        mode: str = "duel",
        seats: int | None = None,
        seat: int | None = None,
        heroes: Sequence[str] | None = None,
        boards: Sequence[str] | None = None,
        switches: Mapping[str, str] | None = None,
        content: Content | None = None,
        max_options: int = 256,
        longest: int = 2000,
        render_mode: str | None = None,
    ) -> None:
        """Look whether such a game can be played."""
        self._setups = Setups(mode, seats, heroes, boards, switches, content, max_options)
        Bot(bot)
        if seat is not None and seat not in range(self._setups.seats):
            raise RefusedError(f"there is no seat {seat}; seats count from 0")
        self._bot_name = bot
        self._fixed = seat
        self._longest = longest
        self._told = 0
        self._over = True
        self.seat = 0
        self.game: Game | None = None
        self.render_mode = render_mode
        self.observation_space = self._setups.space()  # type: ignore[assignment]
        self.action_space = spaces.Discrete(max_options)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Begin a new game, and let the others play until the own seat is asked."""
        super().reset(seed=seed)
        self.game = self._setups.draw(self.np_random)
        drawn = int(self.np_random.integers(self._setups.seats))
        self.seat = drawn if self._fixed is None else self._fixed
        self._bot = Bot(self._bot_name, seed=int(self.np_random.integers(1 << 63)))
        self._told = 0
        self._others(self.game)
        self._over = False
        return self._setups.show(self.game, self.seat), {}

    def step(self, action: np.int64) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Answer for the own seat, and let the others play until it is asked again."""
        game = self._running()
        if not self._setups.answer(game, int(action)):
            self._over = True
            return self._setups.show(game, self.seat), -1.0, True, False, {"illegal": True}
        self._others(game)
        truncated = not game.over and len(game.choices) >= self._longest
        self._over = game.over or truncated
        reward = 0.0
        if game.over:
            reward = 1.0 if self.seat in game.winners else -1.0
        if self.render_mode == "human":
            self.render()
        return self._setups.show(game, self.seat), reward, game.over, truncated, {}

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Tell which actions are offered, under the name that learners with masks look for."""
        mask = np.zeros(self._setups.max_options, bool)
        game = self._running()
        mask[: min(game.option_count, len(mask))] = True
        return mask

    def render(self) -> str | None:
        """Tell what has happened since the last time, as the own seat is told it."""
        if self.game is None:
            raise RefusedError("no game has begun; `reset` begins one")
        text = "\n".join(self.game.narrate(self.seat, self._told))
        self._told = self.game.event_count
        if self.render_mode != "human":
            return text
        if text:
            print(text)
        return None

    def _others(self, game: Game) -> None:
        while not game.over and game.seat != self.seat and len(game.choices) < self._longest:
            game.answer(self._bot.choose(game))

    def _running(self) -> Game:
        if self.game is None or self._over:
            raise RefusedError("the game is over, or none has begun; `reset` begins one")
        return self.game


gymnasium.register("peerless/Duel-v0", entry_point="peerless.gym:BotEnv")
