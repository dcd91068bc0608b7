"""Version 2 called the columns width and the rows height."""

from battlemap.files.migration import Content, Migration, SchemaVersion


def _convert(content: Content) -> Content:
    board = content["situation"]["board"]
    board["columns"], board["rows"] = board.pop("width"), board.pop("height")
    return content


MIGRATION = Migration(SchemaVersion(2, 0), SchemaVersion(3, 0), _convert)
