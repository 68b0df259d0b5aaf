// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the window says about its board, statistics and problems, against what can be computed
// without it. GUI thread.
#pragma once

#include "core/generator/generator.h"

#include <QStringList>

#include <optional>

namespace boardwright {

class MainWindow;

/// A board that was made without the window.
struct PlainBoard {
    bool isPossible = false; ///< the set can be compiled
    std::optional<Failure> failure;
    Result board;
    QStringList cells; ///< what is read
    QStringList names; ///< of what stands on each site, as their author wrote them
    Measured measured; ///< if it is made
    bool isMade = false;
    double unmet = 0; ///< pieces and rules of the board that are not met, as measured
};

PlainBoard plainBoard(
    const GoalSet &set, const Generator &generator, const Settings &settings, const QString &seed);

/// The board of the window's set, generator, settings and seed.
PlainBoard plainBoardOf(MainWindow &window);

/// What is said and not so, each as a sentence; empty if all is true. The window must be up to
/// date, and `now` plainBoardOf() it. In English.
QStringList untrueOfBoard(MainWindow &window, const PlainBoard &now);
/// What should be said of a set whose limits count on its board, and is not.
QStringList unsaidOfBoard(MainWindow &window, const PlainBoard &now);
/// The panel must be open.
QStringList untrueOfStatistics(MainWindow &window, const PlainBoard &now);
QStringList untrueOfProblems(MainWindow &window, const PlainBoard &now);

} // namespace boardwright
