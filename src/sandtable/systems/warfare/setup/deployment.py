"""What is laid out when people have sat down: drone faces, loads, units, hostages, population, Unknown counters.

Most sheets leave nothing to choose; the random ones leave everything. Each step looks at the state for what is
still missing, so that a game goes on from any checkpoint.
"""

from __future__ import annotations

from typing import ClassVar

from sandtable.core.dice import SeededDice, key_of
from sandtable.core.effects import CHECKPOINT, D6, Roll, every_face, shown
from sandtable.core.question import DEPLOY, Choose, Option, Select, tokens_of
from sandtable.core.wire import Json, Message, Reason, text_of
from sandtable.hexmap import CLOSED, OFF
from sandtable.systems.warfare.book.catalogue import FACES, catalogue
from sandtable.systems.warfare.book.maps import TILE_COLUMNS, TILE_ROWS
from sandtable.systems.warfare.book.profiles import AIRBORNE, HELICOPTER, INFANTRY, POPULATION_COUNTER
from sandtable.systems.warfare.book.terrain import COVER, FORTIFICATION, WATER
from sandtable.systems.warfare.ground.helicopters import low_ground
from sandtable.systems.warfare.ground.passable import can_pass_counters, ordered_low
from sandtable.systems.warfare.harm.victory import hold
from sandtable.systems.warfare.setup.setting_up import OPEN_FACE
from sandtable.systems.warfare.state.asking import decide
from sandtable.systems.warfare.state.dice import D8, D20
from sandtable.systems.warfare.state.hexes import HexQuestion, hex_of
from sandtable.systems.warfare.state.identities import (
    WHERE_TO_ARRIVE,
    WHERE_TO_HIDE,
    WHERE_TO_PLACE,
    WHICH_FACE,
    WHICH_LOAD,
    WHO_HOLDS_HOSTAGES,
)
from sandtable.systems.warfare.state.names import side_word, unit_word
from sandtable.systems.warfare.state.state import NOBODY, POPULATION, Counter, Support, Unit, WarfareState

PLACE = "warfare.random.deploy"
RESERVE = "reserve"
HOSTILE_FROM = 5
"""warfare.random.population: the d8 from which a counter is a Hostile Crowd."""


async def deploy(state: WarfareState) -> None:
    """Everything that comes before the first turn, in the order of the generator's steps."""
    await choose_faces(state)
    await load_convoy(state)
    first = state.scenario.deployment.first
    for team in (first, 1 - first):
        await place_units(state, team)
    await take_hostages(state)
    await scatter_population(state)
    await lay_unknown(state)


# ------------------------------------------------------------ drone faces


async def choose_faces(state: WarfareState) -> None:
    """warfare.drone.faces: where the sheet says nothing, its owner fixes the face of a drone for the game."""
    for support in state.supports:
        if support.profile.face == OPEN_FACE:
            await CHECKPOINT
            face = text_of(await decide(state, which_face(support)))
            support.profile = catalogue().support(support.profile.id, face)
            values: dict[str, Json] = {"support": support.profile.name, "face": face}
            state.tell("warfare-event-face", values, ["warfare.drone.faces"], support.side, support.id)


def which_face(support: Support) -> Choose:
    """The question for the face of a drone."""
    options = [Option(face, Message("warfare-drone-" + face), "warfare.drone.faces") for face in FACES]
    prompt = Message("warfare-ask-face", {"support": support.profile.name})
    return Choose(
        support.side, "warfare.drone.faces", prompt, options, subject=support.id, topic=DEPLOY, id=WHICH_FACE
    )


# ------------------------------------------------------------ placing units


def waiting(state: WarfareState, side: int) -> list[Unit]:
    """A side's units that have still to be placed, in the order of its list."""
    return [
        unit
        for unit in state.units
        if unit.side == side
        and unit.hex == OFF
        and unit.carrier == NOBODY
        and not (unit.reserve or unit.arrives or unit.gone)
    ]


def may_wait(unit: Unit) -> bool:
    """warfare.airborne.reserve: whether a unit may be kept out of the first placing."""
    return unit.profile.has(AIRBORNE)


def could_stand(state: WarfareState, unit: Unit, hex: int) -> bool:
    """Whether a unit could have come to a hex and stop there: terrain, counters, other units."""
    ground = state.ground
    if state.at[hex] != NOBODY or not can_pass_counters(state, unit, hex):
        return False
    if ordered_low(state, unit) and not low_ground(state, hex):
        return False
    if unit.profile.kind == HELICOPTER:
        return True
    # Terrain that can be entered from any side can be stood on.
    prices = ground.prices[state.way(unit)].prices
    for direction in range(6):
        other = ground.grid.neighbour(hex, direction)
        if other != OFF and prices[6 * other + (direction + 3) % 6] != CLOSED:
            return True
    return False


