"""Vehicles: where a hit falls, what is lost there, and what happens when the hull goes."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Final, final

from sandtable.core.effects import D20, Effect, Part, Roll, shown
from sandtable.core.reckoning import Reckoning
from sandtable.core.wire import Json
from sandtable.systems.warzone.book.profiles import CREW, HULL, LOCATIONS, WEAPON
from sandtable.systems.warzone.book.titles import called
from sandtable.systems.warzone.book.words import BLAST
from sandtable.systems.warzone.ground.space import within
from sandtable.systems.warzone.harm.saves import AV, Hit, av_need
from sandtable.systems.warzone.state.dice import passes
from sandtable.systems.warzone.state.names import model_name
from sandtable.systems.warzone.state.pieces import Model
from sandtable.systems.warzone.state.state import WarzoneState

BLAST_REACH: Final = 2.0  # warzone.vehicle.hull: inches
BLAST_ST: Final = 10
HELD: Final = -1  # no place is damaged


async def hit_vehicle(state: WarzoneState, model: Model, hit: Hit) -> bool:
    """One hit on a vehicle; whether its hull is gone.

    warzone.vehicle.location: the die says where, unless an aimed shot chose. warzone.dice.powershot.av: after a natural
    1 there is no AV test. warzone.vehicle.steady: neither Stun nor damage types matter.
    """
    place = await Part(f"{model.id} {hit.avv} {hit.powershot:d} {hit.location}", Pierce(state, model, hit))
    if place == HELD:
        return False
    damage(state, model, place, hit.critical)
    return model.sp[HULL] <= 0


@final
class Pierce:
    """The dice of one hit on a vehicle: where it falls, and whether it goes through."""

    __slots__ = ("hit", "model", "state")

    def __init__(self, state: WarzoneState, model: Model, hit: Hit) -> None:
        self.state = state
        self.model = model
        self.hit = hit

    def __call__(self) -> Coroutine[Effect, object, int]:
        return self.go_on()

    async def go_on(self) -> int:
        """The place that is damaged, or HELD."""
        hit, model = self.hit, self.model
        place = hit.location
        if place < 0:
            place = await where(self.state, model, hit.side if hit.side >= 0 else model.side)
        if hit.powershot:
            return place
        need = location_need(model, place, hit.avv)
        return HELD if await passes(self.state, model.side, model.id, need, AV) else place


async def where(state: WarzoneState, model: Model, side: int) -> int:
    """warzone.vehicle.location: the place on which the die falls."""
    classes = state.catalogue.location_classes
    counts = await Roll(D20, 1, classes, "warzone.vehicle.location", side, None, model.id)
    return shown(counts) - 1


def location_need(model: Model, place: int, avv: int) -> Reckoning:
    """The AV test of a location."""
    return av_need(model.profile.locations[place].av, avv)


def damage(state: WarzoneState, model: Model, place: int, n: int) -> None:
    """warzone.av.damage: structure points off a location.

    warzone.vehicle.overflow: what it no longer has, and what one attack does beyond it, goes to the hull.
    """
    spent = min(n, model.sp[place])
    if spent:
        model.sp[place] -= spent
        _tell(state, model, place, spent)
        if model.sp[place] == 0:
            location_lost(state, model, place)
    if n > spent and place != HULL:
        beyond = min(n - spent, model.sp[HULL])
        model.sp[HULL] -= beyond
        _tell(state, model, HULL, beyond)


def _tell(state: WarzoneState, model: Model, place: int, n: int) -> None:
    state.tell(
        "warzone-event-damaged",
        lambda: {
            "model": model_name(state, model),
            "place": {"id": "warzone-location-" + LOCATIONS[place]},
            "n": n,
            "left": model.sp[place],
        },
        ["warzone.av.damage", "warzone.vehicle.location"],
        model.side,
        model.id,
    )


LOST_RULES: Final = (
    "warzone.vehicle.hull",
    "warzone.vehicle.drive",
    "warzone.vehicle.drive",
    "",
    "warzone.vehicle.crew",
)


def location_lost(state: WarzoneState, model: Model, place: int) -> None:
    """What a location at 0 SP means; drives and crew are read where M, RS and CC are reckoned."""
    if place == WEAPON:
        weapon_lost(state, model)
    elif place != HULL:
        state.tell(
            "warzone-event-crew-lost" if place == CREW else "warzone-event-drive-lost",
            lambda: {
                "model": model_name(state, model),
                "place": {"id": "warzone-location-" + LOCATIONS[place]},
            },
            [LOST_RULES[place]],
            model.side,
            model.id,
        )


def weapon_lost(state: WarzoneState, model: Model) -> None:
    """warzone.vehicle.weapon: the last ranged weapon listed goes, never the ram; with another left, back to 1 SP."""
    ranged = [weapon for weapon in model.weapons if weapon.ranged]
    if not ranged:
        return
    lost = ranged[-1]
    model.weapons = [weapon for weapon in model.weapons if weapon is not lost]
    if len(ranged) > 1:
        model.sp[WEAPON] = 1
    values: dict[str, Json] = {"model": model_name(state, model), "weapon": called(lost)}
    state.tell("warzone-event-weapon-lost", values, ["warzone.vehicle.weapon"], model.side, model.id)


def blast_hit() -> Hit:
    """warzone.vehicle.hull: a Blast hit of ST 10."""
    return Hit(BLAST_ST, BLAST, 0, why="warzone.vehicle.hull")


def explosion(state: WarzoneState, model: Model) -> list[tuple[Model, Hit]]:
    """warzone.vehicle.hull: everybody within 2 inches takes an automatic Blast hit."""
    hit = blast_hit()
    hits: list[tuple[Model, Hit]] = []
    for side in range(len(state.sides)):
        for other in state.field(side):
            if other is not model and within(model, other, BLAST_REACH):
                hits.append((other, hit))
    return hits
