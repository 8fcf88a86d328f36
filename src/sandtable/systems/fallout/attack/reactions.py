"""Overwatch (summary sheet): interrupting an enemy's activation with one ranged attack."""

from __future__ import annotations

from typing import ClassVar, Final, final

from sandtable.core.effects import Ask
from sandtable.core.preview import Preview
from sandtable.core.question import Choose, Option
from sandtable.core.wire import Json, Message, Reason, text_of
from sandtable.systems.fallout.attack.arms import Attacker, furthest_reach
from sandtable.systems.fallout.attack.battery import Battery
from sandtable.systems.fallout.attack.firing import attack_with
from sandtable.systems.fallout.attack.glimpses import Glimpses
from sandtable.systems.fallout.attack.passage import Passage
from sandtable.systems.fallout.attack.targeting import AttackQuestion
from sandtable.systems.fallout.attack.watchers import watchers
from sandtable.systems.fallout.ground.engagement import engaged_members
from sandtable.systems.fallout.state.identities import AT, FIRE, HOLD, LET_GO, OVERWATCH_NOW, OVERWATCH_WHEN
from sandtable.systems.fallout.state.near_units import ring_about
from sandtable.systems.fallout.state.state import FalloutState, Unit
from sandtable.table import Point
from sandtable.table.kernel import point_to_segment_squared

PENALTY: Final = 4
MOMENT: Final = "fallout.action.overwatch.moment"
SHARES: Final = [0.25, 0.5, 0.75, 1.0]
"""Moments of a move that are proposed; any other may be named."""


def battery_of(state: FalloutState, unit: Unit) -> Battery:
    """fallout.action.overwatch.fire, fallout.action.overwatch.unfit: each able member that is not engaged, at +4."""
    why = "fallout.action.overwatch.penalty"
    able = unit.able()
    held = engaged_members(state, unit, able)
    attackers = [Attacker(unit, figure, PENALTY, why) for figure in able if figure not in held]
    battery = Battery(state, unit, attackers, "fallout.action.overwatch.fire", melee=False, ranged=True)
    battery.nobody_held()
    return battery


def anybody_near(state: FalloutState, unit: Unit, ways: list[list[Point]]) -> bool:
    """A quick look: whether any enemy, or any of these ways, comes within the furthest reach of the unit at all."""
    x, y, room = ring_about(unit)
    room += furthest_reach(state, unit.figures)
    for enemy in state.foes(unit.side):
        if enemy.gone:
            continue
        ring = enemy.ring
        cx, cy, far = ring if ring is not None else ring_about(enemy)
        cx -= x
        cy -= y
        far += room
        if cx * cx + cy * cy <= far * far:
            return True
    far = room + state.lengths.inch
    far *= far
    for way in ways:
        for i in range(1, len(way)):
            x1, y1 = way[i - 1]
            x2, y2 = way[i]
            if point_to_segment_squared(x, y, x1, y1, x2, y2) <= far:
                return True
    return False


async def offer(state: FalloutState, acting: Unit) -> bool:
    """fallout.action.overwatch.moment: when an action is announced, and before each attack names its target.

    Several overwatching units fire one after another in their owner's order; overwatch never answers overwatch.
    Whether anybody fired.
    """
    fired = False
    for unit in watchers(state, acting):
        if not unit.overwatch or not anybody_near(state, unit, []):
            continue
        if not battery_of(state, unit).any_target():
            continue
        options = [
            Option(HOLD, Message("fallout-opt-overwatch-hold"), MOMENT),
            Option(LET_GO, Message("fallout-opt-overwatch-pass"), MOMENT),
            Option(
                FIRE, Message("fallout-opt-overwatch-fire"), "fallout.action.overwatch.fire", icon="attack"
            ),
        ]
        prompt = Message("fallout-ask-overwatch", {"unit": unit.name, "acting": acting.name})
        topic = "fallout.overwatch"
        side = state.decider(unit)
        question = NowQuestion(side, MOMENT, prompt, options, unit.id, topic)
        question.foresee(state, unit, acting)
        chosen = text_of(await Ask(question))
        if chosen == LET_GO:
            state.passed.append(unit.id)
        elif chosen == FIRE:
            await fire(state, unit)
            fired = True
        if state.result is not None or acting.gone:
            break
    return fired


async def fire(state: FalloutState, unit: Unit) -> None:
    """fallout.action.overwatch.fire, fallout.action.overwatch.token: the attack; the marker becomes a token.

    Whoever named a moment at which there is nobody to shoot at keeps the marker.
    """
    battery = battery_of(state, unit)
    if not battery.any_target():
        return
    unit.overwatch = False
    unit.token = True
    state.tell(
        "fallout-event-overwatch", {"unit": unit.name}, ["fallout.action.overwatch.fire"], unit.side, unit.id
    )
    await attack_with(battery)