class WhereTo(HexQuestion):
    """Where a unit is placed; "reserve" or null keeps an airborne unit back (warfare.airborne.reserve)."""

    identity: ClassVar[str] = WHERE_TO_PLACE

    def __init__(self, state: WarfareState, unit: Unit, allowed: list[int]) -> None:
        prompt = Message("warfare-ask-place", {"unit": unit_word(unit)})
        super().__init__(
            state, unit.side, PLACE, prompt, allowed, subject=unit.id, may_pass=may_wait(unit), topic=DEPLOY
        )

    def check(self, answer: Json) -> list[Reason]:
        if answer == RESERVE and self.may_pass:
            return []
        return super().check(answer)


async def place_units(state: WarfareState, team: int) -> None:
    """warfare.random.deploy: the defender first, then the attacker, each in the columns of his own."""
    for side in range(state.sides):
        if state.team(side) != team:
            continue
        for unit in waiting(state, side):
            await CHECKPOINT
            allowed = places_for(state, unit, team)
            answer: Json = None
            if allowed:
                answer = await decide(state, WhereTo(state, unit, allowed))
            hex = hex_of(state, answer)
            if hex == OFF:
                unit.reserve = may_wait(unit)
                unit.gone = not unit.reserve  # a map without room for it
            else:
                state.put(unit, hex)
                hold(state, unit)
            _tell_placed(state, unit)


def _tell_placed(state: WarfareState, unit: Unit) -> None:
    if unit.hex == OFF:
        state.tell("warfare-event-reserve", {"unit": unit_word(unit)}, [PLACE], unit.side, unit.id)
        return
    values: dict[str, Json] = {"unit": unit_word(unit), "hex": state.ground.grid.name(unit.hex)}
    state.tell("warfare-event-placed", values, [PLACE], unit.side, unit.id)


def places_for(state: WarfareState, unit: Unit, team: int) -> list[int]:
    """The hexes of a team's zone where a unit could stand, sheltered ones near an objective first."""
    zone = [hex for hex in state.scenario.deployment.zones[team] if could_stand(state, unit, hex)]
    kinds = state.ground.kinds
    goals = state.scenario.objectives
    grid = state.ground.grid
    middle = grid.rows // 2
    shelter = (COVER, FORTIFICATION)
    ranked: list[tuple[int, int, int]] = []
    for hex in zone:
        near = min((grid.distance(hex, goal) for goal in goals), default=abs(grid.row_of[hex] - middle))
        rough = 0 if kinds[hex] in shelter and unit.profile.kind == INFANTRY else 2
        ranked.append((near + rough, near, hex))
    ranked.sort()
    return [hex for _, _, hex in ranked]


# ------------------------------------------------------------ loads and hostages


async def load_convoy(state: WarfareState) -> None:
    """warfare.random.mission: each transport of a convoy starts with a load."""
    deployment = state.scenario.deployment
    if not deployment.convoy:
        return
    carriers = [
        u for u in state.units if u.profile.transport and state.team(u.side) == deployment.convoy_team
    ]
    for carrier in carriers[: deployment.convoy]:
        if carrier.cargo != NOBODY or carrier.hex != OFF:
            continue
        await CHECKPOINT
        foot = [unit for unit in waiting(state, carrier.side) if unit.profile.kind == INFANTRY]
        options = [
            Option(unit.id, Message("warfare-choice-unit", {"unit": unit_word(unit)})) for unit in foot
        ]
        prompt = Message("warfare-ask-convoy", {"unit": unit_word(carrier)})
        question = Choose(
            carrier.side,
            "warfare.random.mission",
            prompt,
            options,
            subject=carrier.id,
            topic=DEPLOY,
            id=WHICH_LOAD,
        )
        passenger = state.unit(text_of(await decide(state, question)))
        carrier.cargo = passenger.index
        passenger.carrier = carrier.index


