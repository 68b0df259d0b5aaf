// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QtTypes>

#include <vector>

namespace boardwright {

/// Which rows of two lists are the same ones.
struct RowMatches {
    std::vector<qsizetype> before; ///< by row after: the row before; -1: it is new
    std::vector<qsizetype> after; ///< by row before: the row after; -1: it is gone

    /// By row after: whether it has moved among those that both lists have. The fewest that explain
    /// the new order; of several choices, the one that keeps most rows whose number is the same.
    /// O(n log n).
    std::vector<bool> moved() const;
};

/// Matches rows by their texts, equal texts one after the other. Linear.
RowMatches matchTexts(const QStringList &before, const QStringList &after);

/// Then also those left over, if they stand behind the same row, or at the start: they are the same
/// row with another text. Linear.
RowMatches matchRows(const QStringList &before, const QStringList &after);

} // namespace boardwright
