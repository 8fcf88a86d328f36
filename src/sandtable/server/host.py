"""What a server does, whatever the road a request comes by: HTTP and sockets both ask here."""

from __future__ import annotations

import asyncio

from sandtable.core.game import Refused
from sandtable.core.question import TypedDice
from sandtable.core.wire import Json, side_letter
from sandtable.server.bodies import (
    Answer,
    Created,
    DrawTalk,
    NewGame,
    Order,
    PreviewAsk,
    Resign,
    SeatChange,
    SeatReply,
    Undo,
)
from sandtable.server.bots import Bots
from sandtable.server.bringing import Bringing
from sandtable.server.campaign_store import CampaignStore
from sandtable.server.campaigns import Campaigns
from sandtable.server.closing import resign, speak_of_draw
from sandtable.server.errors import ApiError, refused_answer
from sandtable.server.filming import Filming
from sandtable.server.founding import ORDERS_AT_MOST, clean, founded, is_peoples_own, shallow
from sandtable.server.games import Games
from sandtable.server.gossip import Gossip
from sandtable.server.hub import Hub
from sandtable.server.lessons import hints_for, lesson_in
from sandtable.server.limits import ASKER
from sandtable.server.live import LiveGame
from sandtable.server.neighbours import neighbours_of
from sandtable.server.queueing import call_out
from sandtable.server.records import Change, GameRecord, Kept
from sandtable.server.reseating import hand_over
from sandtable.server.seals import Dealt, Seals
from sandtable.server.seats import holds_any, is_host, matches, need_seat, side_of
from sandtable.server.settings import Settings
from sandtable.server.store import Store, open_store
from sandtable.server.sweeping import keep_swept, warm_up
from sandtable.server.thinking import ADVISER, BotFailure, Position, Thinking
from sandtable.server.views import finished_text, head_of, journal_text, listed, seats_of, view_of


