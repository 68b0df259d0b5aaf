// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/board_options.h"

#include <QStringList>
#include <QTextStream>

#include <cstdint>

namespace boardwright {

enum class CheckFormat : std::uint8_t { Text, Json };

/// What `boardwright-cli check` was asked.
struct CheckOptions {
    QStringList files;
    BoardOptions board; ///< the board that is to be made of each
    CheckFormat format = CheckFormat::Text;
};

/// Writes to `out` what is wrong with each file: that it cannot be read, oddities of the file, and
/// what lint finds in the set and for the board asked for. As text, "file:line:column:
/// severity: words [code]", with the obvious fix on a line of its own below it, or as an array of
/// objects. Returns the exit status: 0 no errors, 1 errors in a set, 2 a file could not be read
/// or the options do not fit.
int check(const CheckOptions &options, QTextStream &out, QTextStream &err);

} // namespace boardwright
