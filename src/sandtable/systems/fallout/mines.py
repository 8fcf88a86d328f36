"""Mines and decoys (chapter 6): who sets them off, what they do, and how they are made harmless."""

from __future__ import annotations

from math import sqrt
from typing import Final

from sandtable.core.effects import ask
from sandtable.core.question import Choose, Option
from sandtable.core.wire import Json, Message, text_of
from sandtable.systems.fallout.area import caught, strike_all
from sandtable.systems.fallout.damage import named
from sandtable.systems.fallout.dice import need_words, passes
from sandtable.systems.fallout.profiles import AREA, Damage, Mode
from sandtable.systems.fallout.sight import line
from sandtable.systems.fallout.state import Culprit, FalloutState, Figure, Mine, Unit
from sandtable.table import Base, Disc, Hull, Point, distance_to_point, path_length, point_along

TRAPS: Final = "traps"
DAMAGE_RULE: Final = "fallout.mine.detonate.damage"
DISARM: Final = "disarm"
RISK: Final = "risk"

MINE_SAVE: Final = -2
MINE_MINUS: Final = 5
"""fallout.mine.detonate.damage: save modifier -2, damage 1d10-5, at least 1."""

STEP: Final = 0.1
"""In inches: how finely a way is looked at for the first counter on it."""


def mine_mode() -> Mode:
    """fallout.mine.detonate.damage: the blast as a row of the area chart."""
    mode = Mode(AREA, "AG", DAMAGE_RULE, Damage(0, True, MINE_MINUS))
    mode.save_short = MINE_SAVE
    mode.save_long = MINE_SAVE
    return mode


BLAST: Final = mine_mode()


# ------------------------------------------------------------ setting them off


def first_trigger(
    state: FalloutState, figure: Figure | None, hull: Hull | None, path: list[Point], after: float
) -> tuple[float, Mine] | None:
    """The first counter that a way comes within 2 inches (5 cm) of, face down or revealed.

    fallout.mine.detonate.trigger.en, fallout.mine.detonate.trigger.it, fallout.mine.detonate.revealed

    fallout.mine.detonate.exempt: flyers, and whoever moves away from it, set nothing off. Returns the share of the
    way after `after`, and the counter.
    """
    base: Base | None = hull if hull is not None else figure.base if figure is not None else None
    if not state.mines or base is None or (figure is not None and figure.profile.flies):
        return None
    length = path_length(path)
    if length <= 0.0:
        return None
    best: tuple[float, Mine] | None = None
    for mine in state.mines:
        share = _meeting(state, base, path, length, mine, after)
        if share is not None and (best is None or share < best[0]):
            best = (share, mine)
    return best


def _meeting(
    state: FalloutState, base: Base, path: list[Point], length: float, mine: Mine, after: float
) -> float | None:
    """Where on the way a base is within reach of a counter and coming nearer, seen step by step."""
    reach = state.lengths.mine_trigger
    if not _passes_near(base, path, mine, reach):
        return None
    steps = max(int(length / (STEP * state.lengths.inch)) + 1, 2)
    gap = _gap_at(base, path, length * after, mine)
    for number in range(1, steps + 1):
        share = after + (1.0 - after) * number / steps
        nearer = _gap_at(base, path, length * share, mine)
        if nearer < gap - 1e-6 and nearer <= reach + 1e-6:
            return share
        gap = nearer
    return None


def _passes_near(base: Base, path: list[Point], mine: Mine, reach: float) -> bool:
    """Whether the box round the way comes near the counter at all."""
    room = reach + base.reach
    left = min(point[0] for point in path) - room
    right = max(point[0] for point in path) + room
    low = min(point[1] for point in path) - room
    high = max(point[1] for point in path) + room
    return left <= mine.x <= right and low <= mine.y <= high


def _gap_at(base: Base, path: list[Point], far: float, mine: Mine) -> float:
    x, y = point_along(path, far)
    if isinstance(base, Disc):
        return max(sqrt((mine.x - x) ** 2 + (mine.y - y) ** 2) - base.radius, 0.0)
    return distance_to_point(base.at(x, y), mine.x, mine.y)


async def triggered(state: FalloutState, unit: Unit, figure: Figure | None, mine: Mine) -> bool:
    """fallout.mine.detonate.trigger.en: the counter is turned up, and a mine goes off.

    fallout.mine.detonate.traps_hero: a hero with Traps may try to disarm it first, which ends his move. True when
    the move ends here.
    """
    if figure is not None and may_disarm(figure) and await _tries(state, unit, figure, mine):
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
    answer = await ask(Choose(state.decider(unit), rule, prompt, options, figure.id, "fallout.disarm"))
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
    await strike_all(state, BLAST, victims, "", Culprit(mine.side, "", DAMAGE_RULE))


def _in_sight(state: FalloutState, mine: Mine, unit: Unit, figure: Figure | None) -> bool:
    spot = Disc(mine.x, mine.y, 0.01)
    vehicle = unit.vehicle
    base: Base | None = figure.base if figure is not None else vehicle.hull if vehicle is not None else None
    return base is not None and line(state, spot, base)


# ------------------------------------------------------------ disarming


def may_disarm(figure: Figure) -> bool:
    """With Traps, and not yet this turn.

    fallout.mine.disarm.who, fallout.mine.disarm.once, fallout.skill.one_per_turn
    """
    return TRAPS in figure.skills and not figure.disarmed and not figure.skill_used and figure.able()


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
    level = figure.skills[TRAPS]
    rule = "fallout.mine.disarm.success"
    need = need_words(level, 0) if state.listens() else None
    done = await passes(level, 0, rule, state.decider(unit), figure.id, need)
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
