"""Playing with friends at other machines: hosting and joining tables, and talking there."""
