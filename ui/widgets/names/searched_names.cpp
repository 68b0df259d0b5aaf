// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/names/searched_names.h"

#include "ui/editing/document/change_set.h"
#include "ui/widgets/names/names_table.h"
#include "ui/widgets/table/searched_cells.h"

#include <QCoreApplication>

#include <utility>

namespace boardwright {

namespace {

struct NamesWords {
    Q_DECLARE_TR_FUNCTIONS(boardwright::ReplaceBar)
};

} // namespace

SearchedNames::SearchedNames(
    ReplaceQuery::Where names, GoalSetDocument &document, NamesTable &table)
    : m_names(names)
    , m_document(document)
    , m_table(table)
{
}

Spreadsheet &SearchedNames::table() const
{
    return m_table;
}

QString SearchedNames::selectionText() const
{
    return NamesWords::tr("Selected rows only");
}

auto SearchedNames::find(const Query &query) const -> std::expected<QList<Cell>, QString>
{
    const auto search = TextSearch::make(query.text);
    if (!search)
        return std::unexpected(search.error());
    QList<Cell> cells;
    for (const int row : searchedRows(m_table, query.inSelection)) {
        const auto found = search->replaced(m_table.nameAt(row));
        if (!found)
            return std::unexpected(found.error());
        if (found->count > 0)
            cells.append({.row = row, .column = 0, .matches = found->count});
    }
    return cells;
}

/// Returns the number of names that were changed.
std::expected<int, QString> SearchedNames::replace(const Query &query, const QList<Cell> &cells)
{
    QStringList names;
    for (const Cell &cell : cells)
        names << m_table.nameAt(cell.row);
    const auto replacer = TextReplacer::make({.find = query.text.find,
        .with = query.text.with,
        .where = m_names,
        .matchCase = query.text.matchCase,
        .wholeWords = query.text.wholeWords,
        .isRegularExpression = query.text.isRegularExpression});
    if (!replacer)
        return std::unexpected(replacer.error());
    auto replaced = replacer->replacedIn(m_document.set(), names);
    if (!replaced)
        return std::unexpected(replaced.error());
    const int count = replaced->names;
    replaceSet(m_document, std::move(replaced->set),
        NamesWords::tr("Replace in %Ln names", nullptr, count));
    return count;
}

std::expected<void, QString> SearchedNames::replaceIn(const Query &query, const Cell &cell)
{
    return replace(query, {cell}).transform([](int) { });
}

std::expected<QString, QString> SearchedNames::replaceAll(const Query &query)
{
    return find(query)
        .and_then([&](const QList<Cell> &cells) { return replace(query, cells); })
        .transform(
            [](int names) { return NamesWords::tr("Replaced in %Ln names", nullptr, names); });
}

} // namespace boardwright
