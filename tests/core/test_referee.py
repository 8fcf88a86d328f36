"""The referee protocol and the conformance runner on top of it."""

from __future__ import annotations

import pytest
from tests.core.duel import Duel

from sandtable.core.conformance import Case, CaseError, cases_of, inside, look_up, run_case
from sandtable.core.referee import Referee
from sandtable.core.setup import Setup
from sandtable.core.system import register
from sandtable.core.wire import Json, Reason


class Strict(Duel):
    """A duel that refuses crowds."""

    id = "strict"

    def check_setup(self, setup: Setup) -> list[Reason]:
        return [] if len(setup.sides) == 2 else [Reason("duel.two", "duel-crowd")]


register(Duel())
register(Strict())


def started(*faces: int) -> Referee:
    referee = Referee()
    reply = referee.handle({"do": "new", "setup": {"system": "duel"}, "dice": list(faces)})
    assert reply["ok"], reply
    return referee


def test_a_game_by_commands() -> None:
    """new, choices, check, answer, state, view and journal carry a game."""
    referee = started(5, 1)
    assert ["fire", "aim"] == referee.handle({"do": "choices"})["choices"]
    reply = referee.handle({"do": "answer", "answer": "fire", "side": "A"})
    assert "B" == reply["side"]
    assert [5, 5] == referee.handle({"do": "state"})["state"]["lives"]  # type: ignore[index,call-overload]
    assert referee.handle({"do": "view", "side": "B"})["view"]["question"]  # type: ignore[index,call-overload]
    assert "sandtable" in str(referee.handle({"do": "journal"})["journal"])


def test_an_answer_whose_dice_run_out_changes_nothing() -> None:
    """`ok: false` means that nothing has changed: same question, same dice, and the answer may be given again."""
    referee = started(5)
    before = referee.handle({"do": "state"}), referee.handle({"do": "ask"}), referee.handle({"do": "journal"})
    reply = referee.handle({"do": "answer", "answer": "fire"})
    assert "the script has 1 left" in str(reply["error"])
    assert before == (
        referee.handle({"do": "state"}),
        referee.handle({"do": "ask"}),
        referee.handle({"do": "journal"}),
    )
    reply = referee.handle({"do": "dice", "faces": [1, 6]})
    assert (True, [5, 1, 6], "A") == (reply["ok"], reply["left"], reply["side"])
    reply = referee.handle({"do": "answer", "answer": "fire"})
    assert (True, "B") == (reply["ok"], reply["side"])


def test_an_order_whose_dice_run_out_is_not_taken() -> None:
    """A standing order that answers at once and finds no dice is as if it had never been given."""
    referee = started(5, 5)
    referee.handle({"do": "answer", "answer": "fire"})
    assert referee.handle({"do": "order", "side": "B", "topic": "duel.parry", "order": "take"})["ok"]
    before = referee.handle({"do": "state"}), referee.handle({"do": "ask"})
    reply = referee.handle({"do": "order", "side": "B", "topic": "duel.order", "order": "fire"})
    assert "the script has 0 left" in str(reply["error"])
    assert before == (referee.handle({"do": "state"}), referee.handle({"do": "ask"}))
    reply = referee.handle({"do": "answer", "answer": "aim"})
    assert (True, "A") == (reply["ok"], reply["side"])  # the order is gone: nothing fires


def test_a_game_that_cannot_begin_leaves_the_one_before() -> None:
    """A refused `new` or `load` does not lose what is being played."""
    referee = started(5, 5)
    before = referee.handle({"do": "state"})
    assert not referee.handle({"do": "new", "setup": {"system": "duel", "colour": 1}})["ok"]
    assert not referee.handle({"do": "new", "setup": {"system": "duel"}, "seed": -1})["ok"]
    assert not referee.handle({"do": "load", "journal": "{}"})["ok"]
    assert before == referee.handle({"do": "state"})
    assert [5, 5] == referee.handle({"do": "dice"})["left"]


def test_a_journal_is_loaded_and_goes_on() -> None:
    """A game handed over as a journal continues from its last entry."""
    first = started(1, 1)
    first.handle({"do": "answer", "answer": "fire"})
    second = Referee()
    reply = second.handle({"do": "load", "journal": first.handle({"do": "journal"})["journal"], "seed": 4})
    assert (True, "B") == (reply["ok"], reply["side"])


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        (None, '"do" must be one of'),
        ({"do": "fly"}, '"do" must be one of'),
        ({"do": "choices"}, "there is no game yet"),
        ({"do": "new", "setup": {"system": "chess"}}, 'there is no system "chess"'),
        ({"do": "new", "setup": {"system": "duel", "colour": 1}}, 'unknown key "colour"'),
        (
            {"do": "new", "setup": {"system": "duel", "sides": [{"armour": 1}, {}]}},
            'unknown key "armour" in a side',
        ),
        ({"do": "new", "setup": {"system": "duel", "sides": [{}] * 5}}, "1 to 4 sides"),
        ({"do": "new", "setup": {"system": "duel", "sides": 3}}, "1 to 4 sides"),
        ({"do": "new", "setup": {"system": "duel", "sides": [1, 2]}}, "each side is an object"),
        (
            {"do": "new", "setup": {"system": "duel", "scenario": 7}},
            '"scenario" in the set-up must be a text',
        ),
        ({"do": "new", "setup": {"system": "duel", "options": []}}, "options must be an object"),
        ({"do": "new", "setup": {"system": "duel"}, "seed": -1}, '"seed" must be a whole number'),
        ({"do": "load", "journal": "nonsense"}, "not JSON"),
    ],
)
def test_bad_commands_get_a_sentence(command: Json, sentence: str) -> None:
    """Whatever comes in, a sentence goes out."""
    reply = Referee().handle(command)
    assert not reply["ok"]
    assert sentence in str(reply["error"])


