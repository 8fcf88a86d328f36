"""Scenarios that people write: what they are made of, what is wrong with one, and files to begin with."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Request, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody, QueryParameter

from sandtable.core.desk import ScenarioDesk
from sandtable.core.setup import SetupError
from sandtable.core.wire import Json
from sandtable.server.bodies import AnyJson, Body
from sandtable.server.errors import ApiError, said
from sandtable.server.faults import host_of
from sandtable.server.founding import shallow
from sandtable.server.routes_games import problems
from sandtable.server.routes_library import known_system

Word = Annotated[str, QueryParameter(max_length=20)]
Layout = Annotated[int, QueryParameter(ge=0, le=2**53, description="The same number draws the same scenario")]


class ScenarioCheck(Body):
    """A scenario file to be judged."""

    sheet: AnyJson


class SightAsk(Body):
    """A look over the map of a scenario file; hexes are `[column, row]`."""

    sheet: AnyJson
    start: AnyJson
    end: AnyJson = None


class ScenarioReply(msgspec.Struct):
    """A scenario file: everything wrong with it, and what it comes to."""

    reasons: list[dict[str, AnyJson]]
    summary: dict[str, AnyJson]


def desk_of(system_id: str) -> ScenarioDesk:
    """The desk of a system, or 404."""
    desk = known_system(system_id).desk()
    if desk is None:
        raise ApiError(404, "server-no-desk", {"system": system_id[:40]})
    return desk


@get(
    "/api/scenarios/{system_id:str}/builder",
    tags=["scenarios"],
    responses=problems(404),
    summary="What scenarios are made of",
)
async def scenario_builder(system_id: FromPath[str]) -> dict[str, Any]:
    """Tiles, terrain, factions, units, counters, victory tests, each with its name; for editors that know no rules."""
    desk = desk_of(system_id)
    if not desk.editor:
        raise ApiError(404, "server-no-editor", {"system": system_id[:40]})
    return await asyncio.to_thread(desk.builder)


@get(
    "/api/scenarios/{system_id:str}/template/{scenario:str}",
    tags=["scenarios"],
    responses=problems(404, 409),
    summary="A scenario file to begin with",
)
async def scenario_template(
    system_id: FromPath[str],
    scenario: FromPath[str],
    layout: Layout = 0,
    size: Word = "",
    mission: Word = "",
    first: Word = "",
    second: Word = "",
) -> dict[str, Any]:
    """One of the system's own scenarios as a file, or one drawn by lot; its title and notes are messages."""
    options: dict[str, Json] = {"size": size, "mission": mission, "factions": [first, second]}
    try:
        return await asyncio.to_thread(desk_of(system_id).template, scenario, layout, options)
    except SetupError as error:
        raise said(409, str(error)) from error


@post(
    "/api/scenarios/{system_id:str}/check",
    status_code=200,
    tags=["scenarios"],
    responses=problems(404, 413),
    summary="Judge a scenario file",
)
async def check_scenario(
    request: Request[Any, Any, State], system_id: FromPath[str], data: JSONBody[ScenarioCheck]
) -> ScenarioReply:
    """Every fault with its place in the file, its sentence and its rule; and the file reckoned out."""
    shallow(data.sheet)
    desk_of(system_id)
    judged = await host_of(request).thinking.scenario(system_id, data.sheet)
    return ScenarioReply(judged["reasons"], judged["summary"])


@post(
    "/api/scenarios/{system_id:str}/sight",
    status_code=200,
    tags=["scenarios"],
    responses=problems(404, 413),
    summary="Look over the map of a scenario file",
)
async def scenario_sight(
    request: Request[Any, Any, State], system_id: FromPath[str], data: JSONBody[SightAsk]
) -> dict[str, Any]:
    """The hexes that are seen from one, and the line to another with what blocks it."""
    shallow(data.sheet)
    shallow(data.start)
    shallow(data.end)
    desk_of(system_id)
    return await host_of(request).thinking.sight(system_id, data.sheet, data.start, data.end)
