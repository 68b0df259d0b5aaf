// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/balanced/weight_balancer.h"

#include <QString>
#include <QTextStream>

namespace boardwright {

/// The options of `boardwright-cli balance`.
struct BalanceCommand {
    QString in; ///< path of a goal list, a sheet or a goal set with times
    QString out; ///< path of the result; "-": standard output
    QString list{}; ///< of several in the file, the name of the one to read; empty: the longest
    /// When to stop. Not a goal of the list.
    BalanceGoal goal{.boards = 1000, .rounds = 50, .deviation = 60, .seed = QStringLiteral("1")};
    bool acceptsWorse = false; ///< whether to write what is worse without asking
};

/// Balances how often the goals of a list appear (core/balanced/weight_balancer.h) and writes the
/// list with the best weights, in the format that it was read in; a sheet becomes a list. Reports
/// each round on `out`, or on `err` if the list itself goes to standard output, and how boards of
/// other seeds are with the weights before and the best ones. Asks before it writes weights with
/// which a number is worse than before, or may be because the job was stopped (mayWriteWorse()).
/// Writes nothing if no round was complete. Returns the exit status: 0 good, 1 no round had a
/// usable result or what is worse was not written, 2 a file could not be read or written, 130
/// stopped.
int balance(const BalanceCommand &command, QTextStream &out, QTextStream &err);

} // namespace boardwright
