"""Guided first battles: a small position, fixed dice, and prompts that are done by playing.

A lesson is data, `lessons/<id>.toml` of a system (docs/lessons.md). It is played as an ordinary game: everything legal
may be done in it. How far it has come is read off the events alone, so that it can be left, taken back and resumed.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from sandtable.core.event import Event
from sandtable.core.position_reading import known_keys
from sandtable.core.printed import DataError, Row, document_of, whole, word, words
from sandtable.core.question import Question
from sandtable.core.wire import Json, Message, list_of, point_of, side_index, side_letter, table_of, text_of

FOLDER: Final = "lessons"
NEXT: Final = "next"
NOW: Final = "now"
DONE: Final = "done"
OTHERWISE: Final = "otherwise"
"""What has become of a prompt: not come to, shown, done, or something else was done in its place."""

LESSON_KEYS: Final = ("side", "bot", "seed", "minutes", "setup", "step")
STEP_KEYS: Final = ("id", "asks", "done", "instead", "spots", "mark", "show", "foe")
HINT_KEYS: Final = ("asks", "about", "answer", "like", "near")
SIGN_KEYS: Final = ("id", "side", "subject")
SPOT_KEYS: Final = ("unit", "at", "round", "control")


class Sign:
    """An event to look out for: its id, and who did it or whom it is about where that matters."""

    __slots__ = ("id", "side", "subject")

    def __init__(self, id: str, side: int = -1, subject: str = "") -> None:
        self.id = id
        self.side = side
        self.subject = subject

    def fits(self, event: Event) -> bool:
        """Whether it is this event."""
        if event.message != self.id or (self.side >= 0 and event.side != self.side):
            return False
        return not self.subject or event.subject == self.subject


class Hint:
    """How one question is answered by whoever shows it: `answer` to the letter, or the legal answer most like it.

    `about` is the unit it must be asked about, "" for any. `like` is a part that the answer must have; `near` a place
    that it should come close to.
    """

    __slots__ = ("about", "answer", "asks", "like", "near")

    def __init__(
        self, asks: str, about: str, answer: Json, like: Json, near: tuple[float, float] | None
    ) -> None:
        self.asks = asks
        self.about = about
        self.answer = answer
        self.like = like
        self.near = near


class Step:
    """One prompt: the questions it speaks of, the events that end it, what it points at, and how it is shown."""

    def __init__(self, row: Row, where: str) -> None:
        known_keys(row, STEP_KEYS, where)
        self.id = word(row, "id")
        self.asks = words(row, "asks")
        self.done = _signs(row, "done", where)
        self.instead = _signs(row, "instead", where)
        self.spots = [table_of(spot) for spot in list_of(row.get("spots"))]
        for spot in self.spots:
            known_keys(spot, SPOT_KEYS, where)
        self.mark = word(row, "mark", "")
        self.show = hints_of(row.get("show"), where)
        self.foe = hints_of(row.get("foe"), where)  # what the other side does meanwhile
        if not self.done:
            raise DataError(f"{where} needs the events it is done by")

    def wire(self, text: str, way: str) -> dict[str, Json]:
        """As clients see it: texts by convention."""
        return {
            "id": self.id,
            "way": way,
            "short": Message(f"{text}-{self.id}-short").wire(),
            "title": Message(f"{text}-{self.id}-title").wire(),
            "text": Message(f"{text}-{self.id}-text").wire(),
            "mark": {"icon": self.mark, **Message(f"{text}-{self.id}-mark").wire()} if self.mark else None,
            "asks": [id for id in self.asks],
            "spots": [spot for spot in self.spots],
        }


class Lesson:
    """A guided battle of one system."""

    def __init__(self, system: str, id: str, document: Row) -> None:
        where = f"{system}/{FOLDER}/{id}.toml"
        known_keys(document, LESSON_KEYS, where)
        self.system = system
        self.id = id
        self.side = side_index(word(document, "side", "A"))  # who is taught; bots hold the rest
        self.bot = word(document, "bot", "gentle")
        self.seed = whole(document, "seed")
        self.minutes = whole(document, "minutes", 5)
        self.setup: Row = {"system": system, **table_of(document.get("setup")), "lesson": id}
        self.steps = [
            Step(table_of(row), f"{where}, step {number}")
            for number, row in enumerate(list_of(document.get("step")), 1)
        ]

    def wire(self) -> dict[str, Json]:
        """As start pages list it."""
        return {
            "id": self.id,
            "side": side_letter(self.side),
            "steps": len(self.steps),
            "minutes": self.minutes,
        }


class Progress:
    """How far a lesson has come: what became of every prompt, and the one that is shown (-1: none is left)."""

    __slots__ = ("at", "ways")

    def __init__(self, ways: list[str]) -> None:
        self.ways = ways
        self.at = ways.index(NOW) if NOW in ways else -1

    @property
    def aside(self) -> bool:
        """Whether something else was done just before, so that a word about it is due."""
        before = self.at - 1 if self.at >= 0 else len(self.ways) - 1
        return before >= 0 and self.ways[before] == OTHERWISE


def lesson_ids(package: str) -> list[str]:
    """The lessons that lie in a system's folder."""
    folder = files(package).joinpath(FOLDER) if package else None
    if folder is None or not folder.is_dir():
        return []
    return sorted(entry.name[:-5] for entry in folder.iterdir() if entry.name.endswith(".toml"))


