"""Speech: a ladder of voices, one thread that reads one queue. Importing it loads no library."""
