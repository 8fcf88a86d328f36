"""What a server does, whatever the road a request comes by: HTTP and sockets both ask here."""

from __future__ import annotations

import asyncio
import logging

from sandtable.core.game import Refused
from sandtable.core.journal import JournalError, read_journal
from sandtable.core.wire import Json, table_of, text_of
from sandtable.i18n import LANGUAGES, TextError
from sandtable.server.bodies import Answer, Brought, Created, NewGame, Order, SeatChange, SeatReply, Undo
from sandtable.server.bots import Bots
from sandtable.server.campaign_store import CampaignStore
from sandtable.server.campaigns import Campaigns
from sandtable.server.errors import ApiError, refused_answer, said, texts_in
from sandtable.server.filming import Filming
from sandtable.server.founding import ORDERS_AT_MOST, clean, founded, shallow
from sandtable.server.games import Games
from sandtable.server.hub import Hub
from sandtable.server.live import LiveGame
from sandtable.server.records import Change, GameRecord, Kept
from sandtable.server.reseating import hand_over
from sandtable.server.seats import holds_any, is_host, is_id, matches, need_seat, new_id, side_of
from sandtable.server.settings import Settings
from sandtable.server.store import Store, open_store
from sandtable.server.sweeping import keep_swept, settle_in
from sandtable.server.thinking import Position, Thinking
from sandtable.server.views import finished_text, head_of, journal_text, listed, seats_of, view_of

log = logging.getLogger(__name__)


def warm_up() -> None:
    """Reads every text: the first sentence of the day takes a second to look up."""
    for language in LANGUAGES:
        try:
            texts_in(language)
        except TextError as error:
            log.warning("%s", error)
    settle_in()


