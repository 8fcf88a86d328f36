"""Forces on paper: the values of every counter, and boxes for what happens to it."""

from __future__ import annotations

from sandtable.core.paper import (
    PaperArmy,
    PaperBoxes,
    PaperFigure,
    PaperLine,
    PaperRule,
    PaperUnit,
    PaperWeapon,
    Words,
    boxes,
    line,
    named,
    ruled,
)
from sandtable.core.wire import Json
from sandtable.hexmap import OFF
from sandtable.systems.warfare.army.lists import ForceList
from sandtable.systems.warfare.book.profiles import (
    COLUMNS,
    KINDS,
    SNIPER,
    Column,
    SupportProfile,
    UnitProfile,
)
from sandtable.systems.warfare.book.tables import PACKAGE
from sandtable.systems.warfare.state.art import SUPPORT_PICTURES, unit_art
from sandtable.systems.warfare.state.dice import colour
from sandtable.systems.warfare.state.names import unit_word
from sandtable.systems.warfare.state.state import Unit, WarfareState

TOLD: dict[str, str] = {
    "engineers": "warfare.clear.who",
    "recon": "warfare.recon.who",
    "suppressive": "warfare.suppress.who",
    "martyrdom": "warfare.martyr.who",
    "transport": "warfare.transport.capacity",
    "helicopter-hunter": "warfare.hunter.use",
    "squad-drones": "warfare.squad_drones.use",
    "stealth": "warfare.stealth.use",
    "amphibious": "warfare.amphib.hex_cost",
    "airborne": "warfare.airborne.drop",
    "artillery": "warfare.arty.target",
    "mortar": "warfare.arty.target",
    "sniper": "warfare.sniper.targets",
    "cas": "warfare.cas.use",
    "drone": "warfare.drone.like_cas",
}


def paper_army(force: ForceList) -> PaperArmy | None:
    """Every unit and support of a force; None when nothing can be read."""
    if not force.lines:
        return None
    units: list[PaperUnit] = []
    for at, unit, support in force.lines:
        if unit is not None:
            units.append(_unit(at, unit))
        elif support is not None:
            units.append(_support(at, support))
    return {
        "name": force.name,
        "faction": {"id": "warfare-faction-" + force.faction.lower()} if force.faction else None,
        "points": force.points(),
        "limit": force.limit,
        "units": units,
        "lines": [line("warfare-paper-supports", f"{force.support_points()}")],
        "reasons": [reason.wire() for reason in force.reasons],
    }


def paper_sides(state: WarfareState) -> list[PaperArmy | None]:
    """The forces of a scenario: every unit by the name it has on the map, and where it begins."""
    armies: list[PaperArmy | None] = []
    for side, seat in enumerate(state.seats):
        units: list[PaperUnit] = []
        for unit in state.units:
            if unit.side == side:
                paper = _unit(len(units), unit.profile)
                paper["name"] = named(unit_word(unit))
                units.append(_beginning(paper, _hex(state, unit), unit.arrives, unit.reserve))
        for support in state.supports:
            if support.side == side:
                units.append(_beginning(_support(len(units), support.profile), "", support.arrives, False))
        armies.append(
            {
                "name": seat.name,
                "faction": {"id": "warfare-faction-" + seat.faction.lower()},
                "points": sum(unit["points"] for unit in units),
                "limit": 0.0,
                "units": units,
                "lines": [line("warfare-paper-cube", f"{state.levels[side]}")],
                "reasons": [],
            }
        )
    return armies


def _hex(state: WarfareState, unit: Unit) -> str:
    hex = unit.arrival_hex if unit.arrives else unit.hex
    return state.ground.grid.name(hex) if hex != OFF else ""


def _beginning(paper: PaperUnit, hex: str, arrives: int, reserve: bool) -> PaperUnit:
    """warfare.setup.units, warfare.setup.support_turn: hex, reserve, a later turn, or its owner's choice."""
    begins: PaperLine = {"label": {"id": "warfare-paper-begins"}, "value": hex}
    if arrives and hex:
        begins["words"] = {"id": "warfare-paper-begins-turn-hex", "values": {"turn": arrives, "hex": hex}}
    elif arrives:
        begins["words"] = {"id": "warfare-paper-begins-turn", "values": {"turn": arrives}}
    elif reserve:
        begins["words"] = {"id": "warfare-paper-begins-reserve"}
    elif not hex and paper["kind"] == "counter":
        begins["words"] = {"id": "warfare-paper-begins-owner"}
    if begins["value"] or "words" in begins:
        paper["begins"] = begins
    return paper


