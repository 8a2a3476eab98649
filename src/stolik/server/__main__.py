"""`python -m stolik.server` is `stolik serve`."""

import sys

from stolik.server import main

main(sys.argv[1:])
