"""One session of the program, for the desktop and for a page in a browser."""
