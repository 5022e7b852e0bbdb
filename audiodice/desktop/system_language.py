"""The languages that the system is set to."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from typing import Any

from audiodice.present.settings import Settings
from audiodice.present.words import languages
from audiodice.session import language
from audiodice.storage import paths

_CORE_FOUNDATION = "/System/Library/Frameworks/CoreFoundation.framework/CoreFoundation"
_UTF8 = 0x08000100  # kCFStringEncodingUTF8
_LONGEST = 100  # bytes of a language tag


def in_force(own: Settings) -> str:
    """The language of a session if the command line names none."""
    wanted = wishes() if own.language == "auto" else (own.language,)
    return language.choose(wanted, languages(paths.locale()))


def wishes() -> tuple[str, ...]:
    """The languages of the system, preferred first, as tags or names of locales."""
    if sys.platform == "win32":
        import ctypes

        return of_windows(ctypes.WinDLL("kernel32"))
    told = of_environment(os.environ)
    if sys.platform == "darwin" and not told:  # started from the Finder, not from a terminal
        import ctypes

        return of_mac(ctypes.CDLL(_CORE_FOUNDATION))
    return told


def of_environment(environ: Mapping[str, str]) -> tuple[str, ...]:
    """The languages of `LANGUAGE`, then the POSIX locale of messages, as GNU gettext reads them.

    Like gettext, this ignores `LANGUAGE` if the locale is C or not set.
    """
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    locale = next((environ[name] for name in names if environ.get(name)), "")
    if locale.partition(".")[0] in ("", "C", "POSIX"):
        return (locale,) if locale else ()
    return (*filter(None, environ.get("LANGUAGE", "").split(":")), locale)


def of_windows(kernel32: Any) -> tuple[str, ...]:
    """The preferred display languages; the locale may be only that of the date format."""
    import ctypes

    by_name, count, size = 8, ctypes.c_ulong(), ctypes.c_ulong()
    ask = kernel32.GetUserPreferredUILanguages
    if not ask(by_name, ctypes.byref(count), None, ctypes.byref(size)):
        return ()
    names = ctypes.create_unicode_buffer(size.value)
    if not ask(by_name, ctypes.byref(count), names, ctypes.byref(size)):
        return ()
    return tuple(filter(None, "".join(names).split("\0")))


def of_mac(foundation: Any) -> tuple[str, ...]:
    """The preferred languages of macOS, read by CoreFoundation's C functions."""
    from ctypes import c_bool, c_char_p, c_long, c_uint32, c_void_p, create_string_buffer

    def function(name: str, result: Any, *arguments: Any) -> Any:
        called = getattr(foundation, name)
        called.restype, called.argtypes = result, arguments
        return called

    copy = function("CFLocaleCopyPreferredLanguages", c_void_p)
    count = function("CFArrayGetCount", c_long, c_void_p)
    value = function("CFArrayGetValueAtIndex", c_void_p, c_void_p, c_long)
    text = function("CFStringGetCString", c_bool, c_void_p, c_char_p, c_long, c_uint32)
    release = function("CFRelease", None, c_void_p)
    array = copy()
    if not array:
        return ()
    found = []
    try:
        for place in range(count(array)):
            tag = create_string_buffer(_LONGEST)
            if text(value(array, place), tag, _LONGEST, _UTF8):
                found.append(tag.value.decode())
    finally:
        release(array)
    return tuple(found)
