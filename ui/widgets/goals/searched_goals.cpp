// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/goals/searched_goals.h"

#include "ui/editing/document/change_set.h"
#include "ui/editing/document/row_edits.h"
#include "ui/widgets/goals/objectives_table.h"
#include "ui/widgets/table/searched_cells.h"

#include <QCoreApplication>

#include <utility>

namespace boardwright {

namespace {

struct GoalsWords {
    Q_DECLARE_TR_FUNCTIONS(boardwright::ReplaceBar)
};

ReplaceQuery queryOf(const SearchedTable::Query &query)
{
    return {.find = query.text.find,
        .with = query.text.with,
        .where = static_cast<ReplaceQuery::Where>(query.part),
        .matchCase = query.text.matchCase,
        .wholeWords = query.text.wholeWords,
        .isRegularExpression = query.text.isRegularExpression};
}

} // namespace

SearchedGoals::SearchedGoals(GoalSetDocument &document, ObjectivesTable &table)
    : m_document(document)
    , m_table(table)
{
}

Spreadsheet &SearchedGoals::table() const
{
    return m_table;
}

QStringList SearchedGoals::parts() const
{
    return {GoalsWords::tr("Goals"), GoalsWords::tr("Tooltips"), GoalsWords::tr("Categories"),
        GoalsWords::tr("Tags"), GoalsWords::tr("All texts")};
}

QList<int> SearchedGoals::columns(int part) const
{
    QList<int> columns;
    for (const ObjectiveColumn column : columnsOf(static_cast<ReplaceQuery::Where>(part)))
        columns << static_cast<int>(column);
    return columns;
}

QString SearchedGoals::selectionText() const
{
    return GoalsWords::tr("Selected goals only");
}

QList<RowId> SearchedGoals::goals(const Query &query) const
{
    const ObjectivesFilter &filter = m_table.filter();
    QList<RowId> ids;
    for (const int row : searchedRows(m_table, query.inSelection))
        ids << filter.rowId(filter.index(row, 0));
    return ids;
}

auto SearchedGoals::find(const Query &query) const -> std::expected<QList<Cell>, QString>
{
    const auto replacer = TextReplacer::make(queryOf(query));
    if (!replacer)
        return std::unexpected(replacer.error());
    const ObjectivesFilter &filter = m_table.filter();
    QList<Cell> cells;
    for (const int row : searchedRows(m_table, query.inSelection)) {
        const RowId id = filter.rowId(filter.index(row, 0));
        const auto found = replacer->findIn(*m_document.objective(id));
        if (!found)
            return std::unexpected(found.error());
        for (const TextReplacer::Found &cell : *found)
            cells.append(
                {.row = row, .column = static_cast<int>(cell.column), .matches = cell.count});
    }
    return cells;
}

std::expected<void, QString> SearchedGoals::replaceIn(const Query &query, const Cell &cell)
{
    const RowId id = m_table.filter().rowId(m_table.filter().index(cell.row, 0));
    return TextReplacer::make(queryOf(query))
        .and_then([&](const TextReplacer &replacer) {
            return replacer.replacedIn(
                *m_document.objective(id), static_cast<ObjectiveColumn>(cell.column));
        })
        .transform([&](const Objective &changed) {
            changeAndAddObjectives(
                m_document, {changed}, {}, GoalsWords::tr("Replace in %Ln goals", nullptr, 1));
        });
}

std::expected<QString, QString> SearchedGoals::replaceAll(const Query &query)
{
    return query.inSelection || m_table.filter().isActive() ? replaceInSome(query)
                                                            : replaceInSet(query);
}

std::expected<QString, QString> SearchedGoals::replaceInSet(const Query &query)
{
    const auto replacer = TextReplacer::make(queryOf(query));
    if (!replacer)
        return std::unexpected(replacer.error());
    auto replaced = replacer->replacedIn(m_document.set());
    if (!replaced)
        return std::unexpected(replaced.error());
    replaceSet(m_document, std::move(replaced->set),
        GoalsWords::tr("Replace in %Ln goals", nullptr, replaced->goals));
    QString told = GoalsWords::tr("Replaced in %Ln goals", nullptr, replaced->goals);
    if (replaced->names > 0)
        told = GoalsWords::tr("%1; %2", "two things that were done")
                   .arg(told,
                       GoalsWords::tr("%Ln names of categories and tags changed everywhere, "
                                      "including limits",
                           nullptr, replaced->names));
    return told;
}

std::expected<QString, QString> SearchedGoals::replaceInSome(const Query &query)
{
    ReplaceQuery some = queryOf(query);
    const bool leavesNames = some.where == ReplaceQuery::Where::All;
    if (leavesNames) // renamed in some goals only, a category would lose its limits
        some.where = ReplaceQuery::Where::GoalsAndTooltips;
    const auto replacer = TextReplacer::make(some);
    if (!replacer)
        return std::unexpected(replacer.error());
    QList<Objective> changed;
    for (const RowId id : goals(query)) {
        const Objective &before = *m_document.objective(id);
        const auto after = replacer->replacedIn(before);
        if (!after)
            return std::unexpected(GoalsWords::tr(
                "Nothing was replaced because of row %1: %2", "its number, a sentence")
                    .arg(m_document.rowOf(id) + 1)
                    .arg(after.error()));
        if (*after != before)
            changed << *after;
    }
    const auto count = static_cast<int>(changed.size());
    changeAndAddObjectives(
        m_document, changed, {}, GoalsWords::tr("Replace in %Ln goals", nullptr, count));
    const QString told = GoalsWords::tr("Replaced in %Ln goals", nullptr, count);
    return leavesNames ? GoalsWords::tr("%1; %2", "two things that were done")
                             .arg(told,
                                 GoalsWords::tr("category and tag names can only be changed in all "
                                                "goals at once"))
                       : told;
}

} // namespace boardwright
