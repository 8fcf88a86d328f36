"""Leaving close combat, and the free hits of those left behind."""

from __future__ import annotations

from typing import Final

from sandtable.core.effects import ask
from sandtable.core.wire import Json, Reason
from sandtable.systems.warzone.attack.blow_numbers import close_weapon
from sandtable.systems.warzone.book.profiles import Weapon
from sandtable.systems.warzone.book.words import BOON_AVV, BOON_CC_ST, BOON_CC_STUN
from sandtable.systems.warzone.ground.space import foes_of, strikes
from sandtable.systems.warzone.harm.saves import Hit
from sandtable.systems.warzone.harm.wounds import take_hit
from sandtable.systems.warzone.move.movement import go
from sandtable.systems.warzone.move.planning import DISENGAGE, Stride
from sandtable.systems.warzone.move.seeking import SeekingQuestion
from sandtable.systems.warzone.state.names import model_name
from sandtable.systems.warzone.state.pieces import Model
from sandtable.systems.warzone.state.state import WarzoneState
from sandtable.systems.warzone.state.traits import bonus, bonus_named, st_of
from sandtable.table import TOUCH

GEAR: Final = "warzone.deck.play.gear"


def free_hitters(state: WarzoneState, model: Model) -> list[Model]:
    """warzone.act.disengage.each: the enemies that have the leaver in their CCWR.

    warzone.act.disengage.able, warzone.panic.not: none who is Stunned, panicked or routed.
    warzone.vehicle.engaged: a vehicle leaves without free hits, unless one of its drives is at 0 SP.
    """
    if model.profile.vehicle and model.drives_lost() == 0:
        return []
    return [
        foe
        for foe in foes_of(state, model)
        if strikes(foe, model) and not foe.stunned and not state.squad_of(foe).broken()
    ]


async def free_hits(state: WarzoneState, model: Model) -> None:
    """warzone.act.disengage.free_hit: each hits automatically at its ST plus twice the ST of its weapon."""
    for foe in free_hitters(state, model):
        await struck_in_passing(state, model, foe)
        if not model.on_table:
            return


async def struck_in_passing(state: WarzoneState, model: Model, foe: Model) -> None:
    """The free hit of one enemy."""
    state.tell(
        "warzone-event-free-hit",
        lambda: {"model": model_name(state, foe), "target": model_name(state, model)},
        ["warzone.act.disengage.free_hit"],
        foe.side,
        foe.id,
    )
    await take_hit(state, model, free_hit(state, foe, close_weapon(state, foe)))


def free_hit(state: WarzoneState, foe: Model, weapon: Weapon) -> Hit:
    """warzone.act.disengage.free_hit: a close-combat hit like any, with cards and powers, but twice the weapon's ST.

    Gear that makes the weapon harder is of the weapon and counts twice, what makes hits harder once.
    """
    gear = sum(boon.value for boon in foe.boons if boon.effect == BOON_CC_ST and boon.why == GEAR)
    return Hit(
        st_of(state, foe) + 2 * weapon.st + gear + bonus(state, foe, BOON_CC_ST),
        weapon.damage,
        weapon.avv + bonus(state, foe, BOON_AVV),
        weapon.critical,
        side=foe.side,
        attacker=foe.id,
        stun=weapon.stun or bonus_named(state, foe, BOON_CC_STUN),
        why="warzone.act.disengage.free_hit",
    )


class Leaving(SeekingQuestion):
    """Where does a model that leaves combat go?"""

    def __init__(self, state: WarzoneState, model: Model) -> None:
        super().__init__(state, model, DISENGAGE)
        self.left = foes_of(state, model)

    def law(self, stride: Stride) -> list[Reason]:
        """warzone.act.disengage.able: it may not end within the CCWR of an enemy it left."""
        x, y = stride.end
        for foe in self.left:
            room = foe.profile.reach + foe.base.radius + self.model.base.radius + TOUCH
            high = abs(foe.altitude - stride.altitude) > foe.profile.base.altitude + TOUCH
            if not high and (foe.base.x - x) ** 2 + (foe.base.y - y) ** 2 <= room * room:
                values: dict[str, Json] = {"enemy": model_name(self.state, foe)}
                return [Reason("warzone.act.disengage.able", "warzone-refused-still-engaged", values)]
        return []


def can_leave(state: WarzoneState, model: Model) -> bool:
    """Whether there is any place to go to out of the reach of those it fights."""
    return Leaving(state, model).possible()


async def disengage(state: WarzoneState, model: Model) -> None:
    """warzone.act.disengage.move, .each: the free hits come first; a survivor then completes the move."""
    question = Leaving(state, model)
    answer = await ask(question)
    stride = question.plan_for(answer)
    facing = question.facing_for(answer)
    await free_hits(state, model)
    if model.on_table and state.result is None:
        await go(state, model, stride, facing)
