#!/bin/sh
# Build the wheel, install it into an empty environment elsewhere, and play two games from it: data, texts and the
# browser client must travel inside.
#
# usage: tools/wheel_game.sh [PYTHON]
set -eu

root=$(cd "$(dirname "$0")/.." && pwd)
python=${1:-python3}
case $python in
/*) ;;
*/*) python=$root/$python ;;
esac
elsewhere=$(mktemp -d)
trap 'rm -rf "$elsewhere"' EXIT
unset PYTHONPATH || true

echo "Packing the wheel"
"$python" -m pip wheel --quiet --no-deps --wheel-dir "$elsewhere" "$root"
cd "$elsewhere"
"$python" -m venv empty
echo "Installing it into an empty environment"
empty/bin/python -m pip install --quiet ./sandtable-*.whl

empty/bin/python - <<'CHECK'
from importlib.resources import files

for inside in ("server/static/index.html", "systems/fubar/rules.toml"):
    if not files("sandtable").joinpath(inside).is_file():
        raise SystemExit(f"the wheel lacks sandtable/{inside}")
CHECK

echo "Playing two games from it"
empty/bin/sandtable sim fubar --scenario crossroads --bots greedy,random --games 2 --seed 1 --json >played.json
empty/bin/python - <<'CHECK'
import json
from pathlib import Path

text = Path("played.json").read_text()
played = json.loads(text)
decided = sum(played["wins"].values()) + played["draws"]
if (played["games"], decided, played["errors"]) != (2, 2, 0):
    raise SystemExit(f"two games from the wheel went wrong: {text}")
print(f"The wheel plays: {text.strip()}")
CHECK
