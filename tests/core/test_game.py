"""The driver: questions, dice, forks, undo, standing orders, views."""

from __future__ import annotations

import json

import pytest
from tests.core.duel import Duel

from sandtable.core.dice import DiceScriptError, ScriptedDice
from sandtable.core.game import Game, Refused, new_game
from sandtable.core.question import Choose, Option
from sandtable.core.setup import Setup
from sandtable.core.wire import Json, Message, Reason


def duel(*faces: int, secrets: list[str] | None = None) -> Game:
    options: dict[str, Json] = {"secrets": [word for word in secrets]} if secrets else {}
    dice = ScriptedDice(list(faces)) if faces else None
    return new_game(Duel(), Setup("duel", options=options), seed=3, dice=dice)


def play_out(game: Game, answer: str = "fire") -> None:
    while game.ask is not None:
        game.answer(answer if not game.check(answer) else game.choices()[0])


def test_an_answer_plays_on_to_the_next_question() -> None:
    """Dice are thrown and events told between two questions."""
    game = duel(5, 1)
    events = game.answer("fire")
    assert ["core-rolled"] == [event.message for event in events]
    assert game.ask is not None
    assert (1, "duel.parry") == (game.ask.side, game.ask.why)


def test_an_illegal_answer_changes_nothing() -> None:
    """A refusal names the rule and leaves the game as it was."""
    game = duel()
    for _ in range(3):
        game.answer("aim")
        game.answer("aim")
    before = game.state.digest()
    with pytest.raises(Refused) as refused:
        game.answer("aim")
    assert ["duel.aim.most"] == [reason.why for reason in refused.value.reasons]
    assert before == game.state.digest()
    assert ["fire", "rest"] == game.choices()


def test_a_question_with_one_legal_answer_is_not_asked() -> None:
    """A secret already shown cannot parry again, so the second volley goes straight to its hits."""
    game = duel(5, 1, 1, 1, 5, 5)
    game.answer("fire")
    game.answer("parry")
    game.answer("fire")
    events = game.answer("fire")
    assert ["core-rolled", "duel-hits"] == [event.message for event in events]


@pytest.mark.parametrize(("reasons", "forced"), [([], None), ([Reason("duel.aim", "duel-no")], ["fire"])])
def test_a_choice_with_one_open_option_is_forced(reasons: list[Reason], forced: list[str] | None) -> None:
    """Refused options do not count as choices."""
    options = [Option("fire", Message("duel-fire")), Option("aim", Message("duel-aim"), reasons=reasons)]
    assert forced == Choose(0, "duel.order", Message("duel-ask"), options).forced()


def test_answering_out_of_turn_is_refused() -> None:
    """Only the side that is asked may answer."""
    with pytest.raises(Refused, match="core-refused-not-your-go"):
        duel().answer("aim", side=1)


def test_a_finished_game_takes_no_answer() -> None:
    """When it is over nothing is asked and the result stands."""
    game = duel()
    play_out(game)
    assert game.result is not None
    with pytest.raises(Refused, match="core-refused-over"):
        game.answer("fire")


def test_same_seed_same_game() -> None:
    """Set-up, seed and answers are the whole game."""
    one, two = duel(), duel()
    play_out(one)
    play_out(two)
    assert one.state.digest() == two.state.digest()
    assert [e.wire() for e in one.events] == [e.wire() for e in two.events]


def test_a_fork_does_not_disturb_and_cannot_foresee() -> None:
    """A fork in the middle of an activation stands where the game stands, then rolls dice of its own."""
    game = duel()
    while game.ask is None or game.ask.why != "duel.parry":
        game.answer("fire")
    before = game.state.digest()
    forks = [game.fork() for _ in range(12)]
    assert [before] * 12 == [fork.state.digest() for fork in forks]
    for fork in forks:
        play_out(fork)
    assert before == game.state.digest()
    assert len({fork.state.digest() for fork in forks}) > 1


def test_a_game_that_keeps_no_checkpoints_cannot_be_forked() -> None:
    """Mass simulation trades forks for speed, and says so."""
    game = new_game(Duel(), Setup("duel"), keep=False)
    with pytest.raises(Refused, match="core-refused-no-checkpoints"):
        game.fork()


def test_undo_goes_back_across_checkpoints_while_no_die_fell() -> None:
    """Undo returns to the state, the question and the log of before."""
    game = duel()
    digests = [game.state.digest()]
    for _ in range(3):
        game.answer("aim")
        digests.append(game.state.digest())
    for left in (2, 1, 0):
        game.undo()
        assert digests[left] == game.state.digest()
        assert left == len(game.events)
    with pytest.raises(Refused, match="core-undo-nothing"):
        game.undo()


