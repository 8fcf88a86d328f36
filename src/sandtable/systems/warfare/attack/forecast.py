"""What an answer would bring: the rule that is played, played on copies of what the asking side knows.

Nothing is reckoned here a second time. The die that is shown is the one the rule is about to roll on the copy, the
price is what it has paid by then, and the odds are those of the pieces after it has run its course.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from typing import final

from sandtable.core.effects import Ask, Effect, Mark, Roll
from sandtable.core.odds import Odds, Tallies, Trial, tallies
from sandtable.core.preview import OddsLine, Preview
from sandtable.core.wire import Json, Message, Reason
from sandtable.systems.warfare.attack.price_preview import show_price
from sandtable.systems.warfare.state.action_track import reaction_order
from sandtable.systems.warfare.state.dice import ColourRoll, ladder_of, modifiers_of, result_line
from sandtable.systems.warfare.state.known import known_state, knows
from sandtable.systems.warfare.state.names import piece_word
from sandtable.systems.warfare.state.state import (
    MORALE,
    Counter,
    Piece,
    Support,
    Unit,
    WarfareState,
)

Rest = Callable[[], Coroutine[Effect, object, object]]
Deed = Callable[[WarfareState], Coroutine[Effect, object, object]]
"""Plays an answer on any state that has the pieces of the one it was asked in."""

BUDGET = 100
"""So many ways through a deed are followed with all answers, and as many again with those of the policy alone before it
is sampled: about five thousandths of a second."""
SAMPLES = 300

FATES = [
    "none", "steady", "shaken", "suppressed", "damage1", "damage1-shaken", "damage1-suppressed", "damage2",
    "damage2-shaken", "damage2-suppressed", "stays", "shown", "turned", "removed", "eliminated",
]  # fmt: skip
"""What may become of a piece, in rising order; each has a text `warfare-fate-…`."""
NUMBER_OF_FATE = {fate: number for number, fate in enumerate(FATES)}
EXPECTED = {
    "warfare-combat-miss": "none",
    "warfare-combat-morale": "shaken",
    "warfare-combat-damage1": "damage1",
    "warfare-combat-damage2": "damage2",
    "warfare-combat-eliminated": "eliminated",
}
"""What a combat result does to a fresh piece: where it does just this, the fate is not told a second time."""


def fate_of(before: Piece | Counter, after: Piece | Counter) -> str:
    """What has become of a piece, one of FATES."""
    if isinstance(before, Counter):
        assert isinstance(after, Counter)
        if after.fate:
            return "removed"
        if after.hostile != before.hostile:
            return "turned"
        return "shown" if before.hidden and not after.hidden else "stays"
    assert isinstance(after, Piece)
    if after.gone:
        return "eliminated"
    words: list[str] = []
    if after.damage != before.damage:
        words.append(f"damage{after.damage - before.damage}")
    if after.morale != before.morale:
        words.append(MORALE[after.morale])
    return "-".join(words) or "none"


def harm_of(piece: Piece | Counter) -> int:
    """How badly off a piece is, for the choices of best play."""
    if isinstance(piece, Counter):
        return 0
    return 8 if piece.gone else 2 * piece.damage + piece.morale


def _plight(piece: Piece) -> str:
    """Damage, morale, cube and whether it is still there, in one letter."""
    return chr(48 + piece.damage + 4 * piece.morale + 16 * piece.overwatch + 32 * piece.gone)


def twin(state: WarfareState, piece: Piece | Counter) -> Piece | Counter:
    """The same piece in another copy of the state."""
    if isinstance(piece, Unit):
        return state.units[piece.index]
    if isinstance(piece, Support):
        return state.supports[piece.index]
    assert isinstance(piece, Counter)
    return state.counters[piece.index]


@final
class Moment:
    """How the copy was at a mark, and the rest of the deed from there."""

    __slots__ = ("rest", "state")

    def __init__(self, state: WarfareState, rest: Rest) -> None:
        self.state = state
        self.rest = rest


@final
class Outlook(Trial):
    """One deed on copies of what a side knows; `watched` are the pieces whose fate is wanted."""

    def __init__(
        self, state: WarfareState, side: int, deed: Deed, watched: Sequence[Piece | Counter] = ()
    ) -> None:
        self.known = known_state(state, side)
        self.side = side
        self.deed = deed
        self.watched = watched
        self.copy = self.known
        self.before = [twin(self.known, one) for one in watched]
        self.best = False  # best play is looked for
        self.rest: Rest | None = None
        self.counted: list[int] = []

    def start(self) -> Coroutine[Effect, object, object]:
        """Begins the deed on a copy of what is known: one for all runs, put back before each."""
        if self.copy is self.known:
            self.copy = self.known.clone()
        else:
            self.copy.put_back(self.known)
        return self.deed(self.copy)

    def begin(self) -> Coroutine[Effect, object, object]:
        rest = self.rest
        return self.start() if rest is None else rest()

    def keep(self, mark: Mark) -> object:
        rest = mark.rest
        return Moment(self.copy.clone(), rest) if rest is not None else None

    def back(self, kept: object) -> None:
        self.rest = None
        self.counted = []
        if isinstance(kept, Moment):
            self.rest = kept.rest
            self.copy.put_back(kept.state)

    def place(self, mark: Mark) -> object:
        return f"{mark.key}|{self.look()}"

    def goes_on(self) -> bool:
        return True

    def best_at_once(self) -> bool:
        return True

    def first(self) -> Effect | None:
        """What the deed comes to first: dice, a question, or None when it ends without either."""
        flow = self.start()
        effect: Effect | None = None
        try:
            while not isinstance(effect, (Roll, Ask)):
                effect = flow.send(None)
        except StopIteration:
            return None
        flow.close()
        return effect

    def paid(self, payer: int) -> int:
        """How many AP a side has spent on the last copy."""
        return self.copy.spent[payer] - self.known.spent[payer]

    def own(self, piece: Piece | Counter) -> bool:
        """Whether a piece is of the asking side's team."""
        return isinstance(piece, Piece) and self.side >= 0 and self.known.friends(piece.side, self.side)

    def ended(self, result: object) -> None:
        """What has become of all that are watched, and how the asking side likes it: harm to its own it does not."""
        counted: list[int] = []
        worth = 0
        for i in range(len(self.watched)):
            after = twin(self.copy, self.watched[i])
            counted.append(NUMBER_OF_FATE[fate_of(self.before[i], after)])
            if self.best:
                worth += (-1 if self.own(after) else 1) * harm_of(after)
        counted.append(worth)
        self.counted = counted

    def counts(self) -> list[int]:
        return self.counted

    def worth(self, counts: list[int]) -> float:
        return float(counts[-1]) if counts else 0.0

    def look(self) -> str:
        """All that the rest of a deed may depend on where it awaits a mark: between the shots at a support and its own.

        Nobody moves there, and what was paid or seen does not matter any more, but for the order of several enemies.
        """
        state = self.copy
        words: list[str] = [_plight(unit) for unit in state.units]
        for support in state.supports:
            words.append(f"{_plight(support)}{support.parked} ")
        if state.sides > 2:
            words.append(str(reaction_order(state, list(range(state.sides)))))
        return "".join(words)

    def tallies(self, best: bool) -> Tallies:
        """What becomes of each of those watched; with `best` also when every side chooses best on the way."""
        self.best = best
        return tallies(self, len(self.watched), BUDGET, self.side, BUDGET if best else 0, SAMPLES)


