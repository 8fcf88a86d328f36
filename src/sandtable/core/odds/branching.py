"""The results of dice, each with its probability: of one roll, and of a part of a rule that only rolls."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from math import factorial
from typing import Final

from sandtable.core.effects import Effect
from sandtable.core.keeping import Kept
from sandtable.core.rolls import Roll

_branches: Final = Kept[tuple[tuple[int, ...], int], list[tuple[list[int], float]]](4096)


def branches(roll: Roll) -> list[tuple[list[int], float]]:
    """Every count per class with its multinomial probability."""
    key = (tuple(roll.classes), roll.n)
    known = _branches.get(key)
    if known is None:
        known = _branches.keep(key, _spread(roll))
    return known


def _spread(roll: Roll) -> list[tuple[list[int], float]]:
    weights = [0.0] * roll.width()
    for c in roll.classes:
        weights[c] += 1.0 / len(roll.classes)
    orders = [float(factorial(k)) for k in range(roll.n + 1)]
    partial: list[tuple[list[int], int, float]] = [([], roll.n, orders[roll.n])]
    for c in range(len(weights)):
        longer: list[tuple[list[int], int, float]] = []
        last = c == len(weights) - 1
        powers = [weights[c] ** k for k in range(roll.n + 1)]
        for counts, left, p in partial:
            for k in range(left if last else 0, left + 1):
                q = p * powers[k] / orders[k]
                if q > 0.0:
                    longer.append(([*counts, k], left - k, q))
        partial = longer
    return [(counts, p) for counts, _, p in partial]


def results_of(
    begin: Callable[[], Coroutine[Effect, object, int]], meet: Callable[[Roll], None] | None = None
) -> dict[int, float]:
    """The results of a part of a rule that rolls and does nothing else; `meet` is shown every roll on the way."""
    chances: dict[int, float] = {}
    waiting: list[tuple[list[object], float]] = [([], 1.0)]
    while waiting:
        script, p = waiting.pop()
        at = 0
        flow = begin()
        reply: object = None
        try:
            while True:
                effect = flow.send(reply)
                reply = None
                if not isinstance(effect, Roll):
                    continue
                if at == len(script):
                    if meet is not None:
                        meet(effect)
                    ways = branches(effect)
                    for counts, q in ways[1:]:
                        waiting.append(([*script, counts], p * q))
                    script = [*script, ways[0][0]]
                    p *= ways[0][1]
                reply = script[at]
                at += 1
        except StopIteration as done:
            result = done.value
            assert isinstance(result, int)
            chances[result] = chances.get(result, 0.0) + p
    return chances
