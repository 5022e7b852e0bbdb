#!/usr/bin/env bash
# The one-folder program for Windows, made under Wine, for tests only: what is handed out is made on
# Windows (docs/installing.md).   freeze.sh FOLDER     (after FREEZE=1 setup.sh FOLDER)
# FOLDER/frozen/audiodice is what `pyinstaller packaging/audiodice.spec` makes there, but with the stand-in of
# NVDA's library. About 100 s, 104 MB.
set -euo pipefail
source "$(cd "$(dirname "$0")" && pwd)/common.sh" "$1"
export PYGAME_HIDE_SUPPORT_PROMPT=1 # PyInstaller imports pygame to analyse it
rm -rf "$to/frozen"
cd "$to" # so that it packs the installed audiodice, not the checkout
"$to/w" -m PyInstaller --noconfirm --log-level ERROR \
  --distpath frozen --workpath frozen/work "Z:$(tr / '\\' <<<"$project/packaging/audiodice.spec")" </dev/null
rm -r frozen/work
du -sh frozen/audiodice
ls frozen/audiodice/_internal/accessible_output2/lib/nvdaControllerClient64.dll >/dev/null
"$to/run" frozen/audiodice/audiodice.exe --version
