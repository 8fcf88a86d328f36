"""The campaign map of the English edition (8.1): locations, starting places, and moves between battles."""

from __future__ import annotations

from sandtable.core.dice import SeededDice, key_of
from sandtable.core.printed import Row
from sandtable.core.wire import Json, Reason, list_of, table_of, text_of
from sandtable.systems.fallout.campaign.records import LEAST_PICKS, Atlas, PoolUnit

SIZE = "fallout.campaign.map.size.en"
START = "fallout.campaign.map.start.en"
MOVE = "fallout.campaign.map.move.en"
NONE = "fallout.campaign.map.none.it"

LEAST_EACH = 6  # fallout.campaign.map.size.en: locations for every side
MOST_EACH = 10
USUAL_EACH = 8
MOST_PICKS = 3  # fallout.campaign.map.start.en: starting locations for every side

PLACES = (
    "Dry Wells", "Old Bridge", "Signal Hill", "Rust Yard", "Salt Flat", "Red Mesa", "Broken Dam", "Water Tower",
    "Crater", "Rail Depot", "Quarry", "Drive-in", "Motel", "Silo", "Junkyard", "Canyon", "Radio Mast", "Refinery",
    "Farmstead", "Checkpoint", "Airstrip", "Caves", "Hospital", "Power Plant", "Market", "Ranger Post", "Mine Shaft",
    "Sewer Gate", "Library", "Court House", "Fuel Stop", "Overpass", "Cemetery", "Prison", "Lighthouse", "Windmill",
    "Foundry", "Stadium", "Toll Gate", "Lumber Camp", "Pump House", "Grain Elevator", "Ghost Town", "Tar Pits",
    "Observatory", "Bus Graveyard", "Trading Post", "Scrap Wall", "Glass Desert", "Ferry Landing", "Bunker", "Chapel",
    "School", "Brewery", "Tunnel", "Truck Stop", "Bone Gulch", "Weather Station", "Collapsed Mall", "Greenhouse",
)  # fmt: skip


def why_not_map(each: int, picks: int) -> list[Reason]:
    """Why there is no map with so many locations a side, of which each picks so many to start from."""
    if not LEAST_EACH <= each <= MOST_EACH:
        return [Reason(SIZE, "fallout-campaign-map-size", {"least": LEAST_EACH, "most": MOST_EACH})]
    if not LEAST_PICKS <= picks <= MOST_PICKS:
        return [Reason(START, "fallout-campaign-map-picks", {"least": LEAST_PICKS, "most": MOST_PICKS})]
    return []


def make_map(sides: int, each: int, picks: int, seed: int) -> Row:
    """A connected map of so many locations a side, drawn from the campaign's seed."""
    dice = SeededDice(key_of(seed, ["fallout campaign map"]))
    count = sides * each
    names = list(PLACES)
    columns = 1
    while columns * columns < count:
        columns += 1
    locations: dict[str, Json] = {}
    for number in range(count):
        name = names.pop(dice.below(len(names)))
        x = (number % columns) * 10 + dice.below(5)
        y = (number // columns) * 10 + dice.below(5)
        locations[f"l{number + 1}"] = {
            "name": name,
            "x": x,
            "y": y,
            "links": _links(number, count, columns, dice),
        }
    _both_ways(locations)
    return {"locations": locations, "picks": picks, "starts": [[] for _ in range(sides)], "turn": 0}


def _links(number: int, count: int, columns: int, dice: SeededDice) -> list[Json]:
    """Roads to the neighbours on the right and below; a slanting one now and then."""
    roads: list[Json] = []
    if (number + 1) % columns and number + 1 < count:
        roads.append(f"l{number + 2}")
    if number + columns < count:
        roads.append(f"l{number + columns + 1}")
    if (number + 1) % columns and number + columns + 1 < count and dice.below(4) == 0:
        roads.append(f"l{number + columns + 2}")
    return roads


def _both_ways(locations: dict[str, Json]) -> None:
    for id, value in locations.items():
        for other in list_of(table_of(value).get("links")):
            back = list_of(table_of(locations[text_of(other)]).get("links"))
            if id not in back:
                back.append(id)


def neighbours(atlas: Atlas, id: str) -> list[str]:
    """The locations a road leads to."""
    return atlas.links.get(id, [])


def starts_of(atlas: Atlas, side: int) -> list[str]:
    """The starting locations a side has picked."""
    return atlas.starts[side]


def picking(atlas: Atlas) -> int:
    """fallout.campaign.map.start.en: the side that picks next, alternately; -1 when all have picked."""
    counts = [len(taken) for taken in atlas.starts]
    least = min(counts)
    return counts.index(least) if least < atlas.picks else -1


def why_not_pick(atlas: Atlas, side: int, id: str) -> list[Reason]:
    """Why a side may not begin at a location: it is not its turn, there is no such place, or somebody has it."""
    if picking(atlas) != side:
        return [Reason(START, "fallout-campaign-not-your-pick")]
    if id not in atlas.locations:
        return [Reason(START, "fallout-campaign-no-place", {"place": id[:20]})]
    if any(id in taken for taken in atlas.starts):
        return [Reason(START, "fallout-campaign-place-taken", {"place": id})]
    return []


def pick(atlas: Atlas, side: int, id: str) -> Row:
    """One starting location for a side: the map with it, as a table."""
    starts: list[Json] = []
    for number, taken in enumerate(atlas.starts):
        starts.append([*taken, id] if number == side else [*taken])
    return {**atlas.row, "starts": starts}


def why_not_move(atlas: Atlas, unit: PoolUnit, to: str) -> list[Reason]:
    """fallout.campaign.map.move.en: once between two battles, to a neighbouring location."""
    if unit.moved:
        return [Reason(MOVE, "fallout-campaign-moved")]
    if to not in neighbours(atlas, unit.at):
        return [Reason(MOVE, "fallout-campaign-not-next", {"place": to[:20]})]
    return []


def place_name(atlas: Atlas, id: str) -> Row:
    """The name of a location as a nested message."""
    name = atlas.names.get(id, "")
    return {"id": "fallout-place-" + name.lower().replace(" ", "-")}
