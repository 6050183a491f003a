"""The environments, by the tests that their libraries bring along."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from peerless import PeerlessError, RefusedError, aec
from peerless.gym import BotEnv

MODES: list[dict[str, Any]] = [
    {"mode": "duel"},
    {"mode": "teams"},
    {"mode": "free-for-all"},
    {"mode": "free-for-all", "seats": 4},
]
# Libraries warn of spaces that are unusual, such as those of whole numbers.
pytestmark = pytest.mark.filterwarnings("ignore")


@pytest.mark.parametrize("settings", MODES, ids=lambda settings: "-".join(map(str, settings.values())))
def test_the_environment_passes_pettingzoos_own_tests(
    settings: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    api_test(aec.env(**settings), num_cycles=300)
    seed_test(lambda: aec.env(**settings), num_cycles=60)
    assert "Passed" in capsys.readouterr().out


@pytest.mark.parametrize("settings", MODES, ids=lambda settings: "-".join(map(str, settings.values())))
def test_a_game_ends_for_everybody_at_once(settings: dict[str, Any]) -> None:
    env = aec.env(**settings)
    env.reset(seed=3)
    rewards: dict[str, float] = {}
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        assert seen is not None
        if terminated or truncated:
            rewards[agent] = reward
            env.step(None)
            continue
        env.step(env.action_space(agent).sample(seen["action_mask"]))
    winners = sum(reward == 1 for reward in rewards.values())
    assert len(rewards) == len(env.possible_agents)
    assert winners == (2 if settings["mode"] == "teams" else 1)
    assert set(rewards.values()) == {1, -1}


def test_who_takes_what_is_not_offered_loses() -> None:
    env = aec.env()
    env.reset(seed=1)
    agent = env.agent_selection
    seen = env.observe(agent)
    env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert all(env.terminations.values())
    assert env.rewards[agent] == -1
    raw = aec.raw_env()
    with pytest.raises(RefusedError):
        raw.observe("seat_0")
    raw.reset(seed=1)
    before = raw.observe(raw.agent_selection)["observation"]
    for action in (255, -1, None):
        with pytest.raises(RefusedError):
            raw.step(action)
    assert (raw.observe(raw.agent_selection)["observation"] == before).all()


def test_only_who_is_asked_has_options() -> None:
    env = aec.raw_env()
    env.reset(seed=5)
    for agent in env.possible_agents:
        seen = env.observe(agent)
        asked = agent == env.agent_selection
        assert seen["action_mask"].any() == asked
        assert seen["options"].any() == asked


def test_the_story_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    env = aec.raw_env(render_mode="human")
    env.reset(seed=5)
    for _ in range(60):
        env.step(0)
    assert capsys.readouterr().out
    game = BotEnv(render_mode="ansi")
    game.reset(seed=1)
    assert game.render()
    assert game.render() == ""


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_the_environment_passes_gymnasiums_own_tests(bot: str) -> None:
    check_env(gymnasium.make("peerless/Duel-v0", bot=bot).unwrapped)


@pytest.mark.parametrize("settings", MODES, ids=lambda settings: "-".join(map(str, settings.values())))
def test_games_against_bots_end(settings: dict[str, Any]) -> None:
    env = BotEnv("random", **settings)
    results = []
    for seed in range(3):
        seen, _ = env.reset(seed=seed)
        terminated = truncated = False
        while not (terminated or truncated):
            assert (env.action_masks() == seen["action_mask"].astype(bool)).all()
            action = env.action_space.sample(seen["action_mask"])
            seen, reward, terminated, truncated, _ = env.step(action)
        results.append(reward)
        with pytest.raises(RefusedError):
            env.step(np.int64(0))
    assert set(results) <= {1.0, -1.0}


def test_an_action_that_is_not_offered_loses_against_a_bot() -> None:
    env = BotEnv("random", seat=1)
    seen, _ = env.reset(seed=1)
    assert env.seat == 1
    _, reward, terminated, truncated, info = env.step(np.flatnonzero(seen["action_mask"] == 0)[0])
    assert (reward, terminated, truncated, info) == (-1.0, True, False, {"illegal": True})


@pytest.mark.parametrize(
    "wrong",
    [{"mode": "solitaire"}, {"heroes": ["Nobody"]}, {"boards": ["Nowhere"]}, {"seats": 9}, {"max_options": 1}],
)
def test_what_cannot_be_played_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(PeerlessError):
        aec.env(**wrong)
    with pytest.raises(PeerlessError):
        BotEnv(**wrong)
    others: list[dict[str, Any]] = [{"bot": "nobody"}, {"seat": 2}]
    for settings in others:
        with pytest.raises(PeerlessError):
            BotEnv(**settings)
