"""The player's files. Every reader expects that a file may hold anything.

May import `core`, `games`, `opponents`, `engine` and `present`.
"""
