"""Version 1 called the tokens minis and wrote their columns and rows apart."""

from battlemap.files.migration import Content, Migration, SchemaVersion


def _convert(content: Content) -> Content:
    board = content["situation"]["board"] if "situation" in content else content
    minis = [{**mini, "cell": [mini["x"] + 0, mini["y"] + 0]} for mini in board.pop("minis")]
    board["tokens"] = [{key: mini[key] for key in mini if key not in ("x", "y")} for mini in minis]
    return content


MIGRATION = Migration(SchemaVersion(1, 0), SchemaVersion(2, 0), _convert)
