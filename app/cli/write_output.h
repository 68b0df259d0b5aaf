// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QTextStream>

namespace boardwright {

/// Whether the argument of "-o" means standard output.
bool isStandardOutput(const QString &path);

/// Writes the output of a command to a file, whole or not at all, or to standard output if the path
/// is "-" or empty. Reports errors on standard error. The caller must write and flush everything
/// else first, so that a replaced file means success.
bool writeOutput(const QByteArray &bytes, const QString &path, QTextStream &out, QTextStream &err);

} // namespace boardwright
