"""Processes that play batches of matches.

They are started as `python -m stolik.arena.worker` and know nothing of the program that started them. (A process that
`multiprocessing` starts runs that program's imports again first, which can take longer than the matches.)
"""

import pickle
import subprocess
import sys
from collections.abc import Iterator
from queue import SimpleQueue
from threading import Lock, Thread

from stolik.arena.batches import Batches
from stolik.arena.plan import Plan
from stolik.arena.play import Outcome, Played
from stolik.table import TableError

PROGRAM = ("-m", "stolik.arena.worker")


class WorkerFailed(TableError):
    """A process ended in the middle of a batch."""


def _started() -> "subprocess.Popen[bytes]":
    """In a group of its own: what is typed to stop the program stops only that, which then ends its workers."""
    pipe = subprocess.PIPE
    try:
        return subprocess.Popen([sys.executable, *PROGRAM], stdin=pipe, stdout=pipe, process_group=0)
    except OSError as error:
        raise WorkerFailed(f"a worker cannot be started ({error.strerror}); ask for fewer with --workers") from error


def in_processes(plan: Plan, batches: Batches, workers: int) -> Iterator[list[Outcome]]:
    """Each process is given a batch, and the next one when it is through; what comes of them comes in any order."""
    count = workers
    done: SimpleQueue[list[Outcome] | BaseException | None] = SimpleQueue()
    taking = Lock()

    def see_to(process: "subprocess.Popen[bytes]") -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            while True:
                with taking:
                    batch = batches.take(count)
                if not batch:
                    break
                pickle.dump((plan.game, plan.seats, plan.options, batch), process.stdin)
                process.stdin.flush()
                told: Played | BaseException = pickle.load(process.stdout)
                if isinstance(told, BaseException):
                    raise told
                with taking:
                    batches.note(len(told.outcomes), told.seconds)
                done.put(told.outcomes)
        except (EOFError, OSError, pickle.UnpicklingError) as error:
            done.put(WorkerFailed(f"a worker ended in the middle of a batch (exit status {process.wait()}): {error}"))
        except BaseException as error:  # it is raised where somebody waits
            done.put(error)
        finally:
            done.put(None)

    processes: list[subprocess.Popen[bytes]] = []
    threads: list[Thread] = []
    try:
        for _ in range(workers):
            processes.append(_started())
            threads.append(Thread(target=see_to, args=(processes[-1],), daemon=True))
            threads[-1].start()
        while workers:  # are at it
            told = done.get()
            if isinstance(told, BaseException):
                raise told
            if told is None:
                workers -= 1
            else:
                yield told
    finally:
        for process in processes:
            process.kill()
        for thread in threads:
            thread.join()
        for process in processes:
            process.communicate()
