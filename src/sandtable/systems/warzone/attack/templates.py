"""Template weapons: blasts that are placed and drift, cones that touch the shooter's base."""

from __future__ import annotations

from typing import Final, final

from sandtable.core.event import Aim
from sandtable.systems.warzone.attack.attack import Attack, Dice, Landed
from sandtable.systems.warzone.attack.priority import AT_HAND, dare, ignores, obeys
from sandtable.systems.warzone.attack.shot_numbers import mark_fired, shot_hit
from sandtable.systems.warzone.attack.template_places import (
    PLACE,
    Laid,
    is_cone,
    placing_need,
    structures_under,
    under,
)
from sandtable.systems.warzone.attack.to_hit import shot_need
from sandtable.systems.warzone.book.profiles import Weapon
from sandtable.systems.warzone.book.titles import called
from sandtable.systems.warzone.book.words import SHOTGUN_CONE
from sandtable.systems.warzone.ground.sight import sees
from sandtable.systems.warzone.ground.space import engaged, within
from sandtable.systems.warzone.harm.saves import Hit, most_harm
from sandtable.systems.warzone.harm.structures import hit_structure
from sandtable.systems.warzone.state.dice import PASS, POWER, plain_d20, test
from sandtable.systems.warzone.state.names import model_name
from sandtable.systems.warzone.state.pieces import Model
from sandtable.systems.warzone.state.state import WarzoneState
from sandtable.table import Point, bearing, scatter

HITS: Final = "warzone.template.hits"

SHOTGUN: Final = "warzone.template.shotgun"
LOST, ASTRAY, TRUE = range(3)
"""What becomes of a template: never fired, drifting off, where it was laid."""


async def loose(state: WarzoneState, model: Model, weapon: Weapon, laid: Laid, reaction: bool) -> None:
    """All that follows when its place is named: the priority rule, the roll, the drift, the hits."""
    dice = weapon.rate + model.rate
    flight = await launched(state, model, weapon, laid, reaction)
    if flight == LOST:
        return
    if flight == ASTRAY:
        fallen = await drifted(state, model, laid)
        if fallen is None:
            return
        laid = fallen
    await come_down(state, model, weapon, laid, dice)


async def launched(state: WarzoneState, model: Model, weapon: Weapon, laid: Laid, reaction: bool) -> int:
    """Whether it is fired at all, and comes down where it was laid.

    warzone.template.place: a blast takes one RS test whatever the RoF. warzone.template.roll: a natural 1 places it
    exactly and denies no save. warzone.template.flame: a cone lies where it lies.
    """
    if not await _priority(state, model, weapon, laid):
        return LOST
    mark_fired(model, weapon, reaction)
    away = distance_between(model.base.x, model.base.y, laid.x, laid.y)
    state.aim(lambda: Aim([model.id], "", away, (laid.x, laid.y)))
    state.tell(
        "warzone-event-template",
        lambda: {"model": model_name(state, model), "weapon": called(weapon)},
        [PLACE],
        model.side,
        model.id,
    )
    if is_cone(weapon):
        return TRUE
    outcome = await test(state, model, placing_need(state, model, laid), PLACE)
    return TRUE if outcome in (PASS, POWER) else ASTRAY


async def come_down(state: WarzoneState, model: Model, weapon: Weapon, laid: Laid, dice: int) -> None:
    """What it does where it lies."""
    area = Area(state, model, weapon, laid)
    await area.begin(area.spreads(dice), area.caught())


async def _priority(state: WarzoneState, model: Model, weapon: Weapon, laid: Laid) -> bool:
    """warzone.template.roll: priority is met if the centre lies on an eligible model, or a cone touches one."""
    if ignores(state, model):
        return True
    foes = state.field(state.rival(model.side))
    for foe in foes:
        on_it = laid.touches(foe) if is_cone(weapon) else foe.base.holds(laid.x, laid.y)
        if on_it and obeys(state, model, foe):
            return True
    if not any(
        within(model, foe, AT_HAND) and not engaged(state, foe) and sees(state, model, foe) for foe in foes
    ):
        return True
    return await dare(state, model)


async def drifted(state: WarzoneState, model: Model, laid: Laid) -> Laid | None:
    """warzone.template.scatter: where a blast comes down that failed its test; off the table it has no effect: None."""
    away = bearing(model.base.x, model.base.y, laid.x, laid.y)
    x, y = await drift(state, model.side, model.id, laid.x, laid.y, away)
    state.tell(
        "warzone-event-drift",
        lambda: {"inches": round(distance_between(laid.x, laid.y, x, y), 1)},
        ["warzone.template.scatter"],
        model.side,
        model.id,
    )
    board = state.board
    if not (0.0 <= x <= board.width and 0.0 <= y <= board.height):
        return None
    return Laid(x, y, laid.radius, None, 0.0)


def distance_between(ax: float, ay: float, bx: float, by: float) -> float:
    """Inches between two points."""
    return float(((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5)


async def drift(state: WarzoneState, side: int, subject: str, x: float, y: float, away: float) -> Point:
    """warzone.template.scatter: 18 degrees clockwise a pip, 20 being straight away; a quarter of a die in inches."""
    turn = await plain_d20(state, side, "warzone.template.scatter", subject)
    far = await plain_d20(state, side, "warzone.template.scatter", subject)
    # Headings grow clockwise on a page whose y runs downwards.
    return scatter(x, y, away + 18.0 * turn, float((far + 3) // 4))


@final
class Area(Attack):
    """A template that lies: whom it catches, and what becomes of them."""

    def __init__(self, state: WarzoneState, model: Model, weapon: Weapon, laid: Laid) -> None:
        super().__init__(state, model, SHOTGUN, True)
        self.weapon = weapon
        self.laid = laid
        self.over_structures: bool | None = None  # found out when first asked

    def spreads(self, dice: int) -> list[Dice]:
        """warzone.template.shotgun: RS tests equal to the RoF against each enemy under it, each with its own cover."""
        spread: list[Dice] = []
        if self.weapon.template == SHOTGUN_CONE:
            for victim in under(self.state, self.laid, self.model):
                if victim.side != self.model.side and sees(self.state, self.model, victim):
                    need = shot_need(self.state, self.model, victim, why=SHOTGUN)
                    spread.append(Dice(victim.id, dice, need))
        return spread

    def caught(self) -> list[Landed]:
        """warzone.template.hits: one automatic hit for everybody it touches, cover or not; friends too if it drifted.

        warzone.template.flame: no RS test.
        """
        if self.weapon.template == SHOTGUN_CONE:
            return []
        return [Landed(victim.id, False) for victim in under(self.state, self.laid, self.model)]

    async def throw(self, dice: Dice) -> list[Landed]:
        hits = await Attack.throw(self, dice)
        return [hit for hit in hits if not hit.powershot] + [hit for hit in hits if hit.powershot]

    def hit(self, landed: Landed, guarded: list[str]) -> Hit:
        return shot_hit(self.state, self.model, self.weapon, guarded, powershot=landed.powershot, why=HITS)

    async def finish(self) -> None:
        """warzone.template.vehicle: each vehicle one hit on a random location, each structure one AV test."""
        state = self.state
        if state.touched is not None and not self.wide():
            return
        for structure in structures_under(state, self.laid):
            await hit_structure(state, structure, shot_hit(state, self.model, self.weapon, [], why=HITS))

    def harm(self) -> int:
        return most_harm(self.weapon)

    def wide(self) -> bool:
        """Who is in a structure suffers when it falls."""
        known = self.over_structures
        if known is None:
            known = bool(structures_under(self.state, self.laid))
            self.over_structures = known
        return known
