// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lab/tally.h"

#include <QString>
#include <QTextStream>

namespace boardwright {

/// Writes statistics for an author, in plain words: goals that never appear and why, goals that
/// nearly always appear, limits that were relaxed, limits that keep goals out. The lines contain no
/// control characters.
void writeReport(const Tally &tally, QTextStream &out);

} // namespace boardwright
