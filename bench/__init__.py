"""Benchmarks. They print figures and ratios; none of them is a test."""
