"""Campaigns over HTTP: set up, look, give orders, change seats."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from sandtable.server.bodies import SeatChange
from sandtable.server.campaign_bodies import CampaignCreated, CampaignOrders, CampaignSeatReply, NewCampaign
from sandtable.server.campaign_founding import campaign_rules
from sandtable.server.routes_games import PRIVATE, By, asked, problems

Since = Annotated[
    int | None,
    QueryParameter(
        ge=0, le=2**31 - 1, description="The version the caller has: when nothing is new, no view"
    ),
]


class CampaignsController(Controller):
    """`/api/campaigns`."""

    path = "/api/campaigns"
    tags = ("campaigns",)
    response_headers = PRIVATE

    @post("/", responses=problems(404, 413, 503), summary="Set a campaign up")
    async def create(self, by: By, data: JSONBody[NewCampaign]) -> CampaignCreated:
        """Returns its id, a token for every side of yours and an invitation for every open one."""
        return await by.host.campaigns.create(data)

    @get("/", responses=problems(), summary="The campaigns your tokens open")
    async def list_campaigns(self, by: By) -> dict[str, Any]:
        """`Authorization: Bearer` takes any number of tokens, with blanks between them."""
        return {"campaigns": await by.host.campaigns.list_all(by.hashes)}

    @get("/terms/{system_id:str}", responses=problems(404), summary="What a system's campaigns agree on")
    async def terms(self, system_id: FromPath[str]) -> dict[str, Any]:
        """Ranges of points, editions, scenarios and factions; 404 when the system has no campaigns."""
        return {"terms": campaign_rules(system_id).campaigns().terms()}

    @get("/{campaign:str}", responses=problems(404, 409), summary="A campaign as you may see it")
    async def view(self, by: By, campaign: FromPath[str], since: Since = None) -> dict[str, Any]:
        """Your own pools, and of the others what everybody may know."""
        return await by.host.campaigns.view(campaign, by.hashes, since)

    @asked("/{campaign:str}/orders", "Give orders")
    async def order(self, by: By, campaign: FromPath[str], data: JSONBody[CampaignOrders]) -> dict[str, Any]:
        """All of them or none; the reply, the campaign as it is then, comes when they are on disk."""
        return await by.host.campaigns.order(campaign, data, by.hashes)

    @asked("/{campaign:str}/seats/{side:int}", "Let a side change hands")
    async def reseat(
        self, by: By, campaign: FromPath[str], side: FromPath[int], data: JSONBody[SeatChange]
    ) -> CampaignSeatReply:
        """Returns the new token or invitation; it is told this once."""
        return await by.host.campaigns.reseat(campaign, side, data, by.hashes)

    @get("/{campaign:str}/file", responses=problems(401, 403, 404, 409), summary="The campaign as a file")
    async def file(self, by: By, campaign: FromPath[str]) -> Response[dict[str, Any]]:
        """Every order from the beginning, for `sandtable campaign`; when it is over."""
        name = f"sandtable-campaign-{campaign}.json"
        return Response(
            await by.host.campaigns.file(campaign, by.hashes),
            headers={"Content-Disposition": f'attachment; filename="{name}"'},
        )