def case(**body: Json) -> Case:
    return Case("duel.toml", {"title": "t", "rules": ["duel.fire"], "setup": {"system": "duel"}, **body})


def test_a_case_that_holds_passes() -> None:
    """Events in order, state by path, the next question: all as written."""
    run_case(
        case(
            dice=[5, 5],
            asked="duel.order",
            step=[
                {"answer": "fly", "refused": "duel.order"},
                {"answer": "fire", "asked": "duel.parry", "side": "B", "options": {"parry": ""}},
                {
                    "answer": "take",
                    "events": [{"id": "duel-hits", "values": {"hits": 2}}],
                    "state": {"lives.1": 3},
                },
            ],
        )
    )


@pytest.mark.parametrize(
    ("body", "sentence"),
    [
        ({"dice": [5, 5, 5], "step": [{"answer": "fire"}, {"answer": "take"}]}, r"dice left over: \[5\]"),
        ({"dice": [5], "step": [{"answer": "fire"}]}, "rolls 2 dice but the script has 1 left"),
        ({"dice": [], "asked": "duel.parry"}, "asked duel.order, expected duel.parry"),
        ({"dice": [], "side": "B"}, "A is asked, expected B"),
        ({"dice": [], "state": {"lives.0": 4}}, "state lives.0 is 5, expected 4"),
        ({"dice": [], "step": [{"answer": "aim", "events": ["duel-hits"]}]}, "no event"),
        ({"dice": [], "step": [{"answer": "aim", "no_events": ["duel-aims"]}]}, "should not"),
        ({"dice": [], "step": [{"answer": "aim", "refused": "duel.aim"}]}, "should be refused"),
        ({"dice": [], "step": [{"answer": "rest", "refused": "duel.aim"}]}, "expected duel.aim"),
        ({"dice": [], "step": [{"options": {"aim": "duel.aim.most"}}]}, "option aim is refused by"),
        ({"dice": [], "step": [{"options": {"rest": "absent"}}]}, "is there and should not be"),
        ({"dice": [], "step": [{"reply": "aim"}]}, 'unknown key "reply"'),
    ],
)
def test_a_case_that_does_not_hold_says_where(body: dict[str, Json], sentence: str) -> None:
    """Each kind of difference is found and named."""
    with pytest.raises(CaseError, match=sentence):
        run_case(case(**body))


def test_a_case_may_be_a_set_up_that_is_refused() -> None:
    """`refused` at the top of a case names the rule against its set-up; it is not played."""
    crowd: dict[str, Json] = {"system": "strict", "sides": [{}, {}, {}]}
    run_case(case(setup=crowd, refused="duel.two"))
    with pytest.raises(CaseError, match=r"refused with \['duel\.two'\], expected duel\.fire"):
        run_case(case(setup=crowd, refused="duel.fire"))
    with pytest.raises(CaseError, match=r"accepted; it should be refused with duel\.two"):
        run_case(case(setup={"system": "strict"}, refused="duel.two"))


def test_a_case_needs_title_and_rules() -> None:
    """Cases without rules pin nothing and are refused."""
    with pytest.raises(CaseError, match="needs a title and rules"):
        cases_of("x.toml", '[[case]]\ntitle = "t"\n', "duel")
    with pytest.raises(CaseError, match="no \\[\\[case\\]\\] in it"):
        cases_of("x.toml", "", "duel")


def test_inside_compares_as_far_as_asked() -> None:
    """Tables may hold more, lists may not; numbers agree to a hundredth."""
    assert inside({"a": [1.001]}, {"a": [1], "b": 2})
    assert not inside({"a": [1]}, {"a": [1, 2]})
    assert not inside({"a": 1}, {"b": 1})


def test_paths_find_list_entries_by_id() -> None:
    """`units.rifles.pinned` finds the entry whose id is rifles."""
    assert 2 == look_up({"units": [{"id": "rifles", "pinned": 2}]}, "units.rifles.pinned")
    assert look_up({"units": []}, "units.rifles.pinned") is None
