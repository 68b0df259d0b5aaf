// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QTextStream>

namespace boardwright {

/// Whether "-o" names standard output rather than a file.
bool isStandardOutput(const QString &path);

/// Writes what a command makes, whole or not at all, to the file of this path, or to standard
/// output where the path is "-" or empty. Says what went wrong on standard error. The caller has
/// written and flushed everything else before, so that a file that was replaced means success.
bool writeOutput(const QByteArray &bytes, const QString &path, QTextStream &out, QTextStream &err);

} // namespace boardwright
