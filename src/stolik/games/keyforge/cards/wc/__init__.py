"""Worlds Collide, house by house."""
