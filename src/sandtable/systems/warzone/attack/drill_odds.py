"""What the fire of a whole squad would bring: each shooter by the odds of its own shots, all of them together."""

from __future__ import annotations

from typing import Final, final

from sandtable.systems.warzone.attack.to_hit import shot_need
from sandtable.systems.warzone.attack.trial import Trial
from sandtable.systems.warzone.attack.volley import open_fire
from sandtable.systems.warzone.book.profiles import Weapon
from sandtable.systems.warzone.state.pieces import Model
from sandtable.systems.warzone.state.state import WarzoneState
from sandtable.systems.warzone.state.traits import is_guarded

EACH: Final = "warzone-odds-assuming-each"
"""What the odds of a whole squad take for granted: that no shooter finds less to hit for those who fired before."""


class Together(Trial):
    """What all of the enemy lose by an attack, as one number: a hit may be passed on to a comrade."""

    def counts(self) -> list[int]:
        losses = super().counts()
        models = self.real.models()
        lost = 0
        for number, id in enumerate(self.lines):
            model = models.get(id)
            if model is not None and model.side != self.side:
                lost += losses[number]
        return [lost]

    def width(self) -> int:
        return 1

    def worth(self, counts: list[int]) -> float:
        return float(counts[0])


@final
class FireOdds:
    """The odds of the shots of a squad; shooters whose dice are alike are tried once."""

    __slots__ = ("_known", "side")

    def __init__(self, side: int) -> None:
        self.side = side
        self._known: dict[str, list[float]] = {}

    def losses(
        self, state: WarzoneState, model: Model, weapon: Weapon, rapid: bool, target: Model
    ) -> list[float]:
        """How likely it is that a target and its comrades lose 0, 1, 2 … wounds to the shots of one model."""
        need = shot_need(state, model, target, aimed=model.aimed, rapid=rapid)
        guarded = target.id if is_guarded(state, target) else ""
        key = (
            f"{guarded} {weapon.id} {weapon.rate + model.rate} {model.aimed} {rapid} {need.need()} {target.profile.id} "
            f"{target.wounds} {[boon.effect for boon in model.boons]} {[boon.effect for boon in target.boons]}"
        )
        known = self._known.get(key)
        if known is None:
            known = self._tried(state, model, weapon, rapid, target)
            self._known[key] = known
        return known

    def _tried(
        self, state: WarzoneState, model: Model, weapon: Weapon, rapid: bool, target: Model
    ) -> list[float]:
        id, at = model.id, target.id
        wanted = [at] * (weapon.rate + model.rate + (1 if rapid else 0))
        trial = Together(
            state, self.side, [model],
            lambda copy: open_fire(copy, copy.model(id), weapon, rapid, wanted, -1, False),
        )  # fmt: skip
        trial.aim([at], [])
        return trial.tallies().lines[0]


def fallen(shots: list[list[float]], wounds: int, most: int) -> list[float]:
    """How likely it is that 0, 1, 2 … of some targets fall, each with so many wounds and `most` of them in sight.

    Each shooter's losses are those at one of them; what one leaves of a target the next one finishes.
    """
    chances = [1.0]  # by wounds lost in all
    for losses in shots:
        spread = [0.0] * (len(chances) + min(len(losses), wounds + 1) - 1)
        for before, p in enumerate(chances):
            for lost, q in enumerate(losses):
                spread[before + min(lost, wounds)] += p * q
        chances = spread
    falls = [0.0] * (most + 1)
    for lost, p in enumerate(chances):
        falls[min(lost // max(wounds, 1), most)] += p
    return falls


def mean_of(chances: list[float]) -> float:
    """How many are to be expected."""
    return sum(number * p for number, p in enumerate(chances))
