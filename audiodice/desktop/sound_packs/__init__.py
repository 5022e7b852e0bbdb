"""Sound packs: a player's own sounds in place of ours."""
