"""What takes the place of whole libraries in the browser: the little of them that Fluent asks for."""
