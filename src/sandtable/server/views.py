"""The view of a seat as JSON: the driver's view, and what the server knows of seats and seal."""

from __future__ import annotations

from sandtable.core.journal import journal_of
from sandtable.core.wire import Json, side_letter
from sandtable.server.live import LiveGame
from sandtable.server.records import GameRecord
from sandtable.server.seats import hotseat_of


def view_of(live: LiveGame, side: int, online: list[int], events_from: int = 0) -> dict[str, Json]:
    """All that a side (-1: an onlooker) is told, with the events from that number on."""
    view = live.view(side)
    view.question = None  # the game keeps its own description of it, which is made once
    wired = view.wire(events_from)
    waiting = live.waiting_for
    wired["waiting_for"] = side_letter(waiting) if waiting >= 0 else None
    wired["question"] = live.question() if side >= 0 and side == live.asked_side else None
    undo = live.undo_reasons(side)
    wired["undo"] = {"allowed": side >= 0 and not undo, "reasons": [reason.wire() for reason in undo]}
    return {**head_of(live.record, side, online), **wired}


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
    """The journal as a file: whole when the game is over, else without the answers and secret dice of others."""
    names: dict[str, Json] = {seat.letter: seat.name for seat in live.record.seats if seat.name}
    journal = journal_of(live.game, live.record.seal, names)
    if live.game.over:
        return journal.text()
    journal.header["setup"] = live.game.system.told_setup(live.game.setup, sides)
    return journal.running_text(sides)
