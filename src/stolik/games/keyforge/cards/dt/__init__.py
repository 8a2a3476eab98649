"""Dark Tidings, house by house."""
