"""The question where to: reach, prices, followers, stealth, and every reason why a path cannot be gone."""

from __future__ import annotations

from typing import ClassVar

from sandtable.core.event import Event
from sandtable.core.preview import Preview
from sandtable.core.question import Hex, way_fields
from sandtable.core.wire import Json, Message, Reason, list_of, number_of, table_of, text_of
from sandtable.hexmap import OFF, Reach
from sandtable.systems.warfare.attack.price_preview import show_price
from sandtable.systems.warfare.book.profiles import HELICOPTER, POPULATION_COUNTER, STEALTH
from sandtable.systems.warfare.book.terrain import SIXTHS, WATER
from sandtable.systems.warfare.ground.passable import (
    allowance,
    reach_of,
    whole_ap,
    why_not_enter,
    why_not_stay,
    why_not_step,
)
from sandtable.systems.warfare.move.movement import Lead, March, on_watch, walk
from sandtable.systems.warfare.state.action_track import available, pay, price
from sandtable.systems.warfare.state.asking import decide
from sandtable.systems.warfare.state.hexes import hex_of, points_of, wire_hex
from sandtable.systems.warfare.state.identities import LEAD, PATH, STEALTHILY, TO, WHERE_TO_MOVE
from sandtable.systems.warfare.state.names import unit_word
from sandtable.systems.warfare.state.refusals import in_words, refusal, refused
from sandtable.systems.warfare.state.state import NOBODY, POPULATION, Counter, Unit, WarfareState

STEALTH_PRICE = 1
"""warfare.stealth.use, warfare.unit.ability_cost."""

NEARBY = 6
"""So many AP away are the hexes that a question for a move proposes; all others within reach are legal too."""

LONGEST = 120
"""A path of more hexes is not read."""


class BarredError(Exception):
    """A declared move that is refused."""

    def __init__(self, reasons: list[Reason]) -> None:
        super().__init__(reasons[0].why)
        self.reasons = reasons


async def move(state: WarfareState, unit: Unit) -> None:
    """warfare.move.action, warfare.move.pay_first: the whole path is declared and paid, then walked."""
    question = MoveQuestion(state, unit)
    answer = await decide(state, question)
    march = question.march(answer)
    unit.overwatch = False
    pay(state, unit.side, march.price)
    state.tell_all(lambda: move_events(unit, march))
    await walk(state, unit, march, "warfare.move.action")


def move_events(unit: Unit, march: March) -> list[Event]:
    """What is paid, and whether it goes by stealth."""
    said: dict[str, Json] = {"unit": unit_word(unit), "ap": march.price}
    paid = Event("warfare-event-move-paid", said, ["warfare.move.pay_first"], unit.side, unit.id)
    if not march.stealth:
        return [paid]
    return [paid, Event("warfare-event-stealth", said, ["warfare.stealth.use"], unit.side, unit.id)]


