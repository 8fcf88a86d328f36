"""The tools of a client: ruler, line of sight, "could a shoot at b?", how far one goes, a squad's card."""

from __future__ import annotations

from typing import Final

from sandtable.core.preview import Preview, SightLine
from sandtable.core.wire import Json, Message, text_of
from sandtable.figures.tools import PLAN, THREAT, Card, Stride, ToolRules, Tools, refused, unit_title
from sandtable.systems.warzone.attack.shot_numbers import guns
from sandtable.systems.warzone.attack.targeting import ShootQuestion
from sandtable.systems.warzone.ground.sight import sees, unhidden, veils_between
from sandtable.systems.warzone.show.plans import WarzonePlans
from sandtable.systems.warzone.show.scene import unit_stats, weapon_lines
from sandtable.systems.warzone.show.threats import WarzoneThreats
from sandtable.systems.warzone.show.tokens import squad_badges
from sandtable.systems.warzone.state.known import known_state
from sandtable.systems.warzone.state.names import model_name
from sandtable.systems.warzone.state.pieces import Model
from sandtable.systems.warzone.state.state import WarzoneState
from sandtable.systems.warzone.state.traits import m_of
from sandtable.table import Base, distance, scatter

RULES: Final = ToolRules(
    no_tool="warzone.measure.edge",
    ruler="warzone.measure.edge",
    sight="warzone.measure.los",
    target="warzone.act.shoot.roll",
    reach="warzone.act.move.distance",
    card="warzone.army.chart",
)


def inspect(state: WarzoneState, side: int, query: dict[str, Json]) -> Preview:
    """Answers one tool; all of it lies open on the table (warzone.measure.premeasure)."""
    tool = text_of(query.get("tool"))
    if tool in (PLAN, THREAT):
        known = known_state(state, side)
        if tool == THREAT:
            return WarzoneThreats(known, side, text_of(query.get("unit"))).use()
        return WarzonePlans(WarzoneTools(known), known, side).use(query)
    return WarzoneTools(state).use(query)


class WarzoneTools(Tools):
    """warzone.measure.edge: from base edge to base edge."""

    def __init__(self, state: WarzoneState) -> None:
        super().__init__(RULES)
        self.state = state

    def models_at(self, value: Json) -> list[Model]:
        """The models on the table that a token or a squad id names."""
        token = text_of(value)
        return [
            model
            for squad in self.state.squads
            for model in squad.models
            if model.on_table and token in (model.id, squad.id)
        ]

    def bases_named(self, token: str) -> list[Base]:
        return [model.base for model in self.models_at(token)]

    def line_of_sight(self, query: dict[str, Json]) -> Preview:
        """warzone.measure.los, warzone.cover.share: whether anybody sees anybody, and what hides them."""
        state = self.state
        starts, ends = self.models_at(query.get("from")), self.models_at(query.get("to"))
        if not starts or not ends:
            return refused(self.rules.sight, "figures-refused-tool-ends")
        pairs = [(a, b) for a in starts for b in ends]
        pairs.sort(key=lambda pair: distance(pair[0].base, pair[1].base))
        preview = Preview()
        for looker, seen in pairs:
            if unhidden(state, looker, seen):
                preview.sight = [SightLine((looker.base.x, looker.base.y), (seen.base.x, seen.base.y), True)]
                preview.facts = [
                    Message("figures-fact-clear" if sees(state, looker, seen) else "warzone-fact-behind")
                ]
                hidden = len(veils_between(state, looker, seen))
                if hidden:
                    preview.facts.append(Message("warzone-fact-veils", {"n": hidden}))
                return preview
        looker, seen = pairs[0]
        start, end = (looker.base.x, looker.base.y), (seen.base.x, seen.base.y)
        preview.sight = [SightLine(start, end, False, None, "warzone.cover.total")]
        preview.facts = [Message("warzone-fact-hidden")]
        return preview

    def target(self, query: dict[str, Json]) -> Preview | None:
        """What a plain shot would need, whoever's turn it is."""
        shooters, quarry = self.models_at(query.get("from")), self.models_at(query.get("to"))
        if not shooters or not quarry or shooters[0].side == quarry[0].side:
            return None
        pairs = [(distance(a.base, b.base), a, b) for a in shooters for b in quarry if guns(a)]
        if not pairs:
            return refused(self.rules.target, "warzone-refused-tool-unarmed")
        _, shooter, victim = min(pairs, key=lambda pair: pair[0])
        preview = ShootQuestion(self.state, shooter, guns(shooter)[0], False).preview({"at": victim.id})
        values: dict[str, Json] = {
            "model": model_name(self.state, shooter),
            "target": model_name(self.state, victim),
        }
        preview.title = Message("warzone-fact-target", values)
        return preview

    def strides(self, token: str, preview: Preview) -> list[Stride] | None:
        """warzone.act.move.distance, warzone.act.run: how far a model goes over open ground, as rings."""
        models = self.models_at(token)
        if not models:
            return None
        model = models[0]
        preview.title = unit_title(model_name(self.state, model))
        m = float(m_of(self.state, model))
        strides: list[Stride] = []
        for name, inches in (("move", m), ("run", 2.0 * m)):
            words = Message("warzone-fact-reach", {"action": name, "length": inches})
            ring = [scatter(model.base.x, model.base.y, 15.0 * k, inches) for k in range(24)]
            strides.append(Stride(words, words, [ring]))
        return strides

    def card(self, token: str) -> Card | None:
        for squad in self.state.squads:
            if squad.id == token or any(model.id == token for model in squad.models):
                card = Card(squad.name)
                values: dict[str, Json] = {"able": len(squad.living()), "total": len(squad.models)}
                card.count = Message("warzone-fact-able", values)
                card.badges = squad_badges(self.state, squad)
                card.weapons = weapon_lines(squad.living())
                card.stats = unit_stats(squad)
                return card
        return None
