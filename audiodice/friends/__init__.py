"""Playing with friends at other programs: docs/shared-table.md."""
