"""The connection to friends: MQTT, brokers, tables nearby, and cryptography.

Its libraries are the extra `audiodice[friends]`. Each is imported where it is used, never at start.
"""