def _unit(at: int, profile: UnitProfile) -> PaperUnit:
    weapons: list[PaperWeapon] = []
    for number, name in enumerate(COLUMNS):
        column = profile.columns[number]
        if column is not None:
            weapons.append(_column("warfare-stat-" + name, column))
    icons = list(profile.actions) + list(profile.abilities)
    lines: list[PaperLine] = [
        {
            "label": {"id": "warfare-paper-kind"},
            "value": "",
            "words": {"id": "warfare-paper-kind-" + KINDS[profile.kind]},
        },
        line("warfare-stat-defence", f"{profile.defence}"),
    ]
    lines += [_die("warfare-stat-" + action, rank) for action, rank in profile.actions.items()]
    art: dict[str, Json] = {key: value for key, value in unit_art(profile).items()}
    return {
        "at": at,
        "id": profile.id,
        "name": named(profile.name),
        "kind": "counter",
        "points": profile.points,
        "lines": lines,
        "boxes": _states(),
        "figures": [_counter(named(profile.name), art, f"{profile.defence}", weapons)],
        "weapons": weapons,
        "rules": _rules(icons),
    }


def _states() -> list[PaperBoxes]:
    """warfare.morale.levels, warfare.damage.levels: two steps of each before the worst."""
    return [
        boxes("warfare-paper-shaken", 2, ["S", "SS"]),
        boxes("warfare-paper-damage", 2, ["1", "2"]),
        boxes("warfare-paper-overwatch", 1),
    ]


def _support(at: int, profile: SupportProfile) -> PaperUnit:
    weapons = [_column("warfare-stat-light", profile.light)]
    if profile.kind != SNIPER:
        weapons.append(_column("warfare-stat-heavy", profile.heavy))
    lines: list[PaperLine] = [
        {"label": {"id": "warfare-paper-kind"}, "value": "", "words": {"id": "warfare-paper-kind-support"}}
    ]
    if profile.defence:
        lines.append(line("warfare-stat-defence", f"{profile.defence}"))
    art: dict[str, Json] = {"form": "support", "pic": SUPPORT_PICTURES[profile.kind]}
    return {
        "at": at,
        "id": profile.id,
        "name": named(profile.name),
        "kind": "support",
        "points": profile.points,
        "lines": lines,
        "boxes": [boxes("warfare-paper-parked", 1)],
        "figures": [
            _counter(named(profile.name), art, f"{profile.defence}" if profile.defence else "", weapons)
        ],
        "weapons": weapons,
        "rules": _rules([profile.kind]),
    }


def _counter(name: Words, art: dict[str, Json], defence: str, weapons: list[PaperWeapon]) -> PaperFigure:
    lines: list[PaperLine] = [line("warfare-stat-defence", defence)] if defence else []
    return {
        "count": 1,
        "name": name,
        "leader": False,
        "lines": lines,
        "boxes": [],
        "arms": [weapon["name"] for weapon in weapons],
        "art": art,
    }


def _column(name: str, column: Column) -> PaperWeapon:
    lines = [line("warfare-paper-ap", f"{column.cost}"), _die("warfare-paper-die", column.rank)]
    if column.reach:
        lines.append(line("paper-range", f"{column.reach}"))
    return {"name": {"id": name}, "lines": lines}


def _die(label: str, rank: int) -> PaperLine:
    """A die is named and never only coloured; the value is its id, for a chip in its colour."""
    id = colour(rank)
    return {"label": {"id": label}, "value": id, "words": {"id": "warfare-die-" + id}}


def _rules(icons: list[str]) -> list[PaperRule]:
    """What its icons let it do, one sentence each, from the ledger."""
    rules: list[PaperRule] = []
    for icon in icons:
        if icon in TOLD:
            rule = ruled(PACKAGE, TOLD[icon])
            rule["name"] = {"id": "warfare-paper-icon-" + icon}
            rules.append(rule)
    return rules
