// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/studies/seed_finder.h"

#include <QAbstractTableModel>

#include <vector>

namespace boardwright {

/// The results of a seed search, one row per seed, in seed order: the seed, its relaxations, the
/// measures of the criteria and the positions of the required goals. Rows are only ever appended;
/// another question resets the model. Rows of an earlier set are shown pale (StandsBackRole).
class SeedTableModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column : int {
        SeedColumn,
        RelaxationsColumn,
        FirstNumberColumn, ///< criteriaMeasures(), then requiredGoals()
    };

    enum Role : int {
        OrderRole = 0x0300, ///< the sort key: a number, or the first cell of a goal
    };

    /// `finder` must outlive this.
    explicit SeedTableModel(const SeedFinder &finder, QObject *parent = nullptr);

    /// The seed as text, as used for boards.
    QString seed(int row) const;
    /// FoundSeed::boardSeed() of a row.
    QString boardSeed(int row) const;
    /// -1 if the seed is not in the table.
    int rowOf(const QString &seed) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void startOver();
    void grow();
    void tellOutdated();
    const FoundSeed &found(int row) const;
    /// The index into criteriaMeasures() or requiredGoals(); std::nullopt if the column is of
    /// another kind.
    std::optional<std::size_t> numberAt(int column) const;
    std::optional<std::size_t> goalAt(int column) const;
    QString text(const FoundSeed &seed, int column) const;
    QVariant plain(const FoundSeed &seed, int column) const;
    QVariant order(const FoundSeed &seed, int column) const;
    QString toolTip(const FoundSeed &seed, int column) const;

    const SeedFinder &m_finder;
    std::vector<QString> m_measures; ///< of the question's criteria
    std::vector<RowId> m_goals;
    int m_rows = 0; ///< rows that views know of
    bool m_isOutdated = false;
};

} // namespace boardwright
