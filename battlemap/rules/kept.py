"""Parts of a file that this program cannot use and writes back unchanged."""

from __future__ import annotations

import json
from typing import Any

from pydantic import model_serializer, model_validator

from battlemap.frozen import Frozen


class Kept(Frozen):
    """A part of a file as it came, as JSON text with its keys in their order."""

    raw: str

    @model_validator(mode="before")
    @classmethod
    def _from_part(cls, part: Any) -> Any:
        """Take the part itself where it was read from a file."""
        return part if isinstance(part, dict) and set(part) == {"raw"} else {"raw": keep_text(part)}

    @model_serializer
    def _as_part(self) -> Any:
        return self.part

    @property
    def part(self) -> Any:
        """The part as it was read: any JSON value."""
        return json.loads(self.raw)


def keep_text(part: object) -> str:
    """The JSON text of a part."""
    return json.dumps(part, ensure_ascii=False, separators=(",", ":"))
