"""The interface without I/O: router and screens take keys and time, and return what is said."""
