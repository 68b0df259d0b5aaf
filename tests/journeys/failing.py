# SPDX-FileCopyrightText: 2026 Boardwright authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A journey that fails, for tst_failing.py. It is none of the journeys that CMakeLists.txt lists."""


def journey(desk):
    editor = desk.starts_editor(desk.has_sample("harbour-day"))
    editor.board_is_full()
    raise AssertionError("this journey is meant to fail")
