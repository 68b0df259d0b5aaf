// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/objective.h"
#include "core/goalset/section.h"
#include "core/goalset/verbatim.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <memory>

namespace boardwright {

/// How strictly the site binds a set to a game mode.
enum class SchemaMode : std::uint8_t { Strict, Capped, Dedicated, Relaxed };

/// A category and its share of a board or of a line, in percent (0..100).
struct CategoryLimit {
    QString category;
    int percent = 100;

    friend bool operator==(const CategoryLimit &, const CategoryLimit &) = default;
};

/// A goal set: a value that is cheap to copy (implicitly shared) and safe to hand to another
/// thread. It mirrors the lockout.live goal set, schema version 3, and holds the data that sections
/// (goalset/section.h) add. formats/native.h reads and writes the file.
struct GoalSet {
    int schemaVersion = 3;
    SchemaMode schemaMode = SchemaMode::Strict;
    QString cappedMaxSize; ///< only with SchemaMode::Capped, as the site spells it ("triple90")
    QString dedicatedMode; ///< only with SchemaMode::Dedicated ("ascend")
    QString dedicatedSize; ///< only with SchemaMode::Dedicated ("square7")
    QString gameName;
    QString setName;
    QStringList tagNames;
    QList<Objective> objectives;
    QList<CategoryLimit> boardLimits; ///< in file order
    QList<CategoryLimit> lineLimits; ///< in file order

    SectionValues once; ///< sections of Home::Once
    QMap<QString, QList<TableRow>> tables; ///< Table sections by key; no list is empty

    Verbatim verbatim; ///< the file's top-level object; null for a new set
    Verbatim limitsVerbatim; ///< its "limits" object
    Verbatim extensionVerbatim; ///< its "boardwright" object
    /// the file it was read from, in any format; null for a new set
    std::shared_ptr<const FileText> file;
    std::uint32_t lastRow = 0; ///< the highest RowId given out so far

    /// A new row id, never used in this set before.
    RowId nextRow() { return RowId{++lastRow}; }

    friend bool operator==(const GoalSet &, const GoalSet &) = default;
};

} // namespace boardwright
