"""Every text that a user reads can be translated."""

from __future__ import annotations

import ast
import re

from tests.contracts.sources import calls, layer, package_files, place

SHOWING = {
    "setText", "setToolTip", "setStatusTip", "setWhatsThis", "setWindowTitle", "setTitle", "setPlaceholderText",
    "setAccessibleName", "setAccessibleDescription", "setPrefix", "setSuffix", "setSpecialValueText", "setLabelText",
    "setInformativeText", "setIconText", "addMenu", "addSection", "showMessage", "addRow", "addTab", "drawText",
    "QLabel", "QPushButton", "QCheckBox", "QRadioButton", "QToolButton", "QGroupBox", "QAction", "QDockWidget",
}  # fmt: skip
"""Calls whose plain string arguments end up before a user's eyes."""

MARKING = {"tr": 0, "QT_TRANSLATE_NOOP": 1, "translate": 1}
"""Calls that mark a text for translation, with the place of its source among their arguments."""

LETTERS = re.compile(r"[A-Za-zÄÖÜäöüß]{2,}")
TAG = re.compile(r"</?[a-z]+>")


def test_no_widget_is_given_a_bare_string() -> None:
    wrong = [
        f"{place(path, call)} {name}"
        for path in package_files()
        if layer(path) in {"gui", "app"}
        for name, call in calls(path)
        if name in SHOWING and any(_is_bare_text(argument) for argument in call.args)
    ]
    assert not wrong


THE_WAY_OUT = "translation"
"""The one module that hands a marked text to Qt."""


def test_only_literal_texts_are_marked_for_translation() -> None:
    """The extraction tool reads the source; it cannot know what a variable or an f-string will hold."""
    wrong = [
        f"{place(path, call)} {name}"
        for path in package_files()
        if path.stem != THE_WAY_OUT
        for name, call in calls(path)
        if name in MARKING and _is_marking(call, name) and not _all_literal(call.args[: MARKING[name] + 1])
    ]
    assert not wrong


def test_bare_texts_are_told_from_signs_and_names() -> None:
    assert _is_bare_text(ast.parse("'Save map'", mode="eval").body)
    assert _is_bare_text(ast.parse("f'{n} minis'", mode="eval").body)
    assert not _is_bare_text(ast.parse("'×'", mode="eval").body)
    assert not _is_bare_text(ast.parse("self.tr('Save')", mode="eval").body)


def _is_bare_text(argument: ast.expr) -> bool:
    if isinstance(argument, ast.JoinedStr):
        return any(_is_bare_text(value) for value in argument.values)
    if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str)):
        return False
    return LETTERS.search(TAG.sub("", argument.value)) is not None


def _is_marking(call: ast.Call, name: str) -> bool:
    """Whether the call is one of Qt's markers and not, for instance, a painter moved by `translate(x, y)`."""
    if name == "translate":
        return isinstance(call.func, ast.Attribute) and ast.unparse(call.func.value).endswith("QCoreApplication")
    return len(call.args) > MARKING[name]


def _all_literal(arguments: list[ast.expr]) -> bool:
    return all(isinstance(each, ast.Constant) and isinstance(each.value, str) for each in arguments)
