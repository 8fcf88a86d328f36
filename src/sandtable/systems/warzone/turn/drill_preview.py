"""A drill rehearsed: what each model would do, who could not and why, and how many of each target would fall.

All of it is asked of the rules on a copy of the table, model after model in the order they would act; no die is thrown.
"""

from __future__ import annotations

from typing import Final

from sandtable.core.preview import OddsLine, Preview, SightLine
from sandtable.core.rehearsal import Member, Quarry
from sandtable.core.wire import Json, Message, Reason, table_of, text_of
from sandtable.systems.warzone.attack.drill_fire import gun_for, mark_for, marks_of, why_no_shot
from sandtable.systems.warzone.attack.drill_odds import EACH, FireOdds, fallen, mean_of
from sandtable.systems.warzone.attack.priority import LD, obeys
from sandtable.systems.warzone.attack.shot_numbers import OUT_OF_SIGHT
from sandtable.systems.warzone.attack.to_hit import cover_penalty
from sandtable.systems.warzone.ground.cover import shelter_of
from sandtable.systems.warzone.ground.sight import veils_between
from sandtable.systems.warzone.ground.space import engaged, gap, look_at, put
from sandtable.systems.warzone.harm.nerve import ld_of
from sandtable.systems.warzone.harm.structures import structure_name
from sandtable.systems.warzone.move.charging import ChargeQuestion, charge_stride
from sandtable.systems.warzone.move.coherency import radius_of
from sandtable.systems.warzone.move.drill_ways import charge_for, way_for
from sandtable.systems.warzone.move.movement import MoveQuestion, turn
from sandtable.systems.warzone.move.planning import MOVE as WALKING
from sandtable.systems.warzone.move.planning import RUN as RUNNING
from sandtable.systems.warzone.move.planning import Stride
from sandtable.systems.warzone.state.drill import Drill
from sandtable.systems.warzone.state.identities import (
    AIM,
    AT,
    CHARGE,
    HIDE,
    MOVE,
    RAPID,
    RECOVER,
    RUN,
    SHOOT,
    WAIT,
)
from sandtable.systems.warzone.state.names import model_name
from sandtable.systems.warzone.state.pieces import Model, Squad
from sandtable.systems.warzone.state.state import WarzoneState
from sandtable.systems.warzone.turn.actions import cost_of
from sandtable.systems.warzone.turn.drills import DRILLS, aims, drill_of, moves, why_misdrilled, why_not_step
from sandtable.table import OVERLAP

SHORT: Final = 0.3  # inches that a model may end from its place without anybody being told


def preview_drill(state: WarzoneState, squad: Squad, models: list[Model], answer: Json) -> Preview:
    """What a drill would bring. One that has no target yet is rehearsed without, to show whom it could be aimed at."""
    table = dict(table_of(answer))
    id = text_of(table.get("drill"))
    unaimed = id in DRILLS and aims(id) and AT not in table
    reasons = why_misdrilled(state, squad, models, table)
    if reasons and not unaimed:
        return Preview(reasons)
    if unaimed:
        table[AT] = first_mark(state, squad)
        again = why_misdrilled(state, squad, models, table)
        if again:
            return Preview(reasons)
    rehearsal = Rehearsal(state, squad, models, table)
    rehearsal.run()
    preview = rehearsal.shown()
    if unaimed:
        preview.reasons = reasons
    return preview


def first_mark(state: WarzoneState, squad: Squad) -> str:
    """Some enemy squad on the table, for want of a target."""
    for other in state.of_side(1 - squad.side):
        if other.standing():
            return other.id
    return ""


