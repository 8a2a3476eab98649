"""`python -m stolik` is the `stolik` command."""

from stolik.cli import main

main()
