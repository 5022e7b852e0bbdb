"""One session, as a desktop and a page in a browser both run it."""
