"""What lies on paper: armies and the things of a real table, for printers that know no rules.

Typed dictionaries, as in `scene.py`: plain JSON at run time, checked where systems build them. Sizes are in
millimetres, because paper is measured with a ruler and not in the unit of a game. A text is a message
(`{"id": …}`), or the two languages of the ledger (`{"en": …, "it": …}`).
"""

from __future__ import annotations

from typing import Final, NotRequired, TypedDict

from sandtable.core.keeping import Kept
from sandtable.core.ledger import Rule, rules_of
from sandtable.core.printed import rows_of, word, words
from sandtable.core.wire import Json

Words = dict[str, Json]

INCH: Final = 25.4
CENTIMETRE: Final = 10.0


class PaperLine(TypedDict):
    """A number in play under its name: "Save", "5+"."""

    label: Words
    value: str
    words: NotRequired[Words]  # said instead of the value


class PaperBoxes(TypedDict):
    """Boxes to tick: wounds, pins, crew, ammunition."""

    label: Words
    count: int
    marks: NotRequired[list[str]]  # what stands in each box


class PaperWeapon(TypedDict):
    """One way to attack, with its numbers; `note` says what is special about it in a few words."""

    name: Words
    lines: list[PaperLine]
    note: NotRequired[list[Words]]


class PaperFigure(TypedDict):
    """Figures alike. `base` is the diameter of a round one; a vehicle has `length` and `width`."""

    count: int
    name: Words
    leader: bool
    lines: list[PaperLine]
    boxes: list[PaperBoxes]  # for each of them
    arms: list[Words]
    art: dict[str, Json]
    base: NotRequired[float]
    length: NotRequired[float]
    width: NotRequired[float]
    arc: NotRequired[float]  # degrees about the facing that the rules ask for


class PaperRule(TypedDict):
    """A special rule in one sentence."""

    name: NotRequired[Words]
    text: Words


class PaperUnit(TypedDict):
    """A unit as its owner needs it at the table."""

    at: int
    name: Words
    kind: str  # squad, hero, vehicle, counter, support
    points: float
    lines: list[PaperLine]
    boxes: list[PaperBoxes]
    figures: list[PaperFigure]
    weapons: list[PaperWeapon]
    rules: list[PaperRule]
    id: NotRequired[str]
    begins: NotRequired[PaperLine]  # where or when, in a scenario that says it


class PaperArmy(TypedDict):
    """An army list on paper."""

    name: Json
    faction: Words | None
    points: float
    limit: float
    units: list[PaperUnit]
    lines: list[PaperLine]
    reasons: list[Json]


class PaperTemplate(TypedDict):
    """A shape for the table. `shape`: disc (radius), cone (length, near, far), scatter, turn (both radius, marks)."""

    id: str
    name: Words
    shape: str
    why: str
    radius: NotRequired[float]
    length: NotRequired[float]
    near: NotRequired[float]
    far: NotRequired[float]
    marks: NotRequired[
        list[str]
    ]  # round a scatter disc, clockwise from the top; the angles of a turning circle


class PaperStick(TypedDict):
    """A distance of the rules, for a movement stick; `count` in the printed unit of the game."""

    name: Words
    count: float
    unit: str  # in or cm
    why: str


class PaperCard(TypedDict):
    """A card of 63 × 88 mm."""

    id: str
    name: Words
    text: list[Words]
    kind: str
    label: Words
    art: str
    copies: int
    cost: NotRequired[str]
    lines: NotRequired[list[PaperLine]]
    boxes: NotRequired[list[PaperBoxes]]
    weapons: NotRequired[list[PaperWeapon]]


class PaperToken(TypedDict):
    """A round marker: a badge with its letter, or a picture; so many on a sheet."""

    id: str
    name: Words
    count: int
    size: NotRequired[float]  # across; 19 mm when nothing is said
    pic: NotRequired[str]
    number: NotRequired[str]  # a number, a letter, or the id of a die
    back: NotRequired[str]  # the picture of its other side, where that is not the same


class PaperDie(TypedDict):
    """A die of one's own: six faces, each with the results it shows."""

    id: str
    name: Words
    faces: list[list[str]]


class PaperPhase(TypedDict):
    """A part of the quick reference: its rules in the order in which they are needed."""

    name: Words
    rules: list[PaperRule]


class PaperChart(TypedDict):
    """A table of the reference: the head of each column and the rows."""

    name: Words
    head: list[Words]
    rows: list[list[Json]]


class PaperGame(TypedDict):
    """All that a real table needs besides armies and the map."""

    templates: list[PaperTemplate]
    sticks: list[PaperStick]
    cards: list[PaperCard]
    tokens: list[PaperToken]
    dice: list[PaperDie]
    charts: list[PaperChart]
    phases: list[PaperPhase]
    track: NotRequired[int]  # boxes of an action track


def line(label: str, value: str) -> PaperLine:
    """A number under its name."""
    return {"label": {"id": label}, "value": value}


def boxes(label: str, count: int, marks: list[str] | None = None) -> PaperBoxes:
    """So many boxes to tick."""
    made: PaperBoxes = {"label": {"id": label}, "count": count}
    if marks is not None:
        made["marks"] = marks
    return made


def named(name: Json) -> Words:
    """A name: the message of the book, or the word a person gave."""
    return name if isinstance(name, dict) else {"en": name, "it": name}


_by_id: Final = Kept[str, dict[str, Rule]](64)


def _rules(package: str) -> dict[str, Rule]:
    known = _by_id.get(package)
    return _by_id.keep(package, {rule.id: rule for rule in rules_of(package)}) if known is None else known


def ruled(package: str, id: str) -> PaperRule:
    """A rule of the ledger, in its own words."""
    rule = _rules(package)[id]
    return {"text": {"en": rule.en, "it": rule.it, "id_of_rule": id}}


def phases_of(package: str, system: str, edition: str = "") -> list[PaperPhase]:
    """The quick reference of `data/reference.toml`: the rules of each phase in the words of the ledger.

    Where the editions of a book differ, the file names the first one's rule and the ledger has the other's beside it.
    """
    phases: list[PaperPhase] = []
    for row in rows_of(package, "reference", "phase"):
        ids = [_of_edition(package, id, edition) for id in words(row, "rules")]
        name = f"{system}-phase-kit-{word(row, 'id')}"
        phases.append({"name": {"id": name}, "rules": [ruled(package, id) for id in ids]})
    return phases


def _of_edition(package: str, id: str, edition: str) -> str:
    other = f"{id.rpartition('.')[0]}.{edition}"
    return other if edition and id.endswith((".en", ".it")) and other in _rules(package) else id
