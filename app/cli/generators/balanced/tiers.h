// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/balanced/tier_start.h"

#include <QString>
#include <QTextStream>

namespace boardwright {

/// The options of `boardwright-cli tiers`.
struct TiersCommand {
    QString in;
    QString out;
    QString list{}; ///< of several in the file, the name of the one to read; empty: the longest
    TierStart start;
    qint64 boards = 1000; ///< boards to count, with the seeds from 1
};

/// Gives the goals of a set times and types by their difficulty (balanced/tier_start.h), so that
/// balanced boards can be made from it, and writes it as a native set. Reports how many lines of
/// such boards have two goals with the same first category. Returns the exit status: 0 good, 1
/// boards could not be made from the result, 2 a file could not be read or written, 130 stopped
/// before anything was written.
int startTiers(const TiersCommand &command, QTextStream &out, QTextStream &err);

} // namespace boardwright
