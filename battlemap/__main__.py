"""The start: the command line when the first word is one of its commands, else the window."""

from __future__ import annotations

import sys

# Everything else is imported where Ctrl+C is already caught.

INTERRUPTED = 130
"""What a shell expects of a program stopped by Ctrl+C."""


def run() -> None:
    """Start the program as it was called and leave with its exit code."""
    sys.exit(_ended(main(sys.argv[1:])))


def _ended(code: int) -> int:
    """The exit code, and nothing left to do that Ctrl+C could stop."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    return code


def main(arguments: list[str]) -> int:
    """Do what the arguments say and answer with the exit code."""
    try:
        from battlemap import console

        console.open_standard_files()
        return _command(arguments) if is_command(arguments) else _window(arguments)
    except KeyboardInterrupt:
        return INTERRUPTED


def is_command(arguments: list[str]) -> bool:
    """Whether these arguments are for the command line: a command of it, or a question about the program."""
    from battlemap import cli

    return bool(arguments) and (arguments[0] in cli.COMMANDS or arguments[0] in ("-h", "--help", "--version"))


def _command(arguments: list[str]) -> int:
    from battlemap import cli, system_libraries

    if not arguments[0].startswith("-") and _told(system_libraries.drawing_problem()):
        return 1
    return cli.main(arguments)


def _window(arguments: list[str]) -> int:
    from battlemap import console, system_libraries

    if _told(system_libraries.window_problem()):
        return 1
    with console.interrupts_deferred():
        from battlemap import app

    return app.main(arguments)


def _told(problem: str | None) -> bool:
    """Print a problem, if there is one, and say whether there is."""
    from battlemap import console

    for line in (problem or "").splitlines():
        console.complain(line)
    return problem is not None


if __name__ == "__main__":
    run()
