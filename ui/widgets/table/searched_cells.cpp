// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/table/searched_cells.h"

#include "ui/editing/tables/field_cells.h"

#include <QCoreApplication>

#include <numeric>
#include <utility>

namespace boardwright {

namespace {

struct CellsWords {
    Q_DECLARE_TR_FUNCTIONS(boardwright::ReplaceBar)
};

bool isEditable(const QModelIndex &index)
{
    return index.flags().testFlag(Qt::ItemIsEditable);
}

bool isCheckBox(const QModelIndex &index)
{
    return index.flags().testFlag(Qt::ItemIsUserCheckable);
}

/// A reference shows the name of another row, and follows when that is replaced.
bool isReference(const QModelIndex &index)
{
    const auto *field = index.data(FieldRole).value<const Field *>();
    return field != nullptr && field->kind == Kind::RowRefs;
}

} // namespace

QString searchedText(const QModelIndex &index)
{
    return index.data(isEditable(index) ? Qt::EditRole : Qt::DisplayRole).toString();
}

QList<int> searchedRows(const Spreadsheet &table, bool inSelection)
{
    if (inSelection)
        return table.selectedRows();
    QList<int> rows(table.model()->rowCount());
    std::ranges::iota(rows, 0);
    return rows;
}

SearchedCells::SearchedCells(Spreadsheet &table, Enter enter)
    : m_table(table)
    , m_enter(std::move(enter))
{
}

QString SearchedCells::selectionText() const
{
    return CellsWords::tr("Selected rows only");
}

auto SearchedCells::find(const Query &query) const -> std::expected<QList<Cell>, QString>
{
    const auto search = TextSearch::make(query.text);
    if (!search)
        return std::unexpected(search.error());
    QList<Cell> cells;
    const QList<int> columns = this->columns(query.part);
    for (const int row : searchedRows(m_table, query.inSelection)) {
        for (const int column : columns) {
            const QModelIndex index = m_table.model()->index(row, column);
            if (isCheckBox(index) || isReference(index))
                continue;
            const auto found = search->replaced(searchedText(index));
            if (!found)
                return std::unexpected(found.error());
            if (found->count > 0)
                cells.append({.row = row, .column = column, .matches = found->count});
        }
    }
    return cells;
}

/// Returns the number of cells that were changed.
std::expected<int, QString> SearchedCells::replace(const Query &query, const QList<Cell> &cells)
{
    const auto search = TextSearch::make(query.text);
    if (!search)
        return std::unexpected(search.error());
    QList<EnteredText> entered;
    for (const Cell &cell : cells) {
        const QModelIndex index = m_table.model()->index(cell.row, cell.column);
        if (!isEditable(index))
            continue;
        const auto text = search->replaced(searchedText(index));
        if (!text)
            return std::unexpected(text.error());
        entered.append({.row = cell.row, .column = cell.column, .text = text->text});
    }
    if (entered.isEmpty())
        return std::unexpected(CellsWords::tr("These cells cannot be edited."));
    return m_enter(entered).transform([&] { return static_cast<int>(entered.size()); });
}

std::expected<void, QString> SearchedCells::replaceIn(const Query &query, const Cell &cell)
{
    return replace(query, {cell}).transform([](int) { });
}

std::expected<QString, QString> SearchedCells::replaceAll(const Query &query)
{
    return find(query)
        .and_then([&](const QList<Cell> &cells) { return replace(query, cells); })
        .transform(
            [](int cells) { return CellsWords::tr("Replaced in %Ln cells", nullptr, cells); });
}

} // namespace boardwright
