"""What is counted of finished games: their file, its figures, in lines to read and as a picture."""
