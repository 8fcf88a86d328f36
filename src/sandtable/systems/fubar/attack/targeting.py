"""The question at whom to fire: everybody at one unit, or shot by shot."""

from __future__ import annotations

from typing import ClassVar, Final

from sandtable.core.preview import Preview
from sandtable.core.question import Target
from sandtable.core.wire import Json, Message, Reason, list_of, table_of, text_of
from sandtable.systems.fubar.attack.battery import Battery, Shooter, Shot
from sandtable.systems.fubar.attack.forecast import forecast
from sandtable.systems.fubar.ground.sight import look
from sandtable.systems.fubar.state.arms import (
    Arm,
    can_shoot,
    crew_of,
    figure_arms,
    fires_indirectly,
    harms,
    weapon_word,
    why_not_serve,
)
from sandtable.systems.fubar.state.combats import fighting
from sandtable.systems.fubar.state.identities import BEST, WHOM_TO_FIRE_AT
from sandtable.systems.fubar.state.seen import bases_of, known_to
from sandtable.systems.fubar.state.state import Unit
from sandtable.table import distance

TOPIC: Final = "fubar.reaction_fire"
SHOT: Final = ("figure", "weapon", "at")


class FireQuestion(Target):
    """fubar.fire.split: who fires at whom. A reaction must be fired, at the unit that appeared; else one may hold fire.

    Standing order on the topic `fubar.reaction_fire` (reactions only): "best", everybody with the best weapon.
    """

    identity: ClassVar[str] = WHOM_TO_FIRE_AT

    def __init__(self, battery: Battery) -> None:
        unit = battery.unit
        self.battery = battery
        self.reaction = battery.only != ""
        prompt = Message(
            "fubar-ask-reaction-fire" if self.reaction else "fubar-ask-fire", {"unit": unit.name}
        )
        why = "fubar.action.guard.react" if self.reaction else "fubar.fire.los"
        super().__init__(unit.side, why, prompt, unit.id, TOPIC if self.reaction else "")

    def check(self, answer: Json) -> list[Reason]:
        if not isinstance(answer, dict) or len(answer) != 1 or not ("at" in answer or "shots" in answer):
            return [Reason(self.why, "fubar-refused-fire-answer")]
        if "at" in answer:
            target = self.target(answer["at"])
            if target is None:
                return [
                    Reason(self.why, "fubar-refused-fire-no-target", {"target": text_of(answer["at"])[:40]})
                ]
            return [] if self._open(target) else why_not_fire_at(self.battery, target)
        if not isinstance(answer["shots"], list):
            return [Reason(self.why, "fubar-refused-fire-answer")]
        if not answer["shots"] and self.reaction:
            return [Reason(self.why, "fubar-refused-fire-hold")]
        return ShotList(self).read(answer["shots"])

    def target(self, value: Json) -> Unit | None:
        """The enemy unit of that id, if the side may know of it."""
        id = text_of(value)
        for enemy in self.battery.enemies():
            if enemy.id == id and known_to(self.battery.state, self.side, enemy):
                return enemy
        return None

    def _open(self, target: Unit) -> bool:
        return self.battery.may_fire() and self.battery.can_fire_at(target)

    def candidates(self) -> list[Json]:
        """Every target for the whole unit, the nearest first; then holding fire."""
        answers: list[Json] = [{"at": target.id} for target in self.battery.targets()]
        if self.reaction:
            return answers + self._single_weapons()
        answers.append({"shots": []})
        return answers

    def _single_weapons(self) -> list[Json]:
        """A vehicle reacting with one weapon may choose which."""
        answers: list[Json] = []
        if self.battery.one_weapon():
            for target in self.battery.targets():
                for shooter in self.battery.shooters:
                    for arm in shooter.arms:
                        if self.battery.reaches(shooter, arm, target) >= 0.0:
                            shot: Json = {"figure": shooter.token, "weapon": arm.id, "at": target.id}
                            answers.append({"shots": [shot]})
        return answers

    def forced(self) -> list[Json] | None:
        """fubar.action.guard.timing: a reaction is fired with everything; asked only when weapons must be chosen."""
        if not self.reaction:
            return None
        targets = self.battery.targets()
        if len(targets) != 1:
            return None
        usable = 0
        for shooter in self.battery.shooters:
            mine = sum(1 for arm in shooter.arms if self.battery.reaches(shooter, arm, targets[0]) >= 0.0)
            if mine > 1 and shooter.figure is not None:
                return None
            usable += mine
        if self.battery.one_weapon() and usable > 1:
            return None
        return [{"at": targets[0].id}]

    def preview(self, answer: Json) -> Preview:
        reasons = self.check(answer)
        aimed: list[Unit] = []
        for value in [table_of(answer).get("at"), *(table_of(s).get("at") for s in _shots(answer))]:
            target = self.target(value)
            if target is not None and target not in aimed:
                aimed.append(target)
        shots = [] if reasons else shots_of(self.battery, answer)
        return forecast(self.battery, reasons, shots, aimed)

    def orders(self) -> list[str]:
        return [BEST] if self.topic else []

    def by_order(self, order: str) -> Json | None:
        targets = self.battery.targets() if order == BEST else []
        return {"at": targets[0].id} if targets else None

    def details(self) -> dict[str, Json]:
        battery = self.battery
        enemies = [enemy for enemy in battery.enemies() if known_to(battery.state, self.side, enemy)]
        targets: list[Json] = []
        for enemy in enemies:
            entry: dict[str, Json] = {"unit": enemy.id, "tokens": tokens_of_unit(enemy)}
            if not self._open(enemy):
                entry["reasons"] = [reason.wire() for reason in why_not_fire_at(battery, enemy)]
            targets.append(entry)
        return {
            "shooters": [self._shooter(shooter, enemies) for shooter in battery.shooters],
            "targets": targets,
            "split": not self.reaction,
            "may_pass": not self.reaction,
        }

    def _shooter(self, shooter: Shooter, enemies: list[Unit]) -> Json:
        weapons: list[Json] = []
        for arm in shooter.arms:
            open_ones = [
                enemy
                for enemy in enemies
                if not fighting(self.battery.state, enemy)
                and self.battery.reaches(shooter, arm, enemy) >= 0.0
            ]
            weapons.append(
                {
                    "id": arm.id,
                    "label": weapon_word(arm.weapon),
                    "range": arm.weapon.reach,
                    "dice": max(arm.weapon.fire_points, arm.weapon.close_fire_points),
                    "targets": [enemy.id for enemy in open_ones],
                }
            )
        return {"token": shooter.token, "weapons": weapons}


