"""What a volley would bring: distance, dice, every modifier with its rule, lines of sight, exact odds."""

from __future__ import annotations

from typing import Final

from sandtable.core.odds import Odds, odds
from sandtable.core.preview import Modifier, OddsLine, Preview, SightLine
from sandtable.core.wire import Json, Message, Reason
from sandtable.systems.fubar.battery import Battery, Shooter, Shot
from sandtable.systems.fubar.cover import cover_modifier
from sandtable.systems.fubar.sight import bases_of, look
from sandtable.systems.fubar.state import FubarState, Unit
from sandtable.systems.fubar.volley import Damage, Volley, unsaved_hits, vehicle_damage
from sandtable.systems.fubar.weapons import weapon_word
from sandtable.table import distance

BUDGET: Final = 20_000
DAMAGE_ORDER: Final = ("none", "stun", "immobile", "weapon", "destroyed")
COVER_RULES: Final = ("", "fubar.cover.light", "fubar.cover.medium", "fubar.cover.heavy")


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
        preview.facts.extend(facts(battery, quarry, at_it))
        preview.modifiers.extend(modifiers(battery, quarry, at_it, volley, number))
        preview.odds.extend(odds_lines(volley.at(number), quarry))
    return preview


def facts(battery: Battery, quarry: Unit, shots: list[Shot]) -> list[Message]:
    """Distance, dice and numbers needed, in that order."""
    near = min(shot.distance for shot in shots)
    far = max(shot.distance for shot in shots)
    dice = sum(shot.dice() for shot in shots)
    needs = sorted({battery.need(shot) for shot in shots})
    needed: Json = "/".join(f"{max(need - battery.aim(), 2)}+" for need in needs)
    measure = battery.state.lengths.unit
    apart: dict[str, Json] = {"target": quarry.name, "near": round(near, 1), "measure": measure}
    if round(far, 1) > round(near, 1):
        apart["far"] = round(far, 1)
    return [
        Message("fubar-fact-range" if "far" in apart else "fubar-fact-range-one", apart),
        Message("fubar-fact-dice", {"dice": dice, "shooters": len(shots)}),
        Message("fubar-fact-need", {"need": needed}),
    ]


def modifiers(
    battery: Battery, quarry: Unit, shots: list[Shot], volley: Volley, number: int
) -> list[Modifier]:
    """Every line of the reckoning: experience, weapons, cover and its limit, aiming, saves."""
    training = battery.unit.training
    found = [
        Modifier(
            Message("fubar-mod-experience", {"training": {"id": "fubar-training-" + training.id}}),
            f"{training.experience}+",
            "fubar.fire.hit",
        )
    ]
    found.extend(weapon_lines(shots))
    found.extend(cover_lines(battery, quarry, shots))
    if battery.aiming:
        found.append(Modifier(Message("fubar-mod-aim"), "+1", "fubar.action.aim"))
    found.extend(save_lines(battery.state, quarry, volley, number))
    return found


def weapon_lines(shots: list[Shot]) -> list[Modifier]:
    """fubar.fire.dice: how many of each weapon fire with how many dice; the closer figure of assault rifles."""
    groups: dict[tuple[str, int], list[Shot]] = {}
    for shot in shots:
        groups.setdefault((shot.arm.weapon.id, shot.dice()), []).append(shot)
    found: list[Modifier] = []
    for (_, dice), alike in groups.items():
        weapon = alike[0].arm.weapon
        close = weapon.close_reach > 0.0 and dice == weapon.close_fire_points
        why = f"fubar.weapon.{weapon.id}"
        if weapon.id == "rifle_launcher":
            why = "fubar.weapon.assault_rifle.launcher"
        elif close:
            why = "fubar.weapon.assault_rifle.close"
        message = Message("fubar-mod-weapon", {"weapon": weapon_word(weapon), "n": len(alike), "dice": dice})
        found.append(Modifier(message, str(dice * len(alike)), why))
    return found


