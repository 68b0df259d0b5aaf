// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lab/compare.h"

#include <QString>
#include <QTextStream>

namespace boardwright {

/// Writes what changed between two versions of a set, the most significant change first.
void writeReport(const Comparison &comparison, QTextStream &out);

/// The comparison as JSON.
QByteArray comparisonJson(const Comparison &comparison);

} // namespace boardwright
