"""Guided first battles on a server: ordinary games with fixed dice, whose set-up names the lesson."""

from __future__ import annotations

from sandtable.core.lesson import Lesson, hints_wire, lesson_ids, lesson_of, progress, told
from sandtable.core.system import AnySystem, system
from sandtable.core.wire import Json, list_of, side_letter, text_of
from sandtable.server.bodies import NewGame
from sandtable.server.errors import ApiError
from sandtable.server.live import LiveGame
from sandtable.server.records import GameRecord
from sandtable.server.seals import Dealt

NONCE = (
    "lesson"  # nothing is hidden behind the seal of a lesson: its dice, and the whims of its bots, are fixed
)


def lessons_of(rules: AnySystem) -> list[Lesson]:
    """The lessons of a system."""
    lessons = [lesson_of(rules.package, rules.id, id) for id in lesson_ids(rules.package)]
    return [lesson for lesson in lessons if lesson is not None]


def known_lesson(rules: AnySystem, id: str) -> Lesson:
    """A lesson by its id, or 404."""
    lesson = lesson_of(rules.package, rules.id, id)
    if lesson is None:
        listed = ", ".join(lesson_ids(rules.package)) or "–"
        raise ApiError(404, "server-no-such-lesson", {"lesson": id[:40], "lessons": listed})
    return lesson


def wanted_for(lesson: Lesson) -> tuple[NewGame, Dealt]:
    """The game a lesson is played as: whoever asked for it holds the side that is taught."""
    sides = len(list_of(lesson.setup.get("sides"))) or 2
    seats = {side_letter(side): f"bot:{lesson.bot}" for side in range(sides)}
    seats[side_letter(lesson.side)] = "me"
    dealt = Dealt()
    dealt.nonce = NONCE
    return NewGame(setup=lesson.setup, seats=seats, seed=lesson.seed), dealt


def lesson_in(record: GameRecord) -> Lesson | None:
    """The lesson that a game is; None for all other games, and where the lesson is no longer here."""
    id = text_of(record.setup.get("lesson"))
    return lesson_of(system(record.system).package, record.system, id) if id else None


def lesson_seen(live: LiveGame, side: int) -> dict[str, Json] | None:
    """The lesson as the side that is taught sees it; nobody else does."""
    lesson = lesson_in(live.record)
    if lesson is None or side != lesson.side or live.ended_elsewhere:
        return None
    return told(lesson, progress(lesson, live.game.events, live.game.over))


def hints_for(live: LiveGame, side: int) -> list[Json]:
    """How the pending question is to be answered by whoever shows it, or by the other side, as the lesson has it."""
    lesson = lesson_in(live.record)
    if lesson is None:
        return []
    at = progress(lesson, live.game.events, live.game.over).at
    if at < 0:
        return []
    step = lesson.steps[at]
    return hints_wire(step.show if side == lesson.side else step.foe)
