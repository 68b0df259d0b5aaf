// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Assigns the columns of a pasted list.
#include "core/lists/column_titles.h"
#include "ui/editing/goals/cell_block.h"
#include "ui/editing/goals/objectives_model.h"
#include "ui/editing/values/objective_cells.h"

#include <QSet>

#include <algorithm>
#include <utility>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

using enum ObjectiveColumn;

/// -1 if no column has that title: in the table, in the native file or usually in lists.
int columnWithTitle(const ObjectivesModel &model, const QString &text)
{
    const QString title = text.trimmed();
    if (title.isEmpty())
        return -1;
    for (int column = 0; column < model.columnCount(); ++column) {
        const QString shown = model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
        if (shown.compare(title, Qt::CaseInsensitive) == 0)
            return column;
    }
    const auto named = columnOfTitle(title);
    for (int column = 0; named && column < model.columnCount(); ++column) {
        const Section *section = model.sectionOf(column);
        if (section != nullptr && section->key == named->section->key
            && model.fieldOf(column)->key == named->field->key)
            return column;
    }
    return -1;
}

/// Negates a column: the native file has "disabled", the table has "enabled".
void negate(QList<QStringList> &cells, qsizetype column)
{
    for (QStringList &row : cells) {
        const QString text = row.value(column).trimmed();
        const auto disabled = valueOfCell(Enabled, text);
        if (!text.isEmpty() && disabled)
            row[column] = std::get<bool>(*disabled) ? u"FALSE"_s : u"TRUE"_s;
    }
}

QList<int> columnsOfTitles(const ObjectivesModel &model, const QStringList &titles)
{
    QList<int> columns;
    for (const QString &title : titles)
        columns << columnWithTitle(model, title);
    return columns;
}

/// Whether a row of these is one of titles: a goal may well hold one of the words.
bool areTitles(const QList<int> &columns)
{
    const auto known = columns.size() - columns.count(-1);
    const QSet different(columns.begin(), columns.end());
    return known == columns.size()
        ? different.size() == known
        : columns.contains(static_cast<int>(Goal)) && 2 * known >= columns.size();
}

/// What is below titles, whose row goes. `columns` grows with the longest row.
void takeTitleRow(QList<QStringList> &cells, QList<int> &columns)
{
    const QStringList titles = cells.takeFirst();
    for (qsizetype column = 0; column < titles.size(); ++column) {
        const auto named = columnOfTitle(titles.at(column));
        if (named && named->isNegated)
            negate(cells, column);
    }
    for (const QStringList &row : std::as_const(cells)) {
        while (columns.size() < row.size())
            columns << -1;
    }
}

} // namespace

std::optional<QList<int>> takeTitles(
    const ObjectivesModel &model, QList<QStringList> &cells, int at)
{
    if (cells.size() < 2)
        return std::nullopt;
    QList<int> columns = columnsOfTitles(model, cells.first());
    if (columns.size() == 1 ? columns.first() != at : !areTitles(columns))
        return std::nullopt;
    takeTitleRow(cells, columns);
    return columns;
}

PasteTarget targetOfNewGoals(const ObjectivesModel &model, QList<QStringList> &cells)
{
    // Spreadsheets also copy empty rows, which are not goals.
    cells.removeIf([](const QStringList &row) {
        return std::ranges::all_of(
            row, [](const QString &text) { return text.trimmed().isEmpty(); });
    });
    PasteTarget target;
    if (cells.isEmpty())
        return target;
    target.columns = columnsOfTitles(model, cells.first());
    if (target.columns.contains(static_cast<int>(Goal))) {
        takeTitleRow(cells, target.columns);
        return target;
    }
    target.columns = writableColumns(model);
    const bool isWholeRows = std::ranges::all_of(std::as_const(cells), [](const QStringList &row) {
        const QString first = row.value(0).trimmed().toUpper();
        return first == u"TRUE"_s || first == u"FALSE"_s;
    });
    if (!isWholeRows)
        target.columns.removeFirst();
    return target;
}

} // namespace boardwright