class MoveQuestion(Hex):
    """Where a unit goes: a hex `[q, r]` by the cheapest way, or a table with more to say.

    `{"to": [q, r]}` goes the cheapest way, `{"path": [[q, r], …]}` a chosen one.
    `"lead"` names the Population counters that follow: a list of those in the hex (all the way), or for a chosen
    path a table counter → [place in the path where it joins, place where it stays], 0 being the start.
    `"stealth": true` pays for the ability.
    """

    identity: ClassVar[str] = WHERE_TO_MOVE

    def __init__(self, state: WarfareState, unit: Unit) -> None:
        prompt = Message("warfare-ask-move", {"unit": unit_word(unit), "ap": available(state)})
        super().__init__(unit.side, "warfare.move.action", prompt, unit.id)
        self.state = state
        self.unit = unit
        self._plain: list[Reach] = []  # by number of followers, when first wanted
        self._near: list[Reach] = []  # one at most: a first look round, without followers

    def reached(self, followers: int, stealth: bool) -> Reach:
        """Everywhere the unit can go with so many followers."""
        if stealth:
            return reach_of(self.state, self.unit, followers, extra=STEALTH_PRICE)
        while len(self._plain) <= followers:
            self._plain.append(reach_of(self.state, self.unit, len(self._plain)))
        return self._plain[followers]

    def nearby(self) -> Reach:
        """Where the unit can go for a few AP: what most moves are, and all that is proposed."""
        if not self._near:
            self._near.append(reach_of(self.state, self.unit, most=NEARBY))
        return self._near[0]

    def can_hide(self) -> bool:
        """warfare.stealth.use, warfare.scenario.topics: whether the unit has stealth, taught in chapter 5."""
        return self.state.scenario.chapter >= 5 and self.unit.profile.has(STEALTH)

    # ------------------------------------------------------------ reading

    def march(self, answer: Json) -> March:
        """The declared move; raises BarredError with the reason when it is refused."""
        table: dict[str, Json] = {TO: answer} if isinstance(answer, list) else table_of(answer)
        if (TO in table) == (PATH in table):
            raise BarredError([Reason(self.why, "warfare-refused-move-answer")])
        for key in table:
            if key not in (TO, PATH, LEAD, STEALTHILY):
                raise BarredError([Reason(self.why, "warfare-refused-move-answer")])
        stealth = table.get(STEALTHILY, False)
        if not isinstance(stealth, bool):
            raise BarredError([Reason(self.why, "warfare-refused-move-answer")])
        if stealth and not self.can_hide():
            raise BarredError([refusal("warfare.unit.ability_icon", {"unit": unit_word(self.unit)})])
        if TO in table:
            return self._straight(table, stealth)
        return self._chosen(table, stealth)

    def _straight(self, table: dict[str, Json], stealth: bool) -> March:
        """By the cheapest way; whoever is named follows from the start to the end."""
        hex = hex_of(self.state, table[TO])
        if hex == OFF or hex == self.unit.hex:
            raise BarredError([Reason("warfare.move.stay_on_map", "warfare-refused-no-hex")])
        named = table.get(LEAD, [])
        if not isinstance(named, list):
            raise BarredError([Reason(self.why, "warfare-refused-move-answer")])
        counters = self._followers(named)
        reached = self.nearby() if not counters and not stealth else self.reached(len(counters), stealth)
        if not reached.stops(hex):
            reached = self.reached(len(counters), stealth)
        if not reached.stops(hex):
            raise BarredError(in_words(self.why_not_reach(hex), self.values_of(hex)))
        path = reached.path(hex)
        leads = [Lead(counter, 0, len(path) - 1) for counter in counters]
        return March(
            path=path, leads=leads, stealth=stealth, price=self.price_of(reached.costs[hex], stealth)
        )

    def _followers(self, named: list[Json]) -> list[Counter]:
        """The counters of the unit's own hex that are named; one that cannot follow is refused."""
        followers: list[Counter] = []
        for value in named:
            counter = self.state.find_counter(text_of(value))
            if counter is None or counter.hex != self.unit.hex or counter in followers:
                raise BarredError([refusal("warfare.pop.escort", {"counter": text_of(value)[:40]})])
            self._obey(why_not_lead(self.unit, counter), {"counter": counter.id})
            followers.append(counter)
        return followers

    def _chosen(self, table: dict[str, Json], stealth: bool) -> March:
        """By a chosen way, hex by hex."""
        state, unit = self.state, self.unit
        entries = list_of(table[PATH])
        if not 0 < len(entries) <= LONGEST:
            raise BarredError([Reason(self.why, "warfare-refused-move-answer")])
        path = [unit.hex]
        sixths = 0
        prices = state.ground.prices[state.way(unit)]
        for entry in entries:
            hex = hex_of(state, entry)
            if hex == OFF:
                raise BarredError([Reason("warfare.move.stay_on_map", "warfare-refused-no-hex")])
            self._obey(why_not_pass(state, unit, path[-1], hex), self.values_of(hex))
            sixths += prices.step(path[-1], hex)
            path.append(hex)
        self._obey(why_not_stay(state, unit, path[-1]), self.values_of(path[-1]))
        leads = self._leads(table.get(LEAD, []), path)
        for lead in leads:
            sixths += SIXTHS * (lead.last - lead.first)  # warfare.pop.escort_cost
        if whole_ap(sixths) + (STEALTH_PRICE if stealth else 0) > allowance(state, unit):
            raise BarredError([refusal("warfare.track.move_limit", self.values_of(path[-1]))])
        return March(path=path, leads=leads, stealth=stealth, price=self.price_of(sixths, stealth))

    def _leads(self, value: Json, path: list[int]) -> list[Lead]:
        """warfare.pop.escort_hook: a list leads from the start to the end, a table from place to place."""
        if isinstance(value, list):
            counters = self._followers(value)
            spans: dict[str, Json] = {counter.id: [0, len(path) - 1] for counter in counters}
        elif isinstance(value, dict):
            spans = value
        else:
            raise BarredError([Reason(self.why, "warfare-refused-move-answer")])
        leads: list[Lead] = []
        for id in spans:
            leads.append(self._lead(id, spans[id], path))
        return leads

    def _lead(self, id: str, span: Json, path: list[int]) -> Lead:
        counter = self.state.find_counter(id)
        ends = [number_of(end) for end in list_of(span)]
        if counter is None or len(ends) != 2 or ends[0] is None or ends[1] is None:
            raise BarredError([refusal("warfare.pop.escort", {"counter": id[:40]})])
        first, last = int(ends[0]), int(ends[1])
        places = first == ends[0] and last == ends[1] and 0 <= first < last < len(path)
        if not places or counter.hex == OFF or counter.hex != path[first]:
            raise BarredError([refusal("warfare.pop.escort", {"counter": counter.id})])
        said: dict[str, Json] = {"counter": counter.id}
        self._obey(why_not_lead(self.unit, counter), said)
        self._obey(why_not_lead_along(self.state, path[first + 1 : last + 1]), said)
        return Lead(counter, first, last)

    def price_of(self, sixths: int, stealth: bool) -> int:
        """The price in whole AP, less the damage discount."""
        return price(self.unit, whole_ap(sixths) + (STEALTH_PRICE if stealth else 0))

    def values_of(self, hex: int) -> dict[str, Json]:
        """What refusals say about a hex."""
        return {
            "unit": unit_word(self.unit),
            "hex": self.state.ground.grid.name(hex),
            "ap": available(self.state),
        }

    def why_not_reach(self, hex: int) -> list[Reason]:
        """Why a hex cannot be reached: what lies there, or the price of the way."""
        state, unit = self.state, self.unit
        reasons: list[Reason] = []
        if state.ground.grid.distance(unit.hex, hex) == 1:
            reasons = why_not_enter(state, unit, unit.hex, hex)
            if reasons:
                return reasons
        for other in state.ground.grid.around(hex):
            reasons = why_not_enter(state, unit, other, hex)
            if not reasons:
                break
        return reasons or refused("warfare.track.move_limit")

    def _obey(self, reasons: list[Reason], values: dict[str, Json]) -> None:
        """Refuses the declared move where a law gives reasons."""
        if reasons:
            raise BarredError(in_words(reasons, values))

    # ------------------------------------------------------------ the question's face

    def check(self, answer: Json) -> list[Reason]:
        try:
            self.march(answer)
        except BarredError as barred:
            return barred.reasons
        return []

    def candidates(self) -> list[Json]:
        """Every hex nearby by the cheapest way; again with whoever could follow, and by stealth."""
        answers = self._destinations(self.nearby(), {})
        hex = self.unit.hex
        if self.state.marks[hex] & POPULATION:
            for counter in self.state.population_at(hex):
                if can_lead(self.unit, counter):
                    answers.extend(self._destinations(self.reached(1, False), {LEAD: [counter.id]}))
        if self.can_hide() and on_watch(self.state, self.unit):
            answers.extend(self._destinations(self.reached(0, True), {STEALTHILY: True}))
        return answers

    def _destinations(self, reached: Reach, more: dict[str, Json]) -> list[Json]:
        answers: list[Json] = []
        q_of = self.state.ground.q_of
        row_of = self.state.ground.grid.row_of
        at = self.state.at
        costs = reached.costs
        for hex in [hex for hex, cost in enumerate(costs) if cost > 0]:
            if at[hex] == NOBODY and reached.stops(hex):
                place: Json = [q_of[hex], row_of[hex]]
                answers.append({TO: place, **more} if more else place)
        return answers

    def details(self) -> dict[str, Json]:
        state = self.state
        reached = self.reached(0, False)
        hexes = [hex for hex in reached.hexes() if hex != self.unit.hex]
        out = self.fields([wire_hex(state, hex) for hex in hexes])
        out.update(
            way_fields(
                costs=[self.price_of(reached.costs[hex], False) for hex in hexes],
                start=wire_hex(state, self.unit.hex),
                available=available(state),
                lead=[one.id for one in state.population_at(self.unit.hex) if can_lead(self.unit, one)],
                along=self._on_the_way(),
                stealth=self.can_hide(),
                extras={
                    LEAD: Reason("warfare.pop.escort_cost", "warfare-move-lead").wire(),
                    STEALTHILY: Reason(
                        "warfare.stealth.use", "warfare-move-stealth", {"ap": STEALTH_PRICE}
                    ).wire(),
                    PATH: Reason("warfare.move.pay_first", "warfare-move-path").wire(),
                },
            )
        )
        return out

    def _on_the_way(self) -> list[str]:
        """warfare.pop.escort_hook: counters elsewhere that a chosen way can pick up; nothing that is hidden."""
        along: list[str] = []
        for counter in self.state.counters:
            elsewhere = counter.hex != OFF and counter.hex != self.unit.hex
            if elsewhere and not counter.hidden and can_lead(self.unit, counter):
                along.append(counter.id)
        return along

    def preview(self, answer: Json) -> Preview:
        preview = Preview(self.check(answer))
        preview.allowance = float(available(self.state))
        if not preview.reasons:
            march = self.march(answer)
            show_price(self.state, preview, self.side, march.price)
            preview.paths.append((self.unit.id, points_of(self.state, march.path)))
            if not march.stealth and on_watch(self.state, self.unit):
                preview.warnings.append(Reason("warfare.overwatch.trigger", "warfare-warning-overwatch"))
        return preview


