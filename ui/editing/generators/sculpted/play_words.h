// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sculpted/solver.h"
#include "ui/editing/generators/sculpted/played_route.h"

#include <QString>
#include <QStringList>

#include <chrono>

namespace boardwright {

/// What became of a puzzle, to be shown and shared.
struct ResultCard {
    sculpted::Level level{}; ///< of difficulty
    QString seed;
    sculpted::Mechanic mechanic{};
    int cells = 0;
    std::chrono::milliseconds time{};
    int stepsBack = 0; ///< steps taken back
    int hints = 0;
    bool isShown = false; ///< the solution, or a part of it, was shown

    friend bool operator==(const ResultCard &, const ResultCard &) = default;
};

// Sentences about an attempt, for the status line, screen readers and cards. Pure functions.

/// "1:05" or "1:00:05".
QString timeText(std::chrono::milliseconds time);

/// The tier and the number of its level, or the seed that is no number.
QString puzzleTitle(sculpted::Level level, const QString &seed);

QString mechanicText(sculpted::Mechanic mechanic);

/// Where the route starts and what is asked for.
QString startText(const PlayedPuzzle &puzzle);

/// What came of a move, after it; empty if there is nothing to say.
QString moveText(Move move, const PlayedRoute &route);

QString deadEndText();
QString readyText();
QString hintText(const sculpted::Hint &hint, const PlayedRoute &route);

/// Where the next step can lead.
QString waysText(const PlayedRoute &route);

/// A cell and what the player sees there: "Row 1, column 2: not visited".
QString cellName(const PlayedRoute &route, int cell);

/// Whether the next step can lead there; empty if it cannot.
QString cellDescription(const PlayedRoute &route, int cell);

QString finishedText(const ResultCard &card);

/// The facts of a card below its title, a line each.
QStringList cardLines(const ResultCard &card);

/// The whole card as plain text.
QString cardText(const ResultCard &card);

} // namespace boardwright
