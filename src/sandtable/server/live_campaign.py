"""A campaign in memory: its orders, its seats, and what of it has been written down.

Everything here happens under the campaign's lock; nothing here waits.
"""

from __future__ import annotations

import asyncio

from sandtable.core.campaign import Campaign, campaign_file, carried_over
from sandtable.core.game import Refused
from sandtable.core.journal import canonical
from sandtable.core.setup import SetupError
from sandtable.core.system import system
from sandtable.core.wire import Json, Reason, list_of, number_of, table_of, text_of
from sandtable.server.campaign_records import (
    BattleRecord,
    CampaignChange,
    CampaignRecord,
    CampaignSummary,
    KeptCampaign,
)
from sandtable.server.errors import ApiError, said
from sandtable.server.founding import begun, fresh_record
from sandtable.server.live import LiveGame
from sandtable.server.records import Kept, SeatRecord
from sandtable.server.seats import matches, new_id
from sandtable.server.words import words_until

# Orders that the server itself gives: nobody begins or reports a battle by hand.
OWN_WORDS = ("new", "begin", "report")
PEOPLES_MOST = 4000  # orders; what is left up to the campaign's own limit is for reports and the computer
LARGEST = 2_000_000  # characters of all orders together
AT_ONCE = 1000  # orders of the computer's in one go; far more than any campaign needs
URGENT = ("field", "forfeit", "pick", "station", "move", "wait", "battle")


