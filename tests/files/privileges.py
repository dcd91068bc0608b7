"""Running a test without the rights of the administrator, whom no file mode stops."""

from __future__ import annotations

import os
import stat
import traceback
import warnings
from collections.abc import Callable
from pathlib import Path

NOBODY = 65534


def in_child(work: Callable[[], None], *, as_nobody: bool = True) -> None:
    """Run `work` in a child process, as an ordinary user; fails as it fails there."""
    process = forked()
    if process == 0:
        os._exit(_outcome(work, as_nobody))
    assert os.waitstatus_to_exitcode(os.waitpid(process, 0)[1]) == 0, "see the child's report"


def forked() -> int:
    """Split the process in two. The warning about threads is for programs that go on in the child for long."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        return os.fork()


def _outcome(work: Callable[[], None], as_nobody: bool) -> int:
    try:
        if as_nobody and os.geteuid() == 0:
            os.setgroups([])
            os.setgid(NOBODY)
            os.setuid(NOBODY)
        work()
    except BaseException:  # noqa: BLE001 - the child must end here whatever happens
        traceback.print_exc()
        return 1
    return 0


def given_to_nobody(folder: Path) -> None:
    """Let the ordinary user of `in_child` reach and own a folder with all that is in it."""
    for parent in folder.parents:
        if parent.stat().st_uid == os.geteuid() and parent != Path("/"):
            parent.chmod(parent.stat().st_mode | stat.S_IXOTH)
    if os.geteuid() == 0:
        for path in (folder, *folder.rglob("*")):
            os.chown(path, NOBODY, NOBODY, follow_symlinks=False)


def restored(folder: Path) -> None:
    """Give back the right to remove a folder."""
    for path in (folder, *folder.rglob("*")):
        if path.is_dir() and not path.is_symlink():
            path.chmod(0o700)
