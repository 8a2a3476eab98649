"""The rule that a test is run for."""

import pytest


@pytest.fixture
def told(request: pytest.FixtureRequest) -> str:
    """Its id: it is in the name of the test."""
    return str(request.param)
