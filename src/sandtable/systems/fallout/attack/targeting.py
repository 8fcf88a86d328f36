"""The question at whom to attack: everybody at one unit, or attack by attack."""

from __future__ import annotations

from typing import ClassVar

from sandtable.core.preview import Preview
from sandtable.core.question import Target
from sandtable.core.wire import Json, Message, Reason, table_of, text_of
from sandtable.systems.fallout.attack.aiming import ANSWER, read_shot, why_nobody
from sandtable.systems.fallout.attack.arms import Attacker
from sandtable.systems.fallout.attack.battery import Battery, Shot
from sandtable.systems.fallout.attack.forecast import forecast
from sandtable.systems.fallout.attack.why_not import why_not_attack
from sandtable.systems.fallout.book.profiles import AREA, BURST, MELEE, SINGLE
from sandtable.systems.fallout.book.titles import title_of_weapon
from sandtable.systems.fallout.state.identities import WHO_ATTACKS_WHOM
from sandtable.systems.fallout.state.state import Unit


class AttackQuestion(Target):
    """fallout.action.attack.order: who attacks whom next, and how.

    `{"at": unit}`: everybody who can, one after another, each with his plainest attack, until the unit is out of
    reach. `{"shots": [{"figure", "weapon", "at", "toward"?, "targeted"?}]}`: these attacks in this order; then
    the rest is asked again. `{"shots": []}`: no more attacks. `at` is a unit (single shots), a figure (blows,
    bursts, blasts), a vehicle or a part of one ("v1:driver", "v1:passengers").
    """

    identity: ClassVar[str] = WHO_ATTACKS_WHOM

    def __init__(self, battery: Battery, prompt: str = "fallout-ask-attack") -> None:
        unit = battery.unit
        side = battery.state.decider(unit)
        super().__init__(side, battery.why, Message(prompt, {"unit": unit.name}), unit.id)
        self.battery = battery
        self._targets: list[Unit] | None = None

    def targets(self) -> list[Unit]:
        """The units that can be attacked, looked up when first wanted."""
        units = self._targets
        if units is None:
            units = self.battery.targets()
            self._targets = units
        return units

    def check(self, answer: Json) -> list[Reason]:
        if not isinstance(answer, dict) or len(answer) != 1:
            return [Reason(self.why, ANSWER)]
        if "at" in answer:
            enemy = self._enemy(text_of(answer["at"]))
            if enemy is None:
                return why_nobody(self.battery, answer["at"])
            known = self._targets
            if known is not None and enemy in known:
                return []
            if self.battery.reaches_unit(self.battery.ready(), enemy):
                return []
            return why_not_attack(self.battery, enemy)
        shots = answer.get("shots")
        if not isinstance(shots, list) or len(shots) > 100:
            return [Reason(self.why, ANSWER)]
        for i, value in enumerate(shots):
            shot = self.read(value)
            if not isinstance(shot, Shot):
                return shot
            if self._again(shot, shots[:i]):
                return [Reason("fallout.action.attack.per_figure", "fallout-refused-attack-twice")]
        return []

    def _again(self, shot: Shot, before: list[Json]) -> bool:
        """fallout.action.attack.per_figure: one attack each; several targets only for those who have them."""
        id = shot.attacker.figure.id
        mine = [table_of(value) for value in before if text_of(table_of(value).get("figure")) == id]
        if not mine:
            return False
        mode = shot.way.mode
        if mode.mode != MELEE or len(mine) + len(self.battery.struck.get(id, [])) >= mode.targets:
            return True
        at = shot.figure.id if shot.figure is not None else shot.unit.id
        return any(text_of(value.get("at")) == at for value in mine)

    def read(self, value: Json) -> Shot | list[Reason]:
        """One attack out of an answer, or why it is refused."""
        return read_shot(self.battery, value)

    def _enemy(self, id: str) -> Unit | None:
        for unit in self.battery.enemies():
            if unit.id == id:
                return unit
        return None

    # ------------------------------------------------------------ proposing

    def candidates(self) -> list[Json]:
        """Every unit for everybody, the nearest first; the first member's bursts, blasts and parts; holding back."""
        units = self.targets()
        answers: list[Json] = [{"at": unit.id} for unit in units]
        ready = self.battery.ready()
        if ready and units:
            answers.extend(self._special(ready[0], units))
        answers.append({"shots": []})
        return answers

    def _special(self, attacker: Attacker, units: list[Unit]) -> list[Json]:
        answers: list[Json] = []
        for way in self.battery.ways(attacker):
            if way.mode.mode in (BURST, AREA):
                for unit in units:
                    at = unit.id if unit.vehicle is not None else _somebody(attacker, unit)
                    answers.append({"shots": [{"figure": attacker.figure.id, "weapon": way.id, "at": at}]})
            elif way.mode.mode == SINGLE:
                for unit in units:
                    if unit.vehicle is not None:
                        for part in self.battery.parts(unit)[1:]:
                            at = f"{unit.id}:{part}"
                            answers.append(
                                {"shots": [{"figure": attacker.figure.id, "weapon": way.id, "at": at}]}
                            )
        return answers

    def preview(self, answer: Json) -> Preview:
        reasons = self.check(answer)
        return forecast(self.battery, reasons, answer)

    def details(self) -> dict[str, Json]:
        battery = self.battery
        units = battery.enemies()
        open_ones = self.targets()
        targets: list[Json] = []
        for unit in units:
            tokens: list[Json] = [figure.id for figure in unit.figures if figure.present()]
            entry: dict[str, Json] = {"unit": unit.id, "tokens": tokens or [unit.id]}
            if unit not in open_ones:
                entry["reasons"] = [reason.wire() for reason in why_not_attack(battery, unit)]
            targets.append(entry)
        return {
            "shooters": [self._shooter(attacker, open_ones) for attacker in battery.ready()],
            "targets": targets,
            "split": True,
            "may_pass": True,
        }

    def _shooter(self, attacker: Attacker, units: list[Unit]) -> Json:
        weapons: list[Json] = []
        for way in self.battery.ways(attacker):
            reached: list[Json] = [
                unit.id for unit in units if self.battery.shot(attacker, way, unit, None) is not None
            ]
            weapon = way.weapon
            innate: Json = {"id": "fallout-weapon-innate"}
            name = title_of_weapon(weapon) if weapon is not None else innate
            label = Message("fallout-way", {"weapon": name, "mode": {"id": "fallout-mode-" + way.mode.mode}})
            weapons.append(
                {
                    "id": way.id,
                    "label": label.wire(),
                    "range": way.mode.reach,
                    "dice": way.mode.dice,
                    "targets": reached,
                    "turns": way.mode.mode == BURST,
                }
            )
        return {"token": attacker.figure.id, "weapons": weapons}


def _somebody(attacker: Attacker, unit: Unit) -> str:
    """The member of a unit nearest to the attacker."""
    base = attacker.base
    best = ""
    least = 0.0
    for figure in unit.figures:
        if figure.present():
            apart = (figure.base.x - base.x) ** 2 + (figure.base.y - base.y) ** 2
            if not best or apart < least:
                best = figure.id
                least = apart
    return best
