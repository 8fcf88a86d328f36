"""The question where a template goes, and firing one."""

from __future__ import annotations

from typing import ClassVar

from sandtable.core.effects import ask
from sandtable.core.preview import Preview
from sandtable.core.question import Place
from sandtable.core.wire import Json, Message, Reason, point_of, table_of
from sandtable.figures.facing import on_paper
from sandtable.figures.zone_views import whole_table
from sandtable.systems.warzone.attack.forecast import show_fallen, show_odds, show_success
from sandtable.systems.warzone.attack.template_places import (
    LAID,
    MOST_SPOTS,
    PLACE,
    RADII,
    Laid,
    cone_from,
    is_cone,
    laid_by,
    proposals,
    structures_under,
    under,
    why_not_lay,
)
from sandtable.systems.warzone.attack.templates import TRUE, come_down, launched, loose
from sandtable.systems.warzone.attack.trial import Begin
from sandtable.systems.warzone.book.profiles import CONTACT, Weapon
from sandtable.systems.warzone.book.titles import called
from sandtable.systems.warzone.state.answer_shape import PLACES, key_reasons, misplaced
from sandtable.systems.warzone.state.identities import ASK_TEMPLATE
from sandtable.systems.warzone.state.names import model_name
from sandtable.systems.warzone.state.pieces import Model
from sandtable.systems.warzone.state.state import WarzoneState


class TemplateQuestion(Place):
    """Where does it go? `{"to": {"template": [x, y]}}` for a blast, `{"facing": {"template": degrees}}` for a cone.

    `only` is the enemy whose activation a reaction answers: the template must touch it.
    """

    identity: ClassVar[str] = ASK_TEMPLATE

    def __init__(self, state: WarzoneState, model: Model, weapon: Weapon, only: Model | None = None) -> None:
        values: dict[str, Json] = {"model": model_name(state, model), "weapon": called(weapon)}
        super().__init__(model.side, PLACE, Message("warzone-ask-template", values), model.id)
        self.state = state
        self.model = model
        self.weapon = weapon
        self.only = only
        self.spots: list[Json] | None = None

    def laid(self, answer: Json) -> Laid | None:
        """The template as an answer lays it; None when the answer cannot be read."""
        return laid_by(self.model, self.weapon, answer)

    def check(self, answer: Json) -> list[Reason]:
        turned = is_cone(self.weapon)
        reasons = key_reasons(answer, PLACES if turned else ("to", "lead", "formation"), PLACE)
        if reasons:
            return reasons
        laid = self.laid(answer)
        if laid is None or misplaced(table_of(answer), [LAID], ("block",)) or self._moved(answer):
            return [Reason(PLACE, "warzone-refused-template-shape")]
        return why_not_lay(self.state, self.model, self.weapon, laid, self.only)

    def _moved(self, answer: Json) -> bool:
        """Whether an answer says that a cone lies somewhere else than at its shooter."""
        table = table_of(answer)
        at = point_of(table.get("lead")) or point_of(table_of(table.get("to")).get(LAID))
        base = self.model.base
        if at is None or not is_cone(self.weapon):
            return False
        return abs(at[0] - base.x) > CONTACT or abs(at[1] - base.y) > CONTACT

    def candidates(self) -> list[Json]:
        answers = self.spots
        if answers is None:
            answers = proposals(self.state, self.model, self.weapon, MOST_SPOTS, self.only)
            self.spots = answers
        return answers

    def preview(self, answer: Json) -> Preview:
        preview = Preview(self.check(answer))
        laid = self.laid(answer)
        if laid is None:
            return preview
        preview.paths = [(LAID, [(laid.x, laid.y)])]
        preview.templates = [laid.outline()]
        preview.caught = [model.id for model in under(self.state, laid, self.model)]
        preview.facts.append(Message("warzone-fact-caught", {"n": len(preview.caught)}))
        if not preview.reasons:
            self._forecast(laid, preview)
        return preview

    def _forecast(self, laid: Laid, preview: Preview) -> None:
        """Whether a blast comes down where it is aimed, and what it does there; what a cone does."""
        state, weapon, id, reaction = self.state, self.weapon, self.model.id, self.only is not None
        if is_cone(weapon):
            self._harm(laid, lambda copy: loose(copy, copy.model(id), weapon, laid, reaction), preview, None)
            return
        show_success(
            state, self.side, [id], [Message("warzone-odds-template")],
            lambda copy: launched(copy, copy.model(id), weapon, laid, reaction),
            lambda copy, flight: "1" if flight == TRUE else "0", preview,
        )  # fmt: skip
        dice = weapon.rate + self.model.rate
        there = Message("warzone-odds-assuming-place")
        self._harm(laid, lambda copy: come_down(copy, copy.model(id), weapon, laid, dice), preview, there)

    def _harm(self, laid: Laid, begin: Begin, preview: Preview, assuming: Message | None) -> None:
        """What becomes of a single victim, how many fall of several, or what structures lose."""
        state, model = self.state, self.model
        victims = under(state, laid, model)
        structures = structures_under(state, laid)
        if len(victims) > 1:
            show_fallen(state, model, victims, begin, preview, assuming)
            return
        targets = [victim.id for victim in victims] + [structure.id for structure in structures]
        show_odds(state, self.side, [model], targets, begin, preview, assuming)

    def details(self) -> dict[str, Json]:
        thing: dict[str, Json] = {"token": LAID, "shape": "template"}
        if is_cone(self.weapon):
            base = self.model.base
            thing["origin"] = [base.x, base.y]
            flat = cone_from(at_origin(self.model), self.weapon, 0.0).outline()
            thing["points"] = [[x, y] for x, y in flat]
            thing["facing"] = on_paper(self.model.facing)
        else:
            thing["radius"] = RADII[self.weapon.template]
        return {
            "tokens": [thing],
            "zones": [whole_table(self.state.board)],
            "spacing": 0.0,
            "facing": is_cone(self.weapon),
            "formations": ["block"],
        }


def at_origin(model: Model) -> Model:
    """The same base at the origin: what a cone looks like about the point it turns on."""
    return Model(model.id, model.side, model.squad, model.profile, model.base.at(0.0, 0.0), 0.0)


async def fire_template(state: WarzoneState, model: Model, weapon: Weapon, only: Model | None = None) -> None:
    """One shot with a template weapon; `only` is the acting enemy when the shot is a reaction."""
    question = TemplateQuestion(state, model, weapon, only)
    laid = question.laid(await ask(question))
    assert laid is not None
    await loose(state, model, weapon, laid, only is not None)