def _shots(answer: Json) -> list[Json]:
    return list_of(table_of(answer).get("shots"))


def tokens_of_unit(unit: Unit) -> list[Json]:
    """The tokens on the board that stand for a unit."""
    if unit.vehicle is not None:
        return [unit.id]
    return [figure.id for figure in unit.figures if figure.alive]


class ShotList:
    """Reads a list of shots and holds it against the law, one shot after another."""

    def __init__(self, question: FireQuestion) -> None:
        self.question = question
        self.battery = question.battery
        self.shots: list[Shot] = []

    def read(self, entries: list[Json]) -> list[Reason]:
        """The first thing that is wrong; none when every shot is legal."""
        if len(entries) > 64:
            return [Reason(self.question.why, "fubar-refused-fire-answer")]
        for entry in entries:
            if not isinstance(entry, dict) or any(key not in SHOT for key in entry):
                return [Reason(self.question.why, "fubar-refused-fire-answer")]
            reasons = self._read_one(entry)
            if reasons:
                return reasons
        return self._crews()

    def _read_one(self, entry: dict[str, Json]) -> list[Reason]:
        battery = self.battery
        token = text_of(entry.get("figure"))
        shooter = _shooter_of(battery, token)
        weapon = text_of(entry.get("weapon"))
        arm = _arm_of(shooter, weapon) if shooter is not None else None
        if shooter is None or arm is None:
            return why_not_fire_with(battery, token, weapon)
        target = self.question.target(entry.get("at"))
        if target is None:
            at = text_of(entry.get("at"))[:40]
            return [Reason(self.question.why, "fubar-refused-fire-no-target", {"target": at})]
        reasons = self._twice(shooter, arm)
        if reasons:
            return reasons
        reasons = why_not_shoot(battery, shooter, arm, target)
        if not reasons:
            self.shots.append(Shot(shooter, arm, target, battery.reaches(shooter, arm, target)))
        return reasons

    def _twice(self, shooter: Shooter, arm: Arm) -> list[Reason]:
        """fubar.fire.one_weapon: one weapon a figure; a vehicle fires each weapon once, on the move only one."""
        for shot in self.shots:
            if shot.arm.id == arm.id and (arm.piece or shooter.figure is None):
                why = "fubar.weapon.bunker" if arm.piece else "fubar.fire.split"
                return [Reason(why, "fubar-refused-fire-weapon-twice", {"weapon": weapon_word(arm.weapon)})]
            if shot.shooter is shooter and shooter.figure is not None:
                return [Reason("fubar.fire.one_weapon", "fubar-refused-fire-figure-twice")]
        if self.shots and self.battery.one_weapon():
            why = "fubar.vehicle.guard" if self.question.reaction else "fubar.vehicle.actions"
            return [Reason(why, "fubar-refused-fire-one-weapon")]
        return []

    def _crews(self) -> list[Reason]:
        """fubar.weapon.hmg.crew: those who serve a gun do not fire their own weapons, nor serve two guns."""
        busy = [shot.shooter.token for shot in self.shots]
        for shot in self.shots:
            figure = shot.shooter.figure
            if shot.arm.crew <= 1 or figure is None:
                continue
            free = [
                other.id
                for other in crew_of(self.battery.state, self.battery.unit, figure, shot.arm)
                if other.id not in busy
            ]
            if len(free) < shot.arm.crew - 1:
                why = "fubar.weapon.bunker" if shot.arm.piece else "fubar.weapon.hmg.crew"
                values: dict[str, Json] = {"weapon": weapon_word(shot.arm.weapon), "crew": shot.arm.crew}
                return [Reason(why, "fubar-refused-fire-crew-busy", values)]
            busy.extend(free[: shot.arm.crew - 1])
        return []


