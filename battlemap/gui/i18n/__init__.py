"""The translations, made with Qt's tools."""