class Rehearsal:
    """One drill on a copy of the table."""

    def __init__(
        self, state: WarzoneState, squad: Squad, models: list[Model], answer: dict[str, Json]
    ) -> None:
        copy = state.known(squad.side)
        self.state = copy
        self.squad = copy.squad(squad.id)
        self.drill: Drill = drill_of(copy, self.squad, [copy.model(model.id) for model in models], answer)
        self.members: list[Member] = []
        self.shots: dict[str, list[list[float]]] = {}  # by target unit: the losses of each shot at it
        self.marks: dict[str, Quarry] = {}
        self.odds = FireOdds(squad.side)
        self.preview = Preview()
        self.longest = 0.0
        self.allowance = 0.0

    def run(self) -> None:
        """Model after model, action after action, as they would act."""
        state, drill = self.state, self.drill
        if aims(drill.id):
            self._list_marks()
        for id in drill.party:
            model = state.model(id)
            member = Member(id, id.rpartition("-")[2], (model.base.x, model.base.y))
            self.members.append(member)
            done = 0
            if model.stunned and model.actions > 0:
                self._recover(model, member)
            for action in DRILLS[drill.id]:
                reasons = why_not_step(state, drill, model, action)
                if reasons:
                    member.less.extend(short_reasons(reasons))
                    self._blocked(model, member, action, reasons)
                    if action in (SHOOT, RAPID):
                        self._look_about(model, action == RAPID)  # others may be in sight all the same
                    continue
                done += 1
                model.actions -= cost_of(state, action)
                self._act(model, member, action)
            if not done:
                member.cannot = member.less[:1]
                member.less = []
            member.at = (model.base.x, model.base.y)

    def _recover(self, model: Model, member: Member) -> None:
        """warzone.act.stun.recover: who is Stunned spends an action on that first."""
        model.stunned = False
        model.actions -= cost_of(self.state, RECOVER)
        member.notes.append(Reason("warzone.act.stun.recover", "warzone-short-recovers"))

    def _act(self, model: Model, member: Member, action: str) -> None:
        if action in (MOVE, RUN):
            self._walk(model, member, MoveQuestion(self.state, model, RUNNING if action == RUN else WALKING))
        elif action == AIM:
            model.aimed = True
        elif action in (SHOOT, RAPID):
            self._look_about(model, action == RAPID)
            self._fire(model, member, action == RAPID)
        elif action == CHARGE:
            self._charge(model, member)
        elif action == WAIT:
            model.waiting = True
        elif action == HIDE:
            model.hidden = True

    # ------------------------------------------------------------ going

    def _walk(self, model: Model, member: Member, question: MoveQuestion) -> None:
        place = self.drill.places[model.id]
        answer = way_for(question, place, self.drill.at_of(model.id))
        stride = question.plan_for(answer)
        wanted = question.check({"to": {model.id: [place[0], place[1]]}})
        self._go(model, stride)
        turn(self.state, model, question.facing_for(answer), stride.path)
        apart = ((stride.end[0] - place[0]) ** 2 + (stride.end[1] - place[1]) ** 2) ** 0.5
        if apart > SHORT and wanted:
            member.notes.extend(short_reasons(wanted))
        if stride.loss:
            member.notes.append(
                Reason("warzone.terrain.before_double", "warzone-short-slow", {"loss": stride.loss})
            )
        if stride.stopped:
            enemy = model_name(self.state, self.state.model(stride.stopped))
            member.notes.append(Reason("warzone.move.through", "warzone-short-stopped", {"enemy": enemy}))
        self._mark_outside(model, member)

    def _go(self, model: Model, stride: Stride) -> None:
        if len(stride.path) > 1:
            self.preview.paths.append((model.id, stride.path))
        self.longest = max(self.longest, stride.length + stride.climb)
        self.allowance = max(self.allowance, stride.allowance)
        model.moved = round(model.moved + stride.length, 6)
        model.aimed = False
        put(self.state, model, stride.end[0], stride.end[1], stride.altitude)

    def _mark_outside(self, model: Model, member: Member) -> None:
        """warzone.coherency.measure: who would stand outside the radius, with the commander where he would be."""
        leader = self.squad.leader()
        if leader is None or leader is model or len(self.squad.models) < 2:
            return
        place = self.drill.places.get(leader.id, (leader.base.x, leader.base.y))
        dx, dy = model.base.x - place[0], model.base.y - place[1]
        apart = (dx * dx + dy * dy) ** 0.5 - model.base.radius - leader.base.radius
        radius = radius_of(self.state, self.squad)
        if apart > radius + OVERLAP:
            values: dict[str, Json] = {"inches": round(apart, 1), "radius": radius}
            member.notes.append(Reason("warzone.coherency.measure", "warzone-short-outside", values))

    def _charge(self, model: Model, member: Member) -> None:
        question = ChargeQuestion(self.state, model)
        at = text_of(table_of(charge_for(question, self.drill.at_of(model.id))).get(AT))
        target = self.state.model(at)
        member.target = at
        self._go(model, charge_stride(question.planner, target))
        look_at(model, target.base.x, target.base.y)

    # ------------------------------------------------------------ shooting

    def _list_marks(self) -> None:
        """Whom the drill could be aimed at: enemies by how near they are, then what can be shot down."""
        state, side = self.state, self.squad.side
        first = self.squad.standing()
        near: list[tuple[float, int, Quarry]] = []
        for number, other in enumerate(state.of_side(1 - side)):
            apart = [gap(model, foe) for foe in other.standing() for model in first]
            if apart:
                near.append((min(apart), number, Quarry(other.id, other.name, min(apart))))
        near.sort(key=lambda entry: (entry[0], entry[1]))
        for _, _, mark in near:
            self.marks[mark.unit] = mark
        if CHARGE in DRILLS[self.drill.id]:
            return
        for structure in state.structures:
            piece = state.board.piece(structure.id)
            apart_from = min(piece.distance_to(model.base) for model in first)
            mark = Quarry(structure.id, structure_name(structure), apart_from, thing=True)
            mark.fact = Message("warzone-drill-structure", {"av": structure.av, "sp": structure.sp})
            self.marks[structure.id] = mark

    def _look_about(self, model: Model, rapid: bool) -> None:
        """Counts the model for every target that it could fire at from where it would stand."""
        state = self.state
        for mark in self.marks.values():
            weapon = gun_for(state, model, rapid, mark.unit)
            if weapon is None:
                if not mark.reasons:
                    mark.reasons = why_no_shot(state, model, rapid, mark.unit)
                continue
            mark.sees += 1
            at = "" if weapon.template else mark_for(state, model, weapon, rapid, mark.unit)
            target = state.models().get(at)
            if target is not None and not target.profile.vehicle:
                losses = self.odds.losses(state, model, weapon, rapid, target)
                self.shots.setdefault(mark.unit, []).append(losses)

    def _fire(self, model: Model, member: Member, rapid: bool) -> None:
        state, at = self.state, self.drill.at_of(model.id)
        weapon = gun_for(state, model, rapid, at)
        if weapon is None:
            return
        model.shot.append(weapon.id)
        if weapon.template:
            member.notes.append(Reason("warzone.act.shoot.roll", "warzone-short-template"))
            return
        member.target = mark_for(state, model, weapon, rapid, at)
        target = state.models().get(member.target)
        if target is None:
            return
        base, other = model.base, target.base
        self.preview.sight.append(SightLine((base.x, base.y), (other.x, other.y), True))
        shelter = shelter_of(state, model, target)
        penalty = cover_penalty(model, shelter)
        if penalty:
            what = self._named(shelter.pieces[0]) if shelter.pieces else None
            values: dict[str, Json] = {"by": penalty, "what": what if what is not None else ""}
            member.notes.append(Reason(shelter.raised or shelter.why(), "warzone-short-cover", values))
        if engaged(state, target):
            member.notes.append(Reason("warzone.act.shoot.engaged", "warzone-short-melee"))
        if not obeys(state, model, target):
            need = ld_of(state, self.squad, LD).need()
            member.notes.append(Reason(LD, "warzone-short-priority", {"need": need}))

    def _blocked(self, model: Model, member: Member, action: str, reasons: list[Reason]) -> None:
        """What hides the nearest of those it was to shoot at, and where."""
        if action not in (SHOOT, RAPID, AIM) or reasons[0].message.id != OUT_OF_SIGHT:
            return
        state = self.state
        marks = sorted(
            marks_of(state, model.side, self.drill.at_of(model.id)), key=lambda foe: gap(model, foe)
        )
        veils = veils_between(state, model, marks[0]) if marks else []
        if not veils:
            return
        veil = max(veils, key=lambda each: each.share())
        what = self._named(veil.id)
        if what is not None:
            member.less[-1] = Reason(reasons[0].why, "warzone-short-hidden", {"what": what})
        member.block = self._where(veil.id, model, marks[0])
        base, other = model.base, marks[0].base
        line = SightLine((base.x, base.y), (other.x, other.y), False, member.block, reasons[0].why)
        self.preview.sight.append(line)

    def _named(self, id: str) -> Json:
        """What a piece of terrain or a model in the way is called."""
        state = self.state
        model = state.models().get(id)
        if model is not None:
            return model_name(state, model)
        for piece in state.board.pieces:
            if piece.id == id:
                return {"id": "warzone-terrain-" + piece.kind}
        return None

    def _where(self, id: str, model: Model, target: Model) -> tuple[float, float] | None:
        """Where the line to a target comes to what hides it."""
        state = self.state
        other = state.models().get(id)
        if other is not None:
            return other.base.x, other.base.y
        for piece in state.board.pieces:
            if piece.id == id:
                a, b = model.base, target.base
                for step in range(1, 41):
                    x, y = a.x + (b.x - a.x) * step / 40.0, a.y + (b.y - a.y) * step / 40.0
                    if piece.holds(x, y):
                        return round(x, 2), round(y, 2)
        return None

    # ------------------------------------------------------------ showing

    def shown(self) -> Preview:
        """All of it as a preview."""
        preview, drill = self.preview, self.drill
        preview.members = self.members
        if all(member.cannot for member in self.members):
            preview.reasons = self.members[0].cannot if self.members else []
        if moves(drill.id) or CHARGE in DRILLS[drill.id]:
            preview.cost = round(self.longest, 2)
            preview.allowance = round(self.allowance, 2)
        for mark in self.marks.values():
            if mark.sees:
                mark.reasons = []
            if not mark.thing:
                self._tell_falls(mark)
            preview.quarry.append(mark)
        acting = sum(1 for member in self.members if not member.cannot)
        aiming = sum(1 for member in self.members if member.target)
        preview.facts.append(
            Message("warzone-drill-party", {"n": acting, "of": len(self.members), "aim": aiming})
        )
        return preview

    def _tell_falls(self, mark: Quarry) -> None:
        """How many of a target would fall: for the one aimed at with all its chances."""
        shots = self.shots.get(mark.unit)
        foes = marks_of(self.state, self.squad.side, mark.unit)
        if not shots or not foes:
            return
        chances = fallen(shots, foes[0].wounds, len(foes))
        mark.falls = mean_of(chances)
        if mark.unit in (self.drill.at, foes[0].squad if self.drill.at == foes[0].id else ""):
            classes = [(str(number), p) for number, p in enumerate(chances) if p > 0.0005]
            each = Message(EACH)
            self.preview.odds.append(OddsLine(Message("warzone-odds-fallen"), classes, assuming=each))


