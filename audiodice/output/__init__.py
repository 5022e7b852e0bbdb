"""Gives what the interface says to the devices of a desktop: speech, cues, captions, transcript.

May import `core`, `present`, `devices` and `storage`.
"""