class ReactionQuestion(Choose):
    """A question to somebody on overwatch: its fire is shown beforehand like any other."""

    def foresee(self, state: FalloutState, unit: Unit, acting: Unit) -> None:
        """Notes who would fire at whom."""
        self.state = state
        self.unit = unit
        self.acting = acting

    def shot(self) -> Preview:
        """What fire at whoever acts would bring as everybody stands now; nothing where it goes at others."""
        shot = AttackQuestion(battery_of(self.state, self.unit)).preview({"at": self.acting.id})
        if shot.reasons:
            return Preview()
        shot.assume(Message("core-odds-if-fired"))
        return shot


class NowQuestion(ReactionQuestion):
    """fallout.action.overwatch.moment: whether to fire before the action goes on."""

    identity: ClassVar[str] = OVERWATCH_NOW

    def preview(self, answer: Json) -> Preview:
        return self.shot() if text_of(answer) == FIRE else super().preview(answer)


class WhenQuestion(ReactionQuestion):
    """fallout.action.overwatch.moment: at which share of the way to interrupt, if at all ("at:0.4" names any)."""

    identity: ClassVar[str] = OVERWATCH_WHEN

    def follow(self, passage: Passage) -> None:
        """Notes the way that may be interrupted."""
        self.passage = passage

    def preview(self, answer: Json) -> Preview:
        """The shot with the movers where they would be then."""
        named = text_of(answer)
        share = share_of(named) if named.startswith(AT) else None
        if share is None:
            return super().preview(answer)
        before = self.passage.now()
        self.passage.put([self.passage.spot(i, share) for i in range(len(before))])
        shot = self.shot()
        self.passage.put(before)
        return shot

    def check(self, answer: Json) -> list[Reason]:
        named = text_of(answer)
        if named.startswith(AT) and share_of(named) is not None:
            return []
        return super().check(answer)


def share_of(answer: str) -> float | None:
    """The share an answer names, above 0 and at most 1."""
    try:
        share = float(answer.removeprefix(AT))
    except ValueError:
        return None
    return share if 0.0 < share <= 1.0 else None


@final
class Interrupt:
    """When somebody wants to fire, and who."""

    __slots__ = ("share", "unit")

    def __init__(self, share: float, unit: Unit) -> None:
        self.share = share
        self.unit = unit


async def interrupts(state: FalloutState, passage: Passage) -> Interrupt | None:
    """Asks everybody on overwatch when in this move to fire; the earliest moment, the first of equals.

    Whoever would have no target at any moment of it is not asked.
    """
    best: Interrupt | None = None
    for unit in watchers(state, passage.unit):
        shares = chances(state, passage, unit)
        if not shares:
            continue
        options = [
            Option(HOLD, Message("fallout-opt-overwatch-hold"), MOMENT),
            Option(LET_GO, Message("fallout-opt-overwatch-pass"), MOMENT),
        ]
        for share in shares:
            label = Message("fallout-opt-overwatch-at", {"share": round(share * 100)})
            options.append(Option(f"{AT}{share}", label, MOMENT, icon="overwatch"))
        prompt = Message("fallout-ask-overwatch-move", {"unit": unit.name, "acting": passage.unit.name})
        question = WhenQuestion(state.decider(unit), MOMENT, prompt, options, unit.id, "fallout.overwatch")
        question.foresee(state, unit, passage.unit)
        question.follow(passage)
        chosen = text_of(await Ask(question))
        if chosen == LET_GO:
            state.passed.append(unit.id)
        named = share_of(chosen) if chosen.startswith(AT) else None
        if named is not None and (best is None or named < best.share):
            best = Interrupt(named, unit)
    return best


def chances(state: FalloutState, passage: Passage, unit: Unit) -> list[float]:
    """The moments to propose, if there is any at which a unit would have a target; else none."""
    if not anybody_near(state, unit, passage.paths):
        return []
    if could_fire(state, passage, unit, 1.0):
        return SHARES[:]
    seen = Glimpses(state, passage, unit)
    share = seen.after()
    while share >= 0.0 and not could_fire(state, passage, unit, share):
        share = seen.after()
    if share < 0.0:
        return []
    return sorted([*SHARES, share]) if share not in SHARES else SHARES[:]


def could_fire(state: FalloutState, passage: Passage, unit: Unit, share: float) -> bool:
    """Whether the unit would have a target with the movers that far along their ways."""
    before = passage.now()
    passage.put([passage.spot(i, share) for i in range(len(before))])
    possible = battery_of(state, unit).any_target()
    passage.put(before)
    return possible