SHORTER: Final = {
    "warzone-refused-range": "warzone-short-range",
    "warzone-refused-sight": "warzone-short-sight",
    "warzone-refused-arc": "warzone-short-arc",
    "warzone-refused-stealth": "warzone-short-sight",
    "warzone-refused-shielded": "warzone-short-shielded",
    "warzone-refused-too-far": "warzone-short-far",
    "warzone-refused-occupied": "warzone-short-occupied",
    "warzone-refused-impassable": "warzone-short-ground",
    "warzone-refused-way": "warzone-short-way",
    "warzone-refused-off-table": "warzone-short-edge",
    "warzone-refused-in-combat": "warzone-short-fights",
    "warzone-refused-shot-already": "warzone-short-fired",
    "warzone-refused-slow-reload": "warzone-short-reload",
    "warzone-refused-wait-limit": "warzone-short-limit",
    "warzone-refused-no-light-cover": "warzone-short-open",
    "warzone-refused-charge-sight": "warzone-short-sight",
    "warzone-refused-actions": "warzone-short-actions",
    "warzone-refused-nobody": "warzone-short-nobody",
    "warzone-refused-no-move": "warzone-short-stays",
}


def short_reasons(reasons: list[Reason]) -> list[Reason]:
    """The same reasons in few words, for a label beside a figure; those without are said in full."""
    return [
        Reason(reason.why, SHORTER.get(reason.message.id, reason.message.id), reason.message.values)
        for reason in reasons[:1]
    ]
