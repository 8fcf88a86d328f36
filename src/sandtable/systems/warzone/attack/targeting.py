"""The question at whom to shoot: all shots at one target, or some at others near it."""

from __future__ import annotations

from typing import ClassVar

from sandtable.core.preview import Preview, SightLine
from sandtable.core.question import Target
from sandtable.core.wire import Json, Message, Reason, list_of, table_of, text_of
from sandtable.systems.warzone.attack.forecast import First, provided, show_odds
from sandtable.systems.warzone.attack.priority import LD, obeys
from sandtable.systems.warzone.attack.shot_numbers import (
    SECONDARY,
    can_be_shot,
    in_reach,
    reach_of,
    sees_structure,
    why_not_primary,
    why_not_shoot_at,
)
from sandtable.systems.warzone.attack.to_hit import SHOT
from sandtable.systems.warzone.attack.volley import bystander, open_fire
from sandtable.systems.warzone.book.profiles import LOCATIONS, Weapon
from sandtable.systems.warzone.ground.space import gap, within
from sandtable.systems.warzone.harm.nerve import ld_of
from sandtable.systems.warzone.state.answer_shape import aim_reasons
from sandtable.systems.warzone.state.identities import ASK_SHOT, AT, LOCATION
from sandtable.systems.warzone.state.names import model_name
from sandtable.systems.warzone.state.pieces import Model
from sandtable.systems.warzone.state.state import WarzoneState


