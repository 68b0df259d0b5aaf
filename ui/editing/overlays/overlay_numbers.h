// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/board/overlay.h"
#include "ui/editing/board/preview_result.h"
#include "ui/editing/studies/statistics_result.h"

#include <vector>

namespace boardwright {

/// A number of one cell or line as it is coloured and read.
struct OverlayNumber {
    double number = Measured::nothing;
    QString text; ///< in the cell, as short as it can be read; empty: there is no number
    QString inFull; ///< with what there is to say beside it

    friend bool operator==(const OverlayNumber &, const OverlayNumber &) = default;
};

/// The numbers of an overlay on the board in sight.
struct OverlayNumbers {
    /// How numbers become colours, and are written beside them; null: there is no overlay.
    const Measure *measure = nullptr;
    /// Colours begin at 0, not at the smallest number: what differs by chance looks alike.
    bool areShares = false;
    /// Colours tell what is below and above the mean: all cells are alike but for a part.
    bool isAroundMean = false;
    QString title;
    QString help;
    bool isOfSeeds = false; ///< of many boards, not of the one in sight
    /// In one line what they are of, or why there are none; plain text, empty for the board.
    QString about;
    std::vector<OverlayNumber> cells; ///< by site of the whole board; empty: there are none
    QString edgeTitle; ///< what the numbers of the lines are
    QString edgeHelp;
    std::vector<OverlayNumber> lines; ///< by line of the whole board; empty: there are none
};

/// What is chosen elsewhere and an overlay may be about.
struct OverlaySubject {
    RowId goal = RowId::none;
    QString category; ///< empty: the first one of the goal, of the board before those of lines

    friend bool operator==(const OverlaySubject &, const OverlaySubject &) = default;
};

/// Pure. `statistics` may be null, and of an earlier set than `board`, but those of another
/// generator or other settings say nothing of its cells. In a site that holds a board of its own
/// several goals land at once: then it is their mean number, not a share of boards.
OverlayNumbers overlayNumbers(const Overlay &overlay, const PreviewResult &board,
    const StatisticsResult *statistics, const OverlaySubject &subject);

} // namespace boardwright
