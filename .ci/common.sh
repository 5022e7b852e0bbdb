# What .ci/run and .ci/all share: a new machine with Python and apt gets what the tests need.
cd "$(dirname "${BASH_SOURCE[0]}")/.."

say() { printf '\n== %s min: %s\n' $((SECONDS / 60)) "$*"; }
as_root() { if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi; }

say "Debian packages: a screen, keys, an input method, a sound server, Speech Dispatcher, Orca, Wine, brokers, what packaging needs"
export DEBIAN_FRONTEND=noninteractive
as_root apt-get update -q
as_root apt-get install -yq --no-install-recommends \
  xvfb xdotool x11-utils x11-xkb-utils xkb-data pulseaudio pulseaudio-utils \
  uim-xim uim-anthy xfonts-base \
  wine wine64 gcc-mingw-w64-x86-64 openbox nsis \
  speech-dispatcher speech-dispatcher-espeak-ng espeak-ng-data \
  orca at-spi2-core dbus-daemon python3-gi gir1.2-atspi-2.0 gir1.2-gtk-3.0 gir1.2-vte-2.91 \
  brltty brltty-x11 libbrlapi0.8 tmux \
  mosquitto nats-server openssl \
  binutils desktop-file-utils groff-base libpython3-dev locales pipx \
  chromium firefox-esr webkit2gtk-driver

say "uv"
command -v uv >/dev/null || python3 -m pip install --quiet uv || pipx install uv
export PATH="$HOME/.local/bin:$PATH"

# Many images set this. Without kept bytecode every program that a test starts compiles itself anew,
# and takes twice as long.
unset PYTHONDONTWRITEBYTECODE
export AUDIODICE_REQUIRE_ALL=1   # a test skipped for want of a tool is a failure here

tests() { uv run --group test pytest --durations=15 "$@"; }
in_browsers() {
  AUDIODICE_SITE=$site/site uv run --group test --group web --group browser pytest --durations=10 "$@"
}
# Wine's server writes into its folder for some seconds after the last program has ended.
remove_wine() { rm -rf "$1" 2>/dev/null || { sleep 15; rm -rf "$1"; } || say "not removed: $1"; }
