"""The screens of a room."""
