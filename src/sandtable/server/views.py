"""The view of a seat as JSON: the driver's view, and what the server knows of seats and seal."""

from __future__ import annotations

from sandtable.core.wire import Json, side_letter
from sandtable.server.closing import draw_wire
from sandtable.server.lessons import lesson_seen
from sandtable.server.live import LiveGame, journal_of_record
from sandtable.server.records import GameRecord, Kept
from sandtable.server.seats import hotseat_of


def view_of(
    live: LiveGame, side: int, online: list[int], events_from: int = 0, ahead: int | None = None
) -> dict[str, Json]:
    """All that a side (-1: an onlooker) is told, with the events from that number on.

    `ahead` is how many games the computer's turn waits for.
    """
    bots: Json = {"ahead": ahead, "stood_in": live.stand_ins.wire()}
    return {
        **head_of(live.record, side, online),
        **live.wired(side, events_from),
        "awaits": [side_letter(awaited) for awaited in live.awaited],
        "draw": draw_wire(live),
        "bots": bots,
        "lesson": lesson_seen(live, side),
    }


def head_of(record: GameRecord, side: int, online: list[int]) -> dict[str, Json]:
    """What a view carries besides the game itself."""
    return {
        "game": record.id,
        "version": record.version,
        "system": record.system,
        "dice": record.dice,
        "seats": seats_of(record, online),
        "hotseat": [letter for letter in hotseat_of(record, side)],
        "seal": seal_of(record),
    }


def seats_of(record: GameRecord, online: list[int]) -> list[Json]:
    """Who holds which side; no token and no hash among it."""
    return [
        {
            "side": seat.letter,
            "held_by": seat.held_by,
            "bot": seat.bot or None,
            "name": seat.name,
            "online": seat.held_by == "bot" or seat.side in online,
        }
        for seat in record.seats
    ]


def seal_of(record: GameRecord) -> dict[str, Json]:
    """The commitment to the dice; seed and nonce, which open it, only when the game is over.

    The seed is text: it may be longer than a browser's numbers.
    """
    if record.dice == "typed":
        return {"commitment": None, "seed": None, "nonce": None, "entropy": []}
    return {
        "commitment": record.seal.commitment,
        "seed": str(record.seed) if record.over else None,
        "nonce": record.nonce if record.over else None,
        "entropy": [word for word in record.entropy],
    }


def listed(record: GameRecord, mine: list[str], host: bool, online: list[int]) -> dict[str, Json]:
    """A game in the list of whoever holds these sides of it."""
    summary = record.summary
    return {
        "game": record.id,
        "system": record.system,
        "lesson": record.setup.get("lesson"),
        "mine": [side for side in mine],
        "yours": summary.waiting_for in mine,
        "host": host,
        "title": summary.title,
        "turn": summary.turn,
        "of": summary.turns,
        "sides": [side for side in summary.sides],
        "score": [side["score"] for side in summary.sides],
        "waiting_for": summary.waiting_for,
        "over": record.over,
        "result": summary.result,
        "seats": seats_of(record, online),
        "created_at": record.created_at,
        "changed_at": record.changed_at,
    }


def journal_text(live: LiveGame, sides: list[int]) -> str:
    """The journal of a running game as a file, without the answers and secret dice of others."""
    journal = live.journal()
    journal.header["setup"] = live.game.system.told_setup(live.game.setup, sides)
    return journal.running_text(sides)


def finished_text(kept: Kept) -> str:
    """The journal of a finished game as a file: whole, and with its film if the rules it was played with made one."""
    journal = journal_of_record(kept.record, kept.entries)
    if kept.film and kept.film_rules == kept.record.rules_version and journal.end is not None:
        journal.end["film"] = kept.film
    return journal.text()
