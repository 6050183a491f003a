#!/usr/bin/env python3
"""A small bot for Peerless: plays its highest attack, defends when it can, and else takes any option.

    peerless arena "exec:python3 examples/bots/simple.py" random --games 20

Each line of the input is one decision as JSON; each is answered with one line, the text of an option.
The first argument is a seed: with the same seed and the same decisions the answers come again.
"""

import json
import random
import sys


def choose(decision, dice):
    options = decision["options"]
    me = next(seat for seat in decision["view"]["seats"] if seat["seat"] == decision["seat"])
    values = {card["name"]: card["value"] or 0 for card in me["hand"]}

    def starting(word):
        return [option for option in options if option.startswith(word + " ")]

    def value(option):
        """The printed value of the card that an option names: `play Feint`, `defend Feint`."""
        return values.get(option.split(" ", 1)[1], 0)

    if starting("play"):
        return max(starting("play"), key=value)
    if starting("defend"):
        return max(starting("defend"), key=value)
    if starting("attack"):
        return dice.choice(starting("attack"))
    return dice.choice(options)


def main():
    dice = random.Random(sys.argv[1] if len(sys.argv) > 1 else "peerless")
    for line in sys.stdin:
        message = json.loads(line)
        if message.get("over"):
            return
        print(choose(message, dice), flush=True)


if __name__ == "__main__":
    main()
