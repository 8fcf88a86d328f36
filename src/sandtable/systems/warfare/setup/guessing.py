"""What a side may imagine: counters under the question marks, and the numbers of units and supports it has not seen."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from sandtable.core.dice import Lots
from sandtable.core.keeping import Kept
from sandtable.core.printed import words
from sandtable.hexmap import OFF
from sandtable.systems.warfare.book.catalogue import catalogue
from sandtable.systems.warfare.book.profiles import AMPHIBIOUS, SupportProfile, UnitProfile
from sandtable.systems.warfare.book.scenarios import SCENARIOS, printed_sheet
from sandtable.systems.warfare.book.tables import document
from sandtable.systems.warfare.book.terrain import WATER
from sandtable.systems.warfare.setup.deployment import pool_places
from sandtable.systems.warfare.state.identities import DEPLOYING
from sandtable.systems.warfare.state.known import QUESTION_MARK, is_secret, known_state, knows
from sandtable.systems.warfare.state.state import NOBODY, Counter, Unit, WarfareState

_units: Final = Kept[tuple[str, str], UnitProfile](4096)
_supports: Final = Kept[tuple[str, str, str], SupportProfile](1024)


def guess_state(state: WarfareState, side: int, lots: Lots, seen: WarfareState | None) -> WarfareState:
    """What a side knows, with everything veiled drawn from the book; what `seen` shows has come to light and stays."""
    copy = known_state(state, side)
    for at, unit in enumerate(state.units):
        if not unit.gone and not knows(unit.known, side, state.sides):
            shown = seen is not None and (
                seen.units[at].gone or knows(seen.units[at].known, side, state.sides)
            )
            copy.units[at].profile = unit.profile if shown else _some_unit(copy, copy.units[at], lots)
    for at, support in enumerate(state.supports):
        if not support.gone and not knows(support.known, side, state.sides):
            later = seen.supports[at] if seen is not None else None
            shown = later is not None and (later.gone or knows(later.known, side, state.sides))
            profile = support.profile
            copy.supports[at].profile = profile if shown else _some_support(copy.supports[at].profile, lots)
    _turn_marks(state, copy, side, lots, seen)
    return copy


# ------------------------------------------------------------ units and supports


def _some_unit(state: WarfareState, unit: Unit, lots: Lots) -> UnitProfile:
    """warfare.comp.fog: a unit of this name with the numbers of any of its kind in its faction.

    Whoever carries somebody has the ability to, and whoever stands in water that to swim.
    """
    veiled = unit.profile
    carries = unit.cargo != NOBODY or unit.crowd != NOBODY
    swims = unit.hex != OFF and state.ground.kinds[unit.hex] == WATER
    alike = [
        one
        for one in catalogue().units.values()
        if one.kind == veiled.kind
        and one.faction == veiled.faction
        and (one.transport or not carries)
        and (one.has(AMPHIBIOUS) or not swims)
    ]
    if not alike:
        return veiled
    drawn = alike[lots.below(len(alike))]
    known = _units.get((veiled.id, drawn.id))
    return known or _units.keep(
        (veiled.id, drawn.id), replace(drawn, id=veiled.id, name=veiled.name, picture=veiled.picture)
    )


def _some_support(veiled: SupportProfile, lots: Lots) -> SupportProfile:
    """A support of this name and face with the numbers of any of its kind."""
    of_kind = [one for one in catalogue().supports.values() if one.kind == veiled.kind]
    alike = [one for one in of_kind if one.face == veiled.face] or of_kind
    drawn = alike[lots.below(len(alike))]
    key = (veiled.id, veiled.face, drawn.id)
    known = _supports.get(key)
    if known is None:
        known = _supports.keep(
            key,
            replace(veiled, light=drawn.light, heavy=drawn.heavy, defence=drawn.defence, points=drawn.points),
        )
    return known


# ------------------------------------------------------------ question marks


def _turn_marks(
    state: WarfareState, copy: WarfareState, side: int, lots: Lots, seen: WarfareState | None
) -> None:
    """Deals what is left of the pool to the counters a side has not seen, in places that it may not see yet."""
    hidden: list[Counter] = []
    lying = 0
    for at, counter in enumerate(state.counters):
        if not is_secret(state, side, counter):
            continue
        if seen is not None and at < len(seen.counters) and _come_to_light(seen, counter):
            copy.counters[at] = counter.clone()
        else:
            hidden.append(copy.counters[at])
            lying += 1 if state.phase == DEPLOYING and counter.hex != OFF else 0
    if not hidden:
        return
    pool = _pool_left(copy)
    for counter in hidden:
        if not pool:
            pool = _mix()
        counter.profile = catalogue().counters[pool.pop(lots.below(len(pool)))]
    if lying:
        _lay_somewhere(copy, hidden, lying, lots)


def _come_to_light(seen: WarfareState, counter: Counter) -> bool:
    """Whether a counter is known by now: counters may have been numbered anew since, but their places tell them."""
    for later in seen.counters:
        if later.id == counter.id:
            return later.profile is not QUESTION_MARK
    return False


def _pool_left(state: WarfareState) -> list[str]:
    """The printed pool of the sheet, or the mix that pools are drawn from, without what a side has seen of it."""
    scenario = state.scenario.id
    pool = printed_sheet(scenario).unknown_pool[:] if scenario in SCENARIOS else []
    for counter in state.counters if pool else []:
        if counter.profile.id in pool:
            pool.remove(counter.profile.id)
    return pool or _mix()


def _mix() -> list[str]:
    """warfare.random.unknown: what a pool is drawn from."""
    return words(document("data/generator.toml"), "unknown_mix")


def _lay_somewhere(state: WarfareState, hidden: list[Counter], number: int, lots: Lots) -> None:
    """While the pool is laid out nobody else sees where: so many of them lie in any of its places, by their order."""
    places = pool_places(state, hidden[0].owner)
    while len(places) > number:
        places.pop(lots.below(len(places)))
    for counter, hex in zip(hidden, places, strict=False):
        counter.hand = NOBODY
        counter.hex = hex
    state.settle()
