"""The connection to friends: MQTT, brokers, rooms nearby, and cryptography.

Its libraries are the extra `audiodice[friends]`. Each is imported where it is used, never at start.
"""
