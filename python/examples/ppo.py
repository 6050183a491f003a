"""
PPO in one file: a policy that learns a duel by playing against itself, on a CPU, with numpy alone.

The policy gives every option a score from what the seat sees and from what the option is, so it can play any hero on
any board. It prints how often it beats the bots `random` and `greedy` while it learns.

    python python/examples/ppo.py --minutes 5
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from peerless.batch import Batch
from peerless.features import OPTION_SIZE, observation_scales, observation_size, option_scales

Floats = npt.NDArray[np.float32]
Ints = npt.NDArray[np.int64]


class Asked(NamedTuple):
    """Some questions: what was seen, and all options of all of them in one list, with the question of each."""

    seen: npt.NDArray[np.int8]
    options: npt.NDArray[np.int8]
    of: Ints
    first: Ints


def ask(batch: Batch) -> Asked:
    """Copy the open questions of all games."""
    first = np.concatenate([[0], np.cumsum(batch.counts)[:-1]]).astype(np.int64)
    of = np.repeat(np.arange(len(batch)), batch.counts)
    return Asked(batch.observations.copy(), batch.options[batch.masks], of, first)


def join(asked: list[Asked]) -> Asked:
    """Put the questions of several moments together."""
    shift = np.cumsum([0] + [len(one.seen) for one in asked])
    shift_options = np.cumsum([0] + [len(one.of) for one in asked])
    return Asked(
        np.concatenate([one.seen for one in asked]),
        np.concatenate([one.options for one in asked]),
        np.concatenate([one.of + more for one, more in zip(asked, shift, strict=False)]),
        np.concatenate([one.first + more for one, more in zip(asked, shift_options, strict=False)]),
    )


class Policy:
    """
    Two small layers: what is seen becomes `state`, each option with it becomes a score.

    state = relu(seen A), value = tanh(state v), score = relu(option B + state C) s
    """

    def __init__(self, rng: np.random.Generator, columns: Ints, width: int = 128, depth: int = 64) -> None:
        """Begin with small random weights; `columns` are the numbers of an observation that are looked at."""
        self.columns = columns
        self.seen_scale = observation_scales()[columns]
        self.option_scale = option_scales()

        def layer(inputs: int, outputs: int, gain: float = 1.0) -> Floats:
            return np.asarray(rng.standard_normal((inputs, outputs)) * gain / np.sqrt(inputs), np.float32)

        self.weights = {
            "A": layer(len(columns), width),
            "a": np.zeros(width, np.float32),
            "v": layer(width, 1, 0.1),
            "B": layer(OPTION_SIZE, depth),
            "C": layer(width, depth),
            "b": np.zeros(depth, np.float32),
            "s": layer(depth, 1, 0.1),
        }
        self.moments = {name: (np.zeros_like(w), np.zeros_like(w)) for name, w in self.weights.items()}
        self.steps = 0

    def forward(self, asked: Asked) -> tuple[Floats, Floats, dict[str, Floats]]:
        """Give the logarithm of each option's chance, each question's value, and what `backward` needs."""
        w = self.weights
        seen = asked.seen[:, self.columns].astype(np.float32) * self.seen_scale
        options = asked.options.astype(np.float32) * self.option_scale
        state = np.maximum(seen @ w["A"] + w["a"], 0)
        value = np.tanh(state @ w["v"])[:, 0]
        hidden = np.maximum(options @ w["B"] + (state @ w["C"])[asked.of] + w["b"], 0)
        score = (hidden @ w["s"])[:, 0]
        score -= np.maximum.reduceat(score, asked.first)[asked.of]
        logs = score - np.log(np.add.reduceat(np.exp(score), asked.first))[asked.of]
        return logs, value, {"seen": seen, "options": options, "state": state, "hidden": hidden}

    def learn(self, asked: Asked, kept: dict[str, Floats], score: Floats, value: Floats, rate: float) -> None:
        """Take a step of Adam against the gradients of scores and of values before tanh."""
        w = self.weights
        hidden = (score[:, None] * w["s"][:, 0]) * (kept["hidden"] > 0)
        by_question = np.add.reduceat(hidden, asked.first)
        state = (value[:, None] * w["v"][:, 0] + by_question @ w["C"].T) * (kept["state"] > 0)
        gradients = {
            "A": kept["seen"].T @ state,
            "a": state.sum(axis=0),
            "v": kept["state"].T @ value[:, None],
            "B": kept["options"].T @ hidden,
            "C": kept["state"].T @ by_question,
            "b": hidden.sum(axis=0),
            "s": kept["hidden"].T @ score[:, None],
        }
        norm = np.sqrt(sum(float((g * g).sum()) for g in gradients.values()))
        self.steps += 1
        for name, gradient in gradients.items():
            gradient *= min(1.0, 0.5 / (norm + 1e-8))
            mean, square = self.moments[name]
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient * gradient - square)
            step = mean / (1 - 0.9**self.steps) / (np.sqrt(square / (1 - 0.999**self.steps)) + 1e-5)
            w[name] -= np.float32(rate) * step


def draw(logs: Floats, asked: Asked, rng: np.random.Generator) -> Ints:
    """Draw an option of each question by its chance; gives their places in the list of all options."""
    noisy = logs + rng.gumbel(size=len(logs))
    best = np.maximum.reduceat(noisy, asked.first)[asked.of]
    at = np.flatnonzero(noisy == best)
    return at[np.searchsorted(asked.of[at], np.arange(len(asked.first)))]


class Played(NamedTuple):
    """What was asked and chosen in some steps of all games."""

    asked: Asked
    chosen: Ints
    logs: Floats
    gain: Floats
    target: Floats


def play(batch: Batch, policy: Policy, steps: int, rng: np.random.Generator, fade: float = 0.95) -> Played:
    """Let the policy play against itself, and say how much better each choice was than expected."""
    asked, chosen, logs, values, seats, rewards, ends = [], [], [], [], [], [], []
    every = np.arange(len(batch))
    for _ in range(steps):
        now = ask(batch)
        log, value, _ = policy.forward(now)
        at = draw(log, now, rng)
        asked.append(now)
        chosen.append(at)
        logs.append(log[at])
        values.append(value)
        seats.append(batch.seats.copy())
        batch.step(at - now.first)
        rewards.append(batch.rewards.copy())
        ends.append(batch.terminated | batch.truncated)
    # What each seat has before it: the value of its next question, or the result. One wins what the other loses.
    _, value, _ = policy.forward(ask(batch))
    ahead = np.empty((len(batch), 2), np.float32)
    ahead[every, batch.seats], ahead[every, 1 - batch.seats] = value, -value
    later = np.zeros_like(ahead)
    gains = []
    for value, seat, reward, end in reversed(list(zip(values, seats, rewards, ends, strict=True))):
        ahead[end], later[end] = reward[end], 0
        gain = ahead[every, seat] - value + fade * later[every, seat]
        ahead[every, seat], later[every, seat] = value, gain
        gains.append(gain)
    gain = np.concatenate(gains[::-1])
    shift = np.cumsum([0] + [len(one.of) for one in asked])
    places = np.concatenate([at + more for at, more in zip(chosen, shift, strict=False)])
    return Played(join(asked), places, np.concatenate(logs), gain, gain + np.concatenate(values))


def parts(played: Played, size: int, rng: np.random.Generator) -> Iterator[Played]:
    """Cut what was played into parts by lot."""
    asked = played.asked
    counts = np.diff(np.append(asked.first, len(asked.of)))
    for some in np.array_split(rng.permutation(len(asked.seen)), max(1, len(asked.seen) // size)):
        first = np.concatenate([[0], np.cumsum(counts[some])[:-1]])
        of = np.repeat(np.arange(len(some)), counts[some])
        rows = asked.first[some][of] + np.arange(len(of)) - first[of]
        cut = Asked(asked.seen[some], asked.options[rows], of, first)
        chosen = first + played.chosen[some] - asked.first[some]
        yield Played(cut, chosen, played.logs[some], played.gain[some], played.target[some])


def improve(policy: Policy, played: Played, rng: np.random.Generator, rate: float, rounds: int = 3) -> None:
    """Make what was better than expected more likely, but never by much at once: PPO."""
    for _ in range(rounds):
        for part in parts(played, 1024, rng):
            logs, value, kept = policy.forward(part.asked)
            gain = (part.gain - part.gain.mean()) / (part.gain.std() + 1e-6)
            ratio = np.exp(logs[part.chosen] - part.logs)
            clipped = ((ratio > 1.2) & (gain > 0)) | ((ratio < 0.8) & (gain < 0))
            push = np.where(clipped, 0, ratio * gain) / len(ratio)
            chances = np.exp(logs)
            score = (push[part.asked.of] * chances).astype(np.float32)
            score[part.chosen] -= push
            # A little reward for keeping an open mind.
            doubt = -np.add.reduceat(chances * logs, part.asked.first)
            score += 0.005 / len(ratio) * chances * (logs + doubt[part.asked.of])
            error = (value - part.target) * (1 - value * value) / len(ratio)
            policy.learn(part.asked, kept, score, error.astype(np.float32), rate)


def score_against(bot: str, policy: Policy, settings: argparse.Namespace, games: int, seed: int) -> float:
    """Give the share of games that the policy wins against a bot, as each seat in half of them."""
    batch = Batch(min(games, 128), heroes=settings.heroes, boards=settings.boards, seed=seed)
    own = np.arange(len(batch)) % 2
    won = played = 0
    rng = np.random.default_rng(seed)
    turn = 0
    while played < games:
        now = ask(batch)
        logs, _, _ = policy.forward(now)
        actions = draw(logs * 4, now, rng) - now.first
        others = batch.seats != own
        actions[others] = batch.choose(bot, others, seed=turn)[others]
        batch.step(actions)
        turn += 1
        ended = batch.terminated | batch.truncated
        won += int((batch.rewards[ended, own[ended]] > 0).sum())
        played += int(ended.sum())
    return won / played


def used_columns(settings: argparse.Namespace, rng: np.random.Generator) -> Ints:
    """Find the numbers of an observation that are ever anything but 0 with these heroes and boards."""
    batch = Batch(settings.games, heroes=settings.heroes, boards=settings.boards, seed=settings.seed)
    used = np.zeros(observation_size(), bool)
    for _ in range(300):
        used |= (batch.observations != 0).any(axis=0)
        batch.step(batch.sample(rng))
    return np.flatnonzero(used)


def main() -> None:
    """Learn, and tell how it goes."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--heroes", nargs="*", default=["King Arthur", "Medusa"])
    parser.add_argument("--boards", nargs="*", default=["Sarpedon"])
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--games", type=int, default=256, help="games at once")
    parser.add_argument("--steps", type=int, default=64, help="decisions in each of them before the policy is improved")
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--every", type=int, default=10, help="rounds between two measurements")
    parser.add_argument("--test", type=int, default=256, help="games of a measurement")
    settings = parser.parse_args()

    rng = np.random.default_rng(settings.seed)
    policy = Policy(rng, used_columns(settings, rng))
    batch = Batch(settings.games, heroes=settings.heroes, boards=settings.boards, seed=settings.seed)
    print("round  decisions  seconds  random  greedy", flush=True)
    start, rounds = time.perf_counter(), 0
    while True:
        seconds = time.perf_counter() - start
        over = seconds >= 60 * settings.minutes
        if rounds % settings.every == 0 or over:
            test = (policy, settings, settings.test, 1000 + rounds)
            shares = [score_against(bot, *test) for bot in ("random", "greedy")]
            decisions = rounds * settings.games * settings.steps
            shown = "  ".join(f"{100 * share:4.0f} %" for share in shares)
            print(f"{rounds:5}  {decisions:9}  {seconds:7.0f}  {shown}", flush=True)
        if over:
            return
        improve(policy, play(batch, policy, settings.steps, rng), rng, settings.rate)
        rounds += 1


if __name__ == "__main__":
    main()
