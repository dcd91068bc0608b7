"""The steps from older file versions to today's, one module each, found by looking into this folder.

A module defines `MIGRATION`, a `battlemap.files.migration.Migration`. There is none yet: today's version is the first.
"""
