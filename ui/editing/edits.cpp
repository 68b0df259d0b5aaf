// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/edits.h"

#include "core/goalset/goal_text.h"
#include "ui/editing/change_field.h"

#include <QCoreApplication>

#include <algorithm>

namespace boardwright {

namespace {

struct EditWords {
    Q_DECLARE_TR_FUNCTIONS(boardwright::Edits)
};

constexpr int longestGoalShown = 40;

QString shortGoal(const GoalSetDocument &document, RowId id)
{
    return shortened(document.objective(id)->goal, longestGoalShown);
}

template <typename T>
QList<RowId> rowsThatDiffer(
    const GoalSetDocument &document, const QList<RowId> &ids, T Objective::*field, const T &value)
{
    QList<RowId> result;
    std::ranges::copy_if(ids, std::back_inserter(result), [&](RowId id) {
        const Objective *objective = document.objective(id);
        return objective != nullptr && objective->*field != value;
    });
    return result;
}

QList<RowId> rowsInSet(const GoalSetDocument &document, const QList<RowId> &ids)
{
    QList<RowId> result;
    std::ranges::copy_if(
        ids, std::back_inserter(result), [&](RowId id) { return document.rowOf(id) >= 0; });
    return result;
}

template <typename T>
void push(GoalSetDocument &document, const QList<RowId> &ids, T Objective::*field, const T &value,
    const QString &text, int gesture = -1)
{
    document.undoStack().push(
        new ChangeField<T>(document, ids, field, QList<T>(ids.size(), value), text, gesture));
}

} // namespace

void setWeighting(GoalSetDocument &document, const QList<RowId> &ids, int weighting, int gesture)
{
    const int value = std::clamp(weighting, 1, 100);
    QList<RowId> rows = rowsThatDiffer(document, ids, &Objective::weighting, value);
    if (rows.isEmpty())
        return;
    // Steps merge only when they are about the same rows, so the steps of a gesture name them all.
    if (gesture >= 0)
        rows = rowsInSet(document, ids);
    const QString text = rows.size() == 1
        ? EditWords::tr("Weighting %1 for \"%2\"")
              .arg(QString::number(value), shortGoal(document, rows.first()))
        : EditWords::tr("Weighting %1 for %n goals", nullptr, static_cast<int>(rows.size()))
              .arg(value);
    push(document, rows, &Objective::weighting, value, text, gesture);
}

void setEnabled(GoalSetDocument &document, const QList<RowId> &ids, bool enabled)
{
    const QList<RowId> rows = rowsThatDiffer(document, ids, &Objective::disabled, !enabled);
    if (rows.isEmpty())
        return;
    const auto count = static_cast<int>(rows.size());
    QString text;
    if (count == 1) {
        text = (enabled ? EditWords::tr("Enable \"%1\"") : EditWords::tr("Disable \"%1\""))
                   .arg(shortGoal(document, rows.first()));
    } else {
        text = enabled ? EditWords::tr("Enable %n goals", nullptr, count)
                       : EditWords::tr("Disable %n goals", nullptr, count);
    }
    push(document, rows, &Objective::disabled, !enabled, text);
}

void toggleEnabled(GoalSetDocument &document, const QList<RowId> &ids)
{
    const bool allEnabled = std::ranges::none_of(ids, [&](RowId id) {
        const Objective *objective = document.objective(id);
        return objective != nullptr && objective->disabled;
    });
    setEnabled(document, ids, !allEnabled);
}

void setGoal(GoalSetDocument &document, RowId id, const QString &goal)
{
    const QList<RowId> rows = rowsThatDiffer(document, {id}, &Objective::goal, goal);
    if (rows.isEmpty())
        return;
    push(document, rows, &Objective::goal, goal,
        EditWords::tr("Reword \"%1\"").arg(shortGoal(document, id)));
}

int newGesture()
{
    static int last = -1;
    return ++last;
}

} // namespace boardwright
