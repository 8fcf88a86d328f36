"""What an attack would bring: every reckoning, the odds of the very rules that are played, the line of sight."""

from __future__ import annotations

from typing import Final

from sandtable.core.odds import Tallies, tallies
from sandtable.core.preview import OddsLine, Preview, SightLine
from sandtable.core.wire import Json, Message, Reason
from sandtable.systems.fallout.attack import burst
from sandtable.systems.fallout.attack.attacks import decide, mark_of, orders_of
from sandtable.systems.fallout.attack.battery import Battery, Shot
from sandtable.systems.fallout.attack.explaining import explain
from sandtable.systems.fallout.attack.ranged import HULL as WHOLE_HULL
from sandtable.systems.fallout.attack.trial import Attempt
from sandtable.systems.fallout.attack.watchers import watchers
from sandtable.systems.fallout.book.profiles import AREA, BURST
from sandtable.systems.fallout.book.words import EMP_GRENADE
from sandtable.systems.fallout.ground.ranges import effective
from sandtable.systems.fallout.ground.sight import look
from sandtable.systems.fallout.state.identities import WHICH_VICTIM, WHO_STRIKES_TOGETHER
from sandtable.systems.fallout.state.state import FalloutState
from sandtable.systems.fallout.state.tally import (
    DOWN,
    FALLEN,
    FRIENDS,
    HITS,
    HULL,
    HURTS,
    KILLED,
    LANDED,
    POINTS,
)
from sandtable.table import Base, distance

WORK: Final = 3100
"""What may be spent on the runs of one preview, by Attempt.effort: with all else some five thousandths of a second."""
ROOM: Final = 1000
"""What of it is kept for rolling, where the whole will hardly suffice."""
SAMPLES: Final = 40
"""Ways that are rolled through then, at most."""
BEST: Final = 1600
"""What may be spent on best play, where the odds themselves took less than half of it."""

HULLS: Final = ["fallout-hull-holds", "fallout-hull-disabled", "fallout-hull-destroyed"]
LANDS: Final = ["fallout-lands-no", "fallout-lands-on", "fallout-lands-off"]
POLICIES: Final = {
    WHICH_VICTIM: "fallout-policy-victims",
    WHO_STRIKES_TOGETHER: "fallout-policy-pack",
}


def forecast(battery: Battery, reasons: list[Reason], answer: Json) -> Preview:
    """What an attack would bring, if it is legal: needs, odds, distance, sight and the template on the table."""
    preview = Preview(reasons)
    if reasons:
        return preview
    orders = orders_of(battery, answer)
    shots = [decide(battery, order) for order in orders]
    made = [shot for shot in shots if shot is not None]
    if not made:
        return preview
    first = made[0]
    free = first.unit is first.attacker.unit  # a burst laid by its direction is aimed at nobody by name
    title = "fallout-preview-burst" if free else "fallout-preview-attack"
    preview.title = Message(title, {"n": len(made), "unit": first.unit.name})
    explain(battery, preview, made)
    attempt = Attempt(battery, orders, shots)
    side = battery.state.decider(battery.unit)
    budget = WORK - ROOM if attempt.tangled() else WORK
    counted = tallies(attempt, attempt.tally.width(), budget, side, BEST, SAMPLES, ROOM)
    watched = battery.acting and len(made) > 1 and bool(watchers(battery.state, battery.unit))
    counted.asked = (
        counted.asked or watched
    )  # fallout.action.overwatch.moment: between one attack and the next
    preview.odds = lines_of(counted, made, policy_of(attempt, watched))
    if not free:
        preview.facts.append(distance_fact(battery.state, first))
        preview.sight = sight_lines(battery.state, first)
    show_template(battery, preview, made)
    return preview


def show_template(battery: Battery, preview: Preview, shots: list[Shot]) -> None:
    """fallout.burst.friends: where the first burst would lie, who is under it, and whether friends are."""
    for shot in shots:
        if shot.way.mode.mode != BURST:
            continue
        shape = burst.template_of(battery.state, shot.attacker, shot.way.mode, shot.direction)
        preview.templates = [shape.points()]
        under = burst.marks(battery.state, shot.attacker, shot.way.mode, shot.direction)
        preview.caught = [mark.unit.id if mark.figure is None else mark.figure.id for mark in under]
        for mark in under:
            if mark.unit.side == battery.unit.side:
                why = "fallout.burst.friends"
                preview.warnings.append(Reason(why, "fallout-warning-friends", {"unit": mark.unit.name}))
                break
        return


