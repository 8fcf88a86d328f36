"""What an answer would bring: the rule that is played, played on copies of what the asking side knows.

Nothing is reckoned here a second time. The die that is shown is the one the rule is about to roll on the copy, the
price is what it has paid by then, and the odds are those of the pieces after it has run its course.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from typing import final

from sandtable.core.effects import Ask, Effect, Roll
from sandtable.core.odds import Odds, Rest, first_choice, odds
from sandtable.core.preview import OddsLine, Preview
from sandtable.core.wire import Json, Message, Reason
from sandtable.systems.warfare.attack.price_preview import show_price
from sandtable.systems.warfare.state.action_track import reaction_order
from sandtable.systems.warfare.state.dice import ColourRoll, ladder_of, modifiers_of, result_line
from sandtable.systems.warfare.state.names import piece_word
from sandtable.systems.warfare.state.record import known_state, knows
from sandtable.systems.warfare.state.state import (
    MORALE,
    Counter,
    Piece,
    Support,
    Unit,
    WarfareState,
)

Deed = Callable[[WarfareState], Coroutine[Effect, object, object]]
"""Plays an answer on any state that has the pieces of the one it was asked in."""

BUDGET = 100
"""So many ways through a deed are followed with all answers, and as many again with those of the policy alone before it
is sampled: about five thousandths of a second."""
SAMPLES = 300
APART = "|"

FATES = (
    "none", "steady", "shaken", "suppressed", "damage1", "damage1-shaken", "damage1-suppressed", "damage2",
    "damage2-shaken", "damage2-suppressed", "stays", "shown", "turned", "removed", "eliminated",
)  # fmt: skip
"""What may become of a piece, in rising order; each has a text `warfare-fate-…`."""
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


def harm_of(piece: Piece | Counter) -> float:
    """How badly off a piece is, for the choices of best play."""
    if isinstance(piece, Counter):
        return 0.0
    return 8.0 if piece.gone else 2.0 * piece.damage + 1.0 * piece.morale


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
class Outlook:
    """One deed on copies of what a side knows; `watched` are the pieces whose fate is wanted."""

    __slots__ = ("copy", "deed", "known", "side", "watched")

    def __init__(
        self, state: WarfareState, side: int, deed: Deed, watched: Sequence[Piece | Counter] = ()
    ) -> None:
        self.known = known_state(state, side)
        self.side = side
        self.deed = deed
        self.watched = watched
        self.copy = self.known

    def start(self) -> Coroutine[Effect, object, object]:
        """Begins the deed on a copy of what is known: one for all runs, put back before each."""
        if self.copy is self.known:
            self.copy = self.known.clone()
        else:
            self.copy.put_back(self.known)
        return self.deed(self.copy)

    def keep(self) -> object:
        """How the copy is now."""
        return self.copy.clone()

    def again(self, kept: object, rest: Rest) -> Coroutine[Effect, object, object]:
        """Begins the rest of the deed where the copy was so."""
        assert isinstance(kept, WarfareState)
        self.copy.put_back(kept)
        return rest()

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

    def label(self, ended: object) -> str:
        """What has become of all that are watched."""
        return APART.join(fate_of(twin(self.known, one), twin(self.copy, one)) for one in self.watched)

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

    def worth(self, ended: object) -> float:
        """How the asking side likes it: harm to others is good, harm to its own is not."""
        total = 0.0
        for one in self.watched:
            total += (-1.0 if self.own(one) else 1.0) * harm_of(twin(self.copy, one))
        return total

    def odds(self, best: bool) -> Odds:
        """What becomes of those watched, all at once; with `best` also when every side chooses best on the way."""
        worth = self.worth if best else None
        return odds(
            self.start,
            self.label,
            first_choice,
            BUDGET,
            worth,
            self.side,
            self.look,
            SAMPLES,
            self.keep,
            self.again,
        )


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
    odds = outlook.odds(bool(policy))
    for number, piece in enumerate(watched):
        line = _fate_line(outlook, odds.by(_Part(number).of), piece, policy, fates_assuming or assuming)
        if not _says_the_same(line, shown):
            preview.odds.append(line)


@final
class _Part:
    """One of the pieces of a joint label."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def of(self, label: str) -> str:
        return label.split(APART)[self.number]


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
