"""What follows a death, before anything else happens: revenge, morale, reinforcements."""

from __future__ import annotations

from sandtable.systems.fallout.harm.morale import test_losses
from sandtable.systems.fallout.move.specials import avenge
from sandtable.systems.fallout.setup.wild import replace
from sandtable.systems.fallout.state.state import CRITTERS, FalloutState, Unit


async def aftermath(state: FalloutState) -> None:
    """fallout.morale.timing, fallout.action.attack.order: at once after the attack or effect, before the next.

    Revenge may kill again, so it goes on until the queue is empty. It is no part of the attack that is counted.
    """
    tally = state.tally
    if tally is not None:
        tally.muted = True
    while state.fallen:
        fallen = state.fallen
        state.fallen = []
        hit: list[Unit] = []
        for entry in fallen:
            unit = state.unit(entry.unit)
            figure = state.figure(entry.figure)
            if unit not in hit:
                hit.append(unit)
            if figure.profile.avenged:
                await avenge(state, figure, entry.culprit)
            if unit.side == CRITTERS:
                await replace(state, figure, entry.culprit)
        for unit in hit:
            await test_losses(state, unit)
    if tally is not None:
        tally.muted = False
