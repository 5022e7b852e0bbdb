"""The output of commands: a module for each command that prints a report."""
