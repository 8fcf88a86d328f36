"""What a place would bring: who is seen from there and sees, who fires on the way, and how hot the ground is."""

from __future__ import annotations

from sandtable.core.preview import OddsLine, Preview, SightLine
from sandtable.core.wire import Json, Message, Reason


class Shelter:
    """Cover against one enemy: how much of it in thirds, what it is worth in the game's own sign, and the rule."""

    __slots__ = ("label", "level", "value", "why")

    def __init__(self, level: int, value: str, label: Message, why: str) -> None:
        self.level = level  # 0 none to 3
        self.value = value
        self.label = label
        self.why = why

    def wire(self) -> dict[str, Json]:
        return {"level": self.level, "value": self.value, "label": self.label.wire(), "why": self.why}


class Shot:
    """What fire would bring, out of its preview: the dice in words, what is counted, its mean, the chance of any."""

    __slots__ = ("counts", "exact", "facts", "mean", "some")

    def __init__(self, facts: list[Message], counts: Message, mean: float, some: float, exact: bool) -> None:
        self.facts = facts
        self.counts = counts
        self.mean = mean
        self.some = some
        self.exact = exact

    def wire(self) -> dict[str, Json]:
        return {
            "facts": [fact.wire() for fact in self.facts],
            "counts": self.counts.wire(),
            "mean": self.mean,
            "some": self.some,
            "exact": self.exact,
        }


def shot_of(preview: Preview, facts: list[Message], counted: str = "") -> Shot | None:
    """The shot that a preview speaks of: its line of odds titled `counted`, or the first; None where it has none."""
    if preview.reasons or not preview.odds:
        return None
    line = preview.odds[0]
    for other in preview.odds:
        if other.title.id == counted:
            line = other
            break
    return Shot(facts, line.title, mean_of(line), 1.0 - nothing_of(line), line.exact)


def mean_of(line: OddsLine) -> float:
    """The mean of a distribution of numbers; of one of words, the chance of anything but the first."""
    total = 0.0
    for label, p in line.classes:
        if not label.isdigit():
            return 1.0 - nothing_of(line)
        total += int(label) * p
    return total


def nothing_of(line: OddsLine) -> float:
    """The chance that nothing comes of it: the class 0, or the one that says none."""
    for label, p in line.classes:
        if label == "0" or label.endswith(("-none", "-miss", "-no", "-holds")):
            return p
    return 0.0


def added(shots: list[Shot]) -> Shot | None:
    """Several shots at the same as one: means add up, and any of them may bring something."""
    if not shots:
        return None
    none = 1.0
    for shot in shots:
        none *= 1.0 - shot.some
    first = shots[0]
    mean = sum(shot.mean for shot in shots)
    return Shot(first.facts, first.counts, mean, 1.0 - none, all(shot.exact for shot in shots))


class Facing:
    """One enemy from the place: the line to it, the cover against it, what either's fire would bring."""

    __slots__ = ("distance", "line", "mine", "shelter", "theirs", "unit")

    def __init__(self, unit: str, distance: float, line: SightLine) -> None:
        self.unit = unit
        self.distance = distance
        self.line = line
        self.shelter: Shelter | None = None
        self.mine: Shot | None = None  # what fire from there would bring
        self.theirs: Shot | None = None  # what would be drawn there

    def wire(self) -> dict[str, Json]:
        out: dict[str, Json] = {"unit": self.unit, "distance": self.distance, "line": self.line.wire()}
        shelter, mine, theirs = self.shelter, self.mine, self.theirs
        if shelter is not None:
            out["shelter"] = shelter.wire()
        if mine is not None:
            out["mine"] = mine.wire()
        if theirs is not None:
            out["theirs"] = theirs.wire()
        return out


class Eye:
    """One who would fire on the way: from where, at which point of it, after how much of it, by which rule."""

    __slots__ = ("at", "gone", "shot", "start", "unit", "why")

    def __init__(
        self,
        unit: str,
        start: tuple[float, float],
        at: tuple[float, float],
        gone: float,
        shot: Shot,
        why: str,
    ) -> None:
        self.unit = unit
        self.start = start
        self.at = at
        self.gone = gone
        self.shot = shot
        self.why = why

    def wire(self) -> dict[str, Json]:
        return {
            "unit": self.unit,
            "from": [self.start[0], self.start[1]],
            "at": [self.at[0], self.at[1]],
            "gone": self.gone,
            "shot": self.shot.wire(),
            "why": self.why,
        }


class Outlook:
    """All that a unit would have before it at a place: enemies, nearest first, and who fires on the way there."""

    def __init__(self) -> None:
        self.facing: list[Facing] = []
        self.eyes: list[Eye] = []
        self.how: Message | None = None  # how the best shot from there is made: aimed, say
        self.how_why = ""

    def best(self) -> str:
        """The enemy at whom a shot from there brings most; "" where there is none."""
        foe, most = "", 0.0
        for row in self.facing:
            mine = row.mine
            if mine is not None and mine.mean > most:
                foe, most = row.unit, mine.mean
        return foe

    def drawn(self) -> float:
        """What all that would be drawn there adds up to."""
        return sum(row.theirs.mean for row in self.facing if row.theirs is not None)

    def wire(self) -> dict[str, Json]:
        out: dict[str, Json] = {
            "facing": [row.wire() for row in self.facing],
            "eyes": [eye.wire() for eye in self.eyes],
            "best": self.best(),
            "drawn": self.drawn(),
        }
        how = self.how
        if how is not None:
            out["how"] = Reason(self.how_why, how.id, how.values).wire()
        return out


class Threat:
    """How much fire every place of the board may draw next turn, on a coarse grid or hex by hex.

    `bands` are the least value of each band with its words, in rising order.
    """

    def __init__(self, bands: list[tuple[float, Message]]) -> None:
        self.bands = bands
        self.step = 0.0  # of a table: between the points of the grid
        self.columns = 0
        self.values: list[float] = []  # row by row from the corner with the least coordinates
        self.hexes: list[tuple[int, int]] = []  # of a map: the hexes that the values belong to

    def wire(self) -> dict[str, Json]:
        bands: list[Json] = [{"least": least, "label": label.wire()} for least, label in self.bands]
        out: dict[str, Json] = {"bands": bands, "values": [value for value in self.values]}
        if self.hexes:
            out["hexes"] = [[q, r] for q, r in self.hexes]
        else:
            out["step"] = self.step
            out["columns"] = self.columns
        return out


class PlanPreview(Preview):
    """The answer of the tool `plan`: what a place would bring."""

    def __init__(self, outlook: Outlook) -> None:
        super().__init__()
        self.outlook = outlook

    def wire(self) -> dict[str, Json]:
        out = super().wire()
        out["outlook"] = self.outlook.wire()
        return out


class ThreatPreview(Preview):
    """The answer of the tool `threat`: how hot the ground is."""

    def __init__(self, threat: Threat) -> None:
        super().__init__()
        self.threat = threat

    def wire(self) -> dict[str, Json]:
        out = super().wire()
        out["threat"] = self.threat.wire()
        return out
