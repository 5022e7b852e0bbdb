"""Tests for the chances to win."""
