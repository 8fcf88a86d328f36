"""What happened in Fallout: Warfare, read off events: never by the code that forecasts.

An attack is told as a shot (`hit`, `miss`), a blow (`strikes`, `strike-miss`), a burst or an impact; what follows until
the next of these is its doing. A deathclaw's revenge, reinforcements and whatever the turn brings are not.
"""

from __future__ import annotations

from typing import Any

from tests.nets.fallout_positions import assumed_positions, positions

from sandtable.core.event import Event
from sandtable.core.preview import OddsLine
from sandtable.core.question import Question

INSIDE = (
    "fallout.ranged.owner_picks", "fallout.unit.rat.pack", "fallout.action.overwatch.moment",
    "fallout.unit.deathclaw.revenge", "fallout.vehicle.crash", "fallout.vehicle.destroyed", "fallout.s4.re",
)  # fmt: skip
AFTER = ("fallout.env.", "fallout.initiative", "fallout.turn.", "fallout.morale.rally")
SAVE = "fallout.damage.save"
AIMED = "fallout.ae.aim"


def inside(question: Question) -> bool:
    """Who is hit, who joins a pack, who fires from overwatch, who is set down where: all that belongs to the attack."""
    return question.why.startswith(INSIDE)


class Told:
    """What the attacks of one answer did, counted."""

    def __init__(self, before: Any, events: list[Event], side: int) -> None:
        self.before = before
        self.side = side
        self.hits = 0
        self.hurts = 0
        self.dead: list[str] = []
        self.out: list[str] = []
        self.down: list[str] = []
        self.points = 0
        self.wrecks = 0
        self.landed: list[str] = []  # "on", "off" or "no", for every blast
        self.sides = {f.id: unit.side for unit in before.units for f in unit.figures}
        self.was_out = [f.id for unit in before.units for f in unit.figures if f.out]
        self.hulls = {unit.id: unit.side for unit in before.units if unit.vehicle is not None}
        self._read(events)

    def _read(self, events: list[Event]) -> None:
        ours = False  # whether what is told is the doing of an attack of ours
        wide = False  # … of a burst or blast, where every save is a hit
        aim: list[int] = []
        for event in events:
            if any(rule.startswith(AFTER) for rule in event.rules):
                return
            name = event.message.removeprefix("fallout-event-")
            if name in ("hit", "miss", "strikes", "strike-miss", "burst", "impact"):
                ours = event.side == self.side
                wide = name in ("burst", "impact")
                if ours and name in ("hit", "strikes") and AIMED not in event.rules:
                    self.hits += 1
                if ours and name == "miss" and AIMED in event.rules:
                    self.landed.append("no")
                if ours and name == "impact":
                    self.landed.append("on" if aim[0] <= 2 else "off")
            elif name in ("rushes", "swears", "reinforced", "overwatch"):
                ours = False
            elif event.dice is not None and "fallout.ae.scatter_dice" in event.rules:
                aim = [*aim, event.dice.faces[0]][-2:]
            elif ours:
                self._suffered(event, name, wide)

    def _suffered(self, event: Event, name: str, wide: bool) -> None:
        enemy = self.sides.get(event.subject, self.side) != self.side
        if event.dice is not None and SAVE in event.rules:
            self.hits += wide
            self.hurts += event.dice.classes[0] == 0
        elif name in ("vehicle-hit", "vehicle-holds"):
            self.hits += wide
            if self.hulls[event.subject] != self.side:
                self.points += int(event.values["n"]) if name == "vehicle-hit" else 0
        elif name in ("vehicle-destroyed", "vehicle-crash") and self.hulls[event.subject] != self.side:
            self.wrecks += 1
        elif name == "killed":
            self.dead.append(event.subject)
        elif name == "unconscious":
            self.out.append(event.subject)
        elif name == "knocked-down" and enemy:
            self.down.append(event.subject)

    def fallen(self, ours: bool) -> int:
        """Figures that could act or lie there before and are now dead or unconscious, of our side or of any other."""
        found = {*self.dead, *self.out} - set(self.was_out)
        return sum(1 for id in found if (self.sides[id] == self.side) == ours)

    def killed(self) -> int:
        return sum(1 for id in self.dead if self.sides[id] != self.side)


_last: list[tuple[list[Event], Told]] = []


