"""What four games really send is what tools/wire_shapes.py and the scene's description say: the client's types too."""

import pytest
from tests.nets.moments import SYSTEMS, begun, moments, wider
from tests.nets.wire_fit import misfits

from wire_reading import described

WIRE = described()
GAMES = wider(2, 20)
EVERY = 25  # answers, on average, from one look to the next
ANSWERS = 4


def sent(game):
    """All that a moment sends: views of every side and of an onlooker, the question, and what answers would bring."""
    for side in range(-1, len(game.setup.sides)):
        view = game.view(side).wire()
        yield "SceneView", view["scene"]
        yield "list[GameEvent]", view["events"][-30:]
        yield "Undo", view["undo"]
        yield "Result | None", view["result"]
        yield "Question | None", view["question"]
    if game.ask is None:
        return
    question = game.question()
    for answer in question.candidates()[:ANSWERS]:
        yield "Preview", question.preview(answer).wire()
    yield from inspected(game, question.side)


def inspected(game, side):
    """What the tools tell: reach, sight and targets of units in sight."""
    units = [unit for unit in game.view(side).scene["units"] if not unit["gone"]]
    mine = [unit["id"] for unit in units if unit["side"] == "ABCD"[side]][:1]
    other = [unit["id"] for unit in units if unit["side"] != "ABCD"[side]][:1]
    queries = [{"tool": "reach", "unit": id} for id in mine + other]
    for start in mine:
        for end in other:
            queries += [{"tool": tool, "from": start, "to": end} for tool in ("sight", "target")]
    for query in queries:
        yield "Preview", game.system.inspect(game.state, side, query).wire()


@pytest.mark.parametrize("number", range(GAMES))
@pytest.mark.parametrize("system_id", SYSTEMS)
def test_what_a_game_sends_is_what_is_described(system_id, number):
    """No key is unknown, none is missing, every value is of its type."""
    game = begun(system_id, number)
    found = [line for type, value in sent(game) for line in misfits(value, type, WIRE, type)]
    for _ in moments(game, number, EVERY):
        found += [line for type, value in sent(game) for line in misfits(value, type, WIRE, type)]
        assert [] == found[:10]
    found += [line for type, value in sent(game) for line in misfits(value, type, WIRE, type)]

    assert [] == found[:10]


def test_what_does_not_fit_is_found():
    """The net has no holes: an unknown key, a missing one, a wrong type, a word that is none of those known."""
    reason = {"id": "core-no", "why": "core.no"}

    assert [] == misfits(reason, "Reason", WIRE)
    assert [": Reason has no colour"] == misfits({**reason, "colour": 1}, "Reason", WIRE)
    assert [": Reason lacks why"] == misfits({"id": "core-no"}, "Reason", WIRE)
    assert [".id: 7 is no str"] == misfits({**reason, "id": 7}, "Reason", WIRE)
    assert ["[1]: [1, 2, 3] is no int"] == misfits([0, [1, 2, 3]], "list[int]", WIRE)
    assert [": 3 entries instead of 2"] == misfits([1, 2, 3], "Point", WIRE)
    assert [": 'e' is none of ['a', 'b', 'c', 'd']"] == misfits("e", "Livery", WIRE)
    assert [": True is no int"] == misfits(True, "int", WIRE)