class ShootQuestion(Target):
    """warzone.act.shoot.assign: all shots are assigned before any is rolled, the primary target first.

    `only` is the one enemy at whom a reaction may shoot.
    """

    identity: ClassVar[str] = ASK_SHOT

    def __init__(
        self, state: WarzoneState, model: Model, weapon: Weapon, rapid: bool, only: Model | None = None
    ) -> None:
        prompt = Message("warzone-ask-shoot", {"model": model_name(state, model)})
        super().__init__(model.side, SHOT, prompt, model.id)
        self.state = state
        self.model = model
        self.weapon = weapon
        self.rapid = rapid
        self.only = only
        self.first: First | None = None  # what has to come off before the shots of a reaction
        self.reach = reach_of(weapon, rapid)
        self.shots = weapon.rate + model.rate + (1 if rapid else 0)  # warzone.act.rapid.numbers

    # ------------------------------------------------------------ reading

    def targets_of(self, answer: Json) -> list[str]:
        """Shot by shot, whom it is aimed at; the primary first."""
        table = table_of(answer)
        if AT in table:
            return [text_of(table[AT])] * self.shots
        return [text_of(table_of(shot).get(AT)) for shot in list_of(table.get("shots"))]

    def location_of(self, answer: Json) -> int:
        """warzone.act.aim.location: the place the aimed shot goes to, or -1."""
        place = text_of(table_of(answer).get(LOCATION))
        return LOCATIONS.index(place) if place in LOCATIONS else -1

    def foe(self, id: str) -> Model | None:
        """The enemy of that id on the table."""
        target = self.state.models().get(id)
        if target is None or not target.on_table or target.side == self.model.side:
            return None
        return target

    # ------------------------------------------------------------ the law

    def check(self, answer: Json) -> list[Reason]:
        reasons = aim_reasons(answer, (AT, "shots", LOCATION), self.model.id, self.weapon.id, self.why)
        if reasons:
            return reasons
        table = table_of(answer)
        wanted = self.targets_of(answer)
        if len(wanted) != self.shots:
            return [Reason(self.why, "warzone-refused-shots", {"n": self.shots})]
        reasons = self.why_not_primary(wanted[0])
        if not reasons and LOCATION in table:
            reasons = self._why_not_place(answer, wanted[0])
        if not reasons and any(id != wanted[0] for id in wanted):
            reasons = self._why_not_secondary(wanted)
        return reasons

    def why_not_primary(self, id: str) -> list[Reason]:
        """Why this cannot be the primary target."""
        target = self.foe(id)
        if target is None:
            structure = self.state.structure(id) if self.only is None else None
            if structure is None:
                return [Reason(self.why, "warzone-refused-no-target", {"target": id[:40]})]
            if not sees_structure(self.state, self.model, structure, self.reach):
                return [Reason("warzone.structure.attack", "warzone-refused-structure")]
            return []
        only = self.only
        if only is not None and target is not only:
            return [Reason("warzone.act.wait.window", "warzone-refused-reaction-target")]
        return why_not_primary(self.state, self.model, target, self.reach)

    def _why_not_place(self, answer: Json, primary: str) -> list[Reason]:
        target = self.foe(primary)
        if (
            not self.model.aimed
            or target is None
            or not target.profile.vehicle
            or self.location_of(answer) < 0
        ):
            return [Reason("warzone.act.aim.location", "warzone-refused-location")]
        return []

    def _why_not_secondary(self, wanted: list[str]) -> list[Reason]:
        """warzone.act.shoot.secondary: at most one shot each, within 3 inches of the primary, in sight and range."""
        primary = self.foe(wanted[0])
        for id in wanted:
            if id == wanted[0]:
                continue
            target = self.foe(id)
            if target is None or primary is None:
                return [Reason("warzone.act.shoot.assign", "warzone-refused-no-target", {"target": id[:40]})]
            if wanted.count(id) > 1:
                return [Reason("warzone.act.shoot.secondary", "warzone-refused-secondary-shots")]
            if not within(primary, target, SECONDARY):
                return [Reason("warzone.act.shoot.assign", "warzone-refused-secondary-far")]
            reasons = why_not_shoot_at(self.state, self.model, target, self.reach)
            if reasons:
                return reasons
        return []

    # ------------------------------------------------------------ proposing

    def candidates(self) -> list[Json]:
        """Every enemy in range, nearest first; with several shots also two targets; then structures."""
        only = self.only
        foes = in_reach(self.state, self.model, self.reach) if only is None else [only]
        answers: list[Json] = [{AT: foe.id} for foe in foes]
        if self.shots > 1:
            for first in foes[:3]:
                for second in foes[:4]:
                    if second is not first and within(first, second, SECONDARY):
                        answers.append({"shots": self._split(first.id, second.id)})
        if only is None:
            for structure in self.state.structures:
                if sees_structure(self.state, self.model, structure, self.reach):
                    answers.append({AT: structure.id})
        return answers

    def _split(self, first: str, second: str) -> list[Json]:
        shots: list[Json] = []
        for i in range(self.shots):
            at = second if i == self.shots - 1 else first
            shots.append({"figure": self.model.id, "weapon": self.weapon.id, AT: at})
        return shots

    def forced(self) -> list[Json] | None:
        only = self.only
        return [{AT: only.id}] if only is not None and self.shots == 1 else None

    # ------------------------------------------------------------ showing

    def preview(self, answer: Json) -> Preview:
        preview = Preview(self.check(answer))
        wanted = self.targets_of(answer)
        if wanted:
            primary = self.foe(wanted[0])
            if primary is not None:
                self._sight(primary, preview)
        if preview.reasons:
            return preview
        self._facts(wanted, preview)
        location = self.location_of(answer)
        targets = list(dict.fromkeys(wanted))
        id, weapon, rapid, reaction = self.model.id, self.weapon, self.rapid, self.only is not None
        attack = provided(
            self.first,
            id,
            lambda state: open_fire(state, state.model(id), weapon, rapid, wanted, location, reaction),
        )
        strays = self._strays(targets)
        show_odds(self.state, self.side, [self.model], targets, attack, preview, strays=strays)
        return preview

    def _strays(self, targets: list[str]) -> list[str]:
        """warzone.act.shoot.engaged.miss: ids of those who get the shots that miss."""
        bystanders: list[str] = []
        for id in targets:
            target = self.foe(id)
            other = bystander(self.state, target) if target is not None else None
            if other is not None:
                bystanders.append(other.id)
        return bystanders

    def _sight(self, target: Model, preview: Preview) -> None:
        base, other = self.model.base, target.base
        clear = can_be_shot(self.state, self.model, target, 1000.0)
        preview.sight.append(
            SightLine((base.x, base.y), (other.x, other.y), clear, None, "warzone.measure.los")
        )

    def _facts(self, wanted: list[str], preview: Preview) -> None:
        """How far it is to each target, and what stands before the first."""
        state, model = self.state, self.model
        for id in dict.fromkeys(wanted):
            target = self.foe(id)
            if target is not None:
                values: dict[str, Json] = {"inches": round(gap(model, target), 1), "range": self.reach}
                preview.facts.append(Message("warzone-fact-range", values))
        primary = self.foe(wanted[0])
        if primary is not None and not obeys(state, model, primary):
            need = ld_of(state, state.squad_of(model), LD)
            preview.warnings.append(Reason(LD, "warzone-warning-priority", {"need": need.need()}))

    def details(self) -> dict[str, Json]:
        targets: list[Json] = []
        open_ones: list[Json] = []
        only = self.only
        foes = self.state.field(1 - self.model.side) if only is None else [only]
        ids = [foe.id for foe in foes]
        if only is None:
            ids.extend(structure.id for structure in self.state.structures)
        for id in ids:
            entry: dict[str, Json] = {"unit": id, "tokens": [id]}
            reasons = self.why_not_primary(id)
            if reasons:
                entry["reasons"] = [reason.wire() for reason in reasons]
            else:
                open_ones.append(id)
            targets.append(entry)
        weapon: dict[str, Json] = {
            "id": self.weapon.id,
            "label": {"id": "warzone-weapon-name", "values": {"name": self.weapon.name}},
            "range": self.reach,
            "dice": self.shots,
            "targets": open_ones,
        }
        return {
            "shooters": [{"token": self.model.id, "weapons": [weapon]}],
            "targets": targets,
            "split": self.shots > 1,
            "may_pass": False,
        }
