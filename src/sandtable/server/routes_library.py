"""What is the same for everybody: systems, rules, texts, army lists."""

from __future__ import annotations

import asyncio
import logging
from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody, QueryParameter

from sandtable.core.ledger import Rule, find_rules, rules_of
from sandtable.core.setup import SetupError
from sandtable.core.showcase import showcase_of
from sandtable.core.system import AnySystem, system
from sandtable.core.wire import Json
from sandtable.i18n import LANGUAGES, ftl_source, text_parts
from sandtable.server.bodies import ArmyCheck, ArmyReply, Created
from sandtable.server.caching import remembered
from sandtable.server.errors import ApiError
from sandtable.server.faults import host_of
from sandtable.server.founding import army_of_a_size
from sandtable.server.installed import bots_here, systems_here
from sandtable.server.lessons import known_lesson, lessons_of, wanted_for
from sandtable.server.routes_games import problems
from sandtable.server.showcases import watched_lines

log = logging.getLogger(__name__)

MOST_POINTS = 10_000
Edition = Annotated[
    str, QueryParameter(max_length=20, description="An edition of the system; none: the first")
]
Points = Annotated[int, QueryParameter(ge=1, le=MOST_POINTS, description="Points the army may cost")]
Seed = Annotated[int, QueryParameter(ge=0, le=2**53, description="The same number draws the same army")]
Faction = Annotated[str, QueryParameter(max_length=60, description="A faction's id; none: any")]
Part = Annotated[
    str,
    QueryParameter(max_length=60, description="A part of the texts: `shared`, or a system's id; none: all"),
]
Query = Annotated[str, QueryParameter(max_length=200, description="Words that the rule's id or text holds")]


def known_system(id: str) -> AnySystem:
    """The system of that id, or 404."""
    try:
        return system(id)
    except SetupError as error:
        raise ApiError(
            404, "server-no-such-system", {"system": id[:40], "systems": ", ".join(systems_here())}
        ) from error


def described(rules: AnySystem) -> dict[str, Json]:
    """A system for the start page."""
    desk = rules.desk()
    quick = showcase_of(rules.package)
    return {
        "id": rules.id,
        "name": {"id": f"{rules.id}-title"},
        "rules_version": rules.rules_version,
        "editions": [edition for edition in rules.editions()],
        "scenarios": [scenario for scenario in rules.listed()],
        "options": [option.wire() for option in rules.options()],
        "armies": rules.armies(),
        "campaigns": has_campaigns(rules),
        "desk": desk is not None,
        "editor": desk is not None and desk.editor,
        "lessons": [lesson.wire() for lesson in lessons_of(rules)],
        "quick": quick.wire() if quick is not None else None,
        "watch": watched_lines(rules),
    }


@post(
    "/api/lessons/{system_id:str}/{lesson_id:str}",
    status_code=201,
    tags=["library"],
    responses=problems(404, 503),
    summary="Begin a guided battle",
)
async def begin_lesson(
    request: Request[Any, Any, State], system_id: FromPath[str], lesson_id: FromPath[str]
) -> Created:
    """An ordinary game with fixed dice, against a bot; its view says how far the lesson has come."""
    lesson = known_lesson(known_system(system_id), lesson_id)
    return await host_of(request).found(*wanted_for(lesson))


def has_campaigns(rules: AnySystem) -> bool:
    """Whether the book has a chapter about campaigns."""
    try:
        rules.campaigns()
    except SetupError:
        return False
    return True


@get("/api/systems", tags=["library"], responses=problems(), summary="The systems there are")
async def systems() -> dict[str, Any]:
    """Each with its scenarios, options and ready-made armies; and the bots that play them."""
    return await asyncio.to_thread(all_described)


def all_described() -> dict[str, Any]:
    """Everything the start page offers."""
    systems: list[Json] = []
    for id in systems_here():
        try:
            systems.append(described(system(id)))
        except Exception:
            # Somebody's system that does not load must not keep the others from being played.
            log.exception("system %s is left out", id)
    return {"systems": systems, "bots": bots_here()}


@get("/api/rules/{system_id:str}", tags=["library"], responses=problems(404), summary="Find rules")
async def rules(system_id: FromPath[str], q: Query = "") -> dict[str, Any]:
    """Rules whose id or text holds every word, in both languages; all of them without words."""
    matching = find_rules(_ledger(system_id), q)
    return {"rules": [rule.wire() for rule in matching]}


