"""Learning to play: lessons, the sounds, and the quiz."""
