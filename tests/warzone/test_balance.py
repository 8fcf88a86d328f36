"""The table of win rates between factions."""

import importlib.util
import sys
from pathlib import Path

TOOL = Path(__file__).resolve().parents[2] / "tools" / "warzone_balance.py"


def tool():
    spec = importlib.util.spec_from_file_location("warzone_balance", TOOL)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


OUTCOMES = {
    ("capitol", "bauhaus", 0): "capitol",
    ("capitol", "bauhaus", 1): "",
    ("capitol", "mishima", 0): "mishima",
}


def test_a_draw_counts_half():
    """One win and one draw in two games are three quarters, of three games a half with the one that was lost."""
    balance = tool()

    assert (0.75, 2) == balance.share(OUTCOMES, "capitol", "bauhaus")
    assert (0.5, 3) == balance.share(OUTCOMES, "capitol", "")


def test_the_table_has_a_row_for_every_faction():
    """Nobody plays against himself, and pairs that have not played are blank."""
    rows = tool().table(OUTCOMES, ["capitol", "bauhaus", "mishima"]).splitlines()

    assert "| **capitol** |  | 75 | 0 | 50 |" == rows[2]
    assert "| **bauhaus** | 25 |  |  | 25 |" == rows[3]


def test_a_run_goes_on_from_what_was_written_down(tmp_path, monkeypatch, capsys):
    """Games that are in the file are not played again."""
    balance = tool()
    kept = tmp_path / "kept.jsonl"
    kept.write_text(
        "".join(f'["capitol", "{other}", 0, "capitol"]\n' for other in balance.load().factions[1:])
    )
    words = ["warzone_balance.py", "--games", "1", "--only", "capitol", "--kept", str(kept)]
    monkeypatch.setattr(sys, "argv", words)

    balance.main()

    assert "| **capitol** |  | 100 | 100 | 100 | 100 | 100 | 100 | 100 |" in capsys.readouterr().out
    assert 6 == len(kept.read_text().splitlines())
