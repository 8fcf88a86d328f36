"""Mines and decoys (chapter 6): who sets them off, what they do, and how they are made harmless."""

from __future__ import annotations

from typing import Final

from sandtable.core.effects import ask
from sandtable.core.question import Choose, Option
from sandtable.core.reckoning import Reckoning
from sandtable.core.wire import Json, Message, text_of
from sandtable.systems.fallout.attack.area import blast, caught
from sandtable.systems.fallout.book.words import MINE, TRAPS
from sandtable.systems.fallout.ground.sight import line
from sandtable.systems.fallout.harm.hits import suffer_all
from sandtable.systems.fallout.harm.mending import tries
from sandtable.systems.fallout.state.identities import DISARM, DISARM_OR_RISK, RISK
from sandtable.systems.fallout.state.names import named
from sandtable.systems.fallout.state.state import Culprit, FalloutState, Figure, Mine, Unit
from sandtable.table import Base, Disc, Point, distance_to_point, path_length, point_along
from sandtable.table.approach import leg_approach

DAMAGE_RULE: Final = "fallout.mine.detonate.damage"
DISARMS: Final = "fallout.mine.disarm.success"

# ------------------------------------------------------------ setting them off


def first_trigger(
    state: FalloutState, figure: Figure, path: list[Point], after: float
) -> tuple[float, Mine] | None:
    """The first counter that a way comes within 2 inches (5 cm) of, face down or revealed.

    fallout.mine.detonate.trigger.en, fallout.mine.detonate.trigger.it, fallout.mine.detonate.revealed

    fallout.mine.detonate.exempt: flyers, and whoever moves away from it, set nothing off. Returns the share of the
    way, no less than `after`, and the counter.
    """
    if not state.mines or figure.profile.flies:
        return None
    length = path_length(path)
    if length <= 0.0:
        return None
    best: tuple[float, Mine] | None = None
    for mine in state.mines:
        if not _passes_near(figure.base, path, mine, state.lengths.mine_trigger):
            continue
        along = _meeting(state, figure.base, path, length * after, mine)
        if along >= 0.0 and (best is None or along / length < best[0]):
            best = (along / length, mine)
    return best


def _meeting(state: FalloutState, base: Disc, path: list[Point], after: float, mine: Mine) -> float:
    """How far along the way a base is within reach of a counter and coming nearer, from `after` on; -1 for never."""
    gone = 0.0
    for i in range(1, len(path)):
        a, b = path[i - 1], path[i]
        leg = path_length([a, b])
        left = gone + leg - after
        if left > 0.0 and leg > 0.0:
            begin = max(after - gone, 0.0)
            start = point_along([a, b], begin)
            share = leg_approach(base, start, b, (mine.x, mine.y), trigger_reach(state))
            if share >= 0.0:
                return gone + begin + (leg - begin) * share
        gone += leg
    return -1.0


def trigger_reach(state: FalloutState) -> float:
    """fallout.mine.detonate.trigger.en, fallout.measure.within: exactly as far counts as within."""
    return state.lengths.mine_trigger + 1e-6


def _passes_near(base: Disc, path: list[Point], mine: Mine, reach: float) -> bool:
    """Whether the box round the way comes near the counter at all."""
    room = reach + base.reach + 1e-6
    left = min(point[0] for point in path) - room
    right = max(point[0] for point in path) + room
    low = min(point[1] for point in path) - room
    high = max(point[1] for point in path) + room
    return left <= mine.x <= right and low <= mine.y <= high


async def triggered(state: FalloutState, unit: Unit, figure: Figure | None, mine: Mine) -> bool:
    """fallout.mine.detonate.trigger.en: the counter is turned up, and a mine goes off.

    fallout.mine.detonate.traps_hero: a hero with Traps may try to disarm it first, which ends his move. True when
    the move ends here.
    """
    if figure is not None and can_disarm(figure) and await _tries(state, unit, figure, mine):
        await disarm(state, unit, figure, mine)
        return True
    reveal(state, mine, unit)
    if mine.decoy:
        remove(state, mine)
    else:
        await go_off(state, mine)
    return False


