// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/goalset.h"

#include <QByteArray>
#include <QList>
#include <QString>

namespace boardwright {

// What a native file has that no field reads. Native files keep it, other formats cannot. Pure.

/// A value that no field reads: its key, with those of the objects around it before dots, and its
/// text as in the file.
struct OtherValue {
    QString key;
    QByteArray text;
};

/// What an objective has besides its fields, such as lockout.live's "shiny", in file order.
QList<OtherValue> otherMembersOf(const Objective &objective);

/// The same, and what there is within its "boardwright" object.
QList<OtherValue> otherValuesOf(const Objective &objective);

/// Whether a member of the top-level object has a meaning in a goal set of ours.
bool isKeyOfSet(const QString &key);

/// Whether the set itself or its limits have something besides their fields.
bool hasOtherMembers(const GoalSet &set);

/// What there is of the set: of its top-level object, its limits, and its "boardwright" object
/// without the rows of tables.
QList<OtherValue> otherValuesOf(const GoalSet &set);

/// The same of a row of a table.
QList<OtherValue> otherValuesOf(const TableRow &row, const Section &section);

/// Whether the "boardwright" object of an objective has data of a section that is not known here,
/// as of a later version.
bool hasUnknownSections(const Objective &objective);

} // namespace boardwright
