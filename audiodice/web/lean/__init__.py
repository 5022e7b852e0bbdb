"""What takes the place of whole libraries in the browser: the little that Fluent asks for."""
