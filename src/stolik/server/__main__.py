"""`python -m stolik.server` is `stolik serve`."""

import sys

from stolik.server import main

try:
    main(sys.argv[1:])
except (ValueError, OSError) as error:
    print(f"stolik: {error}", file=sys.stderr)
    sys.exit(2)
