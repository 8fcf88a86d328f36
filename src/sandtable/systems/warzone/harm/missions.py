"""Missions at work: markers, the relay, crates, exits, and the points that come as they happen."""

from __future__ import annotations

from typing import Final

from sandtable.core.state import ScoreLine
from sandtable.core.wire import Message
from sandtable.figures.zones import EAST, NORTH, SOUTH, WEST
from sandtable.systems.warzone.book.profiles import Objective
from sandtable.systems.warzone.book.words import (
    ASSASSIN,
    BREAKOUT,
    EVERY_KILL,
    HARVEST,
    KILLS_OF_DEFENDER,
    MEETING,
    SABOTAGE,
    WARLORD,
)
from sandtable.systems.warzone.state.identities import ATTACKER
from sandtable.systems.warzone.state.names import model_name
from sandtable.systems.warzone.state.pieces import Crate, Model, Squad, Structure
from sandtable.systems.warzone.state.state import WarzoneState
from sandtable.table import TOUCH

CONTROL: Final = 3.0  # warzone.mission.control: inches
CRATE_REACH: Final = 0.6  # inches from a base to the middle of a crate in contact with it
EXIT_REACH: Final = 1.0  # inches from a base to the table edge it may leave by
RELAY: Final = "relay"


# ------------------------------------------------------------ the table


def lay_out(state: WarzoneState) -> None:
    """Markers and crates of every mission that is scored, before anybody deploys."""
    middle = (state.board.width / 2.0, state.board.height / 2.0)
    state.objectives = []
    state.crates = []
    for mission in state.mission.pages:
        for x, y in mission.markers:
            number = len(state.objectives) + 1
            state.objectives.append(Objective(f"marker-{number}", middle[0] + x, middle[1] + y))
        for x, y in mission.crates:
            state.crates.append(Crate(f"crate-{len(state.crates) + 1}", middle[0] + x, middle[1] + y))


def first_initiative(state: WarzoneState) -> int:
    """Break the Relay: the attacker has the initiative on Turn 1, without a roll; -1 where nobody has."""
    if state.turn == 1 and state.mission.first.first == ATTACKER:
        return state.attacker
    return -1


def far_edges(state: WarzoneState, side: int) -> list[str]:
    """Breakout: the edges an attacker leaves by: those his zone does not lie on; of strips the opposite one."""
    zone = state.zones[side]
    if zone is None or side != state.attacker or not state.mission.has(BREAKOUT):
        return []
    opposite = {SOUTH: NORTH, NORTH: SOUTH, WEST: EAST, EAST: WEST}
    return [opposite[edge] for edge in zone.edges]


def edge_gap(state: WarzoneState, model: Model, edge: str) -> float:
    """Inches from a base to a table edge; south is y = 0."""
    base = model.base
    if edge == SOUTH:
        gap = base.y
    elif edge == NORTH:
        gap = state.board.height - base.y
    elif edge == WEST:
        gap = base.x
    else:
        gap = state.board.width - base.x
    return round(gap - base.radius, 6)


# ------------------------------------------------------------ points


def score(state: WarzoneState, side: int, points: float, message: Message, why: str) -> None:
    """Gives a side victory points now, with the line that says for what."""
    holder = state.sides[side]
    holder.points += points
    holder.lines.append(ScoreLine(side, points, message, why))
    state.tell(
        "warzone-event-scored",
        lambda: {"side": holder.name, "points": points, "for": message.wire()},
        [why],
        side,
    )


def controller(state: WarzoneState, objective: Objective) -> int:
    """warzone.mission.control: the side with more models within 3 inches, vehicles twice; -1 for nobody.

    Panicked and routed models do not count.
    """
    counts = [0 for _ in state.sides]
    for side in range(len(state.sides)):
        for model in state.field(side):
            dx = model.base.x - objective.x
            dy = model.base.y - objective.y
            room = CONTROL + model.base.radius + 1e-6
            if dx * dx + dy * dy <= room * room and not state.squad_of(model).broken():
                counts[side] += 2 if model.profile.vehicle else 1
    if counts[0] == counts[1]:
        return -1
    return 0 if counts[0] > counts[1] else 1


def score_turn(state: WarzoneState) -> None:
    """Meeting of Patrols: a point for each marker controlled at the end of a Turn, from the second on."""
    meeting = state.mission.page_with(MEETING)
    if meeting is None or state.turn < meeting.marker_from:
        return
    for objective in state.objectives:
        side = controller(state, objective)
        if side >= 0:
            message = Message("warzone-score-marker", {"turn": state.turn})
            score(state, side, meeting.marker_points, message, "warzone.mission.control")


