"""From a response to ears and eyes: words, cues, captions, and what was said before."""
