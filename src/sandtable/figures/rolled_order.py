"""The order in which the sides do something, by one die each; those who tie roll again among themselves."""

from __future__ import annotations

from sandtable.core.effects import Die, Roll, every_face, shown
from sandtable.core.wire import Json, Message


async def highest_first(sides: list[int], die: Die, why: str, need: Message) -> list[int]:
    """The sides in the order of their dice, the highest first."""
    if len(sides) < 2:
        return sides
    shows = await _faces(sides, die, why, need)
    order: list[int] = []
    for face in range(die.sides, 0, -1):
        order.extend(await highest_first(_those_who_show(face, sides, shows), die, why, need))
    return order


async def lowest_first(sides: list[int], die: Die, why: str, need: Message) -> list[int]:
    """The sides in the order of their dice, the lowest first."""
    if len(sides) < 2:
        return sides
    shows = await _faces(sides, die, why, need)
    order: list[int] = []
    for face in range(1, die.sides + 1):
        order.extend(await lowest_first(_those_who_show(face, sides, shows), die, why, need))
    return order


async def _faces(sides: list[int], die: Die, why: str, need: Message) -> list[int]:
    """What each of them rolls."""
    shows: list[int] = []
    for side in sides:
        shows.append(shown(await Roll(die, 1, every_face(die.sides), why, side, need)))
    return shows


def _those_who_show(face: int, sides: list[int], shows: list[int]) -> list[int]:
    return [side for side, show in zip(sides, shows, strict=True) if show == face]


def next_in(order: list[int], side: int) -> int:
    """Whose turn it is after that side; the first one's again after the last."""
    return order[(order.index(side) + 1) % len(order)]


def told_order(names: list[Json]) -> dict[str, Json]:
    """An order as it is told, by what the sides are called: who is first, and all of them."""
    return {"side": names[0], "order": names}
