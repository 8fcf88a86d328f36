"""Explicit chance: the tree of a game has the odds that previews show, and says who knows what."""

from __future__ import annotations

import importlib
from typing import Any

import pytest
from tests.nets.outcomes import MOST_ASKED, Moment, drawn_moments, made_moments, shown

from sandtable.core.dice import Lots
from sandtable.core.preview import OddsLine
from sandtable.core.system import system_ids
from sandtable.research import new_state
from sandtable.research.chance import CHANCE, TERMINAL, ChanceState, explicit

LARGEST = 100  # leaves of a tree that is followed to its ends
WANTED = 2  # attacks of each game


class TooWide(Exception):  # noqa: N818
    """A tree with more ends than a short test follows."""


def ends(moment: Moment, observers: Any, line: OddsLine) -> dict[str, float]:
    """What a line of the preview counts, over all ends of the tree: label to probability."""
    root = ChanceState(_listening(moment))
    question = root.game.question()
    before = root.game.state.clone()
    begun = len(root.game.events)
    root.apply_answer(moment.answer)
    found: dict[str, float] = {}
    waiting: list[tuple[ChanceState, float, int]] = [(root, 1.0, 0)]
    leaves = 0
    while waiting:
        state, p, asked = waiting.pop()
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(q for _, q in outcomes) == pytest.approx(1.0)
            for outcome, q in outcomes:
                child = ChanceState(_again(state))
                child.apply_action(outcome)
                waiting.append((child, p * q, asked))
            if len(waiting) + leaves > LARGEST:
                raise TooWide
            continue
        if not state.is_terminal() and observers.inside(state.game.question()) and asked < MOST_ASKED:
            state.apply_answer(state.game.question().suggestion())
            waiting.append((state, p, asked + 1))
            continue
        leaves += 1
        events = state.game.events[begun:]
        label = observers.OBSERVERS[line.title.id](
            before, state.game.state, events, line, moment.answer, question
        )
        if label is not None:
            found[label] = found.get(label, 0.0) + p
    return found


def _listening(moment: Moment) -> Any:
    """The moment's game with dice that wait, told aloud: observers read events."""
    game = explicit(moment.game)
    game.state.events = game.events
    return game


def _again(state: ChanceState) -> Any:
    """The same place once more, with all that was told on the way."""
    game = state.game
    copy = type(game)(game.system, game.setup, None, game.bases[-1], game.past, True, True)
    copy.events[:0] = game.events[: game.bases[-1].events]
    return copy


@pytest.mark.parametrize("game", system_ids())
def test_the_tree_gives_the_odds_of_the_preview(game: str) -> None:
    """For some attacks of each game, every end of the tree added up is what the card shows, to nine digits."""
    observers = importlib.import_module(f"tests.nets.observe_{game}")
    compared = 0
    for moment in [*made_moments(game, observers), *drawn_moments(game, 1, 2)]:
        for line in moment.preview.odds:
            if not line.exact or line.assuming is not None or line.policy is not None or line.error:
                continue
            try:
                found = ends(moment, observers, line)
            except TooWide:
                continue
            if sum(found.values()) < 1.0 - 1e-9:
                continue  # the line speaks of a part of what may happen
            told = {label: p for label, p in shown(line).items() if p > 1e-12}
            assert told == pytest.approx(found, abs=1e-9), f"{moment.name}: {line.title.id}"
            compared += len(told) > 1
        if compared >= WANTED:
            break
    assert compared >= WANTED


def test_a_game_is_played_from_node_to_node() -> None:
    """Sides and dice take their turns until the returns are paid; a child leaves its parent alone."""
    state = new_state("sandtable/warfare-s1-v0", seed=3)
    lots = Lots(b"nodes")
    met = set()
    for number in range(3000):
        if state.is_terminal():
            break
        player = state.current_player()
        met.add(player)
        actions = state.legal_actions()
        assert [] == state.legal_actions(1 - player) if player >= 0 else state.is_chance_node()
        action = actions[lots.below(len(actions))]
        if number % 40 == 0:
            before = state.game.state.digest()
            child = state.child(action)
            assert [*state.history(), action] == child.history()
            assert before == state.game.state.digest()
        assert state.action_to_string(action)
        state.apply_action(action)

    assert {0, 1, CHANCE} == met
    assert TERMINAL == state.current_player()
    assert [] == state.legal_actions()
    assert 0.0 == sum(state.returns())
    result = state.game.result
    assert result is not None
    assert result.winner < 0 or 1.0 == state.returns()[result.winner]


def test_information_says_what_a_side_has_seen_and_nothing_more() -> None:
    """Two states that differ in nothing a side may know are one to it; its own question is part of it."""
    one = new_state("sandtable/warzone-meeting-v0", seed=3, options={"deck": True})
    other = one.clone()
    assert one.information_state_string(0) == other.information_state_string(0)
    lots = Lots(b"cards")
    hidden = 0
    for _ in range(400):
        if one.is_chance_node() and one.roll().known_to is not None and len(one.chance_outcomes()) > 1:
            blind = [side for side in (0, 1) if side not in (one.roll().known_to or [])]
            other = one.child(len(one.chance_outcomes()) - 1)
            one = one.child(0)
            for side in blind:
                assert one.information_state_string(side) == other.information_state_string(side)
            hidden += len(blind)
            if hidden > 3:
                break
            continue
        actions = one.legal_actions()
        one.apply_action(actions[lots.below(len(actions))])

    assert hidden
    open_one = new_state("sandtable/warfare-s1-v0", seed=3)
    while not open_one.is_chance_node():
        actions = open_one.legal_actions()
        open_one.apply_action(actions[lots.below(len(actions))])
    children = [open_one.child(outcome) for outcome, _ in open_one.chance_outcomes()]
    assert len(children) > 1
    assert len(children) == len({child.information_state_string(0) for child in children})