async def take_hostages(state: WarfareState) -> None:
    """warfare.random.mission: so many Irregular infantry units start with a Civilians counter each."""
    deployment = state.scenario.deployment
    loose = undrawn(state)
    due = len(loose) - deployment.population * _tiles(state)
    if deployment.hostages == 0 or due <= 0:
        return
    await CHECKPOINT
    foot = [
        unit
        for unit in state.units
        if state.team(unit.side) == deployment.hostage_team
        and unit.hex != OFF
        and unit.profile.kind == INFANTRY
        and not state.marks[unit.hex] & POPULATION
    ]
    n = min(due, len(foot))
    side = next(side for side in range(state.sides) if state.team(side) == deployment.hostage_team)
    prompt = Message("warfare-ask-hostages", {"n": n})
    question = Select(
        side,
        "warfare.random.mission",
        prompt,
        tokens=[unit.id for unit in foot],
        least=n,
        most=n,
        subject="",
        topic=DEPLOY,
        id=WHO_HOLDS_HOSTAGES,
    )
    for number, id in enumerate(tokens_of(await decide(state, question))):
        state.lay(loose[number], state.unit(id).hex)


def undrawn(state: WarfareState) -> list[Counter]:
    """The Population counters that have not been put on the map yet."""
    return [
        counter
        for counter in state.counters
        if counter.profile.kind == POPULATION_COUNTER
        and counter.hex == OFF
        and counter.aboard == NOBODY
        and not counter.fate
    ]


# ------------------------------------------------------------ population


def _tiles(state: WarfareState) -> int:
    return max(state.ground.board.tile_of) + 1


async def scatter_population(state: WarfareState) -> None:
    """warfare.random.population: so many counters on each tile, on a land hex by chance, with a face by chance."""
    loose = undrawn(state)
    for number, counter in enumerate(loose):
        await CHECKPOINT
        tile = (_tiles(state) * state.scenario.deployment.population - len(loose) + number) % _tiles(state)
        hex = await land_hex(state, tile)
        face = shown(await Roll(D8, 1, every_face(8), "warfare.random.population"))
        counter.hostile = face >= HOSTILE_FROM
        state.lay(counter, hex)
        name = "warfare-face-hostile" if counter.hostile else "warfare-face-civilians"
        values: dict[str, Json] = {"face": {"id": name}, "hex": state.ground.grid.name(hex)}
        state.tell("warfare-event-population", values, ["warfare.random.population"], subject=counter.id)


async def land_hex(state: WarfareState, tile: int) -> int:
    """A hex of a tile by a d8 for its column and a d6 for its row; water and taken hexes are rolled again."""
    board = state.ground.board
    corner = board.tile_of.index(tile)
    left, top = board.grid.column_of[corner], board.grid.row_of[corner]
    free = [hex for hex in board.grid.hexes() if board.tile_of[hex] == tile and _lies_open(state, hex)]
    while free:
        column = shown(await Roll(D8, 1, every_face(TILE_COLUMNS), "warfare.random.population"))
        row = shown(await Roll(D6, 1, every_face(TILE_ROWS), "warfare.random.population"))
        hex = board.grid.at(left + column - 1, top + row - 1)
        if hex in free:
            return hex
    return corner


def _lies_open(state: WarfareState, hex: int) -> bool:
    """Land without a unit and without population."""
    return state.ground.kinds[hex] != WATER and state.at[hex] == NOBODY and not state.marks[hex] & POPULATION


# ------------------------------------------------------------ Unknown counters


class WhereUnder(HexQuestion):
    """In which hex a counter of the pool lies; nobody else learns which."""

    identity: ClassVar[str] = WHERE_TO_HIDE

    def __init__(self, state: WarfareState, counter: Counter, allowed: list[int]) -> None:
        prompt = Message("warfare-ask-unknown", {"counter": counter.profile.name})
        why = (
            "warfare.random.unknown" if state.scenario.deployment.spread else "warfare.scenario.unknown_pool"
        )
        super().__init__(state, counter.owner, why, prompt, allowed, topic=DEPLOY)


def pool_of(state: WarfareState) -> list[Counter]:
    """The hidden counters that have not been laid out yet."""
    return [c for c in state.counters if c.hidden and c.hex == OFF and c.hand != NOBODY and not c.fate]


def pool_places(state: WarfareState, owner: int) -> list[int]:
    """warfare.scenario.unknown_pool, warfare.random.unknown: the hexes still open to the pool.

    One counter to a hex; where the owner may choose freely, not under an enemy unit.
    """
    deployment = state.scenario.deployment
    taken = [counter.hex for counter in state.counters if counter.hidden]
    places: list[int] = []
    for hex in deployment.pool_hexes:
        unit = state.unit_at(hex)
        under_enemy = unit is not None and not state.friends(unit.side, owner)
        if hex not in taken and not (deployment.spread and under_enemy):
            places.append(hex)
    return places


