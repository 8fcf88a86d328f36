"""Setting up: Lords join squads, terrain, the deployment roll, squads in turn, infiltrators, cards."""

from __future__ import annotations

from typing import Final

from sandtable.core.effects import CHECKPOINT, ask
from sandtable.core.question import DEPLOY, Choose, Option
from sandtable.core.wire import Json, Message, text_of
from sandtable.figures.laying import players_lay
from sandtable.figures.zones import NORTH, SOUTH, WEST
from sandtable.systems.warzone.book.mission import CORNER
from sandtable.systems.warzone.book.profiles import Zone
from sandtable.systems.warzone.book.words import A_SQUAD, ASSASSIN, LORD, SABOTAGE, WARLORD
from sandtable.systems.warzone.ground.placing import Where, place_squad
from sandtable.systems.warzone.harm.missions import RELAY
from sandtable.systems.warzone.setup.laying import add_structure, higher, lay_by_turns
from sandtable.systems.warzone.state.identities import ASK_ROLE, ATTACKER, RIVAL_FIRST, SELF_FIRST
from sandtable.systems.warzone.state.pieces import Squad
from sandtable.systems.warzone.state.state import WarzoneState
from sandtable.table import Piece, box, quantize_point

ROLL: Final = "warzone.setup.roll"
ZONE: Final = "warzone.setup.zone"
JOIN: Final = "warzone.hero.lord.join"
ALONE: Final = "alone"
INFILTRATE_GAP: Final = 12.0  # warzone.setup.infiltrate: inches from every enemy

LORDS: Final = 0
TERRAIN: Final = 1
THE_ROLL: Final = 2
PLACING: Final = 3
INFILTRATORS: Final = 4
CARDS: Final = 5
"""warzone.setup.sequence: the steps in their order; `state.step` says which is next."""


async def deploy(state: WarzoneState) -> None:
    """warzone.setup.sequence: Lords, terrain, the roll, deployment, Infiltrators; then cards are dealt."""
    if state.step == LORDS:
        await join_lords(state)
        state.step = TERRAIN
    if state.step == TERRAIN:
        if players_lay(state.options):
            await lay_by_turns(state)
        state.step = THE_ROLL
    if state.step == THE_ROLL:
        await CHECKPOINT
        await deployment_roll(state)
        hold_reserves(state)
        state.step = PLACING
    if state.step == PLACING:
        await place_in_turn(state, False)
        state.placer = state.deploy_first
        state.step = INFILTRATORS
    if state.step == INFILTRATORS:
        await place_in_turn(state, True)
        state.step = CARDS


# ------------------------------------------------------------ Lords


async def join_lords(state: WarzoneState) -> None:
    """warzone.hero.lord.join: a Lord may join a squad now and at no other time; warzone.hero.warlord.alone."""
    for side in (0, 1):
        for lord in [squad for squad in state.of_side(side) if squad.role == LORD and not squad.started]:
            squads = [squad for squad in state.of_side(side) if squad.kind == A_SQUAD]
            options = [Option(ALONE, Message("warzone-opt-alone"), JOIN)]
            for squad in squads:
                label = Message("warzone-opt-join", {"squad": squad.name})
                options.append(Option(squad.id, label, JOIN, join_note(lord, squad), token=squad.id))
            prompt = Message("warzone-ask-join", {"lord": lord.name})
            answer = text_of(await ask(Choose(side, JOIN, prompt, options, subject=lord.id, topic=DEPLOY)))
            if answer != ALONE:
                join(state, lord, state.squad(answer))


def join_note(lord: Squad, squad: Squad) -> Message | None:
    """warzone.hero.lord.deploy: what the squad would lose."""
    if (squad.rapid and not lord.rapid) or (squad.infiltrates and not lord.infiltrates):
        return Message("warzone-note-join-loses", {"squad": squad.name})
    return None


def join(state: WarzoneState, lord: Squad, squad: Squad) -> None:
    """warzone.hero.count: he is a model of the squad from now on; its commander remains in command.

    warzone.hero.lord.deploy: it keeps Rapid Deployment or Infiltrate only if he has the same.
    """
    model = lord.models[0]
    model.squad = squad.id
    model.joined = True
    squad.models.append(model)
    squad.opening = len(squad.models)
    squad.rapid = squad.rapid and lord.rapid
    squad.infiltrates = squad.infiltrates and lord.infiltrates
    state.squads = [other for other in state.squads if other is not lord]
    state.roster_changed()
    values: dict[str, Json] = {"lord": lord.name, "squad": squad.name}
    state.tell("warzone-event-joined", values, [JOIN, "warzone.hero.lord.stay"], squad.side, squad.id)


