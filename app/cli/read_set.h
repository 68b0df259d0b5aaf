// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/import_format.h"

#include <QString>
#include <QTextStream>

#include <optional>

namespace boardwright {

/// Reads a goal set of any format; tells on `err` what is wrong or odd: "file:line:column:
/// severity: words".
std::optional<OpenedSet> readSet(const QString &path, QTextStream &err);

/// Tells one problem of the file `path` in that form, on one line whatever the file holds.
void tell(
    QTextStream &err, const QString &path, const Problem &problem, const GoalSet &set = GoalSet());

/// False, and a sentence on `err`, where not all that was written to `out` arrived (a full disk).
bool flushed(QTextStream &out, QTextStream &err);

} // namespace boardwright
