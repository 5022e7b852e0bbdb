#!/usr/bin/env bash
# audiodice as a Windows program under Wine, from nothing, for tests:   setup.sh FOLDER
#
# FOLDER/w runs the Windows Python, FOLDER/py/audiodice.exe is the program of this checkout, as pip
# installs it. FREEZE=1 adds PyInstaller (freeze.sh).
# Once before, as root: apt-get install --no-install-recommends wine wine64 gcc-mingw-w64-x86-64
# (and for the window: xvfb openbox xdotool). Needs uv, and a Python 3.11 whose standard library it copies.
# The first run takes two minutes and 1 GB; another, after a change of the checkout, some seconds.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
source "$here/common.sh" "$1"
"$here/windows_python.sh" "$to"

site=$to/py/Lib/site-packages
extra=()
[ -z "${FREEZE-}" ] || extra=("$(sed -n 's/.*"\(pyinstaller==[^"]*\)".*/\1/p' "$project/pyproject.toml")")
for_windows "$site" --group "$project/pyproject.toml:test" --requirement "$project/pyproject.toml" \
  --extra friends --extra prism pytest-timeout "${extra[@]}"
rm -rf "$to/wheel"
uv build --quiet --wheel --out-dir "$to/wheel" "$project"
for_windows "$site" --no-deps --reinstall "$to"/wheel/*.whl

"$host" "$here/complex_math.py" "$to/py"
cp "$here/wine_shims.py" "$site/sitecustomize.py"
cp "$here/not_under_wine.py" "$site/"
# distlib's launcher is in pip; uv has one only where it runs on Windows.
[ -d "$to/pip" ] || uv pip install --quiet --python "$host" --target "$to/pip" --no-deps pip
PYTHONPATH=$to/pip "$host" "$here/console_script.py" "$to/py" audiodice audiodice.cli:main

# The stand-in of NVDA takes the place of its library: the real one answers "I run" under Wine 8, and
# says nothing.
library=$site/accessible_output2/lib/nvdaControllerClient64.dll
[ -e "$library.real" ] || cp "$library" "$library.real"
x86_64-w64-mingw32-gcc -O2 -s -shared -static -o "$library" "$here/fake_nvda.c"

cat >"$to/run" <<RUN
#!/usr/bin/env bash
# run PROGRAM.EXE ARGUMENTS...: a Windows program under Wine, with the player's folders in this one: no
# real AppData is used. No NVDA runs unless FAKE_NVDA_RUNS=yes.
# Its output goes through pipes: with a plain file as standard output Python does not start (WinError 6
# in Wine 8).
export WINEPREFIX=$WINEPREFIX WINEARCH=win64 WINEDEBUG=\${WINEDEBUG:--all} WINEDLLOVERRIDES='$WINEDLLOVERRIDES'
appdata='Z:$(tr / '\\' <<<"$to/appdata")'
export WIN_PD_OVERRIDE_LOCAL_APPDATA=\${WIN_PD_OVERRIDE_LOCAL_APPDATA:-\$appdata}
export WIN_PD_OVERRIDE_APPDATA=\${WIN_PD_OVERRIDE_APPDATA:-\$appdata}
export FAKE_NVDA_RUNS=\${FAKE_NVDA_RUNS:-no}
{ wine "\$@" 2>&3 | cat; exit \${PIPESTATUS[0]}; } 3> >(cat >&2)
RUN
cat >"$to/w" <<W
#!/usr/bin/env bash
# w ARGUMENTS...: the Windows Python.
exec $to/run $to/py/python.exe "\$@"
W
chmod +x "$to/run" "$to/w"
"$to/w" -m audiodice --version
