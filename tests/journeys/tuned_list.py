# SPDX-FileCopyrightText: 2026 Boardwright authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A list of Bingosync opens as the site has it; its types are tuned, undone, done again, and written back."""

import json

from driver.accessible import wait_until
from driver.editor import saved


def invented_list():
    """25 tiers of three goals of twelve types, so that about half of the lines share one."""
    return [[{"name": f"Goal {tier}.{place}", "types": [f"area {(7 * tier + 5 * place) % 12}"]} for place in range(3)]
            for tier in range(1, 26)]


def journey(desk):
    path = desk.documents / "list.json"
    path.write_text(json.dumps(invented_list()))
    editor = desk.starts_editor(path)
    wait_until(lambda: editor.generator() == "Bingosync", "the site's generator")
    editor.board_is_full()
    board = editor.board()
    before = editor.goals.column_reads("Types")

    editor.keys("ctrl+shift+l")
    editor.press("Add")
    targets = editor.table("Targets")
    targets.type_into(1, "Target", "A number of the board")
    targets.says(1, "Boards are judged by", "Lines with a shared type")
    editor.keys("Up", *["Right"] * targets.column("At most"), "2", "Return")
    targets.says(1, "At most", "2")
    # First the wrong turn: nothing may be changed yet.
    tune = editor.find("push button", "Tune")
    assert not tune.has("enabled"), "nothing may be changed yet"
    editor.shows("Nothing may be changed yet. Choose under May Change what tuning may turn.")
    editor.press("May Change")
    editor.keys("Down", "Down", "Return")  # to "Types of goals"
    editor.tunes()
    editor.press("Apply")
    editor.dialog("Not Compared").answer("Apply")
    wait_until(lambda: editor.goals.column_reads("Types") != before, "new types")
    tuned = editor.goals.column_reads("Types")
    editor.board_is_full()
    changed = editor.board()

    editor.keys("ctrl+z", "ctrl+z")
    wait_until(lambda: editor.goals.column_reads("Types") == before, "the types of the file")
    editor.board_reads(board)
    editor.keys("ctrl+shift+z", "ctrl+shift+z")
    wait_until(lambda: editor.goals.column_reads("Types") == tuned, "the tuned types again")
    editor.board_reads(changed)

    # The list for the site has the new types, and nothing else that is new.
    exported = desk.documents / "tuned.json"
    editor.exports("Goal set: Bingosync: list as the site has it", exported)
    was, now = invented_list(), saved(exported)
    assert [[goal["name"] for goal in tier] for tier in now] == [[goal["name"] for goal in tier] for tier in was]
    assert [", ".join(goal.get("types", [])) for tier in now for goal in tier] == tuned
    editor.quit()
    editor.asks("Unsaved Changes", "Discard")
    editor.ends()
    assert saved(path) == was, "the file that was opened stays"
