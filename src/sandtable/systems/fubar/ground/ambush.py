"""Convoy: hidden ambushers, who comes to see them, and who runs into them without having seen them."""

from __future__ import annotations

from typing import Final, final

from sandtable.core.wire import Json
from sandtable.systems.fubar.state.seen import bases_of, known_to, secret
from sandtable.systems.fubar.state.state import FubarState, Unit
from sandtable.table import Base, distance

WHY: Final = "fubar.activation.visible"
MET: Final = "fubar.move.figures"

Unaware = tuple[int, Unit]  # a side, and a hidden unit of which it does not know where it is


def unknown_to(state: FubarState, side: int) -> list[Unit]:
    """The enemy units on the table of which a side cannot know where they are."""
    return [
        unit
        for unit in state.units
        if unit.hidden and unit.side != side and unit.on_table() and not known_to(state, side, unit)
    ]


@final
class Secrets:
    """What a unit that moves or is set down may bring to light: which side did not know of whom before it did.

    Its own side may come to see hidden enemies; if it is hidden itself, other sides may come to see it.
    """

    __slots__ = ("pairs", "state")

    def __init__(self, state: FubarState, unit: Unit) -> None:
        self.state = state
        self.pairs: list[Unaware] = [(unit.side, other) for other in unknown_to(state, unit.side)]
        if unit.hidden and secret(unit):
            for side in range(state.sides):
                if side != unit.side and not (unit.on_table() and known_to(state, side, unit)):
                    self.pairs.append((side, unit))

    def enemies(self, side: int) -> list[Unit]:
        """The hidden enemies of whom a side did not know."""
        return [unit for unaware, unit in self.pairs if unaware == side and unit.side != side]

    def tell(self, glimpsed: list[Unaware]) -> None:
        """What has come to light since: those seen now, or on the way, are told of, and undo goes back no further."""
        state = self.state
        units: list[Unit] = []
        for pair in self.pairs:
            if pair[1] not in units:
                units.append(pair[1])
        for unit in units:
            if not secret(unit):  # it has shown itself, to everybody
                continue
            finders = [
                side
                for side, other in self.pairs
                if other is unit and ((side, unit) in glimpsed or known_to(state, side, unit))
            ]
            if finders:
                state.reveals += 1
                seen_by = [unit.side, *finders]
                values: dict[str, Json] = {"unit": unit.name}
                state.tell("fubar-event-spotted", values, [WHY], unit.side, unit.id, seen_by=seen_by)


def met_at(state: FubarState, side: int, bases: list[Base]) -> list[Unit]:
    """fubar.move.figures: the hidden enemies unknown to a side that stand within 1 inch of bases to be set down."""
    met: list[Unit] = []
    for unit in unknown_to(state, side):
        for other in bases_of(unit):
            if any(distance(base, other) < state.lengths.adjacent for base in bases):
                met.append(unit)
                break
    return met


def discover(state: FubarState, unit: Unit, finder: Unit) -> None:
    """fubar.move.figures: whoever is run into is hidden no longer."""
    unit.hidden = False
    state.reveals += 1
    values: dict[str, Json] = {"unit": finder.name, "target": unit.name}
    state.tell("fubar-event-met", values, [MET], unit.side, unit.id)
