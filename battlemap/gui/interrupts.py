"""Ctrl+C in the terminal and a request to end, taken at once although Qt waits outside of Python."""

from __future__ import annotations

import signal
import socket
from types import FrameType

from PySide6.QtCore import QObject, QSocketNotifier, Signal

SIGNALS = (signal.SIGINT, signal.SIGTERM)


class Interrupts(QObject):
    """Listens to the signals of the system until it is released."""

    caught = Signal()
    """The program is asked to end."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._reading, self._writing = socket.socketpair()
        self._reading.setblocking(False)
        self._writing.setblocking(False)
        # Python's own handlers run only when Python runs; a byte in this socket wakes Qt up.
        self._wakeup = signal.set_wakeup_fd(self._writing.fileno())
        self._before = {number: signal.signal(number, _do_nothing) for number in SIGNALS}
        self._notifier = QSocketNotifier(self._reading.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._wake)

    def release(self) -> None:
        """Leave the signals to whoever had them before."""
        self._notifier.setEnabled(False)
        for number, handler in self._before.items():
            signal.signal(number, handler)
        signal.set_wakeup_fd(self._wakeup)
        self._reading.close()
        self._writing.close()

    def _wake(self) -> None:
        if set(self._reading.recv(64)) & {int(number) for number in SIGNALS}:
            self.caught.emit()


def _do_nothing(number: int, frame: FrameType | None) -> None:
    """The signal is answered through the socket."""
    del number, frame
