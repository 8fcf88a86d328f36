"""Win chances: what one party gains the other loses, and the weights that are shipped fit the numbers there are."""

import json
from importlib import resources

import pytest
from tests.nets.moments import begun, moments

from sandtable.ai.value import Value, value_of
from sandtable.ai.value.value import share_of
from sandtable.ai.value.weights import Weights
from sandtable.core.measures import Measures
from sandtable.core.state import Result
from sandtable.core.system import system_ids

SYSTEMS = system_ids()


def positions(system_id, games=2):
    """Measures of positions in the middle of games."""
    for number in range(games):
        game = begun(system_id, number)
        for _ in moments(game, number, 60):
            yield game, game.system.measures(game.state)


@pytest.mark.parametrize("system_id", SYSTEMS)
def test_every_party_has_a_row_of_the_same_numbers(system_id):
    """The first number is the score as it stands, and what is left goes from 1 to 0."""
    for game, measures in positions(system_id):
        assert {len(measures.names)} == {len(row) for row in measures.rows}
        assert 0.0 <= measures.left <= 1.0
        assert len(game.setup.sides) <= len(measures.of_side)
        assert set(measures.of_side) == set(range(len(measures.rows)))


@pytest.mark.parametrize("system_id", SYSTEMS)
def test_numbers_are_taken_without_a_trace(system_id):
    """Looking changes nothing, and gives the same again."""
    for game, measures in positions(system_id, 1):
        before = game.state.digest()

        assert measures.rows == game.system.measures(game.state).rows
        assert before == game.state.digest()


@pytest.mark.parametrize("system_id", SYSTEMS)
def test_chances_are_shared_out(system_id):
    """They add up to one, and with the parties they change places."""
    value = value_of(system_id)
    for _, measures in positions(system_id, 1):
        chances = value.chances(measures)
        turned = value.chances(Measures(measures.names, measures.rows[::-1], measures.left))

        assert 1.0 == pytest.approx(sum(chances))
        assert chances == pytest.approx(turned[::-1])


@pytest.mark.parametrize("system_id", SYSTEMS)
def test_weights_come_with_their_record(system_id):
    """They were learned for the numbers there are, and foretell scenarios they have not seen better than a coin."""
    file = resources.files("sandtable.ai.value") / f"{system_id}.json"
    kept = json.loads(file.read_text("utf-8"))
    game, measures = next(positions(system_id, 1))

    assert list(measures.names) == kept["names"]
    assert kept["record"]["loss_held_out_scenarios"] < kept["record"]["loss_of_a_coin"]
    assert kept["record"]["calibration"]
    assert 0.0 < value_of(system_id).of(game, 0) < 1.0


def test_weights_for_other_numbers_are_refused():
    """What was learned for other numbers says nothing about these."""
    value = Value(Weights(["points"], [1.0], [0.0], 0.0, 0.0))

    with pytest.raises(LookupError):
        value.chances(Measures(("strength",), [[1.0], [2.0]], 0.5))


@pytest.mark.parametrize(
    ("winner", "points", "shares"),
    [
        (0, [3.0, 1.0], [1.0, 0.0]),
        (-1, [1.0, 1.0], [0.5, 0.5]),
        (2, [1.0, 4.0, 4.0, 1.0], [0.0, 1.0, 1.0, 0.0]),
    ],
)
def test_a_finished_game_is_worth_what_it_brought(winner, points, shares):
    """A win is 1, a draw a half; allies, who share their points, win together."""
    result = Result(winner, points, "")

    assert shares == [share_of(result, side) for side in range(len(points))]


def test_more_points_near_the_end_are_nearly_a_win():
    """A lead counts the more the less of the game is left."""
    value = Value(Weights(["points"], [0.1], [0.0], 0.5, 0.2))
    early, late = (value.chances(Measures(("points",), [[2.0], [0.0]], left))[0] for left in (1.0, 0.0))

    assert 0.5 < early < late
