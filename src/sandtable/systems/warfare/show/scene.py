"""The board as one side may see it: ground, counters with the values it knows, zones, tracks, supports as a hand.

Secrets stay here: values that a side has not seen, what lies under a question mark, and the Unknown counters that
somebody is still laying out never leave.
"""

from __future__ import annotations

from typing import cast

from sandtable.core.printed import Row
from sandtable.core.scene import (
    BadgeView,
    CardView,
    CounterView,
    CounterWeapon,
    HandView,
    PoolView,
    RangeView,
    SceneView,
    SideView,
    StatView,
    TokenView,
    UnitView,
    Words,
    ZoneView,
)
from sandtable.core.scene_words import badge, words
from sandtable.core.wire import Json, side_letter
from sandtable.hexmap import OFF
from sandtable.systems.warfare.book.catalogue import catalogue
from sandtable.systems.warfare.book.profiles import COLUMNS, POPULATION_COUNTER, Column
from sandtable.systems.warfare.harm.victory import standing
from sandtable.systems.warfare.show.ground_view import axial, board_view
from sandtable.systems.warfare.show.tracks_view import tracks_of
from sandtable.systems.warfare.state.art import COUNTER_PICTURES, SUPPORT_PICTURES, unit_art
from sandtable.systems.warfare.state.dice import colour, colour_word
from sandtable.systems.warfare.state.identities import DEPLOYING, PLAYING
from sandtable.systems.warfare.state.known import is_secret, knows
from sandtable.systems.warfare.state.names import side_word, unit_word
from sandtable.systems.warfare.state.state import (
    NOBODY,
    RUBBLE,
    SHAKEN,
    SMOKE,
    SUPPRESSED,
    Counter,
    Piece,
    Support,
    Unit,
    WarfareState,
)
from sandtable.systems.warfare.supports.supports import can_use

PREFERRED = {"West": "a", "East": "b", "Irregular": "c"}
"""The livery of each bloc; a second side of a bloc takes one that is left."""


def scene_of(state: WarfareState, side: int) -> SceneView:
    """All that can be drawn for one side; -1 is an onlooker, who sees what everybody knows."""
    return {
        "board": board_view(state.ground),
        "turn": {
            "number": state.turn,
            "of": state.scenario.turns,
            "phase": words("warfare-phase-" + state.phase),
        },
        "sides": _sides(state, side),
        "terrain": [],
        "zones": _zones(state),
        "units": [_unit(state, unit, side) for unit in state.units],
        "tokens": _tokens(state, side),
        "tracks": tracks_of(state),
        "hands": [
            _supports(state, other, side) for other in range(state.sides) if _has_supports(state, other)
        ],
        "title": cast("Words", state.scenario.title),
        "briefing": [cast("Words", line) for line in state.scenario.briefing],
    }


def liveries(state: WarfareState) -> list[str]:
    """A livery for every side."""
    left = ["a", "b", "c", "d"]
    worn: list[str] = []
    for seat in state.seats:
        wanted = PREFERRED[catalogue().factions[seat.faction].bloc]
        livery = wanted if wanted in left else left[-1]
        left.remove(livery)
        worn.append(livery)
    return worn


def _sides(state: WarfareState, mine: int) -> list[SideView]:
    # reckoned from what the side knows: the true score would tell transports and points of units never seen
    scores = standing(state.known(mine))
    coats = liveries(state)
    sides: list[SideView] = []
    for side in range(state.sides):
        active = state.active == side and state.phase == PLAYING
        status = "warfare-status-active" if active else "warfare-status-reactive"
        sides.append(
            {
                "id": side_letter(side),
                "livery": coats[side],
                "name": cast("Words", side_word(state, side)),
                "score": scores[side],
                "mine": side == mine,
                "status": words(status, {"level": state.levels[side]}),
                "pool": _pool(state, side),
            }
        )
    return sides


def _pool(state: WarfareState, side: int) -> list[PoolView]:
    """The counters a side holds in its hand."""
    held = sum(1 for counter in state.counters if counter.hand == side and not counter.hidden)
    if not held:
        return []
    return [
        {
            "label": words("warfare-pool-roadblocks"),
            "now": held,
            "why": "warfare.roadblock.irregular_place",
        }
    ]


# ------------------------------------------------------------ zones


def _zones(state: WarfareState) -> list[ZoneView]:
    zones: list[ZoneView] = []
    for number, hex in enumerate(state.scenario.objectives, 1):
        zone: ZoneView = {
            "id": f"objective-{number}",
            "kind": "objective",
            "name": words("warfare-zone-objective", {"hex": state.ground.grid.name(hex)}),
            "points": [_point(state, hex)],
        }
        held = state.scenario.control_hexes
        if hex in held and state.control[held.index(hex)] != NOBODY:
            zone["side"] = _first_of(state, state.control[held.index(hex)])
        zones.append(zone)
    for team, hexes in enumerate(state.scenario.exits):
        if hexes:
            zones.append(_area(state, "exit", team, hexes))
    if state.phase == DEPLOYING:
        for team, hexes in enumerate(state.scenario.deployment.zones):
            if hexes:
                zones.append(_area(state, "deployment", team, hexes))
    return zones


