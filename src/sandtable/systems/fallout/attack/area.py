"""Area effect weapons (chapter 4.5): aim, scatter, blast."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from functools import partial
from typing import Final, final

from sandtable.core.effects import D10, Effect, Roll, shown
from sandtable.systems.fallout.attack.arms import Attacker
from sandtable.systems.fallout.attack.items import pulse
from sandtable.systems.fallout.attack.ranged import KNOCKS, MISS, attack_die
from sandtable.systems.fallout.attack.smoke import lay_smoke
from sandtable.systems.fallout.attack.to_hit import blast_need
from sandtable.systems.fallout.book.profiles import Mode, Way
from sandtable.systems.fallout.book.words import EMP_GRENADE, SMOKE_GRENADE
from sandtable.systems.fallout.harm.hits import NO_HITS, Hit, Onward, suffer_all
from sandtable.systems.fallout.harm.saves import save_of
from sandtable.systems.fallout.state.dice import lessened
from sandtable.systems.fallout.state.near_units import ring_about
from sandtable.systems.fallout.state.state import Culprit, FalloutState, Figure, Unit
from sandtable.systems.fallout.state.tally import OFF_MARK, ON_MARK
from sandtable.table import Base, Disc, Point, bearing, distance_to_point, scatter

WHY: Final = "fallout.ae.aim"
DICE: Final = "fallout.ae.scatter_dice"
ON_TARGET: Final = 1
DIRECTIONS: Final = [1, 1, 3, 4, 5, 6, 7, 8, 9, 10]
"""fallout.ae.direction_hit: 1 and 2 mean the same, every other face is a direction of its own."""
STAYS: Final = [0] * 10


def spot_base(x: float, y: float) -> Disc:
    """A bare point that a smoke grenade is aimed at."""
    return Disc(x, y, 0.01)


@final
class Falling(Onward):
    """It is in the air; `knocks` says that it will knock down whom it catches."""

    def __init__(
        self, rest: Callable[[], Coroutine[Effect, object, object]], about: object, knocks: bool
    ) -> None:
        super().__init__(rest, about, NO_HITS)
        self.knocks = knocks


async def launch(
    state: FalloutState, attacker: Attacker, way: Way, unit: Unit, figure: Figure | None, base: Base
) -> None:
    """fallout.ae.weapons: the attack roll, the scatter, the blast. fallout.ae.miss: after a miss nothing happens."""
    mode = way.mode
    reckoning = blast_need(state, attacker, mode, base, figure)
    at = unit.id if unit is not attacker.unit else ""
    result = await attack_die(state, attacker, reckoning, mode.knockdown, WHY, at)
    if result != MISS:
        knocks = result == KNOCKS
        rest = partial(come_down, state, attacker, way, base, knocks)
        await Falling(rest, (attacker.figure.id, way.id, base.x, base.y), knocks)
        await rest()


async def come_down(state: FalloutState, attacker: Attacker, way: Way, base: Base, knocks: bool) -> None:
    """fallout.ae.scatter_dice: two dice say where it comes down; then the blast.

    fallout.ae.radius.grenade, fallout.ae.radius.rpg, fallout.ae.radius.cannon: how far a blast reaches is in the
    area chart. fallout.ae.knockdown: a natural 1 of the attack die knocks down everybody in it.
    fallout.item.smoke.throw, fallout.item.emp: smoke harms nobody, a pulse does what a grenade does and more.
    """
    mode = way.mode
    side = state.decider(attacker.unit)
    minus = state.catalogue.blasts[mode.blast].scatter_minus
    direction = shown(await Roll(D10, 1, DIRECTIONS, DICE, side, None, attacker.figure.id))
    counts = await Roll(D10, 1, drifts(direction, minus), DICE, side, None, attacker.figure.id)
    x, y = impact(state, attacker.base, base, direction, shown(counts))
    state.tell("fallout-event-impact", {"x": x, "y": y}, [DICE], side, attacker.figure.id)
    tally = state.tally
    if tally is not None:
        tally.landed += ON_MARK if direction == ON_TARGET else OFF_MARK
    hits: list[Hit] = []
    if mode.saves:
        radius = state.catalogue.blasts[mode.blast].radius
        knock = "fallout.ae.knockdown" if knocks else ""
        hits = blast(state, mode, caught(state, x, y, radius), knock, attacker.culprit(state, mode.rule))
    item = way.weapon.item if way.weapon is not None else ""
    await suffer_all(state, hits, partial(pulse, state, x, y) if item == EMP_GRENADE else None)
    if item == SMOKE_GRENADE:
        await lay_smoke(state, side, x, y, knocks)


def drifts(direction: int, minus: int) -> list[int]:
    """What the faces of the second scatter die mean: inches, or nothing where it lands on its mark.

    fallout.ae.distance.grenade, fallout.ae.distance.rpg, fallout.ae.distance.cannon, fallout.ae.distance_min.it: the
    die less something, at least one inch (2.5 cm).
    """
    return STAYS if direction == ON_TARGET else lessened(minus)


def impact(state: FalloutState, origin: Base, target: Base, direction: int, inches: int) -> Point:
    """fallout.ae.direction_hit: on 1 and 2 it lands where it was aimed.

    fallout.ae.direction.en: 3 is straight on. fallout.ae.direction.it: 3 is back towards the attacker.
    fallout.ae.direction_steps: every number more is 45 degrees further clockwise, seen from above.
    """
    if direction == ON_TARGET:
        return target.x, target.y
    ahead = bearing(origin.x, origin.y, target.x, target.y)
    if not state.english:
        ahead += 180.0
    # With y growing downwards a heading that grows turns clockwise for whoever looks from above.
    ahead += 45.0 * (direction - 3)
    return scatter(target.x, target.y, ahead, inches * state.lengths.inch)


def caught(state: FalloutState, x: float, y: float, radius: float) -> list[tuple[Unit, Figure | None]]:
    """fallout.ae.victims, fallout.measure.points: everybody whose base or hull is within the radius, nearest first.

    fallout.vehicle.ae_burst: of a vehicle only the vehicle. fallout.ae.off_table: the point may lie off the table.
    """
    victims: list[tuple[float, int, Unit, Figure | None]] = []
    for unit in state.units:
        if not unit.on_table():
            continue
        vehicle = unit.vehicle
        if vehicle is not None:
            gap = distance_to_point(vehicle.hull, x, y)
            if gap <= radius + 1e-6:
                victims.append((gap, len(victims), unit, None))
            continue
        ring = unit.ring
        dx, dy, room = ring if ring is not None else ring_about(unit)
        dx -= x
        dy -= y
        room += radius + 1e-3
        if dx * dx + dy * dy > room * room:
            continue
        for figure in unit.figures:
            if figure.present():
                gap = distance_to_point(figure.base, x, y)
                if gap <= radius + 1e-6:
                    victims.append((gap, len(victims), unit, figure))
    victims.sort(key=_nearest)
    return [(unit, figure) for _, _, unit, figure in victims]


def _nearest(entry: tuple[float, int, Unit, Figure | None]) -> tuple[float, int]:
    return (entry[0], entry[1])


def blast(
    state: FalloutState,
    mode: Mode,
    victims: list[tuple[Unit, Figure | None]],
    knock: str,
    culprit: Culprit,
) -> list[Hit]:
    """fallout.ae.victims: friend or foe, everybody caught is hit; `knock` knocks them down. Mines use it too."""
    hits: list[Hit] = []
    for unit, figure in victims:
        save = save_of(figure, mode.save_short, "fallout-mod-save", mode.rule) if figure is not None else None
        one = Hit(unit, figure, save, mode.damage, culprit)
        one.side = state.decider(unit)
        one.knock = knock
        hits.append(one)
    return hits
