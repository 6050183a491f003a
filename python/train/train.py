"""
Learns the judgement of the bots from positions that `peerless lab selfplay` has written; needs numpy alone.

    python train.py FOLDER [FOLDER ...] --out judge.safetensors
    python train.py FOLDER [FOLDER ...] --measure judge.safetensors --plot calibration.svg

The network has two hidden layers; the chance to win is learned from who won, and where the bot that played has said
what it thought, from that too. One file of games in twenty is kept apart: on it the report measures the loss and how
far the chances come true. The same files and seed give the same weights on the same machine. `--measure` learns
nothing, and tells the same of weights that there are, on all of the games.
"""

from __future__ import annotations

import argparse
import gzip
import itertools
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]

# The widths of the hidden layers, as crates/bots/src/judge/net.rs has them.
HIDDEN = (32, 16)
BATCH = 2048
# Steps that the thought of a bot is counted in, and what stands for none.
STEPS, NO_VALUE = 200, 255
# Rows that go into the file with the chances found for them.
CHECKS = 64


@dataclass
class Positions:
    """Rows of numbers, who won, what the bot thought mixed with that, and the turn."""

    rows: NDArray[np.int8]
    won: Floats
    target: Floats
    turns: NDArray[np.uint8]

    def part(self, which: NDArray[Any]) -> Positions:
        """Some of them."""
        return Positions(self.rows[which], self.won[which], self.target[which], self.turns[which])


def read(folders: list[Path], trust: float) -> tuple[Positions, Positions, list[str]]:
    """All positions of some folders: those to learn from and those kept apart, and what their numbers are called."""
    files, names = tables(folders)
    # A file holds the positions of whole games, so no game is in both.
    learn = [table for place, table in files if place % 20 != 19]
    apart = [table for place, table in files if place % 20 == 19]
    if not learn or not apart:
        raise SystemExit("there is too little to learn from: at least 20 files are needed")
    return positions(np.concatenate(learn), trust), positions(np.concatenate(apart), trust), names


def tables(folders: list[Path]) -> tuple[list[tuple[int, NDArray[np.uint8]]], list[str]]:
    """The files of some folders, each with its place in its folder, and what their numbers are called."""
    files: list[tuple[int, NDArray[np.uint8]]] = []
    names: list[str] = []
    for folder in folders:
        header = json.loads((folder / "selfplay.json").read_text())
        if names and header["numbers"] != names:
            raise SystemExit(f"{folder} has other numbers than the folders before it")
        names = header["numbers"]
        for count, file in enumerate(sorted(folder.glob("*.bin.gz"))):
            data = np.frombuffer(gzip.decompress(file.read_bytes()), np.uint8)
            files.append((count, data.reshape(-1, header["position"])))
    return files, names


def positions(data: NDArray[np.uint8], trust: float) -> Positions:
    """The positions of a table of bytes; `trust` is how far the bot's thought counts in place of who won."""
    won = data[:, -3].astype(np.float32)
    value = data[:, -2]
    weight = np.where(value == NO_VALUE, 0, trust).astype(np.float32)
    target = ((1 - weight) * won + weight * value / STEPS).astype(np.float32)
    return Positions(data[:, :-3].view(np.int8), won, target, data[:, -1])


