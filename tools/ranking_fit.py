"""Learns from many noisy comparisons what the parts of a plan are worth beside each other.

    python tools/ranking_data.py fubar --decisions 2000 --out build/ranking/fubar.jsonl
    python tools/ranking_fit.py fubar --data build/ranking/fubar.jsonl --out build/ranking/fubar.json

The difference in win chance between two plans of a decision, the mean over the worlds both were played in, is regressed
on the difference in each of their parts. The parts as the taste has them are what is believed beforehand: one scale for
all of them, and a ridge on how far each departs from it. Every scenario in turn is left out and foretold from the
others; by that the ridge is chosen, and beside it stands how well the taste as it is foretells. What comes out is a
factor for each part (1: as it is). Whether a bot plays better by it is for tools/ranking_gate.py to say.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

RIDGES = (0.1, 1.0, 10.0, 100.0, 1000.0)
LEAST, MOST = 0.25, 4.0  # a factor beyond these is not believed
RARE = 20  # comparisons in which a part must differ to get a factor of its own
SMALL = 1e-9

Array = np.ndarray[Any, np.dtype[np.float64]]


@dataclass
class Data:
    """Comparisons: differences of the parts, of the win chances, and where each comes from."""

    names: list[str]
    x: Array
    y: Array
    weight: Array
    scenario: Array


def read(path: Path) -> Data:
    """The comparisons of a file. One whose worlds scatter less counts more."""
    lines = [msgspec.json.decode(line) for line in path.read_bytes().splitlines()]
    if not lines:
        raise SystemExit(f"{path} holds no comparisons")
    names = sorted({name for line in lines for parts in line["parts"] for name in parts})
    x = np.array([[part(line, 0, name) - part(line, 1, name) for name in names] for line in lines])
    gaps = [np.array(line["chances"][0]) - np.array(line["chances"][1]) for line in lines]
    spread = float(np.mean([gap.var(ddof=1) for gap in gaps if len(gap) > 1]))
    noise = np.array(
        [(spread + (gap.var(ddof=1) if len(gap) > 1 else spread)) / 2 / len(gap) for gap in gaps]
    )
    weight = 1.0 / (noise + SMALL)
    scenarios = np.array([line["scenario"] for line in lines])
    return Data(names, x, np.array([gap.mean() for gap in gaps]), weight / weight.mean(), scenarios)


def part(line: dict[str, Any], plan: int, name: str) -> float:
    """A part of a plan; nothing where it has none of that name."""
    return float(line["parts"][plan].get(name, 0.0))


def scale_of(x: Array, y: Array, weight: Array) -> float:
    """What a point of worth is in win chance, taking the parts as they are."""
    total = x.sum(1)
    return float((weight * total * y).sum() / ((weight * total * total).sum() + SMALL))


def fitted(x: Array, y: Array, weight: Array, ridge: float) -> tuple[float, Array]:
    """The scale, and how far each part departs from it."""
    scale = scale_of(x, y, weight)
    spread = x.std(0) + SMALL
    z = x / spread
    left = y - scale * x.sum(1)
    bend = (z * weight[:, None]).T @ z + ridge * np.eye(x.shape[1])
    off: Array = np.linalg.solve(bend, z.T @ (weight * left)) / spread
    return scale, off


def error(found: Array, y: Array, weight: Array) -> float:
    """The mean squared error."""
    return float((weight * (found - y) ** 2).sum() / weight.sum())


def foretold(data: Data, ridge: float) -> tuple[Array, Array]:
    """Every comparison foretold from the other scenarios: by the taste as it is, and as learned."""
    plain, learned = np.zeros(len(data.y)), np.zeros(len(data.y))
    for name in np.unique(data.scenario):
        out = data.scenario == name
        scale, off = fitted(data.x[~out], data.y[~out], data.weight[~out], ridge)
        plain[out] = scale * data.x[out].sum(1)
        learned[out] = data.x[out] @ (scale + off)
    return plain, learned


def factors(data: Data, ridge: float) -> dict[str, float]:
    """A factor for each part that came up often enough."""
    scale, off = fitted(data.x, data.y, data.weight, ridge)
    if scale <= SMALL:
        raise SystemExit("what the taste likes wins no more often: there is no scale to go by")
    out: dict[str, float] = {}
    for at, name in enumerate(data.names):
        if int((np.abs(data.x[:, at]) > SMALL).sum()) >= RARE:
            out[name] = round(float(np.clip(1.0 + off[at] / scale, LEAST, MOST)), 3)
    return out


def main() -> None:
    """Fits, says how well, and writes the factors with their record."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("system")
    words.add_argument("--data", type=Path, required=True)
    words.add_argument("--out", type=Path, required=True)
    asked = words.parse_args()
    data = read(asked.data)
    if len(set(data.scenario.tolist())) < 2:
        raise SystemExit("one scenario cannot be foretold from others: there must be two or more")
    errors = {ridge: error(foretold(data, ridge)[1], data.y, data.weight) for ridge in RIDGES}
    ridge = min(errors, key=lambda each: errors[each])
    plain, learned = foretold(data, ridge)
    record = {
        "system": asked.system,
        "comparisons": len(data.y),
        "ridge": ridge,
        "scale": round(scale_of(data.x, data.y, data.weight), 5),
        "error_of_nothing": round(error(np.zeros(len(data.y)), data.y, data.weight), 6),
        "error_of_taste_held_out": round(error(plain, data.y, data.weight), 6),
        "error_learned_held_out": round(error(learned, data.y, data.weight), 6),
        "first_better": round(float((data.y > 0).mean()), 3),
    }
    told = msgspec.json.format(msgspec.json.encode({"factors": factors(data, ridge), "record": record}))
    print(told.decode())
    asked.out.write_bytes(told + b"\n")


if __name__ == "__main__":
    main()