# ------------------------------------------------------------ the roll


async def deployment_roll(state: WarzoneState) -> None:
    """warzone.setup.roll: the higher D20 chooses edge and who places first; warzone.mission.attacker: and the role."""
    winner = await higher(state, ROLL)
    state.deploy_first = winner
    state.tell("warzone-event-roll-won", {"side": state.sides[winner].name}, [ROLL], winner)
    if state.mission.attacker:
        fixed = state.mission.first.fixed_attacker()
        state.attacker = fixed if fixed >= 0 else await choose_role(state, winner)
    if state.mission.first.deploy == CORNER:
        await choose_corner(state)
    elif not fixed_zones(state):
        await choose_edge(state, winner)
    state.placer = await choose_first(state, winner)
    raise_relay(state)


async def choose_role(state: WarzoneState, winner: int) -> int:
    """warzone.mission.attacker: the winner attacks or defends; gives the attacker."""
    why = "warzone.mission.attacker"
    options = [
        Option(ATTACKER, Message("warzone-role-attacker"), why),
        Option("defender", Message("warzone-role-defender"), why),
    ]
    answer = text_of(
        await ask(Choose(winner, why, Message("warzone-ask-role"), options, topic=DEPLOY, id=ASK_ROLE))
    )
    attacker = winner if answer == ATTACKER else state.rival(winner)
    state.tell("warzone-event-attacker", {"side": state.sides[attacker].name}, [why], attacker)
    return attacker


def edge_word(edge: str) -> str:
    """What people call an edge: the table's south lies at the top of the page."""
    return {SOUTH: NORTH, NORTH: SOUTH}.get(edge, edge)


async def choose_edge(state: WarzoneState, winner: int) -> None:
    """warzone.setup.zone: strips of 12 inches along two opposite edges."""
    options = [
        Option(edge, Message("warzone-opt-edge", {"edge": edge_word(edge)}), ROLL) for edge in (NORTH, SOUTH)
    ]
    edge = text_of(await ask(Choose(winner, ROLL, Message("warzone-ask-edge"), options, topic=DEPLOY)))
    rival = SOUTH if edge == NORTH else NORTH
    depth = state.mission.first.depth
    for side, along in ((winner, edge), (state.rival(winner), rival)):
        state.sides[side].edge = along
        state.zones[side] = strip(state, along, depth)
        values: dict[str, Json] = {"side": state.sides[side].name, "edge": edge_word(along)}
        state.tell("warzone-event-edge", values, [ROLL, ZONE], side)


def fixed_zones(state: WarzoneState) -> bool:
    """warzone.setup.zone: the zones that a file gives both sides; False where edges are chosen."""
    width, height = state.board.width, state.board.height
    for side in (0, 1):
        zone = state.mission.first.zone(side, width, height)
        if zone is None:
            return False
        state.zones[side] = zone
        # which half the relay of a defender stands on, and the like
        state.sides[side].edge = SOUTH if zone.bottom + zone.top < height else NORTH
    return True


def strip(state: WarzoneState, edge: str, depth: float) -> Zone:
    """The strip along an edge."""
    width, height = state.board.width, state.board.height
    if edge == SOUTH:
        return Zone(0.0, 0.0, width, depth, [SOUTH])
    return Zone(0.0, height - depth, width, height, [NORTH])


async def choose_corner(state: WarzoneState) -> None:
    """Breakout: the attacker takes a corner; the defender stands anywhere far enough from it."""
    side = state.attacker
    corners = ("north-west", "north-east", "south-west", "south-east")
    options: list[Option] = []
    for corner in corners:
        up, _, across = corner.partition("-")
        label = Message("warzone-opt-corner", {"corner": f"{edge_word(up)}-{across}"})
        options.append(Option(corner, label, ZONE))
    answer = text_of(await ask(Choose(side, ZONE, Message("warzone-ask-corner"), options, topic=DEPLOY)))
    state.sides[side].edge = answer
    state.zones[side] = corner_zone(state, answer, state.mission.first.depth)
    up, _, across = answer.partition("-")
    values: dict[str, Json] = {"side": state.sides[side].name, "corner": f"{edge_word(up)}-{across}"}
    state.tell("warzone-event-corner", values, [ZONE], side)


