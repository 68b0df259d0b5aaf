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
};

/// Reads a goal set and writes it in lockout.live's own layout; unknown keys and the spelling of
/// values are kept. Returns the exit status: 0 good, 2 a file could not be read or written.
int convert(const ConvertOptions &options, QTextStream &out, QTextStream &err);

} // namespace boardwright
