"""What a side may imagine: hidden ambushers set down where they could be, for all it has seen."""

from __future__ import annotations

from typing import Final

from sandtable.core.dice import Lots
from sandtable.core.wire import Json, table_of
from sandtable.systems.fubar.book.zones import SetupZone
from sandtable.systems.fubar.ground.placing import PlaceQuestion, set_down, zone_of
from sandtable.systems.fubar.state.identities import DEPLOYING
from sandtable.systems.fubar.state.known import is_secret, known_state, take_off
from sandtable.systems.fubar.state.state import FubarState, Unit
from sandtable.table import Point

WHY: Final = "fubar.setup.deploy"
TRIES: Final = (
    24  # places that are tried before a unit is thought to have left its zone, or to be off the table
)
ABOUT: Final = 2.0  # inches about a likely place within which it may be


def guess_state(state: FubarState, side: int, lots: Lots, seen: FubarState | None) -> FubarState:
    """What a side knows, with every ambusher hidden from it set down somewhere that it does not see.

    Whoever `seen` shows has come to light since: it is left where it was, for what happened since began there.
    """
    copy = known_state(state, side)
    lost: list[Unit] = []
    for at, real in enumerate(state.units):
        if is_secret(state, side, real):
            if seen is not None and seen.units[at].deployed:
                copy.units[at] = real.clone()
            else:
                lost.append(copy.units[at])
    for unit in lost:
        _set_somewhere(copy, side, unit, lots)
    return copy


def _set_somewhere(state: FubarState, side: int, unit: Unit, lots: Lots) -> None:
    """In its own zone if it can be there unseen, else anywhere; off the table where neither can be."""
    everywhere = SetupZone("table", [(0.0, 0.0, state.board.width, state.board.height)], 0.0, 0.0, 0.0, False)
    for zone in (zone_of(state, unit.side), everywhere):
        question = PlaceQuestion(state, unit, zone, WHY)
        places = question.middles("block")
        for _ in range(TRIES if places else 0):
            answer = _place_about(places[lots.below(len(places))], state.lengths.inch, lots)
            if question.check(answer):
                continue
            set_down(unit, question.bases_of(table_of(answer)))
            if is_secret(state, side, unit):
                # whether it watches nobody has seen; it may have stood up to it in any turn
                unit.guard = state.phase != DEPLOYING and lots.below(2) == 0
                return
            take_off(unit)


def _place_about(place: Point, inch: float, lots: Lots) -> Json:
    reach = ABOUT * inch
    dx = (lots.below(201) - 100) / 100.0 * reach
    dy = (lots.below(201) - 100) / 100.0 * reach
    return {"lead": [round(place[0] + dx, 2), round(place[1] + dy, 2)], "formation": "block"}
