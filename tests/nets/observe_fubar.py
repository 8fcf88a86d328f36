"""What happened in FUBAR, read off events and states: never by the code that forecasts."""

from __future__ import annotations

from typing import Any

from sandtable.core.event import Event
from sandtable.core.preview import OddsLine
from sandtable.core.question import Question

DAMAGE = ("stun", "immobile", "weapon", "destroyed")
INSIDE = (
    "fubar.fire.losses", "fubar.fire.allocate", "fubar.pin", "fubar.vehicle.damage", "fubar.losses", "fubar.melee",
    "fubar.action.guard",
)  # fmt: skip


def inside(question: Question) -> bool:
    """Losses, lost weapons and reactions belong to the attack; the next activation or action does not."""
    return question.why.startswith(INSIDE)


UNWATCHED = "fubar-policy-unwatched"


def reacted(events: list[Event]) -> bool:
    """Whether somebody On Guard fired on the way."""
    return any(event.message == "fubar-event-reacts" for event in events)


def unsaved(
    before: Any, after: Any, events: list[Event], line: OddsLine, answer: Any, question: Question
) -> str | None:
    """How many hits on the named target were not saved."""
    target = line.title.values["target"]
    for event in events:
        if event.values.get("target") != target:
            continue
        if event.message == "fubar-event-missed":
            return "0"
        if event.message == "fubar-event-hits":
            return str(event.values["unsaved"])
    return None


def damage(
    before: Any, after: Any, events: list[Event], line: OddsLine, answer: Any, question: Question
) -> str | None:
    """The gravest result of the damage dice; a weapon that is no longer there stuns the crew instead."""
    if line.policy is not None and line.policy.id == UNWATCHED and reacted(events):
        return None  # the card speaks of a charge that nobody fires at
    name = line.title.values["target"]
    unit = next(unit for unit in before.units if unit.name == name)
    weapons = len(unit.vehicle.weapons)
    worst = -1
    for event in events:
        if question.id == "who-reacts" and event.message == "fubar-event-reacts" and event.subject != answer:
            break  # the next to fire; the card speaks of the one that was chosen
        if event.dice is None or event.subject != unit.id or "fubar.vehicle.damage.roll" not in event.rules:
            continue
        result = event.dice.classes[0]
        if result == 2:
            result, weapons = (2, weapons - 1) if weapons else (0, 0)
        worst = max(worst, result)
    return "fubar-damage-" + ("none" if worst < 0 else DAMAGE[worst])


def combat_losses(
    before: Any, after: Any, events: list[Event], line: OddsLine, answer: Any, question: Question
) -> str | None:
    """How many a unit lost in the first round; nothing where it never came to blows, or others fell on the way."""
    name = line.title.values["unit"]
    for event in events:
        if event.message in ("fubar-event-losses", "fubar-event-fires"):
            return None  # reaction fire on the way: another fight than the one foreseen
        if event.message == "fubar-event-combat-losses" and event.values["unit"] == name:
            return str(event.values["lost"])
    return None


def activation(
    before: Any, after: Any, events: list[Event], line: OddsLine, answer: Any, question: Question
) -> str | None:
    for event in events:
        if event.dice is not None and "fubar.activation.roll" in event.rules:
            return "fubar-odds-activates" if event.dice.classes[0] else "fubar-odds-fails"
    return None


OBSERVERS = {
    "fubar-odds-unsaved": unsaved,
    "fubar-odds-damage": damage,
    "fubar-odds-combat-losses": combat_losses,
    "fubar-odds-activation": activation,
}


# ------------------------------------------------------------ every kind of attack, by hand


def made(
    name: str, units: list[dict[str, Any]], answers: list[Any], answer: Any, **more: Any
) -> dict[str, Any]:
    """A position at whose first question A has the go; elite units with nobody pinned pass with any seed but a 1."""
    others = [
        {"id": "last", "side": "A", "at": [[46, 46]], "tried": True},
        {"id": "spare", "side": "B", "at": [[2, 46]], "tried": True},
    ]
    return {
        "name": name,
        "setup": {"position": {"units": [*units, *others], **more}},
        "answers": answers,
        "answer": answer,
    }


