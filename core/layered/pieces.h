// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/goalset.h"
#include "core/goalset/section.h"

#include <QStringList>

#include <vector>

/// The pieces of layered boards: a table of the set. Source: seeds 3.
namespace boardwright::layered {

extern const Section pieceTable; ///< Table

/// Those of its fields that others than piecesOf() speak of.
namespace columns {
extern const Field title; ///< Text: what people call the piece
extern const Field kind; ///< Text: what rules and files call it
extern const Field layer; ///< Integer, from 1
extern const Field count; ///< Integer
} // namespace columns

/// A row of the table, within its limits.
struct PieceRow {
    RowId id = RowId::none;
    QString kind;
    QString name;
    QString contents;
    QString sprite; ///< its picture; empty: that of its kind
    std::vector<int> hpInTurn; ///< of the first such piece on a board, the second, ...; empty: hp
    int layer = 1;
    int count = 1;
    int level = 0;
    int xp = 0; ///< without the contents
    int hp = 0;
    int contentsXp = 0;
    bool isRevealed = false;
    bool isBare = false;
    bool isListed = false; ///< boards say where all of its kind are

    /// What rules call it: "guard" and "guard 1".
    QStringList ruleNames() const;
};

/// The rows of a set by layer, and within a layer in the order of the table.
std::vector<PieceRow> piecesOf(const GoalSet &set);

} // namespace boardwright::layered
