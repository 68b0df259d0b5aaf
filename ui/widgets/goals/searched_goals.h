// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/goals/replace_text.h"
#include "ui/widgets/table/searched_table.h"

namespace boardwright {

class GoalSetDocument;
class ObjectivesTable;

/// Searches the texts of goals, in hidden columns, too. The name of a category or tag applies to
/// the whole set, so it is replaced only if all goals are searched.
class SearchedGoals final : public SearchedTable {
public:
    /// Both must outlive this.
    SearchedGoals(GoalSetDocument &document, ObjectivesTable &table);

    Spreadsheet &table() const override;
    QStringList parts() const override;

    int firstPart() const override { return static_cast<int>(ReplaceQuery::Where::All); }

    QList<int> columns(int part) const override;
    QString selectionText() const override;
    std::expected<QList<Cell>, QString> find(const Query &query) const override;
    std::expected<void, QString> replaceIn(const Query &query, const Cell &cell) override;
    std::expected<QString, QString> replaceAll(const Query &query) override;

private:
    /// The goals that are searched, in the order shown.
    QList<RowId> goals(const Query &query) const;
    std::expected<QString, QString> replaceInSet(const Query &query);
    std::expected<QString, QString> replaceInSome(const Query &query);

    GoalSetDocument &m_document;
    ObjectivesTable &m_table;
};

} // namespace boardwright
