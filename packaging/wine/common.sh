# Shared by the scripts of this folder, which `source common.sh FOLDER`.
# $to is FOLDER, $project the checkout, $host a Python 3.11 of this system.
# shellcheck shell=bash disable=SC2034
to=$(mkdir -p "$1" && cd "$1" && pwd)
project=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
# A separate prefix, silent, without the questions for Mono and Gecko.
export WINEPREFIX=$to/prefix WINEARCH=win64 WINEDEBUG=${WINEDEBUG:--all} WINEDLLOVERRIDES='mscoree,mshtml='
export DISPLAY=${DISPLAY-} # Wine is content without a display, but not with an unset variable

missing() { echo "$*" >&2; exit 1; }
for tool in wine wineserver x86_64-w64-mingw32-gcc uv; do
  command -v "$tool" >/dev/null \
    || missing "$tool is missing: uv, and apt-get install --no-install-recommends wine wine64 gcc-mingw-w64-x86-64"
done
# Outside any venv, because its standard library is copied and must be that of a 3.11.
host=$(uv python find --no-project --system 3.11 2>/dev/null) \
  || host=$(uv python install --quiet 3.11 2>/dev/null && uv python find --no-project --system 3.11 2>/dev/null) \
  || host=$(command -v python3.11) \
  || missing "A Python 3.11 is missing; its standard library is copied. Try: uv python install 3.11"

# for_windows FOLDER REQUIREMENTS...: installs the packages that a Windows machine gets, as copies:
# complex_math.py edits the files, and would edit uv's cache through links.
for_windows() {
  uv pip install --quiet --python "$host" --target "$1" --link-mode copy --only-binary :all: \
    --python-platform x86_64-pc-windows-msvc --python-version 3.11 "${@:2}"
}

# hold_desktop: Wine's desktop is started by the first program that asks for windows. It holds that program's pipes until
# the last program ends, so a reader of such a pipe may wait for ever. After this it is held by a
# program that does nothing else; at the end of the script Wine ends, for this desktop may be on no display.
hold_desktop() {
  trap 'wineserver -k || true' EXIT
  coproc DESKTOP {
    "$to/w" -c 'import ctypes, sys
ctypes.WinDLL("user32").GetDesktopWindow()
print("there", flush=True)
sys.stdin.read()'
  }
  read -r _ <&"${DESKTOP[0]}"
}
