"""Where the program's own pictures and sample maps lie, in a checkout and in an installed wheel alike."""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def _folder(name: str) -> Path:
    """The folder inside the installed package, or beside it in a checkout."""
    installed = _PACKAGE / name
    return installed if installed.is_dir() else _PACKAGE.parent / name


def asset(*parts: str) -> Path:
    """A file of ours, for instance `asset("minis", "knight.svg")`."""
    return _folder("assets").joinpath(*parts)


def asset_names(folder: str, suffix: str = ".svg") -> tuple[str, ...]:
    """The names without suffix of the assets in a folder, in alphabetical order."""
    return tuple(sorted(path.stem for path in asset(folder).glob(f"*{suffix}")))


def sample_maps() -> tuple[Path, ...]:
    """The sample maps that come with the program, in alphabetical order."""
    return tuple(sorted(_folder("maps").glob("*.battlemap")))
