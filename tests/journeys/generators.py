# SPDX-FileCopyrightText: 2026 Boardwright authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A set for each generator, from nothing: what it wants is typed or pasted, saved, and makes the same board again."""

from driver.editor import saved

GOALS = [f"Visit island {number}" for number in range(1, 31)]


def new_set(desk, generator):
    editor = desk.starts_editor()
    editor.menu("File", "New")
    editor.is_titled("Untitled - Boardwright")
    editor.choose_generator(generator)
    return editor


def paste_goals(desk, editor):
    editor.tab("Objectives")
    desk.neighbour.copies("".join(f"{goal}\n" for goal in GOALS))
    editor.press("Paste from a spreadsheet")
    editor.goals.has_rows(len(GOALS))


def saves_and_makes_it_again(desk, editor, name):
    """The saved set makes the same board of the same seed, which was copied with its settings into a note."""
    board = editor.board()
    assert board
    editor.press("Copy Seed")
    note = desk.neighbour.gets_something()
    path = desk.documents / f"{name}.json"
    editor.save_new(path, game="Sea", name=name)
    editor.is_titled(f"{name}.json - Boardwright")
    editor.quit()
    editor.ends()

    editor = desk.starts_editor(path)
    editor.is_titled(f"{name}.json - Boardwright")
    desk.neighbour.copies(note)
    editor.click(editor.field("Seed"))
    editor.keys("ctrl+a", "ctrl+v", "Return")
    editor.board_reads(board)
    editor.quit()
    editor.ends()
    return saved(path)


def balanced(desk):
    editor = new_set(desk, "Balanced")
    paste_goals(desk, editor)
    editor.tab("Balanced")
    editor.press("Give the Goals These Times")
    editor.board_is_full()
    assert set(editor.board()) <= set(GOALS)
    file = saves_and_makes_it_again(desk, editor, "islands")
    assert [goal["goal"] for goal in file["objectives"]] == GOALS


def layered(desk):
    editor = new_set(desk, "Layered")
    pieces = [("Dragon", "dragon", "1"), ("Wall", "wall", "6"), ("Chest", "chest", "4")]
    table = editor.table("Pieces")
    for row, (piece, kind, count) in enumerate(pieces, 1):
        editor.press("Add")
        table.has_rows(row)
        table.type_into(row, "Piece", piece)
        table.type_into(row, "Kind", kind)
        table.type_into(row, "Count", count)
    editor.set_size(5, 5)
    editor.board_is_full()
    board = editor.board()
    assert [sum(cell.startswith(piece) for cell in board) for piece, _, _ in pieces] == [1, 6, 4], board
    file = saves_and_makes_it_again(desk, editor, "lair")
    assert [piece["title"] for piece in file["boardwright"]["layered_pieces"]] == ["Dragon", "Wall", "Chest"]


def sculpted(desk):
    editor = new_set(desk, "Sculpted")
    paste_goals(desk, editor)
    editor.board_is_full()
    assert set(GOALS) & {cell for cell in editor.board()}
    saves_and_makes_it_again(desk, editor, "route")


def paste_table(desk, editor, name, rows):
    desk.neighbour.copies("".join("\t".join(row) + "\n" for row in rows))
    table = editor.table(name)
    editor.click(table.widget)
    editor.keys("ctrl+v")
    table.has_rows(len(rows))


def worlds(desk):
    editor = new_set(desk, "Worlds")
    pool = saved(desk.has_sample("zone-pool"))["boardwright"]
    names = [zone["name"] for zone in pool["zones"]]
    paste_table(desk, editor, "Zones of worlds", [
        (zone["name"], ", ".join(zone["portals"]), ", ".join(zone.get("gems", []))) for zone in pool["zones"]])
    editor.tab("Claims")
    paste_table(desk, editor, "Claims", [
        (names[claim["zone"]], claim["from"], claim["to"], "", "", ", ".join(claim.get("gems", []))) for claim in pool["claims"]])
    editor.fill_in("Gems", "7")
    editor.keys("Return")
    editor.board_is_full()
    file = saves_and_makes_it_again(desk, editor, "pool")
    assert file["boardwright"]["zones"] == pool["zones"]
    assert file["boardwright"]["claims"] == pool["claims"]


def bingosync(desk):
    editor = new_set(desk, "Bingosync")
    paste_goals(desk, editor)
    # Goals without tiers make boards of the kind that needs none; another kind says what it wants.
    editor.choose_in(editor.find("combo box", "Randomized"), "SRL v5")
    editor.board_says("or choose the kind Randomized")
    editor.choose_in(editor.find("combo box", "SRL v5"), "Randomized")
    editor.click(editor.field("Seed"))
    editor.keys("ctrl+a")
    editor.type("12345")
    editor.keys("Return")
    editor.board_is_full()
    assert set(editor.board()) <= set(GOALS)
    saves_and_makes_it_again(desk, editor, "site")


def journey(desk):
    for generator in (balanced, layered, sculpted, worlds, bingosync):
        generator(desk)
