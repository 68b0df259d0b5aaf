// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/board/overlay.h"
#include "ui/editing/board/preview_result.h"
#include "ui/editing/studies/statistics_result.h"

#include <vector>

namespace boardwright {

/// The number of one cell or line, and its texts.
struct OverlayNumber {
    double number = Measured::nothing;
    QString text; ///< short text in the cell; empty if there is no number
    QString inFull; ///< full text with details

    friend bool operator==(const OverlayNumber &, const OverlayNumber &) = default;
};

/// The numbers of an overlay on the current board.
struct OverlayNumbers {
    /// Defines the colours and formats of the numbers; null if there is no overlay.
    const Measure *measure = nullptr;
    /// The colour scale starts at 0, not at the smallest number, so that random differences are not
    /// exaggerated.
    bool areShares = false;
    /// The colour scale is centred on the mean, for numbers that are mostly alike.
    bool isAroundMean = false;
    QString title;
    QString help;
    bool isOfSeeds = false; ///< from many boards, not from the current one
    /// One line of plain text: the source of the numbers, or why there are none. Empty for the
    /// board.
    QString about;
    std::vector<OverlayNumber> cells; ///< by site of the whole board; empty: no numbers
    QString edgeTitle; ///< the title of the line numbers
    QString edgeHelp;
    std::vector<OverlayNumber> lines; ///< by line of the whole board; empty: no numbers
};

/// The selection that goal and category overlays show.
struct OverlaySubject {
    RowId goal = RowId::none; ///< or a row of a table
    QString category; ///< empty: the first category of the goal, board categories first

    friend bool operator==(const OverlaySubject &, const OverlaySubject &) = default;
};

/// Pure. `statistics` may be null or of an earlier set than `board`, but are ignored if they are of
/// another generator or other settings. A site with a board of its own can contain several goals;
/// its number is then their mean number, not a share of boards.
OverlayNumbers overlayNumbers(const Overlay &overlay, const PreviewResult &board,
    const StatisticsResult *statistics, const OverlaySubject &subject);

} // namespace boardwright
