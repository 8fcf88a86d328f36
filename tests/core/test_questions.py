"""Questions of the eight kinds: their ids, their fields on the wire, the shape of their answers, drawing by number."""

from typing import ClassVar

import pytest

from sandtable.core.dice import SeededDice
from sandtable.core.question import (
    MOVING,
    PLACING,
    Allot,
    Choice,
    Choose,
    Hex,
    Move,
    Option,
    Place,
    Question,
    Select,
    Target,
    axial_of,
    facing_of,
    misshapen,
    strange_key,
    target_line,
)
from sandtable.core.wire import Json, Message, Reason

ASK = Message("ask")


class WhereTo(Move):
    """One class that names its question."""

    identity: ClassVar[str] = "where-to"


class Numbers(Question):
    """Ten numbers of which the even ones are legal; none is worked out but those that are drawn."""

    def __init__(self) -> None:
        super().__init__(0, "rule", ASK)
        self.made: list[int] = []

    def count(self) -> int:
        return 10

    def nth(self, number: int) -> Json:
        self.made.append(number)
        return number

    def candidates(self) -> list[Json]:
        return [self.nth(number) for number in range(10)]

    def check(self, answer: Json) -> list[Reason]:
        return [] if isinstance(answer, int) and answer % 2 == 0 else [Reason("rule", "odd")]


class Listed(Numbers):
    """The same numbers drawn out of the whole list."""

    def count(self) -> int:
        return -1


class Lazy(Choice):
    """Options that are listed when read."""

    def list_options(self) -> list[Option]:
        return [Option("yes", ASK), Option("no", ASK, reasons=[Reason("rule", "forbidden")])]


def test_a_question_is_named_by_its_class_or_by_who_asks_it() -> None:
    """The id of the class holds unless the question was given another."""
    assert "where-to" == WhereTo(0, "rule", ASK).wire()["id"]
    assert "flee-to" == WhereTo(0, "rule", ASK, id="flee-to").wire()["id"]
    assert "yes-no" == Choose(0, "rule", ASK, [], id="yes-no").id


def test_each_kind_is_a_class() -> None:
    """Clients draw a question by its kind, and no subclass writes it again."""
    kinds = [kind.kind for kind in (Choose, Choice, Select, Allot, Place, Move, Target, Hex)]

    assert ["choose", "choose", "select", "allot", "place", "move", "target", "hex"] == kinds


def test_options_listed_when_read_answer_as_those_given() -> None:
    """A choice refuses what its refused options say, and what is no option at all."""
    question = Lazy(0, "rule", ASK)

    assert [] == question.check("yes")
    assert ["forbidden"] == [reason.message.id for reason in question.check("no")]
    assert ["core-refused-no-such-option"] == [reason.message.id for reason in question.check("perhaps")]
    assert ["yes"] == question.choices()
    assert question.details() == Choose(0, "rule", ASK, question.list_options()).details()


@pytest.mark.parametrize("seed", range(6))
def test_drawing_by_number_is_the_draw_out_of_the_list(seed: int) -> None:
    """A question that knows how many candidates it has draws the same, and works out only what it draws."""
    quick, whole = Numbers(), Listed()

    assert whole.draw(SeededDice(bytes([seed] * 32))) == quick.draw(SeededDice(bytes([seed] * 32)))
    assert len(quick.made) < 10


@pytest.mark.parametrize(
    "answer",
    [
        None,
        [],
        {"somewhere": [1, 2]},
        {"lead": [1]},
        {"lead": [1, 2, 3]},
        {"lead": [True, 2]},
        {"lead": None},
        {"lead": [1, 2], "to": {}},
        {"formation": "line"},
        {"lead": [1, 2], "formation": 3},
        {"to": [1, 2]},
        {"to": {"a": "there"}},
        {"to": {"stranger": [1, 2]}},
        {"to": {"a": [1, 2]}, "via": {"b": [[1, 1]]}},
        {"to": {"a": [1, 2]}, "via": {"a": [1, 1]}},
        {"facing": "north"},
        {"facing": {"a": "north"}},
        {"facing": {"stranger": 90}},
        {"then": 7},
    ],
)  # fmt: skip
def test_a_misshapen_answer_is_known_as_one(answer: Json) -> None:
    """Whatever means nothing in an answer about places is refused, never passed over."""
    assert misshapen(answer, MOVING, ["a", "b"])


@pytest.mark.parametrize(
    "answer",
    [
        {},
        {"lead": [1, 2]},
        {"lead": [1, 2.5], "formation": "line", "then": "fire"},
        {"to": {"a": [1, 2], "b": [3, 4]}, "via": {"a": [[1, 1], [1, 2]]}},
        {"to": {"a": [1, 2]}, "facing": {"a": 90}},
        {"facing": 90},
        {"lead": [1, 2], "via": {"a": [[1, 1]]}},
    ],
)  # fmt: skip
def test_a_wellformed_answer_passes(answer: Json) -> None:
    """One place for the leader or one for each, ways to them, facings for all or for each."""
    assert not misshapen(answer, MOVING, ["a", "b"])


def test_a_key_of_another_kind_of_question_is_strange() -> None:
    """Nothing is moved on its way where things are only set down."""
    assert misshapen({"to": {"a": [1, 2]}, "via": {"a": []}}, PLACING)
    assert "via" == strange_key({"to": {}, "via": {}}, PLACING)
    assert strange_key("to", PLACING) is None


def test_a_facing_is_one_for_all_or_one_for_each() -> None:
    """Degrees, or a table of them; None where nothing is said."""
    assert 90.0 == facing_of({"facing": 90}, "a")
    assert 45.0 == facing_of({"facing": {"a": 45}}, "a")
    assert facing_of({"facing": {"a": 45}}, "b") is None
    assert facing_of({}, "a") is None


def test_a_hex_is_two_whole_numbers() -> None:
    """Axial coordinates and nothing else."""
    assert (2, -1) == axial_of([2, -1])
    assert [None] * 4 == [axial_of(answer) for answer in ([2], [2, 1.0], [True, 1], "2,1")]


def test_a_target_that_may_be_attacked_has_no_reasons() -> None:
    """The others have theirs, by rule."""
    refused = target_line("u2", ["a"], [Reason("rule", "too-far")])

    assert {"unit": "u1", "tokens": ["a"]} == target_line("u1", ["a"], [])
    assert {"unit": "u2", "tokens": ["a"], "reasons": [{"id": "too-far", "why": "rule"}]} == refused


def test_fields_are_those_of_the_kind() -> None:
    """What may be left out is left out."""
    place = Place(0, "rule", ASK)
    move = Move(0, "rule", ASK)

    assert ["tokens", "zones", "spacing", "facing"] == list(place.fields(["a"], [], 1.0, False))
    assert ["tokens", "then", "formations", "facing", "snaps"] == list(
        move.fields([("a", 5.0)], [], [], False)
    )
    assert {"hexes": [[0, 1]], "facing": False, "may_pass": True} == Hex(0, "rule", ASK).fields(
        [[0, 1]], may_pass=True
    )
