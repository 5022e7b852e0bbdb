"""Language tags as voices have them: by region, where ours may name a script."""

from __future__ import annotations

_BY_REGION = {"zh-hans": "zh-CN", "zh-hant": "zh-TW"}


def voice_tag(lang: str) -> str:
    """The tag by which systems know the voices of a language.

    >>> voice_tag("zh-Hans"), voice_tag("pt-BR"), voice_tag("de_AT")
    ('zh-CN', 'pt-BR', 'de-AT')
    """
    tag = lang.replace("_", "-")
    return _BY_REGION.get(tag.lower(), tag)


def primary(tag: str) -> str:
    """The language without region or script: "de" for "de_DE" and for "de-CH"."""
    return tag.replace("_", "-").partition("-")[0].lower()
