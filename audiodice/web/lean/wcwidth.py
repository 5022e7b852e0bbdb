"""Of wcwidth the page has only what finds characters with all their marks."""

from wcwidth.grapheme import grapheme_boundary_before as grapheme_boundary_before
