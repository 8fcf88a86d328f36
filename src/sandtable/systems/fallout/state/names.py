"""What sides are called."""

from __future__ import annotations

from sandtable.core.wire import Json
from sandtable.systems.fallout.book.scenarios import Scenario


def role_word(scenario: Scenario, side: int) -> Json:
    """A side's part in the scenario: convoy, raiders, or the edge it comes from."""
    return {"id": "fallout-role-" + scenario.roles[side]}


def side_names(scenario: Scenario, given: list[str], armies: list[Json]) -> list[Json]:
    """A message for every side: the name people gave it, else its army, else its part.

    Sides that would be called alike get their part in the scenario as well.
    """
    plain: list[Json] = []
    for side, name in enumerate(given):
        army = armies[side] if side < len(armies) else None
        if name:
            plain.append({"id": "fallout-name", "values": {"name": name}})
        else:
            plain.append(army if army is not None else role_word(scenario, side))
    names: list[Json] = []
    for side, word in enumerate(plain):
        if plain.count(word) > 1:
            names.append({"id": "fallout-side", "values": {"name": word, "role": role_word(scenario, side)}})
        else:
            names.append(word)
    return names
