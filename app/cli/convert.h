// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/import_format.h"

#include <QString>
#include <QTextStream>

namespace boardwright {

/// The options of `boardwright-cli convert`.
struct ConvertOptions {
    QString in;
    QString out; ///< empty: standard output
    QString to; ///< key of a SetFormat; empty: lockout.live's format with Boardwright's own data
    bool strict = false; ///< write nothing if data would be lost
    ImportChoices choices; ///< for a list of another site
};

/// Reads a goal set of any format and writes it in another format, or in lockout.live's own layout
/// with unknown keys and the spelling of values kept. Reports losses on `err`. Returns the exit
/// status: 0 good, 1 nothing was written because data would be lost or the format cannot hold the
/// set, 2 a file could not be read or
/// written, or the format does not exist.
int convert(const ConvertOptions &options, QTextStream &out, QTextStream &err);

} // namespace boardwright
