"""Exact solutions. numpy is imported only here: import these modules inside functions."""