def model_lost(state: WarzoneState, model: Model) -> None:
    """A carrier drops his crate where he stood; Cut Off the Head pays for Warlords and Lords."""
    drop_crate(state, model)
    assassin = state.mission.page_with(ASSASSIN)
    if assassin is None or not model.profile.hero:
        return
    rival = state.rival(model.side)
    if model.profile.role == WARLORD:
        message = Message("warzone-score-head", {})
        score(state, rival, assassin.warlord_points, message, "warzone.mission.levels")
    else:
        score(state, rival, assassin.lord_points, Message("warzone-score-lord", {}), "warzone.mission.levels")


def squad_lost(state: WarzoneState, squad: Squad) -> None:
    """warzone.victory.kills: a squad destroyed or fled, 1 point, the Warlord 2; some missions count otherwise.

    A squad of which somebody left the table on purpose is not destroyed.
    """
    if any(model.exited for model in squad.models):
        return
    first = state.mission.first
    rival = state.rival(squad.side)
    warlord = squad.role == WARLORD
    message = Message("warzone-score-warlord" if warlord else "warzone-score-squad", {"squad": squad.name})
    if first.kills == EVERY_KILL:
        score(state, rival, 2 if warlord else 1, message, "warzone.victory.kills")
    elif first.kills == KILLS_OF_DEFENDER and rival != state.attacker:
        message = Message("warzone-score-squad", {"squad": squad.name})
        score(state, rival, 1, message, "warzone.victory.kills")


def relay_points(state: WarzoneState) -> int:
    """Break the Relay: what its end is worth now, more while it is early; 0 in other missions."""
    page = state.mission.page_with(SABOTAGE)
    if page is None:
        return 0
    return page.relay_early if state.turn <= page.relay_early_turn else page.relay_late


def structure_lost(state: WarzoneState, structure: Structure) -> None:
    """Break the Relay: the attacker's points."""
    if state.mission.page_with(SABOTAGE) is None or structure.id != RELAY:
        return
    score(
        state,
        state.attacker,
        relay_points(state),
        Message("warzone-score-relay", {"turn": state.turn}),
        "warzone.mission.attacker",
    )


# ------------------------------------------------------------ crates


def crate_of(state: WarzoneState, model: Model) -> Crate | None:
    """The crate a model carries."""
    for crate in state.crates:
        if crate.carrier == model.id:
            return crate
    return None


def crates_at(state: WarzoneState, model: Model) -> list[Crate]:
    """The crates lying in contact with a model."""
    crates: list[Crate] = []
    for crate in state.crates:
        if crate.taken < 0 and not crate.carrier:
            dx = crate.x - model.base.x
            dy = crate.y - model.base.y
            room = model.base.radius + CRATE_REACH + TOUCH
            if dx * dx + dy * dy <= room * room:
                crates.append(crate)
    return crates


def pick_up(state: WarzoneState, model: Model, id: str) -> None:
    """Corporate Harvest: a model in contact picks a crate up, and moves at M-2 while it carries it."""
    for crate in state.crates:
        if crate.id == id:
            crate.carrier = model.id
            crate.x, crate.y = model.base.x, model.base.y
            model.carrying = id
    state.tell(
        "warzone-event-crate",
        {"model": model_name(state, model)},
        ["warzone.mission.levels"],
        model.side,
        model.id,
    )
    after_move(state, model)


def drop_crate(state: WarzoneState, model: Model) -> None:
    """Corporate Harvest: a crate stays where its carrier stood."""
    crate = crate_of(state, model)
    if crate is not None:
        crate.carrier = ""
        crate.x, crate.y = model.base.x, model.base.y
        model.carrying = ""


def after_move(state: WarzoneState, model: Model) -> None:
    """A crate goes where its carrier goes; in his own deployment zone it is home, for 2 points."""
    if not model.carrying:
        return
    crate = crate_of(state, model)
    if crate is None:
        return
    crate.x, crate.y = model.base.x, model.base.y
    zone = state.zones[model.side]
    if zone is not None and zone.holds(crate.x, crate.y):
        crate.carrier = ""
        crate.taken = model.side
        model.carrying = ""
        message = Message("warzone-score-crate", {})
        harvest = state.mission.page_with(HARVEST)
        points = harvest.crate_points if harvest is not None else 0
        score(state, model.side, points, message, "warzone.mission.levels")