def _first_of(state: WarfareState, team: int) -> str:
    for side in range(state.sides):
        if state.team(side) == team:
            return side_letter(side)
    return ""


def _area(state: WarfareState, kind: str, team: int, hexes: list[int]) -> ZoneView:
    first = _first_of(state, team)
    name = words("warfare-zone-" + kind, {"side": side_word(state, "ABCD".index(first))})
    return {
        "id": f"{kind}-{first}",
        "kind": kind,
        "name": name,
        "points": [_point(state, hex) for hex in hexes],
        "side": first,
    }


def _point(state: WarfareState, hex: int) -> list[float]:
    q, r = state.ground.grid.axial(hex)
    return [float(q), float(r)]


# ------------------------------------------------------------ units


def _unit(state: WarfareState, unit: Unit, side: int) -> UnitView:
    known = knows(unit.known, side, state.sides)
    view: UnitView = {
        "id": unit.id,
        "side": side_letter(unit.side),
        "name": cast("Words", unit_word(unit)),
        "able": 0 if unit.gone else 1,
        "total": 1,
        "acted": False,
        "gone": unit.gone,
        "badges": unit_badges(state, unit),
        "stats": unit_stats(unit) if known else [],
        "ranges": _ranges(unit) if known else [],
    }
    if unit.carrier != NOBODY and not unit.gone:
        view["aboard"] = state.units[unit.carrier].id
    return view


def _badge(id: str, count: int = 0) -> BadgeView:
    return badge(id, "warfare-badge-" + id, count)


def piece_badges(piece: Piece) -> list[BadgeView]:
    """Morale, damage and overwatch: what everybody sees (warfare.comp.fog)."""
    badges: list[BadgeView] = []
    if piece.morale == SUPPRESSED:
        badges.append(_badge("suppressed"))
    if piece.morale == SHAKEN:
        badges.append(_badge("shaken"))
    if piece.damage:
        badges.append(_badge("damage", piece.damage))
    if piece.overwatch:
        badges.append(_badge("overwatch"))
    return badges


def unit_badges(state: WarfareState, unit: Unit) -> list[BadgeView]:
    """The states of a unit, the pressing ones first."""
    badges = piece_badges(unit)
    if unit.carrier != NOBODY or unit.cargo != NOBODY or unit.crowd != NOBODY:
        badges.append(_badge("aboard"))
    if unit.reserve and not unit.gone:
        badges.append(_badge("reserve"))
    if unit.arrives and unit.hex == OFF and not unit.gone:
        badges.append(_badge("arrives", unit.arrives))
    return badges


def unit_stats(unit: Unit) -> list[StatView]:
    """warfare.unit.values: the card of a unit, with the rules behind its lines."""
    profile = unit.profile
    stats: list[StatView] = []
    for number, name in enumerate(COLUMNS):
        column = profile.columns[number]
        if column is not None:
            stats.append(_stat(name, column_text(column), "warfare.unit.values", column_words(column)))
    stats.append(_stat("defence", f"{profile.defence}", "warfare.fire.mod_defence"))
    for action, rank in profile.actions.items():
        stats.append(_stat(action, colour(rank), "warfare.unit.special_action_icon", colour_word(rank)))
    for ability in profile.abilities:
        stats.append(_stat(ability, "1 AP", "warfare.unit.ability_icon"))
    return stats


def column_text(column: Column) -> str:
    """A column as a counter prints it: price, die and range, if it reaches beyond the next hex."""
    reach = f" · {column.reach}" if column.reach else ""
    return f"{column.cost} AP · {colour(column.rank)}{reach}"


def column_words(column: Column) -> Row:
    """The same for people, who read the die in their own language."""
    id = "warfare-stat-column" if column.reach else "warfare-stat-column-next"
    return {
        "id": id,
        "values": {"cost": column.cost, "die": colour_word(column.rank), "range": column.reach},
    }


def _stat(id: str, value: str, why: str, told: Row | None = None) -> StatView:
    line: StatView = {"label": words("warfare-stat-" + id), "value": value, "why": why}
    if told is not None:
        line["words"] = {key: value for key, value in told.items()}
    return line


def _ranges(unit: Unit) -> list[RangeView]:
    ranges: list[RangeView] = []
    for number, name in enumerate(COLUMNS):
        column = unit.profile.columns[number]
        if column is not None:
            ranges.append({"label": words("warfare-stat-" + name), "distance": float(column.reach)})
    return ranges


# ------------------------------------------------------------ tokens


def _tokens(state: WarfareState, side: int) -> list[TokenView]:
    """What lies on the map, from the ground up: marks, counters, units."""
    tokens: list[TokenView] = []
    for hex in state.ground.grid.hexes():
        if state.marks[hex] & RUBBLE:
            tokens.append(_marker(state, hex, "rubble", "obstacle"))
        if state.marks[hex] & SMOKE:
            tokens.append(_marker(state, hex, "smoke", "marker"))
    for counter in state.counters:
        if counter.hex != OFF and not _being_laid(state, counter, side):
            tokens.append(_counter(state, counter, side))
    for unit in state.units:
        if unit.hex != OFF:
            tokens.append(_unit_token(state, unit, side))
    return tokens


