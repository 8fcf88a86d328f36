"""Moments in the middle of games: every system, scenario and number of sides, options drawn, played by random bots.

The same number gives the same game. `SANDTABLE_FUZZ_GAMES` makes the nets wider, as it does for the fuzzer.
"""

import os
import tomllib
from collections.abc import Iterator
from pathlib import Path

from sandtable.ai import Seat, bot, bot_answers
from sandtable.core.dice import SeededDice
from sandtable.core.game import Game, new_game
from sandtable.core.setup import SetupError, setup_of
from sandtable.core.system import system, system_ids
from sandtable.sim.plan import derived

SYSTEMS = system_ids()
POSITIONS = Path(__file__).parent / "positions"
LONG = int(os.environ.get("SANDTABLE_FUZZ_GAMES", "0"))


def wider(short: int, long_share: int = 1) -> int:
    """How many games a net looks at: few in the short form, a share of those asked for in the long one."""
    return max(short, LONG // long_share)


def chance_of(*words: object) -> SeededDice:
    """Lots of the tests' own, from words."""
    return SeededDice(derived(0, 0, " ".join(str(word) for word in words)).to_bytes(8, "big"))


def tables_of(system_id: str) -> list[tuple[str, int]]:
    """Every scenario with every number of sides it takes."""
    return [
        (scenario.id, sides)
        for scenario in system(system_id).scenarios()
        for sides in range(scenario.sides_least, scenario.sides_most + 1)
    ]


def setup_number(system_id: str, number: int, among: tuple[str, ...] = ()):
    """Set-up number so and so: scenarios in turn (`among` these, all unless some are named), the rest drawn.

    Edition, unit, options and armies are drawn as far as the rules let them be.
    """
    rules = system(system_id)
    tables = [table for table in tables_of(system_id) if not among or table[0] in among]
    scenario, sides = tables[number % len(tables)]
    chance = chance_of("setup", system_id, number)
    editions = rules.editions()
    value = {
        "system": system_id,
        "edition": editions[chance.below(len(editions))],
        "scenario": scenario,
        "sides": [{} for _ in range(sides)],
        "layout": chance.below(1000),
        "unit": "in",
        "options": {},
    }
    if chance.below(3) == 0 and not rules.check_setup(setup_of({**value, "unit": "cm"})):
        value["unit"] = "cm"
    for option in rules.options():
        if chance.below(2) == 0:
            continue
        options = {**value["options"], option.id: option.values[chance.below(len(option.values))]}
        if not rules.check_setup(setup_of({**value, "options": options})):
            value["options"] = options
    if system_id == "warzone" and number % 2 == 0:
        value["options"]["deck"] = True  # nothing else is hidden there
    for side in range(sides):
        named = [dict(entry) for entry in value["sides"]]
        named[side]["army"] = army_drawn(system_id, scenario, side, value["edition"], chance)
        if not rules.check_setup(setup_of({**value, "sides": named})):
            value["sides"] = named
    return setup_of(value)


def army_drawn(system_id: str, scenario: str, side: int, edition: str, chance: SeededDice):
    """An army at random, mostly; in Fallout it lays mines when a hero of it can learn how. None: the usual one."""
    rules = system(system_id)
    info = next(each for each in rules.scenarios() if each.id == scenario)
    points = info.points[side] if side < len(info.points) else 0
    if not points or chance.below(4) == 0:
        return None
    trapped = system_id == "fallout"
    try:
        army = rules.random_army(points - (10 if trapped else 0), chance.below(1000), "", edition)
    except SetupError:
        return None
    heroes = [unit for unit in army["units"] if trapped and "level" in unit]
    if heroes:
        heroes[0]["skills"] = ["traps"]
        army["mines"] = 3
        army["points"] = points
    return army


def begun(system_id: str, number: int, among: tuple[str, ...] = (), **more) -> Game:
    """Game number so and so, before the first answer."""
    return new_game(system(system_id), setup_number(system_id, number, among), number, **more)


def moments(game: Game, number: int, every: int, bots: str = "random") -> Iterator[int]:
    """Plays a game on and stops before one answer in so many, drawn; gives the number of the answer."""
    chance = chance_of("moments", game.system.id, number)
    sides = range(len(game.setup.sides))
    players = [bot(bots, game.system.id, side, number) for side in sides]
    seats = [Seat(game, side, number) for side in sides]
    answers = 0
    while (pending := game.ask) is not None:
        if chance.below(every) == 0:
            yield answers
            pending = game.ask
            if pending is None:
                return
        bot_answers(game, seats[pending.side], players[pending.side])
        answers += 1


def positions_of(system_id):
    """The positions of a system by name: one says as little as it can, the others all that can be said."""
    rows = tomllib.loads((POSITIONS / f"{system_id}.toml").read_text(encoding="utf-8"))["position"]
    return {row["name"]: setup_of({"system": system_id, **row["setup"]}) for row in rows}
