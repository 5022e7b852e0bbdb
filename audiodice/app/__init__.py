"""One session on a desktop: puts it together and runs it. May import every package but `cli`."""