@get("/api/rules/{system_id:str}/{rule_id:str}", tags=["library"], responses=problems(404), summary="A rule")
async def rule(system_id: FromPath[str], rule_id: FromPath[str]) -> dict[str, Any]:
    """One rule by its id."""
    for entry in _ledger(system_id):
        if entry.id == rule_id:
            return entry.wire()
    raise ApiError(404, "server-no-such-rule", {"rule": rule_id[:80], "system": system_id})


def _ledger(system_id: str) -> list[Rule]:
    return rules_of(known_system(system_id).package)


@get("/api/texts", tags=["library"], responses=problems(), summary="What texts there are")
async def text_list() -> dict[str, Any]:
    """The languages, and the parts that can be had alone: what all games share, and each system's own."""
    return {"languages": list(LANGUAGES), "parts": list(await asyncio.to_thread(text_parts))}


@get(
    "/api/texts/{language:str}",
    tags=["library"],
    media_type="text/plain",
    responses=problems(404),
    summary="Every text of a language, or of a part of it, as one Fluent file",
)
async def texts(request: Request[Any, Any, State], language: FromPath[str], of: Part = "") -> Response[bytes]:
    """The sentences of the core, the server and all systems."""
    if language not in LANGUAGES:
        listed = ", ".join(LANGUAGES)
        raise ApiError(404, "server-no-such-language", {"language": language[:40], "languages": listed})
    parts = await asyncio.to_thread(text_parts) if of else {}
    if of and of not in parts:
        raise ApiError(
            404, "server-no-such-system", {"system": of[:40], "systems": ", ".join(systems_here())}
        )
    source = await asyncio.to_thread(ftl_source, language, parts.get(of))
    return remembered(request, source.encode(), "text/plain", "no-cache")


@get("/api/armies/{system_id:str}", tags=["library"], responses=problems(404), summary="Army lists")
async def armies(system_id: FromPath[str]) -> dict[str, Any]:
    """The ready-made lists of a system."""
    return {"armies": known_system(system_id).armies()}


@post(
    "/api/armies/{system_id:str}/check",
    status_code=200,
    tags=["library"],
    responses=problems(404, 413),
    summary="Reckon an army list out",
)
async def check_army(
    request: Request[Any, Any, State], system_id: FromPath[str], data: JSONBody[ArmyCheck]
) -> ArmyReply:
    """Every broken rule of a list, and what it costs."""
    army_of_a_size(data.army)
    known_system(system_id)
    reckoned = await host_of(request).thinking.army(system_id, data.army, data.unit)
    return ArmyReply(reckoned["reasons"], reckoned["sheet"])


@get(
    "/api/armies/{system_id:str}/builder",
    tags=["library"],
    responses=problems(404),
    summary="What army lists are built from",
)
async def army_builder(system_id: FromPath[str], edition: Edition = "") -> dict[str, Any]:
    """Factions, entries, choices with their prices, and the rules in words; empty when the system has none."""
    rules = known_system(system_id)
    return await asyncio.to_thread(rules.builder, _edition(rules, edition))


@get(
    "/api/armies/{system_id:str}/random",
    tags=["library"],
    responses=problems(404, 409, 503),
    summary="A legal army drawn by lot",
)
async def random_army(
    request: Request[Any, Any, State],
    system_id: FromPath[str],
    points: Points,
    seed: Seed = 0,
    faction: Faction = "",
    edition: Edition = "",
) -> dict[str, Any]:
    """An army of at most so many points."""
    rules = known_system(system_id)
    thinking = host_of(request).thinking
    try:
        return {"army": await thinking.drawn(rules.id, points, seed, faction, _edition(rules, edition))}
    except ApiError as error:
        # What cannot be drawn may be drawn with another wish.
        error.status = 409 if error.status == 400 else error.status
        raise


def _edition(rules: AnySystem, edition: str) -> str:
    """An edition that the system has, or 404."""
    known = rules.editions()
    if not edition:
        return known[0] if known else ""
    if edition not in known:
        raise ApiError(404, "server-no-such-edition", {"edition": edition, "editions": ", ".join(known)})
    return edition
