"""Setting a campaign up, and letting its seats change hands."""

from __future__ import annotations

import secrets

from sandtable.core.campaign import Campaign
from sandtable.core.game import Refused
from sandtable.core.setup import SetupError
from sandtable.core.system import AnySystem, system
from sandtable.core.wire import Json, list_of, table_of, text_of
from sandtable.server.bodies import SeatChange
from sandtable.server.campaign_bodies import CampaignCreated, NewCampaign
from sandtable.server.campaign_records import CampaignRecord, CampaignSummary
from sandtable.server.errors import ApiError, refused, said
from sandtable.server.founding import clean, known_bot, shallow
from sandtable.server.installed import bots_here
from sandtable.server.live_campaign import LiveCampaign
from sandtable.server.records import SeatRecord
from sandtable.server.reseating import Handover
from sandtable.server.room import now
from sandtable.server.seats import hashed, matches, new_id, new_token

SEEDS = 1_000_000


def founded_campaign(wanted: NewCampaign) -> tuple[LiveCampaign, CampaignCreated]:
    """A new campaign and what its host is given; raises ApiError. Nothing is written yet."""
    shallow(wanted.terms)
    rules = campaign_rules(wanted.system)
    campaign = Campaign(rules, [])
    try:
        campaign.give({"do": "new", **_named({"seed": secrets.randbelow(SEEDS), **wanted.terms})})
    except Refused as error:
        raise refused(400, error.reasons) from error
    except SetupError as error:
        raise said(400, str(error)) from error
    sides = len(list_of(table_of(campaign.value).get("sides")))
    seats, created = _seated(wanted, sides)
    record = CampaignRecord(
        id=created.campaign,
        system=rules.id,
        rules_version=rules.rules_version,
        host_hash=hashed(created.host),
        host_holder=next((seat.holder for seat in seats if seat.holder), new_id()),
        version=0,
        over=False,
        summary=CampaignSummary(),
        created_at=now(),
        changed_at=now(),
        seats=seats,
    )
    live = LiveCampaign(record, campaign)
    live.saved = 0
    return live, created


def campaign_rules(id: str) -> AnySystem:
    """A system that has campaigns."""
    try:
        rules = system(id)
        rules.campaigns()
    except SetupError as error:
        raise said(404, str(error)) from error
    return rules


def _named(terms: dict[str, Json]) -> dict[str, Json]:
    """The terms with names that can be printed."""
    named = dict(terms)
    if isinstance(named.get("name"), str):
        named["name"] = clean(text_of(named["name"]))[:60]
    if isinstance(named.get("sides"), list):
        named["sides"] = [_side(side) for side in list_of(named["sides"])]
    return named


def _side(side: Json) -> Json:
    table = table_of(side)
    name = table.get("name")
    return {**table, "name": clean(name)[:60]} if isinstance(name, str) else side


def _seated(wanted: NewCampaign, sides: int) -> tuple[list[SeatRecord], CampaignCreated]:
    """The seats as they were wished for. Who is not mentioned: the first side is mine, bots take the rest."""
    created = CampaignCreated(new_id(), {}, {}, new_token())
    if len(wanted.seats) > sides:
        raise ApiError(400, "server-campaign-no-such-side", {"sides": sides})
    holder = new_id()
    seats: list[SeatRecord] = []
    for side in range(sides):
        usual = f"bot:{bots_here()[0]}" if side else "me"
        wish = wanted.seats[side] if side < len(wanted.seats) else usual
        seats.append(_seat(side, wish, holder, created))
    return seats, created


def _seat(side: int, wish: str, holder: str, created: CampaignCreated) -> SeatRecord:
    if wish in ("me", "hotseat"):
        token = new_token()
        created.tokens[str(side)] = token
        return SeatRecord(side=side, held_by="person", holder=holder, token_hash=hashed(token))
    if wish == "open":
        code = new_token()
        created.invitations[str(side)] = code
        return SeatRecord(side=side, held_by="open", invitation_hash=hashed(code))
    kind, _, bot = wish.partition(":")
    if kind != "bot":
        raise ApiError(400, "server-no-such-holder", {"wish": wish})
    return SeatRecord(side=side, held_by="bot", bot=known_bot(bot))


# ------------------------------------------------------------ seats


def change_hands(live: LiveCampaign, side: int, wish: SeatChange, hashes: list[str]) -> Handover:
    """The seat after a change, and what is told once; raises ApiError. Nothing is changed yet.

    A seat that people hold is given away by its holder alone; a bot's or an open one by the host, and an open one is
    taken by whoever has its invitation. Not during a battle: its seat at the table changes hands there.
    """
    seat = live.seat_at(side)
    _allowed(live, seat, wish, hashes)
    if wish.held_by is not None and live.running() is not None:
        raise ApiError(409, "server-campaign-battle-runs")
    name = seat.name if wish.name is None else clean(wish.name)
    new = SeatRecord(side=side, held_by=wish.held_by or seat.held_by, name=name)
    if wish.held_by is None:
        new.bot, new.holder = seat.bot, seat.holder
        new.token_hash, new.invitation_hash = seat.token_hash, seat.invitation_hash
        return Handover(new)
    if wish.held_by == "bot":
        new.bot = known_bot(wish.bot or seat.bot or bots_here()[0])
        return Handover(new)
    if wish.held_by == "open":
        code = new_token()
        new.invitation_hash = hashed(code)
        return Handover(new, invitation=code)
    token = new_token()
    new.token_hash = hashed(token)
    new.holder = _holder(live, hashes)
    return Handover(new, token=token)


def _allowed(live: LiveCampaign, seat: SeatRecord, wish: SeatChange, hashes: list[str]) -> None:
    if matches(seat.token_hash, hashes):
        return
    if not seat.in_person:
        if live.is_host(hashes):
            return
        takes = wish.held_by in ("person", "remote")
        code = wish.code
        if seat.held_by == "open" and takes and code and matches(seat.invitation_hash, [hashed(code)]):
            return
        if code:
            raise ApiError(403, "server-campaign-wrong-invitation", {"side": seat.side + 1})
    status, text = (403, "server-campaign-wrong-token") if hashes else (401, "server-campaign-no-token")
    raise ApiError(status, text, {"side": seat.side + 1})


def _holder(live: LiveCampaign, hashes: list[str]) -> str:
    """The browser the seat goes to: the caller's own where it holds another seat, else a new one."""
    for other in live.record.seats:
        if other.holder and matches(other.token_hash, hashes):
            return other.holder
    return live.record.host_holder if matches(live.record.host_hash, hashes) else new_id()