async def lay_unknown(state: WarfareState) -> None:
    """warfare.scenario.unknown_pool: the owner secretly puts one counter of the pool in each hex.

    warfare.unknown.hidden: until all lie there the others see none of them, and then they are numbered by their
    hexes, so that neither the order nor the names tell anything.
    """
    pool = pool_of(state)
    if not pool:
        return
    owner = pool[0].owner
    if owner == state.automaton:
        await shuffle_pool(state, pool)
    for counter in pool_of(state):
        await CHECKPOINT
        allowed = pool_places(state, owner)
        hex = hex_of(state, await decide(state, WhereUnder(state, counter, allowed)))
        counter.hand = NOBODY
        counter.hex = hex
    number_by_hex(state)
    state.tell(
        "warfare-event-unknown-laid",
        {"side": side_word(state, owner), "n": sum(1 for counter in state.counters if counter.hidden)},
        ["warfare.scenario.unknown_pool", "warfare.unknown.hidden"],
        owner,
    )


async def shuffle_pool(state: WarfareState, pool: list[Counter]) -> None:
    """warfare.solo.unknown: the automaton's counters are shuffled and laid face down; nobody may look.

    Four d20 stir the pool; no side may know them before the game is over.
    """
    await CHECKPOINT
    faces = await Roll(D20, 4, every_face(20), "warfare.solo.unknown", pool[0].owner, known_to=[])
    dice = SeededDice(key_of(0, [str(n) for n in faces]))
    places = pool_places(state, pool[0].owner)
    for counter in pool:
        counter.hex = places.pop(dice.below(len(places)))
        counter.hand = NOBODY
        counter.known = 0


def number_by_hex(state: WarfareState) -> None:
    """Hidden counters stand last in the list: puts them in the order of their hexes and numbers them so."""
    first = next(i for i in range(len(state.counters)) if state.counters[i].hidden)
    hidden = state.counters[first:]
    hidden.sort(key=lambda counter: counter.hex)
    for number, counter in enumerate(hidden):
        counter.id = f"unknown-{number + 1}"
        counter.index = first + number
    state.counters = state.counters[:first] + hidden
    state.settle()


# ------------------------------------------------------------ reinforcements


class WhereIn(HexQuestion):
    """warfare.scenario.reinforcement: among equally near hexes the owner chooses."""

    identity: ClassVar[str] = WHERE_TO_ARRIVE

    def __init__(self, state: WarfareState, unit: Unit, allowed: list[int]) -> None:
        prompt = Message("warfare-ask-arrival", {"unit": unit_word(unit)})
        super().__init__(state, unit.side, "warfare.scenario.reinforcement", prompt, allowed, subject=unit.id)

    def check(self, answer: Json) -> list[Reason]:
        hex = hex_of(self.state, answer)
        if hex == OFF or hex in self.allowed:
            return super().check(answer)
        values: dict[str, Json] = {"hex": self.state.ground.grid.name(hex)}
        return [Reason(self.why, "warfare-refused-arrival-hex", values)]


async def arrivals(state: WarfareState) -> None:
    """warfare.scenario.reinforcement: units listed for this turn enter, free, before anyone acts."""
    for unit in state.units:
        if unit.arrives != state.turn or unit.hex != OFF or unit.gone or unit.carrier != NOBODY:
            continue
        if unit.arrival_hex == OFF:
            continue
        near = nearest_room(state, unit)
        if not near:
            continue
        hex = near[0]
        if len(near) > 1:
            hex = hex_of(state, await decide(state, WhereIn(state, unit, near)))
        unit.arrives = 0
        state.put(unit, hex)
        hold(state, unit)
        values: dict[str, Json] = {"unit": unit_word(unit), "hex": state.ground.grid.name(hex)}
        rules = ["warfare.scenario.reinforcement"]
        state.tell("warfare-event-arrived", values, rules, unit.side, unit.id)


def nearest_room(state: WarfareState, unit: Unit) -> list[int]:
    """The hex a unit is to enter by, or the free and legal hexes that are nearest to it."""
    goal = unit.arrival_hex
    if could_stand(state, unit, goal):
        return [goal]
    grid = state.ground.grid
    free = [hex for hex in grid.hexes() if could_stand(state, unit, hex)]
    if not free:
        return []
    least = min(grid.distance(goal, hex) for hex in free)
    return [hex for hex in free if grid.distance(goal, hex) == least]
