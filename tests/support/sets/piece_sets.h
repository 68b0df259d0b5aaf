// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/arrange/rules.h"
#include "core/layered/pieces.h"

namespace boardwright {

/// Adds two layers of pieces: a guard, and so many mines that like corners and keep apart.
inline void addPieces(GoalSet &set, qint64 mines)
{
    const auto piece = [&](const QString &kind, qint64 layer, qint64 count) {
        TableRow row{.id = set.nextRow(), .values = {}, .verbatim = {}};
        setValue(row.values, layered::columns::title, kind);
        setValue(row.values, layered::columns::kind, kind);
        setValue(row.values, layered::columns::layer, layer);
        setValue(row.values, layered::columns::count, count);
        set.tables[layered::pieceTable.key] << row;
    };
    piece(QStringLiteral("guard"), 1, 1);
    piece(QStringLiteral("mine"), 2, mines);
    const auto rule = [&](const QString &wish, qint64 points) {
        TableRow row{.id = set.nextRow(), .values = {}, .verbatim = {}};
        setValue(row.values, arrange::columns::pieces, QStringList{QStringLiteral("mine")});
        setValue(row.values, arrange::columns::wish, wish);
        setValue(row.values, arrange::columns::region, QStringLiteral("corner"));
        setValue(row.values, arrange::columns::weight, points);
        set.tables[arrange::rules.key] << row;
    };
    rule(QStringLiteral("region"), 100);
    rule(QStringLiteral("each"), -10);
}

} // namespace boardwright
