# SPDX-FileCopyrightText: 2026 Boardwright authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The program is killed in the middle of the work: what was typed is offered at the next start, and nothing twice."""

from driver.accessible import wait_until
from driver.editor import saved


def is_kept(desk, text):
    """Waits until the work is on the disk in case of a crash, which takes a second or two."""
    wait_until(lambda: any(text in file.read_bytes() for file in desk.kept_works()), f"{text} in what is kept")


def journey(desk):
    harbour = desk.has_sample("harbour-day")
    before = harbour.read_bytes()
    editor = desk.starts_editor(harbour)
    editor.goals.type_into(1, "Weighting", "41")
    is_kept(desk, b'"weighting": 41')
    editor.is_killed()
    assert harbour.read_bytes() == before

    editor = desk.starts_editor()
    editor.banner("Unsaved work").press("Recover")
    editor.is_titled("harbour-day.json* - Boardwright")
    editor.goals.says(1, "Weighting", "41")
    editor.keys("ctrl+s")
    editor.is_titled("harbour-day.json - Boardwright")
    assert saved(harbour)["objectives"][0]["weighting"] == 41

    # A set that has no file yet, killed together with a question about it.
    editor.menu("File", "New")
    editor.press("New goal")
    editor.type("Swim to the buoy")
    editor.keys("Return", "Escape")
    editor.goals.says(1, "Goal", "Swim to the buoy")
    is_kept(desk, b"Swim to the buoy")
    editor.quit()
    editor.dialog("Unsaved Changes")
    editor.is_killed()

    # What is left for later is offered again; what was recovered and saved is not.
    for answer in ("Later", "Recover"):
        editor = desk.starts_editor()
        editor.banner("Unsaved work").press(answer)
        if answer == "Later":
            editor.has_no_banner("Unsaved work")
            editor.quit()
            editor.ends()
    editor.is_titled("Untitled* - Boardwright")
    editor.goals.has_rows(1)
    editor.goals.says(1, "Goal", "Swim to the buoy")
    editor.quit()
    editor.asks("Unsaved Changes", "Discard")
    editor.ends()

    editor = desk.starts_editor()
    editor.is_titled("Elder Isles - Boardwright")
    editor.board_is_made()
    editor.has_no_banner("Unsaved work")
    editor.quit()
    editor.ends()
