"""The referee in the pocket: what is asked next at a table that stands elsewhere."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from sandtable.core.setup import Setup
from sandtable.core.wire import Json
from sandtable.server.bodies import PocketOrder
from sandtable.server.errors import said
from sandtable.server.founding import army_of_a_size, shallow
from sandtable.server.routes_games import By, problems
from sandtable.server.routes_library import known_system

Unit = Annotated[str, QueryParameter(max_length=2, description="in or cm; anything else is inches")]


@get(
    "/api/pocket/{system_id:str}",
    tags=["pocket"],
    responses=problems(404),
    summary="What is measured for the referee",
    sync_to_thread=True,
)
def pocket_table(system_id: FromPath[str], unit: Unit = "in") -> dict[str, Any]:
    """Covers, the unit of length and the farthest distance; the plain battle that is refereed."""
    rules = known_system(system_id)
    table = rules.pocket(Setup(rules.id, unit="cm" if unit == "cm" else "in"))
    if table is None:
        raise said(404, f"{rules.id} cannot be refereed beside a table")
    return table.wire()


@post(
    "/api/pocket/{system_id:str}",
    status_code=200,
    tags=["pocket"],
    responses=problems(404, 413, 503),
    summary="Referee a battle on a real table",
)
async def pocket(by: By, system_id: FromPath[str], data: JSONBody[PocketOrder]) -> dict[str, Any]:
    """What is asked after everything that was entered; nothing of it is kept here."""
    rules = known_system(system_id)
    shallow(data.entries)
    shallow(data.measured)
    army_of_a_size(data.setup.get("sides"))
    order: dict[str, Json] = {
        "system": rules.id,
        "setup": data.setup,
        "entries": data.entries,
        "measured": data.measured,
    }
    return await by.host.thinking.pocket(order)
