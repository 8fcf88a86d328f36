"""The PettingZoo environments: PettingZoo's own tests over all four games, and what is ours to promise."""

from __future__ import annotations

import pickle
import warnings

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test
from pettingzoo.test.render_test import render_test

from sandtable.ai import bot
from sandtable.core.game import Refused
from sandtable.core.setup import SetupError
from sandtable.core.system import system, system_ids
from sandtable.research import ids, make, named
from sandtable.research.looking import ROW
from sandtable.research.table import ACTIONS, Table
from sandtable.research.zoo import SandtableEnv

FIRST = [next(id for id in ids() if id.startswith(f"sandtable/{game}-")) for game in system_ids()]
TEXT = [id.replace("-v0", "-text-v0") for id in FIRST]


@pytest.mark.parametrize("id", [*FIRST, *TEXT])
def test_pettingzoo_finds_nothing_wrong(id: str) -> None:
    """`api_test`, `seed_test` and `render_test` of PettingZoo."""
    with warnings.catch_warnings():
        warnings.filterwarnings("error", category=UserWarning)
        warnings.filterwarnings("ignore", message="Observation is not a NumPy array")  # nor are the classics'
        warnings.filterwarnings("ignore", message="Observation space for each agent probably should be")
        api_test(make(id), num_cycles=40)
    seed_test(lambda: make(id), num_cycles=40)
    render_test(lambda **choices: make(id, **choices))


def test_there_is_one_for_every_scenario_that_two_can_play() -> None:
    """By game and scenario; names that are none say which is meant."""
    assert "sandtable/fubar-crossroads-v0" in ids()
    assert len(ids()) == sum(
        info.sides_least <= 2 <= info.sides_most for game in system_ids() for info in system(game).scenarios()
    )
    assert ("warfare", "s2", True) == (
        named("sandtable/warfare-s2-text-v0").system,
        named("sandtable/warfare-s2-text-v0").scenario,
        named("sandtable/warfare-s2-text-v0").text,
    )
    with pytest.raises(SetupError, match='did you mean "sandtable/fubar-crossroads-v0"'):
        make("sandtable/fubar-crosroads-v0")
    with pytest.raises(SetupError, match="reward is one of result, margin"):
        make(FIRST[0], reward="glory")


def played(id: str, seed: int, **choices: object) -> SandtableEnv:
    """A whole game by lot, through the environment."""
    env = SandtableEnv(id, **choices)
    env.reset(seed)
    lots = np.random.default_rng(seed)
    while env.agents and not any(env.terminations.values()):
        seen = env.observe(env.agent_selection)
        assert env.observation_space(env.agent_selection).contains(seen)
        env.step(int(lots.choice(np.flatnonzero(seen["action_mask"]))))
    return env


@pytest.mark.parametrize("reward", ["result", "margin"])
def test_what_one_side_gains_the_other_loses(reward: str) -> None:
    """At the end, by result or by margin of points."""
    env = played("sandtable/warfare-s1-v0", 3, reward=reward)
    result = env.table.game.result

    assert result is not None
    assert 0.0 == sum(env.rewards.values())
    if reward == "result":
        assert result.winner < 0 or 1.0 == env.rewards[f"side_{result.winner}"]
    else:
        first, second = result.points
        assert env.rewards["side_0"] == pytest.approx((first - second) / (first + second))


def test_an_illegal_action_loses_the_game_and_changes_nothing() -> None:
    """As in PettingZoo's classics: whoever plays one gets -1, and the others nothing."""
    env = make(FIRST[1])
    env.reset(seed=1)
    seen, *_ = env.last()
    wrong = int(np.flatnonzero(seen["action_mask"] == 0)[-1])
    asked = env.agent_selection
    env.step(wrong)

    assert env.terminations[asked]
    assert -1 == env.rewards[asked]
    table = Table(named(FIRST[1]))
    table.reset(1)
    before = table.game.state.digest()
    with pytest.raises(Refused):
        table.step(ACTIONS - 1)
    assert before == table.game.state.digest()


def test_only_whoever_is_asked_has_candidates() -> None:
    """The other side sees the board, and neither question nor candidates."""
    env = SandtableEnv(FIRST[1])
    env.reset(5)
    other = next(agent for agent in env.agents if agent != env.agent_selection)

    assert env.observe(env.agent_selection)["candidates"].any()
    assert not env.observe(other)["action_mask"].any()
    assert not env.observe(other)["candidates"].any()
    assert (ACTIONS, ROW) == env.observe(other)["candidates"].shape


def test_an_environment_survives_a_pickle() -> None:
    """Workers of a learner are sent one."""
    env = pickle.loads(pickle.dumps(SandtableEnv(FIRST[1], quick=True)))
    env.reset(2)

    assert env.table.quick
    assert 1 == env.observe(env.agent_selection)["action_mask"].max()


def test_observations_know_nothing_hidden() -> None:
    """What a side is shown is worked out from what it knows, and no more: hidden deployment hides."""
    table = Table(named("sandtable/fubar-crossroads-v0"))
    table.reset(4)
    for side in (0, 1):
        known = table.rules.measures(table.game.state.known(side))
        assert known is not None
        shown = table.observation(side)
        assert list(known.rows[side]) == shown[: len(known.names)]
        assert list(known.rows[1 - side]) == shown[len(known.names) : 2 * len(known.names)]


def test_the_answers_of_a_bot_have_their_numbers() -> None:
    """What a bot of the house answers is mostly one of the candidates, so that it can be imitated."""
    table = Table(named("sandtable/warfare-s1-v0"))
    table.reset(1)
    teachers = [bot("greedy", "warfare", side, side) for side in (0, 1)]
    seats = [table.seat(side, side) for side in (0, 1)]
    numbers = []
    while table.asked >= 0:
        answer = teachers[table.asked].answer(seats[table.asked])
        numbers.append(table.number_of(answer))
        table.give(answer)

    assert len(numbers) > 100
    assert min(numbers) >= 0
