# SPDX-FileCopyrightText: 2026 Boardwright authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The tour of README, step by step, with one set in one window. Each step begins with words that README has, too."""

import re

from driver.accessible import wait_until
from driver.editor import LONG, saved

SLOPPY = '[{“name”: “Climb the mast”}, {"name": "Paint the hull"}, {"name": "Feed the parrot"},]'


def step_1(desk, editor):
    """shows first what a list says and what was repaired in it"""
    editor.goals.has_rows(108)
    sloppy = desk.documents / "sloppy.json"
    sloppy.write_text(SLOPPY)
    editor.keys("ctrl+i")
    editor.chooses_file("Import", sloppy).closes()
    shown = editor.dialog("Import sloppy.json")
    shown.shows("3 goals")
    shown.shows("repair")
    shown.answer("Cancel")


def step_2(desk, editor):
    """type to overwrite, F2 edits, Enter goes down, Tab right, Ctrl+D fills down"""
    goals = editor.goals
    goals.type_into(3, "Weighting", "80")
    goals.has_cursor(4, "Weighting")
    goals.go_to(3, "Goal")
    before = goals.reads(3, "Goal")
    editor.keys("F2", "End")
    editor.type("!")
    editor.keys("Tab")
    goals.says(3, "Goal", before + "!")
    goals.has_cursor(3, "Board")
    goals.select_rows(3, 5, "Weighting")
    editor.keys("ctrl+d")
    goals.says(5, "Weighting", "80")
    editor.keys("ctrl+c")
    desk.neighbour.gets("80\n80\n80\n")
    desk.neighbour.copies("10\n20\n30\n")
    editor.keys("ctrl+v")
    goals.says(3, "Weighting", "10")
    goals.says(5, "Weighting", "30")
    editor.keys("alt+1")
    wait_until(lambda: goals.cell(1, "Range").has("showing"), "the columns to define goals")
    assert goals.cell(1, "Goal").has("showing")
    editor.keys("alt+2")
    wait_until(lambda: goals.cell(1, "Appears").has("showing"), "the columns to balance goals")


def step_3(desk, editor):
    """A value typed into one of several selected rows is set in all of them."""
    goals = editor.goals
    goals.select_rows(1, 3, "Weighting")
    editor.type("50")
    editor.keys("Return")
    for row in (1, 2, 3):
        goals.says(row, "Weighting", "50")
    goals.select_rows(1, 3, "Weighting")
    editor.keys("ctrl+shift+k")
    editor.type("*0.5")
    editor.keys("Return")
    for row in (1, 2, 3):
        goals.says(row, "Weighting", "25")
    editor.keys("ctrl+z")
    goals.says(3, "Weighting", "50")
    goals.drag_bar(2, "Weighting", 0.8, 0.2)
    wait_until(lambda: int(goals.reads(2, "Weighting")) < 40, "a smaller weighting by its bar")
    goals.go_to(1, "Appears")
    editor.type("6 %")
    editor.keys("Return")
    wait_until(lambda: goals.reads(1, "Weighting") not in ("50", "100"), "the weighting that gives 6 %", LONG)


def step_4(desk, editor):
    """Ctrl+H finds and"""
    goals = editor.goals
    editor.fill_in("Filter goals, categories, tags", "lighthouse")
    wait_until(lambda: 0 < goals.widget.rows < 20, "fewer goals by a filter")
    editor.keys("ctrl+a", "BackSpace")
    goals.has_rows(108)
    row = goals.find_row("Goal", "Break a cursed mirror")
    goals.go_to(row, "Goal")
    editor.keys("ctrl+h")
    editor.fill_in("Find", "cursed mirror")
    editor.fill_in("Replace with", "haunted mirror")
    editor.press("Replace All")
    goals.says(row, "Goal", "Break a haunted mirror")
    editor.fill_in("Find", "lighthouse")
    editor.keys("F3")
    places = [number for number, text in enumerate(goals.column_reads("Goal"), 1) if "lighthouse" in text]
    wait_until(lambda: any(goals.cell(number, "Goal").has("focused") for number in places), "the cursor in a goal that was found")
    editor.keys("Escape")
    texts = goals.column_reads("Goal")
    goals.sort_by("Goal")
    wait_until(lambda: goals.column_reads("Goal") != texts, "rows in another order")
    shown = goals.column_reads("Goal")
    editor.menu("Goals", "Sort File as Shown")
    editor.is_titled("my-set.json* - Boardwright")
    editor.keys("ctrl+s")
    editor.is_titled("my-set.json - Boardwright")
    in_file = [re.sub(r"\{\{X\}\}", "X", goal["goal"]) for goal in saved(desk.documents / "my-set.json")["objectives"]]
    assert len(in_file) == len(shown) and in_file != texts