class Host:
    """A running server: its database, its games, its sockets, its bots."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.hub = Hub()
        self.seals = Seals(store.database)
        self.games = Games(store, self.hub, settings.games_in_memory, neighbours_of(store.database))
        self.thinking = Thinking(settings)
        self.bots = Bots(self.games, self.thinking)
        campaigns = CampaignStore(store.database)
        self.campaigns = Campaigns(campaigns, self.games, self.bots, settings.campaigns_at_most)
        self.gossip = Gossip(self.games.neighbours, self.games, self.hub, self.campaigns.hub)
        self.filming = Filming(store, self.thinking)
        self.bringing = Bringing(store, self.thinking, settings.replays_at_most)
        self.games.when_over.append(self.filming.game_over)
        self.warming: asyncio.Task[None] | None = None
        self.sweeping: asyncio.Task[None] | None = None
        self.calling: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, settings: Settings) -> Host:
        """Opens the database, brings it up to date and starts the workers."""
        host = cls(settings, await open_store(settings.database_url))
        await host.thinking.start()
        host.gossip.start()
        host.campaigns.start()
        host.filming.start()
        host.warming = asyncio.create_task(asyncio.to_thread(warm_up))
        host.sweeping = asyncio.create_task(keep_swept(lambda: host.games.shelf.used_at, host.put_away))
        host.calling = asyncio.create_task(call_out(host.thinking.queue, host.hub))
        return host

    async def close(self) -> None:
        """Stops everything, in the order in which nothing is left waiting."""
        self.hub.close()
        if self.warming is not None:
            await self.warming
        for task in (self.sweeping, self.calling):
            if task is not None:
                task.cancel()
        await self.campaigns.stop()
        await self.filming.stop()
        await self.bots.stop()
        await self.thinking.stop()
        await self.gossip.stop()
        await self.store.close()

    def put_away(self) -> None:
        """Lets go of games and campaigns that nobody has looked at for long; they are read again when needed."""
        self.games.shelf.put_away(self.settings.idle_seconds)
        self.campaigns.shelf.put_away(self.settings.idle_seconds)

    # ------------------------------------------------------------ a new game

    async def create(self, wanted: NewGame) -> Created:
        """Sets a game up."""
        dealt = await self.seals.take(wanted.seal) if wanted.seal else Dealt()
        if dealt is None:
            raise ApiError(409, "server-seal-gone")
        return await self.found(wanted, dealt)

    async def found(self, wanted: NewGame, dealt: Dealt) -> Created:
        """Sets a game up with these dice."""
        if is_peoples_own(wanted):
            shallow(wanted.setup)
            await self.thinking.weigh(wanted.setup)
        # An army list takes a while to check; the others need not wait for it.
        live, created = await asyncio.to_thread(founded, wanted, dealt)
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
        return view_of(live, side, online, events_from, self.thinking.queue.ahead(live.record.id))

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
        shallow([*body.first, body.answer])
        async with self.games.hold(game) as live:
            side = self.seat(live.record, body.side, hashes)
            if body.version != live.record.version:
                raise ApiError(409, "server-stale", {"version": live.record.version})
            try:
                live.answer_all(side, [*body.first, body.answer])
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

    async def resign(self, game: str, body: Resign, hashes: list[str]) -> dict[str, Json]:
        """A seat gives the game up."""
        async with self.games.hold(game) as live:
            side = self.seat(live.record, body.side, hashes)
            await self._no_campaign(game)
            try:
                resign(live, side)
            except Refused as error:
                raise refused_answer(error) from error
            return await self._kept(live, live.change(), side, body.events_from)

    async def talk_of_draw(self, game: str, body: DrawTalk, hashes: list[str]) -> dict[str, Json]:
        """A seat offers a draw, takes it or declines it; the others hear of it at once."""
        async with self.games.hold(game) as live:
            side = self.seat(live.record, body.side, hashes)
            await self._no_campaign(game)
            try:
                speak_of_draw(live, side, body.say)
            except Refused as error:
                raise refused_answer(error) from error
            if live.game.over:
                return await self._kept(live, live.change(), side, body.events_from)
            await self.games.speak(live)
            return self._seen(live, side, body.events_from)

    async def _no_campaign(self, game: str) -> None:
        """What a battle leaves behind is booked in its campaign: it has to be fought out."""
        if await self.campaigns.store.battle_of(game) is not None:
            raise ApiError(409, "server-campaign-fought-out")

    async def delete(self, game: str, hashes: list[str]) -> None:
        """Whoever set a game up throws it away; raises ApiError."""
        async with self.games.hold(game) as live:
            if not is_host(live.record, hashes):
                raise ApiError(403, "server-not-host")
            await self._no_campaign(game)
            await self.store.delete(game)
            self.games.shelf.forget(live)
            self.hub.notify(game)

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

    async def preview(self, game: str, body: PreviewAsk, hashes: list[str]) -> dict[str, Json]:
        """What an answer would bring, for the seat that is asked."""
        shallow([*body.first, body.answer])
        async with self.games.hold(game) as live:
            side = self.seat(live.record, body.side, hashes)
            position = self._asked(live, side)
        return await self.thinking.preview(position, side, body.answer, body.first)

    async def ahead(self, game: str, letter: str, hashes: list[str]) -> dict[str, Json]:
        """What would be asked behind each answer, for the seat that is asked."""
        async with self.games.hold(game) as live:
            side = self.seat(live.record, letter, hashes)
            position = self._asked(live, side)
        return await self.thinking.ahead(position, side)

    async def advice(self, game: str, letter: str, hashes: list[str]) -> dict[str, Json]:
        """What the computer would answer in the place of the seat that is asked."""
        async with self.games.hold(game) as live:
            side = self.seat(live.record, letter, hashes)
            position = self._asked(live, side)
            if isinstance(live.asked, TypedDice):
                raise ApiError(409, "server-advice-on-dice")
        return await self.thinking.advice(position, side, ADVISER)

    async def why(self, game: str, at: int, letter: str | None, hashes: list[str]) -> dict[str, Json]:
        """What was weighed at a decision: once the game is over, or at once in a lesson."""
        async with self.games.hold(game) as live:
            record = live.record
            lesson = lesson_in(record)
            if not record.over and lesson is None:
                raise ApiError(409, "server-why-not-yet")
            if not record.over and lesson is not None:
                self.seat(record, side_letter(lesson.side), hashes)
            position = live.position()
            side = side_of(letter, record) if letter is not None else -1
        return await self.thinking.why(position, at, side)

    async def show(self, game: str, letter: str, hashes: list[str]) -> dict[str, Json]:
        """The answer that the lesson shows to the pending question; where it has none, the computer's."""
        async with self.games.hold(game) as live:
            side = self.seat(live.record, letter, hashes)
            position, hints = self._asked(live, side), hints_for(live, side)
        try:
            asked = self.thinking.bot_answer(position, side, ADVISER, hints, ASKER.get())
            return {"answer": await asked}
        except BotFailure as failure:
            raise ApiError(503, "server-too-slow") from failure

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
