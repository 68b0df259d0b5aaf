// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/balanced/weight_balancer.h"

#include <QString>
#include <QTextStream>

namespace boardwright {

/// The options of `boardwright-cli balance`.
struct BalanceCommand {
    QString in;
    QString out;
    BalanceGoal goal{.boards = 1000, .rounds = 50, .deviation = 60, .seed = QStringLiteral("1")};
};

/// Balances how often the goals of a list appear (balanced/weight_balancer.h) and writes the list
/// with the best weights, in the format that it was read in; a sheet becomes a list. Reports each
/// round on `out`. If the job is stopped, the best list so far is written. Returns the exit status:
/// 0 good, 1 no round had a usable result, so that nothing was written, 2 a file could not be read
/// or written, 130 stopped.
int balance(const BalanceCommand &command, QTextStream &out, QTextStream &err);

} // namespace boardwright