def cover_lines(battery: Battery, quarry: Unit, shots: list[Shot]) -> list[Modifier]:
    """fubar.cover.half and its sisters: each level of cover that some firing figure meets, and what ignores it."""
    found: list[Modifier] = []
    shelter = battery.quarry(quarry).shelter()
    levels: list[int] = []
    ignoring = 0
    for shot in shots:
        level = shelter.level_from(shot.shooter.base)
        if level and shot.arm.weapon.ignores_cover:
            ignoring += 1
        elif level and level not in levels:
            levels.append(level)
            terrain = shelter.terrain_from(shot.shooter.base)
            found.append(cover_line(battery, quarry, level, terrain))
            if battery.unit.training.experience + cover_modifier(battery.state, level) > 6:
                found.append(Modifier(Message("fubar-mod-cover-cap"), "6+", "fubar.cover.cap"))
    if ignoring:
        found.append(Modifier(Message("fubar-mod-ignores-cover"), "0", "fubar.weapon.ignore_cover"))
    return found


def cover_line(battery: Battery, quarry: Unit, level: int, terrain: int) -> Modifier:
    """One level of cover, with what gives it: terrain, crouching or lying flat."""
    value = f"+{cover_modifier(battery.state, level)}"
    if quarry.ground:
        return Modifier(Message("fubar-mod-ground", {"level": level}), value, "fubar.action.ground.cover")
    if quarry.dash and terrain < level:
        return Modifier(Message("fubar-mod-dash"), value, "fubar.action.dash.cover")
    return Modifier(Message("fubar-mod-cover", {"level": level}), value, COVER_RULES[level])


def save_lines(state: FubarState, quarry: Unit, volley: Volley, number: int) -> list[Modifier]:
    """The saves the target will roll: its own, its row, or that of the vehicle in front of it."""
    found: list[Modifier] = []
    for burst in volley.bursts:
        if burst.target == number and burst.shield:
            found.append(Modifier(Message("fubar-mod-shield"), f"{burst.shield}+", "fubar.fire.save.behind"))
            break
    save = volley.targets[number].save
    vehicle = quarry.vehicle
    if vehicle is not None:
        row = vehicle.profile.armour.id
        message = Message("fubar-mod-vehicle-armour", {"row": {"id": "fubar-vehicle-armour-" + row}})
        found.append(Modifier(message, f"{save}+", "fubar.vehicle.armour." + row))
    elif save:
        found.append(Modifier(Message("fubar-mod-armour"), f"{save}+", "fubar.armour.majority"))
    return found


def odds_lines(volley: Volley, quarry: Unit) -> list[OddsLine]:
    """Exact odds at one target: unsaved hits, or the gravest damage to a vehicle."""
    if quarry.vehicle is None:
        found = hit_odds(volley)
        title = Message("fubar-odds-unsaved", {"target": quarry.name})
        return [OddsLine(title, found.classes, found.exact, found.error)]
    return [damage_line(damage_odds(volley), quarry)]


def damage_line(found: Odds, quarry: Unit) -> OddsLine:
    """fubar.vehicle.damage.roll: the chance of each result as the gravest; labels are text ids."""
    classes = [("fubar-damage-" + worst, found.of(worst)) for worst in DAMAGE_ORDER]
    title = Message("fubar-odds-damage", {"target": quarry.name})
    return OddsLine(title, classes, found.exact, found.error)


def hit_odds(volley: Volley) -> Odds:
    """The distribution of unsaved hits of a volley at one unit on foot."""
    return odds(lambda: unsaved_hits(volley), str, budget=BUDGET)


def damage_odds(volley: Volley) -> Odds:
    """The distribution of the gravest damage of a volley at one vehicle."""
    return odds(lambda: vehicle_damage(volley), Damage.worst, budget=BUDGET)


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
        found = look(battery.state, shooter.base, base)
        if found.clear:
            return [SightLine((found.ax, found.ay), (found.bx, found.by), True, None, "fubar.los.line")]
        if stopped is None:
            stopped = found
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
