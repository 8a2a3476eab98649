"""`python -m stolik.arena.worker`: plays the batches that come in, as pickles, until nothing more comes."""

import os
import pickle
import sys

from stolik.arena.play import BotErred, play_batch
from stolik.table import BadOption, TableError


def main() -> None:
    jobs, replies = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever is printed goes where errors go, and not between the replies
    while True:
        try:
            job = pickle.load(jobs)
        except (EOFError, KeyboardInterrupt):
            return
        try:
            told = pickle.dumps(play_batch(*job))
        except KeyboardInterrupt:
            return
        except (BadOption, BotErred) as error:
            told = pickle.dumps(error)
        except Exception as error:  # it is raised where somebody waits
            told = pickle.dumps(TableError(f"{type(error).__name__} in a worker: {error}"))
        replies.write(told)
        replies.flush()


if __name__ == "__main__":
    main()