async def _tries(state: FalloutState, unit: Unit, figure: Figure, mine: Mine) -> bool:
    rule = "fallout.mine.detonate.traps_hero"
    options = [
        Option(DISARM, Message("fallout-opt-disarm", {"level": figure.skills[TRAPS]}), rule),
        Option(RISK, Message("fallout-opt-risk"), rule),
    ]
    prompt = Message("fallout-ask-disarm", named(unit, figure))
    answer = await ask(
        Choose(
            state.decider(unit),
            rule,
            prompt,
            options,
            subject=figure.id,
            topic="fallout.disarm",
            id=DISARM_OR_RISK,
        )
    )
    return text_of(answer) == DISARM


def reveal(state: FalloutState, mine: Mine, unit: Unit) -> None:
    """The counter is turned face up; from now on everybody knows what it is."""
    if mine.revealed:
        return
    mine.revealed = True
    state.reveals += 1
    message = "fallout-event-decoy-found" if mine.decoy else "fallout-event-mine-found"
    values: dict[str, Json] = {"unit": unit.name}
    rule = "fallout.mine.detonate.trigger.en" if state.english else "fallout.mine.detonate.trigger.it"
    state.tell(message, values, [rule], unit.side, mine.id)


def remove(state: FalloutState, mine: Mine) -> None:
    """fallout.mine.detonate.removed: an exploded mine, a disarmed one and a revealed decoy leave the table."""
    state.mines = [other for other in state.mines if other is not mine]


async def go_off(state: FalloutState, mine: Mine) -> None:
    """fallout.mine.detonate.area.en: everybody within 4 inches who sees the counter; .it: everybody within 10 cm."""
    remove(state, mine)
    rule = "fallout.mine.detonate.area.en" if state.english else "fallout.mine.detonate.area.it"
    state.tell("fallout-event-mine-explodes", {}, [rule, DAMAGE_RULE], mine.side, mine.id)
    victims = caught(state, mine.x, mine.y, state.lengths.mine_blast)
    if state.english:
        victims = [entry for entry in victims if _in_sight(state, mine, entry[0], entry[1])]
    harm = state.catalogue.weapons[MINE].modes[0]  # fallout.mine.detonate.damage
    await suffer_all(state, blast(state, harm, victims, "", Culprit(mine.side, "", DAMAGE_RULE)))


def _in_sight(state: FalloutState, mine: Mine, unit: Unit, figure: Figure | None) -> bool:
    spot = Disc(mine.x, mine.y, 0.01)
    vehicle = unit.vehicle
    base: Base | None = figure.base if figure is not None else vehicle.hull if vehicle is not None else None
    return base is not None and line(state, spot, base)


# ------------------------------------------------------------ disarming


def can_disarm(figure: Figure) -> bool:
    """With Traps, and not yet this turn.

    fallout.mine.disarm.who, fallout.mine.disarm.once, fallout.skill.one_per_turn
    """
    return TRAPS in figure.skills and not figure.disarmed and not figure.skill_used and figure.able()


def traps_level(figure: Figure) -> Reckoning:
    """fallout.mine.disarm.success: what disarming is rolled against."""
    return Reckoning(figure.skills.get(TRAPS, 0), "fallout-skill-traps", "fallout.skill.level_number")


def disarmable(state: FalloutState, figure: Figure) -> list[Mine]:
    """fallout.mine.disarm.who: the counters within 2 inches (5 cm), face down or revealed."""
    reach = state.lengths.mine_lay
    return [mine for mine in state.mines if distance_to_point(figure.base, mine.x, mine.y) <= reach + 1e-6]


async def disarm(state: FalloutState, unit: Unit, figure: Figure, mine: Mine) -> None:
    """fallout.mine.disarm.success: revealed and discarded. fallout.mine.disarm.fail.en: it explodes; .it: it does not.

    fallout.mine.disarm.once: one in a turn, and a token for it.
    """
    figure.disarmed = True
    figure.skill_used = True
    done = await tries(state, unit, figure, traps_level(figure), DISARMS)
    rule = DISARMS
    reveal(state, mine, unit)
    figure.sat_out = True
    if mine.decoy:
        remove(state, mine)
    elif done:
        remove(state, mine)
        state.tell("fallout-event-mine-disarmed", named(unit, figure), [rule], unit.side, mine.id)
    elif state.english:
        await go_off(state, mine)
    else:
        state.tell(
            "fallout-event-mine-live",
            named(unit, figure),
            ["fallout.mine.disarm.fail.it"],
            unit.side,
            mine.id,
        )
