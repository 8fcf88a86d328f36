"""What sides are called: by the people who play them, by the army they lead, or by their part in the scenario."""

from __future__ import annotations

from sandtable.core.wire import Json
from sandtable.figures.side_names import side_names as names_of
from sandtable.systems.fubar.book.scenarios import Scenario


def role_word(scenario: Scenario, side: int) -> Json:
    """A side's part in the scenario: attacker, convoy, or the edge it comes from."""
    return scenario.parts[side].name


def side_names(scenario: Scenario, given: list[str], armies: list[Json]) -> list[Json]:
    """A message for every side: the name people gave it, else its army, else its part."""
    roles = [role_word(scenario, side) for side in range(len(given))]
    return names_of("fubar", roles, given, armies)
