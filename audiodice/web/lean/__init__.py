"""Small replacements of libraries in the browser: only the parts that Fluent uses."""