class Host:
    """A running server: its database, its games, its sockets, its bots."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.hub = Hub()
        self.games = Games(store, self.hub, settings.games_in_memory)
        self.thinking = Thinking(settings)
        self.bots = Bots(self.games, self.thinking)
        campaigns = CampaignStore(store.database)
        self.campaigns = Campaigns(campaigns, self.games, self.bots, settings.campaigns_at_most)
        self.filming = Filming(store, self.thinking)
        self.games.when_over.append(self.filming.game_over)
        self.warming: asyncio.Task[None] | None = None
        self.sweeping: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, settings: Settings) -> Host:
        """Opens the database, brings it up to date and starts the workers."""
        host = cls(settings, await open_store(settings.database_url))
        await host.thinking.start()
        host.campaigns.start()
        host.filming.start()
        host.warming = asyncio.create_task(asyncio.to_thread(warm_up))
        host.sweeping = asyncio.create_task(keep_swept(lambda: host.games.shelf.used_at))
        return host

    async def close(self) -> None:
        """Stops everything, in the order in which nothing is left waiting."""
        self.hub.close()
        if self.warming is not None:
            await self.warming
        if self.sweeping is not None:
            self.sweeping.cancel()
        await self.campaigns.stop()
        await self.filming.stop()
        await self.bots.stop()
        await self.thinking.stop()
        await self.store.close()

    # ------------------------------------------------------------ a new game

    async def create(self, wanted: NewGame) -> Created:
        """Sets a game up."""
        # An army list takes a while to check; the others need not wait for it.
        live, created = await asyncio.to_thread(founded, wanted)
        kept = Kept(live.record, live.saved, live.game.orders)
        if not await self.store.create(kept, self.settings.games_at_most):
            raise ApiError(503, "server-full", {"most": self.settings.games_at_most})
        self.games.add(live)
        self.bots.wake(live)
        return created

    async def list_games(self, hashes: list[str]) -> list[Json]:
        """The games that these tokens open."""
        if not hashes:
            return []
        records = await self.store.opened_by(hashes)
        shown: list[Json] = []
        for kept in records:
            record = self.games.record_of(kept.id) or kept
            mine = [seat.letter for seat in record.seats if matches(seat.token_hash, hashes)]
            shown.append(listed(record, mine, is_host(record, hashes), self.hub.online(kept.id)))
        return shown

    # ------------------------------------------------------------ looking

    def seat(self, record: GameRecord, letter: str | None, hashes: list[str]) -> int:
        """The side a request looks from, when it may; no side is an onlooker."""
        if letter is None:
            return -1
        side = side_of(letter, record)
        need_seat(record, side, hashes)
        return side

    async def view(
        self, game: str, letter: str | None, hashes: list[str], events_from: int
    ) -> dict[str, Json]:
        """The view of a seat, for its holder."""
        async with self.games.hold(game) as live:
            side = self.seat(live.record, letter, hashes)
            self.bots.wake(live)
            return self._seen(live, side, events_from)

    def _seen(self, live: LiveGame, side: int, events_from: int) -> dict[str, Json]:
        """The view of a game that is held.

        Here and now: a view takes a few milliseconds, less than handing it to a thread that fights for the interpreter.
        """
        online = self.hub.online(live.record.id)
        return view_of(live, side, online, events_from)

    async def look(self, game: str, side: int, events: tuple[int, int]) -> tuple[dict[str, Json], int]:
        """A view for a socket that has shown its token, with the events it has not got yet.

        `events` is the branch it knows and how many events it has; the branch is returned with the view.
        """
        async with self.games.hold(game) as live:
            self.bots.wake(live)
            branch, count = events
            return self._seen(live, side, count if branch == live.branch else 0), live.branch

    # ------------------------------------------------------------ playing

    async def answer(self, game: str, body: Answer, hashes: list[str]) -> dict[str, Json]:
        """Answers a question; the reply comes when the answer is on disk."""
        shallow(body.answer)
        async with self.games.hold(game) as live:
            side = self.seat(live.record, body.side, hashes)
            if body.version != live.record.version:
                raise ApiError(409, "server-stale", {"version": live.record.version})
            try:
                live.answer(side, body.answer)
            except Refused as error:
                raise refused_answer(error) from error
            return await self._kept(live, live.change(), side, body.events_from)

    async def undo(self, game: str, body: Undo, hashes: list[str]) -> dict[str, Json]:
        """Takes the last answer of a seat back."""
        async with self.games.hold(game) as live:
            side = self.seat(live.record, body.side, hashes)
            if live.record.over and await self.campaigns.is_booked(game):
                raise ApiError(409, "server-campaign-booked")
            try:
                live.undo(side)
            except Refused as error:
                raise refused_answer(error) from error
            return await self._kept(live, live.change(), side, body.events_from)

    async def order(self, game: str, body: Order, hashes: list[str]) -> dict[str, Json]:
        """Gives a standing order, or takes it back."""
        async with self.games.hold(game) as live:
            side = self.seat(live.record, body.side, hashes)
            if len(live.orders[side]) >= ORDERS_AT_MOST and body.order:
                raise ApiError(409, "server-too-many-orders")
            topic, order = clean(body.topic), clean(body.order)
            try:
                live.order(side, topic, order)
            except Refused as error:
                raise refused_answer(error) from error
            change = live.change()
            change.orders = [(side, topic, order)]
            return await self._kept(live, change, side, body.events_from)

    async def _kept(self, live: LiveGame, change: Change, side: int, events_from: int) -> dict[str, Json]:
        """Writes a change down, and shows the game as it is then."""
        await self.games.save(live, change)
        return self._seen(live, side, events_from)

    async def reseat(self, game: str, letter: str, wish: SeatChange, hashes: list[str]) -> SeatReply:
        """Lets a seat change hands."""
        async with self.games.hold(game) as live:
            side = side_of(letter, live.record)
            before = live.record.seats[side].token_hash
            handover = hand_over(live, side, wish, hashes)
            change = live.change()
            change.seats = [handover.seat]
            change.entropy = live.record.entropy
            await self.games.save(live, change)
            if before != handover.seat.token_hash:
                self.hub.dismiss(game, side)
            seats = seats_of(live.record, self.hub.online(game))
        return SeatReply(seats, handover.token, handover.invitation)  # type: ignore[arg-type]

    # ------------------------------------------------------------ what if

    async def preview(self, game: str, letter: str, answer: Json, hashes: list[str]) -> dict[str, Json]:
        """What an answer would bring, for the seat that is asked."""
        shallow(answer)
        async with self.games.hold(game) as live:
            side = self.seat(live.record, letter, hashes)
            position = self._asked(live, side)
        return await self.thinking.preview(position, side, answer)

    def _asked(self, live: LiveGame, side: int) -> Position:
        if side < 0 or side != live.asked_side:
            raise ApiError(409, "server-not-asked")
        return live.position()

    async def inspect(
        self, game: str, letter: str | None, query: dict[str, Json], hashes: list[str]
    ) -> dict[str, Json]:
        """What a tool shows a seat, or an onlooker."""
        shallow(query)
        async with self.games.hold(game) as live:
            side = self.seat(live.record, letter, hashes)
            position = live.studied()
        return await self.thinking.inspect(position, side, query)

    # ------------------------------------------------------------ journals and replays

    async def journal(self, game: str, hashes: list[str]) -> tuple[str, str]:
        """The journal as a file, with the system's id; of a running game only what the caller may know."""
        kept = await self.games.kept(game)
        if kept.record.over:
            return finished_text(kept), kept.record.system
        async with self.games.hold(game) as live:
            mine = [seat.side for seat in live.record.seats if matches(seat.token_hash, hashes)]
            return journal_text(live, mine), live.record.system

    async def replay(
        self, game: str, at: int | None, letter: str | None, hashes: list[str], events_from: int
    ) -> dict[str, Json]:
        """A moment of a game: any side's view for its holders when it is over, else one's own."""
        async with self.games.hold(game) as live:
            record = live.record
            side = self._watched(record, letter, hashes)
            position = live.position()
            head = head_of(record, side, self.hub.online(game))
        place = len(position.past) if at is None else at
        return {**head, **await self.thinking.frame(position, place, side, events_from)}

    def _watched(self, record: GameRecord, letter: str | None, hashes: list[str]) -> int:
        """Whose eyes a replay is seen through; without a wish, those of the caller's own seat."""
        if letter is None:
            return next((seat.side for seat in record.seats if matches(seat.token_hash, hashes)), -1)
        if record.over and holds_any(record, hashes):
            return side_of(letter, record)
        return self.seat(record, letter, hashes)

    async def bring(self, text: str) -> Brought:
        """Checks a journal that somebody brings along and keeps it to be watched."""
        replay = new_id()
        verdict = await self.thinking.verify(replay, text)
        await self.store.keep_replay(replay, text, self.settings.replays_at_most)
        return Brought(replay, text_of(read_journal(text).header.get("system")), verdict)

    async def watch(
        self, replay: str, at: int | None, letter: str | None, events_from: int
    ) -> dict[str, Json]:
        """A moment of a journal that was brought along; it holds no secrets any more."""
        text = await self.store.replay(replay) if is_id(replay) else None
        if text is None:
            raise ApiError(404, "server-no-such-replay", {"replay": replay[:40]})
        try:
            journal = read_journal(text)
        except JournalError as error:
            raise said(409, str(error)) from error
        setup = journal.setup
        side = -1 if letter is None else "ABCD".find(letter)
        if side >= len(setup.sides):
            letters = ", ".join("ABCD"[: len(setup.sides)])
            raise ApiError(400, "server-no-such-side", {"side": letter, "sides": letters})
        end = journal.end or {}
        result = end.get("result")
        position = Position(
            game=replay,
            branch=0,
            version=0,
            setup=setup.wire(),
            past=journal.entries,
            rules=journal.rules,
            result=table_of(result) if result is not None else None,
            film=journal.film,
            strange=True,
        )
        seal: Json = {
            "commitment": journal.header.get("commitment"),
            "seed": str(end["seed"]) if "seed" in end else None,
            "nonce": end.get("nonce"),
            "entropy": journal.header.get("entropy"),
        }
        place = len(journal.entries) if at is None else at
        frame = await self.thinking.frame(position, place, side, events_from)
        return {
            "game": replay,
            "version": len(journal.entries),
            "system": setup.system,
            "seats": [],
            "hotseat": [],
            "seal": seal,
            **frame,
        }
