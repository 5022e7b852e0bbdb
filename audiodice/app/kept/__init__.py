"""The games kept on the disk: written while they are played, listed, gone on with, finished."""
