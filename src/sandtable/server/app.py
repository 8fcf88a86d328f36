"""The application: routes, limits, errors, and the host they all ask."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar, Router
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.types import ControllerRouterHandler
from sqlalchemy.exc import SQLAlchemyError

import sandtable
from sandtable.server import routes_kit as kit
from sandtable.server import routes_library as library
from sandtable.server import routes_pocket as pocket
from sandtable.server import routes_scenarios as scenarios
from sandtable.server.browsers import Manners, add_headers
from sandtable.server.campaign_socket import campaign_socket
from sandtable.server.client import PACKS_ITSELF, client, start_page
from sandtable.server.errors import ApiError
from sandtable.server.faults import api_error, broken, http_error, not_stored, too_deep
from sandtable.server.heads import Heads
from sandtable.server.host import Host
from sandtable.server.limits import Throttle
from sandtable.server.routes_campaigns import CampaignsController
from sandtable.server.routes_games import GamesController, provide_caller
from sandtable.server.routes_replays import ReplaysController
from sandtable.server.settings import Settings
from sandtable.server.socket import game_socket
from sandtable.server.watching import Tally, health, metrics

ROUTES: list[ControllerRouterHandler] = [
    GamesController,
    CampaignsController,
    game_socket,
    campaign_socket,
    library.systems,
    library.begin_lesson,
    library.rules,
    library.rule,
    library.text_list,
    library.texts,
    library.armies,
    library.check_army,
    library.army_builder,
    library.random_army,
    kit.kinds,
    kit.pages,
    kit.pdf,
    pocket.pocket_table,
    pocket.pocket,
    scenarios.scenario_builder,
    scenarios.scenario_template,
    scenarios.check_scenario,
    scenarios.scenario_sight,
    health,
    metrics,
    start_page,
    client,
]


def create_app(settings: Settings) -> Litestar:
    """The application; its host lives as long as it does."""

    @asynccontextmanager
    async def living(app: Litestar) -> AsyncIterator[None]:
        host = await Host.open(settings)
        app.state.host = host
        try:
            yield
        finally:
            await host.close()

    tally = Tally(settings)
    replays = Router("/", route_handlers=[ReplaysController], request_max_body_size=settings.journal_bytes)
    return Heads(
        route_handlers=[replays, *ROUTES],
        dependencies={"by": Provide(provide_caller, sync_to_thread=False)},
        exception_handlers={
            ApiError: api_error,
            HTTPException: http_error,
            RecursionError: too_deep,
            SQLAlchemyError: not_stored,
            Exception: broken,
        },
        middleware=[tally, Throttle(settings), Manners(settings)],
        before_send=[add_headers],
        compression_config=CompressionConfig(
            backend="gzip", gzip_compress_level=2, minimum_size=2000, exclude_opt_key=PACKS_ITSELF
        ),
        request_max_body_size=settings.body_bytes,
        openapi_config=description(),
        lifespan=[living],
        state=State({"settings": settings, "tally": tally}),
        logging_config=None,
    )


def description() -> OpenAPIConfig:
    """The API's own description, at `/api/schema/openapi.json`."""
    bearer = SecurityScheme(type="http", scheme="bearer", description="The tokens of your seats")
    return OpenAPIConfig(
        title="Sandtable",
        version=sandtable.__version__,
        path="/api/schema",
        render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        components=Components(security_schemes={"seat": bearer}),
        security=[{}, {"seat": []}],
        use_handler_docstrings=True,
    )