class LiveCampaign:
    """One campaign being played."""

    def __init__(self, record: CampaignRecord, campaign: Campaign) -> None:
        self.record = record
        self.campaign = campaign
        self.lock = asyncio.Lock()
        self.dead = False  # what is in memory may differ from what is written: to be read again
        self.saved = len(campaign.orders)
        self.dropped: list[int] = []  # battles that no longer belong to it, and that is not written down yet
        self.carried = False  # nor that it goes on under other rules
        self.size = sum(len(canonical(order)) for order in campaign.orders)

    @property
    def id(self) -> str:
        """The campaign's id."""
        return self.record.id

    @property
    def unwritten(self) -> bool:
        """Whether orders have been given that are not written down."""
        return len(self.campaign.orders) != self.saved

    def file(self) -> dict[str, Json]:
        """The campaign as a file, as it was written down."""
        orders = self.campaign.orders[: self.saved]
        return campaign_file(self.record.system, self.record.rules_version, orders)

    # ------------------------------------------------------------ who may what

    def held(self, hashes: list[str]) -> list[int]:
        """The sides that these tokens open."""
        return [seat.side for seat in self.record.seats if matches(seat.token_hash, hashes)]

    def is_host(self, hashes: list[str]) -> bool:
        """Whether the tokens are those of whoever set the campaign up."""
        mine = [seat for seat in self.record.seats if seat.holder == self.record.host_holder]
        return matches(self.record.host_hash, hashes) or any(
            matches(seat.token_hash, hashes) for seat in mine
        )

    def seat(self, side: int, hashes: list[str]) -> SeatRecord:
        """The seat of a side, for whoever holds it: 401 without any token, 403 with the wrong one."""
        seat = self.seat_at(side)
        if matches(seat.token_hash, hashes):
            return seat
        status, text = (403, "server-campaign-wrong-token") if hashes else (401, "server-campaign-no-token")
        raise ApiError(status, text, {"side": side + 1})

    def seat_at(self, side: int) -> SeatRecord:
        """The seat of a side, if there is one."""
        if not 0 <= side < len(self.record.seats):
            raise ApiError(400, "server-campaign-no-such-side", {"sides": len(self.record.seats)})
        return self.record.seats[side]

    # ------------------------------------------------------------ what changes it

    def give(self, side: int, orders: list[dict[str, Json]]) -> None:
        """Orders of one side, all of them or none; raises Refused."""
        value, count = self.campaign.value, len(self.campaign.orders)
        if count + len(orders) > PEOPLES_MOST:
            raise Refused([Reason("", "core-campaign-long", {"most": PEOPLES_MOST})])
        if self.size + sum(len(canonical(order)) for order in orders) > LARGEST:
            raise ApiError(413, "server-too-large", {"most": LARGEST // 1000})
        try:
            for order in orders:
                if text_of(order.get("do")) in OWN_WORDS:
                    raise ApiError(409, "server-campaign-own-word", {"order": text_of(order.get("do"))})
                self.campaign.give({**order, "side": side})
        except (ApiError, Refused):
            self.campaign.value = value
            del self.campaign.orders[count:]
            raise

    def settle(self) -> LiveGame | None:
        """The computer's sides do what they have to do; when both sides are ready the battle begins: its game."""
        for _ in range(AT_ONCE):
            order = next(
                (advised for seat in self._computers() if (advised := self.campaign.advice(seat))), None
            )
            if order is None:
                break
            self.campaign.give(order)
        coming = self.coming()
        if coming is None or coming.get("fighting") or len(list_of(coming.get("chosen"))) < 2:
            return None
        setup = self.campaign.setup()
        self.campaign.give({"do": "begin"})
        pair = [int(number_of(side) or 0) for side in list_of(coming.get("sides"))]
        seats = [_at_table(self.record.seats[side], place) for place, side in enumerate(pair)]
        host = (self.record.host_hash, self.record.host_holder)
        record = fresh_record(new_id(), self.campaign.rules, setup, seats, *host)
        record.words_until = words_until()
        return begun(record, [{} for _ in seats])

    def set_back(self, orders: list[dict[str, Json]], was: int) -> None:
        """Gives the battle that is on up: the campaign stands before it again, and it will be fought anew."""
        begun = [at for at, order in enumerate(orders) if order.get("do") == "begin"]
        self.campaign = carried_over(self.campaign.rules, orders, was, begun[-1] if begun else -1)
        self.leave_battles()

    def leave_battles(self) -> None:
        """Parts with the battles that the campaign has not come to yet."""
        number = int(number_of((self.coming() or {}).get("number")) or 0)
        fighting = (self.coming() or {}).get("fighting")
        late = [b for b in self.record.battles if number and b.number >= number]
        late = [b for b in late if b.number > number or not fighting]
        late = [b for b in late if b.number not in self.dropped]
        self.dropped += [battle.number for battle in late]
        self.record.battles = [b for b in self.record.battles if b.number not in self.dropped]

    def _computers(self) -> list[int]:
        return [seat.side for seat in self.record.seats if seat.held_by == "bot"]

    def coming(self) -> dict[str, Json] | None:
        """The next battle, as everybody may see it; None when the campaign is over."""
        battle = self.campaign.view([]).get("next")
        return battle if isinstance(battle, dict) else None

    def running(self) -> BattleRecord | None:
        """The battle whose end is not written down yet."""
        return next((battle for battle in self.record.battles if not battle.booked), None)

    # ------------------------------------------------------------ writing it down

    def summary(self) -> CampaignSummary:
        """The campaign in a list."""
        everybody = [seat.side for seat in self.record.seats]
        view = self.campaign.view(everybody)
        todo = [table_of(line) for line in list_of(view.get("todo"))]
        asked = {int(number_of(line.get("side")) or 0) for line in todo if line.get("do") in URGENT}
        public = self.campaign.view([])
        return CampaignSummary(
            name=text_of(public.get("name")),
            standings=[table_of(row) for row in list_of(public.get("standings"))],
            next=self.coming(),
            asked=sorted(asked),
        )

    def change(self, game: LiveGame | None = None, booked: int = 0) -> CampaignChange:
        """What is to be written so that the database has the campaign as it is here."""
        battle = None
        if game is not None:
            number = int(number_of((self.coming() or {}).get("number")) or 0)
            battle = BattleRecord(number=number, game=game.record.id)
        return CampaignChange(
            campaign=self.record.id,
            version_before=self.record.version,
            first=self.saved,
            orders=self.campaign.orders[self.saved :],
            over=self.coming() is None,
            summary=self.summary(),
            booked=booked,
            battle=battle,
            game=None if game is None else Kept(game.record, game.saved, game.game.orders),
            dropped=self.dropped,
            rules_version=self.record.rules_version if self.carried else None,
        )

    def written(self, change: CampaignChange) -> None:
        """The database has it."""
        record = self.record
        record.version = change.version_before + 1
        record.over = change.over
        record.summary = change.summary
        for seat in change.seats:
            record.seats[seat.side] = seat
        for battle in record.battles:
            battle.booked = battle.booked or battle.number == change.booked
        if change.battle is not None:
            record.battles.append(change.battle)
        self.size += sum(len(canonical(order)) for order in change.orders)
        self.saved = len(self.campaign.orders)
        self.dropped = []
        self.carried = False


def _at_table(seat: SeatRecord, place: int) -> SeatRecord:
    """The seat at the table of whoever holds a side of the campaign: the same token opens both."""
    return SeatRecord(
        side=place,
        held_by=seat.held_by,
        bot=seat.bot,
        name=seat.name,
        holder=seat.holder,
        token_hash=seat.token_hash,
    )


def resumed_campaign(kept: KeptCampaign) -> LiveCampaign:
    """A campaign as it was written down, by carrying its orders out again.

    One of older rules goes on under those of the day as far as they take its orders; that is then to be written. One
    that is over stays what it is, and is shown as far as they take them.
    """
    record = kept.record
    was = record.rules_version
    try:
        rules = system(record.system)  # which may not be installed here any more
        if rules.rules_version == was:
            return LiveCampaign(record, Campaign(rules, kept.orders))
        live = LiveCampaign(record, carried_over(rules, kept.orders, was))
    except SetupError as error:
        raise said(409, str(error)) from error
    live.saved = len(kept.orders)
    live.size = sum(len(canonical(order)) for order in kept.orders)
    if record.over:
        return live
    record.rules_version = rules.rules_version
    live.carried = True
    live.leave_battles()
    if live.running() is not None and not _same_battle(live, kept.fighting):
        live.set_back(kept.orders, was)
    return live


def _same_battle(live: LiveCampaign, setup: dict[str, Json] | None) -> bool:
    """Whether the battle that is on is still the one that the campaign wants."""
    try:
        return setup is not None and canonical(live.campaign.setup().wire()) == canonical(setup)
    except Refused:
        return False
