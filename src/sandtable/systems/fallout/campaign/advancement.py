"""Experience and levels of heroes between the battles of a campaign (8.2)."""

from __future__ import annotations

from sandtable.core.printed import Row, whole
from sandtable.core.wire import Reason
from sandtable.systems.fallout.book.hero_skills import (
    HIGHEST,
    NEW_SKILL_POINTS,
    base_level,
    points_for,
    points_spent,
    skill_ids,
)
from sandtable.systems.fallout.book.profiles import UnitProfile
from sandtable.systems.fallout.book.tables import rows

HIGHEST_LEVEL = 16  # fallout.advance.max
WON = 2  # fallout.advance.xp_win
DRAWN = 1  # fallout.advance.xp_draw, and for a successful retreat

IMPROVE = "fallout.advance.improve"
NEW_SKILL = "fallout.advance.new_skill"


def xp_for(level: int) -> int:
    """fallout.advance.table: the total experience a level asks for."""
    for row in rows("advancement", "advancement"):
        if whole(row, "level") == level:
            return whole(row, "xp")
    return 0


def level_of(xp: int) -> int:
    """fallout.advance.table, fallout.advance.max: the highest level this much experience reaches."""
    level = 1
    for row in rows("advancement", "advancement"):
        if xp >= whole(row, "xp"):
            level = max(level, whole(row, "level"))
    return min(level, HIGHEST_LEVEL)


def award(*, won: bool, drawn: bool, retreated: bool, alive: bool, extra: int = 0) -> int:
    """What a battle brings a hero who took part in it.

    fallout.advance.xp_dead: the dead get nothing. fallout.advance.xp_win: 2. fallout.advance.xp_draw: 1 for a draw or a
    retreat; awards do not add up, the best counts. fallout.advance.xp_extra: scenarios may give more.
    """
    if not alive:
        return 0
    if won:
        return WON + extra
    return (DRAWN if drawn or retreated else 0) + extra


def hit_points(profile: UnitProfile, level: int) -> int:
    """fallout.advance.hp: one hit point for every level after the first."""
    return profile.hp + level - 1


def points_left(profile: UnitProfile, level: int, skills: dict[str, int]) -> int:
    """fallout.advance.skill_point: skill points not spent yet; statistics never grow (fallout.race.no_advance)."""
    return points_for(level) - points_spent(profile, chosen_of(profile, skills))


def chosen_of(profile: UnitProfile, skills: dict[str, int]) -> dict[str, int]:
    """The skills a hero has besides those of his entry, or above them."""
    return {skill: level for skill, level in skills.items() if level > profile.skills.get(skill, 0)}


def why_not_learn(profile: UnitProfile, level: int, skills: dict[str, int], skill: str) -> list[Reason]:
    """fallout.advance.improve: a level more costs one point; fallout.advance.new_skill: a new skill costs two."""
    if skill not in skill_ids():
        return [Reason("fallout.skill.list", "fallout-campaign-no-skill", {"skill": skill[:40]})]
    owned = skills.get(skill, 0)
    price = 1 if owned else NEW_SKILL_POINTS
    left = points_left(profile, level, skills)
    values: Row = {"skill": {"id": "fallout-skill-" + skill}, "price": price, "left": left}
    if owned >= HIGHEST:
        return [Reason(IMPROVE, "fallout-campaign-highest", values)]
    if price > left:
        return [Reason(IMPROVE if owned else NEW_SKILL, "fallout-campaign-skill-points", values)]
    return []


def can_learn(profile: UnitProfile, level: int, skills: dict[str, int], skill: str) -> bool:
    """Whether a hero of that level can take one step in a skill."""
    return not why_not_learn(profile, level, skills, skill)


def with_step(skills: dict[str, int], skill: str) -> dict[str, int]:
    """The skills after one step: a level more, or a new one at its first level."""
    owned = skills.get(skill, 0)
    return {**skills, skill: owned + 1 if owned else base_level(skill)}
