"""Put the browser client into the wheel."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "tools"))

import build_web
import npm


class ClientBuildHook(BuildHookInterface[Any]):
    """Builds `web/` before a wheel is packed."""

    def dependencies(self) -> list[str]:
        """Ask for Node from PyPI where the machine has none."""
        return [] if npm.machine_has_node() else [npm.NODE_WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client; an editable install leaves that to `make web`."""
        del build_data
        root = Path(self.root)
        if version != "editable":
            build_web.build(root)
        elif not build_web.is_built(root):
            self.app.display_info("Editable install: `make web` builds the browser client.")
