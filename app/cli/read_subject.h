// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/board_options.h"
#include "core/lab/subject.h"

#include <QString>
#include <QTextStream>

#include <expected>

namespace boardwright {

/// Reads and compiles a set for the requested boards. Reports errors on `err`. The error is the
/// exit status: 1 the set cannot be compiled, 2 the file could not be read or the options do not
/// fit.
std::expected<SharedSubject, int> readSubject(
    const QString &path, const BoardOptions &options, QTextStream &err);

} // namespace boardwright