def test_undo_stops_at_dice() -> None:
    """Once a die fell the answer stands."""
    game = duel(1, 1)
    game.answer("fire")
    with pytest.raises(Refused, match="core-undo-dice"):
        game.undo()


def test_undo_stops_at_a_secret_shown() -> None:
    """An answer that showed something hidden stands, even without dice."""
    game = duel(5, 1)
    game.answer("fire")
    game.answer("parry")
    with pytest.raises(Refused, match="core-undo-revealed"):
        game.undo()


def test_an_answer_after_dice_that_shows_nothing_can_be_undone() -> None:
    """The dice before the answer do not matter, only those after it."""
    game = duel(5, 1)
    game.answer("fire")
    before = game.state.digest()
    game.answer("take")
    game.undo()
    assert before == game.state.digest()
    assert game.ask is not None
    assert "duel.parry" == game.ask.why


def test_undo_of_one_side_takes_back_its_own_last_answer() -> None:
    """A side takes back what it answered, while nobody else has."""
    game = duel()
    game.answer("aim")
    before = game.state.digest()
    game.answer("aim")
    game.undo(side=1)
    assert before == game.state.digest()


def test_undo_never_takes_back_what_another_side_answered() -> None:
    """Side A aimed, side B aimed after it: A's answer stands, whoever asks."""
    game = duel()
    game.answer("aim")
    game.answer("aim")
    before = game.state.digest()
    with pytest.raises(Refused) as refused:
        game.undo(side=0)
    assert ["core-undo-answered"] == [reason.message.id for reason in refused.value.reasons]
    assert before == game.state.digest()


def test_undo_goes_back_over_what_a_standing_order_of_another_side_answered() -> None:
    """An order is no decision: it answers again, whatever is answered instead."""
    game = duel()
    before = game.state.digest()
    game.order(1, "duel.order", "aim")
    game.answer("aim")
    game.undo(side=0)
    assert before == game.state.digest()


def test_standing_orders_answer_in_place_of_an_absent_side() -> None:
    """With an order the question is never put; the answer is in the past all the same."""
    game = duel(5, 5)
    game.order(1, "duel.parry", "parry")
    game.answer("fire")
    assert game.ask is not None
    assert "duel.order" == game.ask.why
    assert [5, 4] == game.state.dump()["lives"]


def test_a_standing_order_given_late_answers_the_waiting_question() -> None:
    """The game does not block on somebody who left an order behind."""
    game = duel(5, 1)
    game.answer("fire")
    events = game.order(1, "duel.parry", "take")
    assert ["duel-hits"] == [event.message for event in events]


def test_the_order_suggested_answers_any_question_with_a_topic() -> None:
    """Whoever does not want to think leaves it to the first legal candidate."""
    game = duel(5, 5)
    game.order(1, "duel.parry", "suggested")
    game.answer("fire")
    assert [5, 4] == game.state.dump()["lives"]


def test_typed_dice_are_a_question() -> None:
    """Companion play: the roll waits for faces, refuses impossible ones, and goes on."""
    game = new_game(Duel(), Setup("duel"), typed=True)
    game.answer("fire")
    assert game.ask is not None
    assert "dice" == game.ask.question.kind
    assert ["core-refused-dice-face"] == [r.message.id for r in game.check([0, 7])]
    assert ["core-refused-dice-number"] == [r.message.id for r in game.check([1])]
    game.answer([6, 6])
    assert "duel.parry" == game.ask.why


def test_scripted_dice_too_few_name_the_rule() -> None:
    """A case with too few dice fails where they are missed."""
    with pytest.raises(DiceScriptError, match=r"duel\.fire rolls 2 dice but the script has 1 left"):
        duel(5).answer("fire")


def test_views_of_games_that_differ_in_secrets_are_equal() -> None:
    """What a side may not know never reaches it: not in the scene, not in the log, not in `known`."""
    one = duel(1, 1, 1, 1, secrets=["sabre", "cloak"])
    two = duel(1, 1, 1, 1, secrets=["sabre", "pistol"])
    for game in (one, two):
        game.answer("fire")
    assert json.dumps(one.view(0).wire()) == json.dumps(two.view(0).wire())
    assert json.dumps(one.view(-1).wire()) == json.dumps(two.view(-1).wire())
    assert one.known(0).digest() == two.known(0).digest()
    assert json.dumps(one.view(1).wire()) != json.dumps(two.view(1).wire())


def test_only_the_asked_side_gets_the_question() -> None:
    """The other side sees whose answer the game waits for, not what is asked."""
    game = duel()
    assert game.view(0).question is not None
    assert game.view(1).question is None
    assert "A" == game.view(1).wire()["waiting_for"]
