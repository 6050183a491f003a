"""
A bot as a program of its own, for `exec:`. It reads a decision a line and answers each with the place of an option.

    peerless arena "exec:python3 python/examples/exec_bot.py" random --games 20

It needs nothing but Python: docs/BOTS.md tells what the lines hold. It strikes when it can, with the strongest card
that it has, defends with a card that is just strong enough, and comes nearer otherwise.
"""

from __future__ import annotations

import json
import random
import sys
from typing import Any

Json = dict[str, Any]


class Player:
    """What the bot knows of the game that it plays."""

    def __init__(self, message: Json) -> None:
        """Note who it is, and which cards it has."""
        self.seat: int = message["seat"]
        setup: Json = message["setup"]
        self.team: int = setup["seats"][self.seat]["team"]
        self.teams: list[int] = [setup["seats"][fighter["seat"]]["team"] for fighter in setup["fighters"]]
        self.heroes: list[bool] = [fighter["hero"] for fighter in setup["fighters"]]
        self.cards: list[Json] = setup["seats"][self.seat]["hero"]["cards"]
        self.places: list[tuple[int, int]] = [(space["x"], space["y"]) for space in setup["board"]["spaces"]]

    def choose(self, sight: Json, options: list[Json]) -> int:
        """Give the place of the option that looks best."""
        worth = [self.worth(sight, option["deed"]) + random.random() / 10 for option in options]
        return max(range(len(options)), key=worth.__getitem__)

    def worth(self, sight: Json, deed: Json) -> float:
        """Give how good an option looks."""
        uses = deed["kind"] in ("play", "play-open", "defend", "defend-open", "discard", "boost")
        card = self.cards[deed["card"]] if uses else {}
        value, boost = card.get("value") or 0, card.get("boost") or 0
        match deed["kind"]:
            case "attack":
                return 10 + 5 * self.heroes[deed["at"]] - float(sight["fighters"][deed["at"]]["health"]) / 10
            case "scheme":
                return 6
            case "play" | "play-open":
                return float(value)
            case "defend" | "defend-open":
                return 2 - float(abs(value - 3))
            case "discard":
                return float(-value - boost)
            case "boost":
                return float(boost) - 3
            case "move" | "place":
                return -self.distance(sight, deed["to" if deed["kind"] == "move" else "space"])
            case "no-defense" | "done" | "no" | "skip":
                return -1
        return 0

    def distance(self, sight: Json, space: int) -> float:
        """Give how far a space is from the nearest opposing hero, as it is drawn, in hundreds."""
        x, y = self.places[space]
        against = [
            self.places[fighter["space"]]
            for fighter, team, hero in zip(sight["fighters"], self.teams, self.heroes, strict=True)
            if hero and team != self.team and fighter["space"] is not None
        ]
        return min((abs(x - a) + abs(y - b) for a, b in against), default=0) / 100


def main() -> None:
    """Answer every decision until the game is over."""
    player: Player | None = None
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "setup":
            player = Player(message)
        elif message["type"] == "decision" and player is not None:
            print(player.choose(message["sight"], message["decision"]["options"]), flush=True)


if __name__ == "__main__":
    main()