def step_5(desk, editor):
    """Renaming or merging a name there changes it everywhere in one step."""
    editor.tab("Categories")
    names = editor.table("Categories")
    title = next(title for title in names.titles() if title)
    name = names.reads(1, title)
    names.go_to(1, title)
    editor.press("Rename")
    editor.keys("ctrl+a")
    editor.type("errands")
    editor.keys("Return")
    wait_until(lambda: "errands" in names.column_reads(title), "the new name")
    editor.tab("Objectives")
    goals = editor.goals
    used = "".join(goals.column_reads("Board") + goals.column_reads("Line"))
    assert "errands" in used and name not in used.split(), used
    editor.keys("ctrl+z")
    wait_until(lambda: "errands" not in "".join(goals.column_reads("Board") + goals.column_reads("Line")), "the old name")
    editor.tab("Tags")
    tags = editor.table("Tags")
    assert tags.widget.rows and any(tags.column_reads("Goals")), "members of tags"
    editor.tab("Objectives")


def step_6(desk, editor):
    """Its arrow undoes the edit."""
    goals = editor.goals
    goals.type_into(1, "Weighting", "77")
    editor.receipt_says("on this board")
    editor.press_in("Effect of the last edit", "Undo")
    wait_until(lambda: goals.reads(1, "Weighting") != "77", "the weighting before")
    editor.press("Pin This Board")
    goals.type_into(1, "Weighting", "5")
    goals.type_into(2, "Weighting", "6")
    editor.receipt_says("% of boards differ")
    editor.press("Pin This Board")
    board = editor.board()
    # A goal with a value shows it on the board, and its placeholder in the table.
    texts = goals.column_reads("Goal")
    row, goal = next((row, text) for row, text in enumerate(texts, 1) if text in board)
    goals.type_into(row, "Goal", "An old song with a new name")
    editor.press("Keep the Board")
    editor.board_reads(["An old song with a new name" if text == goal else text for text in board])
    editor.keys("ctrl+z")
    editor.board_reads(board)


def step_7(desk, editor):
    """Alt+Left and Alt+Right step through seeds, Ctrl+R draws a new one."""
    editor.fill_in("Seed", "tour 8")
    editor.keys("Return")
    first, board = editor.seed(), editor.board()
    editor.keys("alt+Right")
    wait_until(lambda: editor.seed() == "tour 9", "the next seed")
    editor.keys("alt+Left")
    wait_until(lambda: editor.seed() == first, "the seed before")
    editor.press("Copy Seed")
    note = desk.neighbour.gets_something()
    editor.keys("ctrl+r")
    wait_until(lambda: editor.seed() != first, "a new seed")
    editor.choose_in(editor.find("combo box", "Bingo"), "Ascend")
    desk.neighbour.copies(note)
    editor.click(editor.field("Seed"))
    editor.keys("ctrl+a", "ctrl+v", "Return")
    editor.find("combo box", "Bingo")
    editor.board_reads(board)
    # Another size is another board; the old size is the old board.
    editor.set_size(4, 4)
    editor.set_size(5, 5)
    editor.board_reads(board)
    overlay = editor.find("combo box", "No overlay")
    editor.choose_in(overlay, "Where the chosen goal appears")
    editor.choose_in(overlay, "No overlay")


def step_8(desk, editor):
    """Click a cell to find its goal in the table"""
    goals = editor.goals
    number, goal = next((number, goal) for number, goal in enumerate(editor.board(), 1) if not re.search(r"\d", goal))
    editor.click(editor.cell(number))
    wait_until(lambda: editor.field("Goal").text == goal, f"{goal} in the form")
    # A goal of another weighting may be left out in spite of its place.
    rows = zip(goals.column_reads("Goal"), goals.column_reads("Weighting"), strict=True)
    board = editor.board()
    row, wanted = next((row, text) for row, (text, weighting) in enumerate(rows, 1)
                       if text not in board and "X" not in text and weighting == "100")
    goals.drag_row(row, editor.cell(13))
    wait_until(lambda: editor.board()[12] == wanted, lambda: f"\"{wanted}\" in cell 13; there is {editor.board()[12]}")
    editor.keys("ctrl+z")
    board = editor.board()
    editor.click(editor.cell(9), button=3)
    editor.keys("n")  # Never Here
    wait_until(lambda: editor.board()[8] != board[8], "another goal in cell 9")
    editor.keys("ctrl+z")
    editor.board_reads(board)
    width = editor.cell(1).box[2]
    editor.keys("ctrl+plus")
    wait_until(lambda: editor.cell(1).box[2] > width, "larger cells")
    editor.keys("ctrl+0")
    editor.keys("F11")
    wait_until(lambda: editor.widget.box[3] > 940, "the whole screen")
    editor.keys("F11")
    wait_until(lambda: editor.widget.box[3] < 940, "the window again")


def step_9(desk, editor):
    """for a cell how many goals each rule left until one was drawn"""
    editor.keys("ctrl+1")
    editor.click(editor.cell(7))
    editor.shows(f"Cell 7: \"{editor.board()[6]}\"")
    editor.keys("ctrl+2")
    editor.press("The Empty Board")
    editor.shows("0 of ")
    editor.press("One Step Forward")
    editor.shows("1 of ")
    editor.press("The Finished Board")
    editor.keys("ctrl+3")
    assert editor.table("Metrics").widget.rows > 3
    editor.keys("ctrl+3")


