"""Where units go: on foot towards what they are after, the convoy towards its way out."""

from __future__ import annotations

from math import cos, hypot, pi, sin

from sandtable.ai.taste.fallout.deciding import by_value
from sandtable.ai.taste.fallout.field import Field
from sandtable.core.wire import Json, list_of, point_of, table_of, text_of
from sandtable.systems.fallout import PENALTY, Force, words

LEAVE = "leave:"
STRETCHES = 12


def leading(force: Force) -> tuple[float, float]:
    """Where the one stands that leads a formation: the leader if he is able, else the first who is."""
    fighters = force.fighters
    first = next(
        (fighter for fighter in fighters if fighter.figure.leader), fighters[0] if fighters else None
    )
    return (first.x, first.y) if first is not None else (force.x, force.y)


def ranked_moves(field: Field, force: Force, why: str, candidates: list[Json]) -> list[Json]:
    """Answers to a move, the best first: those the rules propose, and places of our own choosing."""
    if force.unit.broken or not force.fighters:
        return candidates
    x, y = leading(force)
    reach = _reach(candidates, x, y)
    penalty = PENALTY if "charge" in why or "move_fire" in why else 0
    fights = "charge" in why or "move_fire" in why
    scored: list[tuple[float, Json]] = []
    for answer in candidates:
        table = table_of(answer)
        if text_of(table.get("then")).startswith(LEAVE):
            continue
        point = point_of(table.get("lead"))
        dx, dy = (point[0] - x, point[1] - y) if point is not None else (0.0, 0.0)
        value = field.worth(force, dx, dy)
        if fights:
            value += field.best(force, dx, dy, penalty, ranged="move_fire" in why)
        if table.get("formation") == "contact":
            value += 0.3  # everybody gets at the enemy, not the first alone
        scored.append((value, answer))
    for dx, dy in field.steps(force, reach)[1:]:
        own: Json = {"lead": [round(x + dx, 2), round(y + dy, 2)]}
        value = field.worth(force, dx, dy)
        if fights:
            value += field.best(force, dx, dy, penalty, ranged="move_fire" in why)
        scored.append((value, own))
    return by_value(scored) + candidates


def _reach(candidates: list[Json], x: float, y: float) -> float:
    """How far the unit can go: about as far as the furthest proposal."""
    far = 0.0
    for answer in candidates:
        table = table_of(answer)
        point = point_of(table.get("lead"))
        if point is not None and table.get("formation") != "contact":
            far = max(far, hypot(point[0] - x, point[1] - y))
    return far * 0.999


def ranked_drives(field: Field, force: Force, candidates: list[Json]) -> list[Json]:
    """The convoy drives off where it must; anybody else towards the enemy."""
    exits = field.state.exits[field.side] if field.state.scenario.id == words.CONVOY else []
    scored: list[tuple[float, Json]] = []
    for answer in [*candidates, *_ahead(force)]:
        table = table_of(answer)
        then = text_of(table.get("then"))
        if then.startswith(LEAVE):
            scored.append((1000.0 if then.removeprefix(LEAVE) in exits else -1000.0, answer))
            continue
        point = point_of(table_of(table.get("to")).get(force.unit.id))
        px, py = point if point is not None else (force.x, force.y)
        if exits:
            middle = field.state.board.width / 2
            scored.append((py - 0.3 * abs(px - middle), answer))
        else:
            scored.append((field.pull(force, px - force.x, py - force.y), answer))
    return by_value(scored)


def _ahead(force: Force) -> list[Json]:
    """Straight on, as far as it goes: an edge or a wall may stop the whole way and not a part of it."""
    vehicle = force.unit.vehicle
    if vehicle is None:
        return []
    turn = vehicle.hull.facing * pi / 180.0
    answers: list[Json] = []
    for speed in (vehicle.profile.fast, vehicle.profile.normal):
        for k in range(STRETCHES, 0, -1):
            far = 0.998 * speed * k / STRETCHES
            point: Json = [round(force.x + far * cos(turn), 2), round(force.y + far * sin(turn), 2)]
            answers.append({"to": {force.unit.id: point}})
    return answers


def ranked_ways(field: Field, force: Force, candidates: list[Json]) -> list[Json]:
    """How a vehicle acts: fast towards the way out; in other battles it stands and its passengers fire."""
    convoy = field.state.scenario.id == words.CONVOY and bool(field.state.exits[field.side])
    order = (
        ("fast", "drive", "stand", "exit", "reverse")
        if convoy
        else ("stand", "drive", "fast", "exit", "reverse")
    )
    del force
    return sorted(candidates, key=lambda answer: order.index(text_of(answer)) if answer in order else 9)


def ranked_places(field: Field, why: str, subject: str, candidates: list[Json]) -> list[Json]:
    """Setting up: the rules propose the middle of the front first; boxes lie on our side, critters on theirs."""
    home = field.state.home[field.side]
    edge = {"south": (0.0, 1.0), "north": (0.0, -1.0), "west": (-1.0, 0.0), "east": (1.0, 0.0)}.get(
        home, (0.0, 0.0)
    )
    if why == "fallout.s3.boxes":
        return by_value([(_along(answer, "box", edge), answer) for answer in candidates])
    if why in ("fallout.s4.first_wave", "fallout.s4.reinforce"):
        return by_value([(-_along(answer, f"{subject}-1", edge), answer) for answer in candidates])
    return candidates


def _along(answer: Json, token: str, edge: tuple[float, float]) -> float:
    table = table_of(answer)
    point = point_of(table.get("lead")) or point_of(table_of(table.get("to")).get(token)) or (0.0, 0.0)
    return point[0] * edge[0] + point[1] * edge[1]


def ranked_selections(field: Field, id: str, subject: str, candidates: list[Json]) -> list[Json]:
    """Who sneaks (nobody), who stays in melee (those who are better at it), who gets out (nobody)."""
    if id == words.WHO_STAYS:
        force = field.mine.get(subject)
        stays = force is None or force.melee_only
        return sorted(candidates, key=lambda answer: -len(list_of(answer)) if stays else len(list_of(answer)))
    return sorted(candidates, key=lambda answer: len(list_of(answer)))
