"""A process that thinks for the server: bots, previews, tools and replays, away from its event loop.

It reads requests and writes replies on its standard streams, each four bytes of length and then JSON. It ends
when the server does. Games are kept between requests; when one is no longer known the reply is
`{"lost": true}` and the server sends it whole.
"""

from __future__ import annotations

import os
import sys
import threading
import time
from collections import OrderedDict
from typing import BinaryIO, Generic, TypeVar, cast

import msgspec

from sandtable.ai import Bot, BotError, Seat, bot
from sandtable.core.film import Film, FilmError, film_of, filmed
from sandtable.core.game import Entry, Game, Refused
from sandtable.core.journal import JournalError, entry_of, read_journal
from sandtable.core.reel import Reel
from sandtable.core.setup import SetupError, setup_of
from sandtable.core.system import system
from sandtable.core.verifying import verify
from sandtable.core.wire import Json, list_of, number_of, table_of, text_of
from sandtable.server.replica import feed, game_of

GAMES_KEPT = 100
REELS_KEPT = 8

T = TypeVar("T")


class Recent(Generic[T]):
    """The last few things used, by name."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.things: OrderedDict[str, T] = OrderedDict()

    def get(self, name: str) -> T | None:
        thing = self.things.get(name)
        if thing is not None:
            self.things.move_to_end(name)
        return thing

    def put(self, name: str, thing: T) -> None:
        self.things[name] = thing
        self.things.move_to_end(name)
        if len(self.things) > self.most:
            self.things.popitem(last=False)

    def drop(self, name: str) -> None:
        self.things.pop(name, None)


class Replica:
    """A game of the server's, and the bots that play in it."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.bots: dict[tuple[str, int], tuple[Bot, Seat]] = {}

    def answer(self, name: str, side: int, seed: int) -> Json:
        """What the bot answers."""
        if (name, side) not in self.bots:
            player = bot(name, self.game.system.id, side, seed)
            self.bots[name, side] = (player, Seat(self.game, side, seed))
        player, seat = self.bots[name, side]
        return player.answer(seat)


class Desk:
    """Carries requests out."""

    def __init__(self) -> None:
        self.games: Recent[Replica] = Recent(GAMES_KEPT)
        self.reels: Recent[Reel | Film] = Recent(REELS_KEPT)

    def handle(self, request: dict[str, Json]) -> dict[str, Json]:
        """The reply to one request; what is wrong with it becomes `{"error": sentence}`."""
        try:
            return self._obey(text_of(request.get("do")), request)
        except Refused as refused:
            return {"error": str(refused), "reasons": [reason.wire() for reason in refused.reasons]}
        except (BotError, FilmError, JournalError, SetupError) as error:
            return {"error": str(error)}
        except Exception as error:  # noqa: BLE001 - a bot or a rule of anybody's may raise anything
            self.games.drop(text_of(request.get("game")))
            return {"crash": f"{type(error).__name__}: {error}"}

    def _obey(self, do: str, request: dict[str, Json]) -> dict[str, Json]:
        if do == "verify":
            return self._verify(text_of(request.get("journal")))
        if do == "frame":
            return self._frame(request)
        if do == "film":
            return {"film": filmed(reel_of(request))}
        replica = self._caught_up(request)
        if replica is None:
            return {"lost": True}
        side = whole(request.get("side"))
        if do == "bot":
            seed = whole(request.get("seed"))
            return {"answer": replica.answer(text_of(request.get("bot")), side, seed)}
        game = replica.game
        if do == "preview":
            return {"preview": game.question().preview(request.get("answer")).wire()}
        return {"preview": game.system.inspect(game.state, side, table_of(request.get("query"))).wire()}

    def _caught_up(self, request: dict[str, Json]) -> Replica | None:
        """The game with all entries the server has; None when earlier ones are missing here."""
        name = text_of(request.get("game"))
        start = whole(request.get("from"))
        new = entries_in(request)
        if "setup" in request:
            replica = Replica(game_of(table_of(request["setup"]), new))
            self.games.put(name, replica)
            return replica
        known = self.games.get(name)
        if known is None or len(known.game.past) < start:
            self.games.drop(name)
            return None
        feed(known.game, new[len(known.game.past) - start :])
        return known

    def _frame(self, request: dict[str, Json]) -> dict[str, Json]:
        name = text_of(request.get("game"))
        if "setup" in request:
            self.reels.put(name, watched(request))
        reel = self.reels.get(name)
        if reel is None:
            return {"lost": True}
        at = whole(request.get("at"))
        return {"frame": reel.frame(at, whole(request.get("side")), whole(request.get("events_from")))}

    def _verify(self, text: str) -> dict[str, Json]:
        journal = read_journal(text)
        verdict = verify(system(text_of(journal.header.get("system"))), journal)
        return {"verdict": verdict.wire()}


def whole(value: Json) -> int:
    """A whole number out of JSON; the server sends nothing else."""
    return value if isinstance(value, int) else int(number_of(value) or 0)


def reel_of(request: dict[str, Json]) -> Reel:
    """The journal in a request, run through by the rules of the day."""
    setup = setup_of(request["setup"])
    entries, result = entries_in(request), request.get("result")
    return Reel(system(setup.system), setup, entries, whole(request.get("rules")), result)


def watched(request: dict[str, Json]) -> Reel | Film:
    """What a game is watched by: the rules it was played with, its film, or the rules of the day as far as they come.

    A stranger's film is only shown where the rules do not come to the end that the journal states.
    """
    strange = request.get("strange") is True
    text = text_of(request.get("film"))
    reel = reel_of(request) if strange or not text else None
    if not text or (reel is not None and reel.holds()):
        return reel if reel is not None else reel_of(request)
    try:
        return film_of(text, strange)
    except FilmError:
        return reel if reel is not None else reel_of(request)


def entries_in(request: dict[str, Json]) -> list[Entry]:
    """The entries that came with a request."""
    return [entry_of(table_of(body)) for body in list_of(request.get("entries"))]


def read_frame(stream: BinaryIO) -> bytes | None:
    """One message, or None at the end."""
    head = stream.read(4)
    if len(head) < 4:
        return None
    size = int.from_bytes(head, "big")
    body = stream.read(size)
    return body if len(body) == size else None


def framed(body: bytes) -> bytes:
    """A message with its length before it."""
    return len(body).to_bytes(4, "big") + body


def _send(stream: BinaryIO, reply: dict[str, Json]) -> None:
    stream.write(framed(msgspec.json.encode(reply)))
    stream.flush()


def _watch_parent(parent: int) -> None:
    """Ends this process when the server is gone, also while a bot thinks."""
    while os.getppid() == parent:
        time.sleep(1.0)
    os._exit(0)


def _stand_back(behind: int) -> None:
    """Lets others go first: by niceness, and where the system knows how, by never interrupting them."""
    if behind and hasattr(os, "nice"):
        os.nice(behind)
    if behind and hasattr(os, "SCHED_BATCH"):
        os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))


def main() -> None:
    """Serves until the stream ends."""
    requests = os.fdopen(os.dup(0), "rb")
    replies = os.fdopen(os.dup(1), "wb")
    # What a bot or a rule prints must not fall between the replies.
    os.dup2(2, 1)
    if len(sys.argv) > 1:
        _stand_back(int(sys.argv[1]))
    threading.Thread(target=_watch_parent, args=(os.getppid(),), daemon=True).start()
    desk = Desk()
    _send(replies, {"ready": True})
    while (body := read_frame(requests)) is not None:
        request = cast("dict[str, Json]", msgspec.json.decode(body))
        _send(replies, desk.handle(request))


if __name__ == "__main__":
    main()
