// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Assigns the columns of a pasted list.
#include "core/lists/column_titles.h"
#include "ui/editing/goals/cell_block.h"
#include "ui/editing/goals/objectives_model.h"
#include "ui/editing/values/objective_cells.h"
#include "ui/editing/values/tab_separated.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>
#include <utility>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

using enum ObjectiveColumn;

struct TargetWords {
    Q_DECLARE_TR_FUNCTIONS(boardwright::Edits)
};

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
        const auto disabled = valueOfEdit({}, fieldOf(Enabled), text);
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

/// The columns named by a first row of titles, for texts pasted from the column `at` on; -1 for
/// unknown titles. The row is removed from `cells`. std::nullopt without titles: they are a row
/// above others that names only columns, or the goal and mostly columns; a single title must name
/// the very column that it is pasted into.
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

/// Spreadsheets also copy empty rows, which are not goals.
QList<QStringList> withoutEmptyRows(QList<QStringList> cells)
{
    cells.removeIf([](const QStringList &row) {
        return std::ranges::all_of(
            row, [](const QString &text) { return text.trimmed().isEmpty(); });
    });
    return cells;
}

/// Whether each row begins with the value of the table's first column.
bool beginWithEnabled(const QList<QStringList> &cells)
{
    return std::ranges::all_of(cells, [](const QStringList &row) {
        const QString first = row.value(0).trimmed().toUpper();
        return first == u"TRUE"_s || first == u"FALSE"_s;
    });
}

/// The titles of columns that have a text, but no place.
QStringList withoutColumn(const QStringList &titles, const QList<int> &columns)
{
    QStringList skipped;
    for (qsizetype i = 0; i < titles.size(); ++i) {
        if (columns.value(i, -1) < 0 && !titles.at(i).trimmed().isEmpty())
            skipped << titles.at(i).trimmed();
    }
    return skipped;
}

/// The columns of untitled texts that hold several goals, or whole ones; std::nullopt if they hold
/// neither.
std::optional<QList<int>> columnsOfGoals(const PastePlace &place, const QList<QStringList> &goals)
{
    QList<int> columns = place.columns;
    if (columns.value(0) == static_cast<int>(Goal))
        return goals.size() > 1 ? std::optional(columns) : std::nullopt;
    if (columns.value(0) != static_cast<int>(Enabled) || goals.isEmpty())
        return std::nullopt;
    if (beginWithEnabled(goals)) {
        const bool hasTexts = goals.first().size() > 1;
        return hasTexts && (goals.size() > 1 || place.isWholeRows) ? std::optional(columns)
                                                                   : std::nullopt;
    }
    columns.removeFirst();
    return goals.size() > 1 ? std::optional(columns) : std::nullopt;
}

/// Where goals go. One goal that comes with titles replaces another only if that is selected as a
/// whole: a cell is always selected.
PasteTarget placedGoals(const PastePlace &place, PasteTarget target, qsizetype goals)
{
    target.holdsGoals = true;
    if (place.selected.size() == goals && (goals > 1 || place.isWholeRows))
        target.ids = place.selected;
    else
        target.before = place.after;
    return target;
}

} // namespace

std::expected<PasteTarget, QString> targetOfBlock(
    const ObjectivesModel &model, const PastePlace &place, QList<QStringList> &cells)
{
    QList<QStringList> goals = withoutEmptyRows(cells);
    const QStringList titles = goals.value(0);
    PasteTarget target;
    if (auto titled = takeTitles(model, goals, place.columns.value(0))) {
        target.isTitled = true;
        const bool holdsGoals = titled->contains(static_cast<int>(Goal));
        for (int &column : *titled) {
            if (!holdsGoals && place.left.contains(column))
                column = -1;
        }
        target.columns = *titled;
        target.skipped = withoutColumn(titles, target.columns);
        cells = goals;
        if (holdsGoals)
            return placedGoals(place, std::move(target), cells.size());
        if (target.columns.count(-1) == target.columns.size())
            return std::unexpected(TargetWords::tr(
                "Nothing was pasted: the titles name only columns to the left of this one."));
    } else if (const auto columns = columnsOfGoals(place, goals)) {
        target.columns = *columns;
        cells = goals;
        return placedGoals(place, std::move(target), cells.size());
    } else {
        target.columns = place.columns;
        cells = tiled(cells, place.selected.size(), place.selectedColumns);
    }
    target.ids = place.shown.first(std::min(place.shown.size(), cells.size()));
    return target;
}

PasteTarget targetOfNewGoals(const ObjectivesModel &model, QList<QStringList> &cells)
{
    cells = withoutEmptyRows(cells);
    PasteTarget target{.ids = {}, .columns = {}, .holdsGoals = true, .skipped = {}};
    if (cells.isEmpty())
        return target;
    target.columns = columnsOfTitles(model, cells.first());
    if (target.columns.contains(static_cast<int>(Goal))) {
        target.isTitled = true;
        target.skipped = withoutColumn(cells.first(), target.columns);
        takeTitleRow(cells, target.columns);
        return target;
    }
    target.columns = writableColumns(model);
    if (!beginWithEnabled(cells))
        target.columns.removeFirst();
    return target;
}

} // namespace boardwright
