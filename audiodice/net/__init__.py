"""The wire to friends: MQTT, brokers, what is near, and the libraries for sealing and signing.

Its libraries are the extra `audiodice[friends]`. Each is imported where it is used, never at start.
"""
