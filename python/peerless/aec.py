"""
PettingZoo environments for duels, free-for-all and teams.

`env` is for use, with the wrappers that PettingZoo's own games have: an action that is not offered ends the game, and
whoever took it loses. `raw_env` is without them, and raises an error.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from peerless._peerless import Content, Game, RefusedError
from peerless._setups import Seen, Setups

__all__ = ["env", "raw_env"]


def env(**settings: Any) -> AECEnv[str, Seen, int | None]:  # noqa: ANN401
    """Make an environment; the settings are those of `raw_env`."""
    game: Any = raw_env(**settings)
    game = wrappers.TerminateIllegalWrapper(game, illegal_reward=-1)
    game = wrappers.AssertOutOfBoundsWrapper(game)
    made: AECEnv[str, Seen, int | None] = wrappers.OrderEnforcingWrapper(game)
    return made


class raw_env(AECEnv[str, Seen, "int | None"]):  # type: ignore[misc]  # noqa: N801
    """
    One agent for each seat, `seat_0` and so on; heroes and boards are drawn for each game from those that are named.

    What an agent sees is a dict of `observation` and `options` (docs/OBSERVATIONS.md) and `action_mask`; an action is
    the place of an option. Who wins gets 1 in the end, who loses -1.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "peerless_v0",
        "render_modes": ["human", "ansi"],
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        mode: str = "duel",
        *,
        seats: int | None = None,
        heroes: Sequence[str] | None = None,
        boards: Sequence[str] | None = None,
        switches: Mapping[str, str] | None = None,
        content: Content | None = None,
        max_options: int = 256,
        longest: int = 2000,
        render_mode: str | None = None,
    ) -> None:
        """Look whether such a game can be played."""
        super().__init__()
        self._setups = Setups(mode, seats, heroes, boards, switches, content, max_options)
        self._longest = longest
        self._rng = np.random.default_rng()
        self.game: Game | None = None
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self._setups.seats)]
        self.observation_spaces = {agent: self._setups.space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(max_options) for agent in self.possible_agents}
        self._told = 0

    def observation_space(self, agent: str) -> spaces.Dict:
        """Give the space of what an agent sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """Give the places that options can have."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game."""
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        self.game = self._setups.draw(self._rng)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.game.seat or 0]
        self._told = 0

    def observe(self, agent: str) -> Seen:
        """Give what an agent sees now."""
        return self._setups.show(self._running(), self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        """Answer for the agent that is asked."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        game = self._running()
        if action is None or not self._setups.answer(game, int(action)):
            raise RefusedError(f"{agent} has {game.option_count} options, and {action} is none of them")
        self._cumulative_rewards[agent] = 0
        self._clear_rewards()
        if game.over:
            winners = {self.possible_agents[seat] for seat in game.winners}
            self.rewards = {agent: 1 if agent in winners else -1 for agent in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
        elif len(game.choices) >= self._longest:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[game.seat or 0]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """Tell what has happened since the last time, as somebody who watches is told it."""
        game = self._running()
        text = "\n".join(game.narrate(since=self._told))
        self._told = game.event_count
        if self.render_mode != "human":
            return text
        if text:
            print(text)
        return None

    def close(self) -> None:
        """There is nothing to close."""

    def _running(self) -> Game:
        if self.game is None:
            raise RefusedError("no game has begun; `reset` begins one")
        return self.game
