"""What a user can do: one small function an act, from state to state, in a file per domain.

Questions that belong to an act (`check_…`, `preview_…`) stand beside it and change nothing.
"""
