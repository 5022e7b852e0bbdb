"""Benchmarks: they print figures and ratios, and are never timed tests."""
