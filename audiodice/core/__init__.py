"""The types and checks that every other package uses: no I/O, no randomness, no wording.

Imports no other package of audiodice.
"""
