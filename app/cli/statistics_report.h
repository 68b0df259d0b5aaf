// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lab/compare.h"
#include "core/lab/tally.h"

#include <QString>
#include <QTextStream>

namespace boardwright {

/// What an author learns from statistics, in plain words: goals that never appear and why, goals
/// that are nearly always there, what gave way, which limits keep goals out. Lines of text without
/// control characters.
void writeReport(const Tally &tally, QTextStream &out);

/// What moved between two versions of a set, the surest first.
void writeReport(const Comparison &comparison, QTextStream &out);

/// The same for programs.
QByteArray comparisonJson(const Comparison &comparison);

} // namespace boardwright
