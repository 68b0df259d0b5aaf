// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The edits of the table of categories.

#include "core/goalset/goal_text.h"
#include "ui/editing/names/categories_model.h"

#include <algorithm>

namespace boardwright {

namespace {

constexpr qsizetype longestKindTold = 40;

QList<CategoryRow> rowsOf(const QStringList &keys)
{
    QList<CategoryRow> rows;
    rows.reserve(keys.size());
    for (const QString &key : keys)
        rows << CategoryRow::ofKey(key);
    return rows;
}

bool isLimit(int column)
{
    return static_cast<CategoryColumn>(column) == CategoryColumn::Limit;
}

} // namespace

bool CategoriesModel::setCells(
    const QStringList &keys, int column, const QVariant &value, int gesture)
{
    if (!isLimit(column))
        return false;
    const auto limit = limitOf(value);
    if (!limit) {
        Q_EMIT refused(limit.error());
        return false;
    }
    setLimit(document(), rowsOf(keys), *limit, gesture);
    return true;
}

void CategoriesModel::clearCells(const QList<std::pair<QString, int>> &cells)
{
    QList<CategoryRow> rows;
    for (const auto &[key, column] : cells) {
        const CategoryRow row = CategoryRow::ofKey(key);
        if (isLimit(column) && m_categories.value(row.name).of(row.kind).percent)
            rows << row;
    }
    editCategories(document(), limitEdits(rows, std::nullopt),
        tr("Clear %n limits", nullptr, static_cast<int>(rows.size())));
}

void CategoriesModel::fillDown(
    const QString &from, const QStringList &keys, const QList<int> &columns)
{
    const CategoryRow source = CategoryRow::ofKey(from);
    if (std::ranges::any_of(columns, isLimit))
        editCategories(document(),
            limitEdits(rowsOf(keys), m_categories.value(source.name).of(source.kind).percent),
            tr("Fill limits down"));
}

/// Checks the kind in a row of pasted cells; the error says why it is invalid. A row with only a
/// name and a limit, as spreadsheets have it, gets an empty kind.
std::expected<QStringList, QString> CategoriesModel::withKind(QStringList cells, int column)
{
    const int at = static_cast<int>(CategoryColumn::Kind) - column;
    if (at < 0 || at >= cells.size())
        return cells;
    const QString text = cells[at].trimmed();
    if (text.isEmpty() || kindOf(text))
        return cells;
    if (column == 0 && cells.size() == 2 && limitOf(text)) {
        cells.insert(at, QString());
        return cells;
    }
    return std::unexpected(tr("The kind of a category must be \"%1\" or \"%2\"; \"%3\" is neither.")
            .arg(kindText(CategoryKind::Board), kindText(CategoryKind::Line),
                shortened(text, longestKindTold)));
}

bool CategoriesModel::paste(const QStringList &onto, int column, const QList<QStringList> &cells)
{
    QSet<QString> pasted; // names in the block; their rows are not renamed
    if (column == 0) {
        for (const QStringList &row : cells)
            pasted.insert(row.value(0).simplified());
    }
    const QStringList there = names();
    QSet<QString> known(there.cbegin(), there.cend());
    QList<CategoryEdit> edits;
    for (qsizetype line = 0; line < cells.size(); ++line) {
        const auto row = withKind(cells[line], column);
        if (!row) {
            Q_EMIT refused(row.error());
            return false;
        }
        const CategoryRow present = CategoryRow::ofKey(onto.value(line));
        CategoryEdit edit{.name = present.name, .newName = {}, .limits = {}};
        const auto kind
            = kindOf(row->value(static_cast<int>(CategoryColumn::Kind) - column).trimmed());
        const bool isOfPresent
            // The cells belong to this row's name.
            = column > 0 || row->value(0).simplified() == present.name;
        const qsizetype at = static_cast<int>(CategoryColumn::Limit) - column;
        if (at >= 0 && at < row->size()) { // measured columns are not pasted
            const auto limit = limitOf(row->at(at));
            if (!limit) {
                Q_EMIT refused(limit.error());
                return false;
            }
            edit.limits.insert(
                kind.value_or(isOfPresent ? present.kind : CategoryKind::Board), *limit);
        }
        if (column == 0) {
            const QString name = row->value(0).simplified();
            if (name.isEmpty())
                continue;
            if (known.contains(name) || edit.name.isEmpty() || pasted.contains(edit.name))
                edit.name = name;
            else
                edit.newName = name;
            known.insert(name);
        }
        if (!edit.name.isEmpty()) // empty if no row is left to paste onto
            edits << edit;
    }
    editCategories(
        document(), edits, tr("Paste %n categories", nullptr, static_cast<int>(edits.size())));
    return true;
}

void CategoriesModel::add(const QString &name)
{
    declareCategories(document(), {name});
}

void CategoriesModel::rename(const QString &from, const QString &to)
{
    renameCategory(document(), from, to);
}

void CategoriesModel::merge(const QStringList &from, const QString &to)
{
    mergeCategories(document(), from, to);
}

void CategoriesModel::remove(const QStringList &keys)
{
    removeCategories(document(), rowsOf(keys));
}

void CategoriesModel::addMissingRows(const QStringList &names)
{
    declareCategories(document(), names);
}

void CategoriesModel::declare(const QStringList &names)
{
    declareCarriedCategories(document(), names);
}

} // namespace boardwright
