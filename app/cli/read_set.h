// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/import_format.h"

#include <QString>
#include <QTextStream>

#include <optional>

namespace boardwright {

/// Reads a goal set of any format. Reports errors and oddities on `err` as "file:line:column:
/// severity: words". A file without the list of `choices` is not read.
std::optional<OpenedSet> readSet(
    const QString &path, QTextStream &err, const ImportChoices &choices = {});

/// The same, but for boards of this generator: a list is read as its site has it if the generator
/// makes the boards of the site. Otherwise as readSet().
std::optional<OpenedSet> readSetFor(
    QStringView generator, const QString &path, QTextStream &err, const QString &list = {});

/// What else there is to read in a file whose list `problem` says was taken; otherwise null.
QString otherListsHint(const Problem &problem);

/// Whether a list that was asked for is not in the file. An empty name is no list.
bool lacksList(const OpenedSet &opened, const QString &list);

/// Writes one problem of the file `path` in that form, always on one line.
void tell(
    QTextStream &err, const QString &path, const Problem &problem, const GoalSet &set = GoalSet());

/// Flushes `out`. False, with a sentence on `err`, if not everything could be written (a full
/// disk).
bool flushed(QTextStream &out, QTextStream &err);

} // namespace boardwright