def policy_of(attempt: Attempt, watched: bool) -> Message:
    """For which choices inside the attacks the odds hold, in words."""
    values: dict[str, Json] = {"watched": "yes" if watched else "no"}
    for id in attempt.asked:
        return Message(POLICIES.get(id, "fallout-policy-usual"), values)
    return Message("fallout-policy-watched")


def lines_of(counted: Tallies, shots: list[Shot], policy: Message) -> list[OddsLine]:
    """What the shots bring: hits, failed saves, losses; damage to a hull; where a single blast comes down."""
    lines: list[OddsLine] = []
    harmful = any(shot.way.mode.saves or shot.way.mode.mode != AREA for shot in shots)
    people = any(shot.unit.vehicle is None or shot.part != WHOLE_HULL for shot in shots)
    if len(shots) == 1 and shots[0].way.mode.mode == AREA:
        lines.append(counted.odds(LANDED, LANDS).line(Message("fallout-odds-lands"), policy))
    if not harmful:
        return lines
    lines.append(counted.odds(HITS).line(Message("fallout-odds-hits"), policy))
    lines.extend(losses_of(counted, people, policy))
    if any(shot.unit.vehicle is not None for shot in shots):
        lines.append(counted.odds(POINTS).line(Message("fallout-odds-points"), policy))
        lines.append(counted.odds(HULL, HULLS).line(Message("fallout-odds-hull"), policy))
    if len(counted.lines) > FRIENDS and len(counted.lines[FRIENDS]) > 1:
        lines.append(counted.odds(FRIENDS).line(Message("fallout-odds-friends"), policy))
    if any(shot.way.weapon is not None and shot.way.weapon.item == EMP_GRENADE for shot in shots):
        lines.append(counted.odds(DOWN).line(Message("fallout-odds-down"), policy))
    return lines


def losses_of(counted: Tallies, people: bool, policy: Message) -> list[OddsLine]:
    """Failed saves and losses, where people are shot at or may come to harm with a vehicle."""
    lines: list[OddsLine] = []
    if people or len(counted.lines[HURTS]) > 1:
        lines.append(counted.odds(HURTS).line(Message("fallout-odds-hurt"), policy))
    if people or len(counted.lines[FALLEN]) > 1:
        lines.append(counted.odds(FALLEN).line(Message("fallout-odds-fallen"), policy))
        lines.append(counted.odds(KILLED).line(Message("fallout-odds-killed"), policy))
    return lines


def target_base(shot: Shot) -> Base:
    """Where the attack goes, for drawing."""
    if shot.figure is not None or shot.unit.vehicle is not None or shot.point is not None:
        return mark_of(shot)
    present = shot.unit.present()
    return (
        min(present, key=lambda f: distance(shot.attacker.base, f.base)).base
        if present
        else shot.attacker.base
    )


def distance_fact(state: FalloutState, shot: Shot) -> Message:
    """How far it is, and as how far it counts."""
    gap = distance(shot.attacker.base, target_base(shot))
    away = effective(state, shot.attacker.figure, shot.figure, gap)
    values: dict[str, Json] = {"distance": round(gap, 1), "measure": state.lengths.unit}
    if round(gap, 1) == round(away, 1):
        return Message("fallout-fact-away", values)
    values["counts"] = round(away, 1)
    return Message("fallout-fact-distance", values)


def sight_lines(state: FalloutState, shot: Shot) -> list[SightLine]:
    """fallout.measure.premeasure: the line for whoever draws it."""
    base = target_base(shot)
    if base is shot.attacker.base:
        return []
    seen = look(state, shot.attacker.base, base)
    block = None if seen.clear else (seen.x, seen.y)
    return [SightLine((seen.ax, seen.ay), (seen.bx, seen.by), seen.clear, block, "fallout.los.line")]
