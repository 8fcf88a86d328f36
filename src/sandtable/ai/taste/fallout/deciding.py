"""Which unit acts first, and what it does."""

from __future__ import annotations

from sandtable.ai.taste.fallout.attacking import waiting
from sandtable.ai.taste.fallout.driving import driven_urgency, ride_worth
from sandtable.ai.taste.fallout.field import Field
from sandtable.ai.taste.fallout.ways import steps
from sandtable.ai.taste.plan import Part, Plan, best_first
from sandtable.core.wire import Json, Message, text_of
from sandtable.systems.fallout import PENALTY, Force, apart, identities, mending

ACTIONS = (identities.ATTACK, identities.MOVE, identities.MOVE_FIRE, identities.CHARGE, identities.OVERWATCH)
TOLD = 3  # units whose whole activation is thought through
LOOKED_AT = 8  # places thought of for an attack from there
READY = 0.02  # on overwatch rather than standing about


def ranked_units(field: Field, candidates: list[Json]) -> list[Plan]:
    """Whoever can hurt most now goes first; two in a row when two have something to do."""
    gains: dict[str, float] = {}
    for answer in candidates:
        id = text_of(answer).removeprefix(identities.DOUBLE)
        if id not in gains:
            force = field.mine.get(id)
            gains[id] = 0.0 if force is None else urgency(field, force)
    busy = sum(1 for gain in gains.values() if gain > 2.0)
    plans: list[Plan] = []
    for answer in candidates:
        word = text_of(answer)
        gain = gains[word.removeprefix(identities.DOUBLE)]
        plans.append(Plan([answer], gain + (0.5 if word.startswith(identities.DOUBLE) and busy > 1 else 0.0)))
    plans = best_first(plans)
    for plan in plans[:TOLD]:
        force = field.mine.get(text_of(plan.first).removeprefix(identities.DOUBLE))
        if force is not None and not force.vehicle and force.fighters:
            then = best_first([action_plan(field, force, action) for action in ACTIONS])[0]
            plan.answers += then.answers
            plan.parts = then.parts
    return plans


def urgency(field: Field, force: Force) -> float:
    """How much a unit has to gain by acting now."""
    if force.vehicle:
        return driven_urgency(field, force)
    threatened = field.character.threatened
    hurry = threatened * field.danger(force, 0.0, 0.0) if threatened else 0.0
    return field.best(force, 0.0, 0.0) + hurry + 0.1


def ranked_actions(field: Field, force: Force, candidates: list[Json]) -> list[Plan]:
    """Every action by what it brings now and where it leaves the unit."""
    return best_first([action_plan(field, force, text_of(answer)) for answer in candidates])


def action_plan(field: Field, force: Force, action: str) -> Plan:
    """An action, where it leads to, and what it is worth in points."""
    if action == identities.ATTACK:
        return standing(field, force, action, "ai-why-attack", field.best(force, 0.0, 0.0))
    if action == identities.MOVE:
        return going(field, force, action, force.speed, None)
    if action == identities.MOVE_FIRE:
        return going(field, force, action, 0.5 * force.speed, True, field.character.on_the_move)
    if action == identities.CHARGE:
        return going(field, force, action, force.charge, False, field.character.charges)
    if action == identities.OVERWATCH:
        hope = field.character.overwatch * waiting(field, force) + READY
        return standing(field, force, action, "ai-why-watch", hope)
    if action.startswith(identities.USE):
        worth = skill_worth(field, force, action.removeprefix(identities.USE))
        return Plan([action], worth, [Part(Message("ai-why-skill"), worth)])
    if action.startswith(identities.BOARD):
        ride = ride_worth(field, force, action.removeprefix(identities.BOARD))
        return standing(field, force, action, "ai-why-ride", ride)
    return Plan([action], field.worth(force, 0.0, 0.0) - 1.0)


def standing(field: Field, force: Force, action: str, why: str, gain: float) -> Plan:
    """An action that leaves the unit where it is."""
    parts = [Part(Message(why), gain), *field.parts(force, 0.0, 0.0)]
    return Plan([action], field.worth(force, 0.0, 0.0) + gain, parts)


def going(
    field: Field, force: Force, action: str, reach: float, ranged: bool | None, liking: float = 1.0
) -> Plan:
    """The best place within reach, with the attack from there; `ranged` None: without one."""
    best = (-1e9, 0.0, (0.0, 0.0))
    ways = steps(field, force, reach)
    for dx, dy in ways if ranged is None else ways[:LOOKED_AT]:
        gain = liking * field.best(force, dx, dy, PENALTY, ranged) if ranged is not None else 0.0
        worth = field.worth(force, dx, dy) + gain
        if worth > best[0]:
            best = (worth, gain, (dx, dy))
    worth, gain, (dx, dy) = best
    answers: list[Json] = [action]
    if dx or dy:
        x, y = leading(force)
        answers.append({"lead": [round(x + dx, 2), round(y + dy, 2)]})
    parts = [Part(Message("ai-why-attack"), gain), *field.parts(force, dx, dy)]
    return Plan(answers, worth, parts)


def leading(force: Force) -> tuple[float, float]:
    """Where the one stands that leads a formation: the leader if he is able, else the first who is."""
    fighters = force.fighters
    first = next(
        (fighter for fighter in fighters if fighter.figure.leader), fighters[0] if fighters else None
    )
    return (first.x, first.y) if first is not None else (force.x, force.y)


def skill_worth(field: Field, force: Force, figure: str) -> float:
    """Picking the lock of a box within reach is what the hunt is about; other skills are for idle moments."""
    if field.boxes and field.lockpicker(force) == figure and field.side == 0:
        for box in field.boxes:
            if apart(box.x, box.y, force.x, force.y) <= force.speed + 1.2 * field.inch:
                return 60.0
    healer = next((fighter.figure for fighter in force.fighters if fighter.figure.id == figure), None)
    saved = mending(field.state, force.unit, healer) if healer is not None else 0.0
    lost = field.best(force, 0.0, 0.0) / max(len(force.fighters), 1)
    if saved > lost:  # whoever is treated fights again; the others still act
        return field.worth(force, 0.0, 0.0) + field.best(force, 0.0, 0.0) + saved - lost
    return field.worth(force, 0.0, 0.0) - 0.5


def ranked_victims(field: Field, candidates: list[Json]) -> list[Plan]:
    """Who is hit: the cheapest of our own, never the leader if it can be helped."""
    costs = {
        figure.id: figure.points + (20.0 if figure.leader else 0.0)
        for unit in field.state.units
        for figure in unit.figures
    }
    return best_first([Plan([answer], -costs.get(text_of(answer), 0.0)) for answer in candidates])
