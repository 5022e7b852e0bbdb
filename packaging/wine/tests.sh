#!/usr/bin/env bash
# Tests that use no Linux device, with the Windows Python:   tests.sh FOLDER
# (FOLDER as made by setup.sh). Two processes over two halves: under Wine, pytest-xdist loses its workers.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
source "$here/common.sh" "$1"
cp "$here/not_under_wine.py" "$to/py/Lib/site-packages/"
cd "$project"
export DISPLAY='' SDL_AUDIODRIVER=dummy

rules=(tests/core tests/engine tests/games tests/present tests/storage tests/session/test_golden.py)
devices=(console_face console_keys drawing files fine_time head keys locks signals
  speech_failures speech_ladder speech_native speech_screenreaders
  speech_sentences speech_thread speech_waits voices_by_language)
devices=("${devices[@]/#/tests/devices/test_}")
screens=(tests/ui tests/session/test_{output,phrase_player,music,save_gate}.py tests/desktop/test_{sound,hostile}_packs.py "${devices[@]/%/.py}")

hold_desktop

run() { # A test that hangs ends its process, so the limit is high.
  # Which words a language has does not depend on the system, so one language stands for eleven.
  "$to/w" -m pytest -q -n 0 -p no:cacheprovider -p not_under_wine --timeout=300 --durations=5 \
    -k 'not in_every_language or ja' "$@" 2>&1
}
run "${rules[@]}" >"$to/rules.log" &
first=$!
status=0
run "${screens[@]}" || status=1
wait "$first" || status=1
cat "$to/rules.log"
exit $status
