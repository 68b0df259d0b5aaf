# SPDX-FileCopyrightText: 2026 Boardwright authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""From the first start to the first saved set."""

from driver.editor import saved

GOALS = [
    "Find a blue shell", "Build a raft", "Count ten gulls", "Dig up a bottle", "Eat a coconut",
    "Feed the crab", "Sing to a seal", "Skip a stone", "Watch the sunset"]


def journey(desk):
    editor = desk.starts_editor()
    editor.is_titled("Elder Isles - Boardwright")
    assert len(editor.board()) == 25

    editor.menu("File", "New")
    editor.is_titled("Untitled - Boardwright")
    editor.shows("No goals yet")
    editor.set_size(3, 3)

    editor.press("New goal")
    for goal in GOALS:
        editor.type(goal)
        editor.keys("Return")
    editor.goals.says(9, "Goal", "Watch the sunset")
    editor.keys("Escape")
    editor.goals.has_rows(9)
    editor.board_shows(GOALS)
    editor.is_titled("Untitled* - Boardwright")

    first = desk.documents / "beach.json"
    editor.save_new(first, game="Seaside", name="Beach")
    editor.is_titled("beach.json - Boardwright")
    assert (saved(first)["game_name"], saved(first)["set_name"]) == ("Seaside", "Beach")
    assert [goal["goal"] for goal in saved(first)["objectives"]] == GOALS

    editor.goals.type_into(3, "Weighting", "40")
    editor.keys("ctrl+s")
    editor.is_titled("beach.json - Boardwright")
    assert saved(first)["objectives"][2]["weighting"] == 40
    editor.quit()
    editor.ends()

    editor = desk.starts_editor()
    editor.open_recent("beach.json")
    editor.is_titled("beach.json - Boardwright")
    editor.goals.says(3, "Weighting", "40")
    editor.quit()
    editor.ends()