def corner_zone(state: WarzoneState, corner: str, size: float) -> Zone:
    """The square in a corner, on its two edges."""
    up, _, across = corner.partition("-")
    left = 0.0 if across == WEST else state.board.width - size
    bottom = 0.0 if up == SOUTH else state.board.height - size
    return Zone(left, bottom, left + size, bottom + size, [up, across])


async def choose_first(state: WarzoneState, winner: int) -> int:
    """warzone.setup.roll: who places first."""
    options = [
        Option(RIVAL_FIRST, Message("warzone-opt-place-rival"), ROLL),
        Option(SELF_FIRST, Message("warzone-opt-place-own"), ROLL),
    ]
    answer = text_of(
        await ask(Choose(winner, ROLL, Message("warzone-ask-place-first"), options, topic=DEPLOY))
    )
    return winner if answer == SELF_FIRST else state.rival(winner)


def raise_relay(state: WarzoneState) -> None:
    """Break the Relay: a brick building of one floor at the centre of the defender's half."""
    relay = state.mission.page_with(SABOTAGE)
    if relay is None:
        return
    piece = relay_piece(state, state.rival(state.attacker))
    state.board = state.board.with_piece(piece)
    add_structure(state, piece, state.rival(state.attacker))
    state.tell("warzone-event-relay", {}, ["warzone.mission.attacker"], state.rival(state.attacker))


def relay_piece(state: WarzoneState, defender: int) -> Piece:
    """The relay on its side's half."""
    relay = state.mission.page_with(SABOTAGE)
    assert relay is not None
    middle_x = state.board.width / 2.0
    low = state.sides[defender].edge.startswith(SOUTH)
    middle_y = state.board.height * (0.25 if low else 0.75)
    wide, deep = relay.relay_size
    corners = [quantize_point(middle_x + x, middle_y + y) for x, y in box(wide / 2.0, deep / 2.0)]
    return state.catalogue.piece(RELAY, relay.relay, corners)


# ------------------------------------------------------------ squads


def hold_reserves(state: WarzoneState) -> None:
    """Rapid Deployment squads stay off the table; Cut Off the Head: a Warlord never does."""
    for squad in state.squads:
        if squad.rapid and not (squad.role == WARLORD and state.mission.has(ASSASSIN)):
            squad.reserve = True


def waiting(state: WarzoneState, side: int, infiltrators: bool) -> list[Squad]:
    """A side's squads that are set up now and are not yet."""
    return [
        squad
        for squad in state.of_side(side)
        if not squad.deployed and not squad.reserve and squad.infiltrates == infiltrators
    ]


async def place_in_turn(state: WarzoneState, infiltrators: bool) -> None:
    """warzone.setup.zone: alternately, squad by squad; warzone.setup.infiltrate: infiltrators after all others."""
    while True:
        left = [len(waiting(state, side, infiltrators)) for side in (0, 1)]
        if left == [0, 0]:
            return
        if not left[state.placer]:
            state.placer = state.rival(state.placer)
        await CHECKPOINT
        await place_one(state, state.placer, infiltrators)
        state.placer = state.rival(state.placer)


async def place_one(state: WarzoneState, side: int, infiltrators: bool) -> None:
    """One squad of a side: which, and where."""
    why = "warzone.setup.infiltrate" if infiltrators else ZONE
    mine = waiting(state, side, infiltrators)
    options = [
        Option(squad.id, Message("warzone-opt-deploy", {"squad": squad.name}), why, token=squad.id)
        for squad in mine
    ]
    prompt = Message("warzone-ask-deploy", {"n": len(mine)})
    squad = state.squad(text_of(await ask(Choose(side, why, prompt, options, topic=DEPLOY))))
    await place_squad(state, squad, where_for(state, squad))


def where_for(state: WarzoneState, squad: Squad) -> Where:
    """Where a squad may be set up in this mission."""
    if squad.infiltrates:
        return Where(state.board, "warzone.setup.infiltrate", enemy_gap=INFILTRATE_GAP)
    zone = state.zones[squad.side]
    if zone is not None:
        return Where(state.board, ZONE, zone)
    other = state.zones[state.rival(squad.side)]
    return Where(state.board, ZONE, apart_from=other, apart=state.mission.first.apart)
