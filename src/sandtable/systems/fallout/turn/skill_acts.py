"""Using a skill (chapter 5): what each use does."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from sandtable.core.reckoning import Reckoning
from sandtable.core.wire import Json, Message
from sandtable.systems.fallout.book.words import REPAIR, STEAL
from sandtable.systems.fallout.harm.mending import cure, mend_robot, mend_vehicle, treat, tries
from sandtable.systems.fallout.move.mine_laying import lay
from sandtable.systems.fallout.move.mines import disarm, remove, reveal
from sandtable.systems.fallout.setup.chests import open_chest
from sandtable.systems.fallout.state.identities import CURE, DISARM, HEAL, LAY, MEND, OPEN, RALLY, SPOT
from sandtable.systems.fallout.state.names import named
from sandtable.systems.fallout.state.state import Chest, FalloutState, Figure, Item, Mine, Unit


@final
@dataclass(kw_only=True, eq=False)
class Use:
    """One thing a figure can do with a skill now."""

    id: str
    label: Message
    rule: str
    level: Reckoning | None  # what the die is rolled against; None: no roll
    target: Figure | Unit | Mine | Chest
    token: str

    def kind(self) -> str:
        """What sort of use it is, which its id begins with."""
        return self.id.partition(":")[0]


def use_of(
    kind: str,
    target: Figure | Unit | Mine | Chest,
    rule: str,
    words: str,
    values: dict[str, Json],
    level: Reckoning,
    more: str = "",
) -> Use:
    """A use of a skill on somebody or something, for which a die is rolled; its words name the level as well."""
    label = Message(words, {**values, "level": level.number})
    return Use(
        id=f"{kind}:{target.id}{more}", label=label, rule=rule, level=level, target=target, token=target.id
    )


async def carry_out(state: FalloutState, unit: Unit, figure: Figure, one: Use) -> None:
    """fallout.dice.order_skill: the skill die, then the amount, then the die that may use up a kit."""
    target, level = one.target, one.level
    if level is None:
        if one.kind() == LAY:
            await lay(state, unit, figure)
    elif isinstance(target, Figure):
        await upon_somebody(state, unit, figure, target, one, level)
    elif isinstance(target, Unit):
        await upon_unit(state, unit, figure, target, one, level)
    elif isinstance(target, Mine):
        await upon_mine(state, unit, figure, target, one, level)
    elif one.kind() == OPEN:
        await pick_lock(state, unit, figure, one, level)


async def upon_somebody(
    state: FalloutState, unit: Unit, figure: Figure, target: Figure, one: Use, level: Reckoning
) -> None:
    """Wounds healed, poison cured, a robot mended, something stolen."""
    kind = one.kind()
    if kind == HEAL:
        await treat(state, unit, figure, target, level)
    elif kind == CURE:
        await cure(state, unit, figure, target, level)
    elif kind == MEND:
        await mend_robot(state, unit, figure, target, level)
    elif kind == STEAL:
        await steal(state, unit, figure, target, one.id.rpartition(":")[2], level)


async def upon_unit(
    state: FalloutState, unit: Unit, figure: Figure, target: Unit, one: Use, level: Reckoning
) -> None:
    """A vehicle repaired, a squad rallied."""
    if one.kind() == REPAIR:
        await mend_vehicle(state, unit, figure, target, level)
    elif one.kind() == RALLY:
        await rally_squad(state, unit, figure, target, level)


async def upon_mine(
    state: FalloutState, unit: Unit, figure: Figure, mine: Mine, one: Use, level: Reckoning
) -> None:
    """A skill used on a mine counter: it is disarmed, or spotted and turned over."""
    if one.kind() == DISARM:
        figure.skill_used = False  # disarming marks it itself
        await disarm(state, unit, figure, mine)
    elif one.kind() == SPOT:
        await spot(state, unit, figure, mine, level)


async def pick_lock(state: FalloutState, unit: Unit, figure: Figure, one: Use, level: Reckoning) -> None:
    """fallout.skill.lockpick, fallout.s3.open: on a success the box is open."""
    if not await tries(state, unit, figure, level, "fallout.skill.lockpick"):
        values = named(unit, figure)
        state.tell("fallout-event-lock-holds", values, ["fallout.skill.lockpick"], unit.side, figure.id)
        return
    for chest in state.chests:
        if chest is one.target:
            await open_chest(state, figure, chest)


async def steal(
    state: FalloutState, unit: Unit, figure: Figure, victim: Figure, item_id: str, level: Reckoning
) -> None:
    """fallout.skill.steal: on a success the item changes hands."""
    values = named(unit, figure)
    values["item"] = {"id": "fallout-item-" + item_id}
    if not await tries(state, unit, figure, level, "fallout.skill.steal"):
        state.tell("fallout-event-theft-fails", values, ["fallout.skill.steal"], unit.side, figure.id)
        return
    taken = victim.item(item_id)
    if taken is None:
        return
    victim.items = [item for item in victim.items if item is not taken]
    figure.items = [*figure.items, Item(taken.id, taken.doses)]
    state.tell("fallout-event-stolen", values, ["fallout.skill.steal"], unit.side, figure.id)


async def spot(state: FalloutState, unit: Unit, figure: Figure, mine: Mine, level: Reckoning) -> None:
    """fallout.mine.spot.roll: a Perception test turns the counter up, and removes a decoy."""
    rule = "fallout.mine.spot.roll"
    if not await tries(state, unit, figure, level, rule):
        state.tell("fallout-event-not-spotted", named(unit, figure), [rule], unit.side, mine.id)
        return
    reveal(state, mine, unit)
    if mine.decoy:
        remove(state, mine)


async def rally_squad(state: FalloutState, unit: Unit, figure: Figure, squad: Unit, level: Reckoning) -> None:
    """fallout.unit.elder.rally: on the Elder's own Charisma; the token of the squad stays."""
    rule = "fallout.unit.elder.rally"
    values: dict[str, Json] = {"unit": squad.name}
    if await tries(state, unit, figure, level, rule):
        squad.broken = False
        state.tell("fallout-event-rallied", values, [rule], squad.side, squad.id)
    else:
        state.tell("fallout-event-not-rallied", values, [rule], squad.side, squad.id)
