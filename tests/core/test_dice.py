"""Dice: fair, seekable, scripted."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sandtable.core.dice import (
    DiceScriptError,
    Lots,
    ScriptedDice,
    SeededDice,
    commitment,
    faces_of_roll,
    key_of,
)


@given(st.integers(0, 2**40), st.integers(2, 1000), st.integers(0, 80))
def test_every_face_is_on_the_die(seed: int, sides: int, n: int) -> None:
    """A roll has as many dice as asked for, each with a face the die has."""
    faces = faces_of_roll(key_of(seed, []), seed % 97, sides, n)
    assert n == len(faces)
    assert all(1 <= face <= sides for face in faces)


def test_roll_k_needs_no_roll_before_it() -> None:
    """The stream is seekable: roll k is a function of key and k."""
    dice = SeededDice(key_of(5, []))
    rolled = [dice.throw(6, 4, "") for _ in range(20)]
    assert rolled == [faces_of_roll(key_of(5, []), k, 6, 4) for k in range(20)]


@pytest.mark.parametrize("sides", [6, 10, 20, 100])
def test_faces_are_even(sides: int) -> None:
    """Rejection leaves no bias: chi-squared over 60 000 dice stays within five standard deviations."""
    n = 60_000
    counts = [0] * sides
    for face in faces_of_roll(key_of(1, []), 0, sides, n):
        counts[face - 1] += 1
    chi = sum((count - n / sides) ** 2 / (n / sides) for count in counts)
    assert abs(chi - (sides - 1)) < 5 * (2 * (sides - 1)) ** 0.5


def test_entropy_of_a_seat_changes_every_die() -> None:
    """A seat that adds a word makes the dice its own too."""
    assert faces_of_roll(key_of(1, []), 0, 6, 30) != faces_of_roll(key_of(1, ["word"]), 0, 6, 30)


def test_the_commitment_hides_and_binds() -> None:
    """Another seed or another nonce gives another commitment."""
    assert len({commitment(1, "a"), commitment(2, "a"), commitment(1, "b")}) == 3


def test_a_scripted_face_the_die_does_not_have_is_refused() -> None:
    """A d6 shows no 7."""
    with pytest.raises(DiceScriptError, match="a die with 6 faces; the script says 7"):
        ScriptedDice([7]).throw(6, 1, "duel.fire")


def test_unused_faces_are_left_over() -> None:
    """What a script did not need can be asked for."""
    dice = ScriptedDice([1, 2])
    dice.throw(6, 1, "")
    dice.add([3])
    assert [2, 3] == dice.left()


@given(st.integers(0, 2**40), st.integers(1, 1000), st.integers(0, 80))
def test_dice_throw_what_the_stream_says(seed: int, sides: int, n: int) -> None:
    """However a roll is reckoned, its faces are those of the documented stream, and one number is one face."""
    key = key_of(seed, [])
    at = seed % 97
    assert faces_of_roll(key, at, sides, n) == SeededDice(key, at).throw(sides, n, "")
    assert faces_of_roll(key, at, sides, 1)[0] - 1 == SeededDice(key, at).below(sides)


def test_rolls_that_are_passed_over_count() -> None:
    """Passing over two rolls leaves the dice where throwing them would have."""
    thrown, passed = SeededDice(key_of(5, [])), SeededDice(key_of(5, []))
    thrown.throw(6, 1, "")
    thrown.throw(6, 3, "")
    passed.pass_over(2)
    assert thrown.throw(6, 9, "") == passed.throw(6, 9, "")


@pytest.mark.parametrize("n", [1, 2, 6, 24, 100, 256, 257, 1000])
def test_lots_are_even_and_below_their_number(n: int) -> None:
    """Rejection leaves no bias: chi-squared over 200 lots a number stays within five standard deviations."""
    lots = Lots(key_of(2, []))
    counts = [0] * n
    for _ in range(200 * n):
        counts[lots.below(n)] += 1
    chi = sum((count - 200) ** 2 / 200 for count in counts)
    assert abs(chi - (n - 1)) <= 5 * (2 * (n - 1)) ** 0.5


def test_lots_draw_every_byte_of_the_stream_once() -> None:
    """Block after block is used up: numbers below 256 are the bytes of the blocks in order."""
    lots = Lots(key_of(3, []), 7)
    drawn = [lots.below(256) for _ in range(150)]
    blocks = [face - 1 for at in range(7, 10) for face in faces_of_roll(key_of(3, []), at, 256, 64)]
    assert blocks[:150] == drawn
    assert 10 == lots.at


def test_the_stream_is_what_clients_check_it_by() -> None:
    """The same seed and words give the same faces for ever: browsers reckon them by themselves."""
    key = key_of(4611686018427387904, ["", "a word", "é"])

    assert "d0a19896b98daa68bba75a83088d6e94cefb080ac2a8b4783f421bd8fdf84f3e" == commitment(2**62, "salt")
    assert [1, 4, 6] == faces_of_roll(key, 0, 6, 3)
    assert [8, 9, 9, 9, 1] == faces_of_roll(key, 1, 10, 100)[-5:]
    assert [29, 236, 201, 185, 287] == faces_of_roll(key, 3, 300, 5)


@pytest.mark.parametrize("dice", [SeededDice(key_of(3, [])), Lots(key_of(3, []))])
def test_more_than_two_bytes_tell_apart_is_refused_at_once(dice):
    """Up to 65,536 there is a draw; beyond, a sentence instead of a search without end."""
    assert 0 <= dice.below(65536) < 65536
    with pytest.raises(ValueError, match="65,536 at most"):
        dice.below(65537)
