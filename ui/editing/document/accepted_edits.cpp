// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/document/accepted_edits.h"

#include "core/generator/generator.h"
#include "core/goalset/accepted.h"
#include "core/goalset/field.h"
#include "core/goalset/fix.h"
#include "core/goalset/rows.h"
#include "core/goalset/set_sections.h"
#include "ui/editing/document/change_set.h"
#include "ui/text/fix_words.h"
#include "ui/text/goal_names.h"
#include "ui/text/kind_words.h"

#include <QCoreApplication>

#include <algorithm>

namespace boardwright {

namespace {

struct AcceptedWords {
    Q_DECLARE_TR_FUNCTIONS(boardwright::Edits)
};

QList<TableRow> &acceptedRows(GoalSet &set)
{
    return set.tables[accepted_section::section.key];
}

void addAcceptance(GoalSetDocument &document, GoalSet &set, const FieldValues &values)
{
    acceptedRows(set).append({.id = document.newRow(), .values = values, .verbatim = {}});
}

/// A common name for the problems.
QString nameOfAll(const QList<Problem> &problems)
{
    const Code code = problems.first().code;
    const auto count = static_cast<int>(problems.size());
    return std::ranges::all_of(problems, [&](const Problem &one) { return one.code == code; })
        ? kindWords(code, count)
        : AcceptedWords::tr("%Ln problems", nullptr, count);
}

QString nameOf(const Problem &problem, const GoalSet &set)
{
    if (objectiveOf(set, problem.row) != nullptr)
        return AcceptedWords::tr("a warning about %1", "a goal").arg(goalName(set, problem.row));
    const QString name = placesOf(problem, set).value(0).name;
    return name.isEmpty()
        ? AcceptedWords::tr("a warning")
        : AcceptedWords::tr("a warning about \"%1\"", "a category or a tag").arg(shortName(name));
}

void dropEmptyTable(GoalSet &set)
{
    if (acceptedRows(set).isEmpty())
        set.tables.remove(accepted_section::section.key);
}

} // namespace

void fixProblems(GoalSetDocument &document, const QList<Problem> &problems)
{
    if (problems.isEmpty())
        return;
    if (problems.size() == 1) {
        const auto fix = fixOf(problems.first(), document.set(), allSections());
        if (fix)
            replaceSet(document, fixed(document.set(), *fix), fixWords(*fix, document.set()));
        return;
    }
    replaceSet(document, allFixed(document.set(), problems, allSections()),
        AcceptedWords::tr("Fix %1", "several problems, such as \"12 tags that no goal has\"")
            .arg(nameOfAll(problems)));
}

void acceptProblems(GoalSetDocument &document, const QList<Problem> &problems)
{
    GoalSet next = document.set();
    QList<Problem> added;
    const Acceptance acceptance(next);
    for (const Problem &problem : problems) {
        if (!mayBeAccepted(problem) || acceptance.accepts(problem))
            continue;
        addAcceptance(document, next, acceptanceOf(problem, next));
        added << problem;
    }
    if (added.isEmpty())
        return;
    replaceSet(document, std::move(next),
        AcceptedWords::tr("Accept %1", "a problem, or several")
            .arg(added.size() == 1 ? nameOf(added.first(), document.set()) : nameOfAll(added)));
}

void acceptKind(GoalSetDocument &document, Code code)
{
    GoalSet next = document.set();
    QList<TableRow> &rows = acceptedRows(next);
    const auto isOfKind = [&](const TableRow &row) { return kindOf(row.values) == code; };
    if (std::ranges::any_of(rows, isOfKind))
        return;
    // Problems of this kind that were accepted one by one are covered now.
    rows.removeIf([&](const TableRow &row) {
        const QList<AcceptedPlace> places = placesOf(row.values);
        return !places.isEmpty() && places.first().code == code;
    });
    addAcceptance(document, next, acceptanceOfKind(code));
    replaceSet(document, std::move(next), AcceptedWords::tr("Accept all warnings of one kind"));
}

void takeBackProblems(
    GoalSetDocument &document, const QList<Problem> &problems, const QList<Problem> &all)
{
    const Acceptance before(document.set());
    GoalSet next = document.set();
    QSet<Code> kinds;
    QSet<AcceptedPlace> places;
    for (const Problem &problem : problems) {
        kinds.insert(problem.code);
        for (const AcceptedPlace &place : placesOf(problem, next))
            places.insert(place);
    }
    const auto isTakenBack = [&](const AcceptedPlace &place) { return places.contains(place); };
    QList<TableRow> kept;
    for (TableRow row : std::as_const(acceptedRows(next))) {
        if (const auto kind = kindOf(row.values); kind && kinds.contains(*kind))
            continue;
        QList<AcceptedPlace> named = placesOf(row.values);
        if (named.removeIf(isTakenBack) > 0) {
            if (named.isEmpty())
                continue;
            QList<RowId> rows;
            for (const AcceptedPlace &place : std::as_const(named))
                rows << place.row;
            setValue(row.values, accepted_section::rows, rows);
        }
        kept << row;
    }
    acceptedRows(next) = kept;
    const Acceptance left(next);
    for (const Problem &problem : all) {
        const QList<AcceptedPlace> ways = placesOf(problem, next);
        if (kinds.contains(problem.code) && before.accepts(problem) && !left.accepts(problem)
            && !ways.isEmpty() && !isTakenBack(ways.first()))
            addAcceptance(document, next, acceptanceOf(problem, next));
    }
    dropEmptyTable(next);
    replaceSet(document, std::move(next),
        problems.size() == 1 ? AcceptedWords::tr("Unaccept a warning")
                             : AcceptedWords::tr("Unaccept %Ln warnings", nullptr,
                                   static_cast<int>(problems.size())));
}

} // namespace boardwright
