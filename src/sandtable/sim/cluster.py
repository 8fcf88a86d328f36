"""The same plan on many machines, by Ray (extra `scale`): the outcomes are those of one machine, to the last byte.

A task is a batch of about a second. When a node dies, Ray plays its tasks again elsewhere; a game follows from the
plan and its number, so nobody can tell. Nothing is decided by the order in which batches come back.
"""

from __future__ import annotations

import socket
from collections.abc import Iterator
from types import TracebackType
from typing import Any, Self

from sandtable.sim.batch import Dealer, play_batch
from sandtable.sim.bout import Outcome
from sandtable.sim.plan import Plan, SimError

TASK_SECONDS = 1.0
PATIENCE = 5.0  # seconds until an address is taken for empty
RETRIES = 20  # how often a task begins again when its node dies
HOW_TO_GET_IT = "--cluster needs Ray: pip install 'sandtable[scale]'"


class Cluster:
    """A connection to a Ray cluster: `auto` is the one running here, or else one of this machine alone."""

    def __init__(self, address: str = "auto") -> None:
        try:
            import ray  # noqa: PLC0415 - an extra: most of the house works without it
        except ImportError as error:
            raise SimError(HOW_TO_GET_IT) from error
        self.ray: Any = ray
        self.address = address
        self.mine = False  # whether the connection was made here, and is ours to close

    def __enter__(self) -> Self:
        ray = self.ray
        if not ray.is_initialized():
            _knock(self.address)
            try:
                ray.init(address=self.address, log_to_driver=False, logging_level="ERROR")
            except ConnectionError as error:
                if self.address != "auto":
                    raise SimError(
                        f"there is no Ray cluster at {self.address}: {_first_line(error)}"
                    ) from error
                ray.init(log_to_driver=False, logging_level="ERROR", include_dashboard=False)
            self.mine = True
        self.task = ray.remote(play_batch).options(
            max_retries=RETRIES, retry_exceptions=False, scheduling_strategy="SPREAD"
        )
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.mine:
            self.ray.shutdown()

    @property
    def processors(self) -> int:
        """How many processors the cluster has at this moment."""
        return max(1, int(self.ray.cluster_resources().get("CPU", 1)))

    def deal(self, plan: Plan, numbers: list[int]) -> Iterator[list[Outcome]]:
        """Plays these games; batches come as they end, in any order."""
        ray = self.ray
        dealer = Dealer(numbers, self.processors, TASK_SECONDS)
        waiting: list[Any] = []
        try:
            while waiting or dealer.left():
                # Asked anew every time: nodes come and go.
                while dealer.left() and len(waiting) < 2 * self.processors:
                    waiting.append(self.task.remote(plan, dealer.deal()))
                done, waiting = ray.wait(waiting, num_returns=1)
                for ready in done:
                    outcomes, seconds = self._result(ready)
                    dealer.note(len(outcomes), seconds)
                    yield outcomes
        finally:
            for ref in waiting:
                ray.cancel(ref, force=True)

    def _result(self, ready: Any) -> tuple[list[Outcome], float]:
        try:
            result: tuple[list[Outcome], float] = self.ray.get(ready)
        except self.ray.exceptions.RayTaskError as error:
            raise SimError(f"a task of the cluster failed: {_first_line(error.cause)}") from error
        except self.ray.exceptions.RayError as error:
            raise SimError(f"the cluster failed: {_first_line(error)}") from error
        return result


def _knock(address: str) -> None:
    """Raises SimError where nobody answers at an address: Ray itself would go on trying for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdigit():
        if address != "auto":
            raise SimError(f'--cluster takes auto or HOST:PORT, not "{address[:60]}"')
        return
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except OSError as error:
        raise SimError(f"there is no Ray cluster at {address}: {error.strerror or error}") from error


def _first_line(error: BaseException) -> str:
    lines = str(error).strip().splitlines()
    return lines[0] if lines else type(error).__name__
