// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generator/generator.h"

#include <QTextStream>

namespace boardwright {

/// What a generator measures of the cells and of the lines of a board, as two tables. Minutes as
/// "18:15"; a line or a cell that has no number has "-".
void writeBoardReport(
    const Info &info, const Result &board, const Measured &measured, QTextStream &out);

} // namespace boardwright
