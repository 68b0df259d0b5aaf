// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sculpted/yields.h"

#include <QAbstractTableModel>

#include <array>
#include <cstdint>

namespace boardwright {

/// How often each cell of a tier's largest boards is a wall: a cell for each of theirs. Empty if
/// there are no such puzzles. GUI thread.
class WallSharesModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Role : std::uint16_t {
        ShareRole = Qt::UserRole, ///< double, 0..1
    };

    using QAbstractTableModel::QAbstractTableModel;

    /// `tier`: that of the yield.
    void show(const sculpted::Tier &tier, const sculpted::Yield &yield);
    void clear();

    double share(int row, int column) const;

    /// The largest share; 0 if there is none.
    double largest() const;

    /// Of how many puzzles of which size.
    QString title() const;

    /// Title and extremes, in sentences for screen readers.
    QString summary() const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    /// Where and how often.
    QString sentence(int cell) const;

    sculpted::Size m_size;
    std::int64_t m_puzzles = 0;
    std::array<std::int64_t, sculpted::mostCells> m_walls{};
};

} // namespace boardwright
