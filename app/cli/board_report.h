// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generator/generator.h"

#include <QTextStream>

namespace boardwright {

/// Writes two tables: the measures of each cell of a board, and those of each line. `info` belongs
/// to the generator that made the board, `measured` to the board. A table without measures is left
/// out. Minutes are written as "18:15"; "-" means that a cell or line has no number.
void writeBoardReport(
    const Info &info, const Result &board, const Measured &measured, QTextStream &out);

} // namespace boardwright
