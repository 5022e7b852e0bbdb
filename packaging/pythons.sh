#!/usr/bin/env bash
# Runs the quick tests on several Pythons, each in a temporary environment: about two minutes each.
#   packaging/pythons.sh                      each supported Python that uv finds
#   packaging/pythons.sh 3.12 /opt/python3.14/bin/python
set -euo pipefail
cd "$(dirname "$0")/.."

tests=(tests/core tests/games tests/engine tests/session/test_golden.py tests/ui/test_router.py)
pythons=("$@")
[ $# -gt 0 ] || pythons=(3.11 3.12 3.13 3.14)

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

failed=0
for wanted in "${pythons[@]}"; do
  if ! python=$(uv python find --no-project "$wanted" 2>"$scratch/why"); then
    echo "$wanted: none here"
    continue
  fi
  export UV_PROJECT_ENVIRONMENT="$scratch/$("$python" -c 'import sys; print(sys.version.split()[0])')"
  echo "== $(basename "$UV_PROJECT_ENVIRONMENT")"
  run=(uv run --quiet --python "$python" --group test)
  "${run[@]}" pytest -q "${tests[@]}" || failed=1
  "${run[@]}" packaging/play.py "$UV_PROJECT_ENVIRONMENT/bin/audiodice" || failed=1
done
exit $failed
