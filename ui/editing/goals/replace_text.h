// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/goalset.h"
#include "ui/editing/values/objective_columns.h"

#include <QMap>
#include <QRegularExpression>

#include <expected>

namespace boardwright {

/// What is looked for in goals, where, and what takes its place.
struct ReplaceQuery {
    enum class Where : std::uint8_t { Goals, Tooltips, Categories, Tags, All, GoalsAndTooltips };

    QString find;
    QString with; ///< \1 to \9 are what groups of a regular expression caught, \0 is all of it
    Where where = Where::All;
    bool matchCase = false;
    bool wholeWords = false;
    bool isRegularExpression = false;
};

/// Finds and replaces texts of goals. A value; pure. An expression that takes too long to try is
/// given up with an error after a number of steps that is always the same, so no expression can
/// hold a window up.
class TextReplacer final {
public:
    /// An error says what is wrong with the expression. Nothing to find is no error: it is nowhere.
    static std::expected<TextReplacer, QString> make(const ReplaceQuery &query);

    struct Found {
        RowId id = RowId::none;
        ObjectiveColumn column = ObjectiveColumn::Goal;
        int count = 0; ///< at least 1

        friend bool operator==(const Found &, const Found &) = default;
    };

    /// The cells of a goal that hold it, in the order of the columns.
    std::expected<QList<Found>, QString> findIn(const Objective &objective) const;

    /// The goal with all of them replaced. An error says why a text cannot be what it would become.
    std::expected<Objective, QString> replacedIn(Objective objective) const;
    /// Likewise in one cell alone.
    std::expected<Objective, QString> replacedIn(Objective objective, ObjectiveColumn column) const;

    struct InSet {
        GoalSet set;
        int goals = 0; ///< how many it changes
        int names = 0; ///< how many categories and tags have other names
    };

    /// The set with all of them replaced in all goals. Names of categories and tags are replaced
    /// wherever they are: on goals, in limits, in the list of tags. Where the name is taken, they
    /// merge. An error names the row or the name that cannot be what it would become.
    std::expected<InSet, QString> replacedIn(const GoalSet &set) const;

private:
    struct Replaced {
        QString text;
        int count = 0;
    };

    TextReplacer(ReplaceQuery query, QRegularExpression expression);

    QList<ObjectiveColumn> columns() const;
    std::expected<QMap<QString, QString>, QString> newNames(
        const QStringList &names, ObjectiveColumn column) const;
    std::expected<Replaced, QString> replaced(const QString &text) const;
    QString replacement(const QRegularExpressionMatch &match) const;

    ReplaceQuery m_query;
    QRegularExpression m_expression;
};

} // namespace boardwright
