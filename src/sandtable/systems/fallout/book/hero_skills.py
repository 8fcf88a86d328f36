"""What a hero knows: the skill he begins with, and what his skill points buy."""

from __future__ import annotations

from typing import Final

from sandtable.core.printed import whole, word
from sandtable.core.wire import Json, number_of, text_of
from sandtable.systems.fallout.book.profiles import UnitProfile
from sandtable.systems.fallout.book.tables import rows

NEW_SKILL_POINTS: Final = 2  # fallout.advance.new_skill
HIGHEST: Final = 10


def skill_ids() -> list[str]:
    """fallout.skill.list: the eight skills."""
    return [word(row, "id") for row in rows("skills", "skill")]


def base_level(skill: str) -> int:
    """fallout.skill.level_new: the level at which a skill is learned."""
    for row in rows("skills", "skill"):
        if word(row, "id") == skill:
            return whole(row, "base_level")
    raise KeyError(skill)


def wanted_levels(profile: UnitProfile, value: Json) -> dict[str, int] | None:
    """The levels a list asks for: a table of levels, or a list in which every mention is one step.

    A step is a new skill at its first level, or one level more. None when the value is neither.
    """
    if value is None:
        return {}
    levels: dict[str, int] = {}
    if isinstance(value, dict):
        for skill, level in value.items():
            number = number_of(level)
            if number is None or number != int(number):
                return None
            levels[skill] = int(number)
        return levels
    if not isinstance(value, list):
        return None
    known = skill_ids()
    for entry in value:
        skill = text_of(entry)
        if skill not in known:
            levels[skill] = 0
        elif skill in levels:
            levels[skill] += 1
        elif profile.skills.get(skill, 0) >= base_level(skill):
            levels[skill] = profile.skills[skill] + 1
        else:
            levels[skill] = base_level(skill)
    return levels


def points_spent(profile: UnitProfile, wanted: dict[str, int]) -> int:
    """fallout.skill.first_free, fallout.advance.improve, fallout.advance.new_skill: what these levels cost.

    One chosen skill at 5 is free besides those the entry grants; a further new one costs two points, a level one.
    """
    spent = 0
    dearest = 0  # the most that the free skill can save
    for skill, level in wanted.items():
        base = base_level(skill)
        printed = profile.skills.get(skill, 0)
        if printed:
            spent += max(level - printed, 0)
            dearest = max(dearest, min(base, level) - printed)
        else:
            spent += NEW_SKILL_POINTS + level - base
            dearest = max(dearest, NEW_SKILL_POINTS)
    return spent - dearest


def points_for(level: int) -> int:
    """fallout.skill.points_max, fallout.advance.skill_point: one for every level after the first."""
    return level - 1


def skills_with(profile: UnitProfile, wanted: dict[str, int]) -> dict[str, int]:
    """All skills of a hero: those of his entry, and those chosen."""
    if not wanted:
        return profile.skills
    levels = dict(profile.skills)
    for skill, level in wanted.items():
        levels[skill] = max(level, levels.get(skill, 0))
    return levels
