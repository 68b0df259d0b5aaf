// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generator/generator.h"

#include <QTextStream>

namespace boardwright {

/// Writes what a generator measures on the cells and lines of a board, as two tables. Minutes are
/// written as "18:15"; "-" means that a line or cell has no number.
void writeBoardReport(
    const Info &info, const Result &board, const Measured &measured, QTextStream &out);

} // namespace boardwright
