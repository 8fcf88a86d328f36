"""The referee in the pocket: a game whose table stands elsewhere, with real dice and real distances.

A pocket is the set-up and a list of entries, and nothing else: what was answered, what was measured, and what was done
by hand. Whoever has the list has the game, and taking something back is leaving it out. The rules run as in every game;
only where the units stand is put right from outside, to what was measured (`PocketTable`).
"""

from __future__ import annotations

from typing import Final

from sandtable.core.game import Game, Refused, new_game
from sandtable.core.pocket_table import NOBODY_IN_SIGHT, Measured, PocketTable, measured_of
from sandtable.core.question import DEPLOY, SUGGESTED, Question
from sandtable.core.setup import Setup, SetupError
from sandtable.core.system import AnySystem
from sandtable.core.wire import Json, Message, Reason, list_of, number_of, table_of, text_of

ANSWER: Final = "answer"
DONE: Final = "done"
MEASURED: Final = "measured"
BY_HAND: Final = ("move", "place", "hex")
"""The kinds of questions that hands answer on the real table."""


class Doing:
    """One way of doing by hand what was asked: what may follow at once (`then`), and the answer it stands for."""

    def __init__(self, then: str, label: Json, answer: Json) -> None:
        self.then = then
        self.label = label
        self.answer = answer


class Pocket:
    """One game refereed beside a table."""

    def __init__(self, system: AnySystem, setup: Setup) -> None:
        table = system.pocket(setup)
        if table is None:
            raise SetupError(f"{system.id} cannot be refereed beside a table")
        self.table: PocketTable = table
        self.entries: list[Json] = []
        self.measured: Measured = NOBODY_IN_SIGHT
        self.fresh = 0  # events told before the last entry
        self._laid = False
        self._stale = False  # whether another unit may have been chosen since it was measured
        self._entry = -1  # the entry by which it was
        self._moved = -1  # the last entry that was done by hand
        self.game: Game = new_game(system, setup, typed=True)
        for side in range(len(setup.sides)):
            self.game.order(side, DEPLOY, SUGGESTED)
        self._first_lay()

    # ------------------------------------------------------------ entering

    def enter(self, entry: Json) -> None:
        """One entry more: `{"answer": …}`, `{"done": then}` or `{"measured": …}`; raises Refused or SetupError."""
        row = table_of(entry)
        if len(row) != 1:
            raise SetupError("an entry is one of answer, done, measured")
        before = len(self.game.events)
        asked = self.game.ask
        again = len(self.entries) == self._entry + 1  # given once more after it was measured
        if asked is not None and not asked.question.subject and not again:
            self._stale = True  # about nobody: who acts next, say, or whose turn it is
        if MEASURED in row:
            self._measure(row[MEASURED])
        elif DONE in row:
            self.game.answer(self._done(text_of(row[DONE])))
            self._moved = len(self.entries)
        elif ANSWER in row:
            self.game.answer(row[ANSWER])
        else:
            raise SetupError("an entry is one of answer, done, measured")
        self.fresh = before
        self.entries.append(entry)
        if not self._laid:
            self._first_lay()

    def _measure(self, value: Json) -> None:
        measured = measured_of(value, self.table, self.table.standing(self.game.state))
        self.table.lay(self.game.state, measured)
        self.measured = measured
        self._stale = False
        self._entry = len(self.entries)

    def _first_lay(self) -> None:
        """As soon as everybody has set up, nobody sees anybody until it was measured."""
        if self.table.standing(self.game.state):
            self.table.lay(self.game.state, NOBODY_IN_SIGHT)
            self._laid = True

    # ------------------------------------------------------------ what is asked

    def wants_measuring(self) -> str:
        """The unit whose distances the rules are about to use and nobody has measured yet; "" for none."""
        asked = self.game.ask
        if asked is None or not asked.question.subject or asked.question.kind == "place":
            return ""
        unit = self._unit_of(asked.question.subject, asked.question.side)
        state = self.game.state
        if unit not in self.table.standing(state) or unit in self.table.held(state):
            return ""
        if self._stale or not self.measured.names(unit):
            return unit
        moved = self._moved > self._entry + 1 and asked.question.kind != "dice"
        return unit if unit == self.measured.unit and moved else ""

    def _unit_of(self, subject: str, side: int) -> str:
        scene = self.game.system.scene(self.game.state, side)
        for token in scene["tokens"]:
            if token["id"] == subject and token["unit"]:
                return token["unit"]
        return subject

    def doings(self) -> list[Doing]:
        """How a question of places can be answered by hand: once, or once for everything that may follow."""
        asked = self.game.ask
        if asked is None or asked.question.kind not in BY_HAND:
            return []
        question = asked.question
        wire = question.wire()
        if wire.get("costs"):
            return _by_cost(wire)
        follow = [table_of(row) for row in list_of(wire.get("then", []))]
        if not follow:
            answer = self._by_hand(question, "")
            return [] if answer is None else [Doing("", None, answer)]
        doings: list[Doing] = []
        for row in follow:
            answer = None if row.get("reasons") else self._by_hand(question, text_of(row.get("id")))
            if answer is not None:
                doings.append(Doing(text_of(row.get("id")), row.get("label"), answer))
        return doings

    def _done(self, then: str) -> Json:
        for doing in self.doings():
            if doing.then == then:
                return doing.answer
        raise Refused([Reason("", "core-refused-unreadable")])

    def _by_hand(self, question: Question, then: str) -> Json | None:
        """An answer that leaves everybody where he was measured, or else the least that is legal."""
        tokens = [text_of(table_of(row).get("token")) for row in list_of(question.wire().get("tokens", []))]
        stay: dict[str, Json] = {"to": self._places(tokens, question.side)}
        if then:
            stay["then"] = then
        if question.kind == "move" and not question.check(stay):
            return stay
        for answer in question.candidates():
            if then and (not isinstance(answer, dict) or answer.get("then") != then):
                continue
            if not question.check(answer):
                return answer
        return None

    def _places(self, tokens: list[str], side: int) -> Json:
        scene = self.game.system.scene(self.game.state, side)
        at: dict[str, Json] = {}
        for token in scene["tokens"]:
            if token["id"] in tokens:
                at[token["id"]] = [token["x"], token["y"]]
        return at

    # ------------------------------------------------------------ telling

    def wire(self) -> dict[str, Json]:
        """All that whoever holds the phone is told: the view of the side that is asked, and what the table wants."""
        game = self.game
        asked = game.ask
        view = game.view(asked.side if asked is not None else -1)
        told = view.wire()
        told["scene"] = _unseen(table_of(told.get("scene")))
        events = list_of(told.get("events"))
        told["events"] = events[-60:]
        told["fresh"] = sum(1 for event in game.events[self.fresh :] if event.visible_to(view.side))
        doings: list[Json] = [{"then": doing.then, "label": doing.label} for doing in self.doings()]
        standing = self.table.standing(game.state)
        listed: list[Json] = [unit for unit in standing]
        told["pocket"] = {
            **self.table.wire(),
            "measured": self.measured.among(standing).wire(),
            "wants": self.wants_measuring(),
            "standing": listed,
            "done": doings,
        }
        told["entries"] = self.entries[:]
        return told


