#!/usr/bin/env bash
# Installs the lowest versions that pyproject.toml allows, on the lowest Python, into a temporary
# environment; runs the tests that use each library; and plays. About a minute. Needs uv.
set -euo pipefail
cd "$(dirname "$0")/.."

tests=(
  tests/cli/test_cli.py tests/cli/test_completion.py tests/cli/test_options_before.py  # click
  tests/ui/test_readers.py tests/cli/test_cli_settings.py                             # tomlkit
  tests/ui/test_typing.py                                                             # wcwidth
  tests/cli/test_cli_sounds.py tests/devices/test_window.py                            # pygame
  tests/devices/test_speech_native.py tests/devices/test_speech_screenreaders.py
  tests/devices/test_speech_orca.py                                                    # jeepney
  tests/opponents/sheet/test_values.py                                                 # numpy
  tests/present/test_words.py                                                          # fluent
  tests/friends/wire/test_sodium.py tests/friends/wire/test_friends_for_real.py                          # friends
)

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
project=$PWD/pyproject.toml
python=$scratch/venv/bin/python

uv build --quiet --wheel --out-dir "$scratch"
(
  cd "$scratch" # in the checkout uv would use the known-good versions of [tool.uv]
  uv venv --quiet --python 3.11 venv
  uv pip install --quiet --python "$python" --resolution lowest-direct \
    --requirement "$project" --extra friends --group "$project:test"
  uv pip install --quiet --python "$python" --no-deps ./*.whl
)
uv pip list --quiet --python "$python"
"$python" -m pytest -q -p no:cacheprovider "${tests[@]}"
"$python" packaging/play.py "$scratch/venv/bin/audiodice"
