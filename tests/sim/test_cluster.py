"""The same games on a real Ray cluster of two nodes, one of which dies in the middle."""

from dataclasses import replace

import pytest

from sandtable.sim import Plan, SimError, run
from sandtable.sim.cluster import Cluster
from sandtable.sim.lab import Lab

pytestmark = pytest.mark.cluster

PLAN = Plan("fubar", "crossroads", ("random", "random"), 60, 5, swap=True, armies=("accord", "redgully"))


def without_time(outcomes):
    return [replace(outcome, seconds=0.0, processor=0.0) for outcome in outcomes]


@pytest.fixture
def nodes():
    import ray
    from ray.cluster_utils import Cluster as Nodes

    made = Nodes(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    yield made
    ray.shutdown()
    made.shutdown()


def test_a_dead_node_changes_nothing(nodes):
    """Every game comes back once, with the outcome it has on one machine, although half of the cluster is killed."""
    second = nodes.add_node(num_cpus=1)
    nodes.wait_for_nodes()
    heard = []

    def told(batch):
        if not heard:
            nodes.remove_node(second, allow_graceful=False)
        heard.extend(outcome.number for outcome in batch)

    with Cluster(nodes.address) as cluster, Lab(0, told, dealt=cluster.deal) as lab:
        assert 2 == cluster.processors
        there = lab.play(PLAN)

    assert list(range(60)) == sorted(heard)
    assert without_time(run(PLAN, 1).outcomes) == without_time(there.outcomes)


def test_an_address_without_a_cluster_is_refused():
    """One sentence, not a stack of theirs."""
    with pytest.raises(SimError, match=r"no Ray cluster at 127\.0\.0\.1:1"), Cluster("127.0.0.1:1"):
        pass
    with pytest.raises(SimError, match="auto or HOST:PORT"), Cluster("somewhere"):
        pass