class Net:
    """The network and how it learns (Adam)."""

    def __init__(self, rows: NDArray[np.int8], rng: np.random.Generator) -> None:
        """Numbers are brought to mean 0 and deviation 1; in the file that is part of the first layer."""
        sample = rows[rng.choice(len(rows), min(len(rows), 200_000), replace=False)].astype(np.float32)
        self.mean = sample.mean(0)
        deviation = sample.std(0)
        self.scale = 1 / np.maximum(deviation, 0.05)
        widths = (rows.shape[1], *HIDDEN, 1)
        self.weights = [
            (rng.standard_normal((a, b)) * np.sqrt(2 / a)).astype(np.float32) for a, b in itertools.pairwise(widths)
        ]
        self.weights[-1] *= 0.1
        # Nothing is learned of a number that is always the same, so it shall count for nothing where it is another.
        self.weights[0][deviation < 1e-3] = 0
        self.biases = [np.zeros(b, np.float32) for b in widths[1:]]
        self.first = [np.zeros_like(each) for each in (*self.weights, *self.biases)]
        self.second = [np.zeros_like(each) for each in (*self.weights, *self.biases)]
        self.step = 0

    def start(self, path: Path) -> None:
        """Goes on from the weights of a file."""
        data = path.read_bytes()
        size = int.from_bytes(data[:8], "little")
        head = json.loads(data[8 : 8 + size])

        def tensor(name: str) -> Floats:
            at, to = head[name]["data_offsets"]
            return np.frombuffer(data[8 + size + at : 8 + size + to], np.float32).reshape(head[name]["shape"]).copy()

        first = tensor("first")
        self.weights = [first / self.scale[:, None], tensor("second"), tensor("last")[:, None]]
        self.biases = [tensor("first_bias") + self.mean @ first, tensor("second_bias"), tensor("last_bias")]

    def forward(self, rows: NDArray[np.int8]) -> list[Floats]:
        """What each layer gives; the last is the chance."""
        values = [(rows.astype(np.float32) - self.mean) * self.scale]
        for index, (weights, bias) in enumerate(zip(self.weights, self.biases, strict=True)):
            out = values[-1] @ weights + bias
            values.append(np.maximum(out, 0) if index < len(HIDDEN) else 1 / (1 + np.exp(-out)))
        return values

    def chances(self, rows: NDArray[np.int8]) -> Floats:
        """The chance to win of each row."""
        parts = [self.forward(rows[at : at + 65536])[-1][:, 0] for at in range(0, len(rows), 65536)]
        return np.concatenate(parts)

    def learn(self, rows: NDArray[np.int8], target: Floats, rate: float, decay: float) -> None:
        """One step."""
        values = self.forward(rows)
        slope = (values[-1] - target[:, None]) / len(rows)
        weight_slopes, bias_slopes = [], []
        for index in reversed(range(len(self.weights))):
            weight_slopes.append(values[index].T @ slope)
            bias_slopes.append(slope.sum(0))
            if index:
                slope = (slope @ self.weights[index].T) * (values[index] > 0)
        self.step += 1
        slopes = (*reversed(weight_slopes), *reversed(bias_slopes))
        for place, (each, slope) in enumerate(zip((*self.weights, *self.biases), slopes, strict=True)):
            self.first[place] += 0.1 * (slope - self.first[place])
            self.second[place] += 0.001 * (slope * slope - self.second[place])
            first = self.first[place] / (1 - 0.9**self.step)
            second = self.second[place] / (1 - 0.999**self.step)
            each -= rate * (first / (np.sqrt(second) + 1e-8) + decay * each * (each.ndim > 1))

    def come_true(self, rows: NDArray[np.int8], won: Floats) -> None:
        """
        Brings the chances to how often they came true: the logits are stretched and shifted as fits who won best.

        What was thought later is itself a little too hopeful, and so is what was learned from it.
        """
        chances = self.chances(rows).astype(np.float64).clip(1e-6, 1 - 1e-6)
        inputs = np.stack([np.log(chances / (1 - chances)), np.ones(len(chances))])
        fit = np.array([1.0, 0.0])
        for _ in range(20):
            said = 1 / (1 + np.exp(-fit @ inputs))
            curve = (inputs * (said * (1 - said))) @ inputs.T
            fit -= np.linalg.solve(curve, inputs @ (said - won))
        stretch, shift = fit.astype(np.float32)
        self.weights[-1] *= stretch
        self.biases[-1] = self.biases[-1] * stretch + shift
        print(f"logits stretched by {stretch:.3f} and shifted by {shift:.3f}")

    def tensors(self) -> dict[str, Floats]:
        """The weights for rows as they are."""
        first = self.weights[0] * self.scale[:, None]
        return {
            "first": first,
            "first_bias": self.biases[0] - self.mean @ first,
            "second": self.weights[1],
            "second_bias": self.biases[1],
            "last": self.weights[2][:, 0],
            "last_bias": self.biases[2],
        }


def loss(chances: Floats, won: Floats) -> float:
    """Mean log loss; a coin has 0.693."""
    chances = np.clip(chances, 1e-4, 1 - 1e-4)
    return float(-np.mean(won * np.log(chances) + (1 - won) * np.log(1 - chances)))


def calibration(chances: Floats, won: Floats) -> tuple[float, list[tuple[float, float, int]]]:
    """The expected calibration error, and for each tenth the mean chance, how many won, and how many there were."""
    tenth = np.minimum((chances * 10).astype(int), 9)
    rows = []
    for each in range(10):
        here = tenth == each
        if here.any():
            rows.append((float(chances[here].mean()), float(won[here].mean()), int(here.sum())))
    return sum(abs(said - came) * count for said, came, count in rows) / len(won), rows


def kinds(there: Positions) -> list[tuple[str, NDArray[np.bool_]]]:
    """The positions that the calibration is told of, each kind with its title."""
    return [("over all", there.turns >= 0), ("after the tenth turn", there.turns > 10)]


def come_out(chances: Floats, there: Positions) -> dict[str, float]:
    """Prints how often chances came true, and gives the errors by name."""
    errors = {}
    for title, which in kinds(there):
        error, rows = calibration(chances[which], there.won[which])
        errors[f"calibration error {title}"] = error
        print(f"expected calibration error {title}: {100 * error:.2f} %")
        for said, came, count in rows:
            print(f"  said {100 * said:5.1f} %, came {100 * came:5.1f} % of {count}")
    return errors


