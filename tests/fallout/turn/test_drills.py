"""Drills: a squad moves and attacks on one answer, and each of its questions still has its say."""

import pytest
from tests.fallout.table import battle, squad

from sandtable.core.journal import Seal, journal_of, read_journal, replay
from sandtable.core.verifying import verify
from sandtable.systems.fallout import FalloutSystem

ROW = [[10, 20], [12, 20], [14, 20]]
ARMED = {"type": "squire", "weapon": "pistol"}
DRILL = {"drill": "move_fire", "lead": [10, 18], "formation": "keep", "at": "b"}


def begun(*more, dice=(), foe=None, foes=((11, 10), (13, 10)), **position):
    """A squad of three that is asked what it does, with an enemy squad before it."""
    enemy = squad("b", "B", [list(at) for at in foes], **{**ARMED, **(foe or {})})
    units = [squad("a", "A", ROW, **ARMED), enemy]
    return battle([*units, *more], dice=dice, **position)


def places(game):
    return [(figure.base.x, figure.base.y) for figure in game.state.unit("a").figures]


def test_a_move_in_formation_is_one_answer():
    """Everybody goes as the question of the move would have it, and it is taken back at once."""
    game = begun()
    game.answer({"drill": "move", "lead": [10, 15], "formation": "keep"})
    assert [(10, 15), (12, 15), (14, 15)] == places(game)
    assert "B" == "AB"[game.question().side]

    game.undo()

    assert [(10, 20), (12, 20), (14, 20)] == places(game)


def test_move_and_fire_is_one_answer_and_one_line_of_the_journal():
    """fallout.action.move_fire.penalty: the same dice as answer by answer, and the same state."""
    told, asked = begun(dice=[10, 10, 10]), begun(dice=[10, 10, 10])
    told.answer(DRILL)
    asked.answer("move_fire")
    way = told.question()
    assert 1 == way.side
    turned = asked.question().plan_for({"lead": [10, 18]})
    assert turned.facings
    asked.answer({"lead": [10, 18], "formation": "keep"})
    asked.answer({"at": "b"})

    assert places(told) == places(asked)
    assert told.question().id == asked.question().id
    journal = read_journal(journal_of(told, Seal(0)).text())
    again = replay(FalloutSystem(), journal, len(journal.entries))
    assert 1 == sum(1 for entry in journal.entries if hasattr(entry, "answer"))
    assert told.state.digest() == again.state.digest()
    assert len(journal.entries) == verify(FalloutSystem(), journal).kept


def test_a_charge_goes_into_contact_and_strikes():
    """fallout.action.charge.attack: whoever gets there strikes at once."""
    game = begun(dice=[10] * 3)
    game.answer({"drill": "charge", "at": "b"})

    assert max(y for _, y in places(game)) < 12
    assert 1 == game.question().side


def test_who_stops_it_is_asked_first_and_the_rest_is_asked_again():
    """fallout.action.overwatch.moment: fire out of overwatch ends the drill; where to go and whom to hit is asked."""
    game = begun(dice=[10] * 8, foe={"overwatch": True})
    game.answer(DRILL)
    assert ("overwatch-now", 1) == (game.question().id, game.question().side)
    game.answer("fire")
    while game.question().side == 1:
        game.answer({"at": "a"} if game.question().id == "who-attacks-whom" else "pass")

    assert [(10, 20), (12, 20), (14, 20)] == places(game)
    assert 0 == game.question().side


REFUSED = [
    ({"drill": "dance"}, "fallout.action.same_for_squad.en"),
    ({"drill": "move"}, "fallout.action.same_for_squad.en"),
    ({"drill": "move", "lead": [10, 15], "at": "b"}, "fallout.action.same_for_squad.en"),
    ({"drill": "move_fire", "lead": [10, 18]}, "fallout.action.same_for_squad.en"),
    ({"drill": "attack", "at": "a"}, "fallout.action.same_for_squad.en"),
    ({"drill": "attack", "at": "b", "lead": [10, 18]}, "fallout.action.same_for_squad.en"),
    ({"drill": "attack", "at": "b", "with": ["a-1"]}, "fallout.action.same_for_squad.en"),
    ({"drill": "attack", "at": "far"}, "fallout.range.max"),
    ({"drill": "move", "lead": [10, 2]}, "fallout.action.move.distance"),
    ({"drill": "move", "to": {"a-1": [10, 15]}}, "fallout.coherency.chain.en"),
]


@pytest.mark.parametrize(("answer", "why"), REFUSED)
def test_refusals_say_why(answer, why):
    """By the rule of the question that would not take it."""
    game = begun(squad("far", "B", [[40, 40]], type="squire"))

    assert why == game.check(answer)[0].why
    assert game.question().preview(answer).reasons


def test_a_rehearsal_says_who_cannot_and_why():
    """Who stands behind the wall does not see; the other two attack."""
    wall = {"kind": "wall", "line": [[13.2, 15], [16, 15]]}
    game = begun(terrain=[wall], foes=[(14, 10)])
    preview = game.question().preview({"drill": "attack", "at": "b"})
    cannot = {member.number: member.cannot[0].why for member in preview.members if member.cannot}

    assert {"3": "fallout.los.line"} == cannot
    assert [("b", 2)] == [(mark.unit, mark.sees) for mark in preview.quarry]
    assert preview.odds
