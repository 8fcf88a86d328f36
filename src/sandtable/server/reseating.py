"""A seat changes hands: person, bot, remote, open.

A seat that people hold is given away by its holder alone. A seat of a bot's, or an open one, is given away by
the host of the game; an open one is also taken by whoever has its invitation.
"""

from __future__ import annotations

from sandtable.server.bodies import SeatChange
from sandtable.server.errors import ApiError
from sandtable.server.founding import add_entropy, clean, known_bot
from sandtable.server.installed import bots_here
from sandtable.server.live import LiveGame
from sandtable.server.records import GameRecord, SeatRecord
from sandtable.server.seats import hashed, is_host, matches, new_id, new_token


class Handover:
    """The outcome: the seat as it is now, and the secrets to be told once."""

    def __init__(self, seat: SeatRecord, token: str | None = None, invitation: str | None = None) -> None:
        self.seat = seat
        self.token = token
        self.invitation = invitation


def hand_over(live: LiveGame, side: int, wish: SeatChange, hashes: list[str]) -> Handover:
    """Carries a change of seat out in memory; raises ApiError and then nothing has changed."""
    record = live.record
    seat = record.seats[side]
    _allowed(record, seat, wish, hashes)
    word = clean(wish.entropy or "")
    if word and not live.unrolled:
        raise ApiError(409, "server-entropy-late")
    handover = _changed(record, seat, wish, hashes)
    if wish.name is not None:
        handover.seat.name = clean(wish.name)
    add_entropy(record, side, word)
    live.reseat(handover.seat)
    return handover


def _allowed(record: GameRecord, seat: SeatRecord, wish: SeatChange, hashes: list[str]) -> None:
    if matches(seat.token_hash, hashes):
        return
    if not seat.in_person:
        if is_host(record, hashes):
            return
        code = wish.code
        takes = wish.held_by in ("person", "remote")
        if seat.held_by == "open" and takes and code and matches(seat.invitation_hash, [hashed(code)]):
            return
        if code:
            raise ApiError(403, "server-wrong-invitation", {"side": seat.letter})
    status, text = (403, "server-wrong-token") if hashes else (401, "server-no-token")
    raise ApiError(status, text, {"side": seat.letter})


def _changed(record: GameRecord, seat: SeatRecord, wish: SeatChange, hashes: list[str]) -> Handover:
    blank = SeatRecord(side=seat.side, held_by=wish.held_by or seat.held_by, name=seat.name)
    if wish.held_by is None:
        return Handover(_copy(seat))
    if wish.held_by == "bot":
        blank.bot = known_bot(wish.bot or seat.bot or bots_here()[0])
        return Handover(blank)
    if record.seed_chosen and (wish.held_by != "person" or wish.code):
        raise ApiError(409, "server-seed-chosen")
    if wish.held_by == "open":
        code = new_token()
        blank.invitation_hash = hashed(code)
        return Handover(blank, invitation=code)
    token = new_token()
    blank.token_hash = hashed(token)
    blank.holder = _holder(record, wish, hashes)
    return Handover(blank, token=token)


def _holder(record: GameRecord, wish: SeatChange, hashes: list[str]) -> str:
    """The browser the seat goes to: the caller's own where it holds another seat, else a new one."""
    if wish.held_by == "remote":
        return new_id()
    for other in record.seats:
        if other.holder and matches(other.token_hash, hashes):
            return other.holder
    return record.host_holder if matches(record.host_hash, hashes) else new_id()


def _copy(seat: SeatRecord) -> SeatRecord:
    return SeatRecord(
        side=seat.side,
        held_by=seat.held_by,
        bot=seat.bot,
        name=seat.name,
        holder=seat.holder,
        token_hash=seat.token_hash,
        invitation_hash=seat.invitation_hash,
    )
