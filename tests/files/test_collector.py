"""The garbage collector rests while a large map is read, and runs again afterwards."""

from __future__ import annotations

import gc

import pytest

from battlemap.files.collector import collector_paused


def test_it_rests_inside_and_runs_afterwards() -> None:
    with collector_paused():
        assert not gc.isenabled()
        with collector_paused():
            assert not gc.isenabled()
        assert not gc.isenabled()
    assert gc.isenabled()


def test_it_runs_again_after_an_error() -> None:
    with pytest.raises(LookupError), collector_paused():
        raise LookupError
    assert gc.isenabled()


def test_it_stays_off_where_it_was_off() -> None:
    gc.disable()
    try:
        with collector_paused():
            pass
        assert not gc.isenabled()
    finally:
        gc.enable()
