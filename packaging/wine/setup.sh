#!/bin/bash
# audiodice as a Windows program under Wine, from nothing:   setup.sh FOLDER CHECKOUT
# FOLDER/w runs the Windows Python, FOLDER/py/audiodice.exe is what pip would have made.
# As root once before:  apt-get install -y --no-install-recommends wine wine64 \
#     gcc-mingw-w64-x86-64 unzip      (and xvfb openbox xdotool pulseaudio for play.sh)
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
to=$(mkdir -p "$1" && cd "$1" && pwd) checkout=$2
host=${HOST_PYTHON311:-python3.11}
export HOST_PYTHON311=$host DISPLAY=${DISPLAY-}
"$here/windows_python.sh" "$to"

for_windows=(--platform win_amd64 --implementation cp --python-version 3.11 --only-binary=:all:)
wheels=$to/wheels; mkdir -p "$wheels"
"$host" -m pip wheel -q --no-deps -w "$wheels" "$checkout"
# pip weighs markers by the system it runs on: what only Windows needs is named here.
"$host" -m pip download -q "${for_windows[@]}" -d "$wheels" "$wheels"/audiodice-*.whl \
    colorama ansicon pywin32 comtypes 'pytest>=8.3,<10' pytest-timeout 'hypothesis>=6.100,<7' \
    ${EXTRA-'scipy>=1.14,<2' 'soundfile>=0.12,<0.15' pyloudnorm}
[ -z "${FREEZE-}" ] || "$host" -m pip download -q --no-deps "${for_windows[@]}" -d "$wheels" \
    pyinstaller==6.22.3 pefile pywin32-ctypes altgraph pyinstaller-hooks-contrib setuptools packaging
"$host" -m pip install -q --no-deps --no-index --no-compile --upgrade "${for_windows[@]}" \
    --target "$to/py/Lib/site-packages" "$wheels"/*.whl
"$host" "$here/complex_math.py" "$to/py"
cp "$here/wine_shims.py" "$to/py/Lib/site-packages/sitecustomize.py"
"$host" "$here/console_script.py" "$to/py" audiodice audiodice.cli:main
x86_64-w64-mingw32-gcc -O2 -s -shared -static -o "$to/fake_nvda.dll" "$here/fake_nvda.c"

cat > "$to/w" <<W
#!/bin/bash
# The Windows Python under Wine. Its output goes through pipes: with a plain file as standard
# output Python does not start (WinError 6, a matter of Wine 8).
export WINEPREFIX=$to/prefix WINEARCH=win64 WINEDEBUG=\${WINEDEBUG:--all} WINEDLLOVERRIDES='mscoree,mshtml='
{ wine $to/py/python.exe "\$@" 2>&3 | cat; exit \${PIPESTATUS[0]}; } 3> >(cat >&2)
W
chmod +x "$to/w"
WINEPREFIX=$to/prefix WINEDEBUG=-all WINEDLLOVERRIDES='mscoree,mshtml=' wine winecfg -v win10 2>&1 | cat
"$to/w" -m audiodice --version