def rank_ahead(state: WarfareState, side: int, deed: Deed) -> int:
    """The rank of the die that a deed rolls first, as far as a side knows; 0 when it rolls none at once."""
    effect = Outlook(state, side, deed).first()
    return effect.throw.final if isinstance(effect, ColourRoll) else 0


def unseen(state: WarfareState, side: int, pieces: Sequence[Piece]) -> list[Piece]:
    """warfare.comp.fog: those whose values a side has never seen."""
    return [piece for piece in pieces if not knows(piece.known, side, state.sides)]


def unseen_defence(state: WarfareState, side: int, target: Piece) -> Message | None:
    """What odds against a piece take for granted: that it has no defence, if its values were never seen."""
    if not unseen(state, side, [target]):
        return None
    return Message("warfare-assuming-defence", {"unit": piece_word(target)})


def foresee(
    state: WarfareState,
    side: int,
    preview: Preview,
    deed: Deed,
    actor: Piece | Counter,
    watched: Sequence[Piece | Counter],
    assuming: Message | None = None,
    fates_assuming: Message | None = None,
    policy: str = "",
    payer: int = -1,
) -> None:
    """The price, the die with every shift and its rule, the chance of each result, and what becomes of the watched.

    The die is shown where nothing can come between the answer and it. `assuming` is what the side cannot know and the
    die leans on, `fates_assuming` what the rest leans on besides; `policy` is the text that says how questions on the
    way are answered, where they matter. The asking side pays, unless another `payer` is named.
    """
    outlook = Outlook(state, side, deed, watched)
    effect = outlook.first()
    who = payer if payer >= 0 else side
    show_price(state, preview, who, outlook.paid(who))
    shown: OddsLine | None = None
    if isinstance(effect, ColourRoll) and effect.subject == actor.id:
        preview.modifiers = modifiers_of(effect.throw)
        preview.ladder = ladder_of(effect)
        shown = result_line(effect, assuming)
        preview.odds.append(shown)
    if not watched:
        return
    fates = outlook.tallies(bool(policy))
    for number, piece in enumerate(watched):
        odds = fates.odds(number, FATES)
        line = _fate_line(outlook, odds, piece, policy, fates_assuming or assuming)
        if not _says_the_same(line, shown):
            preview.odds.append(line)


