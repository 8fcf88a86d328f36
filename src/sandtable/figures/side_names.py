"""What sides are called: by the people who play them, by the army they lead, or by their part in the scenario."""

from __future__ import annotations

from sandtable.core.wire import Json


def side_names(system: str, roles: list[Json], given: list[str], armies: list[Json]) -> list[Json]:
    """A message of the system for every side: the name people gave it, else its army, else its part.

    Sides that would be called alike get their part in the scenario as well.
    """
    plain: list[Json] = []
    for side, name in enumerate(given):
        army = armies[side] if side < len(armies) else None
        if name:
            plain.append({"id": system + "-name", "values": {"name": name}})
        else:
            plain.append(army if army is not None else roles[side])
    names: list[Json] = []
    for side, word in enumerate(plain):
        if plain.count(word) > 1:
            names.append({"id": system + "-side", "values": {"name": word, "role": roles[side]}})
        else:
            names.append(word)
    return names
