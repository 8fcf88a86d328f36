"""The tools that learn a win chance: games become lines, lines become weights, and better weights stay."""

import importlib.util
import json
import math
import sys
from pathlib import Path

import pytest

from sandtable.core.dice import Lots

TOOLS = Path(__file__).parents[2] / "tools"


def tool(name):
    """A tool as a module."""
    spec = importlib.util.spec_from_file_location(f"tool_{name}", TOOLS / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def games(number, worth, seed=b"games"):
    """Lines of games that a party wins the surer the more points it has; its hats mean nothing."""
    lots = Lots(seed)
    for game in range(number):
        rows = [[float(lots.below(7)), float(lots.below(7))] for _ in range(2)]
        apart = rows[0][0] - rows[1][0]
        won = lots.below(10_000) / 10_000 < 1 / (1 + math.exp(-worth * apart))
        yield {
            "scenario": f"s{game % 4}",
            "game": game,
            "ends": [1.0, 0.0] if won else [0.0, 1.0],
            "left": lots.below(100) / 100,
            "rows": rows,
            "names": ["points", "hats"],
        }


def written(path, lines):
    path.write_text("".join(json.dumps(line) + "\n" for line in lines), "utf-8")
    return path


@pytest.fixture
def fit(tmp_path, monkeypatch):
    """The tool, with a place of its own for weights."""
    module = tool("value_fit")
    monkeypatch.setattr(module, "HOME", tmp_path)

    def run(lines):
        data = written(tmp_path / "data.jsonl", lines)
        monkeypatch.setattr(sys, "argv", ["value_fit.py", "duel", "--data", str(data)])
        module.main()
        return json.loads((tmp_path / "duel.json").read_text("utf-8"))

    return run


def test_weights_tell_what_matters(fit, capsys):
    """What decided the games weighs, what did not does not; the record says how well that holds elsewhere."""
    found = fit(games(800, 0.5))
    capsys.readouterr()
    points, hats = (found["now"][at] + 0.5 * found["early"][at] for at in (0, 1))

    assert points + found["late"] > 0.25
    assert abs(hats) < 0.1
    record = found["record"]
    assert 800 == record["games"]
    assert record["loss_held_out_scenarios"] < 0.6 < record["loss_of_a_coin"]
    for row in record["calibration"]:
        assert row["foretold"] == pytest.approx(row["happened"], abs=0.15)


def test_better_weights_are_not_overwritten(fit, tmp_path, capsys):
    """A run that foretells its own games worse than what is there leaves it, and leaves its record all the same."""
    kept = fit(games(800, 0.5))
    with pytest.raises(SystemExit, match="left as it is"):
        fit(games(24, 0.5, b"few"))
    capsys.readouterr()

    assert kept == json.loads((tmp_path / "duel.json").read_text("utf-8"))
    runs = [json.loads(line) for line in (tmp_path / "runs.jsonl").read_text("utf-8").splitlines()]
    assert [True, False] == [run["written"] for run in runs]


def test_a_game_becomes_lines():
    """Positions of a game in numbers, with how it ended for each party."""
    lines = [json.loads(line) for line in tool("value_data").played(("warfare", "s1", 2, 3, 0))]

    assert lines
    for line in lines:
        assert 1.0 == sum(line["ends"])
        assert {len(line["names"])} == {len(row) for row in line["rows"]}
        assert 0.0 <= line["left"] <= 1.0
