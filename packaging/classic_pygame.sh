#!/usr/bin/env bash
# Puts the classic pygame in the place of pygame-ce, in a temporary environment; runs the tests of
# window, mixer and voice with it; and plays. About two minutes. Needs uv.
set -euo pipefail
cd "$(dirname "$0")/.."

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
python=$scratch/venv/bin/python

uv build --quiet --wheel --out-dir "$scratch"
uv venv --quiet --python 3.11 "$scratch/venv"
uv pip install --quiet --python "$python" --group test "$scratch"/*.whl
# Both packages write the same files: the one must be gone before the other comes.
uv pip uninstall --quiet --python "$python" pygame-ce
uv pip install --quiet --python "$python" "pygame>=2.6,<3"
"$python" -m pytest -q -n 0 -p no:cacheprovider \
  tests/devices/test_window.py tests/devices/test_mixer.py tests/devices/test_loop.py \
  tests/devices/test_speech_embedded.py
"$python" packaging/play.py "$scratch/venv/bin/audiodice" --without friends
