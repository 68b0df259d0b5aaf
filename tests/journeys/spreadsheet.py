# SPDX-FileCopyrightText: 2026 Boardwright authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""From the cells of a spreadsheet to a list that a site takes, and back into the spreadsheet."""

from driver.editor import saved

GOALS = [f"Climb tower {number}" for number in range(1, 31)]


def cells(goals):
    """What a spreadsheet puts on the clipboard: a header and a row for each goal."""
    rows = [("Goal", "Category", "Weighting")]
    rows += [(goal, "rivers" if number % 3 == 0 else "towers", str(50 + number)) for number, goal in enumerate(goals)]
    return "".join("\t".join(row) + "\n" for row in rows)


def journey(desk):
    editor = desk.starts_editor()
    editor.menu("File", "New")
    editor.shows("No goals yet")
    desk.neighbour.copies(cells(GOALS))
    editor.press("Paste from a spreadsheet")
    editor.goals.has_rows(30)
    editor.goals.says(4, "Board", "rivers")
    editor.goals.says(30, "Weighting", "79")
    editor.is_titled("Untitled* - Boardwright")

    # A mistake is mended, and the spreadsheet gets the new numbers.
    editor.goals.type_into(2, "Goal", "Climb the old tower")
    editor.goals.type_into(2, "Weighting", "7")
    editor.goals.select_rows(1, 3, "Weighting")
    editor.keys("ctrl+c")
    desk.neighbour.gets("50\n7\n52\n")

    # A list for a site, with what it cannot hold; the same on the clipboard.
    expected = ["Climb tower 1", "Climb the old tower", *GOALS[2:]]
    exported = desk.documents / "towers.json"
    editor.exports("Goal set: Bingosync: randomized list", exported, lost="The weightings of 30 goals")
    assert [goal["name"] for goal in saved(exported)] == expected
    editor.keys("ctrl+e")
    export = editor.dialog("Export")
    export.choose("Format:", "Goal set: Bingosync: randomized list")
    export.press("Copy")
    desk.neighbour.gets(exported.read_text())
    export.answer("Close")

    # The list is read again in another window.
    other = desk.starts_editor(exported)
    other.shows("was read as \"Bingosync: list as the site has it\"")
    assert other.goals.column_reads("Goal") == expected
    other.is_killed()

    # It is still unsaved work, as the list does not hold all of it.
    editor.quit()
    editor.asks("Unsaved Changes", "Discard")
    editor.ends()
