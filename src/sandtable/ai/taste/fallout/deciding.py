"""Which unit acts first, and what it does."""

from __future__ import annotations

from math import hypot

from sandtable.ai.taste.fallout.field import Field
from sandtable.core.wire import Json, text_of
from sandtable.systems.fallout import PENALTY, Force, words


def by_value(scored: list[tuple[float, Json]]) -> list[Json]:
    """Answers by their value, the best first; of equals the rules' own order."""
    numbered = [(-value, at, answer) for at, (value, answer) in enumerate(scored)]
    numbered.sort(key=lambda entry: (entry[0], entry[1]))
    return [answer for _, _, answer in numbered]


def ranked_units(field: Field, candidates: list[Json]) -> list[Json]:
    """Whoever can hurt most now goes first; two in a row when two have something to do."""
    gains: dict[str, float] = {}
    for answer in candidates:
        id = text_of(answer).removeprefix(words.DOUBLE)
        if id not in gains:
            force = field.mine.get(id)
            gains[id] = 0.0 if force is None else urgency(field, force)
    busy = sum(1 for gain in gains.values() if gain > 2.0)
    scored: list[tuple[float, Json]] = []
    for answer in candidates:
        word = text_of(answer)
        gain = gains[word.removeprefix(words.DOUBLE)]
        scored.append((gain + (0.5 if word.startswith(words.DOUBLE) and busy > 1 else 0.0), answer))
    return by_value(scored)


def urgency(field: Field, force: Force) -> float:
    """How much a unit has to gain by acting now."""
    vehicle = force.unit.vehicle
    if vehicle is not None:
        return 8.0 if field.state.scenario.id == words.CONVOY and vehicle.driver else 0.5
    return field.best(force, 0.0, 0.0) + 0.1


def ranked_actions(field: Field, force: Force, candidates: list[Json]) -> list[Json]:
    """Every action by what it brings now and where it leaves the unit."""
    return by_value([(action_worth(field, force, text_of(answer)), answer) for answer in candidates])


def action_worth(field: Field, force: Force, action: str) -> float:
    """What an action is worth, in points."""
    here = field.worth(force, 0.0, 0.0)
    if action == words.ATTACK:
        return here + field.best(force, 0.0, 0.0)
    if action == words.MOVE:
        return field.best_step(force, force.speed)
    if action == words.MOVE_FIRE:
        half = 0.5 * force.speed
        return max(
            field.worth(force, dx, dy) + field.best(force, dx, dy, PENALTY)
            for dx, dy in field.steps(force, half)[:8]
        )
    if action == words.CHARGE:
        fast = charge_speed(force)
        return max(
            field.worth(force, dx, dy) + field.best(force, dx, dy, PENALTY, ranged=False)
            for dx, dy in field.steps(force, fast)[:8]
        )
    if action == words.OVERWATCH:
        return here + 0.15 * field.best(force, 0.0, 0.0)
    if action.startswith(words.USE):
        return skill_worth(field, force, action.removeprefix(words.USE))
    if action.startswith(words.BOARD):
        return here - 5.0
    return here - 1.0


def charge_speed(force: Force) -> float:
    """How far a unit runs when it charges."""
    factor = min((fighter.figure.profile.charge_factor for fighter in force.fighters), default=2)
    return factor * force.speed


def skill_worth(field: Field, force: Force, figure: str) -> float:
    """Picking the lock of a box within reach is what the hunt is about; other skills are for idle moments."""
    if field.boxes and field.lockpicker(force) == figure and field.side == 0:
        for box in field.boxes:
            if hypot(box.x - force.x, box.y - force.y) <= force.speed + 1.2 * field.inch:
                return 60.0
    return field.worth(force, 0.0, 0.0) - 0.5


def ranked_victims(field: Field, candidates: list[Json]) -> list[Json]:
    """Who is hit: the cheapest of our own, never the leader if it can be helped."""
    costs = {
        figure.id: figure.points + (20.0 if figure.leader else 0.0)
        for unit in field.state.units
        for figure in unit.figures
    }
    return by_value([(-costs.get(text_of(answer), 0.0), answer) for answer in candidates])
