"""A table shared by people at several programs: docs/shared-table.md.

It is one pure state machine. Messages, the time and chance are passed in; messages and news come
out. It knows no network, no clock and no library of cryptography.
"""
