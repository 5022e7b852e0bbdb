"""From a response to ears and eyes on a desktop: speech, cues, captions, transcript."""
