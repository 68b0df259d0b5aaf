// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/goals/replace_text.h"
#include "ui/widgets/table/searched_table.h"

namespace boardwright {

class GoalSetDocument;
class NamesTable;

/// Searches the names of categories or tags. A name that is replaced changes everywhere; if the new
/// name exists, the two are merged.
class SearchedNames final : public SearchedTable {
public:
    /// `names`: Categories or Tags. The others must outlive this.
    SearchedNames(ReplaceQuery::Where names, GoalSetDocument &document, NamesTable &table);

    Spreadsheet &table() const override;

    QList<int> columns(int /*part*/) const override { return {0}; }

    QString selectionText() const override;
    std::expected<QList<Cell>, QString> find(const Query &query) const override;
    std::expected<void, QString> replaceIn(const Query &query, const Cell &cell) override;
    std::expected<QString, QString> replaceAll(const Query &query) override;

private:
    std::expected<int, QString> replace(const Query &query, const QList<Cell> &cells);

    ReplaceQuery::Where m_names;
    GoalSetDocument &m_document;
    NamesTable &m_table;
};

} // namespace boardwright
