"""What an attack would bring: the reckoning with every modifier, exact odds, the line of sight."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import final

from sandtable.core.effects import D10, Effect, Mark, Roll, shown
from sandtable.core.odds import odds
from sandtable.core.preview import OddsLine, Preview, SightLine
from sandtable.core.wire import Json, Message, Reason
from sandtable.systems.fallout import area, burst, melee, ranged
from sandtable.systems.fallout.battery import Battery, Shot
from sandtable.systems.fallout.dice import FACES, under
from sandtable.systems.fallout.optional import TARGETED_SAVE
from sandtable.systems.fallout.profiles import AREA, BURST, MELEE
from sandtable.systems.fallout.ranges import effective, save_modifier
from sandtable.systems.fallout.sight import look
from sandtable.systems.fallout.state import FalloutState, Figure
from sandtable.table import Base, distance


@final
class Throw:
    """One attack die of a forecast: its reckoning, and the saves of those it may hit (one, or all of a burst)."""

    __slots__ = ("dice", "reckonings", "saves")

    def __init__(self, dice: int) -> None:
        self.dice = dice
        self.reckonings: list[ranged.Reckoning] = []
        self.saves: list[list[int]] = []  # classes of the save, empty where none is rolled


def forecast(battery: Battery, reasons: list[Reason], shots: list[Shot]) -> Preview:
    """The preview of some attacks."""
    preview = Preview(reasons)
    if not shots:
        return preview
    first = shots[0]
    throws = [throw_of(battery.state, shot) for shot in shots]
    throws = [throw for throw in throws if throw.reckonings]
    free = first.unit is first.attacker.unit  # a burst laid by its direction is aimed at nobody by name
    title = "fallout-preview-burst" if free else "fallout-preview-attack"
    preview.title = Message(title, {"n": len(shots), "unit": first.unit.name})
    if throws:
        reckoning = throws[0].reckonings[0]
        preview.facts.append(reckoning.words())
        preview.modifiers = reckoning.modifiers()
        preview.odds = lines_of(throws)
    if not free:
        preview.facts.append(distance_fact(battery.state, first))
        preview.sight = sight_lines(battery.state, first)
    if any(shot.way.mode.mode == BURST for shot in shots):
        shot = next(shot for shot in shots if shot.way.mode.mode == BURST)
        shape = burst.template_of(battery.state, shot.attacker, shot.way.mode, shot.direction)
        preview.templates = [shape.points()]
        under = burst.marks(battery.state, shot.attacker, shot.way.mode, shot.direction)
        preview.caught = [mark.unit.id if mark.figure is None else mark.figure.id for mark in under]
        for mark in under:
            if mark.unit.side == battery.unit.side:
                preview.warnings.append(
                    Reason("fallout.burst.friends", "fallout-warning-friends", {"unit": mark.unit.name})
                )
                break
    return preview


def throw_of(state: FalloutState, shot: Shot) -> Throw:
    """The dice behind one attack."""
    attacker, mode = shot.attacker, shot.way.mode
    made = Throw(mode.dice)
    figure = shot.figure
    if mode.mode == MELEE:
        if figure is not None:
            made.reckonings.append(melee.reckon(state, attacker, mode, figure))
            made.saves.append(under(figure.profile.en, mode.save_short) if mode.saves else [])
    elif mode.mode == BURST:
        for mark in burst.marks(state, attacker, mode, shot.direction):
            made.reckonings.append(burst.reckon(state, attacker, mode, mark))
            hurt = mark.figure
            made.saves.append(under(hurt.profile.en, mode.save_short) if hurt is not None else [])
    elif mode.mode == AREA:
        base = figure.base if figure is not None else mark_base(shot)
        made.reckonings.append(area.reckon(state, attacker, mode, base, figure))
        made.saves.append([])
    elif shot.unit.vehicle is not None:
        made.reckonings.append(ranged.reckon_part(state, attacker, mode, shot.unit, None, shot.targeted))
        made.saves.append([])
    else:
        members = ranged.eligible(state, attacker, shot.unit, mode)
        if members:
            made.reckonings.append(ranged.reckon(state, attacker, mode, shot.unit, members, shot.targeted))
            made.saves.append(_save_of(state, shot, min(members, key=ranged.value_of)))
    return made


def mark_base(shot: Shot) -> Base:
    """What a blast without a figure is aimed at."""
    vehicle = shot.unit.vehicle
    if vehicle is not None:
        return vehicle.hull
    point = shot.point
    return area.spot_base(point[0], point[1]) if point is not None else shot.attacker.base


def _save_of(state: FalloutState, shot: Shot, victim: Figure) -> list[int]:
    attacker = shot.attacker
    away = effective(state, attacker.figure, victim, distance(attacker.base, victim.base))
    extra = TARGETED_SAVE if shot.targeted else 0
    return under(victim.profile.en, save_modifier(shot.way.mode, away) + extra)


async def volley(throws: list[Throw]) -> tuple[int, int]:
    """The dice of all attacks: how many hit, and how many of those hit fail their saves.

    fallout.burst.one_roll: a burst's one die counts for everybody under it.
    """
    hits = 0
    hurts = 0
    for number, throw in enumerate(throws):
        for _ in range(throw.dice):
            if len(throw.reckonings) == 1:
                faces = [1 if c else 0 for c in throw.reckonings[0].classes(0)]
                counts = await Roll(D10, 1, faces, "fallout.ranged.roll")
                struck = [len(counts) > 1 and counts[1] > 0]
            else:
                face = shown(await Roll(D10, 1, FACES, "fallout.burst.one_roll"))
                struck = [face != 10 and face + r.modifier <= r.number for r in throw.reckonings]
            for i, lands in enumerate(struck):
                if lands:
                    hits += 1
                    if throw.saves[i]:
                        saved = await Roll(D10, 1, throw.saves[i], "fallout.damage.save")
                        hurts += saved[0]
            await Mark(f"{number} {hits} {hurts}")
    return hits, hurts


@final
class Start:
    """Begins the volley anew for each branch of the odds."""

    __slots__ = ("throws",)

    def __init__(self, throws: list[Throw]) -> None:
        self.throws = throws

    def begin(self) -> Coroutine[Effect, object, tuple[int, int]]:
        return volley(self.throws)


def lines_of(throws: list[Throw]) -> list[OddsLine]:
    """Exact distributions of hits, and of hits that are not saved."""
    start: Callable[[], Coroutine[Effect, object, tuple[int, int]]] = Start(throws).begin
    found = odds(start, joint_label)
    hits: dict[str, float] = {}
    hurts: dict[str, float] = {}
    for label, p in found.chances.items():
        hit, hurt = label.split(" ")
        hits[hit] = hits.get(hit, 0.0) + p
        hurts[hurt] = hurts.get(hurt, 0.0) + p
    lines = [OddsLine(Message("fallout-odds-hits"), _in_order(hits), found.exact, found.error)]
    if any(save for throw in throws for save in throw.saves):
        lines.append(OddsLine(Message("fallout-odds-hurt"), _in_order(hurts), found.exact, found.error))
    return lines


def joint_label(result: tuple[int, int]) -> str:
    """Both numbers in one label."""
    return f"{result[0]} {result[1]}"


def _in_order(chances: dict[str, float]) -> list[tuple[str, float]]:
    return sorted(chances.items(), key=_number)


def _number(entry: tuple[str, float]) -> int:
    return int(entry[0])


def target_base(shot: Shot) -> Base:
    """Where the attack goes, for drawing."""
    figure = shot.figure
    if figure is not None:
        return figure.base
    if shot.unit.vehicle is not None or shot.point is not None:
        return mark_base(shot)
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
