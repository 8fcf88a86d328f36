"""What a server is put up with: the container's recipe, its compose file, the unit, and the versions that were tested.

The recipe is read here; `make attack` builds it and asks the server in it for its health, where a builder is at hand.
"""

from __future__ import annotations

import re
import subprocess
import sys
import time
from pathlib import Path

import pytest
import yaml
from tests.conftest import container_builder

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
INSTRUCTIONS = {"FROM", "RUN", "WORKDIR", "COPY", "USER", "ENV", "VOLUME", "EXPOSE", "HEALTHCHECK", "CMD"}


def recipe() -> list[tuple[str, str]]:
    """The instructions of the container's recipe."""
    text = (DEPLOY / "Containerfile").read_text().replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    return [(line.partition(" ")[0], line.partition(" ")[2].strip()) for line in lines]


def test_the_recipe_is_sound() -> None:
    """Known instructions, images with a version, files that are there, nobody who is root, a check of its health."""
    found = recipe()
    words = [word for word, _ in found]

    assert [] == [word for word in words if word not in INSTRUCTIONS]
    assert all(re.search(r":\d", rest.split()[0]) for word, rest in found if word == "FROM")
    copied = [rest.split()[0] for word, rest in found if word == "COPY" and not rest.startswith("--from")]
    assert all((ROOT / place).exists() for place in copied)
    assert words.index("USER") < words.index("CMD")
    assert {"HEALTHCHECK", "EXPOSE", "VOLUME"} <= {*words}
    assert any("--constraint" in rest for word, rest in found if word == "RUN")


def test_the_compose_file_names_what_is_there() -> None:
    """Its recipe and its files exist; nobody reaches the database from outside, and no password is in it."""
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text())["services"]
    build = services["sandtable"]["build"]

    assert (DEPLOY / build["context"] / build["dockerfile"]).is_file()
    assert "ports" not in services["database"]
    assert "ports" not in services["sandtable"]
    assert "${PASSWORD:?" in services["database"]["environment"]["POSTGRES_PASSWORD"]
    mounted = [volume.partition(":")[0] for volume in services["caddy"]["volumes"] if volume.startswith("./")]
    assert all((DEPLOY / place).is_file() for place in mounted)


@pytest.mark.systemd
def test_the_unit_is_sound(tmp_path: Path) -> None:
    """systemd knows every line of it, and calls it well closed off."""
    unit = tmp_path / "sandtable.service"
    unit.write_text(
        (DEPLOY / "sandtable.service").read_text().replace("/opt/sandtable/bin/sandtable", "/bin/true")
    )

    def said(*words: str) -> str:
        run = subprocess.run(
            ["systemd-analyze", *words, str(unit)], capture_output=True, text=True, check=False
        )
        return run.stdout + run.stderr

    assert "" == said("verify")
    exposure = re.search(r"exposure level for sandtable.service: ([\d.]+)", said("security", "--offline=yes"))
    assert exposure is not None
    assert 3.0 > float(exposure[1])


def test_the_tested_versions_name_all_that_a_server_needs() -> None:
    """`python tools/lock.py` writes them anew."""
    check = [sys.executable, str(ROOT / "tools" / "lock.py"), "--check"]
    assert 0 == subprocess.run(check, check=False).returncode


@pytest.mark.container
@pytest.mark.long
def test_the_container_is_built_and_healthy() -> None:
    """As a host would do it."""
    builder = container_builder()
    assert builder is not None
    subprocess.run(
        [builder, "build", "-f", "deploy/Containerfile", "-t", "sandtable-test", "."], cwd=ROOT, check=True
    )
    run = [builder, "run", "--rm", "--detach", "sandtable-test"]
    container = subprocess.run(run, capture_output=True, text=True, check=True).stdout.strip()
    health = (
        "import urllib.request as r; print(r.urlopen('http://127.0.0.1:8123/api/health', timeout=5).read())"
    )
    try:
        for _ in range(60):
            asked = [builder, "exec", container, "python", "-c", health]
            if b"true" in subprocess.run(asked, capture_output=True, check=False).stdout:
                return
            time.sleep(1.0)
        raise AssertionError("the server in the container does not answer")
    finally:
        subprocess.run([builder, "stop", container], capture_output=True, check=False)
