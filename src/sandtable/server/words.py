"""Whose word the dice wait for: nothing is rolled before everybody has seen the commitment and had a hand in the dice.

A single game gets its words when it is set up and when its open seats are taken. A battle of a campaign begins by
itself, with every seat taken: there the dice wait until the people's browsers have added their words, a day at most.
"""

from __future__ import annotations

from sandtable.server.records import GameRecord
from sandtable.server.room import DAY, now


def words_until() -> int:
    """Until when the dice of a battle that begins now wait for words: whoever stays away holds nobody up for ever."""
    return now() + DAY


def awaited(record: GameRecord) -> list[int]:
    """The sides the dice wait for: open seats, and in a battle those of people who have not added a word yet."""
    if record.dice != "seeded":
        return []
    late = now() >= record.words_until
    return [
        seat.side
        for seat in record.seats
        if seat.held_by == "open" or (seat.in_person and not late and not record.word_of(seat.side))
    ]
