"""Five tabletop games on one digital table, with every rule enforced."""

__version__ = "0.1.0"
