"""The user interface, without I/O: screens take keys and the time, and return responses.

May import `core`, `games`, `opponents`, `engine` and `present`.
"""
