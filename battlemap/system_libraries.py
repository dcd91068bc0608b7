"""The shared libraries Qt needs from a Linux system, looked for before Qt is imported.

A library that lacks ends in an import error or, for those of the screen, in an abort that no program can catch. So
they are tried first, and what lacks is told with the line that installs it. Run as a program, this prints the packages
that lack; `.ci/setup` installs them.
"""

from __future__ import annotations

import ctypes
import os
import re
import sys
from collections.abc import Iterable, Mapping

DRAWING = {
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfontconfig1",
    "libdbus-1.so.3": "libdbus-1-3",
}
"""What Qt needs even without a screen: each library with the package of Debian and Ubuntu that brings it."""

SCREEN = {
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-shape.so.0": "libxcb-shape0",
}
"""What Qt needs for a window on an X11 screen besides."""

_LINES = """\
Battlemap cannot start: system libraries are missing ({libraries}). Install them with
Battlemap kann nicht starten: Es fehlen Systembibliotheken ({libraries}). Sie lassen sich installieren mit
  sudo apt-get install -y --no-install-recommends {packages}"""

_NO_SCREEN = """\
Battlemap cannot start: there is no screen to open a window on{where}.
Battlemap kann nicht starten: Es gibt keinen Bildschirm für ein Fenster{where}."""


def missing_libraries(wanted: Iterable[str]) -> tuple[str, ...]:
    """Those of the wanted libraries that cannot be loaded; none on systems other than Linux, where Qt brings all."""
    if not sys.platform.startswith("linux"):
        return ()
    return tuple(name for name in wanted if not _loads(name))


def _loads(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def packages_of(libraries: Iterable[str]) -> tuple[str, ...]:
    """The packages that bring these libraries, each once."""
    return tuple(dict.fromkeys((DRAWING | SCREEN)[library] for library in libraries))


def drawing_problem() -> str | None:
    """What to tell a user when pictures cannot be drawn here, even without a screen; `None` when they can."""
    return _told(missing_libraries(DRAWING))


def window_problem(environment: Mapping[str, str] = os.environ) -> str | None:
    """What to tell a user when no window can be opened here; `None` when one can."""
    platform = _platform(environment)
    if platform != "xcb":
        return drawing_problem()
    return _told(missing_libraries(DRAWING | SCREEN)) or _screen_problem(environment)


def _platform(environment: Mapping[str, str]) -> str:
    """Which way to a screen Qt will take: the one it is told, else Wayland where there is one, else X11."""
    told = re.split("[:;]", environment.get("QT_QPA_PLATFORM", ""))[0]
    if told or not sys.platform.startswith("linux"):
        return told
    return "wayland" if environment.get("WAYLAND_DISPLAY") else "xcb"


def _told(libraries: tuple[str, ...]) -> str | None:
    if not libraries:
        return None
    return _LINES.format(libraries=", ".join(libraries), packages=" ".join(packages_of(libraries)))


def _screen_problem(environment: Mapping[str, str]) -> str | None:
    display = environment.get("DISPLAY", "")
    if display and _connects(display):
        return None
    return _NO_SCREEN.format(where=f" (DISPLAY={display})" if display else "")


def _connects(display: str) -> bool:
    """Whether an X11 server answers at this address."""
    xcb = ctypes.CDLL("libxcb.so.1")
    xcb.xcb_connect.restype = ctypes.c_void_p
    connection = ctypes.c_void_p(xcb.xcb_connect(display.encode(), None))
    refused = xcb.xcb_connection_has_error(connection) != 0
    xcb.xcb_disconnect(connection)
    return not refused


if __name__ == "__main__":
    print(*packages_of(missing_libraries(DRAWING | SCREEN)))  # noqa: T201 - its output is what it is run for
