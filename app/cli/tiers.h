// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/balanced/tier_start.h"

#include <QString>
#include <QTextStream>

namespace boardwright {

/// What `boardwright-cli tiers` was asked.
struct TiersCommand {
    QString in;
    QString out;
    TierStart start;
    qint64 boards = 1000; ///< to count on, of the seeds from 1
};

/// Gives the goals of a set times and types by their difficulty (balanced/tier_start.h), so that
/// balanced boards can be made of it, writes it as a native set, and tells how many lines of such
/// boards have two goals of the same first category. Returns the exit status: 0 good, 1 boards
/// could not be made of what was written, 2 a file could not be read or written, 130 stopped, and
/// nothing was written.
int startTiers(const TiersCommand &command, QTextStream &out, QTextStream &err);

} // namespace boardwright
