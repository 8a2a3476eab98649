"""How Hypothesis explores: without a clock, and in CI always the same examples. Where compiled programs are kept."""

import os
import tempfile
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# Hundreds of servers, workers and commands are started: they need not compile the program anew each time.
if os.environ.pop("PYTHONDONTWRITEBYTECODE", ""):
    os.environ["PYTHONPYCACHEPREFIX"] = str(Path(tempfile.gettempdir()) / f"stolik-bytecode-{os.getuid()}")

pytest.register_assert_rewrite("tests.conformance.checks")  # so that they explain themselves as tests do

# Whole matches are slow examples by nature; how many there are is each test's own business.
PATIENT = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
settings.register_profile("dev", PATIENT)
settings.register_profile("ci", PATIENT, derandomize=True, database=None, print_blob=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE") or ("ci" if os.environ.get("CI") else "dev"))
