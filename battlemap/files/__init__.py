"""Reading and writing files: the program's own and other tools' maps, saving that never loses anything, autosave."""