def lesson_of(package: str, system: str, id: str) -> Lesson | None:
    """A lesson by its id; None when there is none of that name."""
    if id not in lesson_ids(package):
        return None
    return Lesson(system, id, document_of(package, f"{FOLDER}/{id}.toml"))


def progress(lesson: Lesson, events: list[Event], over: bool = False) -> Progress:
    """Walks through what the one who is taught has seen: each prompt ends with its event, or with another instead.

    When the game is over nothing is left to be done.
    """
    steps = lesson.steps
    ways = [NEXT for _ in steps]
    at = 0
    for event in events:
        if at == len(steps):
            break
        if not event.visible_to(lesson.side):
            continue
        if any(sign.fits(event) for sign in steps[at].done):
            ways[at] = DONE
        elif any(sign.fits(event) for sign in steps[at].instead):
            ways[at] = OTHERWISE
        else:
            continue
        at += 1
    if at < len(steps) and not over:
        ways[at] = NOW
    return Progress(ways)


def told(lesson: Lesson, now: Progress) -> dict[str, Json]:
    """A lesson as the one who is taught sees it."""
    text = f"{lesson.system}-lesson-{lesson.id}"
    return {
        "id": lesson.id,
        "minutes": lesson.minutes,
        "at": now.at if now.at >= 0 else None,
        "aside": now.aside,
        "steps": [step.wire(text, way) for step, way in zip(lesson.steps, now.ways, strict=True)],
        "ended": Message(f"{text}-ended").wire(),
    }


# ------------------------------------------------------------ answers that are shown


def hints_of(value: Json, where: str = "a hint") -> list[Hint]:
    """Hints out of data, or as they were sent to a worker."""
    hints: list[Hint] = []
    for entry in list_of(value):
        row = table_of(entry)
        known_keys(row, HINT_KEYS, where)
        near = point_of(row["near"]) if "near" in row else None
        hints.append(
            Hint(word(row, "asks"), word(row, "about", ""), row.get("answer"), row.get("like"), near)
        )
    return hints


def hints_wire(hints: list[Hint]) -> list[Json]:
    """Hints on their way to a worker."""
    wired: list[Json] = []
    for hint in hints:
        row: Row = {"asks": hint.asks, "about": hint.about}
        if hint.answer is not None:
            row["answer"] = hint.answer
        if hint.like is not None:
            row["like"] = hint.like
        if hint.near is not None:
            row["near"] = [hint.near[0], hint.near[1]]
        wired.append(row)
    return wired


def hinted(question: Question, hints: list[Hint]) -> list[Json]:
    """The answer that the first fitting hint gives, in a list of one; none where no hint speaks of the question."""
    for hint in hints:
        if hint.asks == question.id and hint.about in ("", question.subject):
            answers = _by_hint(question, hint)
            if answers:
                return answers
    return []


def _by_hint(question: Question, hint: Hint) -> list[Json]:
    if hint.answer is not None:
        return [] if question.check(hint.answer) else [hint.answer]
    legal = [answer for answer in question.choices() if holds(hint.like, answer)]
    near = hint.near
    if near is None or not legal:
        return legal[:1]
    best = min(range(len(legal)), key=lambda number: _distance(legal[number], near))
    return [legal[best]]


def holds(wanted: Json, given: Json) -> bool:
    """Whether everything wanted is there: tables may hold more, the rest is equal."""
    if wanted is None:
        return True
    if isinstance(wanted, dict):
        return isinstance(given, dict) and all(
            key in given and holds(wanted[key], given[key]) for key in wanted
        )
    return wanted == given


def _distance(answer: Json, near: tuple[float, float]) -> float:
    """How far the middle of all places in an answer lies from a place, squared; far away where there is none."""
    places = _places(answer)
    if not places:
        return float("inf")
    x = sum(place[0] for place in places) / len(places)
    y = sum(place[1] for place in places) / len(places)
    return (x - near[0]) ** 2 + (y - near[1]) ** 2


def _places(answer: Json) -> list[tuple[float, float]]:
    if isinstance(answer, dict):
        return [place for part in answer.values() for place in _places(part)]
    if isinstance(answer, list):
        point = point_of(answer) if len(answer) == 2 else None
        if point is not None:
            return [point]
        return [place for part in answer for place in _places(part)]
    return []


def _signs(row: Row, key: str, where: str) -> list[Sign]:
    signs: list[Sign] = []
    for entry in list_of(row.get(key)):
        if isinstance(entry, str):
            signs.append(Sign(entry))
            continue
        sign = table_of(entry)
        known_keys(sign, SIGN_KEYS, where)
        side = side_index(text_of(sign["side"])) if "side" in sign else -1
        signs.append(Sign(word(sign, "id"), side, word(sign, "subject", "")))
    return signs
