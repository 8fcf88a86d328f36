"""The question at whom to attack: everybody at one unit, or attack by attack."""

from __future__ import annotations

from typing import Final

from sandtable.core.preview import Preview
from sandtable.core.question import Question
from sandtable.core.wire import Json, Message, Reason, number_of, point_of, table_of, text_of
from sandtable.systems.fallout.area import can_aim, spot_base
from sandtable.systems.fallout.arms import Attacker
from sandtable.systems.fallout.battery import Battery, Shot
from sandtable.systems.fallout.burst import in_arc, towards
from sandtable.systems.fallout.facing import on_table
from sandtable.systems.fallout.forecast import forecast
from sandtable.systems.fallout.optional import targeted_allowed
from sandtable.systems.fallout.profiles import AREA, BURST, MELEE, SINGLE, Way
from sandtable.systems.fallout.ranged import DRIVER, HULL, PASSENGERS
from sandtable.systems.fallout.state import Figure, Unit
from sandtable.systems.fallout.why_not import no_target
from sandtable.table import Disc, bearing

ANSWER: Final = "fallout-refused-attack-answer"
SHOT_KEYS: Final = ("figure", "weapon", "at", "toward", "targeted")


class AttackQuestion(Question):
    """fallout.action.attack.order: who attacks whom next, and how.

    `{"at": unit}`: everybody who can, one after another, each with his plainest attack, until the unit is out of
    reach. `{"shots": [{"figure", "weapon", "at", "toward"?, "targeted"?}]}`: these attacks in this order; then
    the rest is asked again. `{"shots": []}`: no more attacks. `at` is a unit (single shots), a figure (blows,
    bursts, blasts), a vehicle or a part of one ("v1:driver", "v1:passengers").
    """

    kind = "target"

    def __init__(self, battery: Battery, prompt: str = "fallout-ask-attack") -> None:
        unit = battery.unit
        side = battery.state.decider(unit)
        super().__init__(side, battery.why, Message(prompt, {"unit": unit.name}), unit.id)
        self.battery = battery
        self._targets: list[Unit] | None = None

    def targets(self) -> list[Unit]:
        """The units that can be attacked, looked up when first wanted."""
        found = self._targets
        if found is None:
            found = self.battery.targets()
            self._targets = found
        return found

    def check(self, answer: Json) -> list[Reason]:
        if not isinstance(answer, dict) or len(answer) != 1:
            return [Reason(self.why, ANSWER)]
        if "at" in answer:
            enemy = self._enemy(text_of(answer["at"]))
            if enemy is None:
                return [self._nobody(answer["at"])]
            known = self._targets
            if known is not None and enemy in known:
                return []
            if self.battery.reaches_unit(self.battery.ready(), enemy):
                return []
            return [no_target(self.battery, enemy)]
        shots = answer.get("shots")
        if not isinstance(shots, list) or len(shots) > 100:
            return [Reason(self.why, ANSWER)]
        for i, value in enumerate(shots):
            found = self.read(value)
            if isinstance(found, Reason):
                return [found]
            if self._again(found, shots[:i]):
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

    def _nobody(self, at: Json) -> Reason:
        return Reason(self.why, "fallout-refused-attack-nobody", {"target": text_of(at)[:40]})

    def _enemy(self, id: str) -> Unit | None:
        for unit in self.battery.enemies():
            if unit.id == id:
                return unit
        return None

    # ------------------------------------------------------------ reading one attack

    def read(self, value: Json) -> Shot | Reason:
        """One attack out of an answer, or why it is refused."""
        entry = table_of(value)
        if any(key not in SHOT_KEYS for key in entry):
            return Reason(self.why, ANSWER)
        attacker = self._attacker(text_of(entry.get("figure")))
        if attacker is None:
            return Reason(self.why, "fallout-refused-attack-not-ready")
        way = self._way(attacker, text_of(entry.get("weapon")))
        if way is None:
            return Reason(self.why, "fallout-refused-attack-weapon")
        at = text_of(entry.get("at"))
        if "toward" in entry:
            return self._toward(attacker, way, entry)
        unit, figure, part = self._aim(at)
        if unit is None:
            return self._nobody(entry.get("at"))
        if figure is not None and way.mode.mode not in (MELEE, BURST, AREA):
            return Reason("fallout.ranged.owner_picks", "fallout-refused-attack-squad")
        shot = self.battery.shot(attacker, way, unit, figure)
        if shot is None:
            return no_target(self.battery, unit, attacker, figure)
        return self._finish(shot, part, entry)

    def _finish(self, shot: Shot, part: str, entry: dict[str, Json]) -> Shot | Reason:
        mode = shot.way.mode
        if part != HULL:
            if mode.mode in (MELEE, BURST, AREA) or part not in self.battery.parts(shot.unit):
                return Reason("fallout.vehicle.shoot.who", "fallout-refused-attack-part")
            shot.part = part
        if entry.get("targeted") is True:
            if not targeted_allowed(self.battery.state, mode):
                return Reason("fallout.optional.targeted", "fallout-refused-attack-targeted")
            shot.targeted = True
        return shot

    def _attacker(self, id: str) -> Attacker | None:
        for attacker in self.battery.ready():
            if attacker.figure.id == id:
                return attacker
        return None

    def _way(self, attacker: Attacker, id: str) -> Way | None:
        for way in self.battery.ways(attacker):
            if way.id == id:
                return way
        return None

    def _aim(self, at: str) -> tuple[Unit | None, Figure | None, str]:
        id, _, part = at.partition(":")
        for unit in self.battery.enemies():
            if unit.id == id:
                vehicle = unit.vehicle is not None
                named = part if vehicle and part in (DRIVER, PASSENGERS) else HULL
                return (None, None, HULL) if part and named == HULL else (unit, None, named)
            for figure in unit.figures:
                if figure.id == at and figure.present():
                    return unit, figure, HULL
        return None, None, HULL

    def _toward(self, attacker: Attacker, way: Way, entry: dict[str, Json]) -> Shot | Reason:
        """fallout.burst.placement: a burst aimed freely. fallout.ae.aim: a smoke grenade at a bare point."""
        state = self.battery.state
        spot = point_of(entry.get("toward"))
        direction = number_of(entry.get("toward"))
        shot = Shot(attacker, way, attacker.unit, None)
        if way.mode.mode == BURST and (spot is not None or direction is not None):
            shot.direction = (
                on_table(direction)
                if direction is not None
                else round(bearing(attacker.base.x, attacker.base.y, spot[0], spot[1]), 1)
                if spot is not None
                else 0.0
            )
            if not in_arc(attacker, shot.direction):
                return Reason("fallout.burst.placement", "fallout-refused-attack-arc")
            if not self.battery.burst_legal(shot):
                return Reason("fallout.burst.placement", "fallout-refused-burst-nobody")
            return shot
        weapon = way.weapon
        if weapon is None or weapon.item != "smoke_grenade" or spot is None:
            return Reason("fallout.ae.aim", "fallout-refused-attack-point")
        base: Disc = spot_base(spot[0], spot[1])
        if not can_aim(state, attacker, way.mode, base, None):
            return Reason("fallout.ae.aim", "fallout-refused-attack-far")
        shot.point = spot
        return shot

    # ------------------------------------------------------------ proposing

    def candidates(self) -> list[Json]:
        """Every unit for everybody, the nearest first; the first member's bursts, blasts and parts; holding back."""
        units = self.targets()
        found: list[Json] = [{"at": unit.id} for unit in units]
        ready = self.battery.ready()
        if ready and units:
            found.extend(self._special(ready[0], units))
        found.append({"shots": []})
        return found

    def _special(self, attacker: Attacker, units: list[Unit]) -> list[Json]:
        found: list[Json] = []
        for way in self.battery.ways(attacker):
            if way.mode.mode in (BURST, AREA):
                for unit in units:
                    at = unit.id if unit.vehicle is not None else _somebody(attacker, unit)
                    found.append({"shots": [{"figure": attacker.figure.id, "weapon": way.id, "at": at}]})
            elif way.mode.mode == SINGLE:
                for unit in units:
                    if unit.vehicle is not None:
                        for part in self.battery.parts(unit)[1:]:
                            at = f"{unit.id}:{part}"
                            found.append(
                                {"shots": [{"figure": attacker.figure.id, "weapon": way.id, "at": at}]}
                            )
        return found

    def shots_of(self, answer: Json) -> list[Shot]:
        """The attacks of a legal answer; for `at` the plainest of everybody who can."""
        table = table_of(answer)
        if "at" not in table:
            shots = table.get("shots")
            found: list[Shot] = []
            for value in shots if isinstance(shots, list) else []:
                shot = self.read(value)
                if isinstance(shot, Shot):
                    found.append(shot)
            return found
        enemy = self._enemy(text_of(table["at"]))
        if enemy is None:
            return []
        plain = [
            self.battery.best(attacker, enemy)
            for attacker in self.battery.ready()
            if self.battery.near(attacker, enemy)
        ]
        return [shot for shot in plain if shot is not None]

    def preview(self, answer: Json) -> Preview:
        reasons = self.check(answer)
        return forecast(self.battery, reasons, [] if reasons else self.shots_of(answer))

    def details(self) -> dict[str, Json]:
        battery = self.battery
        units = battery.enemies()
        open_ones = self.targets()
        targets: list[Json] = []
        for unit in units:
            tokens: list[Json] = [figure.id for figure in unit.figures if figure.present()]
            entry: dict[str, Json] = {"unit": unit.id, "tokens": tokens or [unit.id]}
            if unit not in open_ones:
                entry["reasons"] = [no_target(battery, unit).wire()]
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
            name = "fallout-weapon-" + weapon.id if weapon is not None else "fallout-weapon-innate"
            label = Message(
                "fallout-way", {"weapon": {"id": name}, "mode": {"id": "fallout-mode-" + way.mode.mode}}
            )
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


def aimed_at(attacker: Attacker, figure: Figure) -> float:
    """The direction of a burst at a figure."""
    return towards(attacker, figure.base)
