"""The table in a browser: what runs there, and how the site is built and served."""
