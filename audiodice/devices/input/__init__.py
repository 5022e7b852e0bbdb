"""Keys and shown text: the window and the terminal."""
