"""audiodice as a Windows program, driven from Linux."""
