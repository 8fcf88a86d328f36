"""Saves: the test of Endurance by which a hit is shrugged off (chapter 4.6)."""

from __future__ import annotations

from typing import Final

from sandtable.core.reckoning import Reckoning
from sandtable.systems.fallout.book.profiles import Damage
from sandtable.systems.fallout.harm.damage import amount, hurt
from sandtable.systems.fallout.state.dice import meets
from sandtable.systems.fallout.state.names import named
from sandtable.systems.fallout.state.state import Culprit, FalloutState, Figure, Unit

SAVE: Final = "fallout.damage.save"


def save_of(figure: Figure, modifier: int, id: str, why: str) -> Reckoning:
    """fallout.damage.save: Endurance, with a modifier on the die; `id` and `why` say where that comes from."""
    reckoning = Reckoning(figure.profile.en, "fallout-mod-en", "fallout.stat.endurance")
    reckoning.on_die(modifier, id, why)
    return reckoning


async def save_or_suffer(
    state: FalloutState,
    unit: Unit,
    figure: Figure,
    save: Reckoning,
    damage: Damage,
    culprit: Culprit,
    reduce: int = 0,
) -> None:
    """fallout.damage.save, fallout.damage.save_ten: an Endurance test with the weapon's modifier ignores the hit.

    fallout.damage.apply: a failure costs the full damage; `reduce` is what a vehicle's body takes off it.
    """
    side = state.decider(unit)
    if await meets(save, SAVE, side, figure.id):
        state.tell("fallout-event-saved", lambda: named(unit, figure), [SAVE], unit.side, figure.id)
        return
    tally = state.tally
    if tally is not None and not tally.muted:
        tally.hurts += 1
    points = await amount(damage, side, figure.id)
    if reduce:
        points = max(points - reduce, 0)
    if points:
        await hurt(state, unit, figure, points, culprit)
    else:
        state.tell("fallout-event-shielded", lambda: named(unit, figure), [culprit.why], unit.side, figure.id)
