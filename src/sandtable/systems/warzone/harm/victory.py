"""Who has won: by points at the end, or at once when one side has nobody left. Points are given in `missions`."""

from __future__ import annotations

from sandtable.core.state import Result, ScoreLine
from sandtable.core.wire import Json, Message
from sandtable.systems.warzone.book.words import A_HERO, BREAKOUT, HALF_KILLS, SABOTAGE
from sandtable.systems.warzone.harm.missions import RELAY, squad_lost
from sandtable.systems.warzone.state.identities import SETTING_UP
from sandtable.systems.warzone.state.pieces import Model
from sandtable.systems.warzone.state.state import WarzoneState


def check_wipeout(state: WarzoneState) -> None:
    """warzone.victory.wipeout: a side with no model on the table or in reserve loses at once; both together draw.

    Models that left the table on purpose are out of the fight but not lost: a side that broke out is scored.
    """
    if state.result is not None or state.phase == SETTING_UP:
        return
    if state.field(0) and state.field(1):
        return
    gone = [side for side in range(len(state.sides)) if not left(state, side)]
    if not gone:
        return
    if any(model.exited for side in gone for model in all_models(state, side)):
        finish(state)
        return
    winner = -1 if len(gone) > 1 else state.rival(gone[0])
    lines = [*stored(state), *pending(state)]
    points = summed(state, lines)
    if winner < 0:
        message = Message("warzone-result-both-gone")
    else:
        message = Message("warzone-result-wipeout", {"side": state.sides[winner].name})
    state.result = Result(winner, points, "warzone.victory.wipeout", message, lines)
    state.tell(message.id, message.values, ["warzone.victory.wipeout"], winner)


def left(state: WarzoneState, side: int) -> bool:
    """Whether a side has a model on the table or waiting in reserve."""
    if state.field(side):
        return True
    return any(squad.reserve and squad.living() for squad in state.of_side(side))


def all_models(state: WarzoneState, side: int) -> list[Model]:
    """Every model a side began with."""
    return [model for squad in state.squads if squad.side == side for model in squad.models]


# ------------------------------------------------------------ the score


def stored(state: WarzoneState) -> list[ScoreLine]:
    """The points that have been given."""
    return [line for holder in state.sides for line in holder.lines]


def pending(state: WarzoneState) -> list[ScoreLine]:
    """The points that the end of the game would give as things stand."""
    lines: list[ScoreLine] = []
    _half_kills(state, lines)
    _exits(state, lines)
    relay = state.mission.page_with(SABOTAGE)
    if relay is not None and state.attacker >= 0 and state.structure(RELAY) is not None:
        message = Message("warzone-score-relay-stands", {})
        defender = state.rival(state.attacker)
        lines.append(ScoreLine(defender, relay.relay_stands, message, "warzone.mission.attacker"))
    return lines


def _half_kills(state: WarzoneState, lines: list[ScoreLine]) -> None:
    """Cut Off the Head by itself: squads other than Warlord and Lords count half, rounded down."""
    if state.mission.first.kills != HALF_KILLS:
        return
    for side in range(len(state.sides)):
        killed = 0
        for squad in state.squads:
            if squad.side != side and squad.destroyed and squad.kind != A_HERO:
                killed += 1
        if killed // 2:
            message = Message("warzone-score-half", {"n": killed})
            lines.append(ScoreLine(side, killed // 2, message, "warzone.victory.kills"))


def _exits(state: WarzoneState, lines: list[ScoreLine]) -> None:
    """Breakout: a point for every 10 % of the attacker's starting models that left by the far edges."""
    breakout = state.mission.page_with(BREAKOUT)
    if breakout is None or state.attacker < 0:
        return
    models = all_models(state, state.attacker)
    out = sum(1 for model in models if model.exited)
    steps = out * 100 // (breakout.exit_share * len(models))
    if steps:
        message = Message("warzone-score-exits", {"n": out, "of": len(models)})
        lines.append(
            ScoreLine(state.attacker, steps * breakout.exit_points, message, "warzone.mission.attacker")
        )


def summed(state: WarzoneState, lines: list[ScoreLine]) -> list[float]:
    """The victory points that each side has, its lines added up."""
    points = [0.0 for _ in state.sides]
    for line in lines:
        points[line.side] += line.points
    return points


def standing(state: WarzoneState) -> list[float]:
    """The score if the game ended now; reserves aside."""
    points = [holder.points for holder in state.sides]
    for line in pending(state):
        points[line.side] += line.points
    return points


def finish(state: WarzoneState) -> None:
    """warzone.victory.points: after the last Turn more points win, equal points draw.

    warzone.setup.rapid.choice: a squad still off the table counts as destroyed.
    """
    if state.result is not None:
        return
    for squad in state.squads:
        if squad.reserve and not squad.destroyed:
            squad.destroyed = True
            squad_lost(state, squad)
    lines = [*stored(state), *pending(state)]
    points = summed(state, lines)
    winner = -1 if points[0] == points[1] else (0 if points[0] > points[1] else 1)
    values: dict[str, Json] = {"a": points[0], "b": points[1]}
    if winner >= 0:
        values["side"] = state.sides[winner].name
    message = Message("warzone-result-points" if winner >= 0 else "warzone-result-draw", values)
    state.result = Result(winner, points, "warzone.victory.points", message, lines)
    state.tell(message.id, message.values, ["warzone.victory.points"], winner)
