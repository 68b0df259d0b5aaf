// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/balanced/together.h"
#include "ui/editing/board/preview_result.h"

#include <QAbstractTableModel>

#include <cstdint>
#include <memory>
#include <vector>

namespace boardwright {

/// What the goals of a line, or a few chosen ones, save when they are done together, and why: a row
/// for each goal, each category and row type, and for the totals. What counts comes before what
/// does not.
class BalancedTogetherModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column : std::uint8_t { What, Values, Filter, Counts, Saves };

    enum Role : std::uint16_t { IsTotalRole = Qt::UserRole + 1 };

    explicit BalancedTogetherModel(QObject *parent = nullptr);

    /// Of a line of the board.
    void showLine(const PreviewResult &board, LineIndex line);
    /// Of goals of its set, from two to five; where all stand on the board, with the times that
    /// their cells ask for.
    void showGoals(const PreviewResult &board, const QList<RowId> &goals);
    /// Nothing is known; `why` is told instead.
    void clear(const QString &why);

    /// One line on what it comes to; or why there is nothing to tell.
    const QString &summary() const { return m_summary; }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(
        int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

Q_SIGNALS:
    void updated();

private:
    struct Row {
        QString what;
        QString values;
        QString filter;
        QString counts;
        QString saves;
        QString tip;
        bool isTotal = false;
        bool standsBack = false;
        bool isTooMuch = false;
    };

    void show(const PreviewResult &board, const Together &together,
        const std::vector<TogetherGoal> &goals);
    void addGoals(const PreviewResult &board, const Together &together,
        const std::vector<TogetherGoal> &goals);
    void addCategories(const Together &together, bool counting);
    void addRowTypes(const Together &together, bool isLine);
    void addTotals(const Together &together);

    QString m_summary;
    std::vector<Row> m_rows;
};

} // namespace boardwright