RIFLES = {"id": "a", "side": "A", "training": "elite", "leader": "elite"}
FOE = {"id": "b", "side": "B", "tried": True}
LINE = [[8, 10], [9.5, 10], [11, 10], [12.5, 10]]
FAR_LINE = [[8, 24], [9.5, 24], [11, 24], [12.5, 24]]


def volleys() -> list[dict[str, Any]]:
    hedge = [{"kind": "hedge", "line": [[6, 23], [10.5, 23]]}]
    rubble = [{"kind": "rubble", "points": [[6, 22], [14, 22], [14, 26], [6, 26]]}]
    bunker = [{"kind": "bunker", "points": [[6, 22], [14, 22], [14, 26], [6, 26]]}]
    recruits = {**RIFLES, "training": "recruit"}
    aim = ["a", "aim"]
    mixed = {**FOE, "at": FAR_LINE, "armour": ["heavy", "heavy", "none", "heavy"]}
    other = {"id": "c", "side": "B", "tried": True, "at": [[20, 20], [21.5, 20]], "armour": "light"}
    split = [{"figure": f"a-{n}", "weapon": "rifle", "at": "b" if n < 3 else "c"} for n in range(1, 5)]
    arms = ["assault_rifle", "machine_gun", "sniper", "rifle"]
    return [
        made("aimed fire, armour of most", [{**RIFLES, "at": LINE}, mixed], aim, {"at": "b"}),
        made(
            "some behind a hedge",
            [{**RIFLES, "at": LINE}, {**FOE, "at": FAR_LINE}],
            aim,
            {"at": "b"},
            terrain=hedge,
        ),
        made(
            "all weapons at rubble",
            [{**RIFLES, "at": LINE, "weapons": arms}, {**FOE, "at": FAR_LINE, "armour": "medium"}],
            aim,
            {"at": "b"},
            terrain=rubble,
        ),
        made(
            "recruits at a bunker",
            [{**recruits, "at": LINE}, {**FOE, "at": FAR_LINE, "ground": True}],
            aim,
            {"at": "b"},
            terrain=bunker,
        ),
        made(
            "at who runs ducked",
            [{**RIFLES, "at": LINE}, {**FOE, "at": FAR_LINE, "dash": True}],
            aim,
            {"at": "b"},
        ),
        made("fire divided", [{**RIFLES, "at": LINE}, {**FOE, "at": FAR_LINE}, other], aim, {"shots": split}),
        made(
            "flamethrowers ignore cover",
            [
                {**RIFLES, "at": LINE, "weapons": "flamethrower"},
                {**FOE, "at": [[8, 17], [9.5, 17], [11, 17]]},
            ],
            aim,
            {"at": "b"},
            terrain=[{"kind": "bunker", "points": [[6, 15.5], [14, 15.5], [14, 19], [6, 19]]}],
        ),
    ]


def behind_vehicles() -> list[dict[str, Any]]:
    apc = {
        "id": "apc",
        "side": "B",
        "vehicle": "apc",
        "weapons": ["hmg"],
        "at": [10, 22],
        "facing": 0,
        "tried": True,
    }
    behind = {**FOE, "at": [[9, 24], [10.2, 24], [11.4, 24]]}
    return [
        made("behind a carrier", [{**RIFLES, "at": LINE}, apc, behind], ["a", "aim"], {"at": "b"}),
        made(
            "behind a carrier, armoured",
            [{**RIFLES, "at": LINE, "weapons": "machine_gun"}, apc, {**behind, "armour": "heavy"}],
            ["a", "aim"],
            {"at": "b"},
        ),
        made(
            "beside it and behind it",
            [
                {**RIFLES, "at": [[8, 10], [9.5, 10], [22, 12]], "weapons": "machine_gun"},
                apc,
                {**behind, "armour": "light"},
            ],
            ["a", "aim"],
            {"at": "b"},
        ),
    ]


