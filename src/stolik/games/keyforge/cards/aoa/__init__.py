"""Age of Ascension, house by house."""
