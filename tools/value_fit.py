"""Fits the win chance of a system to positions of many games, and says how well it holds where it was not fitted.

    python tools/value_data.py fubar --games 200 --out build/value/fubar.jsonl
    python tools/value_fit.py fubar --data build/value/fubar.jsonl

A logistic of the difference between the two parties' numbers, none worth less than nothing, by Newton's steps with a
ridge. Some scenarios favour one
role: while fitting, each has an intercept of its own, so that roles are not put down to numbers; weights are shipped
without. Each scenario in turn is left out and foretold from the others, as it is and with its share of wins known; by
the latter the ridge is chosen and the chances are calibrated (one factor). Weights that foretell these games better
than the new ones would are not overwritten. Every run leaves a line in `runs.jsonl` beside the weights.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from sandtable.ai.value.value import LATE, Value
from sandtable.ai.value.weights import Weights
from sandtable.core.measures import Measures

HOME = Path(__file__).parents[1] / "src" / "sandtable" / "ai" / "value"
RIDGES = (1.0, 3.0, 10.0, 30.0, 100.0, 300.0)
STEPS = 40
SMALL = 1e-9
LOPSIDED = 0.02  # share of wins below which a scenario teaches nothing
BINS = 10
DIGITS = 5

Array = np.ndarray[Any, np.dtype[np.float64]]
Mask = np.ndarray[Any, np.dtype[np.bool_]]


@dataclass
class Data:
    """Positions as differences between the parties, how their games ended, and where each comes from."""

    names: list[str]
    x: Array
    y: Array
    weight: Array  # every game counts the same, however many positions of it there are
    scenario: list[str]
    rows: list[tuple[list[list[float]], float]]
    games: int

    def part(self, chosen: Mask) -> tuple[Array, Array, Array]:
        """The positions of a choice."""
        return self.x[chosen], self.y[chosen], self.weight[chosen]


def read(path: Path) -> Data:
    """The positions of games between two parties."""
    lines = [msgspec.json.decode(line) for line in path.read_bytes().splitlines()]
    lines = [line for line in lines if len(line["rows"]) == 2]
    if not lines:
        raise SystemExit(f"{path} holds no positions of games between two")
    keys = [(line["scenario"], line["game"]) for line in lines]
    counts: dict[tuple[str, int], int] = {}
    for key in keys:
        counts[key] = counts.get(key, 0) + 1
    weight = np.array([1.0 / counts[key] for key in keys])
    return Data(
        lines[0]["names"],
        np.array([features(line["rows"], line["left"]) for line in lines]),
        np.array([float(line["ends"][0]) for line in lines]),
        weight * len(lines) / weight.sum(),
        [line["scenario"] for line in lines],
        [(line["rows"], line["left"]) for line in lines],
        len(counts),
    )


def features(rows: list[list[float]], left: float) -> list[float]:
    """What one party has more than the other: as it counts early, as it counts late; points and a lead near the end."""
    apart = [mine - theirs for mine, theirs in zip(rows[0], rows[1], strict=True)]
    lead = (apart[0] > 0.0) - (apart[0] < 0.0)
    early = [number * left for number in apart]
    late = [number * (1.0 - left) for number in apart]
    return [*early, *late, apart[0] / (LATE + left), lead / (LATE + left)]


def fitted(x: Array, y: Array, weight: Array, ridge: float) -> Array:
    """The weights of a logistic without an intercept."""
    scale = x.std(0) + SMALL
    z = x / scale
    found = np.zeros(x.shape[1])
    for _ in range(STEPS):
        p = chances(z, found)
        bend = (z * (weight * (p * (1 - p) + SMALL))[:, None]).T @ z + ridge * np.eye(len(found))
        step = np.linalg.solve(bend, z.T @ (weight * (y - p)) - ridge * found)
        found = found + step
        if np.abs(step).max() < SMALL:
            break
    out: Array = found / scale
    return out


def chances(x: Array, weights: Array) -> Array:
    """Win chances of the first party."""
    out: Array = 1.0 / (1.0 + np.exp(-np.clip(x @ weights, -30.0, 30.0)))
    return out


def loss(p: Array, y: Array, weight: Array) -> float:
    """The mean log loss."""
    p = np.clip(p, SMALL, 1 - SMALL)
    return float(-(weight * (y * np.log(p) + (1 - y) * np.log(1 - p))).sum() / weight.sum())


def roles_of(names: Array) -> Array:
    """A column for each scenario."""
    out: Array = (names[:, None] == np.unique(names)[None, :]).astype(np.float64)
    return out


def told_of(data: Data) -> Mask:
    """Positions of scenarios that both parties win now and then: where one never does, nothing tells why."""
    shares = shares_alone(data)
    out: Mask = (shares > LOPSIDED) & (shares < 1.0 - LOPSIDED)
    return out


def weights_of(data: Data, chosen: Mask, ridge: float) -> Array:
    """Weights of the numbers, fitted to a choice of positions beside an intercept for each scenario.

    More is never worse: numbers that come out below nothing are left out, and the others fitted again.
    """
    chosen = chosen & told_of(data)
    x, y, weight = data.part(chosen)
    roles = roles_of(np.array(data.scenario)[chosen])
    weights: Array = np.zeros(x.shape[1])
    used = np.arange(x.shape[1])
    while len(used):
        found = fitted(np.hstack([x[:, used], roles]), y, weight, ridge)[: len(used)]
        if (found >= 0.0).all():
            weights[used] = found
            break
        used = used[found > 0.0]
    return weights


def foretold(data: Data, ridge: float) -> Array:
    """The logits of every position, each scenario foretold from the others."""
    names = np.array(data.scenario)
    logits = np.zeros(len(data.y))
    for name in sorted(set(data.scenario)):
        out = names == name
        logits[out] = data.x[out] @ weights_of(data, ~out, ridge)
    return logits


def tempered(data: Data, logits: Array) -> tuple[float, Array]:
    """The factor by which foretold logits come out calibrated where shares of wins are known, and those chances."""
    wide = np.hstack([logits[:, None], roles_of(np.array(data.scenario))])
    found = fitted(wide, data.y, data.weight, SMALL)
    return float(found[0]), chances(wide, found)


def table_of(p: Array, y: Array, weight: Array) -> list[dict[str, float]]:
    """How often what was foretold happened, by tenths; both parties count, so that it is the same from either seat."""
    both_p, both_y = np.concatenate([p, 1 - p]), np.concatenate([y, 1 - y])
    both_w = np.concatenate([weight, weight])
    rows: list[dict[str, float]] = []
    for k in range(BINS):
        chosen = (both_p >= k / BINS) & (both_p < (k + 1) / BINS + (SMALL if k == BINS - 1 else 0.0))
        if chosen.sum() < 20:
            continue
        share = both_w[chosen] / both_w[chosen].sum()
        rows.append(
            {
                "positions": int(chosen.sum()),
                "foretold": round(float((share * both_p[chosen]).sum()), 3),
                "happened": round(float((share * both_y[chosen]).sum()), 3),
            }
        )
    return rows


def as_weights(data: Data, found: Array) -> Weights:
    """Weights as they are shipped: what a number is worth at the end, and what more of it at the start."""
    n = len(data.names)
    early, late = found[:n], found[n : 2 * n]
    return Weights(data.names, rounded(late), rounded(early - late), *rounded(found[2 * n :]))


def rounded(numbers: Array) -> list[float]:
    """Numbers for a file."""
    return [round(float(number), DIGITS) for number in numbers]


def kept_loss(path: Path, data: Data) -> float | None:
    """How well the weights that are there foretell these games; None where there are none for these numbers."""
    if not path.exists():
        return None
    weights = msgspec.json.decode(path.read_bytes(), type=Weights)
    if weights.names != data.names:
        return None
    value = Value(weights)
    p = [value.chances(Measures(tuple(data.names), rows, left))[0] for rows, left in data.rows]
    return loss(np.array(p), data.y, data.weight)


def shares_alone(data: Data) -> Array:
    """Every position with the share of wins of its scenario."""
    names = np.array(data.scenario)
    out = np.zeros(len(data.y))
    for name in sorted(set(data.scenario)):
        at = names == name
        out[at] = (data.weight[at] * data.y[at]).sum() / data.weight[at].sum()
    return out


def by_scenario(data: Data, p: Array, with_share: Array) -> dict[str, dict[str, float]]:
    """The loss in each scenario, foretold from the others, beside those that know its share of wins."""
    names = np.array(data.scenario)
    out: dict[str, dict[str, float]] = {}
    for name in sorted(set(data.scenario)):
        at = names == name
        share = float((data.weight[at] * data.y[at]).sum() / data.weight[at].sum())
        flat = np.full(int(at.sum()), share)
        known = with_share[at]
        out[name] = {
            "positions": int(at.sum()),
            "first_wins": round(share, 3),
            "loss": round(loss(p[at], data.y[at], data.weight[at]), 4),
            "loss_with_share_known": round(loss(known, data.y[at], data.weight[at]), 4),
            "loss_of_share": round(loss(flat, data.y[at], data.weight[at]), 4),
        }
    return out


def main() -> None:
    """Fits, says how well, and writes unless what is there is better."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("system")
    words.add_argument("--data", type=Path, required=True)
    words.add_argument("--note", default="", help="what the record should say of the games")
    asked = words.parse_args()
    data = read(asked.data)
    losses = {ridge: loss(tempered(data, foretold(data, ridge))[1], data.y, data.weight) for ridge in RIDGES}
    ridge = min(losses, key=lambda each: losses[each])
    logits = foretold(data, ridge)
    factor, with_share = tempered(data, logits)
    p = 1 / (1 + np.exp(-factor * logits))
    found = weights_of(data, np.ones(len(data.y), dtype=bool), ridge) * factor
    record: dict[str, Any] = {
        "system": asked.system,
        "games": data.games,
        "positions": len(data.y),
        "ridge": ridge,
        "factor": round(factor, 3),
        "loss_held_out_scenarios": round(loss(p, data.y, data.weight), 4),
        "loss_with_share_known": round(loss(with_share, data.y, data.weight), 4),
        "loss_of_shares_alone": round(loss(shares_alone(data), data.y, data.weight), 4),
        "loss_fitted": round(loss(chances(data.x, found), data.y, data.weight), 4),
        "loss_of_a_coin": round(float(np.log(2)), 4),
        "scenarios": by_scenario(data, p, with_share),
        "calibration": table_of(p, data.y, data.weight),
        "calibration_with_share_known": table_of(with_share, data.y, data.weight),
        "note": asked.note,
    }
    path = HOME / f"{asked.system}.json"
    before = kept_loss(path, data)
    better = before is not None and before <= record["loss_held_out_scenarios"]
    record["loss_of_weights_before"] = round(before, 4) if before is not None else None
    record["written"] = not better
    with (HOME / "runs.jsonl").open("ab") as runs:
        runs.write(msgspec.json.encode(record) + b"\n")
    print(msgspec.json.format(msgspec.json.encode(record)).decode())
    if better:
        raise SystemExit(f"{path.name} foretells these games better ({before:.4f}): left as it is")
    weights = msgspec.to_builtins(as_weights(data, found))
    path.write_bytes(msgspec.json.format(msgspec.json.encode({**weights, "record": record})) + b"\n")


if __name__ == "__main__":
    main()
