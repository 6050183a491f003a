"""
Duels of asymmetric heroes: games, bots and the lab.

`Game` is one game in progress, `Bot` somebody who plays a seat, `Content` what can be played; `peerless.lab` plays many
games. docs/PYTHON.md tells how to use them.
"""

from peerless._peerless import (
    Bot,
    Content,
    ContentError,
    ForfeitError,
    Game,
    PeerlessError,
    RefusedError,
    __version__,
)

__all__ = [
    "Bot",
    "Content",
    "ContentError",
    "ForfeitError",
    "Game",
    "PeerlessError",
    "RefusedError",
    "__version__",
]
