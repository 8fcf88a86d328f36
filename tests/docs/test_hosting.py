"""What whoever hosts a server is given: files that can be read, options that there are."""

import re
import subprocess
import sys
from configparser import ConfigParser
from pathlib import Path

import yaml

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
OPTION = re.compile(r"(?:--(?:name|proxy|metrics|database|port|host|log-level)|SANDTABLE_[A-Z]+)\b")


def serve_help() -> str:
    words = [sys.executable, "-m", "sandtable", "serve", "--help"]
    return subprocess.run(words, capture_output=True, text=True, check=True).stdout


def test_the_options_of_the_page_and_the_files_exist() -> None:
    """Every `--option` and every environment variable that is named is one of `sandtable serve`."""
    known = serve_help()
    named = {
        word
        for file in (ROOT / "docs" / "hosting.md", *DEPLOY.iterdir())
        for word in re.findall(
            r"(?:--(?:name|proxy|metrics|database|port|host|log-level)|SANDTABLE_[A-Z]+)\b", file.read_text()
        )
    }

    assert len(named) > 5
    assert [] == sorted(word for word in named if word not in known)


def test_the_files_can_be_read() -> None:
    """The unit has its sections, the composition its services, and each is built or named."""
    unit = ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read(DEPLOY / "sandtable.service")
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text())["services"]

    assert {"Unit", "Service", "Install"} == set(unit.sections())
    assert unit["Service"]["ExecStart"].endswith("sandtable serve --port 8123")
    assert {"sandtable", "database", "caddy"} == set(services)
    assert all("image" in service or "build" in service for service in services.values())
    assert (DEPLOY / services["sandtable"]["build"]["context"]).resolve() == ROOT
