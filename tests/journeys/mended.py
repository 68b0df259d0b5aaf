# SPDX-FileCopyrightText: 2026 Boardwright authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A set gets goals from a spreadsheet and loses none; a spelling is mended, and its board stays."""

ROWS = [("Goal", "Weighting", "Owner"), ("Chart {{X}} reefs", "61", "Ada"), ("Paint the lighthouse", "62", "Ben"),
        ("Tame a gull", "63", "Ada")]
TEXT = "".join("\t".join(row) + "\n" for row in ROWS)
# As LibreOffice Calc offers them.
HTML = """<!DOCTYPE html><html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"/>
<meta name="generator" content="LibreOffice 24.2.7.2 (Linux)"/></head><body><table cellspacing="0" border="0">
<colgroup span="3" width="85"></colgroup>""" + "".join(
    "<tr>" + "".join(f'<td height="17" align="left">{cell}</td>' for cell in row) + "</tr>\n"
    for row in ROWS) + "</table></body></html>"


def journey(desk):
    # The first goal of a set is begun, given up, and begun again.
    empty = desk.starts_editor()
    empty.menu("File", "New")
    empty.shows("No goals yet")
    empty.type("Climb")
    empty.goals.has_rows(1)
    empty.keys("Escape")
    empty.shows("No goals yet")
    empty.type("Dive")
    empty.keys("Return")
    empty.goals.says(1, "Goal", "Dive")
    empty.quit()
    empty.asks("Unsaved Changes", "Discard")
    empty.ends()

    editor = desk.starts_editor(desk.has_sample("harbour-day"))
    editor.board_is_made()
    before = editor.goals.column_reads("Goal")

    # Pasted goals go below the current one, wherever in its row the cursor is.
    desk.neighbour.copies(TEXT, HTML)
    editor.goals.go_to(6, "Weighting")
    editor.keys("ctrl+v")
    editor.shows("3 goals added below row 6. Not pasted: Owner")
    pasted = [row[0] for row in ROWS[1:]]
    editor.goals.says(8, "Goal", pasted[1])
    assert editor.goals.column_reads("Goal")[9:] == before[6:]
    assert editor.goals.column_reads("Goal")[:6] == before[:6]
    editor.keys("ctrl+z")
    editor.goals.has_rows(len(before))
    assert editor.goals.column_reads("Goal") == before

    # As many selected goals are replaced.
    editor.goals.select_rows(2, 4, "Weighting")
    editor.keys("ctrl+v")
    editor.shows("3 goals replaced")
    editor.goals.says(3, "Goal", pasted[1])
    editor.goals.says(3, "Weighting", "62")
    assert editor.goals.column_reads("Goal")[4:] == before[4:]
    editor.keys("ctrl+z")
    editor.goals.says(3, "Goal", before[2])

    # A mended spelling changes a word on the board, and nothing else.
    editor.board_is_made()
    board = editor.board()
    goal = next(text for text in before[:10] if text in board)
    row = editor.goals.find_row("Goal", goal)
    editor.goals.type_into(row, "Goal", "A mended spelling")
    editor.press("Keep the Board")
    kept = ["A mended spelling" if text == goal else text for text in board]
    editor.board_reads(kept)
    editor.keys("ctrl+z")
    editor.board_reads(board)
    editor.keys("ctrl+shift+z")
    editor.board_reads(kept)
    editor.keys("ctrl+s")
    editor.is_titled("harbour-day.json - Boardwright")
    seed = editor.seed()
    editor.quit()
    editor.ends()

    again = desk.starts_editor(desk.documents / "harbour-day.json")
    again.fill_in("Seed", seed)
    again.keys("Return")
    again.board_reads(kept)
    again.quit()
    again.ends()
