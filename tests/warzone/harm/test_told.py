"""What the log says of a hit: once, and no more than happened."""

import pytest
from tests.warzone.table import game_at, squad


@pytest.mark.parametrize(("location", "place"), [(3, "hull"), (16, "weapon")])
def test_a_hit_on_a_vehicle_is_told_once(location, place):
    """warzone.vehicle.overflow: nothing is told of the hull when the location itself takes all of it."""
    position = {
        "squads": [squad("squad", "A", "cap_light", (10, 10)), squad("tank", "B", "orca", (10, 20))],
    }
    game = game_at(position, [5, location, 20])
    game.answer("shoot")
    told = [event for event in game.answer({"at": "tank-1"}) if event.message == "warzone-event-damaged"]

    assert [(f"warzone-location-{place}", 1)] == [
        (event.values["place"]["id"], event.values["n"]) for event in told
    ]
