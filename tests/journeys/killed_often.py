# SPDX-FileCopyrightText: 2026 Boardwright authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Killed again and again while somebody types: each time the work is offered once, and little of it is lost.

BOARDWRIGHT_KILLS says how often, BOARDWRIGHT_SOAK_SEED when. `./dev soak recovery N installed` does it often.
"""

import os
import random
import time

MOST_LOST = 2.0  # seconds


def type_until(editor, end, typed):
    """Overwrites the first goal with one number after another, and keeps when each was begun."""
    editor.goals.go_to(1, "Goal")
    while time.monotonic() < end or not typed:
        number = str(time.time_ns() // 1_000_000)
        typed.append((time.monotonic(), number))
        editor.type(number)
        editor.keys("Return", "Up")


def lost(typed, recovered, killed):
    """How old what was lost is, in seconds, and whether all that was typed before it came back."""
    numbers = [number for _, number in typed]
    assert recovered in numbers, f"recovered: \"{recovered}\"; typed: {numbers}"
    later = typed[numbers.index(recovered) + 1:]
    return killed - later[0][0] if later else 0.0


def journey(desk):
    kills = int(os.environ.get("BOARDWRIGHT_KILLS") or 3)
    chance = random.Random(int(os.environ.get("BOARDWRIGHT_SOAK_SEED") or 1))
    harbour = desk.has_sample("harbour-day")
    editor = desk.starts_editor(harbour)
    worst = 0.0
    for kill in range(kills):
        typed = []
        # Long enough that the work was kept at least once.
        type_until(editor, time.monotonic() + chance.uniform(2.5, 6.0), typed)
        time.sleep(chance.uniform(0.0, 0.1))
        killed = time.monotonic()
        editor.is_killed()

        editor = desk.starts_editor()
        banner = editor.banner("Unsaved work")
        banner.press("Recover")
        editor.is_titled("harbour-day.json* - Boardwright")
        editor.has_no_banner("Unsaved work")
        recovered = editor.goals.reads(1, "Goal")
        late = lost(typed, recovered, killed)
        worst = max(worst, late)
        assert late <= MOST_LOST, f"kill {kill}: {late:.2f} s of work were lost"
    print(f"{kills} of {kills} works were offered again; at most {worst:.2f} s lost", flush=True)
    editor.quit()
    editor.asks("Unsaved Changes", "Discard")
    editor.ends()
