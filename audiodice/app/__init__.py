"""Floor 4, the roof: the loop, the router, the screens, the settings, the command line."""