def _fate_line(
    outlook: Outlook, odds: Odds, piece: Piece | Counter, policy: str, assuming: Message | None
) -> OddsLine:
    """What becomes of one piece; the worst for the asking side comes first."""
    own = outlook.own(piece)
    name = piece.profile.name if isinstance(piece, Counter) else piece_word(piece)
    title = Message("warfare-odds-fate", {"unit": name, "token": piece.id})
    best = odds.best_classes
    exact = odds.exact and assuming is None
    said = Message(policy) if policy and odds.asked else None
    rows = _ordered(dict(best), own) if best is not None else None
    return OddsLine(title, _ordered(odds.chances, own), exact, odds.error, said, rows, assuming)


def _ordered(chances: dict[str, float], own: bool) -> list[tuple[str, float]]:
    words = [word for word in FATES if word in chances]
    if own:
        words.reverse()
    return [("warfare-fate-" + word, chances[word]) for word in words]


def _says_the_same(line: OddsLine, shown: OddsLine | None) -> bool:
    """Whether a line of fates tells nothing new: it is certain, or it is the result of the die over again."""
    if len(line.classes) == 1:
        return True
    if shown is None or len(shown.classes) != len(line.classes):
        return False
    fates = dict(line.classes)
    for label, p in shown.classes:
        fate = "warfare-fate-" + EXPECTED.get(label, "")
        if abs(fates.get(fate, -1.0) - p) > 1e-9:
            return False
    return True


def warn_unseen(preview: Preview, state: WarfareState, side: int, target: Piece) -> None:
    """warfare.comp.fog: a defence that nobody of the side has seen is not counted, and the preview says so."""
    if unseen(state, side, [target]):
        values: dict[str, Json] = {"unit": piece_word(target)}
        preview.warnings.append(Reason("warfare.comp.fog", "warfare-warning-defence-unknown", values))