def _shooter_of(battery: Battery, token: str) -> Shooter | None:
    for shooter in battery.shooters:
        if shooter.token == token:
            return shooter
    return None


def why_not_fire_with(battery: Battery, token: str, weapon: str) -> list[Reason]:
    """Why a figure cannot fire that weapon at anything: not there, pinned, without crew, on the move."""
    for figure in battery.unit.figures:
        if figure.id != token or not can_shoot(figure):
            continue
        for arm in figure_arms(battery.state, battery.unit, figure):
            if arm.id == weapon:
                return why_not_serve(battery.state, battery.unit, figure, arm, battery.moving)
        return [Reason("fubar.fire.one_weapon", "fubar-refused-fire-no-weapon", {"weapon": weapon[:40]})]
    if battery.unit.vehicle is not None and token == battery.unit.id:
        return [Reason("fubar.vehicle.actions", "fubar-refused-fire-no-weapon", {"weapon": weapon[:40]})]
    return [Reason("fubar.fire.pinned", "fubar-refused-fire-no-shooter", {"token": token[:40]})]


def _arm_of(shooter: Shooter, id: str) -> Arm | None:
    for arm in shooter.arms:
        if arm.id == id:
            return arm
    return None


def shots_of(battery: Battery, answer: Json) -> list[Shot]:
    """The shots that a legal answer declares; none when it holds fire or is not legal."""
    question = FireQuestion(battery)
    table = table_of(answer)
    if "at" in table:
        target = question.target(table["at"])
        return battery.all_at(target) if target is not None and battery.may_fire() else []
    shots = ShotList(question)
    return [] if shots.read(_shots(answer)) else shots.shots


