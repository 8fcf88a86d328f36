"""Seats: who may answer for a side and see what it sees. Tokens are unguessable and kept as hashes."""

from __future__ import annotations

import re
import secrets
from hashlib import sha256
from hmac import compare_digest

from sandtable.core.wire import side_index, side_letter
from sandtable.server.errors import ApiError
from sandtable.server.records import GameRecord, SeatRecord

ID = re.compile(r"[\w-]{1,24}", re.ASCII)
TOKENS_READ = 400  # of one request; a browser that has played more games names the latest


def new_token() -> str:
    """A seat's token, or an invitation: whoever has it holds the seat, or may take it."""
    return secrets.token_urlsafe(32)


def new_id() -> str:
    """The id of a game or a replay; unguessable too, since whoever knows it may look on."""
    return secrets.token_urlsafe(12)


def is_id(text: str) -> bool:
    """Whether this can be an id at all; what cannot is not worth a look into the database."""
    return ID.fullmatch(text) is not None


def hashed(token: str) -> str:
    """What is kept of a token. It is random enough to need neither salt nor stretching."""
    return sha256(token.encode()).hexdigest()


def hashes_in(authorization: str) -> list[str]:
    """The hashes of the tokens in an `Authorization: Bearer t1 t2 …` header."""
    scheme, _, rest = authorization.partition(" ")
    if scheme.lower() != "bearer":
        return []
    return [hashed(token) for token in rest.split()[:TOKENS_READ]]


def matches(kept: str, hashes: list[str]) -> bool:
    """Whether one of the hashes is the one that is kept; an empty one matches nothing."""
    return bool(kept) and any(compare_digest(kept, given) for given in hashes)


def side_of(letter: str, record: GameRecord) -> int:
    """The side a letter names in this game."""
    side = side_index(letter)
    if not 0 <= side < len(record.seats):
        letters = ", ".join(seat.letter for seat in record.seats)
        raise ApiError(400, "server-no-such-side", {"side": letter[:10], "sides": letters})
    return side


def need_seat(record: GameRecord, side: int, hashes: list[str]) -> SeatRecord:
    """The seat of a side, for whoever holds it: 401 without any token, 403 with the wrong one."""
    seat = record.seats[side]
    if matches(seat.token_hash, hashes):
        return seat
    status, text = (403, "server-wrong-token") if hashes else (401, "server-no-token")
    raise ApiError(status, text, {"side": seat.letter})


def holds_any(record: GameRecord, hashes: list[str]) -> bool:
    """Whether the tokens open any seat of this game, or are its host's."""
    return matches(record.host_hash, hashes) or any(matches(s.token_hash, hashes) for s in record.seats)


def is_host(record: GameRecord, hashes: list[str]) -> bool:
    """Whether the tokens are those of whoever set the game up: the host's own, or one of the host's seats."""
    mine = [seat for seat in record.seats if seat.holder == record.host_holder]
    return matches(record.host_hash, hashes) or any(matches(seat.token_hash, hashes) for seat in mine)


def hotseat_of(record: GameRecord, side: int) -> list[str]:
    """The sides that are held by the same browser as this one, itself included."""
    holder = record.seats[side].holder if side >= 0 else ""
    return [side_letter(seat.side) for seat in record.seats if holder and seat.holder == holder]
