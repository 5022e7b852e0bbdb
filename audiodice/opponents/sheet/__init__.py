"""Opponents for any score sheet; `fune.py` and `dice4fun.py` use them."""
