#!/usr/bin/env python3
"""A small bot for Peerless: plays its highest attack, defends when it can, and else takes any option.

    peerless arena "exec:python3 examples/bots/simple.py" random --games 20

Each line of the input is a message as JSON: first the setup, then decisions, each of which is answered with one line, the number
of an option or its text. The first argument is a seed: with the same seed and the same decisions the answers come again.
"""

import json
import random
import sys


def choose(cards, options, dice):
    """The number of an option; `cards` are those of the own hero, which options name by number."""

    def doing(kind):
        return [number for number, option in enumerate(options) if option["deed"]["kind"] == kind]

    def value(number):
        """The printed value of the card that an option plays."""
        return cards[options[number]["deed"]["card"]]["value"] or 0

    for kind in ("play", "defend"):
        if doing(kind):
            return max(doing(kind), key=value)
    return dice.choice(doing("attack") or range(len(options)))


def main():
    dice = random.Random(sys.argv[1] if len(sys.argv) > 1 else "peerless")
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "setup":
            if message["peerless"] != 2:
                sys.exit("this bot speaks format 2")
            cards = message["setup"]["seats"][message["seat"]]["hero"]["cards"]
        elif message["type"] == "decision":
            print(choose(cards, message["decision"]["options"], dice), flush=True)
        elif message["type"] == "over":
            return


if __name__ == "__main__":
    main()
