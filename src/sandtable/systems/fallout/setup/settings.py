"""The switches of a set-up: how the table is laid, light, size of the battle, optional rules."""

from __future__ import annotations

from typing import Final

from sandtable.core.options import filled_options
from sandtable.core.printed import Row
from sandtable.core.setup import SetupError
from sandtable.core.system import OptionInfo
from sandtable.core.wire import Json, Message
from sandtable.systems.fallout.book.scenarios import TURN_LIMIT
from sandtable.systems.fallout.book.words import DAYLIGHT, ENGLISH, ITALIAN, RANDOM, SMALL_TABLE
from sandtable.systems.fallout.state.optional import RULES

GENERATED: Final = "generated"
ALTERNATE: Final = "alternate"
ONE_BUILDS: Final = "one_builds"


def options_of() -> list[OptionInfo]:
    """Every switch of the system, the first value being the usual one."""
    switches = [
        _info("terrain", [GENERATED, ALTERNATE, ONE_BUILDS], "fallout.setup.terrain.alternate"),
        _info("points", [0, 100, 150, 200, 300, 400, 500, 600], "fallout.s1.forces"),
        _info("table", ["standard", SMALL_TABLE], "fallout.table.size"),
        _info("light", [DAYLIGHT, "dawn", "twilight", "darkness", RANDOM], "fallout.light.default"),
        _info("tournament", [False, True], "fallout.army.tournament.points"),
    ]
    for id, rule in RULES.items():
        switches.append(_info(id, [False, True], rule))
    switches.append(_info("nuclear_apc", [False, True], "fallout.vehicle.nuclear_apc"))
    switches.append(_info("high_levels", [False, True], "fallout.army.hero_level_cap"))
    switches.append(_info("turns", [TURN_LIMIT, 6, 10, 15, 20, 40, 60], "fallout.victory.turn_limit"))
    switches.append(_info("campaign", [False, True], "fallout.campaign.start_points"))
    return switches


def _info(id: str, values: list[Json], why: str) -> OptionInfo:
    return OptionInfo(id, Message("fallout-option-" + id), values, why)


def check_options(options: Row) -> Row:
    """The options with the usual values filled in; raises SetupError for those that mean nothing."""
    return filled_options("fallout", options_of(), options)


def edition_of(word: str) -> str:
    """The edition of a set-up: the English one unless it names the Italian."""
    if word not in ("", ENGLISH, ITALIAN):
        raise SetupError(f'there is no edition "{word[:20]}" of fallout; choose "en" or "it"')
    return word or ENGLISH


def turns_of(options: Row) -> int:
    """fallout.victory.turn_limit: after which turn a battle ends; the players may agree on another."""
    turns = options.get("turns")
    return turns if isinstance(turns, int) else TURN_LIMIT
