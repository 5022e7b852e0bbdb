"""The error of building and serving the site."""


class WebError(Exception):
    """The site cannot be built or served; the message is one line for the user."""
