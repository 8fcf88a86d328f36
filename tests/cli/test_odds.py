"""Odds from the command line are those of the rules."""

import json
from math import comb, hypot

import pytest

from sandtable.cli.odds_fubar import firing_line

TEN = ("odds", "fubar", "--shooters", "10", "--training", "seasoned", "--weapon", "assault_rifle", "--range", "10",
       "--cover", "medium", "--armour", "light", "--targets", "8")  # fmt: skip


def test_ten_rifles_at_a_unit_in_cover(sandtable):
    """Twenty dice, hits on 6+, saves on 6+: a binomial with 5/36, to the last digit."""
    odds = json.loads(sandtable(*TEN, "--json").stdout)["odds"][0]
    p = 1 / 6 * 5 / 6
    expected = [comb(20, k) * p**k * (1 - p) ** (20 - k) for k in range(21)]

    assert odds["exact"]
    assert expected == pytest.approx([entry["p"] for entry in odds["classes"]])


def test_aiming_and_open_ground_help(sandtable):
    """Every option reaches the rules: the mean grows with each advantage."""

    def mean(*words):
        classes = json.loads(sandtable("odds", "fubar", *words, "--json").stdout)["odds"][0]["classes"]
        return sum(int(entry["label"]) * entry["p"] for entry in classes)

    assert mean("--cover", "light") < mean() < mean("--aim")
    assert mean("--armour", "heavy") < mean()


def test_a_vehicle_is_a_target_too(sandtable):
    """Damage by its worst result; small arms cannot hurt an armoured one."""
    found = json.loads(
        sandtable("odds", "fubar", "--shooters", "1", "--weapon", "rpg", "--vehicle", "apc", "--json").stdout
    )

    assert pytest.approx(1.0) == sum(entry["p"] for entry in found["odds"][0]["classes"])
    assert "fubar.vehicle.small_arms" in sandtable("odds", "fubar", "--vehicle", "apc").stderr


def test_a_plot_is_drawn(sandtable, tmp_path):
    """As SVG; other endings are refused."""
    assert 0 == sandtable(*TEN, "--plot", "odds.svg").returncode
    assert "<svg" in (tmp_path / "odds.svg").read_text()
    assert 2 == sandtable(*TEN, "--plot", "odds.doc").returncode


@pytest.mark.parametrize("half", [0.0, 0.4, 1.0, 2.3, 3.0])
@pytest.mark.parametrize("away", [3.0, 10.0, 40.0])
def test_a_firing_line_keeps_its_distance_and_its_room(half, away):
    """Every base is equally far from the wall, and no two of them overlap."""
    spots = firing_line(12 if away > 5 else 6, 50.0, 50.0, half, away, 1.05)

    for x, y in spots:
        nearest = min(max(y, 50.0 - half), 50.0 + half)
        assert away == pytest.approx(hypot(50.0 - x, y - nearest))
    gaps = [hypot(a[0] - b[0], a[1] - b[1]) for n, a in enumerate(spots) for b in spots[:n]]
    assert min(gaps) >= 1.05 - 1e-6


POSITIONS = {
    "fubar": """
        units = [{ id = "ours", side = "A", at = [[10, 10]] }, { id = "theirs", side = "B", at = [[10, 18]] }]
    """,
    "fallout": """
        units = [
          { id = "ours", side = "A", type = "knight", weapon = "rifle", at = [[10, 40]] },
          { id = "theirs", side = "B", at = [[10, 30]] },
        ]
    """,
    "warfare": """
        units = [
          { id = "ours", side = "A", unit = "usa.marines", hex = [0, 0] },
          { id = "theirs", side = "B", hex = [3, 1] },
        ]
    """,
    "warzone": """
        squads = [
          { id = "ours", side = "A", unit = "cap_light", at = [[10, 10]] },
          { id = "theirs", side = "B", unit = "imp_trencher", at = [[10, 20]] },
        ]
    """,
}  # fmt: skip


@pytest.mark.parametrize("system", POSITIONS)
def test_odds_in_a_position_of_any_game(sandtable, tmp_path, system):
    """A distribution that adds up to one, in words as well."""
    (tmp_path / "there.toml").write_text(f'system = "{system}"\n[position]\n{POSITIONS[system]}')
    asked = ("odds", "position", "there.toml", "--from", "ours", "--to", "theirs")
    found = json.loads(sandtable(*asked, "--json").stdout)

    assert system == found["system"]
    assert found["odds"]
    for line in found["odds"]:
        assert pytest.approx(1.0) == sum(entry["p"] for entry in line["classes"])
    assert "%" in sandtable(*asked).stdout


def test_a_trencher_in_the_open(sandtable, tmp_path):
    """13 or less on a d20 to hit, 10 or less to save; a natural 1 hits for certain and a 20 never does."""
    (tmp_path / "there.toml").write_text(f'system = "warzone"\n[position]\n{POSITIONS["warzone"]}')
    asked = ("odds", "position", "there.toml", "--from", "ours", "--to", "theirs", "--json")
    classes = json.loads(sandtable(*asked).stdout)["odds"][0]["classes"]

    assert {"0": pytest.approx(0.65), "1": pytest.approx(0.35)} == {
        entry["label"]: entry["p"] for entry in classes
    }


@pytest.mark.parametrize(
    ("text", "asked", "said"),
    [
        ('system = "fubar"', "theirs", "[position]"),
        ('system = "chess"\n[position]', "theirs", 'there is no system "chess"'),
        (f'system = "fubar"\n[position]\n{POSITIONS["fubar"]}', "nobody", "fubar.fire.los"),
        ('system = "warzone"\n[position]\nsquads = 3', "theirs", "squads"),
        ("[position]\nunits = []", "theirs", "system"),
    ],
)
def test_what_is_no_position_is_refused(sandtable, tmp_path, text, asked, said):
    """One sentence that says what to do; nothing else."""
    (tmp_path / "there.toml").write_text(text)
    done = sandtable("odds", "position", "there.toml", "--from", "ours", "--to", asked)

    assert 2 == done.returncode
    assert said in done.stderr
    assert "Traceback" not in done.stderr
