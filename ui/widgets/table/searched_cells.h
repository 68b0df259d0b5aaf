// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/table/searched_table.h"

namespace boardwright {

/// Searches the visible columns of a table, and replaces text in the cells that can be edited, as
/// if the new text were typed.
class SearchedCells final : public SearchedTable {
public:
    /// Enters texts as one step. The error says why nothing was entered.
    using Enter = std::function<std::expected<void, QString>(const QList<EnteredText> &cells)>;

    /// `table` must outlive this.
    SearchedCells(Spreadsheet &table, Enter enter);

    Spreadsheet &table() const override { return m_table; }

    QList<int> columns(int /*part*/) const override { return m_table.shownColumns(); }

    QString selectionText() const override;
    std::expected<QList<Cell>, QString> find(const Query &query) const override;
    std::expected<void, QString> replaceIn(const Query &query, const Cell &cell) override;
    std::expected<QString, QString> replaceAll(const Query &query) override;

private:
    std::expected<int, QString> replace(const Query &query, const QList<Cell> &cells);

    Spreadsheet &m_table;
    Enter m_enter;
};

/// The text of a cell that is searched: what typing would replace, or else what is shown.
QString searchedText(const QModelIndex &index);

/// The rows that a query is about, and the visible columns, both in the order shown.
QList<int> searchedRows(const Spreadsheet &table, bool inSelection);

} // namespace boardwright
