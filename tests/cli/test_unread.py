"""A reader who has gone, as `head` does after its lines."""

import os
import subprocess
import sys


def test_a_run_whose_reader_has_gone_keeps_all_it_made(tmp_path):
    """`sandtable sim … | head -1`: rows and report are written, and nothing is said of a pipe."""
    reader, writer = os.pipe()
    os.close(reader)
    words = ("sim", "fubar", "--bots", "random,random", "--games", "2", "-p", "1")
    ended = subprocess.run(
        [sys.executable, "-m", "sandtable", *words, "--out", "games.csv", "--report", "report.html"],
        cwd=tmp_path,
        env={**os.environ, "SANDTABLE_LANG": "en", "NO_COLOR": "1"},
        stdout=writer,
        stderr=subprocess.PIPE,
        text=True,
        timeout=120,
        check=False,
    )
    os.close(writer)

    assert (0, False) == (ended.returncode, "Traceback" in ended.stderr or "pipe" in ended.stderr.lower())
    assert 3 == len((tmp_path / "games.csv").read_text().splitlines())
    assert (tmp_path / "report.html").stat().st_size > 1000
    assert not (tmp_path / "games.csv.part").exists()
