"""The JavaScript libraries for playing with friends: mqtt.js and libsodium.js."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from audiodice.web.errors import WebError
from audiodice.web.npm_package import NpmPackage


@dataclass(frozen=True, slots=True)
class Library:
    """A file of a package, as it is in the site."""

    package: NpmPackage
    file: str
    name: str
    """Its name in the site."""
    licence: str
    licence_file: str


# Argon2id is only in the larger build of libsodium.js ("sumo"); its wrappers are a package apart.
LIBRARIES = (
    Library(
        NpmPackage(
            "mqtt",
            "5.16.0",
            "1b456c12db89cf9b0952064969a0033157d6ed22053f3908b8747e77aae4fad0"
            "5e4b07427ddf416884727117ddd806f21431262e514cf920d07ad8bff886ce9f",
            "MQTT.js",
        ),
        "dist/mqtt.esm.js",
        "mqtt.mjs",
        "MIT",
        "LICENSE.md",
    ),
    Library(
        NpmPackage(
            "libsodium-sumo",
            "0.8.4",
            "4ccb474a141f555b1ac43ca0c9aa6f502de8ed8b0f8176bf85159e220cf2173e"
            "b0e64ff5862ac6a6d0b1a7553b5f05b7ac2b246934d82a0575d2ff3a5221a037",
            "libsodium.js",
        ),
        "dist/modules-sumo-esm/libsodium-sumo.mjs",
        "libsodium-sumo.mjs",
        "ISC",
        "LICENSE",
    ),
    Library(
        NpmPackage(
            "libsodium-wrappers-sumo",
            "0.8.4",
            "aa5ee1720ba5299dde91f6b60c602881c08ab1653476203fd2702bcf5085ce1f"
            "7759075be3afca8f5f246bf1e27eaeae03752c877e0f73abd4ffa1d7791c1492",
            "libsodium.js, its wrappers",
        ),
        "dist/modules-sumo-esm/libsodium-wrappers.mjs",
        "libsodium-wrappers.mjs",
        "ISC",
        "LICENSE",
    ),
)
_BARE = b'from"libsodium-sumo"'
_BESIDE = b'from"./libsodium-sumo.mjs"'
_WITHIN = re.compile(rb"/\*! Bundled license information:.*?\*/", re.S)


def fetched(kept_in: Path) -> tuple[Mapping[str, bytes], Mapping[str, str]]:
    """The libraries, from packages in the folder or by npm: the files by name in the site, and the
    licences by heading. Raises WebError."""
    files, licences = {}, {}
    for one in LIBRARIES:
        found = one.package.files((one.file, one.licence_file), kept_in)
        code = found[one.file]
        files[one.name] = code.replace(_BARE, _BESIDE)
        within = b"\n\n".join(_WITHIN.findall(code))  # what the package itself is made of
        text = found[one.licence_file] + (b"\n" + within if within else b"")
        heading = f"{one.package.title} {one.package.version}: {one.licence}"
        licences[heading] = text.decode("utf-8")
    if _BESIDE not in files["libsodium-wrappers.mjs"]:
        raise WebError("libsodium's wrappers do not name libsodium as they did")
    return files, licences
