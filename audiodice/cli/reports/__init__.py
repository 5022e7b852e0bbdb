"""What commands print: a module for each command that reports."""
