"""Whole games by random answers: they end, repeat to the last byte, fork quietly, and never break the table's laws."""

import json
from pathlib import Path

import pytest

from sandtable.core.dice import SeededDice
from sandtable.core.game import new_game
from sandtable.core.setup import Setup, SideSetup
from sandtable.i18n import Texts, text_folders
from sandtable.systems.warzone import WarzoneSystem
from sandtable.systems.warzone.book.profiles import IMPASSABLE
from sandtable.systems.warzone.ground.terrain import kind_of
from sandtable.systems.warzone.state.resource import with_decks
from sandtable.systems.warzone.turn.activation import WhichSquad
from sandtable.table import overlaps

MISSIONS = ["meeting", "sabotage", "assassin", "breakout", "harvest"]
SMALL = {"points": 500}
RULES = WarzoneSystem()
TEXT = Path(__file__).resolve().parents[2] / "src/sandtable/systems/warzone/text"


def setup_for(mission, seed, options):
    """A small game with generated terrain and armies."""
    return Setup("warzone", mission, [SideSetup(), SideSetup()], options={**SMALL, **options}, layout=seed)


def bars(state, piece):
    """Whether nobody walks over a piece: buildings and bunkers are climbed, never entered; trees are not solid."""
    kind = kind_of(state, piece)
    return kind.ground == IMPASSABLE or kind.solid


def drawn(game, dice):
    """An answer drawn among the candidates until one is legal."""
    waiting = game.question().candidates()[:]
    while waiting:
        answer = waiting.pop(dice.below(len(waiting)))
        if not game.check(answer):
            return answer
    return pytest.fail(f"{game.ask.why}: no candidate is legal")


def random_game(mission, seed, options=None, after=None, keep=False):
    """A game to its end; `after` looks at it after every answer."""
    game = new_game(RULES, setup_for(mission, seed, options or {}), seed, listen=keep, keep=keep)
    dice = SeededDice(f"answers {seed}".encode())
    for _ in range(8000):
        if game.ask is None:
            return game
        game.answer_legal(drawn(game, dice))
        if after is not None:
            after(game)
    return pytest.fail("the game does not end")


def check_table(game):
    """warzone.move.through, warzone.terrain.impassable: nobody stands on another, off the table or in a wall."""
    if game.ask is None or not isinstance(game.question(), WhichSquad):
        return
    state = game.state
    standing = [model for side in (0, 1) for model in state.field(side)]
    for number, model in enumerate(standing):
        assert state.board.inside(model.base, 0.03), f"{model.id} is off the table"
        for other in standing[:number]:
            assert not overlaps(model.base, other.base, 0.04), f"{model.id} stands upon {other.id}"
        if model.altitude <= 0.0:
            for piece in state.board.pieces:
                assert not (bars(state, piece) and piece.meets(model.base, 0.05)), (
                    f"{model.id} is in {piece.id}"
                )
    for squad in state.squads:
        assert len(squad.living()) <= squad.opening
        assert squad.destroyed == (not squad.living())


@pytest.mark.parametrize("mission", MISSIONS)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_random_game_ends(mission, seed):
    """Every mission comes to a result within its turns, without a dead end."""
    game = random_game(mission, seed)

    assert game.result is not None
    assert 2 == len(game.result.points)
    assert game.state.turn <= game.state.mission.turns


@pytest.mark.parametrize("options", [{"deck": True}, {"level": 4}, {"points": 1000, "table": "large"}])
def test_decks_levels_and_large_tables_end_too(options):
    """The advanced game, several missions at once and larger armies come to a result."""
    game = random_game("meeting", 5, options)

    assert game.result is not None
    assert bool(options.get("deck")) == with_decks(game.state)


@pytest.mark.parametrize("mission", MISSIONS)
def test_no_answer_breaks_the_laws_of_the_table(mission):
    """warzone.move.through and its sisters hold whenever nobody is on his way."""
    random_game(mission, 4, after=check_table)


@pytest.mark.parametrize("mission", ["meeting", "breakout"])
def test_the_same_seed_plays_the_same_game(mission):
    """Set-up, seed and answers are the whole game, whether or not copies are kept on the way."""
    first = random_game(mission, 6)
    second = random_game(mission, 6, keep=True)

    assert first.state.digest() == second.state.digest()
    assert first.result.wire() == second.result.wire()


def test_forks_leave_the_game_alone():
    """A fork from any question plays on by itself: the game stands as before, and so does every later one."""
    seen = []

    def fork(game):
        seen.append(len(game.past))
        if len(seen) % 40 == 0 and game.ask is not None:
            before = game.state.digest()
            copy = game.fork()
            assert before == copy.state.digest()
            assert game.question().wire() == copy.question().wire()
            copy.answer_legal(drawn(copy, SeededDice(b"fork")))
            assert before == game.state.digest()

    forked = random_game("meeting", 7, after=fork, keep=True)

    assert random_game("meeting", 7).state.digest() == forked.state.digest()


def secrets_changed(state, side):
    """The same state with another hand and deck for one side: what the other side may not know."""
    copy = state.clone()
    holder = copy.sides[side]
    cards = sorted(copy.catalogue.cards)
    holder.hand = [cards[(cards.index(card) + 7) % len(cards)] for card in holder.hand]
    holder.deck = [cards[(cards.index(card) + 11) % len(cards)] for card in holder.deck]
    return copy


def test_views_do_not_leak_hands_or_decks():
    """Games that differ in a hidden hand and deck alone look the same to the opponent and to onlookers."""
    checked = []

    def look(game):
        if len(game.past) % 60:
            return
        for side in (0, 1):
            other = secrets_changed(game.state, side)
            for viewer in (1 - side, -1):
                checked.append(viewer)
                assert json.dumps(RULES.scene(game.state, viewer)) == json.dumps(RULES.scene(other, viewer))
            known, guessed = game.state.known(1 - side), other.known(1 - side)
            assert known.digest() == guessed.digest()

    random_game("meeting", 8, {"deck": True}, look)

    assert len(checked) > 8


def messages(value):
    """Every message within a wired value, the nested ones included."""
    if isinstance(value, dict):
        if isinstance(value.get("id"), str) and value["id"].startswith(("warzone-", "core-")):
            yield value
        for part in value.values():
            yield from messages(part)
    elif isinstance(value, list):
        for part in value:
            yield from messages(part)


@pytest.mark.parametrize(
    ("mission", "options"), [("meeting", {"deck": True}), ("sabotage", {}), ("harvest", {})]
)
def test_everything_can_be_said(mission, options):
    """Whatever a game asks, refuses, previews or tells can be said in both languages and sent as JSON."""
    folders = [folder for folder in text_folders() if folder != TEXT] + [TEXT]
    texts = [Texts(language, folders, strict=True) for language in ("en", "it")]
    game = new_game(RULES, setup_for(mission, 9, options), 9, keep=False)
    dice = SeededDice(b"sayings")
    count = 0
    while game.ask is not None:
        count += 1
        question = game.question()
        sent = []
        if count % 7 == 0:
            sent.append(question.wire())
            sent.extend(question.preview(answer).wire() for answer in question.candidates()[:2])
        sent.extend(event.wire() for event in game.answer_legal(drawn(game, dice)))
        json.dumps(sent)
        assert all("{" not in said.message(message) for said in texts for message in messages(sent))