def step_10(desk, editor):
    """searches for boards that meet your criteria"""
    editor.goals.go_to(4, "Goal")
    editor.keys("ctrl+shift+f")
    editor.press("From the Selection")
    editor.press("Search")
    editor.tab("List")
    found = wait_until(lambda: editor.widget.look_for("table", lambda name: "eed" in name), "a table of found seeds")
    wait_until(lambda: found.rows > 0, "a board that was looked for", LONG)
    editor.tab("Contact Sheet")
    editor.keys("ctrl+shift+f")


def step_11(desk, editor):
    """lists the problems of the set and the board by kind"""
    editor.goals.type_into(6, "Weighting", "44")
    editor.press("Problems")
    problems = editor.find("tree", "Problems")
    wait_until(lambda: problems.children, "a problem")
    editor.press("History")
    history = editor.find("list", "History")
    wait_until(lambda: len(history.children) > 1, "the steps so far")
    weighting = editor.goals.reads(6, "Weighting")
    editor.click(history.children[-2], times=2)
    wait_until(lambda: editor.goals.reads(6, "Weighting") != weighting, "the step before")
    editor.press("History")


def step_12(desk, editor):
    """how often each goal appears"""
    editor.keys("ctrl+shift+t")
    editor.shows("Appears")
    editor.keys("ctrl+a")
    editor.press("Copy Rows")
    rows = desk.neighbour.gets_something().splitlines()
    assert len(rows) > 100, rows
    counted = desk.documents / "statistics.csv"
    editor.press("Export")
    editor.keys("c")  # Goals as CSV
    editor.chooses_file("Export Statistics", counted)
    desk.has_file(counted)
    editor.keys("ctrl+shift+t")


def step_13(desk, editor):
    """one edit changes one line, nothing else moves"""
    path = desk.documents / "my-set.json"
    editor.keys("ctrl+s")
    editor.is_titled("my-set.json - Boardwright")
    before = path.read_text().splitlines()
    editor.tab("Source")
    source = editor.find("text", "Source of the file")
    assert "Elder Isles" in source.text
    line = next(number for number, text in enumerate(before) if "\"set_name\"" in text)
    editor.click(source)
    editor.keys("ctrl+Home", *["Down"] * line, "End", "Left", "Left")
    editor.type(" 2026")
    editor.is_titled("my-set.json* - Boardwright")
    editor.keys("ctrl+s")
    editor.is_titled("my-set.json - Boardwright")
    after = path.read_text().splitlines()
    assert saved(path)["set_name"] == "Elder Isles 2026"
    assert [number for number, pair in enumerate(zip(before, after, strict=True)) if pair[0] != pair[1]] == [line]
    editor.tab("Objectives")


def step_14(desk, editor):
    """finds every command and every goal"""
    goal = "Befriend the old smith"
    editor.keys("ctrl+k")
    wait_until(lambda: editor.field("Find actions and goals").has("focused"), "the palette")
    editor.type("befriend old")
    wait_until(lambda: any(goal in item.name for item in editor.find("list", "Results").children), f"{goal} found")
    editor.keys("Return")
    wait_until(lambda: editor.field("Goal").text == goal, f"{goal} in the form")


def step_15(desk, editor):
    """Every edit can be undone, even after saving."""
    drawing = desk.documents / "board.svg"
    editor.exports("Board: drawing (SVG)", drawing)
    boards = desk.documents / "board.json"
    board = editor.board()
    editor.exports("Board: JSON", boards)
    editor.keys("alt+Right")
    wait_until(lambda: editor.board() != board, "another board")
    editor.menu("File", "Copy For", "Bingosync: fixed board")
    copied = desk.neighbour.gets_something()
    assert all(goal in copied for goal in editor.board()), copied
    editor.menu("File", "Compare with File")
    editor.chooses_file("Compare with File", desk.has_sample("elder-isles", "before.json"))
    differences = editor.table("Differences")
    wait_until(lambda: "Weighting" in "".join(differences.column_reads("Setting")), "the new weightings among the differences")
    editor.press("Close")
    editor.menu("File", "Open Board")
    editor.chooses_file("Open Board", boards)
    editor.board_reads(board)

    editor.keys("ctrl+z")
    editor.is_titled("my-set.json* - Boardwright")
    editor.keys("ctrl+shift+z")
    editor.is_titled("my-set.json - Boardwright")
    editor.quit()
    editor.ends()


STEPS = (step_1, step_2, step_3, step_4, step_5, step_6, step_7, step_8, step_9, step_10, step_11, step_12, step_13,
         step_14, step_15)


def journey(desk):
    readme = " ".join((desk.sources / "README.md").read_text().split())
    tour = readme[readme.index("## A tour in"):readme.index("## How a board is made")]
    editor = desk.starts_editor(desk.has_sample("elder-isles", "my-set.json"))
    for number, step in enumerate(STEPS, 1):
        assert f" {number}. " in tour and step.__doc__ in tour, f"README does not say in step {number}: {step.__doc__}"
        print(f"step {number}")
        step(desk, editor)
    assert f" {len(STEPS) + 1}. " not in tour, "README has more steps"
