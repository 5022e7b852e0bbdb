"""A session on a desktop: its window or terminal, its voices, its files and its threads."""
