// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The edits of the table of categories.

#include "ui/editing/names/categories_model.h"

#include <algorithm>

namespace boardwright {

namespace {

QList<CategoryRow> rowsOf(const QStringList &keys)
{
    QList<CategoryRow> rows;
    rows.reserve(keys.size());
    for (const QString &key : keys)
        rows << CategoryRow::ofKey(key);
    return rows;
}

bool isBlank(const QStringList &row)
{
    return std::ranges::all_of(row, [](const QString &text) { return text.trimmed().isEmpty(); });
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
        tr("Clear %Ln limits", nullptr, static_cast<int>(rows.size())));
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

/// Rows with only a name and a limit, as spreadsheets have them, get an empty kind.
QList<QStringList> CategoriesModel::withKinds(QList<QStringList> cells)
{
    const auto isLimitOnly = [](const QString &text) {
        return !text.trimmed().isEmpty() && !kindOf(text.trimmed()) && limitOf(text.trimmed());
    };
    for (QStringList &row : cells) {
        if (row.size() == 2 && isLimitOnly(row[1]))
            row.insert(1, QString());
    }
    return cells;
}

std::expected<QList<RefusedText>, QString> CategoriesModel::paste(
    const QStringList &onto, int column, const QList<QStringList> &cells)
{
    struct Entered {
        QString name;
        std::optional<CategoryKind> kind;
        std::optional<std::optional<int>> limit;
        bool hasBadKind = false; ///< so that it is unknown what the limit is of
    };

    const bool hasNames = column == static_cast<int>(CategoryColumn::Name);
    if (!hasNames && cells.size() > onto.size())
        return std::unexpected(tooManyRows(cells.size(), onto.size()));
    QList<Entered> block(cells.size());
    const auto refused = enterBlock(hasNames ? withKinds(cells) : cells,
        blockTarget(column, [&](const BlockCell &cell) -> std::expected<void, QString> {
            Entered &row = block[cell.row];
            if (isBlank(cells.at(cell.row)))
                return {}; // spreadsheets also copy empty rows
            switch (static_cast<CategoryColumn>(cell.column)) {
            case CategoryColumn::Name:
                return nameOf(cell.text).transform([&](const QString &name) { row.name = name; });
            case CategoryColumn::Kind: {
                if (cell.text.trimmed().isEmpty())
                    return {};
                const auto kind = kindOf(cell.text);
                row.hasBadKind = !kind;
                return kind.transform([&](CategoryKind known) { row.kind = known; });
            }
            case CategoryColumn::Limit:
                return limitOf(cell.text).transform(
                    [&](std::optional<int> limit) { row.limit = limit; });
            default:
                return {}; // a measured number
            }
        }));
    if (!refused)
        return refused;

    QSet<QString> pasted; // names in the block; their rows are not renamed
    for (const Entered &row : block)
        pasted.insert(row.name);
    const QStringList there = names();
    QSet<QString> known(there.cbegin(), there.cend());
    QList<CategoryEdit> edits;
    for (qsizetype line = 0; line < block.size(); ++line) {
        const Entered &row = block[line];
        if (row.hasBadKind || (hasNames && row.name.isEmpty()))
            continue;
        const CategoryRow present = CategoryRow::ofKey(onto.value(line));
        CategoryEdit edit{.name = present.name, .newName = {}, .limits = {}};
        const bool isOfPresent = !hasNames || row.name == present.name;
        if (row.limit)
            edit.limits.insert(
                row.kind.value_or(isOfPresent ? present.kind : CategoryKind::Board), *row.limit);
        if (hasNames) {
            if (known.contains(row.name) || edit.name.isEmpty() || pasted.contains(edit.name))
                edit.name = row.name;
            else
                edit.newName = row.name;
            known.insert(row.name);
        }
        edits << edit;
    }
    editCategories(
        document(), edits, tr("Paste %Ln categories", nullptr, static_cast<int>(edits.size())));
    return refused;
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
