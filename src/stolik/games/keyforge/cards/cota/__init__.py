"""Call of the Archons, house by house."""
