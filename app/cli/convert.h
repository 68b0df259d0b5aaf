// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QTextStream>

namespace boardwright {

/// What `boardwright-cli convert` was asked.
struct ConvertOptions {
    QString in;
    QString out; ///< empty: standard output
    QString to; ///< key of a SetFormat; empty: lockout.live's, with what is Boardwright's own
    bool strict = false; ///< what would lose something is not written
};

/// Reads a goal set of any format and writes it in another, or in lockout.live's own layout with
/// unknown keys and the spelling of values kept. What is lost goes to `err`. Returns the exit
/// status: 0 good, 1 nothing was written because something would be lost, 2 a file could not be
/// read or written, or there is no such format.
int convert(const ConvertOptions &options, QTextStream &out, QTextStream &err);

} // namespace boardwright
