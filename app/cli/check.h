// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/board_options.h"

#include <QStringList>
#include <QTextStream>

#include <cstdint>

namespace boardwright {

enum class CheckFormat : std::uint8_t { Text, Json };

/// The options of `boardwright-cli check`.
struct CheckOptions {
    QStringList files;
    BoardOptions board; ///< the board to lint each file for
    CheckFormat format = CheckFormat::Text;
};

/// Writes the problems of each file to `out`: read errors, oddities of the file, and what lint
/// finds in the set and for the requested board. Text has "file:line:column: severity: words
/// [code]" for each problem, followed by a line with the obvious fix if there is one; JSON is an
/// array of objects. Returns the exit status: 0 no errors, 1 errors in a set, 2 a file could not be
/// read or the options do not fit.
int check(const CheckOptions &options, QTextStream &out, QTextStream &err);

} // namespace boardwright
