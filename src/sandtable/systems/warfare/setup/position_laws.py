"""Laws that a position must keep: what no game could ever have come to is refused with a sentence."""

from __future__ import annotations

from sandtable.core.setup import SetupError
from sandtable.hexmap import OFF
from sandtable.systems.warfare.book.catalogue import Faction
from sandtable.systems.warfare.book.profiles import DRONE, INFANTRY, POPULATION_COUNTER, SNIPER
from sandtable.systems.warfare.ground.passable import ordered_low
from sandtable.systems.warfare.state.identities import HOLD, PASS, WITH
from sandtable.systems.warfare.state.state import (
    NOBODY,
    STEADY,
    Counter,
    Piece,
    Support,
    Unit,
    WarfareState,
)
from sandtable.systems.warfare.state.supports_at_hand import on_track

COMMANDS = (PASS, HOLD)
"""Answers that are no names, so no names either."""

WATCHERS = (SNIPER, DRONE)
"""warfare.overwatch.who: the supports that go on overwatch."""


def cube_for(faction: Faction, wanted: str, taken: list[str]) -> str:
    """warfare.comp.cube_colours: a colour of the side's bloc that nobody else has, the first left if none is wanted."""
    left = [colour for colour in faction.cubes if colour not in taken]
    if not left:
        raise SetupError(f"position: sides: no colour is left for another side of the bloc of {faction.id}")
    if wanted and wanted not in left:
        raise SetupError(
            f'position: sides: {faction.id} cannot have the cube "{wanted[:20]}"; it may have {", ".join(left)}'
        )
    return wanted or left[0]


def check_names(state: WarfareState) -> None:
    """Every piece has a name of its own, and no answer means something else."""
    seen: list[str] = []
    pieces: list[Unit | Support | Counter] = [*state.units, *state.supports, *state.counters]
    for piece in pieces:
        if piece.id in seen:
            raise SetupError(f'position: two things are called "{piece.id}"; give each its own id')
        if WITH in piece.id or piece.id in COMMANDS:
            raise SetupError(f'position: nothing can be called "{piece.id[:40]}", which means something else')
        seen.append(piece.id)


def check_places(state: WarfareState) -> None:
    """warfare.stack.one_unit: nobody shares a hex."""
    taken: list[int] = []
    for unit in state.units:
        if unit.hex != OFF and unit.hex in taken:
            raise SetupError(f'position: "{unit.id}" shares its hex; one unit in a hex')
        taken.append(unit.hex)


def check_overwatch(state: WarfareState) -> None:
    """warfare.overwatch.who, warfare.overwatch.ends: who cannot be on overwatch has no cube."""
    pieces: list[Piece] = [*state.units, *state.supports]
    for piece in pieces:
        why = _no_cube(state, piece) if piece.overwatch else ""
        if why:
            raise SetupError(f'position: "{piece.id}" cannot be on overwatch: {why}')


def _no_cube(state: WarfareState, piece: Piece) -> str:
    """Why a piece cannot be on overwatch."""
    if piece.gone:
        return "it is out of the game"
    if piece.morale != STEADY:
        return "it has morale damage"
    if isinstance(piece, Unit):
        if piece.hex == OFF:
            return "it is not on the map"
        return "it is ordered to stay low" if ordered_low(state, piece) else ""
    assert isinstance(piece, Support)
    if piece.profile.kind not in WATCHERS:
        return "of the supports only snipers and drones can"
    if on_track(state, piece) or piece.arrives > state.turn:
        return "it is not at hand"
    return ""


def take_aboard(state: WarfareState, vehicle: str, rider: Unit | Counter) -> None:
    """warfare.transport.capacity, warfare.transport.load: infantry of its own side, or Civilians, on a transport."""
    carrier = state.find_unit(vehicle)
    if carrier is None or not carrier.profile.transport:
        raise SetupError(f'position: "{rider.id}" is aboard "{vehicle[:40]}", which is no transport')
    if carrier.cargo != NOBODY or carrier.crowd != NOBODY:
        raise SetupError(f'position: "{carrier.id}" carries somebody already')
    if isinstance(rider, Unit):
        if rider.profile.kind != INFANTRY or rider.side != carrier.side:
            raise SetupError(
                f'position: "{carrier.id}" carries infantry of its own side, which "{rider.id}" is not'
            )
        carrier.cargo = rider.index
        rider.carrier = carrier.index
        return
    if rider.profile.kind != POPULATION_COUNTER or rider.hostile:
        raise SetupError(f'position: "{carrier.id}" carries Civilians, which "{rider.id}" are not')
    carrier.crowd = rider.index
    rider.aboard = carrier.index