def _being_laid(state: WarfareState, counter: Counter, side: int) -> bool:
    """warfare.unknown.hidden: whether a counter belongs to a pool that others must not watch being laid out."""
    return state.phase == DEPLOYING and is_secret(state, side, counter)


def _token(state: WarfareState, id: str, hex: int, side: int, art: dict[str, str], name: Words) -> TokenView:
    """warfare.comp.facing: counters look nowhere in particular."""
    q, r = axial(state.ground, hex)
    return {
        "id": id,
        "unit": "",
        "side": side_letter(side) if side >= 0 else "",
        "shape": "counter",
        "x": float(q),
        "y": float(r),
        "facing": 0.0,  # warfare.comp.facing
        "art": art,
        "badges": [],
        "lying": False,
        "leader": False,
        "acted": False,
        "name": name,
    }


def _marker(state: WarfareState, hex: int, mark: str, form: str) -> TokenView:
    grid = state.ground.grid
    id = f"{mark}-{grid.column_of[hex]}-{grid.row_of[hex]}"
    return _token(state, id, hex, NOBODY, {"form": form, "pic": mark}, words("warfare-counter-" + mark))


def _counter(state: WarfareState, counter: Counter, side: int) -> TokenView:
    if counter.hidden:
        view = _token(
            state,
            counter.id,
            counter.hex,
            counter.owner,
            {"form": "unknown", "pic": "question"},
            words("warfare-counter-unknown"),
        )
        if not is_secret(state, side, counter):
            view["caption"] = cast("Words", counter.profile.name)
        return view
    kind = counter.profile.kind
    if kind == POPULATION_COUNTER:
        face = "hostile" if counter.hostile else "civilians"
        art = {"form": "population", "pic": face}
        return _token(state, counter.id, counter.hex, NOBODY, art, words("warfare-face-" + face))
    art = {"form": "obstacle", "pic": COUNTER_PICTURES.get(kind, "question")}
    return _token(state, counter.id, counter.hex, counter.owner, art, cast("Words", counter.profile.name))


def _unit_token(state: WarfareState, unit: Unit, side: int) -> TokenView:
    name = cast("Words", unit_word(unit))
    view = _token(state, unit.id, unit.hex, unit.side, unit_art(unit.profile), name)
    view["unit"] = unit.id
    view["badges"] = unit_badges(state, unit)
    view["caption"] = name
    if knows(unit.known, side, state.sides):
        view["counter"] = _printed(unit)
    return view


def _printed(unit: Unit) -> CounterView:
    weapons: list[CounterWeapon] = []
    for number, name in enumerate(COLUMNS):
        column = unit.profile.columns[number]
        if column is not None:
            weapons.append(
                {
                    "label": words("warfare-stat-" + name),
                    "cost": f"{column.cost}",
                    "range": f"{column.reach}",
                    "die": colour(column.rank),
                }
            )
    return {"defence": f"{unit.profile.defence}", "weapons": weapons}


# ------------------------------------------------------------ supports


def _has_supports(state: WarfareState, side: int) -> bool:
    return any(support.side == side and not support.gone for support in state.supports)


def _supports(state: WarfareState, owner: int, side: int) -> HandView:
    """warfare.support.off_map: the support counters of a side lie beside the map, like a hand of cards."""
    cards = [
        _card(state, support, side)
        for support in state.supports
        if support.side == owner and not support.gone
    ]
    return {
        "id": "supports-" + side_letter(owner),
        "side": side_letter(owner),
        "name": words("warfare-hand-supports", {"side": side_word(state, owner)}),
        "cards": cards,
        "kind": "hand" if owner == side else "play",
    }


def _card(state: WarfareState, support: Support, side: int) -> CardView:
    profile = support.profile
    known = knows(support.known, side, state.sides)
    card: CardView = {
        "id": support.id,
        "back": False,
        "name": cast("Words", profile.name),
        "kind": profile.kind,
        "art": SUPPORT_PICTURES[profile.kind],
        "label": words("warfare-support-kind-" + profile.kind),
        "why": "warfare.support.procedure",
        "option": support.id,
    }
    if known:
        card["cost"] = f"{profile.light.cost}/{profile.heavy.cost}"
        values: dict[str, Json] = {
            "light": colour(profile.light.rank),
            "heavy": colour(profile.heavy.rank),
            "defence": profile.defence,
            "state": [cast("Json", badge["label"]) for badge in piece_badges(support)],
        }
        card["text"] = words("warfare-support-text", values)
    elif piece_badges(
        support
    ):  # warfare.comp.fog: cubes and counters lie in sight, whoever may read the values
        lying: list[Json] = [cast("Json", badge["label"]) for badge in piece_badges(support)]
        card["text"] = words("warfare-support-state", {"state": lying})
    if support.side == side and state.phase == PLAYING:
        card["playable"] = state.active == side and can_use(state, support)
    return card
