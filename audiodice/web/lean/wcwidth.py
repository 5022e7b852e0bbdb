"""Replaces wcwidth, of which the page uses only the search for characters with their marks."""

from wcwidth.grapheme import grapheme_boundary_before as grapheme_boundary_before
