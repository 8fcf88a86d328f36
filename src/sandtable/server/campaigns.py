"""The campaigns there are: orders, battles that begin as games, and results that flow back by themselves."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine

from sandtable.core.game import Refused
from sandtable.core.wire import Json
from sandtable.server.bodies import SeatChange
from sandtable.server.bots import Bots
from sandtable.server.campaign_bodies import CampaignCreated, CampaignOrders, CampaignSeatReply, NewCampaign
from sandtable.server.campaign_founding import change_hands, founded_campaign
from sandtable.server.campaign_records import CampaignChange, CampaignRecord, KeptCampaign
from sandtable.server.campaign_store import CampaignStore
from sandtable.server.errors import ApiError, refused_answer
from sandtable.server.founding import shallow
from sandtable.server.games import Games
from sandtable.server.hub import Hub
from sandtable.server.live import LiveGame
from sandtable.server.live_campaign import LiveCampaign, resumed_campaign
from sandtable.server.records import SeatRecord
from sandtable.server.seats import is_id, matches
from sandtable.server.shelf import Shelf, in_thread
from sandtable.server.store import Unreadable

log = logging.getLogger(__name__)

IN_MEMORY = 100
OVERDUE_SECONDS = 1.0  # between two looks for battles whose dice have waited long enough


class Campaigns:
    """Finds a campaign, lets one request at a time change it, and writes what changed before telling anybody."""

    def __init__(self, store: CampaignStore, games: Games, bots: Bots, at_most: int) -> None:
        self.store = store
        self.games = games
        self.bots = bots
        self.at_most = at_most
        self.hub = Hub()
        fresh = self._fresh if games.neighbours.shared else None
        self.shelf = Shelf(self._load, IN_MEMORY, lambda campaign: self.hub.count(campaign) > 0, fresh)
        self._tasks: set[asyncio.Task[None]] = set()
        games.when_over.append(self.game_over)

    def start(self) -> None:
        """Goes on where the last server stopped: battles that ended meanwhile, and those that only bots fight."""
        self._begin(self._catch_up())
        self._begin(self._wait_no_longer())

    async def stop(self) -> None:
        """Ends what is under way; what is not written is done again at the next start."""
        self.hub.close()
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # ------------------------------------------------------------ for people

    async def create(self, wanted: NewCampaign) -> CampaignCreated:
        """Sets a campaign up."""
        live, created = await asyncio.to_thread(founded_campaign, wanted)
        game = await asyncio.to_thread(live.settle)
        change = await asyncio.to_thread(live.change, game)
        live.record.summary = change.summary
        live.record.over = change.over
        # A new campaign has nobody to conflict with; its record is written whole.
        if not await self.store.create(KeptCampaign(live.record, []), change, self.at_most):
            raise ApiError(503, "server-campaigns-full", {"most": self.at_most})
        live.written(change)
        live.record.version = change.version_before
        self.shelf.add(live)
        self._play(game)
        return created

    async def list_all(self, hashes: list[str]) -> list[Json]:
        """The campaigns that these tokens open."""
        if not hashes:
            return []
        records = await self.store.opened_by(hashes)
        return [_listed(record, hashes) for record in records]

    async def view(self, campaign: str, hashes: list[str], since: int | None = None) -> dict[str, Json]:
        """What the holder of these tokens may see; whoever shows none looks on."""
        async with self.shelf.hold(campaign) as live:
            if since == live.record.version:
                return {"campaign": campaign, "version": live.record.version, "same": True}
            self._wake(live)
            return await in_thread(_seen, live, hashes)

    async def look(self, campaign: str, hashes: list[str]) -> int:
        """The first side that these tokens hold, -1 for an onlooker; raises ApiError when there is no such campaign."""
        async with self.shelf.hold(campaign) as live:
            held = (seat.side for seat in live.record.seats if matches(seat.token_hash, hashes))
            return next(held, -1)

    async def order(self, campaign: str, body: CampaignOrders, hashes: list[str]) -> dict[str, Json]:
        """Orders of a side; the reply comes when they are on disk."""
        for order in body.orders:
            shallow(order)
        async with self.shelf.hold(campaign) as live:
            live.seat(body.side, hashes)
            if body.version is not None and body.version != live.record.version:
                raise ApiError(409, "server-campaign-stale", {"version": live.record.version})
            try:
                await in_thread(live.give, body.side, body.orders)
            except Refused as error:
                raise refused_answer(error) from error
            await self._settle(live)
            return await in_thread(_seen, live, hashes)

    async def reseat(
        self, campaign: str, side: int, wish: SeatChange, hashes: list[str]
    ) -> CampaignSeatReply:
        """Lets a seat change hands."""
        async with self.shelf.hold(campaign) as live:
            handover = change_hands(live, side, wish, hashes)
            live.record.seats[side] = handover.seat
            await self._settle(live, seats=[handover.seat])
            return CampaignSeatReply(seats_of(live.record), handover.token, handover.invitation)  # type: ignore[arg-type]

    async def file(self, campaign: str, hashes: list[str]) -> dict[str, Json]:
        """The campaign as a file, for those who hold a side of it, when it holds no secrets any more."""
        async with self.shelf.hold(campaign) as live:
            if not live.record.over:
                raise ApiError(409, "server-campaign-running")
            if not live.held(hashes) and not live.is_host(hashes):
                raise ApiError(403 if hashes else 401, "server-campaign-no-seat")
            return live.file()

    # ------------------------------------------------------------ battles

    def game_over(self, game: str) -> None:
        """A game has ended: if it was a battle, it is written into its campaign."""
        self._begin(self._book(game))

    async def is_booked(self, game: str) -> bool:
        """Whether a game is a battle whose end stands in its campaign: it cannot be taken back any more."""
        battle = await self.store.battle_of(game)
        return battle is not None and battle[1].booked

    async def _book(self, game: str) -> None:
        place = await self.store.battle_of(game)
        if place is None or place[1].booked:
            return
        async with self.shelf.hold(place[0]) as live, self.games.hold(game) as table:
            battle = live.running()
            if battle is None or battle.game != game:
                return
            if table.ended_elsewhere:
                # The rules it ended under are gone, and with them who survived it.
                await in_thread(live.set_back, live.campaign.orders, table.record.rules_version)
                await self._settle(live)
                return
            if table.game.result is None:
                return
            report = await in_thread(live.campaign.report, table.game)
            live.campaign.give(report)
            # The game stays held until it is written, so that nobody takes its last answer back meanwhile.
            await self._settle(live, booked=battle.number)

    async def _catch_up(self) -> None:
        for _, game in await self.store.unbooked():
            try:
                await self._go_on(game)
            except ApiError as error:
                log.warning("battle %s does not go on: %s", game, error.text)

    async def _wait_no_longer(self) -> None:
        """Whoever stays away holds the dice of a battle up for so long, and not for ever."""
        while True:
            await asyncio.sleep(OVERDUE_SECONDS)
            for table in self.games.shelf.all():
                if table.overdue:
                    self._begin(self._go_on(table.id))

    async def _go_on(self, game: str) -> None:
        async with self.games.hold(game) as table:
            if table.overdue:
                table.deal()
                await self.games.save(table)
            self.bots.wake(table)
            over = table.record.over
        if over:
            await self._book(game)

    def _wake(self, live: LiveCampaign) -> None:
        battle = live.running()
        if battle is not None:
            self._begin(self._go_on(battle.game))

    def _play(self, game: LiveGame | None) -> None:
        """A game that has been written joins the others; bots begin to think."""
        if game is not None:
            self.games.add(game)
            self.bots.wake(game)

    # ------------------------------------------------------------ writing

    async def _settle(
        self, live: LiveCampaign, booked: int = 0, seats: list[SeatRecord] | None = None
    ) -> None:
        """Lets the computer do its part, and writes all that is new."""
        game = await in_thread(live.settle)
        change = await in_thread(live.change, game, booked)
        change.seats = seats if seats is not None else []
        await self._save(live, change)
        self._play(game)

    async def _save(self, live: LiveCampaign, change: CampaignChange) -> None:
        await self.shelf.write(live, self._write(live, change), "server-campaign-elsewhere")

    async def _write(self, live: LiveCampaign, change: CampaignChange) -> None:
        await self.store.save(change)
        live.written(change)
        self.hub.notify(live.id)

    async def _fresh(self, live: LiveCampaign) -> bool:
        """Whether no other server has written a campaign since."""
        return await self.store.version(live.id) == live.record.version

    async def _load(self, campaign: str) -> LiveCampaign:
        try:
            kept = await self.store.load(campaign) if is_id(campaign) else None
        except Unreadable as error:
            log.error("%s", error)
            raise ApiError(503, "server-game-damaged") from error
        if kept is None:
            raise ApiError(404, "server-no-such-campaign", {"campaign": campaign[:40]})
        live = await asyncio.to_thread(resumed_campaign, kept)
        if live.carried:
            game = await asyncio.to_thread(live.settle)
            change = await asyncio.to_thread(live.change, game)
            await self._save(live, change)
            self._play(game)
        return live

    # ------------------------------------------------------------ under way

    def _begin(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.create_task(self._watched(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _watched(self, work: Coroutine[object, object, None]) -> None:
        try:
            await work
        except ApiError as error:
            log.warning("a campaign does not go on: %s", error.text)
        except Exception:
            log.exception("a campaign does not go on")


# ---------------------------------------------------------------- replies


def seats_of(record: CampaignRecord) -> list[Json]:
    """Who holds which side; no token and no hash among it."""
    return [
        {"side": seat.side, "held_by": seat.held_by, "bot": seat.bot or None, "name": seat.name}
        for seat in record.seats
    ]


def _seen(live: LiveCampaign, hashes: list[str]) -> dict[str, Json]:
    mine = live.held(hashes)
    record = live.record
    return {
        "campaign": record.id,
        "system": record.system,
        "version": record.version,
        "mine": [side for side in mine],
        "host": live.is_host(hashes),
        "seats": seats_of(record),
        "games": {str(battle.number): battle.game for battle in record.battles},
        "notices": [notice.wire() for notice in live.campaign.notices()],
        "view": live.campaign.view(mine),
    }


def _listed(record: CampaignRecord, hashes: list[str]) -> dict[str, Json]:
    mine = [seat.side for seat in record.seats if matches(seat.token_hash, hashes)]
    summary = record.summary
    return {
        "campaign": record.id,
        "system": record.system,
        "name": summary.name,
        "mine": [side for side in mine],
        "host": matches(record.host_hash, hashes),
        "yours": any(side in summary.asked for side in mine),
        "over": record.over,
        "standings": [row for row in summary.standings],
        "next": summary.next,
        "seats": seats_of(record),
        "created_at": record.created_at,
        "changed_at": record.changed_at,
    }
