// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What pages of the board and tools say, against what can be computed without them. GUI thread.
#pragma once

#include "tests/support/windows/said.h"

namespace boardwright {

// Each returns what is said and not so, each as a sentence; empty if all is true. The window must
// be up to date, and `now` plainBoardOf() it. In English.

/// Opens the page, and chooses some cells.
QStringList untrueOfWhy(MainWindow &window, const PlainBoard &now);
QStringList untrueOfMetrics(MainWindow &window, const PlainBoard &now);
/// What is said of an earlier search, if there was one.
QStringList untrueOfFormerSearch(MainWindow &window);
/// Searches a few seeds, all of whose boards are wanted.
QStringList untrueOfSearch(MainWindow &window);
/// Shows the boards of a few seeds.
QStringList untrueOfSheet(MainWindow &window);
/// What each tool of the lab says before it is begun, or after the set changed under it.
QStringList untrueOfIdleTools(MainWindow &window, const PlainBoard &now);
/// Tunes for a moment, applies, takes it back, and changes the set under it.
QStringList untrueOfTuning(MainWindow &window);

} // namespace boardwright
