"""A finished game of rules that are no longer here: shown as it was filmed, or as far as the rules of the day come."""

from __future__ import annotations

import asyncio

from sandtable.core.film import Film, FilmError, film_of
from sandtable.core.game import Entry, Refused
from sandtable.core.question import Question
from sandtable.core.reel import Reel
from sandtable.core.setup import SetupError, setup_of
from sandtable.core.system import system
from sandtable.core.wire import Json, Reason
from sandtable.server.errors import ApiError, said
from sandtable.server.live import BRANCHES, LiveGame
from sandtable.server.records import Change, GameRecord, Kept, SeatRecord, Summary
from sandtable.server.table_talk import StandIns
from sandtable.server.thinking import Position

# What a view has and a moment of a replay has besides.
OF_REPLAYS = ("at", "entries", "marks", "scores", "curve")


class PastGame(LiveGame):
    """One such game. Nothing of it can be changed but its seats; its journal is what it was."""

    def __init__(self, kept: Kept) -> None:
        self.record = kept.record
        self.entries = kept.entries
        self.film = kept.film
        self.lock = asyncio.Lock()
        self.dead = False
        self.branch = next(BRANCHES)
        self.carried = False
        self.draw = None
        self.stand_ins = StandIns()
        self.shown = shown(kept.record, kept.entries, kept.film)
        if isinstance(self.shown, Reel):
            last = self.shown.stretches[-1]
            self.game = self.shown.game_at(last, last.upto)[0]

    @property
    def past(self) -> list[Entry]:
        return self.entries

    @property
    def ended_elsewhere(self) -> bool:
        reel = self.shown if isinstance(self.shown, Reel) else shown(self.record, self.entries, "")
        if not isinstance(reel, Reel) or not reel.holds():
            return True
        self.game = reel.game_at(reel.stretches[-1], reel.stretches[-1].upto)[0]
        return False

    @property
    def orders(self) -> list[dict[str, str]]:
        return [{} for _ in self.record.seats]

    @property
    def unwritten(self) -> bool:
        return False

    @property
    def asked(self) -> Question | None:
        return None

    @property
    def asked_side(self) -> int:
        return -1

    @property
    def waiting_for(self) -> int:
        return -1

    @property
    def waits_for_seats(self) -> bool:
        return False

    def wired(self, side: int, events_from: int) -> dict[str, Json]:
        frame = self.shown.frame(len(self.entries), side, events_from)
        view = {key: value for key, value in frame.items() if key not in OF_REPLAYS}
        view["waiting_for"] = None
        return view

    def undo_reasons(self, side: int) -> list[Reason]:
        return [Reason("", "core-refused-over")]

    def close(self, side: int, how: str) -> None:
        raise Refused([Reason("", "core-refused-over")])

    def order(self, side: int, topic: str, order: str) -> None:
        raise Refused([Reason("", "core-refused-over")])

    def reseat(self, seat: SeatRecord) -> None:
        self.record.seats[seat.side] = seat

    def summary(self) -> Summary:
        return self.record.summary

    def position(self) -> Position:
        position = super().position()
        position.film = self.film
        return position

    def studied(self) -> Position:
        raise ApiError(409, "server-no-tools", {"was": str(self.record.rules_version)})

    def change(self) -> Change:
        return Change(
            game=self.record.id,
            version_before=self.record.version,
            version=self.record.version,
            stamp_before=self.record.stamp,
            keep=len(self.entries),
            entries=[],
            over=True,
            summary=self.record.summary,
        )

    def written(self, change: Change) -> None:
        self.record.version = change.version
        self.record.stamp = change.stamp_before + 1


def shown(record: GameRecord, entries: list[Entry], film: str) -> Reel | Film:
    """What a finished game is watched by: its film, or the rules of the day as far as they come."""
    if film:
        try:
            return film_of(film)
        except FilmError:
            pass
    try:
        setup = setup_of(record.setup)
        reel = Reel(system(record.system), setup, entries, record.rules_version, record.summary.result)
    except SetupError as error:
        raise said(409, str(error)) from error
    if not reel.stretches[-1].moments:
        raise said(409, str(reel.stretches[-1].fault))
    return reel
