"""An answer in words, so that it can be chosen by its number."""

from __future__ import annotations

import json
from math import hypot

from sandtable.cli.terminal.drills import describe_drill
from sandtable.cli.terminal.names import Names, Spot
from sandtable.core.question import is_drill
from sandtable.core.wire import Json, list_of, point_of, table_of, text_of

NEAR = 0.3  # how far a place may lie from a named point and still be called by its name


def describe(answer: Json, wire: dict[str, Json], names: Names) -> str:
    """An answer to a question of any kind."""
    kind = wire.get("kind")
    table = table_of(answer)
    if kind in ("move", "place"):
        return _move(table, wire, names)
    if kind == "target":
        return _target(table, names)
    if kind == "hex":
        return _hex(answer, wire, names)
    if kind == "choose":
        return describe_drill(table, wire, names) if is_drill(answer) else text_of(answer)
    if kind == "select":
        return ", ".join(names.token(text_of(token)) for token in list_of(answer)) or "–"
    if kind == "allot":
        return "; ".join(f"{names.token(token)}: {text_of(share)}" for token, share in table.items())
    return json.dumps(answer, ensure_ascii=False)


def _move(answer: dict[str, Json], wire: dict[str, Json], names: Names) -> str:
    talk = names.talk
    parts: list[str] = []
    start = names.spot_of(_leader(wire, names))
    goal = point_of(answer.get("lead"))
    if goal is None:
        goal = _middle(table_of(answer.get("to")))
        if goal is not None:
            start = names.spot_of(text_of(wire.get("subject")))
    aboard = text_of(answer.get("aboard"))
    if aboard:
        parts.append(talk.say("terminal-aboard", unit=names.unit(aboard)))
    elif goal is None:
        parts.append(talk.say("terminal-stay"))
    elif start is None or wire.get("kind") == "place":
        parts.append(talk.say("terminal-place-at", spot=names.spot(goal)))
    else:
        parts.append(talk.say("terminal-move-to", spot=names.spot(goal), way=names.way(start, goal)))
    if goal is not None:
        parts += _landmarks(goal, wire, names)
    formation = text_of(answer.get("formation"))
    if formation and formation != "keep":
        parts.append(names.formation(formation))
    return ", ".join(parts) + _then(answer, wire, names)


def _middle(ends: dict[str, Json]) -> Spot | None:
    """The middle of the points that tokens go to one by one; None when there are none."""
    points = [point for point in (point_of(value) for value in ends.values()) if point is not None]
    if not points:
        return None
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


def _hex(answer: Json, wire: dict[str, Json], names: Names) -> str:
    """A hex by its name, with what it costs to go there."""
    parts = [part for part in list_of(table_of(answer).get("to", answer)) if isinstance(part, int)]
    if len(parts) < 2:
        return json.dumps(answer, ensure_ascii=False)
    told = names.hex(parts[0], parts[1])
    if len(parts) > 2:
        told += ", " + names.talk.say("terminal-hex-facing", n=parts[2] + 1)
    for hex, cost in zip(list_of(wire.get("hexes")), list_of(wire.get("costs")), strict=False):
        if list_of(hex) == parts[:2]:
            told += ", " + names.talk.say("terminal-hex-cost", cost=cost)
    return told


def _leader(wire: dict[str, Json], names: Names) -> str:
    """The token that leads a formation: the leader's, else the first that may move."""
    tokens = [text_of(table_of(token).get("token")) for token in list_of(wire.get("tokens"))]
    for token in tokens:
        view = names.tokens.get(token)
        if view is not None and view["leader"]:
            return token
    return tokens[0] if tokens else text_of(wire.get("subject"))


def _landmarks(goal: Spot, wire: dict[str, Json], names: Names) -> list[str]:
    """What makes a place worth going to: named by the rules, or inside a zone of the scene."""
    landmarks: list[str] = []
    for snap in list_of(wire.get("snaps")):
        point = point_of(snap)
        parts = list_of(snap)
        if point is not None and len(parts) > 2 and hypot(point[0] - goal[0], point[1] - goal[1]) < NEAR:
            landmarks.append(names.talk.words(parts[2]))
    for zone in names.scene["zones"]:
        apart = hypot(zone.get("x", -1e6) - goal[0], zone.get("y", -1e6) - goal[1])
        if apart <= zone.get("radius", 0.0):
            landmarks.append(names.talk.words(zone["name"]))
    return landmarks[:2]


def _then(answer: dict[str, Json], wire: dict[str, Json], names: Names) -> str:
    wanted = text_of(answer.get("then"))
    thens = [table_of(then) for then in list_of(wire.get("then"))]
    if len(thens) < 2 and not wanted.partition(":")[2]:
        return ""
    label = next((names.talk.words(then.get("label")) for then in thens if then.get("id") == wanted), wanted)
    return f"; {label}" if label else ""


def _target(answer: dict[str, Json], names: Names) -> str:
    talk = names.talk
    if "at" in answer:
        return talk.say("terminal-fire-at", unit=names.unit(text_of(answer["at"])))
    shots = [table_of(shot) for shot in list_of(answer.get("shots"))]
    if not shots:
        return talk.say("terminal-hold-fire")
    told = [
        talk.say(
            "terminal-shot",
            figure=names.token(text_of(shot.get("figure"))),
            weapon=text_of(shot.get("weapon")),
            unit=names.unit(text_of(shot.get("at"))),
        )
        for shot in shots
    ]
    return ", ".join(told)
