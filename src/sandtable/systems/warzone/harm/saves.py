"""Armour: what a hit is, the Armour test by its strength and damage type, and the AV test."""

from __future__ import annotations

from typing import Final, final

from sandtable.core.reckoning import Reckoning
from sandtable.core.wire import Json
from sandtable.systems.warzone.book.profiles import Weapon
from sandtable.systems.warzone.book.words import BLAST, BOON_ARMOUR_BLAST, PLASMA
from sandtable.systems.warzone.state.dice import FAIL, FUMBLE, PASS, POWER, passes, throw
from sandtable.systems.warzone.state.pieces import Model
from sandtable.systems.warzone.state.state import WarzoneState
from sandtable.systems.warzone.state.traits import a_of, add_boons

MOST_CRITICAL: Final = 4
"""warzone.armour.critical.cap: Critical Force never exceeds this."""
ARMOUR: Final = "warzone.armour.test"
AV: Final = "warzone.av.test"
RAIL_LOSS: Final = 2  # warzone.armour.rail: ST lost with every model it goes through


@final
class Hit:
    """One hit on its way to a model, vehicle or structure.

    `guarded` is shared by all hits of one attacking action: the squads whose Guarded ability has been used on it.
    """

    __slots__ = (
        "attacker", "avv", "critical", "damage", "guarded", "location", "no_heal", "powershot", "ranged", "side",
        "st", "stun", "why",
    )  # fmt: skip

    def __init__(
        self,
        st: int,
        damage: str,
        avv: int,
        critical: int = 1,
        *,
        side: int = -1,
        attacker: str = "",
        ranged: bool = False,
        powershot: bool = False,
        no_heal: bool = False,
        stun: bool = False,
        location: int = -1,
        guarded: list[str] | None = None,
        why: str = "warzone.armour.test",
    ) -> None:
        self.st = st
        self.damage = damage  # warzone.armour.type.kinds
        self.avv = avv
        self.critical = min(critical, MOST_CRITICAL)
        self.side = side  # whose attack it is; -1 nobody's
        self.attacker = attacker  # model id
        self.ranged = ranged
        self.powershot = powershot
        self.no_heal = no_heal
        self.stun = stun
        self.location = location  # of a vehicle, when it was chosen; -1: by the die
        self.guarded = guarded
        self.why = why

    def weaker(self, by: int) -> Hit:
        """The same hit with less ST."""
        return Hit(
            self.st - by,
            self.damage,
            self.avv,
            self.critical,
            side=self.side,
            attacker=self.attacker,
            ranged=self.ranged,
            powershot=self.powershot,
            no_heal=self.no_heal,
            stun=self.stun,
            guarded=self.guarded,
            why=self.why,
        )


def most_harm(weapon: Weapon) -> int:
    """The most wounds or structure points that one hit of a weapon costs; warzone.armour.plasma."""
    return min(weapon.critical, MOST_CRITICAL) + (1 if weapon.damage == PLASMA else 0)


def strength_modifier(state: WarzoneState, st: int) -> int:
    """What a ST does to the Armour test, from the chart.

    warzone.armour.st1, warzone.armour.st7, warzone.armour.st8, warzone.armour.st9, warzone.armour.st10,
    warzone.armour.st11, warzone.armour.st12, warzone.armour.st13, warzone.armour.st20 are printed,
    warzone.armour.formula fills the rest. warzone.armour.cap: above 20 counts as 20, below 1 as 1.
    """
    return state.catalogue.armour_test[1 if st < 1 else min(st, 20)]


def armour_need(state: WarzoneState, model: Model, st: int, damage: str) -> Reckoning:
    """warzone.armour.test: A with the modifiers of strength and damage type.

    warzone.armour.type: what the model's armour adds or loses against a damage type. warzone.armour.impenetrable: after
    all of them never less than the number in brackets.
    """
    need = a_of(state, model)
    need.add(strength_modifier(state, st), "warzone-mod-strength", "warzone.armour.formula", {"st": st})
    kind = model.profile.armour_mods.get(damage, 0)
    if kind:
        words: dict[str, Json] = {"type": {"id": "warzone-damage-" + damage.lower()}}
        need.add(kind, "warzone-mod-damage", "warzone.armour.type", words)
    if damage == BLAST:
        add_boons(need, state, model, BOON_ARMOUR_BLAST)
    need.at_least(model.profile.impenetrable, "warzone-mod-impenetrable", "warzone.armour.impenetrable")
    return need


async def armour_test(state: WarzoneState, model: Model, hit: Hit) -> int:
    """The Armour test: PASS (also for a natural 1), FAIL or FUMBLE. warzone.dice.fumble.scope: a 20 only fails here.

    warzone.armour.plasma: against Plasma alone it means something of its own.
    """
    need = armour_need(state, model, hit.st, hit.damage)
    if hit.damage != PLASMA:
        return PASS if await passes(state, model.side, model.id, need, ARMOUR) else FAIL
    counts = await throw(state, model.side, model.id, need, 1, ARMOUR)
    if counts[PASS] or counts[POWER]:
        return PASS
    return FUMBLE if counts[FUMBLE] else FAIL


def av_need(av: int, avv: int) -> Reckoning:
    """warzone.av.test: AV minus AVV; the ST does not matter."""
    need = Reckoning(av, "warzone-mod-av", AV)
    need.add(-avv, "warzone-mod-avv", AV)
    return need
