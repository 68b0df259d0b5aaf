// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QTextStream>

namespace boardwright {

/// The options of `boardwright-cli again`.
struct AgainOptions {
    QString set;
    QString boards;
    QString list{}; ///< of several in the file, the name of the one to read; empty: the longest
};

/// Makes the boards of a JSON file again, and says which of them are not the same. Returns the exit
/// status: 0 all are, 1 some are not, 2 a file could not be read, 130 stopped.
int again(const AgainOptions &options, QTextStream &out, QTextStream &err);

} // namespace boardwright
