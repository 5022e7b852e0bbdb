"""Speech: a ladder of voices, and a thread that reads a queue. Importing it loads no library."""
