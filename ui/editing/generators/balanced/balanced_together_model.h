// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/balanced/together.h"
#include "ui/editing/board/preview_result.h"
#include "ui/editing/tables/report_model.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace boardwright {

/// What the goals of a line, or a few chosen goals, save when done together, and why: rows for the
/// goals, the categories, the row types and the totals. Categories that count come before those
/// that do not.
class BalancedTogetherModel final : public ReportModel {
    Q_OBJECT

public:
    enum Column : std::uint8_t { What, Values, Filter, Counts, Saves };

    explicit BalancedTogetherModel(QObject *parent = nullptr);

    /// Shows a line of the board.
    void showLine(const PreviewResult &board, LineIndex line);
    /// Shows two to five goals of the board's set. If all of them are on the board, the times of
    /// their cells are used.
    void showGoals(const PreviewResult &board, const QList<RowId> &goals);
    /// Shows no rows, and `why` as the summary.
    void clear(const QString &why);

    /// A one-line summary, or why there is nothing to show.
    const QString &summary() const { return m_summary; }

Q_SIGNALS:
    void updated();

private:
    /// A row of the report.
    struct Row {
        QString what;
        QString values;
        QString filter;
        QString counts;
        QString saves;
        QString tip;
        QString goal{}; ///< that `what` shows, with its marks; null if it is none
        bool isTotal = false;
        bool standsBack = false;
        bool isTooMuch = false;
    };

    void showRows();
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