def why_not_fire_at(battery: Battery, target: Unit) -> list[Reason]:
    """Why nobody in the unit can fire at a target: the reason of the figure that comes closest to it."""
    barred = battery.why_not_fire()
    if barred:
        return barred
    values: dict[str, Json] = {"unit": battery.unit.name, "target": target.name}
    if fighting(battery.state, target):
        return [Reason("fubar.fire.melee", "fubar-refused-fire-target-fighting", values)]
    best: list[Reason] = []
    for shooter in battery.shooters:
        for arm in shooter.arms:
            reasons = why_not_shoot(battery, shooter, arm, target)
            if reasons and (not best or _closeness(reasons[0]) > _closeness(best[0])):
                best = reasons
    return best or why_not_anybody(battery, values)


def why_not_anybody(battery: Battery, values: dict[str, Json]) -> list[Reason]:
    """Why the unit has no weapon to fire at all: the first weapon of a standing figure says so."""
    for figure in battery.unit.figures:
        if can_shoot(figure):
            for arm in figure_arms(battery.state, battery.unit, figure):
                reasons = why_not_serve(battery.state, battery.unit, figure, arm, battery.moving)
                if reasons:
                    return reasons
    return [Reason("fubar.fire.pinned", "fubar-refused-fire-nobody", values)]


_CLOSENESS: Final = [
    "fubar.fire.los",
    "fubar.fire.block",
    "fubar.fire.deep",
    "fubar.fire.edge",
    "fubar.fire.each",
]


def _closeness(reason: Reason) -> int:
    """How near a refusal is to being allowed: out of sight, out of range, harmless."""
    return _CLOSENESS.index(reason.why) if reason.why in _CLOSENESS else len(_CLOSENESS)


def why_not_shoot(battery: Battery, shooter: Shooter, arm: Arm, target: Unit) -> list[Reason]:
    """Why this shooter cannot fire this weapon at this unit."""
    if battery.reaches(shooter, arm, target) >= 0.0 and not fighting(battery.state, target):
        return []
    values: dict[str, Json] = {"target": target.name, "weapon": weapon_word(arm.weapon)}
    if fighting(battery.state, target):
        return [Reason("fubar.fire.melee", "fubar-refused-fire-target-fighting", values)]
    if not harms(arm.weapon, target):
        return [Reason("fubar.vehicle.small_arms", "fubar-refused-fire-harmless", values)]
    indirect = fires_indirectly(battery.state, arm.weapon)  # fubar.weapon.mortar.indirect
    sighted = battery.spotted(shooter, target) if indirect else battery.sighted_anywhere(shooter, target)
    if sighted >= 0.0:
        values["distance"] = round(sighted, 1)
        values["range"] = arm.weapon.reach
        values["measure"] = battery.state.lengths.unit
        return [Reason("fubar.fire.each", "fubar-refused-fire-range", values)]
    return [unseen_reason(battery, shooter, target)]


def unseen_reason(battery: Battery, shooter: Shooter, target: Unit) -> Reason:
    """Which rule of sight stands in the way of the nearest figure of the target, and which piece of terrain."""
    values: dict[str, Json] = {"target": target.name}
    bases = bases_of(target)
    if not bases:
        return Reason("fubar.fire.los", "fubar-refused-fire-unseen", values)
    base = min(bases, key=lambda other: distance(shooter.base, other))
    sight = look(battery.state, shooter.base, base)
    if sight.clear:
        why = "fubar.fire.deep" if shooter.deep else "fubar.fire.los"
        return Reason(why, "fubar-refused-fire-deep" if shooter.deep else "fubar-refused-fire-unseen", values)
    why, message = SIGHT_RULES.get(sight.reason, ("fubar.fire.los", "fubar-refused-fire-unseen"))
    values["terrain"] = terrain_word(battery, sight.piece_id)
    return Reason(why, message, values)


SIGHT_RULES: Final = {
    "between": ("fubar.fire.block", "fubar-refused-fire-blocked"),
    "deep": ("fubar.fire.edge", "fubar-refused-fire-edge"),
    "inner-run": ("fubar.fire.deep", "fubar-refused-fire-inner"),
}


def terrain_word(battery: Battery, piece_id: str) -> Json:
    """The name of a piece of terrain as a nested message."""
    kind = battery.state.board.piece(piece_id).kind
    return {"id": "fubar-terrain-" + kind}
