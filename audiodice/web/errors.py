"""What goes wrong while the site is built or served."""


class WebError(Exception):
    """The site cannot be built or served; the message is one line for whoever asked."""