def why_not_lead(unit: Unit, counter: Counter) -> list[Reason]:
    """Ground units lead Civilians; Hostile Crowds follow Irregulars only.

    warfare.pop.escort, warfare.pop.escort_hostile.
    """
    if counter.profile.kind != POPULATION_COUNTER or unit.profile.kind == HELICOPTER:
        return refused("warfare.pop.escort")
    return refused("warfare.pop.escort_hostile") if counter.hostile and unit.profile.regular else []


def can_lead(unit: Unit, counter: Counter) -> bool:
    """Whether a unit may lead a counter."""
    return not why_not_lead(unit, counter)


def why_not_lead_along(state: WarfareState, hexes: list[int]) -> list[Reason]:
    """warfare.pop.escort: whoever is led cannot swim."""
    kinds = state.ground.kinds
    return refused("warfare.pop.escort") if any(kinds[hex] == WATER for hex in hexes) else []


def why_not_pass(state: WarfareState, unit: Unit, a: int, b: int) -> list[Reason]:
    """Why a unit cannot step into an adjacent hex on its way; friends let it pass (warfare.move.through_friends)."""
    other = state.at[b]
    if other != NOBODY and not state.friends(unit.side, state.units[other].side):
        return refused("warfare.move.not_through_enemies")
    return why_not_step(state, unit, a, b)
