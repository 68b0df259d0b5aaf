# SPDX-FileCopyrightText: 2026 Boardwright authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A real set is tuned, compared with what it was, undone, done again and saved."""

from driver.accessible import wait_until
from driver.editor import saved


def weightings(path):
    return [str(goal.get("weighting", 100)) for goal in saved(path)["objectives"]]


def journey(desk):
    path = desk.has_real_set()
    original = desk.documents / "before.json"
    original.write_bytes(path.read_bytes())
    editor = desk.starts_editor(path)
    editor.is_titled(f"{path.name} - Boardwright")
    before = weightings(path)
    assert editor.goals.column_reads("Weighting") == before
    board = editor.board()

    # The pin keeps the set and its board for comparison.
    editor.press("Pin This Board")
    editor.keys("ctrl+shift+l")
    editor.press("Add")
    editor.table("Targets").says(1, "Target", "All goals alike")
    editor.tunes()
    # Nobody knows yet whether a number is worse: first the wrong turn.
    editor.press("Apply")
    editor.dialog("Not Compared").answer("Cancel")
    assert editor.goals.column_reads("Weighting") == before
    editor.press("Apply")
    editor.dialog("Not Compared").answer("Apply")
    wait_until(lambda: editor.goals.column_reads("Weighting") != before, "new weightings")
    tuned = editor.goals.column_reads("Weighting")
    editor.receipt_says("cells changed on this board")

    # One more by hand; the receipt is about all changes since the pin.
    tuned[0] = "33"
    editor.goals.type_into(1, "Weighting", "33")
    editor.receipt_says("% of boards differ")
    changed = editor.board()

    # Back to what the file holds, and forward again.
    for _ in ("the weighting", "tuning", "the target"):
        editor.keys("ctrl+z")
    editor.is_titled(f"{path.name} - Boardwright")
    assert editor.goals.column_reads("Weighting") == before
    editor.board_reads(board)
    for _ in ("the target", "tuning", "the weighting"):
        editor.keys("ctrl+shift+z")
    wait_until(lambda: editor.goals.column_reads("Weighting") == tuned, "the tuned weightings again")
    editor.board_reads(changed)

    editor.keys("ctrl+s")
    editor.is_titled(f"{path.name} - Boardwright")
    assert weightings(path) == tuned
    for old, new in zip(saved(original)["objectives"], saved(path)["objectives"], strict=True):
        assert old | {"weighting": 0} == new | {"weighting": 0}, "only weightings have changed"
    assert "significant" in desk.says("compare", original, path, "--boards", "300").lower()
    editor.quit()
    editor.ends()
