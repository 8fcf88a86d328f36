"""PettingZoo: an AEC environment for every scenario. It needs the extra `research`."""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from sandtable.core.setup import SetupError
from sandtable.research.looking import ROW
from sandtable.research.naming import named
from sandtable.research.table import ACTIONS, SIDES, Table
from sandtable.research.wording import CHARSET, LONGEST, told

BOUND = 1000.0  # numbers beyond are cut off
AGENTS = tuple(f"side_{side}" for side in range(SIDES))
MODES = ("human", "ansi")


def env(id: str, **choices: Any) -> Any:
    """The environment with PettingZoo's wrappers: an illegal action loses the game, actions out of order are errors."""
    raw: Any = SandtableEnv(id, **choices)
    return wrappers.OrderEnforcingWrapper(
        wrappers.AssertOutOfBoundsWrapper(wrappers.TerminateIllegalWrapper(raw, illegal_reward=-1))
    )


class SandtableEnv(AECEnv, EzPickle):
    """Two sides, asked in the order of the rules, which may ask one of them several times running.

    `reward`: "result" (1, 0, -1) or "margin" (points); `quick` sets both sides up as suggested; `armies`, `options`
    and `edition` are the set-up's. A seed of `reset` is the game: its terrain, its drawn armies and its dice.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": list(MODES),
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(self, id: str, render_mode: str | None = None, **choices: Any) -> None:
        super().__init__()
        EzPickle.__init__(self, id, render_mode, **choices)
        if render_mode not in (None, *MODES):
            raise SetupError(f'render_mode is one of {", ".join(MODES)}, not "{render_mode}"')
        self.name = named(id)
        self.metadata = {**type(self).metadata, "name": id}  # type: ignore[misc] # PettingZoo reads it off either
        self.render_mode = render_mode
        self.table = Table(self.name, **choices)
        self.possible_agents = list(AGENTS)
        self.agents: list[str] = list(AGENTS)
        shown = self._space()
        self.observation_spaces = dict.fromkeys(AGENTS, shown)
        self.action_spaces = {agent: spaces.Discrete(ACTIONS) for agent in AGENTS}
        self._next_seed = 0
        self._clear()

    def _space(self) -> Any:
        mask = spaces.Box(0, 1, (ACTIONS,), np.int8)
        numbers = spaces.Box(-BOUND, BOUND, (self.table.observation_size,), np.float32)
        if self.name.text:
            words = spaces.Text(max_length=LONGEST, min_length=0, charset=CHARSET)
            return spaces.Dict({"observation": numbers, "action_mask": mask, "text": words})
        rows = spaces.Box(-BOUND, BOUND, (ACTIONS, ROW), np.float32)
        return spaces.Dict({"observation": numbers, "action_mask": mask, "candidates": rows})

    def observation_space(self, agent: str) -> Any:
        """The same for both sides."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Which candidate of the question, by its number."""
        return self.action_spaces[agent]

    def _clear(self) -> None:
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = AGENTS[max(self.table.asked, 0)]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins the game of a seed; without one, the next."""
        del options
        if seed is not None:
            self._next_seed = seed
        self.table.reset(self._next_seed)
        self._next_seed += 1
        self.agents = list(AGENTS)
        self._clear()

    def observe(self, agent: str) -> dict[str, Any]:
        """What a side knows. Candidates and their mask are empty for whoever is not asked."""
        side = AGENTS.index(agent)
        asked = self.table.asked == side and not self.table.cut
        mask = np.zeros(ACTIONS, np.int8)
        if asked:
            mask[: len(self.table.legal)] = self.table.legal
        if self.name.text:
            numbers = self.table.observation(side)
            return {"observation": bounded(numbers), "action_mask": mask, "text": told(self.table, side)}
        rows = np.zeros((ACTIONS, ROW), np.float32)
        if asked:
            numbers, each = self.table.look()
            rows[: len(each)] = each
        else:
            numbers = self.table.observation(side)
        return {
            "observation": bounded(numbers),
            "action_mask": mask,
            "candidates": np.clip(rows, -BOUND, BOUND),
        }

    def step(self, action: int | None) -> None:
        """Answers the question of the side that is asked."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        assert action is not None
        self.table.step(int(action))
        if self.table.game.over:
            self.terminations = dict.fromkeys(self.agents, True)
            for side, pay in enumerate(self.table.rewards()):
                self.rewards[AGENTS[side]] = pay
        elif self.table.cut:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = AGENTS[self.table.asked]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The position as the side that is asked sees it: printed, or given back."""
        text = told(self.table, max(self.table.asked, 0))
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Nothing is held open."""


def bounded(numbers: list[float]) -> NDArray[np.float32]:
    """Numbers as an array, those beyond the bounds cut off."""
    return np.clip(np.asarray(numbers, np.float32), -BOUND, BOUND)
