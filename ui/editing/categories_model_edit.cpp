// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What is done to the categories in the table.

#include "ui/editing/categories_model.h"

#include <QMap>

namespace boardwright {

namespace {

std::optional<CategoryKind> limitKindOf(int column)
{
    switch (static_cast<CategoryColumn>(column)) {
    case CategoryColumn::BoardLimit:
        return CategoryKind::Board;
    case CategoryColumn::LineLimit:
        return CategoryKind::Line;
    default:
        return {};
    }
}

QList<CategoryEdit> editsOf(const QMap<QString, LimitEdits> &limits)
{
    QList<CategoryEdit> edits;
    edits.reserve(limits.size());
    for (const auto &[name, ofName] : limits.asKeyValueRange())
        edits.append({.name = name, .newName = {}, .limits = ofName});
    return edits;
}

} // namespace

bool CategoriesModel::setCells(
    const QStringList &names, int column, const QVariant &value, int gesture)
{
    const auto kind = limitKindOf(column);
    if (!kind)
        return false;
    const auto limit = limitOf(value);
    if (!limit) {
        Q_EMIT refused(limit.error());
        return false;
    }
    setLimit(document(), *kind, names, *limit, gesture);
    return true;
}

void CategoriesModel::clearCells(const QList<std::pair<QString, int>> &cells)
{
    QMap<QString, LimitEdits> limits;
    for (const auto &[name, column] : cells) {
        const auto kind = limitKindOf(column);
        if (kind && m_categories.value(name).of(*kind).percent)
            limits[name].insert(*kind, std::nullopt);
    }
    int count = 0;
    for (const LimitEdits &ofName : std::as_const(limits))
        count += static_cast<int>(ofName.size());
    editCategories(document(), editsOf(limits), tr("Clear %n limits", nullptr, count));
}

void CategoriesModel::fillDown(
    const QString &from, const QStringList &names, const QList<int> &columns)
{
    const CategoryName source = m_categories.value(from);
    QMap<QString, LimitEdits> limits;
    for (const QString &name : names) {
        for (const int column : columns) {
            if (const auto kind = limitKindOf(column))
                limits[name].insert(*kind, source.of(*kind).percent);
        }
    }
    editCategories(document(), editsOf(limits), tr("Fill down limits"));
}

bool CategoriesModel::paste(const QStringList &onto, int column, const QList<QStringList> &cells)
{
    QSet<QString> pasted; // names in the block: their rows are not renamed
    if (column == 0) {
        for (const QStringList &row : cells)
            pasted.insert(row.value(0).simplified());
    }
    QSet<QString> known(names().cbegin(), names().cend());
    QList<CategoryEdit> edits;
    for (qsizetype line = 0; line < cells.size(); ++line) {
        const QStringList &row = cells[line];
        CategoryEdit edit{.name = onto.value(line), .newName = {}, .limits = {}};
        for (qsizetype i = 0; i < row.size(); ++i) {
            const auto kind = limitKindOf(column + static_cast<int>(i));
            if (!kind)
                continue; // what is counted is not pasted
            const auto limit = limitOf(row[i]);
            if (!limit) {
                Q_EMIT refused(limit.error());
                return false;
            }
            edit.limits.insert(*kind, *limit);
        }
        if (column == 0) {
            const QString name = row.value(0).simplified();
            if (name.isEmpty())
                continue;
            if (known.contains(name) || edit.name.isEmpty() || pasted.contains(edit.name))
                edit.name = name;
            else
                edit.newName = name;
            known.insert(name);
        }
        if (!edit.name.isEmpty()) // there are no rows to go on with
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

void CategoriesModel::remove(const QStringList &names)
{
    removeCategories(document(), names);
}

void CategoriesModel::declare(const QStringList &names)
{
    declareCarriedCategories(document(), names);
}

} // namespace boardwright
