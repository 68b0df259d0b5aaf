# SPDX-FileCopyrightText: 2026 Boardwright authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Killed again and again while somebody types: each time the work is offered once, and little of it is lost.

BOARDWRIGHT_KILLS says how often, BOARDWRIGHT_SOAK_SEED when. `./dev soak recovery N installed` does it often.
"""

import os
import random
import time

MOST_LOST = 2.0  # seconds


def type_for(editor, seconds):
    """Overwrites the first goal with one number after another: when each was begun, and which."""
    editor.goals.go_to(1, "Goal")
    typed, end = [], time.monotonic() + seconds
    while time.monotonic() < end:
        number = str(time.time_ns() // 1_000_000)
        typed.append((time.monotonic(), number))
        editor.type(number)
        editor.keys("Return", "Up")
    return typed


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
        # Long enough that the work was kept at least once.
        typed = type_for(editor, chance.uniform(2.5, 6.0))
        time.sleep(chance.uniform(0.0, 0.1))
        killed = time.monotonic()
        editor.is_killed()

        print(f"kill {kill}: {len(typed)} numbers in {killed - typed[0][0]:.2f} s; kept: {len(desk.kept_works())}",
              flush=True)

        editor = desk.starts_editor()
        editor.banner("Unsaved work").press("Recover")
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
