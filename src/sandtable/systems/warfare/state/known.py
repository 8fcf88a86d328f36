"""What one side may know: a copy of the state in which the rest is hidden. Views, bots and guesses all start here."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from sandtable.core.keeping import Kept
from sandtable.hexmap import OFF
from sandtable.systems.warfare.book.catalogue import catalogue
from sandtable.systems.warfare.book.profiles import CounterProfile, SupportProfile, UnitProfile, veiled
from sandtable.systems.warfare.state.identities import DEPLOYING
from sandtable.systems.warfare.state.state import Counter, WarfareState

QUESTION_MARK = CounterProfile("unknown", "unknown", {"id": "warfare-counter-unknown"}, 0)
"""warfare.unknown.hidden: what those who do not know see of a counter on its Unknown side."""


def knows(bits: int, side: int, sides: int) -> bool:
    """Whether a side is among those who know; an onlooker (-1) knows what every side knows."""
    if side >= 0:
        return bits >> side & 1 == 1
    return bits == (1 << sides) - 1


_veils: Final = Kept[str, UnitProfile](1024)
_support_veils: Final = Kept[str, SupportProfile](256)


def veil(profile: UnitProfile) -> UnitProfile:
    """warfare.comp.fog: the type of a unit without its numbers; made once."""
    return _veils.get(profile.id) or _veils.keep(profile.id, veiled(profile))


def veil_support(profile: SupportProfile) -> SupportProfile:
    """A support as others see it: kind and name, and ordinary numbers in place of its own."""
    key = profile.id + profile.face
    known = _support_veils.get(key)
    if known is None:
        usual = ordinary(profile.kind, profile.face)
        known = _support_veils.keep(
            key, replace(profile, light=usual.light, heavy=usual.heavy, defence=0, points=0)
        )
    return known


def ordinary(kind: str, face: str) -> SupportProfile:
    """The support that most others of its kind are like, in price and dice; of its face, where that is chosen."""
    of_kind = [one for one in catalogue().supports.values() if one.kind == kind]
    alike = [one for one in of_kind if one.face == face] or of_kind
    values = [(one.light.cost, one.light.rank, one.heavy.cost, one.heavy.rank) for one in alike]
    return alike[values.index(max(values, key=values.count))]


def is_secret(state: WarfareState, side: int, counter: Counter) -> bool:
    """warfare.unknown.hidden: whether a side may not know what a counter is."""
    return counter.hidden and not knows(counter.known, side, state.sides)


def known_state(state: WarfareState, side: int) -> WarfareState:
    """A copy as a side knows it: values it has not seen are veiled, hidden counters are question marks.

    While the pool is being laid out nobody else sees any of it: which lies where would show in the order.
    """
    copy = state.clone()
    for unit in copy.units:
        # whoever is out of the game is counted in the open score, so its worth is no secret any more
        if not unit.gone and not knows(unit.known, side, state.sides):
            unit.profile = veil(unit.profile)
    for support in copy.supports:
        if not support.gone and not knows(support.known, side, state.sides):
            support.profile = veil_support(support.profile)
    for counter in copy.counters:
        if is_secret(state, side, counter):
            counter.profile = QUESTION_MARK
            if state.phase == DEPLOYING and counter.hex != OFF:
                counter.hand = counter.owner
                counter.hex = OFF
    if side != state.automaton:
        copy.plan = []
    return copy
