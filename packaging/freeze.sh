#!/usr/bin/env bash
# Makes the one-folder program dist/audiodice/audiodice from the wheel of this checkout with friends, in a new
# venv, and plays it (not with UNPLAYED=1). Needs uv, and a Python with its shared library (libpython3).
set -euo pipefail
cd "$(dirname "$0")/.."

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

uv build --quiet --wheel --out-dir "$scratch"
uv venv --quiet "$scratch/venv"
uv pip install --quiet --python "$scratch/venv/bin/python" --group package "$(echo "$scratch"/*.whl)[friends]"
export PYGAME_HIDE_SUPPORT_PROMPT=1 # PyInstaller imports pygame to analyse it
"$scratch/venv/bin/pyinstaller" --noconfirm --log-level ERROR \
  --distpath dist --workpath "$scratch/work" packaging/audiodice.spec

du -sh dist/audiodice
ls dist/audiodice/_internal/accessible_output2/lib/nvdaControllerClient64.dll dist/audiodice/LICENSE >/dev/null
# Of screen readers' libraries only NVDA's may be passed on.
if ls dist/audiodice/_internal/accessible_output2/lib | grep -iv '^nvda'; then exit 1; fi
"$scratch/venv/bin/python" packaging/third_party.py --check dist/audiodice
[ -n "${UNPLAYED-}" ] || uv run --group test packaging/play.py dist/audiodice/audiodice