def told(before: Any, events: list[Event], question: Question) -> Told:
    """All lines of a preview ask about the same events, so they are read once."""
    if not _last or _last[0][0] is not events:
        unit = next(unit for unit in before.units if unit.id == question.subject)
        _last[:] = [(events, Told(before, events, unit.side))]
    return _last[0][1]


def hits(
    before: Any, after: Any, events: list[Event], line: OddsLine, answer: Any, question: Question
) -> str:
    """How many figures and hulls were struck, friends under a burst or blast among them."""
    return str(told(before, events, question).hits)


def hurts(
    before: Any, after: Any, events: list[Event], line: OddsLine, answer: Any, question: Question
) -> str:
    """How many saves were failed."""
    return str(told(before, events, question).hurts)


def fallen(
    before: Any, after: Any, events: list[Event], line: OddsLine, answer: Any, question: Question
) -> str:
    """How many of the enemy are dead or unconscious that were not before."""
    return str(told(before, events, question).fallen(False))


def killed(
    before: Any, after: Any, events: list[Event], line: OddsLine, answer: Any, question: Question
) -> str:
    """How many of the enemy are dead."""
    return str(told(before, events, question).killed())


def friends(
    before: Any, after: Any, events: list[Event], line: OddsLine, answer: Any, question: Question
) -> str:
    """How many of one's own fell under one's own fire."""
    return str(told(before, events, question).fallen(True))


def points(
    before: Any, after: Any, events: list[Event], line: OddsLine, answer: Any, question: Question
) -> str:
    """What got through the hulls."""
    return str(told(before, events, question).points)


def hull(
    before: Any, after: Any, events: list[Event], line: OddsLine, answer: Any, question: Question
) -> str:
    """What has become of the vehicle that was attacked: destroyed, disabled since, or neither."""
    names = [event.message.removeprefix("fallout-event-") for event in events]
    if told(before, events, question).wrecks:
        return "fallout-hull-destroyed"
    return "fallout-hull-disabled" if "vehicle-disabled" in names else "fallout-hull-holds"


def down(
    before: Any, after: Any, events: list[Event], line: OddsLine, answer: Any, question: Question
) -> str:
    """How many of the enemy were knocked down, whatever became of them then."""
    return str(len(told(before, events, question).down))


def lands(
    before: Any, after: Any, events: list[Event], line: OddsLine, answer: Any, question: Question
) -> str | None:
    """Where the one blast came down."""
    landed = told(before, events, question).landed
    return "fallout-lands-" + landed[0] if landed else None


def skill(
    before: Any, after: Any, events: list[Event], line: OddsLine, answer: Any, question: Question
) -> str | None:
    """Whether the first die of whoever uses a skill was good enough."""
    for event in events:
        if event.dice is not None and event.subject == question.subject:
            return "fallout-skill-works" if event.dice.classes[0] else "fallout-skill-fails"
    return None


def healed(
    before: Any, after: Any, events: list[Event], line: OddsLine, answer: Any, question: Question
) -> str:
    """How many hit points somebody, or a vehicle, has more than before."""
    id = answer.rpartition(":")[2]
    for was, now in zip(before.units, after.units, strict=True):
        if was.id == id and was.vehicle is not None:
            return str(was.vehicle.damage - now.vehicle.damage)
        for one, other in zip(was.figures, now.figures, strict=True):
            if one.id == id:
                return str(other.hp - one.hp)
    raise AssertionError(id)


__all__ = ["ASSUMPTIONS", "CHOICES", "OBSERVERS", "assumed_positions", "chosen", "inside", "positions", "so"]

OBSERVERS = {
    "fallout-odds-hits": hits,
    "fallout-odds-hurt": hurts,
    "fallout-odds-fallen": fallen,
    "fallout-odds-killed": killed,
    "fallout-odds-friends": friends,
    "fallout-odds-points": points,
    "fallout-odds-hull": hull,
    "fallout-odds-down": down,
    "fallout-odds-lands": lands,
    "fallout-odds-skill": skill,
    "fallout-odds-healed": healed,
}


# ------------------------------------------------------------ what is taken for granted, where it is so

ASSUMPTIONS = ("core-odds-if-fired",)
CHOICES = ("overwatch-now", "overwatch-when")


def chosen(later: Question, question: Any, answer: Any) -> Any:
    """Everybody on overwatch who can fires at whoever is interrupted."""
    if later.id == "who-attacks-whom" and later.subject == question.subject:
        return {"at": question.acting.id}
    return None


def so(line: OddsLine, events: list[Event]) -> bool:
    """`chosen` sees to it."""
    return True
