"""Servers that begin where one that has loaded everything already is copied: loading is most of what a start costs.

`start` is what `python -m stolik.server` would be: a process of its own with these flags, this environment, these
files for what it says, and an exit code. Only what it has been told by the interpreter's own variables (PYTHON...) it
does not hear; whoever tests those, or the first second of a process, starts a real one.
"""

import atexit
import gc
import json
import os
import runpy
import select
import signal
import socket
import subprocess
import sys
import tempfile
import threading
from collections.abc import Mapping
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import IO

ROOT = Path(__file__).parents[1]
LOADED = (
    *("stolik.server.serving", "stolik.server.store.sqlite", "stolik.server.store.postgres"),
    *("stolik.server.bus.memory", "stolik.server.bus.redis", "uvicorn.lifespan.on", "uvicorn.loops.auto"),
    "stolik.cli",
)


class Forked:
    """What `subprocess.Popen` is for a process that somebody else started."""

    def __init__(self, pid: int, line: socket.socket, stdout: IO[str]) -> None:
        self.pid = pid
        self.stdout = stdout
        self.returncode: int | None = None
        self._line = line

    def poll(self) -> int | None:
        with suppress(subprocess.TimeoutExpired):
            self.wait(0)
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        if self.returncode is None:
            if not select.select([self._line], [], [], timeout)[0]:
                raise subprocess.TimeoutExpired(f"process {self.pid}", timeout or 0.0)
            said = self._line.recv(64)
            self._line.close()
            self.returncode = int(said) if said else -signal.SIGKILL
        return self.returncode

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            with suppress(ProcessLookupError):
                os.kill(self.pid, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


class Model:
    """The process that is copied; it ends with the one that started it."""

    def __init__(self) -> None:
        self._control, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with theirs:
            command = [sys.executable, "-m", "tests.forked", str(theirs.fileno())]
            env = {**os.environ, "PYTHONUTF8": "1"}
            self.process = subprocess.Popen(command, cwd=ROOT, env=env, pass_fds=[theirs.fileno()])

    def start(self, program: str, arguments: list[str], env: Mapping[str, str], stderr: int) -> Forked:
        line, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        ours, stdout = os.pipe()
        try:
            job = {"program": program, "arguments": arguments, "env": dict(env), "folder": os.getcwd()}
            socket.send_fds(self._control, [json.dumps(job).encode()], [theirs.fileno(), stdout, stderr])
        finally:
            theirs.close()
            os.close(stdout)
        pid = line.recv(64)
        assert pid, "the model of all servers has ended"
        return Forked(int(pid), line, os.fdopen(ours, encoding="utf-8"))

    def end(self) -> None:
        self._control.close()
        self.process.wait()


_model: Model | None = None
_making = threading.Lock()


def start(
    *arguments: str, program: str = "stolik.server", env: Mapping[str, str] = os.environ, stderr: int = 2
) -> Forked:
    global _model
    with _making:
        if _model is None:
            _model = Model()
            atexit.register(_model.end)
    return _model.start(program, [*arguments], env, stderr)


def run(*arguments: str, program: str, env: Mapping[str, str]) -> "subprocess.CompletedProcess[str]":
    """What `subprocess.run` does for a command that is soon done."""
    with tempfile.TemporaryFile("w+", encoding="utf-8") as errors:
        process = start(*arguments, program=program, env=env, stderr=errors.fileno())
        with process.stdout:
            said = process.stdout.read()
        process.wait()
        errors.seek(0)
        return subprocess.CompletedProcess([program, *arguments], process.wait(), said, errors.read())


# -- in the other process ----------------------------------------------------------------------------------------------


def load() -> None:
    from stolik import games

    for module in LOADED:
        import_module(module)
    games.every()
    gc.collect()
    gc.freeze()


def copy_until_told(control: socket.socket) -> "tuple[dict[str, object], list[int]] | None":
    """Fork for every job that comes: each copy returns with its job, and the model, in the end, with none."""
    bell, ring = os.pipe()
    os.set_blocking(ring, False)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # it concerns the copies, and whoever started us
    signal.signal(signal.SIGCHLD, lambda *_: None)
    signal.set_wakeup_fd(ring, warn_on_full_buffer=False)
    lines: dict[int, socket.socket] = {}
    while True:
        ready, _, _ = select.select([control, bell], [], [])
        if bell in ready:
            os.read(bell, 4096)
            for pid in list(lines):
                ended, status = os.waitpid(pid, os.WNOHANG)
                if ended:
                    with lines.pop(pid) as line, suppress(OSError):
                        line.send(str(os.waitstatus_to_exitcode(status)).encode())
        if control in ready:
            said, files, _, _ = socket.recv_fds(control, 2**20, 3)
            if not said:
                break
            if not (pid := os.fork()):
                signal.set_wakeup_fd(-1)
                signal.signal(signal.SIGCHLD, signal.SIG_DFL)
                signal.signal(signal.SIGINT, signal.default_int_handler)
                os.close(bell)
                os.close(ring)
                for line in (control, *lines.values()):
                    line.close()
                return json.loads(said), files
            lines[pid] = socket.socket(fileno=files[0])
            lines[pid].send(str(pid).encode())
            for file in files[1:]:
                os.close(file)
    for pid in lines:
        os.kill(pid, signal.SIGKILL)
    return None


def be(job: "dict[str, object]", files: list[int]) -> None:
    """Become what was asked for."""
    line, stdout, stderr = files
    os.close(line)
    for file, number in ((stdout, 1), (stderr, 2)):
        os.dup2(file, number)
        os.close(file)
    os.environ.clear()
    os.environ.update(job["env"])  # type: ignore[arg-type]
    os.chdir(str(job["folder"]))
    sys.argv[1:] = job["arguments"]  # type: ignore[assignment]
    runpy.run_module(str(job["program"]), run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    load()
    if (given := copy_until_told(socket.socket(fileno=int(sys.argv[1])))) is not None:
        be(*given)
