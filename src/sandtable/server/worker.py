"""A process that thinks for the server: bots, previews, tools, replays and sheets to print, away from its event loop.

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

from sandtable.ai import Bot, BotError, Seat, advise, bot, explained
from sandtable.core.ahead import after, ahead
from sandtable.core.desk import ScenarioDesk
from sandtable.core.film import Film, FilmError, film_of, filmed
from sandtable.core.game import Entry, Game, Refused, Rolled
from sandtable.core.journal import Journal, JournalError, canonical, entry_of, entry_wire, read_journal
from sandtable.core.lesson import hinted, hints_of
from sandtable.core.question import DEPLOY
from sandtable.core.reel import Reel
from sandtable.core.setup import SetupError, setup_of
from sandtable.core.system import AnySystem, system
from sandtable.core.verifying import verify
from sandtable.core.wire import Json, list_of, number_of, table_of, text_of
from sandtable.kit import PrintError
from sandtable.server.printing import printed
from sandtable.server.refereeing import refereed
from sandtable.server.replica import feed, game_of

GAMES_KEPT = 100
REELS_KEPT = 8
BOARDS_KEPT = 32
LASTING = "threat"
LONGEST = 500  # characters of a sentence
MOST_SET_UP = 60  # answers of a bot that sets up, in one request
SET_UP_SECONDS = 1.0  # of thinking ahead about them: on a slow machine the rest is asked for in another

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
        self._board: dict[str, dict[str, Json]] = {}  # tools that look at the whole board, worked out once
        self._board_at = 0  # how many entries there were then

    def answer(self, name: str, side: int, seed: int) -> Json:
        """What the bot answers."""
        if (name, side) not in self.bots:
            player = bot(name, self.game.system.id, side, seed)
            self.bots[name, side] = (player, Seat(self.game, side, seed))
        player, seat = self.bots[name, side]
        return player.answer(seat)

    def setting_up(self, name: str, side: int, answer: Json, orders: list[dict[str, str]]) -> list[Json]:
        """What the bot answers as long as sides are set up and only it and standing orders are asked.

        It goes on where that answer leads, on a fork with its own dice: where one is thrown, nothing is foreseen.
        """
        player, seat = self.bots[name, side]
        then: list[Json] = []
        ghost = self.game.fork()
        ghost.orders = orders
        ghost_seat = Seat(ghost, side)
        ghost_seat.dice = seat.dice  # the bot goes on with its own
        late = time.monotonic() + SET_UP_SECONDS
        while len(then) < MOST_SET_UP and time.monotonic() < late:
            before = len(ghost.past)
            ghost.answer(answer)
            thrown = any(isinstance(entry, Rolled) for entry in ghost.past[before:])
            asked = ghost.ask.question if ghost.ask is not None else None
            if thrown or asked is None or asked.side != side or asked.topic != DEPLOY:
                break
            answer = player.answer(ghost_seat)
            then.append(answer)
        return then

    def inspect(self, side: int, query: dict[str, Json]) -> dict[str, Json]:
        """What a tool shows; what takes long and hangs on nothing but the position is kept while that stands."""
        game = self.game
        if query.get("tool") != LASTING:
            return game.system.inspect(game.state, side, query).wire()
        if self._board_at != len(game.past):
            self._board, self._board_at = {}, len(game.past)
        name = canonical([side, query])
        if name not in self._board and len(self._board) < BOARDS_KEPT:
            self._board[name] = game.system.inspect(game.state, side, query).wire()
        return self._board.get(name) or game.system.inspect(game.state, side, query).wire()


def foreseen(game: Game) -> list[Json]:
    """What would be asked behind the answers of the pending question, as clients see it."""
    return [{"answer": answer, "question": question.wire()} for answer, question in ahead(game)]


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
        except (BotError, FilmError, JournalError, PrintError, SetupError) as error:
            return {"error": str(error)[:LONGEST]}  # it may repeat what somebody brought
        except MemoryError:
            raise  # the end of this process, and of what it had hoarded; another one stands in its place
        except Exception as error:  # noqa: BLE001 - a bot or a rule of anybody's may raise anything
            self.games.drop(text_of(request.get("game")))
            return {"crash": f"{type(error).__name__}: {error}"}

    def _obey(self, do: str, request: dict[str, Json]) -> dict[str, Json]:
        if do == "verify":
            return self._verify(text_of(request.get("journal")))
        if do == "told":
            return {"told": told(read_journal(text_of(request.get("journal"))))}
        if do == "frame":
            return self._frame(request)
        if do == "print":
            return printed(request)
        if do == "film":
            return {"film": filmed(reel_of(request))}
        if do in RECKONED:
            return {"reckoned": RECKONED[do](system(text_of(request.get("system"))), request)}
        replica = self._caught_up(request)
        if replica is None:
            return {"lost": True}
        if do == "bot":
            return self._answered(replica, request)
        return _asked_of(replica, do, request)

    def _answered(self, replica: Replica, request: dict[str, Json]) -> dict[str, Json]:
        """What a bot answers; `then` are the answers with which it goes on setting its side up, by standing orders."""
        shown = hinted(replica.game.question(), hints_of(request.get("hints")))
        if shown:
            return {"answer": shown[0]}
        name, side = text_of(request.get("bot")), whole(request.get("side"))
        orders = [_words(each) for each in list_of(request.get("orders"))]
        deploys = replica.game.question().topic == DEPLOY and len(orders) > 0
        answer = replica.answer(name, side, whole(request.get("seed")))
        return {"answer": answer, "then": replica.setting_up(name, side, answer, orders) if deploys else []}

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
        elif "journal" in request:
            self.reels.put(name, watched(brought(read_journal(text_of(request["journal"])))))
        reel = self.reels.get(name)
        if reel is None:
            return {"lost": True}
        at = whole(request.get("at"))
        return {"frame": reel.frame(at, whole(request.get("side")), whole(request.get("events_from")))}

    def _verify(self, text: str) -> dict[str, Json]:
        journal = read_journal(text)
        verdict = verify(system(text_of(journal.header.get("system"))), journal)
        return {"verdict": verdict.wire(), "told": told(journal)}


def _asked_of(replica: Replica, do: str, request: dict[str, Json]) -> dict[str, Json]:
    """What is asked about a game as a side sees it: ahead, advice, reasons, previews, tools."""
    game, side = replica.game, whole(request.get("side"))
    if do == "ahead":
        return {"preview": {"ahead": foreseen(game)}}
    if do == "advice":
        seconds = float(number_of(request.get("seconds")) or 0.0)
        seed = whole(request.get("seed"))
        return {"advice": advise(game, side, text_of(request.get("bot")), seed, seconds).wire()}
    if do == "why":
        return {"why": explained(game, whole(request.get("at")), side).wire()}
    if do == "preview":
        at = after(game, list_of(request.get("first")))
        return {"preview": at.question().preview(request.get("answer")).wire()}
    return {"preview": replica.inspect(side, table_of(request.get("query")))}


def _words(orders: Json) -> dict[str, str]:
    """The standing orders of a side, by topic."""
    return {topic: text_of(order) for topic, order in table_of(orders).items()}


def army_reckoned(rules: AnySystem, request: dict[str, Json]) -> dict[str, Json]:
    """An army list: every broken rule, and the list reckoned out."""
    army = request.get("army")
    reasons = rules.check_army(army, text_of(request.get("unit")))
    return {"reasons": [reason.wire() for reason in reasons], "sheet": rules.army_sheet(army)}


def army_drawn(rules: AnySystem, request: dict[str, Json]) -> dict[str, Json]:
    """A legal army drawn by lot: the dearer it may be, the longer it takes."""
    points, seed = whole(request.get("points")), whole(request.get("seed"))
    return {
        "army": rules.random_army(
            points, seed, text_of(request.get("faction")), text_of(request.get("edition"))
        )
    }


def scenario_judged(rules: AnySystem, request: dict[str, Json]) -> dict[str, Json]:
    """A scenario file: everything wrong with it, and what it comes to."""
    desk, sheet = _desk(rules), request.get("sheet")
    return {"reasons": [reason.wire() for reason in desk.check(sheet)], "summary": desk.summary(sheet)}


def map_seen(rules: AnySystem, request: dict[str, Json]) -> dict[str, Json]:
    """What is seen over the map of a scenario file."""
    return _desk(rules).sight(request.get("sheet"), request.get("start"), request.get("end"))


def weighed(rules: AnySystem, request: dict[str, Json]) -> dict[str, Json]:
    """Plays a set-up to its first question and looks at it. What is wrong with it is for the server to say."""
    try:
        setup = setup_of(request.get("setup"))
        if rules.check_setup(setup):
            return {"system": rules.id}
        game = game_of(setup.wire(), [])
        game.view(-1)
        if game.ask is not None:
            game.question().wire()
    except (Refused, SetupError):
        pass
    return {"system": rules.id}


def _desk(rules: AnySystem) -> ScenarioDesk:
    desk = rules.desk()
    if desk is None:
        raise SetupError(f"{rules.id} plays no scenarios out of files")
    return desk


RECKONED = {
    "army": army_reckoned,
    "draw": army_drawn,
    "pocket": refereed,
    "scenario": scenario_judged,
    "sight": map_seen,
    "weigh": weighed,
}


def whole(value: Json) -> int:
    """A whole number out of JSON; the server sends nothing else."""
    return value if isinstance(value, int) else int(number_of(value) or 0)


def reel_of(request: dict[str, Json]) -> Reel:
    """The journal in a request, run through by the rules of the day."""
    setup = setup_of(request["setup"])
    entries, result = entries_in(request), request.get("result")
    return Reel(system(setup.system), setup, entries, whole(request.get("rules")), result)


def brought(journal: Journal) -> dict[str, Json]:
    """A journal that somebody brought along, as a request to watch it."""
    end = journal.end if journal.end is not None else {}
    return {
        "setup": journal.setup.wire(),
        "entries": [entry_wire(entry) for entry in journal.entries],
        "rules": journal.rules,
        "result": end.get("result"),
        "film": journal.film,
        "strange": True,
    }


def told(journal: Journal) -> dict[str, Json]:
    """What a journal says of itself to those who watch it; it holds no secrets any more."""
    end = journal.end if journal.end is not None else {}
    seal: Json = {
        "commitment": journal.header.get("commitment"),
        "seed": str(end["seed"]) if "seed" in end else None,
        "nonce": end.get("nonce"),
        "entropy": journal.header.get("entropy"),
    }
    return {
        "system": journal.setup.system,
        "sides": len(journal.setup.sides),
        "entries": len(journal.entries),
        "seal": seal,
    }


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


def _stay_small(megabytes: int) -> None:
    """Takes no more memory than that, whatever somebody brought along."""
    if megabytes and sys.platform != "win32":
        import resource  # noqa: PLC0415 - not everywhere

        resource.setrlimit(resource.RLIMIT_AS, (megabytes << 20, megabytes << 20))


def main() -> None:
    """Serves until the stream ends."""
    requests = os.fdopen(os.dup(0), "rb")
    replies = os.fdopen(os.dup(1), "wb")
    # What a bot or a rule prints must not fall between the replies.
    os.dup2(2, 1)
    if len(sys.argv) > 1:
        _stand_back(int(sys.argv[1]))
    if len(sys.argv) > 2:
        _stay_small(int(sys.argv[2]))
    threading.Thread(target=_watch_parent, args=(os.getppid(),), daemon=True).start()
    desk = Desk()
    _send(replies, {"ready": True})
    while (body := read_frame(requests)) is not None:
        request = cast("dict[str, Json]", msgspec.json.decode(body))
        _send(replies, desk.handle(request))


if __name__ == "__main__":
    main()