def vehicles() -> list[dict[str, Any]]:
    tank = {
        "id": "b",
        "side": "B",
        "vehicle": "light_tank",
        "weapons": ["light_cannon", "machine_gun"],
        "at": [10, 26],
        "facing": 90,
        "tried": True,
    }
    truck = {"id": "b", "side": "B", "vehicle": "truck", "at": [10, 26], "facing": 90, "tried": True}
    mine = {
        "id": "a",
        "side": "A",
        "training": "elite",
        "vehicle": "light_tank",
        "weapons": ["light_cannon", "hmg"],
        "at": [10, 8],
        "facing": 270,
    }
    near = [[8, 22], [9.5, 22], [11, 22], [12.5, 22]]
    return [
        made(
            "rockets at a tank", [{**RIFLES, "at": LINE, "weapons": "rpg"}, tank], ["a", "aim"], {"at": "b"}
        ),
        made("rifles at a truck without weapons", [{**RIFLES, "at": LINE}, truck], ["a", "aim"], {"at": "b"}),
        made("a tank at a tank", [mine, tank], ["a", "stand"], {"at": "b"}),
        made(
            "grenades against a tank",
            [{**RIFLES, "at": near, "grenades": True}, tank],
            ["a", "assault"],
            {"then": "charge"},
        ),
    ]


def close_combats() -> list[dict[str, Any]]:
    near = [[8, 20], [9.5, 20], [11, 20], [12.5, 20]]
    pinned = {**FOE, "at": FAR_LINE, "pinned": [1, 3], "training": "elite", "armour": "medium"}
    wide = {**FOE, "at": [[8, 24], [9.5, 24], [16, 24], [17.5, 24]]}
    return [
        made(
            "a charge",
            [{**RIFLES, "at": near, "armour": "heavy"}, {**FOE, "at": FAR_LINE}],
            ["a", "assault"],
            {"then": "charge"},
        ),
        made(
            "a charge at the pinned", [{**RIFLES, "at": near}, pinned], ["a", "assault"], {"then": "charge"}
        ),
        made(
            "a charge at some of them",
            [{**RIFLES, "at": near[:2]}, wide],
            ["a", "assault"],
            {"then": "charge"},
        ),
        made(
            "few against one",
            [{**RIFLES, "at": near}, {**FOE, "at": [[10, 24]]}],
            ["a", "assault"],
            {"then": "charge"},
        ),
    ]


def attempts() -> list[dict[str, Any]]:
    worst = {
        "id": "a",
        "side": "A",
        "at": [*LINE, [30, 10]],
        "pinned": [1],
        "training": "recruit",
        "leader": "veteran",
    }
    unseen = {**FOE, "at": FAR_LINE}
    wall = [{"kind": "building", "points": [[2, 15], [40, 15], [40, 18], [2, 18]]}]
    stunned = {"id": "a", "side": "A", "vehicle": "apc", "weapons": ["hmg"], "at": [10, 10], "stunned": True}
    return [
        made("an attempt with everything against it", [worst, unseen], [], "a"),
        made(
            "an attempt with nobody in sight",
            [
                {**RIFLES, "training": "recruit", "leader": "recruit", "at": LINE},
                {"id": "b", "side": "B", "at": [[10, 30]]},
            ],
            [],
            "a",
            terrain=wall,
        ),
        made("an attempt of a stunned crew", [stunned, unseen], [], "a"),
    ]


def reactions() -> list[dict[str, Any]]:
    house = [{"kind": "building", "points": [[4, 14], [16, 14], [16, 16], [4, 16]]}]
    mover = {"id": "a", "side": "A", "training": "elite", "at": [[13, 10], [11.5, 10]], "armour": "light"}
    walk = ["a", "walk", {"lead": [18, 10], "formation": "keep"}]
    squad = {
        "id": "b",
        "side": "B",
        "guard": True,
        "tried": True,
        "weapons": "assault_rifle",
        "at": [[15.5, 20], [15.5, 21.5]],
    }
    tank = {
        "id": "b",
        "side": "B",
        "guard": True,
        "tried": True,
        "vehicle": "light_tank",
        "weapons": ["light_cannon", "machine_gun"],
        "at": [16, 24],
        "facing": 90,
    }
    return [
        made("a reaction", [mover, squad], walk, "b", terrain=house),
        made("a tank reacts with one weapon", [mover, tank], walk, "b", terrain=house),
    ]


def positions() -> list[dict[str, Any]]:
    """Every kind of odds that the game shows."""
    return [*volleys(), *behind_vehicles(), *vehicles(), *close_combats(), *attempts(), *reactions()]
