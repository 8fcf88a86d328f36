"""The tools of a client: ruler, line of sight, "could a shoot at b?", how far one goes, a squad's card."""

from __future__ import annotations

from typing import Final

from sandtable.core.preview import Modifier, Preview, SightLine
from sandtable.core.wire import Json, Message, Reason, point_of, text_of
from sandtable.systems.warzone.attack.shots import guns
from sandtable.systems.warzone.attack.targeting import ShootQuestion
from sandtable.systems.warzone.ground.sight import sees, unhidden, veils_between
from sandtable.systems.warzone.show.scene import unit_stats, weapon_lines
from sandtable.systems.warzone.show.tokens import squad_badges
from sandtable.systems.warzone.state.names import model_name
from sandtable.systems.warzone.state.pieces import Model, Squad
from sandtable.systems.warzone.state.state import WarzoneState
from sandtable.systems.warzone.state.traits import m_of
from sandtable.table import Disc, distance, scatter

RULER: Final = "warzone.measure.edge"
SIGHT: Final = "warzone.measure.los"


def inspect(state: WarzoneState, side: int, query: dict[str, Json]) -> Preview:
    """Answers one tool; all of it lies open on the table (warzone.measure.premeasure)."""
    tool = text_of(query.get("tool"))
    if tool == "ruler":
        return ruler(state, query)
    if tool == "sight":
        return line_of_sight(state, query)
    if tool == "target":
        return target(state, query)
    if tool == "reach":
        return reach(state, query)
    if tool == "unit":
        return card(state, query)
    return Preview([Reason(RULER, "warzone-refused-tool", {"tool": tool[:20]})])


def models_at(state: WarzoneState, value: Json) -> list[Model]:
    """The models on the table that a token or a squad id names."""
    token = text_of(value)
    return [
        model
        for squad in state.squads
        for model in squad.models
        if model.on_table and token in (model.id, squad.id)
    ]


def bases_at(state: WarzoneState, value: Json) -> list[Disc]:
    """What a ruler is laid to: a point, a model, or a whole squad."""
    point = point_of(value)
    if point is not None:
        return [Disc(point[0], point[1], 0.0)]
    return [model.base for model in models_at(state, value)]


def ruler(state: WarzoneState, query: dict[str, Json]) -> Preview:
    """warzone.measure.edge: from base edge to base edge."""
    starts, ends = bases_at(state, query.get("from")), bases_at(state, query.get("to"))
    if not starts or not ends:
        return Preview([Reason(RULER, "warzone-refused-tool-ends")])
    gaps = [(distance(a, b), a, b) for a in starts for b in ends]
    least, start, end = min(gaps, key=lambda gap: gap[0])
    preview = Preview()
    preview.cost = round(least, 2)
    preview.facts = [Message("warzone-fact-distance", {"length": round(least, 2)})]
    preview.paths = [("ruler", [(start.x, start.y), (end.x, end.y)])]
    return preview


def line_of_sight(state: WarzoneState, query: dict[str, Json]) -> Preview:
    """warzone.measure.los, warzone.cover.share: whether anybody sees anybody, and what hides them."""
    starts, ends = models_at(state, query.get("from")), models_at(state, query.get("to"))
    if not starts or not ends:
        return Preview([Reason(SIGHT, "warzone-refused-tool-ends")])
    pairs = [(a, b) for a in starts for b in ends]
    pairs.sort(key=lambda pair: distance(pair[0].base, pair[1].base))
    preview = Preview()
    for looker, seen in pairs:
        if unhidden(state, looker, seen):
            preview.sight = [SightLine((looker.base.x, looker.base.y), (seen.base.x, seen.base.y), True)]
            preview.facts = [
                Message("warzone-fact-clear" if sees(state, looker, seen) else "warzone-fact-behind")
            ]
            hidden = len(veils_between(state, looker, seen))
            if hidden:
                preview.facts.append(Message("warzone-fact-veils", {"n": hidden}))
            return preview
    looker, seen = pairs[0]
    line = SightLine(
        (looker.base.x, looker.base.y), (seen.base.x, seen.base.y), False, None, "warzone.cover.total"
    )
    preview.sight = [line]
    preview.facts = [Message("warzone-fact-hidden")]
    return preview


def target(state: WarzoneState, query: dict[str, Json]) -> Preview:
    """What a plain shot would need, whoever's turn it is."""
    shooters, quarry = models_at(state, query.get("from")), models_at(state, query.get("to"))
    if not shooters or not quarry or shooters[0].side == quarry[0].side:
        return Preview([Reason("warzone.act.shoot.roll", "warzone-refused-tool-target")])
    pairs = [(distance(a.base, b.base), a, b) for a in shooters for b in quarry if guns(a)]
    if not pairs:
        return Preview([Reason("warzone.act.shoot.roll", "warzone-refused-tool-unarmed")])
    _, shooter, victim = min(pairs, key=lambda pair: pair[0])
    preview = ShootQuestion(state, shooter, guns(shooter)[0], False).preview({"at": victim.id})
    values: dict[str, Json] = {"model": model_name(state, shooter), "target": model_name(state, victim)}
    preview.title = Message("warzone-fact-target", values)
    return preview


def reach(state: WarzoneState, query: dict[str, Json]) -> Preview:
    """warzone.act.move.distance, warzone.act.run: how far a model goes over open ground, as rings."""
    models = models_at(state, query.get("unit"))
    if not models:
        return Preview([Reason("warzone.act.move.distance", "warzone-refused-tool-unit")])
    model = models[0]
    preview = Preview()
    preview.title = Message("warzone-fact-unit", {"unit": model_name(state, model)})
    m = float(m_of(state, model))
    for name, inches in (("move", m), ("run", 2.0 * m)):
        preview.facts.append(Message("warzone-fact-reach", {"action": name, "length": inches}))
        ring = [scatter(model.base.x, model.base.y, 15.0 * k, inches) for k in range(24)]
        preview.areas.append((Message("warzone-fact-reach", {"action": name, "length": inches}), [ring]))
    return preview


def card(state: WarzoneState, query: dict[str, Json]) -> Preview:
    """A squad's card in words: its line, its state, its weapons, and the rules behind them."""
    squad = squad_named(state, text_of(query.get("unit")))
    if squad is None:
        return Preview([Reason("warzone.army.chart", "warzone-refused-tool-unit")])
    preview = Preview()
    preview.title = Message("warzone-fact-unit", {"unit": squad.name})
    preview.facts.append(
        Message("warzone-fact-able", {"able": len(squad.living()), "total": len(squad.models)})
    )
    preview.facts.extend(Message(str(badge["label"]["id"])) for badge in squad_badges(state, squad))
    preview.facts.extend(weapon_lines(squad.living()))
    for stat in unit_stats(squad):
        label = stat["label"]
        values = label.get("values", {})
        message = Message(str(label["id"]), values if isinstance(values, dict) else {})
        preview.modifiers.append(Modifier(message, stat["value"], stat["why"]))
    return preview


def squad_named(state: WarzoneState, id: str) -> Squad | None:
    """The squad of an id, or that of a model's."""
    for squad in state.squads:
        if squad.id == id or any(model.id == id for model in squad.models):
            return squad
    return None
