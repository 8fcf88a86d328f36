"""What a volley would bring: distance, dice, every modifier with its rule, lines of sight, exact odds."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Final, final

from sandtable.core.effects import Effect, Mark
from sandtable.core.odds import Odds, RuleTrial, tallies
from sandtable.core.preview import Modifier, OddsLine, Preview, SightLine
from sandtable.core.reckoning import Reckoning
from sandtable.core.wire import Json, Message, Reason
from sandtable.systems.fubar.attack.battery import Battery, Shooter, Shot
from sandtable.systems.fubar.attack.to_hit import HIT
from sandtable.systems.fubar.attack.volley import Bursts, Struck, Volley, unsaved_hits, vehicle_damage
from sandtable.systems.fubar.book.words import RIFLE_LAUNCHER
from sandtable.systems.fubar.ground.sight import look
from sandtable.systems.fubar.harm.armour import shield_save
from sandtable.systems.fubar.harm.saves import Damage
from sandtable.systems.fubar.state.arms import weapon_word
from sandtable.systems.fubar.state.seen import bases_of
from sandtable.systems.fubar.state.state import Unit
from sandtable.table import distance

BUDGET: Final = 20_000
DAMAGE_ORDER: Final = ["none", "stun", "immobile", "weapon", "destroyed"]


def forecast(battery: Battery, reasons: list[Reason], shots: list[Shot], aimed: list[Unit]) -> Preview:
    """The preview of an answer: refused ones show the lines of sight and why, legal ones the whole reckoning."""
    preview = Preview(reasons)
    if aimed:
        names: list[Json] = [target.name for target in aimed]
        values: dict[str, Json] = {"unit": battery.unit.name, "target": names[0], "targets": len(names)}
        preview.title = Message("fubar-preview-fire", values)
    preview.sight = sight_lines(battery, shots, aimed)
    if reasons or not shots:
        return preview
    volley = battery.volley(shots)
    for number, target in enumerate(volley.targets):
        quarry = battery.state.unit(target.unit)
        at_it = [shot for shot in shots if shot.target is quarry]
        part = volley.at(number)
        preview.facts.extend(facts(battery, quarry, at_it, part))
        preview.modifiers.extend(weapon_lines(at_it))
        explain(preview, part, quarry)
        preview.odds.append(odds_line(part, quarry))
    return preview


def facts(battery: Battery, quarry: Unit, shots: list[Shot], volley: Volley) -> list[Message]:
    """Distance, dice and numbers needed, in that order."""
    near = min(shot.distance for shot in shots)
    far = max(shot.distance for shot in shots)
    needs = sorted({max(burst.reckoning.need(), 2) for burst in volley.bursts})
    needed: Json = "/".join(f"{need}+" for need in needs)
    measure = battery.state.lengths.unit
    apart: dict[str, Json] = {"target": quarry.name, "near": round(near, 1), "measure": measure}
    if round(far, 1) > round(near, 1):
        apart["far"] = round(far, 1)
    return [
        Message("fubar-fact-range" if "far" in apart else "fubar-fact-range-one", apart),
        Message("fubar-fact-dice", {"dice": volley.dice(0), "shooters": len(shots)}),
        Message("fubar-fact-need", {"need": needed}),
    ]


def weapon_lines(shots: list[Shot]) -> list[Modifier]:
    """fubar.fire.dice: how many of each weapon fire with how many dice; the closer figure of assault rifles."""
    groups: dict[tuple[str, int], list[Shot]] = {}
    for shot in shots:
        groups.setdefault((shot.arm.weapon.id, shot.dice()), []).append(shot)
    lines: list[Modifier] = []
    for (_, dice), alike in groups.items():
        weapon = alike[0].arm.weapon
        close = weapon.close_reach > 0.0 and dice == weapon.close_fire_points
        why = f"fubar.weapon.{weapon.id}"
        if weapon.id == RIFLE_LAUNCHER:
            why = "fubar.weapon.assault_rifle.launcher"
        elif close:
            why = "fubar.weapon.assault_rifle.close"
        message = Message("fubar-mod-weapon", {"weapon": weapon_word(weapon), "n": len(alike), "dice": dice})
        lines.append(Modifier(message, str(dice * len(alike)), why))
    return lines


def explain(preview: Preview, volley: Volley, quarry: Unit) -> None:
    """The dice of a volley at one target with all their lines: those to hit, then the saves."""
    shields: list[int] = []
    explained: list[Reckoning] = []
    for burst in volley.bursts:
        if burst.reckoning not in explained:
            explained.append(burst.reckoning)
            dice = sum(other.n for other in volley.bursts if other.reckoning is burst.reckoning)
            title = Message("fubar-reckon-hit", {"target": quarry.name, "dice": dice})
            preview.explain(title, HIT, volley.unit, burst.reckoning)
        if burst.shield not in shields:
            shields.append(burst.shield)
    target = volley.targets[0]
    for shield in shields:
        save = shield_save(shield)
        if save is not None:
            title = Message("fubar-reckon-shield", {"unit": quarry.name})
            preview.explain(title, "fubar.fire.save.behind", target.unit, save)
    own = target.save
    if own is not None:
        title = Message("fubar-reckon-save", {"unit": quarry.name})
        preview.explain(title, target.save_rule(), target.unit, own)


def odds_line(volley: Volley, quarry: Unit) -> OddsLine:
    """Exact odds at one target: unsaved hits, or the gravest damage to a vehicle."""
    if quarry.vehicle is not None:
        return damage_line(damage_odds(volley), quarry)
    return hit_odds(volley).line(Message("fubar-odds-unsaved", {"target": quarry.name}))


def damage_line(damage: Odds, quarry: Unit) -> OddsLine:
    """fubar.vehicle.damage.roll: the chance of each result as the gravest; labels are text ids.

    Which weapon is lost, where there are several, makes no difference to it.
    """
    classes = [("fubar-damage-" + worst, damage.of(worst)) for worst in DAMAGE_ORDER]
    title = Message("fubar-odds-damage", {"target": quarry.name})
    return OddsLine(title, classes, damage.exact, damage.error)


def hit_odds(volley: Volley) -> Odds:
    """The distribution of unsaved hits of a volley at one unit on foot."""
    return tallies(HitTrial(volley), 1, BUDGET).odds(0)


@final
class HitTrial(RuleTrial):
    """The hits of a volley at a unit on foot: every die and every hit is by itself, so each kind is tried once."""

    def __init__(self, volley: Volley) -> None:
        super().__init__(lambda: unsaved_hits(volley), lambda hits: [hits])

    def goes_on(self) -> bool:
        return False

    def parts(self, mark: Mark) -> list[Mark]:
        if isinstance(mark, Bursts) or isinstance(mark, Struck):  # noqa: SIM101 - mypyc narrows no tuple
            return mark.apart()
        return [mark]


def damage_odds(volley: Volley) -> Odds:
    """The distribution of the gravest damage of a volley at one vehicle."""
    return worst_odds(lambda: vehicle_damage(volley))


def worst_odds(rule: Callable[[], Coroutine[Effect, object, Damage]]) -> Odds:
    """The distribution of the gravest damage that a rule does to a vehicle."""
    trial = RuleTrial(rule, lambda damage: [damage.gravest() + 1])
    return tallies(trial, 1, BUDGET).odds(0, DAMAGE_ORDER)


def sight_lines(battery: Battery, shots: list[Shot], aimed: list[Unit]) -> list[SightLine]:
    """For every shooter a line to the nearest figure of its target: clear, or where and why it is stopped."""
    lines: list[SightLine] = []
    for target in aimed:
        firing = [shot.shooter.number for shot in shots if shot.target is target]
        for shooter in battery.shooters:
            if not shots or shooter.number in firing:
                lines.extend(sight_line(battery, shooter, target))
    return lines


def sight_line(battery: Battery, shooter: Shooter, target: Unit) -> list[SightLine]:
    """The clear line to the nearest visible figure, or the stopped one to the nearest of all."""
    ranked = sorted(bases_of(target), key=lambda base: distance(shooter.base, base))
    if not ranked:
        return []
    stopped = None
    for base in ranked:
        sight = look(battery.state, shooter.base, base)
        if sight.clear:
            return [SightLine((sight.ax, sight.ay), (sight.bx, sight.by), True, None, "fubar.los.line")]
        if stopped is None:
            stopped = sight
    if stopped is None:
        return []
    why = SIGHT_RULES.get(stopped.reason, "fubar.los.blockers")
    kind = battery.state.board.piece(stopped.piece_id).kind
    message = Message("fubar-sight-blocked", {"terrain": {"id": "fubar-terrain-" + kind}})
    start = (stopped.ax, stopped.ay)
    return [SightLine(start, (stopped.bx, stopped.by), False, (stopped.x, stopped.y), why, message)]


SIGHT_RULES: Final = {
    "between": "fubar.fire.block",
    "deep": "fubar.fire.edge",
    "inner-run": "fubar.fire.deep",
}