def plot(chances: Floats, there: Positions) -> str:
    """How often chances came true, as a picture (SVG)."""

    def at(said: float, came: float) -> tuple[float, float]:
        return 40 + 240 * said, 260 - 240 * came

    lines = [
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300" width="450"'
        ' font-family="sans-serif" font-size="10">',
        "<title>How often the chances of the judgement came true</title>",
        '<rect width="300" height="300" fill="#fff"/>',
        '<path d="M40 260L280 20" stroke="#bbb" stroke-dasharray="3"/>',
    ]
    for tick in range(0, 101, 20):
        x, y = at(tick / 100, tick / 100)
        lines += [
            f'<path d="M{x:.0f} 260V20M40 {y:.0f}H280" stroke="#eee" fill="none"/>',
            f'<text x="{x:.0f}" y="274" text-anchor="middle">{tick}</text>',
            f'<text x="34" y="{y + 3:.0f}" text-anchor="end">{tick}</text>',
        ]
    for index, ((title, which), colour) in enumerate(zip(kinds(there), ("#1b6ca8", "#c4501b"), strict=True)):
        error, rows = calibration(chances[which], there.won[which])
        points = [at(said, came) for said, came, _ in rows]
        way = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        lines.append(f'<polyline points="{way}" fill="none" stroke="{colour}"/>')
        lines += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="2" fill="{colour}"/>' for x, y in points]
        told = f"{title}: calibration error {100 * error:.1f} %"
        lines.append(f'<text x="48" y="{32 + 13 * index}" fill="{colour}">{told}</text>')
    lines += [
        '<text x="160" y="291" text-anchor="middle">said, per cent</text>',
        '<text transform="translate(12 140) rotate(-90)" text-anchor="middle">came true, per cent</text>',
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def measure(weights: Path, there: Positions, picture: Path | None) -> None:
    """Reports on weights that there are."""
    net = Net(there.rows, np.random.default_rng(1))
    net.start(weights)
    chances = net.chances(there.rows)
    right = float(np.mean((chances > 0.5) == (there.won > 0.5)))
    better = f"the better side won {100 * right:.1f} %"
    print(f"{len(there.rows)} positions, log loss {loss(chances, there.won):.4f}, {better}")
    come_out(chances, there)
    if picture:
        picture.write_text(plot(chances, there))


def write(path: Path, tensors: dict[str, NDArray[Any]], notes: dict[str, str]) -> None:
    """A safetensors file."""
    head: dict[str, Any] = {"__metadata__": notes}
    data = b""
    for name, tensor in tensors.items():
        kind = {"float32": "F32", "int8": "I8"}[tensor.dtype.name]
        more = np.ascontiguousarray(tensor).tobytes()
        head[name] = {"dtype": kind, "shape": list(tensor.shape), "data_offsets": [len(data), len(data) + len(more)]}
        data += more
    text = json.dumps(head).encode()
    text += b" " * (-len(text) % 8)
    path.write_bytes(len(text).to_bytes(8, "little") + text + data)


def main() -> None:
    """Reads, learns, reports, writes."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", nargs="+", type=Path, help="folders of `peerless lab selfplay`")
    parser.add_argument("--out", type=Path, default=Path("judge.safetensors"))
    parser.add_argument("--epochs", type=int, default=8)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--decay", type=float, default=1e-2)
    parser.add_argument("--trust", type=float, default=0.5, help="how far a thought counts in place of who won")
    parser.add_argument("--start", type=Path, help="weights to go on from")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--measure", type=Path, help="weights to report on, without learning")
    parser.add_argument("--plot", type=Path, help="with --measure: a picture (SVG) of how far the chances come true")
    args = parser.parse_args()
    rng = np.random.default_rng(args.seed)
    if args.measure:
        files, _ = tables(args.folders)
        measure(args.measure, positions(np.concatenate([table for _, table in files]), args.trust), args.plot)
        return
    learn, apart, names = read(args.folders, args.trust)
    print(f"{len(learn.rows)} positions to learn from, {len(apart.rows)} kept apart, {len(names)} numbers")
    net = Net(learn.rows, rng)
    if args.start:
        net.start(args.start)
        print(f"at the start: log loss {loss(net.chances(apart.rows), apart.won):.4f}")
    total = args.epochs * (len(learn.rows) // BATCH)
    for epoch in range(args.epochs):
        order = rng.permutation(len(learn.rows))
        for at in range(len(learn.rows) // BATCH):
            some = order[at * BATCH : (at + 1) * BATCH]
            # Up in the first twentieth, then down to nothing.
            done = net.step / total
            rate = args.rate * min(1, done * 20) * 0.5 * (1 + np.cos(np.pi * done))
            net.learn(learn.rows[some], learn.target[some], rate, args.decay)
        chances = net.chances(apart.rows)
        right = float(np.mean((chances > 0.5) == (apart.won > 0.5)))
        print(f"epoch {epoch + 1}: log loss {loss(chances, apart.won):.4f}, the better side won {100 * right:.1f} %")
    net.come_true(learn.rows, learn.won)
    chances = net.chances(apart.rows)
    counts = {"positions": len(learn.rows), "apart": len(apart.rows)}
    report = {**counts, "log_loss": loss(chances, apart.won), **come_out(chances, apart)}
    checks = apart.rows[rng.choice(len(apart.rows), CHECKS, replace=False)]
    tensors: dict[str, NDArray[Any]] = {**net.tensors(), "check_rows": checks, "check_chances": net.chances(checks)}
    notes = {"report": json.dumps(report), "numbers": json.dumps(names)}
    write(args.out, tensors, notes)
    print(f"{args.out}: {args.out.stat().st_size} bytes")


if __name__ == "__main__":
    main()