def _by_cost(wire: dict[str, Json]) -> list[Doing]:
    """A way over a map costs something: what it cost is told, and the first hex of that price stands for it."""
    doings: list[Doing] = []
    pairs = zip(list_of(wire.get("costs")), list_of(wire.get("hexes")), strict=True)
    for cost, hex in sorted(pairs, key=lambda pair: number_of(pair[0]) or 0.0):
        then = f"{number_of(cost) or 0.0:g}"
        if all(doing.then != then for doing in doings):
            doings.append(Doing(then, Message("core-pocket-cost", {"cost": cost}).wire(), hex))
    return doings


def _unseen(scene: dict[str, Json]) -> dict[str, Json]:
    """A scene without its ground: the table stands elsewhere, and nobody draws this one."""
    board = {
        key: value
        for key, value in table_of(scene.get("board")).items()
        if key not in ("hexes", "hexsides", "ribbons", "tiles")
    }
    return {**scene, "board": board, "terrain": [], "zones": []}


def with_measured(entries: list[Json], measured: Json) -> list[Json]:
    """The entries once something was measured: it counts from the last answer on, which is given once more after it.

    So the question that answer led to is asked again, of units that stand where they were measured.
    """
    last = [] if not entries or MEASURED in table_of(entries[-1]) else entries[-1:]
    rest = entries[: len(entries) - len(last)]
    if rest and MEASURED in table_of(rest[-1]):
        rest = rest[:-1]
    return [*rest, {MEASURED: measured}, *last]


def measured_into(system: AnySystem, setup: Setup, entries: list[Json], measured: Json) -> Pocket:
    """The pocket once something was measured: from the last answer on, or from now on where that answer would not hold.

    An answer that rested on where units stood before (a shot at somebody who is out of sight now) stays as it was; so
    does one that brought a unit onto the table (out of a vehicle, say), which could not be measured before it.
    """
    try:
        return replayed(system, setup, with_measured(entries, measured))
    except (PocketError, SetupError):
        return replayed(system, setup, [*entries, {MEASURED: measured}])


def replayed(system: AnySystem, setup: Setup, entries: list[Json]) -> Pocket:
    """The pocket after these entries; raises PocketError that names the entry that does not hold."""
    pocket = Pocket(system, setup)
    for at, entry in enumerate(entries):
        try:
            pocket.enter(entry)
        except Refused as refused:
            raise PocketError(at, refused.reasons) from None
    return pocket


class PocketError(Exception):
    """An entry that the rules refuse, by its number, with the reasons."""

    def __init__(self, at: int, reasons: list[Reason]) -> None:
        super().__init__(f"entry {at + 1}")
        self.at = at
        self.reasons = reasons
        self.message = Message("core-refused-unreadable")
