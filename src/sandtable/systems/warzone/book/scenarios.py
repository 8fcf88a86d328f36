"""The missions of the house, written in `scenarios/*.toml`, and how they combine."""

from __future__ import annotations

from typing import Final

from sandtable.core.desk import OWN, RANDOM
from sandtable.core.keeping import Kept
from sandtable.core.packs import hint
from sandtable.core.printed import Row
from sandtable.core.setup import SetupError
from sandtable.core.wire import Json
from sandtable.figures.sheet_fields import notes_of, title_of
from sandtable.systems.warzone.book.mission import Mission, MissionPage
from sandtable.systems.warzone.book.tables import document
from sandtable.systems.warzone.book.words import (
    ASSASSIN,
    BREAKOUT,
    HARVEST,
    MEETING,
    PRIORITY,
    SABOTAGE,
    SECONDARY,
)

MISSIONS: Final = (MEETING, SABOTAGE, ASSASSIN, BREAKOUT, HARVEST)
DEFAULT: Final = MEETING
LEVELS: Final = (1, 2, 3, 4)  # warzone.mission.levels

_pages: Final = Kept[str, MissionPage](64)


def page(id: str) -> MissionPage:
    """The mission of that id; raises SetupError naming those there are."""
    if id not in MISSIONS:
        raise SetupError(f'warzone has no mission "{id[:40]}"; {hint(id, [*MISSIONS, RANDOM, OWN])}')
    known = _pages.get(id)
    if known is None:
        known = _pages.keep(id, MissionPage(document(f"scenarios/{id}.toml")))
    return known


def mission_of(id: str, level: int, secondary: str) -> Mission:
    """What is played at a level.

    warzone.mission.levels: 1 one mission; 2 a Priority and a Secondary; 3 a Priority and both Secondaries; 4 a
    Priority, a Secondary and the Corporate one. Deployment, turns and special rules are those of the first, and so is
    the way kills are counted.
    """
    first = page(id)
    if level not in LEVELS:
        raise SetupError("level must be 1, 2, 3 or 4")
    if level > 1 and first.level != PRIORITY:
        raise SetupError(f'levels above 1 need a Priority mission; "{id}" is {first.level}')
    if level > 1 and page(secondary).level != SECONDARY:
        raise SetupError(f'"{secondary}" is no Secondary mission; write "assassin" or "breakout"')
    extra: list[str] = []
    if level in (2, 4):
        extra.append(secondary)
    if level == 3:
        extra.extend([ASSASSIN, BREAKOUT])
    if level == 4:
        extra.append(HARVEST)
    return Mission([first, *(page(other) for other in extra)], level)


def mission_of_sheet(raw: Row, id: str) -> Mission:
    """The mission of a file that nothing is wrong with."""
    made = Mission([MissionPage(raw, id)], 1)
    made.title = title_of(raw, made.title)
    made.briefing = [*notes_of(raw), *_what_pays(made.first)]
    return made


def _what_pays(page: MissionPage) -> list[Json]:
    """What a mission pays for, in words."""
    lines: list[Json] = [{"id": "warzone-paying-kills-" + page.kills}]
    amounts: dict[str, Row] = {
        MEETING: {"points": page.marker_points, "from": max(page.marker_from, 1)},
        SABOTAGE: {
            "early": page.relay_early,
            "turn": page.relay_early_turn,
            "late": page.relay_late,
            "stands": page.relay_stands,
        },
        ASSASSIN: {"points": page.warlord_points, "lord": page.lord_points},
        BREAKOUT: {"points": page.exit_points, "share": page.exit_share},
        HARVEST: {"points": page.crate_points},
    }
    for what, values in amounts.items():
        if page.pays(what):
            lines.append({"id": "warzone-paying-" + what, "values": values})
    return lines
