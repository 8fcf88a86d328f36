"""What requests and replies about campaigns look like; the API's description is made from these."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from sandtable.server.bodies import AnyJson, Body, Holding, Version

MOST_ORDERS = 200  # in one request

CampaignSide = Annotated[int, Meta(ge=0, le=63, description="A side of the campaign, from 0")]


class NewCampaign(Body):
    """A campaign to be set up: what its sides agree on, and who holds each of them."""

    system: Annotated[str, Meta(max_length=40, examples=["fallout"])]
    terms: dict[str, AnyJson]
    seats: Annotated[list[Holding], Meta(max_length=64)] = msgspec.field(default_factory=list)


class CampaignOrders(Body):
    """What a side does between battles: all of these orders, or none when one is refused."""

    side: CampaignSide
    orders: Annotated[list[dict[str, AnyJson]], Meta(min_length=1, max_length=MOST_ORDERS)]
    version: Version | None = None


class CampaignCreated(msgspec.Struct):
    """A new campaign: its id, the token of every side this browser holds, a code for every open one."""

    campaign: str
    tokens: dict[str, str]
    invitations: dict[str, str]
    host: str


class CampaignSeatReply(msgspec.Struct):
    """The seat after the change: the token of whoever took it, or the code that lets somebody take it."""

    seats: list[dict[str, AnyJson]]
    token: str | None
    invitation: str | None
