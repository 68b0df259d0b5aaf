// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/goalset.h"
#include "ui/editing/values/objective_columns.h"
#include "ui/editing/values/text_search.h"

#include <QMap>

#include <expected>
#include <optional>

namespace boardwright {

/// A text to find in goals, where to look, and its replacement.
struct ReplaceQuery {
    enum class Where : std::uint8_t { Goals, Tooltips, Categories, Tags, All, GoalsAndTooltips };

    QString find;
    QString with; ///< \1 to \9 are captured groups of a regular expression, \0 is the whole match
    Where where = Where::All;
    bool matchCase = false;
    bool wholeWords = false;
    bool isRegularExpression = false;
};

/// The columns in which it looks, in their order.
QList<ObjectiveColumn> columnsOf(ReplaceQuery::Where where);

/// Finds and replaces text in goals. A value; pure. The matching of an expression stops with an
/// error after a fixed number of steps, so that no expression can block the window.
class TextReplacer final {
public:
    /// The error says what is wrong with the expression. An empty text is valid and matches
    /// nothing.
    static std::expected<TextReplacer, QString> make(const ReplaceQuery &query);

    struct Found {
        RowId id = RowId::none;
        ObjectiveColumn column = ObjectiveColumn::Goal;
        int count = 0; ///< at least 1

        friend bool operator==(const Found &, const Found &) = default;
    };

    /// The cells of a goal that contain the text, in column order.
    std::expected<QList<Found>, QString> findIn(const Objective &objective) const;

    /// The goal with all matches replaced. The error says why a resulting text is invalid.
    std::expected<Objective, QString> replacedIn(Objective objective) const;
    /// Like replacedIn() for a whole goal, in one cell only.
    std::expected<Objective, QString> replacedIn(Objective objective, ObjectiveColumn column) const;

    struct InSet {
        GoalSet set;
        int goals = 0; ///< the number of changed goals
        int names = 0; ///< the number of renamed categories and tags
    };

    /// The set with all matches replaced in all goals. Names of categories and tags are replaced
    /// everywhere: in goals, in limits, in the list of tags. If the new name exists, the two are
    /// merged. `only`: other names stay. The error names the row or the name whose result is
    /// invalid.
    std::expected<InSet, QString> replacedIn(
        const GoalSet &set, const std::optional<QStringList> &only = {}) const;

private:
    TextReplacer(ReplaceQuery::Where where, TextSearch search);

    QList<ObjectiveColumn> columns() const { return columnsOf(m_where); }

    std::expected<QMap<QString, QString>, QString> newNames(
        const QStringList &names, ObjectiveColumn column) const;

    ReplaceQuery::Where m_where;
    TextSearch m_search;
};

} // namespace boardwright
