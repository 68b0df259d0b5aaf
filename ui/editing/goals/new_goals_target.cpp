// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Assigns the columns of a pasted list.
#include "ui/editing/goals/cell_block.h"
#include "ui/editing/goals/objectives_model.h"
#include "ui/editing/values/objective_cells.h"

#include <QSet>

#include <algorithm>
#include <array>
#include <utility>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

using enum ObjectiveColumn;

/// Common column titles of lists, in addition to those of the table and the native file.
constexpr std::array<std::pair<QLatin1StringView, ObjectiveColumn>, 17> usualTitles{{
    {"disabled"_L1, Enabled},
    {"objective"_L1, Goal},
    {"name"_L1, Goal},
    {"task"_L1, Goal},
    {"square"_L1, Goal},
    {"text"_L1, Goal},
    {"values"_L1, Range},
    {"category"_L1, BoardCategories},
    {"categories"_L1, BoardCategories},
    {"types"_L1, LineCategories},
    {"zone"_L1, Progression},
    {"weight"_L1, Weighting},
    {"tags"_L1, Tag},
    {"description"_L1, Tooltip},
    {"hint"_L1, Tooltip},
    {"note"_L1, Tooltip},
    {"icon"_L1, Icons},
}};

/// -1 if no column has that title.
int columnOfTitle(const ObjectivesModel &model, const QString &text)
{
    const QString title = text.trimmed();
    if (title.isEmpty())
        return -1;
    const auto isIt
        = [&](const QString &other) { return other.compare(title, Qt::CaseInsensitive) == 0; };
    for (int column = 0; column < model.columnCount(); ++column) {
        if (isIt(model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString()))
            return column;
        const Field *own = column < objectiveColumns ? model.fieldOf(column) : nullptr;
        if (own != nullptr && (isIt(QString::fromUtf8(own->label)) || isIt(QString(own->key))))
            return column;
    }
    for (const auto &[usual, column] : usualTitles) {
        if (isIt(QString(usual)))
            return static_cast<int>(column);
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
        columns << columnOfTitle(model, title);
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
        if (titles.at(column).trimmed().compare("disabled"_L1, Qt::CaseInsensitive) == 0)
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
