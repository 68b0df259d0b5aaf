// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/studies/seed_finder.h"

#include <QAbstractTableModel>

#include <vector>

namespace boardwright {

/// What a search found, a seed a row, in the order of the seeds: the seed, its relaxations, the
/// numbers that were wished for and where the wished goals stand. Rows are only ever added at the
/// end; another question resets the model. Rows of an earlier set stand back (StandsBackRole).
class SeedTableModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column : int {
        SeedColumn,
        RelaxationsColumn,
        FirstNumberColumn, ///< of criteriaMeasures(), then those of requiredGoals()
    };

    enum Role : int {
        OrderRole = 0x0300, ///< what rows are sorted by: numbers, the first cell a goal stands on
    };

    /// `finder` must outlive this.
    explicit SeedTableModel(const SeedFinder &finder, QObject *parent = nullptr);

    /// As text, as boards are asked for.
    QString seed(int row) const;
    /// -1: it is not among them.
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
    /// The place in criteriaMeasures() or requiredGoals(); nothing: it is a column of the other
    /// kind.
    std::optional<std::size_t> numberAt(int column) const;
    std::optional<std::size_t> goalAt(int column) const;
    QString text(const FoundSeed &seed, int column) const;
    QVariant plain(const FoundSeed &seed, int column) const;
    QVariant order(const FoundSeed &seed, int column) const;
    QString toolTip(const FoundSeed &seed, int column) const;

    const SeedFinder &m_finder;
    std::vector<QString> m_measures; ///< of the question
    std::vector<RowId> m_goals;
    int m_rows = 0; ///< that views know of
    bool m_isOutdated = false;
};

} // namespace boardwright
